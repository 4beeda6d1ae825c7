"""The phase ``hand``: each seat chooses its hand from its stock, independently of the others (1.5, 2.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any, NamedTuple

from py_engine.games.bokunron.data import CARD, CARDS, FIRST_HAND, INDEX
from py_engine.games.bokunron.state import BokunronState
from py_engine.games.bokunron.turn import begin_play
from py_engine.phase import Entry, Phase
from py_engine.reading import Verb, list_of
from py_engine.refusals import Refusal, Refused


class Choice(NamedTuple):
    """A seat's choice of its hand, ``cards`` in rising order."""

    seat: int
    cards: tuple[int, ...]


class HandPhase(Phase[BokunronState, Choice]):
    """Every seat that owes a hand chooses once, in any order (7)."""

    name = "hand"
    verbs = (Verb("hand", "2.3", {"cards": list_of(CARD)}, seat_needed=True),)

    def actors(self, state: BokunronState) -> tuple[int, ...]:
        """Return the seats that still owe a hand."""
        return tuple([seat for seat, count in enumerate(state.owing) if count])

    def actor(self, state: BokunronState, move: Choice) -> int:
        """Return the seat that chose."""
        return move.seat

    def moves(self, state: BokunronState) -> Iterator[Choice]:
        """Yield every hand of every owing seat, seat by seat."""
        for seat in self.actors(state):
            yield from self.moves_of(state, seat)

    def moves_of(self, state: BokunronState, seat: int) -> Iterator[Choice]:
        """Yield every hand of ``seat`` if it owes one."""
        if state.owing[seat]:
            for cards in combinations(state.stocks[seat], state.owing[seat]):
                yield Choice(seat, cards)

    def read(self, state: BokunronState, do: str, seat: int | None, fields: Mapping[str, Any]) -> Choice:
        """Return the choice named; refuse a card named twice (7)."""
        assert seat is not None, "the verb needs its seat"
        return Choice(seat, different_cards(fields["cards"]))

    def write(self, state: BokunronState, move: Choice) -> Entry:
        """Return the action of this choice."""
        return {"do": "hand", "seat": move.seat, "cards": [CARDS[card] for card in move.cards]}

    def refusal(self, state: BokunronState, move: Choice) -> Refusal | None:
        """Refuse a wrong number of cards, or cards that are not in the seat's stock (1.5, 2.3)."""
        owed = state.owing[move.seat]
        clause = "1.5" if owed == FIRST_HAND else "2.3"
        if len(move.cards) != owed:
            return Refusal(clause, "wrong_count", {"needed": owed, "given": len(move.cards)})
        strange = next((card for card in move.cards if card not in state.stocks[move.seat]), None)
        if strange is not None:
            return Refusal(clause, "not_in_stock", {"card": CARDS[strange]})
        return None

    def play(self, state: BokunronState, move: Choice) -> None:
        """Take the cards in hand; after the last choice play starts."""
        seat, cards = move
        state.hands[seat] = [*cards]
        stock = state.stocks[seat]
        for card in cards:
            stock.remove(card)
        state.owing[seat] = 0
        if not any(state.owing):
            begin_play(state)


def different_cards(names: list[str]) -> tuple[int, ...]:
    """Return the named cards, rising; refuse a name given twice (7)."""
    for place, name in enumerate(names):
        if name in names[:place]:
            raise Refused(Refusal("7", "named_twice", {"card": name}))
    return tuple(sorted(INDEX[name] for name in names))
