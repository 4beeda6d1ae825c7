"""Possible contents of the stores when a page starts: data of this form is used, nothing else is touched."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Page, expect

from e2e.lib.lessons import LESSONS
from e2e.lib.matches import act
from e2e.lib.sample import SET_UP
from e2e.lib.store import BLANK, FORGET, match_in, put_raw, script, set_aside, stored_matches
from e2e.lib.table import TWO_STEPS, Table
from e2e.record_storage import DAY, FIXTURE, JUDGED, LESSON
from py_engine.games import GAMES
from serve import Site


def put_left(page: Page, site: Site, match_id: str | None = None) -> None:
    """Put recorded data alone into the stores before a page starts: all of it, or one match."""
    left: Any = json.loads(FIXTURE.read_text(encoding="utf-8"))
    rows = [(name, key, value) for name, key, value in left["rows"] if match_id is None or is_of(key, match_id)]
    texts = {key: text for key, text in left["texts"].items() if match_id is None or key.endswith(f":{match_id}")}
    page.goto(f"{site.url}{BLANK}")
    page.evaluate(FORGET)
    assert put_raw(page, rows, texts) == len(rows) + len(texts) > 0


def is_of(key: Any, match_id: str) -> bool:
    """Return whether a row's key belongs to a match."""
    return bool(key == match_id or key[0] == match_id)


LEFT_GAMES = [game for game in GAMES if f"begun-{game}" in FIXTURE.read_text(encoding="utf-8")]
"""The matches and documents in the recorded data."""


def test_a_pages_recorded_matches_continue_and_an_analysed_one_shows_its_analysis(page: Page, site: Site) -> None:
    page.add_init_script(f"({TWO_STEPS})()")
    table = Table(page, site.url)
    for game in LEFT_GAMES:
        put_left(page, site, f"begun-{game}")
        page.goto(f"{site.url}#/play/begun-{game}")
        before = stored_matches(page)[f"begun-{game}"]
        table.noren.or_(table.cover).wait_for()
        act(table, match_in(before), random.Random(2))
        after = stored_matches(page)[f"begun-{game}"]
        assert after["log"][: before["length"]] == before["log"] != after["log"], game
        assert after["logRevision"] > before["logRevision"], game
        assert set_aside(page) == {}, game
    put_left(page, site, JUDGED)
    page.goto(f"{site.url}#/review/{JUDGED}")
    judge = page.get_by_test_id("judge")
    judge.locator(".judge-moves").wait_for(state="attached")
    page.goto(f"{site.url}#/play/{JUDGED}")
    table.result.wait_for()


def test_days_book_lessons_record_and_exercises_that_a_page_has_left_are_there(page: Page, site: Site) -> None:
    put_left(page, site)
    page.clock.set_fixed_time(f"{DAY}T12:00:00")
    played, begun = sorted(LEFT_GAMES)[:2]
    page.goto(f"{site.url}#/daily")
    expect(page.get_by_test_id(f"day-{played}-{DAY}")).to_contain_text("Streak: 1 day")
    expect(page.get_by_test_id(f"day-{begun}-{DAY}").get_by_role("link", name="Continue")).to_be_visible()
    page.goto(f"{site.url}#/book")
    people = page.get_by_test_id("book-people").locator("li")
    expect(people.filter(has_text="also Ako")).to_have_count(1)
    expect(people.filter(has_text="Chie").get_by_role("button", name="Show again")).to_have_count(1)
    page.goto(f"{site.url}#/learn/{LESSON}")
    page.locator(f"[data-step={LESSONS[LESSON][1]['id']}]").wait_for()
    page.goto(f"{site.url}#/record")
    expect(page.get_by_test_id("solo-groups").locator("li")).to_contain_text(["in one match"])
    page.goto(f"{site.url}#/exercises")
    expect(page.get_by_test_id("exercises")).to_contain_text("From your own matches: 1")
    assert set_aside(page) == {}


LEAVE_NEWER = script("""
    const request = indexedDB.open("tefuda-1", 2);
    request.onupgradeneeded = () => request.result.createObjectStore("of a newer page").put("kept", "it");
    (await answer(request)).close();
""")
OF_NEWER = script("""
    const database = await open();
    const names = [...database.objectStoreNames];
    return [database.version, names, await answer(database.transaction(names).objectStore(names[0]).get("it"))];
""")


def test_a_database_of_a_newer_version_is_named_and_left_alone(page: Page, site: Site) -> None:
    page.goto(f"{site.url}{BLANK}")
    page.evaluate(LEAVE_NEWER)
    table = Table(page, site.url)
    table.go_home()
    expect(page.get_by_text("newer version")).not_to_have_count(0)
    table.start(SET_UP)
    table.lift()
    table.play(table.legal.first)
    expect(table.noren).to_contain_text("’s turn")
    page.reload()
    expect(table.noren).to_contain_text("’s turn")
    assert page.evaluate(OF_NEWER) == [2, ["of a newer page"], "kept"]


LEAVE_OLD = script("""
    localStorage.setItem("tefuda:match:old/0", 'tefuda 2 4 0\\n{"v":1}');
    localStorage.setItem("tefuda:match:older", '{"v":1,"touched":1,"over":false,"seen":[],"save":{}}');
    localStorage.setItem("tefuda:curtain", "two-step");
    localStorage.setItem("tefuda:days/1", "{}");
    const request = indexedDB.open("tefuda", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("texts").put("old", "old");
    (await answer(request)).close();
""")
OLD = """async () => {
    const keys = Object.entries(localStorage).filter(([key]) => !key.startsWith("tefuda:1:")).sort();
    return [keys, (await indexedDB.databases()).filter(({ name }) => name !== "tefuda-1")];
}"""
READS = """
window.reads = [];
const { getItem } = Storage.prototype;
Storage.prototype.getItem = function (key) { window.reads.push(key); return getItem.call(this, key); };
const { open } = IDBFactory.prototype;
IDBFactory.prototype.open = function (...given) { window.reads.push(given[0]); return open.apply(this, given); };
"""
"""``window.reads``: the keys and the databases that a page has read."""


def test_data_of_unreleased_pages_is_neither_read_nor_touched(page: Page, site: Site) -> None:
    page.goto(f"{site.url}{BLANK}")
    page.evaluate(LEAVE_OLD)
    before = page.evaluate(OLD)
    assert [len(each) for each in before] == [4, 1]
    page.add_init_script(READS)
    table = Table(page, site.url)
    table.go_home()
    table.start(SET_UP)
    table.hold.wait_for()  # hands open in the default way
    read = {key for key in page.evaluate("window.reads") if key.startswith("tefuda")}
    assert read and not [key for key in read if not key.startswith(("tefuda:1:", "tefuda-1"))]
    assert page.evaluate(OLD) == before
    assert len(stored_matches(page)) == 1
    assert set_aside(page) == {}
