"""A fight in turns."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.games.trump_fighter.fights import in_battle, new_match
from e2e.games.trump_fighter.table import SLOW, FightTable, on_spot, shaped

pytestmark = pytest.mark.shares_page


@shaped()
def test_each_side_acts_once_in_turn_and_two_passes_are_a_standstill(fight: FightTable) -> None:
    fight.enter(in_battle(new_match()), SLOW)
    turn = fight.page.locator("[data-call]:not([aria-disabled=true])")
    expect(turn).to_have_attribute("data-call", "1")
    fight.card("S5").click()
    fight.press("[data-half='1'] [data-spot='1']")
    expect(turn).to_have_attribute("data-call", "0")
    fight.card("H5").click()
    expect(fight.page.locator(".tf-chosen")).to_have_count(0)
    fight.press("[data-pass]")
    expect(turn).to_have_attribute("data-call", "1")
    fight.press("[data-pass]")
    expect(fight.page.locator("[data-half='0'] .tf-note-rule")).to_be_visible()
    assert fight.log()[-1]["do"] == "stall"
    expect(turn).to_have_attribute("data-call", "0")
    fight.press("[data-call='0']")
    expect(fight.page.get_by_test_id("report")).to_have_count(2)


@shaped()
def test_in_turns_both_choose_their_fastest_act_before_either_shows(fight: FightTable) -> None:
    fight.enter(new_match(), SLOW)
    fight.ready()
    fight.card("S3").click()
    fight.press("[data-half='0'] [data-spot='1']")
    expect(fight.page.locator("[data-set='0']")).to_be_visible()
    assert fight.spot(0, 1).get_attribute("data-card") == ""
    fight.press("[data-pass]")
    on_spot(fight, 0, 1, "S3")
    assert fight.log()[-1]["fastest"] == [{"do": "move", "card": "S3", "to": 1}, None]


@shaped()
def test_a_turn_ends_when_its_clock_does(page: Page, fight: FightTable) -> None:
    page.clock.install()
    fight.table.go_home()
    fight.enter(in_battle(new_match()), {**SLOW, "turn": 20})
    turn = fight.page.locator("[data-call]:not([aria-disabled=true])")
    expect(turn).to_have_attribute("data-call", "1")
    fight.page.clock.run_for(21_000)
    expect(turn).to_have_attribute("data-call", "0")
