"""Three against three: a relay of single matches that survives a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.games.trump_fighter.fights import over
from e2e.games.trump_fighter.table import FACES, FightTable
from e2e.games.trump_fighter.test_sides import SHAPES
from e2e.lib.forms import any_form
from e2e.lib.store import stored_matches

pytestmark = pytest.mark.shares_page

WAITING = [["Chie", "Dai"], ["Emi", "Fuku"]]
NEXT = {"ja": "次はAkiとEmiの対戦です。", "en": "Next: Aki against Emi"}
SCORE = {"ja": "チーム1が{}人、チーム2が{}人", "en": "{} left on side 1, {} on side 2"}
WON = {"ja": "チーム1の勝ち！", "en": "Side 1 wins!"}


@any_form(language=SHAPES)
def test_the_winner_stays_and_the_score_survives_a_reload(fight: FightTable, language: str) -> None:
    page = fight.page
    fight.page.goto(f"{fight.table.url}#/")
    page.locator("a.box[href*='trump_fighter']").click()
    fight.table.together()
    page.locator("input[name='team'][value='3']").check(force=True)
    for seat, names in enumerate(WAITING):
        for place, name in enumerate(names):
            page.locator(f"[data-reserve='{seat}-{place}']").fill(name)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    page.locator(".setup-start").click()
    page.get_by_test_id("choose").wait_for()
    (first,) = stored_matches(page).values()
    assert first["settings"]["relay"] == {"waiting": WAITING, "out": [0, 0]}
    fight.page.goto(f"{fight.table.url}#/")
    fight.put(over(), {**FACES, "relay": {"waiting": WAITING, "out": [0, 0]}}, match_id="fought")
    score = page.get_by_test_id("relay")
    expect(score).to_contain_text(SCORE[language].format(3, 2))
    expect(score).to_contain_text(NEXT[language])
    page.reload()
    expect(score).to_contain_text(SCORE[language].format(3, 2))
    page.locator(".play-after .button-main").click()
    expect(fight.page.locator("[data-half='1'] [data-fighter]").first).to_be_visible()
    match_id = page.evaluate("() => location.hash").rpartition("/")[2]
    match = stored_matches(page)[match_id]
    assert [seat["name"] for seat in match["seats"]] == ["Aki", "Emi"]
    assert match["settings"]["relay"] == {"waiting": [["Chie", "Dai"], ["Fuku"]], "out": [0, 1]}
    expect(page.locator("[data-half='0'] .tf-profile-own")).to_be_visible()
    fight.page.goto(f"{fight.table.url}#/")
    fight.put(over(), {**FACES, "relay": {"waiting": [["Dai"], []], "out": [1, 2]}}, match_id="last")
    expect(score).to_contain_text(SCORE[language].format(2, 0))
    expect(score).to_contain_text(WON[language])
