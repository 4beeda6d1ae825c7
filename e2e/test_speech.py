"""The table for screen readers: its announcements, its reading keys, and silence about closed hands."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.lib.drivers import IN_TURNS, turn_driver
from e2e.lib.forms import any_form
from e2e.lib.lessons import LESSONS, open_step
from e2e.lib.played import played
from e2e.lib.sample import SET_UP, following
from e2e.lib.table import NAMES, Table

pytestmark = pytest.mark.shares_page

HAND, LYING, COUNTS = "Alt+KeyH", "Alt+KeyT", "Alt+KeyC"


def read(table: Table, key: str) -> str:
    """Press a reading key and return the text."""
    said = table.page.get_by_test_id("read-out")
    table.page.keyboard.press(key)
    expect(said).not_to_have_text("")
    return said.inner_text()


@any_form(game=IN_TURNS)
def test_keys_read_hand_table_and_counts_and_nothing_of_a_closed_hand(table: Table, game: str) -> None:
    match = table.prepare(played(turn_driver(game).SMALLEST[0], 5, 1).save())
    assert read(table, HAND) == "Your hand is closed."
    counts = read(table, COUNTS)
    assert all(name in counts for name in match.names)
    assert read(table, LYING) != "There is nothing on the table."
    table.tells_nobody(match)
    table.uncover(match)
    names = table.hand.evaluate_all("(cards) => cards.map((card) => card.getAttribute('aria-label'))")
    if names:
        hand = read(table, HAND)
        assert all(name in hand for name in names)
    table.page.get_by_role("button", name="Hide").click()
    table.noren.wait_for()
    expect(table.page.get_by_test_id("read-out")).to_have_text("")
    table.tells_nobody(match)


def test_keys_read_at_the_table_of_a_lesson_too(table: Table) -> None:
    game = next(iter(LESSONS))
    open_step(table.page, table.url, game, 1)
    names = table.hand.evaluate_all("(cards) => cards.map((card) => card.getAttribute('aria-label'))")
    hand = read(table, HAND)
    assert names and all(name in hand for name in names)
    assert read(table, COUNTS) != hand
    said = table.page.locator(".lesson-say").inner_text()
    assert said not in read(table, LYING)


def test_the_table_is_read_by_keys_and_by_buttons_and_a_curtain_asks_for_headphones(
    table: Table,
) -> None:
    match = SET_UP.match(3, NAMES)
    match.act(match.legal(9)[0][0])
    table.prepare(match.save())
    said = read(table, LYING)
    lying = table.page.locator(".plays [role=img]").evaluate_all("(all) => all.map((each) => each.ariaLabel)")
    assert lying
    assert all(each in said for each in lying)
    for name in ("Read my hand", "Read the table", "Read points and counts"):
        button = table.page.get_by_role("button", name=name)
        button.focus()
        table.page.keyboard.press("Enter")
        expect(table.page.get_by_test_id("read-out")).not_to_have_text("")
    table.tells_nobody(match)
    headphones = "If you use a screen reader, put headphones on before you open your hand."
    otherwise = "If you can’t hold it, activate it once: two buttons appear instead."
    for opening, description in (("two-step", headphones), ("hold", f"{headphones} {otherwise}")):
        table.set("curtain", opening)
        table.prepare(match.save())
        expect(table.page.locator(".noren [aria-describedby]")).to_have_accessible_description(description)


def test_announcements_follow_the_setting(table: Table) -> None:
    told = table.page.get_by_test_id("told")
    live = table.page.locator(".prompt [data-question]")
    for amount in ("little", "usual", "full"):
        table.set("speech", amount)
        match = table.prepare(following().save())
        expect(told).to_have_text("")
        table.uncover(match)
        # focused words were read with the focus; they are news again once the focus is elsewhere
        expect(live).to_be_focused()
        expect(live).to_have_attribute("aria-live", "off")
        table.legal.first.focus()
        expect(live).to_have_attribute("aria-live", "off" if amount == "little" else "polite")
        table.page.locator(".hand-off").first.click()
        table.page.locator(".prompt-refusal").wait_for()
        expect(live).to_have_attribute("aria-live", "polite")
        expect(told).to_have_text("")
        table.play(table.legal.first)
        table.stored_and_shown(len(match.log) + 1)
        table.arrived(table.stored())
        if amount == "full":
            expect(told).to_contain_text(f"{match.names[match.state.actors()[0]]} played")
        else:
            expect(told).to_have_text("")
