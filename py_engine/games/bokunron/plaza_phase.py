"""The phase ``plaza``: no seat won, so each seat that played picks one of its cards for the plaza (5.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from py_engine.games.bokunron.data import CARD, CARDS, INDEX
from py_engine.games.bokunron.state import BokunronState
from py_engine.games.bokunron.turn import next_trick, pick_for_plaza
from py_engine.phase import Entry, TurnPhase
from py_engine.reading import Verb
from py_engine.refusals import Refusal


class PlazaPhase(TurnPhase[BokunronState, int]):
    """Clause 5.4; a move is the card."""

    name = "plaza"
    verbs = (Verb("plaza", "5.4", {"card": CARD}),)

    def moves(self, state: BokunronState) -> Sequence[int]:
        """Return the cards that the seat played."""
        return state.table[state.at].cards

    def read(self, state: BokunronState, do: str, seat: int | None, fields: Mapping[str, Any]) -> int:
        """Return the card named."""
        return INDEX[fields["card"]]

    def write(self, state: BokunronState, move: int) -> Entry:
        """Return the action that lays this card in the plaza."""
        return {"do": "plaza", "card": CARDS[move]}

    def refusal(self, state: BokunronState, move: int) -> Refusal | None:
        """Refuse a card that the seat did not play in this trick."""
        return None if move in self.moves(state) else Refusal("5.4", "not_played", {"card": CARDS[move]})

    def play(self, state: BokunronState, move: int) -> None:
        """Lay the card; the seat's other cards leave the game. After the last seat the next trick begins."""
        cards = state.table[state.at].cards
        pick_for_plaza(state, (state.turn, move))
        state.gone += [card for card in cards if card != move]
        state.at += 1
        if state.at < len(state.table):
            state.turn = state.table[state.at].seat
        else:
            next_trick(state)
