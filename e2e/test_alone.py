"""One person among bots: two presses from home to a running match, which is played to its end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.lib.drivers import WITH_MACHINES, largest, smallest, turn_driver
from e2e.lib.forms import any_form
from e2e.lib.machines import hears_views_alone, play_alone, play_now, quick_table, sit_alone
from e2e.lib.pairs import begun
from e2e.lib.played import played
from e2e.lib.seated import machines_but
from e2e.lib.store import stored_matches
from e2e.lib.table import Table
from e2e.lib.ways import by_keys, by_names
from py_engine.match import Match
from serve import Site
from tests.play import SetUp

SHORTEST, *LONGER = sorted(WITH_MACHINES, key=lambda game: len(played(turn_driver(game).SMALLEST[0], 1).log))
LAST_ACTIONS = 6


@pytest.mark.parametrize("game", [SHORTEST, *(pytest.param(each, marks=pytest.mark.long) for each in LONGER)])
def test_a_match_among_bots_begins_by_two_presses_and_is_played_to_its_end(
    page: Page, site: Site, game: str, issues: list[str]
) -> None:
    table = quick_table(page, site.url)
    assert len(table.doors.requests) == 1, "no bot is needed yet"
    play_now(table, game)
    match = ends(table)
    (text,) = stored_matches(page).values()
    seats = [seat for seat, bot in enumerate(text["bots"]) if bot]
    assert seats == list(range(1, len(match.names)))
    assert match.names[0] == "Guest"
    for seat in seats:
        row = page.locator(f".score-row.seat-{seat}").get_by_role("heading", level=3)
        expect(row).to_contain_text("Bot, easy")
    hears_views_alone(table.doors, match)
    assert issues == [], "the browser sees an issue with it"


@pytest.mark.long
@pytest.mark.parametrize(
    "set_up", [each for each in (*smallest(), *largest()) if each.game in WITH_MACHINES], ids=str
)
def test_one_person_plays_a_whole_match_at_the_smallest_and_the_largest_table(
    page: Page, site: Site, set_up: SetUp, issues: list[str]
) -> None:
    table = quick_table(page, site.url)
    sit_alone(table, set_up)
    assert len(ends(table).names) == set_up.seats
    assert issues == [], "the browser sees an issue with it"


@any_form(way=[by_keys, by_names], game=WITH_MACHINES[:2])
def test_a_match_among_bots_is_played_to_its_end_without_a_pointer(
    page: Page, site: Site, way: Callable[[pytest.MonkeyPatch], None], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up = turn_driver(game).SMALLEST[0]
    whole = played(set_up, 1)
    table = quick_table(page, site.url)
    way(monkeypatch)
    late = begun(whole, len(whole.log) - LAST_ACTIONS)
    table.put(late.save(), bots=machines_but({0}, set_up.seats))
    assert len(ends(table).log) > len(late.log)


def ends(table: Table) -> Match:
    """Play a match alone to its end, at random, and return it: the page only ever asked for the person's hand."""
    match = play_alone(table, 1)
    assert match.state.over
    assert table.noren.count() == 0
    for row in match.status()["result"]:
        head = table.page.locator(f".score-row.seat-{row['seat']}").get_by_role("heading", level=3)
        expect(head).to_contain_text(str(row["points"]))
    return match
