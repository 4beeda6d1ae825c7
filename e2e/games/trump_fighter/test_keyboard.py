"""A fight on one keyboard, and the offer without a touch screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.games.trump_fighter.fights import in_battle, new_match
from e2e.games.trump_fighter.table import KEYS, LAPTOP, FightTable, on_spot, shaped

pytestmark = pytest.mark.shares_page


@shaped(LAPTOP, touch=False)
def test_both_hands_play_on_one_keyboard(fight: FightTable) -> None:
    fight.enter(in_battle(new_match()), KEYS)
    keyboard = fight.page.keyboard
    for key in ("Digit1", "Digit8"):
        keyboard.down(key)
    for key in ("KeyQ", "KeyP"):
        keyboard.down(key)
    on_spot(fight, 0, 1, "S3")
    on_spot(fight, 1, 1, "H5")
    for key in ("Digit1", "Digit8", "KeyQ", "KeyP"):
        keyboard.up(key)
    keyboard.press("Enter")
    expect(fight.page.get_by_test_id("report")).to_have_count(2)
    assert [entry["do"] for entry in fight.log()[-2:]] == ["call", "resolve"]
    assert fight.log()[-2]["seat"] == 1


@shaped(LAPTOP, touch=False)
def test_the_big_keys_take_the_cover_off_and_say_ready(fight: FightTable) -> None:
    fight.put(new_match(), KEYS)
    fight.page.keyboard.press("Space")
    fight.page.keyboard.press("Enter")
    expect(fight.cover).to_be_hidden()
    fight.page.keyboard.press("Space")
    fight.page.keyboard.press("Enter")
    expect(fight.page.locator(".tf-count")).to_be_visible()
    fight.page.keyboard.press("Escape")
    expect(fight.cover).to_be_visible()


@shaped(LAPTOP, touch=False)
def test_the_set_up_offers_fair_forms_and_keys_that_swap(fight: FightTable) -> None:
    fight.page.goto(f"{fight.table.url}#/setup/trump_fighter")
    fight.table.together()
    fight.page.locator("[data-key='0-call-0']").click()
    fight.page.keyboard.press("KeyQ")
    expect(fight.page.locator("[data-key='0-call-0']")).to_have_text("Q")
    expect(fight.page.locator("[data-key='0-field-0']")).to_have_text("Space")
    # with one mouse only
    fight.page.locator("input[name='mode'][value='faces']").check(force=True)
    notice = fight.page.get_by_role("alert")
    expect(notice).to_contain_text("unfair")
    notice.get_by_role("button", name="In turns").click()
    expect(fight.page.locator("input[name='turn']")).to_have_count(4)
    assert notice.count() == 0
    fight.put(in_battle(new_match()), KEYS)
    for key in ("KeyQ", "Enter", "Digit1", "Space"):
        fight.page.keyboard.press(key)
    on_spot(fight, 0, 1, "S3")
