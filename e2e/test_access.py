"""Access: no rule of WCAG 2.2 AA that a machine can check is broken, and matches are played without a pointer."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e.games.trump_fighter.ring import in_battle, new_match
from e2e.matches import IN_TURNS, SMALLEST, TWO_STEPS, SetUp, driver_of, open_curtain, play_whole
from e2e.support import LANGUAGES
from e2e.table import NAMES, Table
from e2e.ways import by_keys, by_names
from paths import NODE_MODULES
from serve import Site

AXE = NODE_MODULES / "axe-core" / "axe.min.js"
RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
# an experiment of axe's: it takes the indices drawn on a card's face for its label
OFF = ("label-content-name-mismatch",)
CONTRAST = "color-contrast"
ALL = {"theme": "light", "runOnly": {"type": "tag", "values": list(RULES)}, "off": []}
LOOKS: dict[str, tuple[dict[str, Any], ...]] = {
    # the themes differ in nothing but colours, and colours are the same in every language
    "ja-JP": (ALL, {"theme": "dark", "runOnly": {"type": "rule", "values": [CONTRAST]}, "off": []}),
    "en-US": ({**ALL, "off": [CONTRAST]},),
}
CHECK = """async ({ theme, runOnly, off }) => {
    document.documentElement.dataset.theme = theme;
    const rules = Object.fromEntries(off.map((id) => [id, { enabled: false }]));
    const { violations } = await axe.run(document, { runOnly, rules });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
        `${theme} ${id} ${target.join(" ")}: ${failureSummary.replaceAll(/\\s+/g, " ").slice(0, 300)}`));
}"""
AROUND = ("", "#/settings")
WHOLE = int(os.environ.get("MATCH_SEEDS", "1")) > 1
"""``make test-matches`` plays to the end what every run plays for some actions."""
MOST_ACTIONS = 8
PHONE: ViewportSize = {"width": 360, "height": 640}  # CSS px
TALL: ViewportSize = {"width": 360, "height": 3000}


@pytest.fixture
def table(page: Page, site: Site) -> Table:
    """The site with its engine ready, curtains that open in two steps, and axe at hand."""
    page.add_init_script(path=AXE)
    page.add_init_script(f"({TWO_STEPS})()")
    table = Table(page, site.url)
    table.go_home()
    return table


def faults(table: Table, locale: str, off: Sequence[str] = OFF) -> list[str]:
    """Return what axe finds on the screen, but for the rules that are off."""
    looks = [{**how, "off": [*off, *how["off"]]} for how in LOOKS[locale]]
    return [fault for how in looks for fault in table.page.evaluate(CHECK, how)]


def look(table: Table, places: tuple[str, ...], locale: str) -> list[str]:
    """Go to each place of the page, on a window in which nothing is covered, and return what is wrong there."""
    found = []
    table.page.set_viewport_size(TALL)
    for place in places:
        table.page.goto(f"{table.url}{place}")
        expect(table.page.locator("main")).to_be_visible()
        found += [f"{place} {fault}" for fault in faults(table, locale, off=())]
    table.page.set_viewport_size(PHONE)
    return found


@LANGUAGES
def test_the_screens_around_the_tables_keep_the_rules_of_access(table: Table, locale: str) -> None:
    table.lay(driver_of("lucky_maker").SCENES["lead"]())
    assert look(table, AROUND, locale) == []


@LANGUAGES
@pytest.mark.parametrize("game", IN_TURNS)
def test_every_scene_of_a_game_keeps_the_rules_of_access(table: Table, game: str, locale: str) -> None:
    found = look(table, (f"#/setup/{game}", f"#/rules/{game}"), locale)
    for name, save in driver_of(game).SCENES.items():
        match = table.lay(save())
        if not match.state.over:
            open_curtain(table, NAMES[match.state.actors()[0]])
        found += [f"{name} {fault}" for fault in faults(table, locale)]
    assert found == []


@LANGUAGES
def test_the_curtain_keeps_the_rules_of_access(table: Table, locale: str) -> None:
    table.lay(driver_of("lucky_maker").SCENES["lead"]())
    assert faults(table, locale) == []


@LANGUAGES
def test_every_stage_of_a_fight_keeps_the_rules_of_access(table: Table, locale: str) -> None:
    found = look(table, ("#/setup/trump_fighter", "#/rules/trump_fighter"), locale)
    for name, match in {"check": new_match(), "battle": in_battle(new_match())}.items():
        table.put(match.save(), name)
        expect(table.page.locator(".tf-screen")).to_be_visible()
        found += [f"{name} {fault}" for fault in faults(table, locale)]
    assert found == []


@pytest.mark.parametrize("way", [by_keys, by_names])
@pytest.mark.parametrize("setup", SMALLEST, ids=str)
def test_a_match_is_played_without_a_pointer(
    page: Page, site: Site, setup: SetUp, way: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    way(monkeypatch)
    most: dict[str, Any] = {} if WHOLE else {"most": MOST_ACTIONS}
    match = play_whole(page, site.url, setup, seed=3, **most)
    assert match.state.over or len(match.log) == MOST_ACTIONS
