"""Small things that are the same at every table: marks of cards, movements of a prompt, looks of the history."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.lib.drivers import IN_TURNS, screens, turn_driver
from e2e.lib.forms import any_form, forms
from e2e.lib.played import MOST_LISTED
from e2e.lib.sample import following
from e2e.lib.store import replay
from e2e.lib.table import Table

pytestmark = pytest.mark.shares_page

LANGUAGES, SHAPES = ("en-US", "ja-JP"), {"on its side": (844, 390), "upright": (390, 844)}
WINDOWS = [
    pytest.param(
        f"{name}, {locale[:2]}",
        marks=pytest.mark.browser_context_args(viewport={"width": wide, "height": high}, locale=locale),
    )
    for (name, (wide, high)), locale in zip(
        [*SHAPES.items(), *SHAPES.items()], [*LANGUAGES, *reversed(LANGUAGES)], strict=True
    )
]
CHOSEN = (
    ".hand .hand-off",
    ".hand .hand-card:not(.hand-off)",
    ".table-middle [aria-pressed]",
    ".prompt [aria-pressed]",
)
"""Targets that a tap chooses or refuses: cards of the hand, cards on the table, and actions."""
MOST_TAPPED = 3
TAP = """async ([selector, place]) => {
    if (place !== null) document.querySelectorAll(selector)[place]?.click();
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll(".seats, .table-middle, .turn, .turn > .prompt, .prompt-place, .hand")]
        .map((part) => part.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round));
}"""
"""Taps that target, if any, and returns the places of the table's parts then."""
MARK = """(card) => {
    const { width, height, borderRadius, borderTopColor } = getComputedStyle(card, "::after");
    return { width, height, borderRadius, colour: borderTopColor };
}"""


def test_an_illegal_card_is_marked_by_a_ring_and_not_a_bar(table: Table) -> None:
    match = following()
    table.prepare(match.save())
    table.uncover(match)
    off, on = (table.page.locator(f".hand {which}").first for which in (".hand-off", ".hand-card:not(.hand-off)"))
    mark = off.evaluate(MARK)
    assert mark["width"] == mark["height"]
    assert mark["borderRadius"] == "50%"
    assert mark["colour"] != on.evaluate(MARK)["colour"] == "rgba(0, 0, 0, 0)"


def of_each_phase(game: str) -> dict[str, dict[str, Any]]:
    """Return the first scene of every phase of a game, by its name."""
    saves = {name: save() for name, save in turn_driver(game).SCENES.items()}
    matches = {name: replay(save) for name, save in saves.items()}
    first = {match.state.phase.name: name for name, match in reversed(matches.items()) if not match.state.over}
    return {name: saves[name] for name in first.values()}


def moved_by_a_tap(table: Table, scene: str) -> Iterator[str]:
    """Choose one thing after the other on the open table, and yield those that moved its parts."""
    places = table.page.evaluate(TAP, ["", None])
    assert len(places) > 3
    open_still = table.page.locator(f"[data-stage=open][data-at='{len(table.stored().log)}']")
    for chosen in CHOSEN:
        for place in range(min(MOST_TAPPED, table.page.locator(chosen).count())):
            now = table.page.evaluate(TAP, [chosen, place])
            # a target that acts at a tap ends the turn, or leads to the next step
            if not open_still.count():
                return
            if now != places:
                yield f"{scene}, {chosen} {place}: {places} to {now}"


@forms(game=IN_TURNS, window=WINDOWS)
def test_a_prompt_keeps_its_height_with_any_text(table: Table, game: str, window: str) -> None:
    moved: list[str] = []
    for scene, save in of_each_phase(game).items():
        match = table.prepare(save)
        if any(turn_driver(match.game.id).needs_hand(match, action) for action in match.legal(MOST_LISTED)[0]):
            table.uncover(match)
            moved += moved_by_a_tap(table, scene)
    assert not moved, "\n".join([window, *moved])


@any_form(game=IN_TURNS)
def test_history_is_listed_by_tricks_or_turns_with_suits_in_their_colours(table: Table, game: str) -> None:
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
