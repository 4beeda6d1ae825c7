"""Where the system forces its colours, marks are seen: whose turn it is, what may be played, what is chosen."""

from __future__ import annotations

from itertools import combinations

import pytest
from playwright.sync_api import Page

from e2e.forced import BOTH_THEMES, is_seen, look_different, picture
from e2e.sample import SET_UP, following
from e2e.table import Table, named
from serve import Site

pytestmark = pytest.mark.shares_page

STILL = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".hand-card { transform: none !important; }");
    document.adoptedStyleSheets.push(sheet);
}"""
"""Raises no card: its mark alone is looked at."""


@BOTH_THEMES
def test_whose_turn_it_is_and_who_is_who_is_seen(table: Table, theme: str) -> None:
    table.prepare(following().save())
    assert is_seen(table.page.locator(".seat[aria-current=true]"), "seat-acts")
    dots = [picture(dot).crop((0, 0, 26, 26)) for dot in table.page.locator(".seat .seat-dot").all()]
    assert len(dots) == SET_UP.seats
    assert all(look_different(*pair) for pair in combinations(dots, 2))


@BOTH_THEMES
@pytest.mark.parametrize("mark", ["hand-off", "hand-chosen", "hand-fresh", "lit"])
def test_what_is_marked_in_a_hand_is_seen(table: Table, theme: str, mark: str) -> None:
    match = following()
    table.prepare(match.save())
    table.uncover(match)
    table.page.evaluate(STILL)
    card = table.card(named(table.legal)[0])
    assert not is_seen(card, mark), "there is no such mark yet"
    card.evaluate("(card, mark) => card.classList.add(mark)", mark)
    assert is_seen(card, mark)


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
def test_what_is_chosen_of_several_is_seen(table: Table, theme: str) -> None:
    table.page.goto(f"{table.url}#/setup/{SET_UP.game}")
    chosen = table.page.locator(f"label:has(input[name=players][value='{SET_UP.seats}'])")
    chosen.locator("input").check(force=True)
    before = picture(chosen)
    table.page.locator(f"input[name=players][value='{SET_UP.seats + 1}']").check(force=True)
    assert look_different(before, picture(chosen))
