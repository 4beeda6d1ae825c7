"""A turn's frame: how it begins and ends (2.1, 2.5, 2.6), and turning cards up (2.2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from py_engine.cards import Chance, cards_in
from py_engine.games.ghost_couple.data import CENTRE, FIRST_FLIPS
from py_engine.games.ghost_couple.decks import ALL_NAMES
from py_engine.games.ghost_couple.state import NOWHERE, GhostCoupleState, nth_bit
from py_engine.phase import Entry, TurnPhase
from py_engine.reading import Verb, integer, name_from
from py_engine.refusals import Refusal, Refused
from py_engine.seats import turn_order

M = TypeVar("M")
CARD = name_from(ALL_NAMES, "card")


def card_named(state: GhostCoupleState, name: str) -> int:
    """Return the number of the card; refuse a card of the other deck (5, 6.1)."""
    tables = state.tables
    if name not in tables.index:
        raise Refused(Refusal(tables.cards_clause, "not_in_deck", {"card": name}))
    return tables.index[name]


class ChoicePhase(TurnPhase[GhostCoupleState, M]):
    """A phase in which the seat whose turn it is makes a choice."""

    def pending(self, state: GhostCoupleState) -> dict[str, Any]:
        """Return what the open choice needs, all of it open to everybody: fields of ``PendingView``."""
        return {}


class CellPhase(ChoicePhase[int]):
    """A phase in which one cell is named; a move is the cell."""

    do: ClassVar[str]

    def cells(self, state: GhostCoupleState) -> Sequence[int]:
        """Return the cells that may be named, rising."""
        raise NotImplementedError

    def moves(self, state: GhostCoupleState) -> Sequence[int]:
        """Return the cells that may be named."""
        return self.cells(state)

    def draw(self, state: GhostCoupleState, chance: Chance) -> int:
        """Return one of the cells."""
        cells = self.cells(state)
        return cells[chance.below(len(cells))]

    def read(self, state: GhostCoupleState, do: str, seat: int | None, fields: Mapping[str, Any]) -> int:
        """Return the cell named."""
        return int(fields["cell"])

    def write(self, state: GhostCoupleState, move: int) -> Entry:
        """Return the action that names the cell."""
        return {"do": self.do, "cell": move}


def centre_card(state: GhostCoupleState) -> int:
    """Return the card in the centre, ``NOWHERE`` if there is none."""
    return state.board[CENTRE]


def begin_turn(state: GhostCoupleState) -> None:
    """Draw a card, or ask for one to be laid where the deck is empty (2.1)."""
    state.new_turn()
    if state.pile:
        state.deal_to(state.turn, 1)
        turn_cards(state, FIRST_FLIPS)
    else:
        state.enter("lay")


def turn_cards(state: GhostCoupleState, count: int) -> None:
    """Ask for so many cards to be turned up, or for as many as lie face down (2.2, 5.4)."""
    state.count = min(count, len(state.down))
    state.enter("flip" if state.count else "couple")


def end_turn(state: GhostCoupleState) -> None:
    """Turn cards down, fill the board, and end the match or go on to the next seat (2.5, 2.6, 5.5)."""
    state.turn_all_down()
    state.fill()
    if all(state.hands):
        state.turn = next_seat(state)
        begin_turn(state)
        return
    empty = [seat for seat in range(state.seats) if not state.hands[seat]]
    state.first_empty = min(empty, key=state.emptied.__getitem__)
    state.enter("over")


def skipped_seats(state: GhostCoupleState) -> list[int]:
    """Return the seats that would be passed over if the present turn ended now (5.5)."""
    return [*turn_order(state.turn, state.seats, state.direction)[1 : state.skips + 1]]


def next_seat(state: GhostCoupleState) -> int:
    """Return whose turn would come if the present one ended now (5.5)."""
    return (state.turn + state.direction * (1 + state.skips)) % state.seats


class LayPhase(ChoicePhase[tuple[int, int]]):
    """Clause 2.1 with an empty deck; a move is the card and the cell."""

    name = "lay"
    verbs = (Verb("lay", "2.1", {"card": CARD, "cell": integer}),)

    def cells(self, state: GhostCoupleState) -> list[int]:
        """Return the empty cells, or the next new one where there is none."""
        return state.empty or [len(state.board)]

    def moves(self, state: GhostCoupleState) -> Iterable[tuple[int, int]]:
        """Yield every card of the hand on every cell that may be named."""
        cells = self.cells(state)
        return ((card, cell) for card in cards_in(state.hands[state.turn]) for cell in cells)

    def draw(self, state: GhostCoupleState, chance: Chance) -> tuple[int, int]:
        """Return one of the cards on one of the cells."""
        hand, cells = state.hands[state.turn], self.cells(state)
        return nth_bit(hand, chance.below(hand.bit_count())), cells[chance.below(len(cells))]

    def read(
        self, state: GhostCoupleState, do: str, seat: int | None, fields: Mapping[str, Any]
    ) -> tuple[int, int]:
        """Return the card and the cell named."""
        return card_named(state, fields["card"]), fields["cell"]

    def write(self, state: GhostCoupleState, move: tuple[int, int]) -> Entry:
        """Return the action that lays the card."""
        return {"do": "lay", "card": state.tables.names[move[0]], "cell": move[1]}

    def refusal(self, state: GhostCoupleState, move: tuple[int, int]) -> Refusal | None:
        """Refuse a card that is not in the hand and a cell that is not empty or not the next one (2.1)."""
        card, cell = move
        if not state.hands[state.turn] >> card & 1:
            return Refusal("2.1", "not_in_hand", {"card": state.tables.names[card]})
        if cell not in self.cells(state):
            return Refusal("2.1", "not_empty", {"cell": cell, "cells": self.cells(state)})
        return None

    def play(self, state: GhostCoupleState, move: tuple[int, int]) -> None:
        """Lay the card; the turn goes on with turning cards up."""
        card, cell = move
        state.lose(state.turn, 1 << card)
        if cell == len(state.board):
            state.board.append(NOWHERE)
        else:
            state.empty.remove(cell)
        state.lay(card, cell)
        turn_cards(state, FIRST_FLIPS)

    def pending(self, state: GhostCoupleState) -> dict[str, Any]:
        """Return the cells that may be named."""
        return {"count": 1, "cells": list(self.cells(state))}


class FlipPhase(CellPhase):
    """Clause 2.2, and further cards turned up by effects (5.3, 6.3)."""

    name = do = "flip"
    verbs = (Verb("flip", "2.2", {"cell": integer}),)

    def cells(self, state: GhostCoupleState) -> Sequence[int]:
        """Return the cells with a face-down card."""
        return state.down

    def refusal(self, state: GhostCoupleState, move: int) -> Refusal | None:
        """Refuse a cell without a face-down card (2.2)."""
        return None if move in state.down else Refusal("2.2", "not_face_down", {"cell": move})

    def play(self, state: GhostCoupleState, move: int) -> None:
        """Turn the card up; after the last one couples may be taken."""
        state.turn_up(move)
        state.count -= 1
        if not state.count:
            state.enter("couple")

    def pending(self, state: GhostCoupleState) -> dict[str, Any]:
        """Return how many are still to be turned, and where."""
        return {"count": state.count, "cells": list(state.down)}
