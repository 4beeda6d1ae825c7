"""The curtain: opens only on purpose, comes back when the page leaves sight, and hides everything."""

from __future__ import annotations

import os
import random

import pytest
from playwright.sync_api import Page, expect

from e2e.drivers import IN_TURNS, opening
from e2e.leaving import LEAVINGS, Leaving
from e2e.matches import hidden_twin
from e2e.sample import HELD, fresh
from e2e.support import stop_clock, wait_for_engine
from e2e.table import Table
from serve import Site


@pytest.fixture
def table(page: Page, site: Site) -> Table:
    """A fresh match behind its first curtain."""
    table = Table(page, site.url)
    table.go_home()
    table.put(fresh().save())
    expect(table.curtain).to_be_visible()
    return table


def test_a_tap_does_not_open_it(table: Table) -> None:
    for _ in range(3):
        table.hold.click()
    expect(table.curtain).to_be_visible()
    assert table.hand.count() == 0


def test_holding_opens_it_only_after_400_ms(table: Table) -> None:
    stop_clock(table.page)
    table.press(table.hold)
    table.page.clock.run_for(399)
    expect(table.curtain).to_be_visible()
    table.page.clock.run_for(200)
    expect(table.curtain).to_be_hidden()
    expect(table.hand).to_have_count(HELD)


def test_letting_go_too_early_starts_again(table: Table) -> None:
    stop_clock(table.page)
    table.press(table.hold)
    table.page.clock.run_for(390)
    table.page.mouse.up()
    table.page.clock.run_for(1000)
    expect(table.curtain).to_be_visible()


def test_it_opens_by_holding_a_key_but_not_by_one_that_was_down_already(table: Table) -> None:
    expect(table.hold).to_be_focused()
    table.page.keyboard.press("Enter")
    expect(table.curtain).to_be_visible()
    table.page.keyboard.down(" ")
    expect(table.curtain).to_be_hidden()
    table.page.keyboard.up(" ")


def test_two_steps_open_it_for_those_who_cannot_hold(page: Page, site: Site) -> None:
    table = Table(page, site.url)
    table.go_home()
    page.get_by_role("link", name="Settings").click()
    page.get_by_text("Two taps", exact=True).click()
    table.put(fresh().save())
    first = page.get_by_role("button", name="I am Aki")
    place = first.bounding_box()
    first.click()
    second = page.get_by_role("button", name="Show my hand")
    expect(second).to_be_visible()
    expect(table.curtain).to_be_visible()
    assert place
    assert second.bounding_box() != place
    second.click()
    expect(table.hand).to_have_count(HELD)
    page.reload()
    expect(page.get_by_role("button", name="I am Aki")).to_be_visible()


HIDING: dict[str, Leaving] = {
    "reload": lambda page: page.reload(),
    "the button": lambda page: page.get_by_role("button", name="Hide").click(),
    **LEAVINGS,
}


def test_it_comes_back_and_takes_every_card_with_it(table: Table) -> None:
    for way, hide in HIDING.items():
        table.lift()
        expect(table.hand).to_have_count(HELD)
        table.page.get_by_role("button", name="Rules").click()
        if way == "the button":
            table.page.get_by_role("button", name="Close").click()
        hide(table.page)
        table.curtain.wait_for()
        assert table.page.locator("[data-card], svg.face, dialog").count() == 0, way
        expect(table.curtain.get_by_role("heading")).to_contain_text("Aki")


def test_the_home_screen_offers_to_go_on_behind_the_curtain(table: Table) -> None:
    table.lift()
    table.play(table.legal.first)
    expect(table.curtain).to_be_visible()
    table.lift()
    table.page.goto(table.url)
    table.page.reload()
    wait_for_engine(table.page)
    table.page.get_by_role("link", name="Go on").click()
    expect(table.curtain).to_be_visible()
    expect(table.curtain.get_by_role("heading")).to_contain_text("Benjamin")
    table.lift()
    assert sorted(table.cards()) == sorted(table.stored().view(1)["hand"])


@pytest.mark.parametrize("low", [True, False])
def test_its_target_lies_away_from_the_last_press(table: Table, low: bool) -> None:
    size = table.page.viewport_size
    assert size
    table.lift()
    card = table.legal.first
    card.click()
    if low:
        table.button.click()
    else:
        table.page.mouse.click(size["width"] / 2, 3)
        table.page.locator(".hand-chosen").focus()
        table.page.keyboard.press("Enter")
    expect(table.curtain.get_by_role("heading")).to_contain_text("Benjamin")
    box = table.hold.bounding_box()
    assert box
    assert (box["y"] + box["height"] / 2 < size["height"] / 2) is low


def test_the_curtain_covers_the_window_and_comes_with_the_change(table: Table) -> None:
    """No frame shows the next state uncovered: whenever the old hand goes, the curtain is there at once."""
    table.page.evaluate(
        """() => {
            window.uncovered = 0;
            new MutationObserver(() => {
                const shown = document.querySelector("[data-testid=table]");
                if (!shown && !document.querySelector("[data-testid=curtain]")) window.uncovered += 1;
            }).observe(document.body, { subtree: true, childList: true });
        }"""
    )
    table.lift()
    table.play(table.legal.first)
    expect(table.curtain.get_by_role("heading")).to_contain_text("Benjamin")
    assert table.page.evaluate("window.uncovered") == 0
    assert table.page.evaluate(
        """() => [[1, 1], [innerWidth - 2, 1], [1, innerHeight - 2], [innerWidth - 2, innerHeight - 2]]
            .every(([x, y]) => document.elementFromPoint(x, y).closest("[data-testid=curtain]"))"""
    )


TAPS = int(os.environ.get("TAPS", "100"))
"""A thousand in all; ``make test-touch`` asks for a thousand a game."""
NOTE_OPENING = """() => new MutationObserver(() => {
    window.opened ||= Boolean(document.querySelector("[data-testid=table], [data-card], svg.face"));
}).observe(document, { subtree: true, childList: true })"""


@pytest.mark.parametrize("game", IN_TURNS)
def test_random_taps_never_open_it(page: Page, site: Site, game: str) -> None:
    rng = random.Random(9)
    table = Table(page, site.url)
    table.go_home()
    table.put(opening(game))
    expect(table.curtain).to_be_visible()
    page.evaluate(NOTE_OPENING)
    size = page.viewport_size
    assert size
    play = page.url
    for _ in range(TAPS):
        page.mouse.click(rng.uniform(0, size["width"]), rng.uniform(0, size["height"]))
        if page.url != play:
            page.goto(play)
            expect(table.curtain).to_be_visible()
    expect(table.curtain).to_be_visible()
    assert page.evaluate("() => window.opened") is not True


def test_states_that_differ_in_hidden_cards_look_the_same(page: Page, site: Site) -> None:
    """Same markup and accessible names on the curtain and on the start seat's open table."""
    table = Table(page, site.url)
    table.go_home()
    seen = []
    match = fresh()
    for each in (match, hidden_twin(match, 0, random.Random(7))):
        table.put(each.save())
        page.reload()
        expect(table.curtain).to_be_visible()
        curtain = table.all_told()
        table.lift()
        expect(table.hand).to_have_count(HELD)
        seen.append((curtain, table.all_told()))
    assert seen[0] == seen[1]
