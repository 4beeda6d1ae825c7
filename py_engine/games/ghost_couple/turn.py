"""The beginning and end of a turn (2.1, 2.2, 2.5, 2.6), and the common parts of its phases."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from py_engine.games.ghost_couple.data import CENTRE, FIRST_FLIPS
from py_engine.games.ghost_couple.state import GhostCoupleState
from py_engine.phase import Entry, TurnPhase
from py_engine.refusals import Refusal, Refused
from py_engine.seats import turn_order

M = TypeVar("M")


def card_named(state: GhostCoupleState, name: str) -> int:
    """Return the number of the card; refuse a card of the other deck (5, 6.1)."""
    deck = state.deck
    if name not in deck.index:
        raise Refused(Refusal(deck.cards_clause, "not_in_deck", {"card": name}))
    return deck.index[name]


class ChoicePhase(TurnPhase[GhostCoupleState, M]):
    """A phase in which the seat in turn makes a choice."""

    def pending(self, state: GhostCoupleState) -> dict[str, Any]:
        """Return the limits of the open choice, which everyone may know: fields of ``PendingView``."""
        return {}

    def open_moves(self, state: GhostCoupleState) -> Iterable[M]:
        """Return the legal moves that name cards, but none of a hand."""
        return ()


class CellPhase(ChoicePhase[int]):
    """A phase in which one cell is named; a move is the cell."""

    do: ClassVar[str]

    def cells(self, state: GhostCoupleState) -> Sequence[int]:
        """Return the cells that may be named, rising."""
        raise NotImplementedError

    def moves(self, state: GhostCoupleState) -> Sequence[int]:
        """Return the cells that may be named."""
        return self.cells(state)

    def read(self, state: GhostCoupleState, do: str, seat: int | None, fields: Mapping[str, Any]) -> int:
        """Return the named cell."""
        return int(fields["cell"])

    def write(self, state: GhostCoupleState, move: int) -> Entry:
        """Return the action that names the cell."""
        return {"do": self.do, "cell": move}


def centre_card(state: GhostCoupleState) -> int:
    """Return the card in the centre, ``NOWHERE`` if there is none."""
    return state.board[CENTRE]


def begin_turn(state: GhostCoupleState) -> None:
    """Draw a card, or request that one is laid if the deck is empty (2.1)."""
    state.new_turn()
    if state.pile:
        state.deal_to(state.turn, 1)
        turn_cards(state, FIRST_FLIPS)
    else:
        state.enter("lay")


def turn_cards(state: GhostCoupleState, count: int) -> None:
    """Request ``count`` cards to be turned up, or all face-down ones if there are fewer (2.2, 5.4)."""
    state.count = min(count, len(state.down))
    state.enter("flip" if state.count else "couple")


def end_turn(state: GhostCoupleState) -> None:
    """Turn cards down, fill the board, and end the match or begin the next seat's turn (2.5, 2.6, 5.5)."""
    state.turn_all_down()
    state.fill()
    if all(state.hands):
        state.turn = next_seat(state)
        begin_turn(state)
        return
    empty = [seat for seat in range(state.seats) if not state.hands[seat]]
    state.first_empty = min(empty, key=state.emptied_at.__getitem__)
    state.enter("over")


def skipped_seats(state: GhostCoupleState) -> list[int]:
    """Return the seats that would be passed over if the present turn ended now (5.5)."""
    return [*turn_order(state.turn, state.seats, state.direction)[1 : state.skips + 1]]


def next_seat(state: GhostCoupleState) -> int:
    """Return the seat whose turn would come if the present one ended now (5.5)."""
    return (state.turn + state.direction * (1 + state.skips)) % state.seats
