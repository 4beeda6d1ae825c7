"""Large text on a narrow window: at twice the size on 320 px nothing leaves the page or is cut off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.lib.drivers import screens
from e2e.lib.forms import any_form
from e2e.lib.lessons import places_of
from e2e.lib.support import in_both_languages, wait_for_place
from e2e.lib.table import TWO_STEPS, Table
from py_engine.games import GAMES
from serve import Site

NARROW = {"width": 320, "height": 640}  # CSS px
TWICE = """() => { document.documentElement.style.fontSize = "200%"; }"""
# text that is wider or higher than its clipping box, and boxes outside the window's sides
FAULTS = """() => {
    const name = (element) => `${element.tagName.toLowerCase()}.${[...element.classList].join(".")}`;
    const faults = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width)
        faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    for (const element of document.body.querySelectorAll("*:not(svg *)")) {
        const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        if (!text || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (element.closest(".hidden-text, [aria-hidden=true]")) continue;
        const { left, right } = element.getBoundingClientRect();
        const { overflowX, overflowY } = getComputedStyle(element);
        const hides = (overflow) => overflow === "hidden" || overflow === "clip";
        const isCut = (hides(overflowX) && element.scrollWidth > element.clientWidth + 1)
            || (hides(overflowY) && element.scrollHeight > element.clientHeight + 1);
        if (left < -1 || right > width + 1) faults.push(`${name(element)} is outside: ${element.textContent}`);
        if (isCut) faults.push(`${name(element)} is cut: ${element.textContent}`);
    }
    return [...new Set(faults)];
}"""
AROUND = ("", "#/settings", "#/daily", "#/makers", "#/about")
BOTH = in_both_languages(viewport=NARROW)
MANY = pytest.mark.parametrize("apart", [2, pytest.param(1, marks=pytest.mark.long)])


@pytest.fixture
def table(page: Page, site: Site) -> Table:
    """Return the site with its engine ready, its text at twice the size, and hands that open in two steps."""
    page.add_init_script(f"({TWO_STEPS})()")
    table = Table(page, site.url)
    table.go_home()
    page.evaluate(TWICE)
    return table


def faults(table: Table, what: str) -> list[str]:
    """Return the elements that stick out or are cut off."""
    found: list[str] = table.page.evaluate(FAULTS)
    return [f"{what}: {fault}" for fault in found]


def around(table: Table, *places: str) -> list[str]:
    """Go to places of the page and return the faults there."""
    found = []
    for place in places:
        table.page.goto(f"{table.url}{place}")
        wait_for_place(table.page, place)
        found += faults(table, place)
    return found


@any_form(locale=BOTH)
def test_the_screens_around_the_tables_fit_text_of_twice_the_size(table: Table, locale: str) -> None:
    games = [place for game in GAMES for place in places_of(game).values()]
    assert around(table, *AROUND, *games) == []


@MANY
@any_form(game=GAMES, locale=BOTH)
def test_every_scene_of_a_game_holds_text_of_twice_the_size(
    table: Table, game: str, locale: str, apart: int
) -> None:
    found = []
    for name, show in [*screens(game).items()][::apart]:
        show(table)
        found += faults(table, name)
    assert not found, "\n".join(found)
