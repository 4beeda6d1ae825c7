"""``python -m e2e.record_storage [game …]``: keep what the page leaves in its storage of a finished match.

The entries go to ``e2e/fixtures/storage/<version>/<game>.json``, under the version that they bear. They are written
once, when a version or a game is shipped, and never again: every later page must read them, or say clearly why not.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from browser import ensure_chromium
from dist import ensure_dist
from e2e.table import STORED, TWO_STEPS, Table, replay, unsealed
from paths import is_root
from py_engine.games import GAMES
from serve import Site

FIXTURES = Path(__file__).with_name("fixtures") / "storage"
RECORDED = Path(__file__).parents[1] / "tests" / "fixtures"
PACKED = """(isAlone) => {
    const slots = Object.entries(localStorage).filter(([key]) => key.startsWith("tefuda:match:past"));
    return slots.some(([, text]) => text.includes('"packed"')) && (!isAlone || slots.length === 1);
}"""
"""Whether the match is stored packed; alone: and in no other form."""


def rest(table: Table, game: str) -> None:
    """Store a match that ended long ago, and start the page until that lies packed in one place."""
    save = recorded_save(game)
    status = replay(save).status()
    outcome = {"winners": status["winners"], "scores": status["scores"]}
    table.put(save, "past", outcome=outcome, title="Friday")
    table.result.wait_for()
    table.page.reload()
    table.page.wait_for_function(PACKED, arg=0)
    table.page.reload()
    table.page.wait_for_function(PACKED, arg=1)


def recorded_save(game: str) -> dict[str, Any]:
    """Return the save of a game's first recorded match."""
    first = sorted((RECORDED / game).glob("*-00.json"))[0]
    save: dict[str, Any] = json.loads(first.read_text(encoding="utf-8"))["save"]
    return save


def record(browser: Browser, site: Site, game: str) -> str:
    """Play, write one file where there is none yet, and say so."""
    page = browser.new_context(locale="en-US", reduced_motion="reduce").new_page()
    table = Table(page, site.url)
    table.go_home()
    page.evaluate(TWO_STEPS)
    page.reload()
    table.go_home()
    rest(table, game)
    entries = dict(page.evaluate(STORED))
    version = max(unsealed(text)[1]["v"] for text in entries.values())
    path = FIXTURES / f"v{version}" / f"{game}.json"
    page.context.close()
    if path.exists():
        return f"{path.name} of v{version} is kept as it is"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(entries, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return f"{path.name} of v{version} is written"


def main(games: list[str]) -> None:
    """Record the games named, or all."""
    arguments = ["--disable-gpu", *(["--no-sandbox"] if is_root() else [])]
    with sync_playwright() as playwright, Site(ensure_dist()) as site:
        browser = playwright.chromium.launch(executable_path=ensure_chromium(), args=arguments)
        for game in games or GAMES:
            print(record(browser, site, game))
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
