"""The view of Ghost Couple (1.3, S4): the seat's own hand, all open cards, and counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from py_engine.cards import cards_in
from py_engine.games.ghost_couple.couple_phase import swap_owed
from py_engine.games.ghost_couple.data import CENTRE, SIDE
from py_engine.games.ghost_couple.score import score_sheet, score_terms
from py_engine.games.ghost_couple.state import NOWHERE, GhostCoupleState
from py_engine.games.ghost_couple.turn import ChoicePhase, next_seat, skipped_seats
from py_engine.phase import Entry


def names(state: GhostCoupleState, cards: int) -> list[str]:
    """Return the names of a set of cards in canonical order."""
    return [state.deck.names[card] for card in cards_in(cards)]


def table_view(state: GhostCoupleState, seat: int | None) -> dict[str, Any]:
    """Return the game's own part of the view; see ``GhostCoupleView``."""
    return {
        "counts": counts(state),
        "hand": [] if seat is None else names(state, state.hands[seat]),
        "hands": open_hands(state, seat),
        "board": [cell_view(state, cell) for cell in range(1, len(state.board))],
        "rows": SIDE,
        "columns": SIDE,
        "centre": CENTRE,
        "turn": state.turn,
        "direction": state.direction,
        "skips": state.skips,
        "next": next_seat(state),
        "couples": state.couples,
        "hand_usable": not state.hand_closed,
        "swap_owed": not state.over and swap_owed(state),
        "skipped": skipped_seats(state),
        "pending": pending_view(state),
        "banished": names(state, state.banished),
        "gone": names(state, state.gone),
        "treasures": [names(state, treasure) for treasure in state.treasures],
        "sheets": score_sheet(state),
        "terms": score_terms(state),
        "first_empty": state.first_empty if state.over else None,
    }


def counts(state: GhostCoupleState) -> dict[str, Any]:
    """Return the open counts; see ``GhostCoupleCounts``."""
    return {
        "hands": [hand.bit_count() for hand in state.hands],
        "treasures": [treasure.bit_count() for treasure in state.treasures],
        "deck": len(state.pile),
        "board": state.board_size(),
        "banished": state.banished.bit_count(),
        "gone": state.gone.bit_count(),
    }


def open_hands(state: GhostCoupleState, seat: int | None) -> list[list[str] | None]:
    """Return the hands open to the viewer: the one it looks at (6.3, 15), at the end all (1.3)."""
    looking = seat is not None and seat == state.turn
    return [
        names(state, hand) if state.over or (looking and each == state.looked_at) else None
        for each, hand in enumerate(state.hands)
    ]


def cards_seen(state: GhostCoupleState, seat: int | None) -> int:
    """Return the cards that the seat sees: in its hand, in one that it looks at, and open (1.2, 1.3).

    At the end all hands are open.
    """
    own = sum(state.hands) if state.over else 0 if seat is None else state.hands[seat]
    looked_at = state.hands[state.looked_at] if seat == state.turn and state.looked_at >= 0 else 0
    seen = own | looked_at | state.up | state.banished | state.gone
    for treasure in state.treasures:
        seen |= treasure
    return seen


def cell_view(state: GhostCoupleState, cell: int) -> dict[str, Any]:
    """Return a cell with its card's name if the card is face up (1.3)."""
    card = state.board[cell]
    if card == NOWHERE:
        return {"cell": cell, "state": "empty", "card": None}
    if state.up >> card & 1:
        return {"cell": cell, "state": "up", "card": state.deck.names[card]}
    return {"cell": cell, "state": "down", "card": None}


def couple_outcome(state: GhostCoupleState, cards: Sequence[str]) -> dict[str, Any]:
    """Return the destination of a couple taken earlier, and its event: none if it left the game (3.2)."""
    one, other = (state.deck.index[card] for card in cards)
    if (1 << one | 1 << other) in state.gone_couples:
        return {"went": "gone", "event": None}
    return {"went": "treasure", "event": state.deck.event_of(one, other) or None}


def pending_view(state: GhostCoupleState) -> dict[str, Any] | None:
    """Return the open choice, ``None`` at the end; see ``PendingView``."""
    phase = state.phase
    if not isinstance(phase, ChoicePhase):
        return None
    pending: dict[str, Any] = {
        "choice": phase.name,
        "couple": None,
        "event": None,
        "count": 0,
        "cells": [],
        "areas": [],
        "seats": [],
        "seconds": None,
        "open": [phase.write(state, move) for move in phase.open_moves(state)],
    }
    if state.couple and phase.name != "couple":
        pending["couple"] = [state.deck.names[card] for card in state.couple]
        pending["event"] = state.deck.event_of(*state.couple)
    return pending | phase.pending(state)


def opened(state: GhostCoupleState, index: int) -> list[dict[str, Any]]:
    """Return the cards that the move with this index opened, with their cells; see ``OpenedCard``."""
    return [{"cell": cell, "card": state.deck.names[card]} for cell, card in state.opened.get(index, ())]


def opened_fields(state: GhostCoupleState, index: int, do: str, own: bool) -> dict[str, Any]:
    """Return an entry's fields for opened cards, opened to everyone or to its own seat (7, 1.3)."""
    cards = [each["card"] for each in opened(state, index)]
    if do == "flip":
        return {"card": cards[0]}
    if do == "swap":
        return {"taken": cards[0]}
    if do == "couple":
        found = opened(state, index)
        return {"cells": [each["cell"] for each in found[:2]], "opened": found[2:]}
    if do in ("flip_x", "flip_block"):
        return {"cells": [each["cell"] for each in opened(state, index)], "cards": cards}
    return {"cards": cards} if do == "banish" or (own and do in ("take", "look", "reshuffle")) else {}


def shown_entry(state: GhostCoupleState, index: int, actor: int | None, entry: Entry, seat: int | None) -> Entry:
    """Return a log entry without the viewer's unknown cards: cards laid face down, a shuffled deck (1.3).

    It names the cards that its move opened (7); a couple's names its event. See ``GhostCoupleCoupleEntry`` and
    ``OpenedEntry``.
    """
    do = entry["do"]
    own = seat is not None and seat == actor
    shown = {**entry, **opened_fields(state, index, do, own)}
    if do == "couple":
        shown |= couple_outcome(state, entry["cards"])
    elif do == "reshuffle":
        del shown["deck"]
    elif do == "put" and not own:
        del shown["cards"]
    elif do == "lay" and not own and entry["cell"] != CENTRE:
        del shown["card"]
    return shown
