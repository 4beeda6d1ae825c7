"""Sound and vibration: different for each event, only after a gesture, never for an opening hand or a card."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.lib.sample import HELD, following, following_twins, fresh
from e2e.lib.senses import SENSES
from e2e.lib.store import KEY, put_raw
from e2e.lib.table import NAMES, Table

pytestmark = pytest.mark.shares_page(SENSES)

HEARD = "() => window.heard.splice(0)"


@pytest.fixture
def table(table: Table) -> Table:
    """Return a page that records all sounds, and has heard none."""
    table.page.evaluate("window.heard.length = window.felt.length = 0")
    return table


def heard(table: Table) -> list[Any]:
    """Return the sounds since the last question."""
    sounds: list[Any] = table.page.evaluate(HEARD)
    return sounds


def tap_refused(table: Table) -> None:
    """Tap a card that can't be played."""
    table.page.locator(".hand-off").first.click()
    expect(table.page.locator(".prompt-refusal")).to_be_visible()


def test_no_sound_is_made_before_a_gesture(table: Table) -> None:
    table.put(fresh().save())
    table.page.reload()
    expect(table.noren).to_be_visible()
    assert table.page.evaluate("window.contexts") == 0
    table.lift()
    assert table.page.evaluate("window.contexts") == 1


def test_every_event_sounds_and_feels_like_itself(table: Table) -> None:
    table.put(following().save())
    table.lift()
    assert heard(table) == []
    table.legal.first.click()
    chosen = heard(table)
    tap_refused(table)
    refused = [sound for sound in heard(table) if sound not in chosen]
    assert table.page.evaluate("window.felt.splice(0)") == [[30, 50, 30]]
    table.legal.first.click()
    heard(table)
    table.button.click()
    expect(table.noren.get_by_role("heading")).to_contain_text(NAMES[2])
    played = heard(table)
    assert table.page.evaluate("window.felt.splice(0)") == [[12]]
    assert len(chosen) == 1
    assert refused
    assert len(played) > len(chosen)
    assert not [sound for sound in played if sound in chosen or sound in refused]


def test_an_opening_or_closing_hand_and_a_hidden_page_are_silent(table: Table) -> None:
    table.set("curtain", "hold")
    table.put(following().save())
    table.lift()
    table.page.get_by_role("button", name="Hide").click()
    table.noren.wait_for()
    table.hold.click()
    table.lift()
    expect(table.hand).to_have_count(HELD)
    assert table.page.evaluate("[window.heard, window.felt]") == [[], []]
    table.page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    tap_refused(table)
    assert table.page.evaluate("[window.heard, window.felt]") == [[], []]
    table.page.evaluate("delete document.hidden")


def test_sounds_are_the_same_for_different_hands(table: Table) -> None:
    seen = []
    for number, match in enumerate(following_twins()):
        table.put(match.save(), f"deal-{number}")
        table.page.reload()
        table.lift()
        table.legal.first.click()
        table.button.click()
        expect(table.noren.get_by_role("heading")).to_contain_text(NAMES[2])
        seen.append((heard(table), table.page.evaluate("window.felt"), match.view(1)["hand"]))
    assert seen[0][:2] == seen[1][:2] != ([], [])
    assert seen[0][2] != seen[1][2]


def test_sound_and_vibration_can_be_turned_off(table: Table) -> None:
    for setting, is_silent, is_still in (("sound", True, False), ("vibration", False, True)):
        table.set(setting, "off")
        assert plays_unheard(table) == [is_silent, is_still]
        table.set(setting, "on")
    put_raw(table.page, texts={f"{KEY}volume": "0"})
    table.page.reload()
    assert plays_unheard(table) == [True, False]


def plays_unheard(table: Table) -> list[bool]:
    """Play a card, and return whether it was silent and whether it was without vibration."""
    table.replace(following().save())
    table.lift()
    table.legal.first.click()
    table.button.click()
    expect(table.noren.get_by_role("heading")).to_contain_text(NAMES[2])
    unheard: list[bool] = table.page.evaluate(
        "[window.heard, window.felt].map((all) => all.splice(0).length === 0)"
    )
    return unheard
