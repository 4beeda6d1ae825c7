"""The phase ``steal``: the thief takes cards blindly, one after the other (3.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from py_engine.cards import Chance, cards_in
from py_engine.games.akuma_trick.data import CARD, CARDS, INDEX, MOST_SEATS
from py_engine.games.akuma_trick.effects import finish_effects, victims
from py_engine.games.akuma_trick.state import AkumaTrickState
from py_engine.phase import Entry, TurnPhase
from py_engine.reading import Verb, seat_below
from py_engine.refusals import Refusal


class Steal(NamedTuple):
    """A move of the phase: the victim's seat (-1: steal no more), the card (-1 until it is drawn)."""

    victim: int
    card: int = -1


STOP = Steal(-1)
"""The move to steal no more."""


class StealPhase(TurnPhase[AkumaTrickState, Steal]):
    """Clause 3.1."""

    name = "steal"
    verbs = (Verb("steal", "3.1", {"from": seat_below(MOST_SEATS)}, outcome={"card": CARD}), Verb("stop", "3.1"))

    def moves(self, state: AkumaTrickState) -> Iterator[Steal]:
        """Yield a steal from each seat that can be named, rising, then the stop."""
        yield from map(Steal, victims(state))
        yield STOP

    def read(self, state: AkumaTrickState, do: str, seat: int | None, fields: Mapping[str, Any]) -> Steal:
        """Return the move, with the stolen card if the action comes from a save."""
        if do == "stop":
            return STOP
        return Steal(fields["from"], INDEX[fields["card"]] if "card" in fields else -1)

    def write(self, state: AkumaTrickState, move: Steal) -> Entry:
        """Return the action, with the stolen card once it is drawn (6)."""
        if move.victim < 0:
            return {"do": "stop"}
        entry: Entry = {"do": "steal", "from": move.victim}
        return entry if move.card < 0 else {**entry, "card": CARDS[move.card]}

    def refusal(self, state: AkumaTrickState, move: Steal) -> Refusal | None:
        """Refuse a seat that can't be named, and a card that is not in its hand."""
        victim, card = move
        if victim < 0:
            return None
        if victim >= state.seats:
            return Refusal("3.1", "no_such_seat", {"seat": victim})
        if victim == state.turn:
            return Refusal("3.1", "own_seat", {"seat": victim})
        if state.hands[victim].bit_count() == 1:
            return Refusal("3.1", "last_card", {"seat": victim})
        if card >= 0 and not state.hands[victim] >> card & 1:
            return Refusal("3.1", "impossible_outcome", {"seat": victim, "card": CARDS[card]})
        return None

    def with_outcome(self, state: AkumaTrickState, move: Steal, chance: Chance) -> Steal:
        """Draw the card from the victim's hand."""
        if move.victim < 0:
            return move
        cards = cards_in(state.hands[move.victim])
        return Steal(move.victim, cards[chance.below(len(cards))])

    def play(self, state: AkumaTrickState, move: Steal) -> None:
        """Take the card, or stop; the steal ends when it is used up or no seat can be named."""
        victim, card = move
        if victim < 0:
            state.steals = 0
        else:
            state.hands[victim] ^= 1 << card
            state.hands[state.turn] |= 1 << card
            state.steals -= 1
        if not state.steals or not victims(state):
            finish_effects(state, state.table[-1][1])
            state.enter("play")
