"""The effects' choices on the board: take and put, an X, a 3×3, banish, cover (5.3, 6.3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations
from typing import Any, ClassVar

from py_engine.cards import cards_in, mask_of
from py_engine.games.ghost_couple.data import BLOCK_AREAS, CENTRE, COVER_SECONDS, X_AREAS
from py_engine.games.ghost_couple.decks import CARD
from py_engine.games.ghost_couple.effects import middles, turn_area
from py_engine.games.ghost_couple.state import NOWHERE, GhostCoupleState
from py_engine.games.ghost_couple.turn import CellPhase, ChoicePhase, card_named, end_turn
from py_engine.phase import Entry
from py_engine.reading import Verb, integer, list_of
from py_engine.refusals import Refusal

Move = tuple[int, ...]
"""Cells or cards named in one move."""
Areas = dict[int, tuple[int, ...]]
"""Areas of the board by their middle cells."""


def count_refusal(given: int, expected: int) -> Refusal | None:
    """Refuse any number except the expected one: what the effect needs, or all if there are fewer (5.4)."""
    return None if given == expected else Refusal("5.4", "wrong_count", {"count": given, "expected": expected})


class CellsPhase(ChoicePhase[Move]):
    """A phase in which ``count`` different cells are named; a move is the rising cells."""

    do: ClassVar[str]
    missing: ClassVar[str]
    """The refusal's code for a cell that may not be named."""

    def cells(self, state: GhostCoupleState) -> Sequence[int]:
        """Return the cells that may be named, rising."""
        raise NotImplementedError

    def moves(self, state: GhostCoupleState) -> Iterable[Move]:
        """Yield every choice of ``count`` cells."""
        return combinations(self.cells(state), state.count)

    def read(self, state: GhostCoupleState, do: str, seat: int | None, fields: Mapping[str, Any]) -> Move:
        """Return the named cells, rising."""
        return tuple(sorted(fields["cells"]))

    def write(self, state: GhostCoupleState, move: Move) -> Entry:
        """Return the action that names the cells."""
        return {"do": self.do, "cells": list(move)}

    def refusal(self, state: GhostCoupleState, move: Move) -> Refusal | None:
        """Refuse a wrong number of cells, a cell named twice, a cell that may not be named."""
        clause, cells = state.deck.effects_clause, self.cells(state)
        for cell in move:
            if cell not in cells:
                return Refusal(clause, self.missing, {"cell": cell})
            if move.count(cell) > 1:
                return Refusal(clause, "same_cell", {"cell": cell})
        return count_refusal(len(move), state.count)

    def pending(self, state: GhostCoupleState) -> dict[str, Any]:
        """Return the number of cells to name, and the cells that may be named."""
        return {"count": state.count, "cells": list(self.cells(state))}


class TakePhase(CellsPhase):
    """Event 7, first step: take face-down cards into the hand."""

    name = do = "take"
    missing = "not_face_down"
    verbs = (Verb("take", "2.3", {"cells": list_of(integer)}),)

    def cells(self, state: GhostCoupleState) -> Sequence[int]:
        """Return the cells with a face-down card."""
        return state.down

    def play(self, state: GhostCoupleState, move: Move) -> None:
        """Take the cards; the next step lays as many on the same cells."""
        for cell in move:
            state.note(cell, state.board[cell])
            state.hands[state.turn] |= 1 << state.lift(cell)
        state.freed = move
        state.enter("put")


class PutPhase(ChoicePhase[Move]):
    """Event 7, second step: lay as many hand cards face down on the freed cells; a move is those cards."""

    name = "put"
    verbs = (Verb("put", "2.3", {"cards": list_of(CARD)}),)

    def moves(self, state: GhostCoupleState) -> Iterable[Move]:
        """Yield the hand's cards in every order that makes a difference."""
        return permutations(cards_in(state.hands[state.turn]), len(state.freed))

    def read(self, state: GhostCoupleState, do: str, seat: int | None, fields: Mapping[str, Any]) -> Move:
        """Return the named cards, in their order."""
        return tuple(card_named(state, card) for card in fields["cards"])

    def write(self, state: GhostCoupleState, move: Move) -> Entry:
        """Return the action that lays the cards."""
        return {"do": "put", "cards": [state.deck.names[card] for card in move]}

    def refusal(self, state: GhostCoupleState, move: Move) -> Refusal | None:
        """Refuse a wrong number of cards, a card named twice, a card that is not in the hand."""
        clause, names = state.deck.effects_clause, state.deck.names
        for card in move:
            if not state.hands[state.turn] >> card & 1:
                return Refusal(clause, "not_in_hand", {"card": names[card]})
            if move.count(card) > 1:
                return Refusal(clause, "same_card", {"card": names[card]})
        return count_refusal(len(move), len(state.freed))

    def play(self, state: GhostCoupleState, move: Move) -> None:
        """Lay the cards, the first on the lowest cell."""
        state.lose(state.turn, mask_of(move))
        for card, cell in zip(move, state.freed, strict=True):
            state.empty.remove(cell)
            state.lay(card, cell, state.turn)
        state.freed = ()
        state.enter("couple")

    def pending(self, state: GhostCoupleState) -> dict[str, Any]:
        """Return the number of cards to lay, and their cells."""
        return {"count": len(state.freed), "cells": list(state.freed)}


class AreaPhase(CellPhase):
    """Events 5 and 6: turn an area of the board up; a move is its middle."""

    areas: ClassVar[Areas]

    def cells(self, state: GhostCoupleState) -> Sequence[int]:
        """Return the middles of the areas with a face-down card."""
        return middles(state, self.areas)

    def refusal(self, state: GhostCoupleState, move: int) -> Refusal | None:
        """Refuse a cell that is not a middle, and an area without a face-down card (5.4)."""
        if move not in self.areas:
            clause = state.deck.effects_clause
            return Refusal(clause, "not_a_middle", {"cell": move, "cells": list(self.areas)})
        if move not in self.cells(state):
            return Refusal("5.4", "nothing_to_turn", {"cell": move})
        return None

    def play(self, state: GhostCoupleState, move: int) -> None:
        """Turn the area up."""
        turn_area(state, self.areas[move])
        state.enter("couple")

    def pending(self, state: GhostCoupleState) -> dict[str, Any]:
        """Return the middles, and the cells that each would turn up."""
        cells = list(self.cells(state))
        down = set(state.down)
        areas = [{"cell": cell, "cells": [each for each in self.areas[cell] if each in down]} for cell in cells]
        return {"count": 1, "cells": cells, "areas": areas}


class FlipXPhase(AreaPhase):
    """Event 5: an X of five."""

    name = do = "flip_x"
    verbs = (Verb("flip_x", "2.3", {"cell": integer}),)
    areas = X_AREAS


class FlipBlockPhase(AreaPhase):
    """Event 6: a 3×3 of nine."""

    name = do = "flip_block"
    verbs = (Verb("flip_block", "6.3", {"cell": integer}),)
    areas = BLOCK_AREAS


class BanishPhase(CellsPhase):
    """Events 13 and 14 and the K: banish cards of the board, face up or down (3.1)."""

    name = do = "banish"
    missing = "no_card"
    verbs = (Verb("banish", "2.3", {"cells": list_of(integer)}),)

    def cells(self, state: GhostCoupleState) -> Sequence[int]:
        """Return the cells with a card, the centre included."""
        return [cell for cell, card in enumerate(state.board) if card != NOWHERE]

    def play(self, state: GhostCoupleState, move: Move) -> None:
        """Banish the cards; the events end the turn."""
        for cell in move:
            state.note(cell, state.board[cell])
            state.banished |= 1 << state.lift(cell)
        if state.ends_turn:
            end_turn(state)
        else:
            state.enter("couple")


class CoverPhase(ChoicePhase[None]):
    """Event 19: the whole board is face up until it is covered.

    Covering is final: an undo would show the board for longer than the rules allow.
    """

    name = "cover"
    verbs = (Verb("cover", "6.3", final=True),)

    def moves(self, state: GhostCoupleState) -> tuple[None]:
        """Return the only move."""
        return (None,)

    def read(self, state: GhostCoupleState, do: str, seat: int | None, fields: Mapping[str, Any]) -> None:
        """Return the only move."""
        return

    def write(self, state: GhostCoupleState, move: None) -> Entry:
        """Return the action."""
        return {"do": "cover"}

    def refusal(self, state: GhostCoupleState, move: None) -> Refusal | None:
        """Refuse nothing: the move is legal immediately."""
        return None

    def play(self, state: GhostCoupleState, move: None) -> None:
        """Turn every card except the centre down."""
        state.turn_all_down()
        state.enter("couple")

    def pending(self, state: GhostCoupleState) -> dict[str, Any]:
        """Return the cells to cover, and the time limit in seconds."""
        cells = [cell for cell, card in enumerate(state.board) if card != NOWHERE and cell != CENTRE]
        return {"cells": cells, "seconds": COVER_SECONDS}
