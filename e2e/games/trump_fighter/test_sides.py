"""Each half serves its own player: the opponent's skills are readable, and the layout fits the playing hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from e2e.games.trump_fighter.fights import in_battle, new_match
from e2e.games.trump_fighter.table import FACES, KEYS, LAPTOP, FightTable, shaped
from e2e.lib.forms import any_form
from e2e.lib.store import stored_matches

pytestmark = pytest.mark.shares_page

PHONE: ViewportSize = {"width": 360, "height": 640}  # CSS px
SHAPES = [
    pytest.param(locale[:2], id=f"{locale[:2]}-{size['width']}", marks=[shaped(size, locale=locale), *marks])
    for locale, size, *marks in (
        ("ja-JP", PHONE),
        ("en-US", LAPTOP),
        ("ja-JP", LAPTOP, pytest.mark.long),
        ("en-US", PHONE, pytest.mark.long),
    )
]
EVERYWHERE = pytest.mark.parametrize("language", SHAPES)
"""A test in both languages, on a phone and on a laptop with a touch screen; every run has each once."""

WORDS = {"ja": "自分の1枚と相手の3枚で", "en": "1 of your cards with 3 of theirs"}
"""The cards of Gonzo's most valuable skill, as his opponent reads them."""
TURN = """(each) => {
    const { a, d } = new DOMMatrix(getComputedStyle(each.closest(".turned") ?? each).transform);
    return [Math.round(a), Math.round(d)];
}"""
"""The scale of a part of the screen in both directions; -1 is upside down."""


def shown_skills(fight: FightTable, seat: int) -> list[str]:
    """Return the skills in a half, in their order."""
    skills = fight.page.locator(f"[data-half='{seat}'] [data-skill]").all()
    return [skill.get_attribute("data-skill") or "" for skill in skills]


@any_form(language=SHAPES)
def test_the_opponents_skills_are_read_the_right_way_up_from_both_sides(fight: FightTable, language: str) -> None:
    fight.enter(in_battle(new_match()))
    own = [shown_skills(fight, seat) for seat in range(2)]
    for seat, turned in ((0, [1, 1]), (1, [-1, -1])):
        fight.press(f"[data-across='{seat}']")
        skill = fight.page.locator(f"[data-half='{seat}'] .tf-skills-across [data-skill]").first
        expect(skill).to_be_visible()
        assert shown_skills(fight, seat) == own[1 - seat]
        assert skill.evaluate(TURN) == turned
    fight.press("[data-half='0'] [data-skill='last_hammer']")
    expect(fight.page.locator("[data-half='0'] [data-help]")).to_contain_text(WORDS[language])
    for seat in range(2):
        fight.press(f"[data-across='{seat}']")
    expect(fight.page.locator(".tf-skills-across, [data-help]")).to_have_count(0)
    assert [shown_skills(fight, seat) for seat in range(2)] == own


@shaped(LAPTOP)
def test_skills_that_are_the_right_way_up_anyway_need_no_key(fight: FightTable) -> None:
    fight.enter(in_battle(new_match()), KEYS)
    expect(fight.page.locator(".tf-bar")).to_have_count(2)
    expect(fight.page.locator("[data-across]")).to_have_count(0)


def side_of(key: Locator, cards: Locator) -> str:
    """Return the side of the screen with the big key, as seen from the bottom edge."""
    box, row = key.bounding_box(), cards.bounding_box()
    assert box and row
    return "left" if box["x"] < row["x"] else "right"


@EVERYWHERE
def test_the_layout_of_each_half_follows_the_hand_that_is_declared(fight: FightTable, language: str) -> None:
    fight.page.goto(f"{fight.table.url}#/")
    for first, second in (("left", "right"), ("right", "left")):
        name = f"hands-{first}"
        fight.put(in_battle(new_match()), {**FACES, "hands": [first, second]}, match_id=name)
        fight.back()
        sides = [
            side_of(
                fight.page.locator(f"[data-call='{seat}']"), fight.page.locator(f"[data-half='{seat}'] .tf-hand")
            )
            for seat in range(2)
        ]
        # the far player's right is the screen's left
        assert sides == [first, {"left": "right", "right": "left"}[second]]
        assert not fight.page.evaluate("document.documentElement.scrollWidth > innerWidth")


@shaped(PHONE)
def test_both_players_declare_their_hands_in_the_set_up(fight: FightTable) -> None:
    fight.page.goto(f"{fight.table.url}#/")
    page = fight.page
    page.locator("a.box[href*='trump_fighter']").click()
    fight.table.together()
    page.locator("input[name='hand-1'][value='left']").check(force=True)
    page.locator(".setup-start").click()
    page.get_by_test_id("choose").wait_for()
    (stored,) = stored_matches(page).values()
    assert stored["settings"]["hands"] == ["right", "left"]
