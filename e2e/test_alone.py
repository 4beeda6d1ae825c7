"""One person among machines: two presses from home to a running match, which is played to its end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.drivers import WITH_MACHINES, largest, smallest, turn_driver
from e2e.forms import any_form
from e2e.machines import (
    AT_ONCE,
    OVERHEARD,
    hears_views_alone,
    now,
    overheard,
    play_alone,
    play_now,
    sit_alone,
    stands,
)
from e2e.played import played
from e2e.store import stored_matches
from e2e.table import Table
from e2e.ways import by_keys, by_names
from py_engine.match import Match
from serve import Site
from tests.play import SetUp

LONGEST, *SHORTER = sorted(WITH_MACHINES, key=lambda game: -len(played(turn_driver(game).SMALLEST[0], 1).log))
"""The longest match is the one that ``test_matches.py`` does not play to its end in every run."""


@pytest.mark.parametrize("game", [LONGEST, *(pytest.param(each, marks=pytest.mark.long) for each in SHORTER)])
def test_a_match_among_machines_begins_by_two_presses_and_is_played_to_its_end(
    page: Page, site: Site, game: str, issues: list[str]
) -> None:
    page.add_init_script(f"({AT_ONCE})()")
    page.add_init_script(OVERHEARD)
    table = Table(page, site.url)
    table.go_home()
    assert len(overheard(page)) == 1, "nobody has asked for a machine yet"
    play_now(table, game)
    match = play_alone(table, 1)
    assert match.state.over
    assert table.noren.count() == 0
    (text,) = stored_matches(page).values()
    seats = [seat for seat, bot in enumerate(text["bots"]) if bot]
    assert seats == list(range(1, len(match.names)))
    assert match.names[0] == "Guest"
    for seat in seats:
        row = page.locator(f".score-row.seat-{seat}").get_by_role("heading", level=3)
        expect(row).to_contain_text("Machine, easy")
    hears_views_alone(overheard(page), match)
    assert issues == [], "the browser sees an issue with it"


@pytest.mark.browser_context_args(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
@any_form(game=WITH_MACHINES)
def test_a_match_among_machines_begins_by_two_taps(page: Page, site: Site, game: str) -> None:
    table = Table(page, site.url)
    table.go_home()
    page.locator(f"a[href='#/setup/{game}']").first.tap()
    now(table).tap()
    assert stands(table, 0)
    (text,) = stored_matches(page).values()
    assert not text["bots"][0] and all(text["bots"][1:])


FIRST, *OTHERS = [each for each in (*smallest(), *largest()) if each.game in WITH_MACHINES]
FORMS = [FIRST, *(pytest.param(each, marks=pytest.mark.long) for each in OTHERS)]


@pytest.mark.parametrize("set_up", FORMS, ids=str)
def test_one_person_plays_a_whole_match_at_the_smallest_and_the_largest_table(
    page: Page, site: Site, set_up: SetUp, issues: list[str]
) -> None:
    match = play_to_the_end(page, site, set_up)
    assert match.state.over
    assert len(match.names) == set_up.seats
    for row in match.status()["result"]:
        head = page.locator(f".score-row.seat-{row['seat']}").get_by_role("heading", level=3)
        expect(head).to_contain_text(str(row["points"]))
    assert issues == [], "the browser sees an issue with it"


@any_form(way=[by_keys, by_names], game=[WITH_MACHINES[0], WITH_MACHINES[-1]])
def test_a_whole_match_among_machines_is_played_without_a_pointer(
    page: Page, site: Site, way: Callable[[pytest.MonkeyPatch], None], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    way(monkeypatch)
    assert play_to_the_end(page, site, turn_driver(game).SMALLEST[0]).state.over


def play_to_the_end(page: Page, site: Site, set_up: SetUp) -> Match:
    """Sit down among machines and play to the end, at random."""
    page.add_init_script(f"({AT_ONCE})()")
    table = Table(page, site.url)
    table.go_home()
    sit_alone(table, set_up)
    match = play_alone(table, 1)
    assert table.noren.count() == 0
    return match
