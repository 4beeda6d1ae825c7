"""With forced colours marks stay visible: the seat in turn, the legal cards, the chosen ones."""

from __future__ import annotations

from itertools import combinations

import pytest
from playwright.sync_api import Page, ViewportSize

from e2e.lib.forced import BOTH_THEMES, THEMES, is_seen, look_different, picture
from e2e.lib.forms import forms
from e2e.lib.sample import SET_UP, following
from e2e.lib.table import Table, named
from py_engine.games import GAMES
from serve import Site

pytestmark = pytest.mark.shares_page

STILL = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".hand-card { transform: none !important; }");
    document.adoptedStyleSheets.push(sheet);
}"""
"""Raises no card, so that only its mark shows."""
UNSEEN = """() => {
    const ground = (element) => {
        for (let under = element; under; under = under.parentElement) {
            const { backgroundColor } = getComputedStyle(under);
            if (backgroundColor !== "rgba(0, 0, 0, 0)") return backgroundColor;
        }
    };
    const words = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    return [...document.querySelectorAll("body :not(script, style, svg *, option)")].filter((element) =>
        words(element) && element.checkVisibility() && getComputedStyle(element).color === ground(element))
        .map(({ className, textContent }) => `${className}: ${textContent.trim()}`);
}"""
"""Words in the colour of their background."""
LAPTOP: ViewportSize = {"width": 1440, "height": 900}


@BOTH_THEMES
def test_the_seat_in_turn_and_the_players_are_visible(table: Table, theme: str) -> None:
    table.prepare(following().save())
    assert is_seen(table.page.locator(".seat[aria-current=true]"), "seat-acts")
    dots = [picture(dot).crop((0, 0, 26, 26)) for dot in table.page.locator(".seat .seat-dot").all()]
    assert len(dots) == SET_UP.seats
    assert all(look_different(*pair) for pair in combinations(dots, 2))


@BOTH_THEMES
def test_marks_in_a_hand_are_visible(table: Table, theme: str) -> None:
    match = following()
    table.prepare(match.save())
    table.uncover(match)
    table.page.evaluate(STILL)
    card = table.card(named(table.legal)[0])
    for mark in ("hand-off", "hand-chosen", "hand-fresh", "lit"):
        assert not is_seen(card, mark), "the card has the mark already"
        card.evaluate("(card, mark) => card.classList.add(mark)", mark)
        assert is_seen(card, mark), mark
        card.evaluate("(card, mark) => card.classList.remove(mark)", mark)


@BOTH_THEMES
def test_how_long_a_hand_is_held_is_seen(page: Page, site: Site, theme: str) -> None:
    table = Table(page, site.url)
    table.go_home()
    table.prepare(following().save())
    before = picture(table.hold)
    table.hold.evaluate("(hold) => hold.classList.add('hold-held')")
    page.wait_for_function("() => !document.getAnimations().some(({ playState }) => playState === 'running')")
    assert look_different(before, picture(table.hold))


@BOTH_THEMES
def test_the_choice_among_several_is_visible(table: Table, theme: str) -> None:
    table.page.goto(f"{table.url}#/setup/{SET_UP.game}")
    chosen = table.page.locator(f"label:has(input[name=players][value='{SET_UP.seats}'])")
    chosen.locator("input").check(force=True)
    before = picture(chosen)
    table.page.locator(f"input[name=players][value='{SET_UP.seats + 1}']").check(force=True)
    assert look_different(before, picture(chosen))


@forms(game=GAMES, theme=THEMES)
def test_no_words_have_the_colour_of_their_ground(table: Table, game: str, theme: str) -> None:
    table.page.set_viewport_size(LAPTOP)
    table.page.goto(f"{table.url}#/setup/{game}")
    start = table.page.locator(".setup-start")
    start.wait_for()
    assert table.page.evaluate(UNSEEN) == []
    start.click()
    table.page.locator("[data-testid=table], [data-testid=arena], [data-testid=choose]").first.wait_for()
    assert table.page.evaluate(UNSEEN) == []
