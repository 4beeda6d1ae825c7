"""A group before and between turns: it chooses the start seat, and people look at their own hands."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from e2e.lib.drivers import IN_TURNS
from e2e.lib.forms import any_form
from e2e.lib.leaving import LEAVINGS
from e2e.lib.played import played
from e2e.lib.sample import GAME
from e2e.lib.support import SHAPES
from e2e.lib.table import NAMES, Table
from tests.play import set_ups

pytestmark = pytest.mark.shares_page

WHO = "[data-setting=start] [data-value='{}'] input"
STARTED = 2
"""The start seat."""
AWAY = "(part) => part.getBoundingClientRect().bottom - innerHeight"


@any_form(locale=SHAPES)
def test_the_group_chooses_the_start_seat_and_the_next_set_up_remembers(table: Table, locale: str) -> None:
    page = table.page
    page.goto(f"{table.url}#/setup/{GAME}")
    table.together()
    expect(page.locator(WHO.format("chance"))).to_be_checked()
    for seat, name in enumerate(NAMES[:4]):
        page.locator(".names input").nth(seat).fill(name)
    chosen = page.locator("[data-setting=start] [data-value]").nth(STARTED + 1)
    expect(chosen).to_have_text(NAMES[STARTED])
    page.locator(WHO.format(STARTED)).check(force=True)
    page.locator(".setup-start").click()
    expect(table.noren.get_by_role("heading")).to_contain_text(NAMES[STARTED])
    assert table.stored().save()["deal"]["start"] == STARTED
    page.goto(f"{table.url}#/setup/{GAME}")
    expect(page.locator(WHO.format(STARTED))).to_be_checked()
    # a seat without a player starts nothing
    page.locator("input[name=players]").first.check(force=True)
    expect(page.locator("[data-setting=start] input:checked")).to_have_count(1)


def look_of(table: Table, seat: int) -> None:
    """Show the curtain before the hand of a seat that is not in turn."""
    table.page.locator(".noren-look").click()
    table.page.locator(f"[data-look='{seat}']").click()
    expect(table.noren.get_by_role("heading")).to_contain_text(NAMES[seat])


def is_in_sight(part: Locator) -> bool:
    """Return whether no part of it is below the window."""
    return int(part.evaluate(AWAY)) <= 0


@any_form(game=IN_TURNS, locale=SHAPES)
def test_own_cards_can_be_looked_at_out_of_turn(table: Table, game: str, locale: str) -> None:
    page = table.page
    match = table.prepare(played(next(each for each in set_ups() if each.game == game), 5, 6).save())
    before = table.noren.get_by_role("heading").inner_text()
    turn = match.state.actors()[0]
    seat = next(each for each in range(len(match.names)) if each not in match.state.actors())
    look_of(table, seat)
    assert is_in_sight(page.locator(".noren-look"))
    table.tells_nobody(match)
    table.lift()
    table.shown.wait_for()
    own = match.view(seat)
    assert sorted(table.cards()) == sorted(own["hand"])
    expect(page.get_by_test_id("table").get_by_role("heading", level=1)).to_contain_text(NAMES[seat])
    for card in range(len(own["hand"])):
        table.hand.nth(card).click()
    table.button.click()
    table.gone("[data-stage=shown]")
    assert table.noren.get_by_role("heading").inner_text() == before
    table.tells_nobody(match)
    assert [*table.stored().log] == [*match.log]
    for leave in LEAVINGS.values():
        look_of(table, seat)
        table.lift()
        table.shown.wait_for()
        leave(page)
        table.gone("[data-stage=shown]")
        expect(table.noren.get_by_role("heading")).to_contain_text(NAMES[turn])
        table.tells_nobody(match)
