"""Access: no rule of WCAG 2.2 AA that a machine can check is broken, and matches are played without a pointer."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from e2e.lib.drivers import screens, smallest
from e2e.lib.forms import any_form, forms
from e2e.lib.lessons import places_of
from e2e.lib.matches import play_whole
from e2e.lib.sample import finished, fresh
from e2e.lib.support import LANGUAGES, in_both_languages, wait_for_place
from e2e.lib.table import Table
from e2e.lib.ways import by_keys, by_names
from paths import NODE_MODULES
from py_engine.games import GAMES
from py_engine.link import write
from serve import Site
from tests.play import SetUp

AXE = NODE_MODULES / "axe-core" / "axe.min.js"
RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
# an experiment of axe's: it takes the indices drawn on a card's face for its label
OFF = ("label-content-name-mismatch",)
CONTRAST = "color-contrast"
ALL = {"theme": "light", "runOnly": {"type": "tag", "values": list(RULES)}, "off": []}
LOOKS: dict[str, tuple[dict[str, Any], ...]] = {
    # the themes differ only in colours, and colours are the same in every language
    "ja-JP": (ALL, {"theme": "dark", "runOnly": {"type": "rule", "values": [CONTRAST]}, "off": []}),
    "en-US": (
        {**ALL, "off": [CONTRAST]},
        *(
            {"theme": "system", "forced": each, "runOnly": {"type": "rule", "values": [CONTRAST]}, "off": []}
            for each in ("dark", "light")
        ),
    ),
}
CHECK = """async ({ theme, runOnly, off }) => {
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    dataset.theme = theme;
    const rules = Object.fromEntries(off.map((id) => [id, { enabled: false }]));
    const { violations } = await axe.run(document, { runOnly, rules });
    dataset.theme = before;
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
        `${theme} ${id} ${target.join(" ")}: ${failureSummary.replaceAll(/\\s+/g, " ").slice(0, 300)}`));
}"""
LINK = write(finished(), is_deal=True, is_named=True)
AROUND = ("", "#/settings", "#/daily", "#/makers", "#/about", "#/review/past", "#/what-if/past/3", f"#/link/{LINK}")
# the elements that show that a place has its content
SHOWN = {"review": "main[data-at]", "what-if": ".setup-start", "link": "[data-testid=link] .button-main"}
WITH_CARDS = ("#/rules/", "#/learn/")
WHOLE = int(os.environ.get("MATCH_SEEDS", "1")) > 1
"""``make test-matches`` plays every game to the end, every run some actions of short ones."""
MOST_ACTIONS = 5
PHONE: ViewportSize = {"width": 360, "height": 640}  # CSS px
TALL: ViewportSize = {"width": 360, "height": 3000}


def faults(page: Page, locale: str, off: Sequence[str] = OFF) -> list[str]:
    """Return axe's findings on the screen, except those of the rules that are off."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    looks = [{**how, "off": [*off, *how["off"]]} for how in LOOKS[locale]]
    found = []
    for how in looks:
        forced = how.get("forced")
        page.emulate_media(forced_colors="active" if forced else "none", color_scheme=forced or "light")
        found += page.evaluate(CHECK, how)
    return found


def look(table: Table, places: tuple[str, ...], locale: str) -> list[str]:
    """Go to each place of the page, on a window in which nothing is covered, and return the faults there."""
    found = []
    table.page.set_viewport_size(TALL)
    for place in places:
        table.page.goto(f"{table.url}{place}")
        wait_for_place(table.page, place)
        if (kind := place.split("/")[1:2]) and kind[0] in SHOWN:
            table.page.locator(SHOWN[kind[0]]).wait_for()
        found += [
            f"{place} {fault}" for fault in faults(table.page, locale, OFF if place.startswith(WITH_CARDS) else ())
        ]
    table.page.set_viewport_size(PHONE)
    return found


@pytest.mark.shares_page
@LANGUAGES
def test_the_screens_around_the_tables_keep_the_rules_of_access(table: Table, locale: str) -> None:
    table.prepare(fresh().save())
    table.put(finished().save(), "past")
    table.result.wait_for()
    assert look(table, AROUND, locale) == []


@pytest.mark.shares_page
@pytest.mark.parametrize("apart", [8, pytest.param(1, marks=pytest.mark.long)])
@forms(game=GAMES, locale=in_both_languages())
def test_every_scene_of_a_game_keeps_the_rules_of_access(table: Table, game: str, locale: str, apart: int) -> None:
    found = look(table, tuple(places_of(game).values())[::apart], locale)
    for name, show in islice(screens(game).items(), 0, None, apart):
        show(table)
        found += [f"{name} {fault}" for fault in faults(table.page, locale)]
    assert found == []


@any_form(way=[by_names, by_keys], set_up=smallest() if WHOLE else smallest()[:2])
def test_a_match_is_played_without_a_pointer(
    page: Page,
    site: Site,
    way: Callable[[pytest.MonkeyPatch], None],
    set_up: SetUp,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    way(monkeypatch)
    most: dict[str, Any] = {} if WHOLE else {"most": MOST_ACTIONS}
    match = play_whole(page, site.url, set_up, seed=3, **most)
    assert match.state.over or len(match.log) == MOST_ACTIONS
