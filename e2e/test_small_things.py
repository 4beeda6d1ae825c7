"""Small things that are the same at every table: what marks a card, what a prompt moves, how history looks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.drivers import IN_TURNS, screens
from e2e.forms import any_form
from e2e.sample import GAME
from e2e.table import Table
from py_engine.match import Match
from serve import Site
from tests.play import SetUp

TALL = {"width": 390, "height": 844}  # CSS px
PLACES = """() => [...document.querySelectorAll(".seats, .turn, .hand")]
    .map((place) => place.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))"""
MARK = """(card) => {
    const { width, height, borderRadius, borderTopColor } = getComputedStyle(card, "::after");
    return { width, height, borderRadius, colour: borderTopColor };
}"""


@pytest.fixture
def table(page: Page, site: Site) -> Table:
    """A page with the engine ready, whose hands open by two taps."""
    table = Table(page, site.url)
    table.go_home()
    table.set("curtain", "two-step")
    return table


def lead(table: Table) -> Match:
    """Put a match on the page in which some cards don't follow, its hand open."""
    for seed in range(100):
        match = SetUp(GAME, 4).match(seed)
        if len(match.legal(99)[0]) < len(match.view(match.state.actors()[0])["hand"]):
            table.prepare(match.save())
            table.uncover(match)
            return match
    raise AssertionError("every card follows in every deal")


def test_what_marks_a_card_that_does_not_go_is_a_ring_and_no_bar(table: Table) -> None:
    lead(table)
    off, on = (table.page.locator(f".hand {which}").first for which in (".hand-off", ".hand-card:not(.hand-off)"))
    mark = off.evaluate(MARK)
    assert mark["width"] == mark["height"]
    assert mark["borderRadius"] == "50%"
    assert mark["colour"] != on.evaluate(MARK)["colour"] == "rgba(0, 0, 0, 0)"


@pytest.mark.browser_context_args(viewport=TALL)
def test_a_prompt_keeps_its_height_whatever_it_says(table: Table) -> None:
    lead(table)
    places = table.page.evaluate(PLACES)
    assert len(places) == 3
    table.page.locator(".hand-off").first.click()
    expect(table.page.locator(".prompt-refusal")).to_be_visible()
    assert table.page.evaluate(PLACES) == places
    table.legal.first.click()
    expect(table.button).to_be_visible()
    assert table.page.evaluate(PLACES) == places


@any_form(game=IN_TURNS)
def test_history_is_told_by_tricks_or_turns_with_suits_in_their_colours(table: Table, game: str) -> None:
    list(screens(game).values())[len(screens(game)) // 2](table)
    table.page.get_by_role("button", name="What happened").click()
    sheet = table.page.locator("dialog")
    view = table.stored().view(None)
    if view.get("tricks"):
        expect(sheet.locator(".trick")).to_have_count(len(view["tricks"]))
        expect(sheet.locator(".trick [data-face]").first).to_be_visible()
    elif view["log"]:
        turns = [entry["seat"] for entry in view["log"]]
        runs = [seat for at, seat in enumerate(turns) if at == 0 or turns[at - 1] != seat]
        assert 0 < sheet.locator(".log-turn").count() <= len(runs) or "tricks" in view
    inks = sheet.locator("[class^='mark-']").evaluate_all(
        "(all) => all.map((each) => each.style.getPropertyValue('--ink'))"
    )
    assert all(inks)
    if view.get("tricks"):
        assert inks, "no suit is in its colour"
