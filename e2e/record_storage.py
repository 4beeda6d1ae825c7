"""``python -m e2e.record_storage``: record the page's data in both stores, in ``e2e/fixtures/storage.json``.

For every game these are a match that has begun, one that has ended and was analysed by a bot, and each document of
the page's own. A page of every later release must read them: from the first release on the file stays unchanged.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from browser import ensure_chromium
from commands import ensure_dist
from e2e.lib.drivers import WITH_MACHINES, turn_driver
from e2e.lib.exercises import put_past, search, with_exercises
from e2e.lib.lessons import LESSONS, do_step, open_step
from e2e.lib.matches import act, begin, do
from e2e.lib.store import DOCUMENT, MATCH, Row, dumped, put, replay, script, text_of
from e2e.lib.support import wait_for_promise
from e2e.lib.table import TWO_STEPS, Table
from paths import is_root
from py_engine.games import GAMES
from serve import Site
from tests.exercises.test_exercises import position, shipped
from tests.play import as_action
from tests.record import recorded

FIXTURE = Path(__file__).with_name("fixtures") / "storage.json"
DAY = "2026-11-23"
JUDGED = "judged"
LESSON = next(game for game in LESSONS if not GAMES[game].live)
PATIENCE = 600_000
"""Milliseconds for the analysis of a match."""
HAS_ROW = script("""
    const [name, key] = given;
    return transact("readonly", async (stores) => (await answer(stores[name].getKey(key))) !== undefined);
""")


def plays(game: str) -> Callable[[Table], None]:
    """Return a function that begins a match of a game and acts in it."""

    def leave(table: Table) -> None:
        table.store(begin(game, 1, f"begun-{game}"))
        table.noren.or_(table.cover).or_(table.page.locator("[data-half]")).first.wait_for()
        act(table, table.stored(), random.Random(1))

    return leave


def judges(table: Table) -> None:
    """Let a match end, and a bot analyse it."""
    whole = min(recorded(WITH_MACHINES[0]), key=lambda save: len(save["log"]))
    last = replay({**whole, "log": whole["log"][:-1]})
    table.put(last.save(), JUDGED, title="Friday")
    table.uncover(last)
    do(table, last, as_action(last.game, whole["log"][-1]))
    table.page.goto(f"{table.url}#/review/{JUDGED}/analysis")
    wait_for_promise(table.page, HAS_ROW, ["judgements", JUDGED], PATIENCE)


def writes_book(table: Table) -> None:
    """Rename and hide people, leave a match out, and delete one whose result stays."""
    page, saves = table.page, (save for game in sorted(GAMES) for save in recorded(game))
    save = next(save for save in saves if len(save["seats"]) == 2)
    for number, names in enumerate((["Aki", "Ben"], ["Ako", "Ben"], ["Aki", "Chie"])):
        put(page, text_of({**save, "seats": [{"name": name} for name in names]}, f"m{number}", touched=1 + number))
    page.reload()
    page.goto(f"{table.url}#/book")
    page.get_by_role("button", name="Don’t count").first.click()
    people = page.get_by_test_id("book-people").locator("li")
    people.filter(has_text="Chie").get_by_role("button", name="Hide").click()
    people.filter(has_text="Ako").get_by_role("button", name="Rename").click()
    page.get_by_label("New name for Ako").fill("Aki")
    page.get_by_role("button", name="Merge with Aki").click()
    people.filter(has_text="also Ako").wait_for()
    table.delete("m0")


def writes_days(table: Table) -> None:
    """Let a day's match end, and another one begin."""
    page = table.page
    played, begun = sorted(GAMES)[:2]
    save = next(recorded(played))
    bots = [None, *[{"level": "even", "face": "1"}] * (len(save["seats"]) - 1)]
    put(page, text_of(save, f"day-{played}-{DAY}", bots=bots))
    page.reload()
    page.goto(f"{table.url}#/daily")
    page.get_by_test_id(f"day-{begun}-{DAY}").get_by_role("button", name="Play").click()
    page.wait_for_url(f"**#/play/day-{begun}-{DAY}")
    page.goto(f"{table.url}#/daily")
    page.get_by_test_id(f"day-{begun}-{DAY}").get_by_role("link", name="Continue").wait_for()


def learns(table: Table) -> None:
    """Carry out the first step of a lesson."""
    step = LESSONS[LESSON][0]
    open_step(table.page, table.url, LESSON, 1)
    do_step(table.page, LESSON, step, step["taught"])
    wait_for_promise(table.page, HAS_ROW, ["documents", "lessons"])


def plays_alone(table: Table) -> None:
    """Find exercises in a match against bots, answer one, and delete the match; the record keeps its result."""
    page, game = table.page, WITH_MACHINES[0]
    match, _ = with_exercises(game)
    put_past(table, match, "alone")
    page.goto(f"{table.url}#/find-exercises/alone/0")
    search(page)
    page.goto(f"{table.url}#/exercises/{game}")
    table.open.wait_for()
    exercise = shipped(game)[0]
    turn_driver(game).perform(table, position(game, exercise), exercise["choices"][0]["action"])
    page.locator("[data-testid=exercise][data-ended=true]").wait_for()
    table.delete("alone")
    wait_for_promise(page, HAS_ROW, ["documents", "solo"])


LEAVING = (*map(plays, GAMES), judges, writes_book, writes_days, learns, plays_alone)


def left(browser: Browser, site: Site, leave: Callable[[Table], None]) -> tuple[list[Row], dict[str, str]]:
    """Return the data that a new page, on that day, leaves in both stores."""
    page = browser.new_context(locale="en-US", reduced_motion="reduce").new_page()
    page.clock.set_fixed_time(f"{DAY}T12:00:00")
    page.add_init_script(f"({TWO_STEPS})()")
    table = Table(page, site.url)
    table.go_home()
    leave(table)
    page.goto(site.url)
    rows, texts = dumped(page)
    page.context.close()
    return rows, {key: text for key, text in texts.items() if key.startswith((MATCH, DOCUMENT))}


def main() -> None:
    """Record all of it."""
    arguments = ["--disable-gpu", *(["--no-sandbox"] if is_root() else [])]
    rows: list[Row] = []
    texts: dict[str, str] = {}
    with sync_playwright() as playwright, Site(ensure_dist()) as site:
        browser = playwright.chromium.launch(executable_path=ensure_chromium(), args=arguments)
        for leave in LEAVING:
            more, beside = left(browser, site, leave)
            rows += more
            texts |= beside
        browser.close()
    FIXTURE.parent.mkdir(exist_ok=True)
    content = {"rows": rows, "texts": texts}
    FIXTURE.write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
