"""``python -m e2e.record_storage [game …]``: keep what the page leaves in its storage.

Of every game a match that rests, and where the machine judges one a match that it has judged: the entries go to
``e2e/fixtures/storage/<version>/<game>.json``, under the version that they bear. The group's book and the days that
were played go to ``e2e/fixtures/documents/<name>-v<version>.json``. All are written once, when a version or a game
is shipped, and never again: every later page must read them, or say clearly why not.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from browser import ensure_chromium
from dist import ensure_dist
from e2e.drivers import WITH_MACHINES
from e2e.store import replay
from e2e.table import PUT, STORED, TWO_STEPS, Table, unsealed
from e2e.table import record as recorded
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
JUDGED = """() => Object.values(localStorage).some((text) => text.includes('"judged":{'))"""
DOCUMENTS = FIXTURES.with_name("documents")
OF_DOCUMENT = "(start) => Object.entries(localStorage).filter(([key]) => key.startsWith(start))"
DAY = "2026-11-23"
PATIENCE = 1_800_000
"""Milliseconds for the longest match to be judged."""
Leaving = Callable[[Table, str], None]


def ended(save: dict[str, Any]) -> dict[str, Any]:
    """Return how a match ended, as its record has that."""
    status = replay(save).status()
    return {"winners": status["winners"], "scores": status["scores"]}


def rest(table: Table, game: str) -> None:
    """Store a match that ended long ago, and start the page until that lies packed in one place."""
    save = recorded_save(game)
    table.put(save, "past", outcome=ended(save), title="Friday")
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


def judge(table: Table, game: str) -> None:
    """Store a match that has just ended, and have the machine judge it."""
    save, page = recorded_save(game), table.page
    table.put(save, "past", outcome=ended(save), touched=page.evaluate("Date.now()"))
    table.result.wait_for()
    page.goto(f"{table.url}#/review/past")
    sheet = page.get_by_test_id("judge")
    sheet.locator("summary").click()
    sheet.get_by_role("button").first.click()
    page.wait_for_function(JUDGED, timeout=PATIENCE)


def write_book(table: Table) -> None:
    """Have people renamed and hidden, a match left out, and one deleted whose result stays."""
    saves = map(recorded_save, sorted(GAMES))
    page, save = table.page, next(save for save in saves if len(save["seats"]) == 2)
    for number, names in enumerate((["Aki", "Ben"], ["Ako", "Ben"], ["Aki", "Chie"])):
        named = {**save, "seats": [{"name": name} for name in names]}
        page.evaluate(PUT, {f"tefuda:match:m{number}": recorded(named, outcome=ended(save), touched=1 + number)})
    page.reload()
    page.goto(f"{table.url}#/book")
    page.get_by_role("button", name="Leave out").first.click()
    people = page.get_by_test_id("book-people").locator("li")
    people.filter(has_text="Chie").get_by_role("button", name="Hide").click()
    people.filter(has_text="Ako").get_by_role("button", name="Rename").click()
    page.get_by_label("New name for Ako").fill("Aki")
    page.get_by_role("button", name="Make one with Aki").click()
    people.filter(has_text="also Ako").wait_for()
    page.goto(table.url)
    page.locator("[data-match=m0] summary").click()
    page.get_by_role("button", name="Delete").click()
    page.locator("[data-match=m0]").wait_for(state="detached")


def write_days(table: Table) -> None:
    """Have a day's match end, and another one begin."""
    page = table.page
    played, begun = sorted(GAMES)[:2]
    save = recorded_save(played)
    machines = [None, *[{"level": "even", "face": "1"}] * (len(save["seats"]) - 1)]
    fields = {"v": 3, "outcome": ended(save), "machines": machines}
    page.evaluate(PUT, {f"tefuda:match:day-{played}-{DAY}": recorded(save, **fields)})
    page.reload()
    page.goto(f"{table.url}#/daily")
    page.wait_for_function("() => Object.keys(localStorage).some((key) => key.startsWith('tefuda:days'))")
    page.get_by_test_id(f"day-{begun}-{DAY}").get_by_role("button", name="Play").click()
    page.wait_for_url(f"**#/play/day-{begun}-{DAY}")
    page.goto(f"{table.url}#/daily")
    page.get_by_test_id(f"day-{begun}-{DAY}").get_by_role("link", name="Go on").wait_for()


WRITTEN: dict[str, Callable[[Table], None]] = {"book": write_book, "days": write_days}
"""What writes each document of the page's own."""


def opened(browser: Browser, site: Site) -> Table:
    """Return a page of its own, on that day."""
    page = browser.new_context(locale="en-US", reduced_motion="reduce").new_page()
    page.clock.set_fixed_time(f"{DAY}T12:00:00")
    table = Table(page, site.url)
    table.go_home()
    page.evaluate(TWO_STEPS)
    page.reload()
    table.go_home()
    return table


def keep(path: Path, entries: dict[str, str]) -> str:
    """Write a fixture where there is none yet, and say so."""
    name = path.relative_to(FIXTURES.parent)
    if path.exists():
        return f"{name} is kept as it is"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(entries, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return f"{name} is written"


def version_of(entries: dict[str, str]) -> int:
    """Return the newest version that entries bear."""
    return max(int(unsealed(text)[1]["v"]) for text in entries.values())


def record(browser: Browser, site: Site, game: str, leave: Leaving) -> str:
    """Keep what the page leaves of a match."""
    table = opened(browser, site)
    leave(table, game)
    entries = dict(table.page.evaluate(STORED))
    table.page.context.close()
    return keep(FIXTURES / f"v{version_of(entries)}" / f"{game}.json", entries)


def record_document(browser: Browser, site: Site, name: str) -> str:
    """Keep what the page leaves of a document of its own."""
    table = opened(browser, site)
    WRITTEN[name](table)
    entries = dict(table.page.evaluate(OF_DOCUMENT, f"tefuda:{name}/"))
    table.page.context.close()
    return keep(DOCUMENTS / f"{name}-v{version_of(entries)}.json", entries)


def main(games: list[str]) -> None:
    """Record the games named, or all, and the documents."""
    arguments = ["--disable-gpu", *(["--no-sandbox"] if is_root() else [])]
    with sync_playwright() as playwright, Site(ensure_dist()) as site:
        browser = playwright.chromium.launch(executable_path=ensure_chromium(), args=arguments)
        for name in WRITTEN:
            print(record_document(browser, site, name))
        for game in games or GAMES:
            print(record(browser, site, game, rest))
            if game in WITH_MACHINES:
                print(record(browser, site, game, judge))
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
