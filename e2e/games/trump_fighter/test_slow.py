"""A fight in turns."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.games.trump_fighter.fights import in_battle, new_match
from e2e.games.trump_fighter.ring import SLOW, Ring, on_spot, shaped


@shaped()
def test_in_turns_each_side_acts_once_and_two_passes_are_a_standstill(ring: Ring) -> None:
    ring.enter(in_battle(new_match()), SLOW)
    turn = ring.page.locator("[data-call]:not([aria-disabled=true])")
    expect(turn).to_have_attribute("data-call", "1")
    ring.card("S5").click()
    ring.press("[data-half='1'] [data-spot='1']")
    expect(turn).to_have_attribute("data-call", "0")
    ring.card("H5").click()
    expect(ring.page.locator(".tf-chosen")).to_have_count(0)
    ring.press("[data-pass]")
    expect(turn).to_have_attribute("data-call", "1")
    ring.press("[data-pass]")
    expect(ring.page.locator("[data-half='0'] .tf-note-rule")).to_be_visible()
    assert ring.log()[-1]["do"] == "stall"
    expect(turn).to_have_attribute("data-call", "0")
    ring.press("[data-call='0']")
    expect(ring.page.get_by_test_id("report")).to_have_count(2)


@shaped()
def test_in_turns_both_choose_their_fastest_act_before_either_shows(ring: Ring) -> None:
    ring.enter(new_match(), SLOW)
    ring.ready()
    ring.card("S3").click()
    ring.press("[data-half='0'] [data-spot='1']")
    expect(ring.page.locator("[data-set='0']")).to_be_visible()
    assert ring.spot(0, 1).get_attribute("data-card") == ""
    ring.press("[data-pass]")
    on_spot(ring, 0, 1, "S3")
    assert ring.log()[-1]["fastest"] == [{"do": "move", "card": "S3", "to": 1}, None]


@shaped()
def test_a_turn_ends_when_its_clock_does(ring: Ring) -> None:
    ring.page.clock.install()
    ring.enter(in_battle(new_match()), {**SLOW, "turn": 20})
    turn = ring.page.locator("[data-call]:not([aria-disabled=true])")
    expect(turn).to_have_attribute("data-call", "1")
    ring.page.clock.run_for(21_000)
    expect(turn).to_have_attribute("data-call", "0")
