"""The fighters' stories: introductions, lines with skills, and the winner's happy end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.games.trump_fighter.fights import judged, over, unchosen
from e2e.games.trump_fighter.table import FightTable
from e2e.games.trump_fighter.test_sides import EVERYWHERE, SHAPES
from e2e.lib.forms import any_form

pytestmark = pytest.mark.shares_page

INTRODUCTION = {"ja": "下町の空手道場のひとり娘", "en": "Only child of a back-street karate dojo"}
LINE = {"ja": "夜が明けるまで、足は下ろさない！", "en": "My foot stays up until the sun does!"}
ENDING = {"ja": ("河原に", "朝焼けだった。"), "en": ("The whole dojo", "as a winner.")}
SENTENCES = {"ja": "。", "en": r"\.(?: |$)"}


@any_form(language=SHAPES)
def test_a_fighter_is_introduced_speaks_with_a_skill_and_ends_happily_on_its_own_art(
    fight: FightTable, language: str
) -> None:
    page = fight.page
    fight.page.goto(f"{fight.table.url}#/")
    fight.put(unchosen(), match_id="introduced")
    fight.take(0, "hinata")
    introduction = page.locator("[data-half='0'] .tf-story")
    expect(introduction).to_be_visible()
    expect(introduction).to_contain_text(INTRODUCTION[language])
    fight.enter(judged(), match_id="said")
    fight.press("[data-call='0']")
    for seat in range(2):
        line = page.locator(f"[data-half='{seat}'] .tf-report .tf-line")
        expect(line).to_be_visible()
        expect(line).to_contain_text(LINE[language])
    fight.page.goto(f"{fight.table.url}#/")
    fight.put(over(), match_id="ended")
    ending = page.get_by_test_id("ending").inner_text()
    first, last = ENDING[language]
    assert ending.startswith(first)
    assert ending.endswith(last)
    assert len(re.findall(SENTENCES[language], ending)) == 2
    art = page.locator(".winner-art .tf-fighter")
    expect(art).to_have_count(1)
    box, frame = art.bounding_box(), page.locator(".winner-art").bounding_box()
    assert box and frame
    assert abs(box["x"] + box["width"] / 2 - frame["x"] - frame["width"] / 2) < 2


@EVERYWHERE
def test_a_skills_words_fit_its_line(fight: FightTable, language: str) -> None:
    fight.enter(judged())
    fight.press("[data-skill='last_hammer']")
    words = fight.page.locator("[data-help]")
    expect(words.locator(".tf-line")).to_be_visible()
    assert words.evaluate("(each) => each.scrollHeight <= each.clientHeight + 1")
