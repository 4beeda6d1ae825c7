"""The phase ``lay``: the deck is empty, so the turn begins by laying a hand card on the board (2.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from py_engine.cards import cards_in
from py_engine.games.ghost_couple.data import FIRST_FLIPS
from py_engine.games.ghost_couple.decks import CARD
from py_engine.games.ghost_couple.state import NOWHERE, GhostCoupleState
from py_engine.games.ghost_couple.turn import ChoicePhase, card_named, turn_cards
from py_engine.phase import Entry
from py_engine.reading import Verb, integer
from py_engine.refusals import Refusal


class LayPhase(ChoicePhase[tuple[int, int]]):
    """Clause 2.1 with an empty deck; a move is the card and the cell."""

    name = "lay"
    verbs = (Verb("lay", "2.1", {"card": CARD, "cell": integer}),)

    def cells(self, state: GhostCoupleState) -> list[int]:
        """Return the empty cells, or the next new one if there is none."""
        return state.empty or [len(state.board)]

    def moves(self, state: GhostCoupleState) -> Iterable[tuple[int, int]]:
        """Yield every card of the hand on every cell that may be named."""
        cells = self.cells(state)
        return ((card, cell) for card in cards_in(state.hands[state.turn]) for cell in cells)

    def read(
        self, state: GhostCoupleState, do: str, seat: int | None, fields: Mapping[str, Any]
    ) -> tuple[int, int]:
        """Return the named card and cell."""
        return card_named(state, fields["card"]), fields["cell"]

    def write(self, state: GhostCoupleState, move: tuple[int, int]) -> Entry:
        """Return the action that lays the card."""
        return {"do": "lay", "card": state.deck.names[move[0]], "cell": move[1]}

    def refusal(self, state: GhostCoupleState, move: tuple[int, int]) -> Refusal | None:
        """Refuse a card that is not in the hand and a cell that is not empty or not the next one (2.1)."""
        card, cell = move
        if not state.hands[state.turn] >> card & 1:
            return Refusal("2.1", "not_in_hand", {"card": state.deck.names[card]})
        if cell not in self.cells(state):
            return Refusal("2.1", "not_empty", {"cell": cell, "cells": self.cells(state)})
        return None

    def play(self, state: GhostCoupleState, move: tuple[int, int]) -> None:
        """Lay the card; the next step turns cards up."""
        card, cell = move
        state.lose(state.turn, 1 << card)
        if cell == len(state.board):
            state.board.append(NOWHERE)
        else:
            state.empty.remove(cell)
        state.lay(card, cell, state.turn)
        turn_cards(state, FIRST_FLIPS)

    def pending(self, state: GhostCoupleState) -> dict[str, Any]:
        """Return the cells that may be named."""
        return {"count": 1, "cells": list(self.cells(state))}
