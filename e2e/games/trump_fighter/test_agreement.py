"""A standstill by agreement: both players declare that they do not want to act."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.games.trump_fighter.fights import in_battle, lay, new_match
from e2e.games.trump_fighter.table import FACES, SLOW, TALL, FightTable, on_spot, shaped
from e2e.games.trump_fighter.test_sides import SHAPES
from e2e.lib.forms import any_form

pytestmark = pytest.mark.shares_page

KEY = {"ja": "動かない", "en": "No move"}


@any_form(language=SHAPES)
def test_both_agree_on_a_standstill_and_a_move_cancels_one_sides_agreement(
    fight: FightTable, language: str
) -> None:
    fight.enter(lay(in_battle(new_match()), 1, "S5"))
    keys = [fight.page.locator(f"[data-agree='{seat}']") for seat in range(2)]
    for key in keys:
        expect(key).to_have_text(KEY[language])
        assert key.evaluate("(each) => each.scrollWidth <= each.clientWidth && each.clientWidth >= 44")
    assert not fight.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    fight.press("[data-agree='1']")
    expect(keys[1]).to_have_attribute("aria-pressed", "true")
    fight.card("H5").click()
    fight.press("[data-half='1'] [data-spot='2']")
    on_spot(fight, 1, 2, "H5")
    expect(keys[1]).to_have_attribute("aria-pressed", "false")
    for seat in range(2):
        fight.press(f"[data-agree='{seat}']")
    expect(fight.page.locator("[data-bound='0']")).to_be_visible()
    assert fight.log()[-1]["do"] == "agree"
    fight.shows(fight.match())


@shaped(TALL)
def test_a_bot_can_not_agree_and_turns_need_no_agreement(fight: FightTable) -> None:
    for name, form in (("slow", SLOW), ("machine", {**FACES, "mode": "machine"})):
        fight.enter(in_battle(new_match()), form, match_id=name)
        expect(fight.page.locator(".tf-big")).to_have_count(2)
        expect(fight.page.locator("[data-agree]")).to_have_count(0)
