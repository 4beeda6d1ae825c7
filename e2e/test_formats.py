"""Records of every version that was ever shipped, as pages of that version left them: they open and go on.

The third version's matches are those with machines, the fourth's those in which hints were given or are left out,
the fifth's what-ifs, the sixth's finished ones that are packed, the seventh's those that the machine has judged;
others are still written as the second. The first version's page knew one game only; what the others have is its
form around what the rules of its day logged.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.drivers import IN_TURNS, WITH_MACHINES
from e2e.journal import FORGET
from e2e.machines import AT_ONCE, play_alone, stands
from e2e.matches import act
from e2e.record_storage import DAY, DOCUMENTS, FIXTURES, WRITTEN
from e2e.store import replay, stored_matches
from e2e.support import wait_for_engine
from e2e.table import PUT, TWO_STEPS, Table
from py_engine.games import GAMES
from py_engine.refusals import BadInput
from serve import Site

VERSIONS = sorted(path.name for path in FIXTURES.iterdir())
NEWEST = 7
NEWEST_DOCUMENTS = {"book": 1, "days": 2}


def entries_of(version: str, game: str) -> dict[str, str]:
    entries: dict[str, str] = json.loads((FIXTURES / version / f"{game}.json").read_text(encoding="utf-8"))
    return entries


def go_on(table: Table, match_id: str, kept: dict[str, Any]) -> None:
    """Open a match and do one action in it; one that ended under other rules than today's stays as it was."""
    page = table.page
    page.evaluate("id => { location.hash = `#/play/${id}`; }", match_id)
    try:
        match = replay(kept["save"])
    except BadInput:
        assert kept["over"]
        assert kept["rules"] != GAMES[kept["save"]["game"]].rules
        expect(page.get_by_text("other_rules")).to_be_visible()
        assert stored_matches(page)[match_id]["save"] == kept["save"]
        return
    if match.state.over:
        table.result.wait_for()
        if "judged" in kept:
            stays_judged(table, match_id)
        return
    if match.game.live and "machines" in kept:
        page.get_by_test_id("choose").wait_for()
        return
    if "machines" in kept:
        play_alone(table, 1, most=1)
        stands(table, len(match.log) + 1)  # nothing is on its way any more
    else:
        table.noren.or_(table.cover).wait_for()
        act(table, match, random.Random(1))
    log = stored_matches(page)[match_id]["save"]["log"]
    assert log[: len(kept["save"]["log"])] == kept["save"]["log"] != log


def stays_judged(table: Table, match_id: str) -> None:
    """Go through a match that was judged: what the machine made of it is there unasked."""
    table.page.evaluate("id => { location.hash = `#/review/${id}`; }", match_id)
    judge = table.page.get_by_test_id("judge")
    judge.locator("summary").click()
    judge.locator("svg").first.wait_for()


def games_of(version: str) -> list[str]:
    """Return the games that there were in a version; every one is still played."""
    return sorted(path.stem for path in (FIXTURES / version).iterdir())


def test_every_version_was_recorded_and_the_newest_has_every_game() -> None:
    assert [f"v{number}" for number in range(1, NEWEST + 1)] == VERSIONS
    before = {*games_of("v3")}
    assert before <= {*GAMES}
    for version in ("v4", "v5"):
        assert games_of(version) == sorted(before & {*IN_TURNS}), "hints and what-ifs are not of real time"
    assert {*games_of("v1"), *games_of("v2")} <= before
    assert games_of("v6") == sorted(GAMES)
    assert games_of("v7") == sorted(WITH_MACHINES), "the page judges what a machine player can"


@pytest.mark.parametrize("version", VERSIONS)
def test_the_records_of_a_version_open_and_go_on(page: Page, site: Site, version: str) -> None:
    page.add_init_script(f"({TWO_STEPS})()")
    page.add_init_script(f"({AT_ONCE})()")
    table = Table(page, site.url)
    table.go_home()
    for game in games_of(version):
        page.evaluate("() => { location.hash = '#/settings'; }")
        page.evaluate(FORGET)
        page.evaluate(PUT, entries_of(version, game))
        (only,) = stored_matches(page)
        before = stored_matches(page)[only]
        page.evaluate("() => { location.hash = '#/'; }")
        expect(page.locator(f"[data-match='{only}']")).to_be_visible()
        go_on(table, only, before)
    assert not [key for key in page.evaluate("() => Object.keys(localStorage)") if "aside" in key]


def document_of(name: str, version: int) -> dict[str, str]:
    """Return what a page has left of a document of its own."""
    path = DOCUMENTS / f"{name}-v{version}.json"
    entries: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return entries


def test_every_version_of_a_document_was_recorded() -> None:
    assert {path.stem for path in DOCUMENTS.iterdir()} == {
        f"{name}-v{version}" for name, newest in NEWEST_DOCUMENTS.items() for version in range(1, newest + 1)
    }
    for name in NEWEST_DOCUMENTS:
        assert name in WRITTEN


@pytest.mark.parametrize("version", range(1, NEWEST_DOCUMENTS["days"] + 1))
def test_days_and_book_of_every_version_are_there(page: Page, site: Site, version: int) -> None:
    """The days of each of theirs, beside the book of its last that is not newer."""
    page.clock.set_fixed_time(f"{DAY}T12:00:00")
    table = Table(page, site.url)
    table.go_home()
    page.evaluate(PUT, document_of("days", version))
    page.evaluate(PUT, document_of("book", min(version, NEWEST_DOCUMENTS["book"])))
    page.reload()
    played, begun = sorted(GAMES)[:2]
    page.goto(f"{site.url}#/daily")
    expect(page.get_by_test_id(f"day-{played}-{DAY}")).to_contain_text("1 day in a row")
    if version > 1:
        expect(page.get_by_test_id(f"day-{begun}-{DAY}")).to_contain_text("Begun and deleted")
    page.goto(f"{site.url}#/book")
    rows = page.get_by_test_id("book-totals").locator("tbody th")
    expect(rows).to_have_text(["Aki", "Ben"])
    assert not [key for key in page.evaluate("() => Object.keys(localStorage)") if "aside" in key]


@pytest.mark.parametrize("kind", ["record", "slot"])
def test_a_record_of_a_version_to_come_is_named_kept_and_given_out(page: Page, site: Site, kind: str) -> None:
    key, text = "tefuda:match:later", json.dumps({"v": 99, "moves": "a3"})
    if kind == "slot":
        key, text = f"{key}/1", f"tefuda 99 4 zip\n{text}"
    table = Table(page, site.url)
    table.go_home()
    page.evaluate(PUT, {key: text})
    page.reload()
    wait_for_engine(page)
    expect(page.get_by_role("heading", name="Matches of a newer version")).to_be_visible()
    row = page.get_by_role("listitem").filter(has_text="later")
    with page.expect_download() as download:
        row.get_by_role("button", name="Save as a file").click()
    assert download.value.path().read_text(encoding="utf-8") == text
    page.evaluate("() => { location.hash = '#/play/later'; }")
    expect(page.get_by_text("a newer version of Tefuda has stored this match")).to_be_visible()
    assert page.evaluate("key => localStorage.getItem(key)", key) == text
