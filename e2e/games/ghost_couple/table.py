"""Ghost Couple's table: carrying actions out through the screen, and what it must show."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from e2e.table import Table
from py_engine.games import GAMES
from py_engine.match import Match

Action = dict[str, Any]
ALL_CARDS = [str(card["id"]) for card in GAMES["ghost_couple"].cards()]
SEATED = {"draw_for": "to", "look": "from"}
"""Actions that name a seat only, and in which field."""
OPEN_CARD = ("banish_hand", "rob", "banish_treasure")
"""Actions that name a card of an open row."""


def felt(table: Table, match: Match) -> Locator:
    """Wait until the table shows the position of ``match``, and return it."""
    table.shows(match)
    return table.open.locator(".gc")


def perform(table: Table, match: Match, action: Action) -> None:
    """Carry a legal action out by taps."""
    shown, do = felt(table, match), action["do"]
    if do in SEATED:
        shown.locator(f".seat-picker [data-seat='{action[SEATED[do]]}']").click()
        return
    if do == "couple":
        for card in action["cards"]:
            tap_card(table, match, card)
        return
    choose(table, match, action)
    if do not in ("flip", "lay"):
        shown.locator(f"[data-do={do}]").click()


def choose(table: Table, match: Match, action: Action) -> None:
    """Tap the cards and cells that the action names, each only once the one before shows as chosen."""
    shown, do = felt(table, match), action["do"]
    names = action.get("cards", [action["card"]] if "card" in action else [])
    cells = action.get("cells", [action["cell"]] if "cell" in action else [])
    for card in names:
        row = ".gc-rows [data-open]" if do in OPEN_CARD else ".hand [data-card]"
        place = shown.locator(row).and_(table.page.locator(f"[data-open='{card}'], [data-card='{card}']"))
        place.click()
        expect(place).to_have_attribute("aria-pressed", "true")
    for cell in cells:
        place = shown.locator(f"[data-cell='{cell}']")
        place.click()
        if do in ("take", "banish"):
            expect(place).to_have_attribute("aria-pressed", "true")


def tap_card(table: Table, match: Match, card: str) -> None:
    """Tap a card wherever it lies open: the hand, the board, or the banish area behind its button."""
    shown = felt(table, match)
    view = match.view(match.view(None)["turn"])
    if card in view["banished"] and shown.locator(".gc-side").count():
        shown.locator(f".gc-side [data-open='{card}']").click()
    elif card in view["banished"]:
        shown.locator(".gc-button").first.click()
        table.page.locator(f"dialog [data-open='{card}']").click()
        table.gone("dialog")
    else:
        shown.locator(f".hand [data-card='{card}'], [data-up='{card}']").click()


def check_screen(table: Table, match: Match, seat: int) -> None:
    """Assert that ``seat`` sees its hand, the board and the open rows as the rules show them, and no other card."""
    view = match.view(seat)
    shown = felt(table, match)
    known = set() if view["pending"]["choice"] == "cover" else set(view["hand"])
    if known:
        assert table.cards() == view["hand"]
    if shown.locator(".gc-board").count():
        check_board(shown, view)
        known |= {cell["card"] for cell in view["board"] if cell["card"]}
    else:
        known |= check_rows(shown, view)
    known |= check_sides(shown, view)
    markup = table.page.locator("body").inner_html()
    assert {card for card in ALL_CARDS if f'"{card}"' in markup} <= known
    for each, count in enumerate(view["counts"]["hands"]):
        expect(shown.locator(f".seats .seat-{each} .seat-fact").first).to_contain_text(str(count))
    expect(shown.locator(".gc-facts")).to_contain_text(str(view["counts"]["deck"]))
    shown.locator(f".gc-next.seat-{view['next']}").wait_for()


def check_board(shown: Locator, view: dict[str, Any]) -> None:
    """Assert that every cell shows its state, and its card only while that is face up."""
    cells = shown.locator("[data-cell]").evaluate_all(
        "cells => cells.map((cell) => [Number(cell.dataset.cell), cell.className, cell.dataset.up ?? null])"
    )
    for cell, (number, classes, card) in zip(view["board"], cells, strict=False):
        assert (number, card) == (cell["cell"], cell["card"])
        assert f"gc-{cell['state']}" in classes.split()
    new = [cell for cell in view["pending"]["cells"] if cell > len(view["board"])]
    assert [number for number, _, _ in cells[len(view["board"]) :]] == new


def check_rows(shown: Locator, view: dict[str, Any]) -> set[str]:
    """Assert that the open rows in the board's place are those of the choice; return their cards."""
    choice, seats = view["pending"]["choice"], view["pending"]["seats"]
    if choice in SEATED:
        named = shown.locator(".seat-picker [data-seat]").all()
        assert [int(str(each.get_attribute("data-seat"))) for each in named] == seats
        return set()
    source = view["hands"] if choice == "banish_hand" else view["treasures"]
    known = {card for seat in seats for card in source[seat]}
    assert names_in(shown.locator(".gc-rows")) == known
    return known


def check_sides(shown: Locator, view: dict[str, Any]) -> set[str]:
    """Assert that treasures and banish area lie beside the board where the screen is wide; return their cards."""
    sides = shown.locator(".gc-side")
    if not sides.count():
        return set()
    known = {*view["banished"], *view["gone"], *(card for treasure in view["treasures"] for card in treasure)}
    assert names_in(sides) == known
    return known


def names_in(place: Locator) -> set[str]:
    """Return the cards that lie open in a place."""
    return {str(card.get_attribute("data-open")) for card in place.locator("[data-open]").all()}
