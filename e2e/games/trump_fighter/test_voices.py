"""Sounds of a fight: the count, "Battle!" and "Hai!", and the names of skills by the device's own voice."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.games.trump_fighter.fights import judged, new_match
from e2e.games.trump_fighter.table import FightTable
from e2e.games.trump_fighter.test_sides import SHAPES
from e2e.lib.forms import any_form
from e2e.lib.senses import SENSES
from py_engine.match import Match

VOICES = """
(() => {
  window.said = [];
  const voice = (lang, localService) => ({ lang, localService, name: lang });
  const voices = [voice("ja-JP", false), voice("en-US", false), ...window.own.map((lang) => voice(lang, true))];
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  Object.defineProperty(window, "speechSynthesis", { value: {
    getVoices: () => voices, addEventListener() {}, removeEventListener() {}, cancel() {},
    speak: ({ text, voice }) => window.said.push([text, voice.lang, voice.localService]),
  } });
})();
"""
"""Before a page's scripts: a server's voices for both languages, and the device's own for ``window.own``."""
SKILL = {"ja": "朝焼けかかと落とし", "en": "Sunrise Axe Kick"}
VOICE = {"ja": "ja-JP", "en": "en-US"}
COUNT, BATTLE, HAI = [15], [80], [40]
"""Their vibrations (ms)."""


def listen(fight: FightTable, *own: str) -> None:
    """Make the page record its sounds, with the device's own voices for these languages."""
    fight.page.add_init_script(f"window.own = {list(own)};{SENSES}{VOICES}")
    fight.table.go_home()


def arrive(fight: FightTable, match: Match) -> None:
    """Go to a match, touch the screen, which unlocks sound, and take the cover off."""
    fight.put(match)
    fight.cover.click(position={"x": 2, "y": 2})
    fight.back()
    fight.page.evaluate("window.heard.splice(0)")


def pitches(fight: FightTable, shape: str) -> list[Any]:
    """Return the first pitches of all tones of a shape so far, and clear them."""
    heard = fight.page.evaluate("window.heard.splice(0)")
    return [tone[2][0][1] for tone in heard if tone[:2] == ["tone", shape]]


@any_form(language=SHAPES)
def test_the_count_battle_and_hai_are_heard_and_felt_and_a_voice_of_the_device_says_the_skill(
    fight: FightTable, language: str
) -> None:
    listen(fight, "ja-JP", "en-US")
    arrive(fight, new_match("H3 H9 C4 D4 S5 H5 D2 HK"))
    fight.ready()
    expect(fight.page.locator("[data-testid='arena'][data-phase='battle']")).to_be_visible()
    assert pitches(fight, "sine") == [150, 150, 110]
    assert fight.page.evaluate("window.felt.splice(0)") == [COUNT, COUNT, BATTLE]
    fight.table.go_home()
    arrive(fight, judged())
    fight.press("[data-call='0']")
    expect(fight.page.get_by_test_id("report")).to_have_count(2)
    assert pitches(fight, "sawtooth") == [260, 260]
    assert fight.page.evaluate("window.felt.splice(0)") == [HAI]
    assert fight.page.evaluate("window.said") == [[SKILL[language], VOICE[language], True]]
    expect(fight.page.locator(".tf-hit-large")).to_have_count(0)


@any_form(language=SHAPES)
def test_a_skill_is_shown_large_where_the_device_has_no_voice_for_it(fight: FightTable, language: str) -> None:
    listen(fight, "fr-FR")
    fight.enter(judged())
    fight.press("[data-call='0']")
    expect(fight.page.get_by_test_id("report")).to_have_count(2)
    large = fight.page.locator("[data-half='0'] .tf-hit-large")
    expect(large).to_contain_text(SKILL[language])
    size = float(large.evaluate("(each) => parseFloat(getComputedStyle(each).fontSize)"))
    assert size >= 16
    assert fight.page.evaluate("window.said") == []


@pytest.mark.browser_context_args(viewport={"width": 360, "height": 640}, has_touch=True, locale="en-US")
def test_nothing_is_heard_with_sound_off(fight: FightTable) -> None:
    listen(fight, "en-US")
    fight.page.evaluate("localStorage.setItem('tefuda:1:sound', 'off')")
    fight.page.reload()
    arrive(fight, judged())
    fight.press("[data-call='0']")
    expect(fight.page.locator(".tf-hit-large")).to_have_count(2)
    assert fight.page.evaluate("[window.heard, window.said]") == [[], []]
