"""Moves and calls, which several phases use: their legality and their JSON (2.3, 2.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from py_engine.games.trump_fighter.data import CARD, CARDS, FARTHEST_MS, INDEX, NONE, SPOTS
from py_engine.games.trump_fighter.state import TrumpFighterState
from py_engine.phase import Entry
from py_engine.reading import Verb, integer
from py_engine.refusals import BadInput, Refusal

ALL_SPOTS = tuple(range(SPOTS))
"""The spots of a field."""

MOVE = Verb("move", "2.3", {"card": CARD, "to": integer, "at": integer})
"""The verb of a move (2.3)."""
CALL = Verb("call", "2.4", {"at": integer})
"""The verb of a call (2.4)."""


class Move(NamedTuple):
    """A card of the hand to a spot of the own field (2.3)."""

    seat: int
    card: int
    spot: int
    at: int


class Call(NamedTuple):
    """A call (2.4)."""

    seat: int
    at: int


def need_seat(do: str, seat: int | None) -> int:
    """Return the acting seat; raise ``missing_field`` if both may act and none is named (S6)."""
    if seat is None:
        raise BadInput("missing_field", f"{do} needs the field seat: both may act")
    return seat


def time_refusal(state: TrumpFighterState, at: int) -> Refusal | None:
    """Refuse a time before the last one (7), or beyond any real clock."""
    if at < state.at:
        return Refusal("7", "time_back", {"last": state.at})
    if at > state.at + FARTHEST_MS:
        return Refusal("7", "time_too_far", {"most": state.at + FARTHEST_MS})
    return None


def early_refusal(clause: str, at: int, earliest: int) -> Refusal | None:
    """Refuse a time before ``earliest``."""
    return Refusal(clause, "too_early", {"earliest": earliest}) if at < earliest else None


def spots_for(field: Sequence[int]) -> tuple[int, ...]:
    """Return the spots that a card may take: the leftmost empty spot, or any if none is empty (2.3)."""
    return (field.index(NONE),) if NONE in field else ALL_SPOTS


def placement_refusal(state: TrumpFighterState, seat: int, card: int, spot: int) -> Refusal | None:
    """Refuse a spot that does not exist (1.3), a card not in hand, any spot but the leftmost empty one (2.3)."""
    if not 0 <= spot < SPOTS:
        return Refusal("1.3", "no_such_spot", {"spots": SPOTS})
    if card not in state.hands[seat]:
        return Refusal("2.3", "not_in_hand", {"seat": seat, "card": CARDS[card]})
    spots = spots_for(state.fields[seat])
    if spot not in spots:
        return Refusal("2.3", "leftmost_empty", {"seat": seat, "to": spot + 1, "expected": spots[0] + 1})
    return None


def placements(state: TrumpFighterState, seat: int) -> Iterator[tuple[int, int]]:
    """Yield the card and the spot of every move of a seat, by place in hand, then spot."""
    spots = spots_for(state.fields[seat])
    for card in state.hands[seat]:
        if card != NONE:
            for spot in spots:
                yield card, spot


def leftmost_placement(state: TrumpFighterState, seat: int) -> tuple[int, int]:
    """Return the move that a standstill makes: leftmost card, leftmost empty spot (5.1, 5.2)."""
    return next(placements(state, seat))


def read_move(seat: int, fields: Any) -> Move:
    """Return the move of checked fields."""
    return Move(seat, INDEX[fields["card"]], fields["to"] - 1, fields["at"])


def write_act(act: Move | Call) -> Entry:
    """Return the action of a move or call."""
    if type(act) is Call:
        return {"do": "call", "seat": act.seat, "at": act.at}
    assert isinstance(act, Move)
    return {"do": "move", "seat": act.seat, "card": CARDS[act.card], "to": act.spot + 1, "at": act.at}
