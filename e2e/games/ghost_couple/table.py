"""Ghost Couple's table: carrying actions out through the screen, and checks of the screen."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from e2e.lib.table import Table
from py_engine.games import GAMES
from py_engine.games.ghost_couple.data import CENTRE
from py_engine.match import Match
from tests.play import card_names

Action = dict[str, Any]
ALL_CARDS = [str(card["id"]) for card in GAMES["ghost_couple"].cards()]
SEATED = {"draw_for": "to", "look": "from"}
"""Actions that name only a seat, with the field for it."""
MOST_LEGAL = 2000
OPEN_CARD = ("banish_hand", "rob", "banish_treasure")
"""Actions that name a card of an open row."""


def felt(table: Table, match: Match) -> Locator:
    """Wait until the table shows the position of ``match``, with a hand or none, and return it."""
    table.page.locator(f"[data-testid=table][data-at='{len(match.log)}']").wait_for()
    return table.table.locator(".gc")


def needs_hand(match: Match, action: Action) -> bool:
    """Return whether an action needs an open hand: all others are on everyone's table."""
    (seat,) = match.state.actors()
    own = card_names(match.game, action) & {*match.view(seat)["hand"]}
    return action["do"] in ("lay", "swap", "put", "banish_hand") or bool(own)


def perform(table: Table, match: Match, action: Action) -> None:
    """Carry a legal action out by taps, on everyone's table or with the hand open that it needs."""
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


def carry(table: Table, match: Match, action: Action) -> None:
    """Drag the hand cards that an action names onto their cells, or to the table; tap everything else."""
    shown, do = felt(table, match), action["do"]
    hand = [card for card in action.get("cards", [action.get("card")]) if card in table.cards()]
    if do == "lay":
        table.carry(action["card"], shown.locator(f"[data-cell='{action['cell']}']"))
    elif do == "put":
        for card in hand:
            table.carry(card)
    elif do == "swap":
        carry_to_centre(table, match, action)
    elif do == "couple" and hand:
        *others, carried = sorted(action["cards"], key=hand.__contains__)
        onto = shown.locator(f"[data-up='{others[0]}']")
        if not onto.count():
            tap_card(table, match, others[0])
        table.carry(carried, onto if onto.count() else None)
    else:
        perform(table, match, action)


def carry_to_centre(table: Table, match: Match, action: Action) -> None:
    """Swap a card by dragging; one that makes a couple with the centre would be laid down as a couple."""
    (seat,) = match.state.actors()
    mate = match.view(seat)["board"][CENTRE - 1]["card"]
    couples = [each["cards"] for each in match.legal(MOST_LEGAL, seat)[0] if each["do"] == "couple"]
    if any({action["card"], mate} == {*cards} for cards in couples):
        perform(table, match, action)
    else:
        table.carry(action["card"], felt(table, match).locator(f"[data-cell='{CENTRE}']"))


def choose(table: Table, match: Match, action: Action) -> None:
    """Tap the cards and cells of the action, each only once the one before shows as chosen."""
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
    """Tap an open card: in the hand, on the board, or in the banish area behind its button."""
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
    """Check that ``seat`` sees its hand, the board and the open rows by the rules, and no other card.

    While no hand is open it has everyone's view.
    """
    shown = felt(table, match)
    view = match.view(None if table.noren.count() else seat)
    known = set(view["hand"])
    assert table.cards() == view["hand"]
    if view["pending"]["choice"] == "flip":
        assert not shown.locator(".hand-off").count(), "cards without a choice are marked"
    check_board(shown, view)
    known |= {cell["card"] for cell in view["board"] if cell["card"]}
    if shown.locator(".gc-board[inert]").count():
        known |= check_rows(shown, view)
    known |= check_sides(shown, view)
    markup = table.page.locator("body").inner_html()
    assert {card for card in ALL_CARDS if f'"{card}"' in markup} <= known
    for each, count in enumerate(view["counts"]["hands"]):
        expect(shown.locator(f".seats .seat-{each} .seat-fact").first).to_contain_text(str(count))
    expect(shown.locator(".gc-facts")).to_contain_text(str(view["counts"]["deck"]))
    shown.locator(f".gc-next.seat-{view['next']}").wait_for()


def check_board(shown: Locator, view: dict[str, Any]) -> None:
    """Check that every cell shows its state, and its card only while that is face up."""
    cells = shown.locator("[data-cell]").evaluate_all(
        "cells => cells.map((cell) => [Number(cell.dataset.cell), cell.className, cell.dataset.up ?? null])"
    )
    for cell, (number, classes, card) in zip(view["board"], cells, strict=False):
        assert (number, card) == (cell["cell"], cell["card"])
        assert f"gc-{cell['state']}" in classes.split()
    new = [cell for cell in view["pending"]["cells"] if cell > len(view["board"])]
    assert [number for number, _, _ in cells[len(view["board"]) :]] == new


def check_rows(shown: Locator, view: dict[str, Any]) -> set[str]:
    """Check that the open rows over the board are those of the choice; return their cards."""
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
    """Check that treasures and banish area are next to the board if the screen is wide; return their cards."""
    sides = shown.locator(".gc-side")
    if not sides.count():
        return set()
    known = {*view["banished"], *view["gone"], *(card for treasure in view["treasures"] for card in treasure)}
    assert names_in(sides) == known
    return known


def names_in(place: Locator) -> set[str]:
    """Return the open cards in a place."""
    return {str(card.get_attribute("data-open")) for card in place.locator("[data-open]").all()}
