"""The phase ``tyrant``: right after its play a seat may put chips on one place (3.5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from py_engine.games.bokunron.data import CHIPS, SUITS
from py_engine.games.bokunron.state import BokunronState
from py_engine.games.bokunron.trick import PlacedChips
from py_engine.games.bokunron.turn import finish_turn
from py_engine.phase import Entry, TurnPhase
from py_engine.reading import Verb, integer, text
from py_engine.refusals import Refusal, Refused
from py_engine.tuples import named


class Tyrant(NamedTuple):
    """Putting ``chips`` on a ``suit``; no chips: forgoing the step."""

    suit: int
    chips: int


EVERY_SUIT = range(len(SUITS))
"""The suits as places in ``SUITS``."""
NO_TYRANT = Tyrant(-1, 0)
"""The move of forgoing the step."""
PUTTING = tuple(tuple(Tyrant(suit, chips) for chips in range(1, CHIPS + 1)) for suit in EVERY_SUIT)
"""``PUTTING[suit]``: the moves that put one chip, two, … on it."""


def places(state: BokunronState) -> Sequence[int]:
    """Return the suits on which chips may be put: the lead card's, and those with a column in the plaza."""
    if all(state.values):
        return EVERY_SUIT
    lead = state.lead_suit
    return [suit for suit, value in enumerate(state.values) if value or suit == lead]


class TyrantPhase(TurnPhase[BokunronState, Tyrant]):
    """Clause 3.5; entered only by a seat with a chip."""

    name = "tyrant"
    verbs = (Verb("tyrant", "3.5", {"on": text, "chips": integer}), Verb("no_tyrant", "3.5"))

    def moves(self, state: BokunronState) -> Iterator[Tyrant]:
        """Yield every place with every number of chips, then the move without chips."""
        most = state.chips[state.turn]
        for suit in places(state):
            yield from PUTTING[suit][:most]
        yield NO_TYRANT

    def read(self, state: BokunronState, do: str, seat: int | None, fields: Mapping[str, Any]) -> Tyrant:
        """Return the step named; refuse a suit that does not exist and less than one chip."""
        if do == "no_tyrant":
            return NO_TYRANT
        if fields["on"] not in tuple(SUITS):
            raise Refused(Refusal("3.5", "no_such_suit", {"suits": list(SUITS)}))
        if fields["chips"] < 1:
            raise Refused(Refusal("3.5", "too_few_chips", {"least": 1}))
        return Tyrant(SUITS.index(fields["on"]), fields["chips"])

    def write(self, state: BokunronState, move: Tyrant) -> Entry:
        """Return the action of this step."""
        if not move.chips:
            return {"do": "no_tyrant"}
        return {"do": "tyrant", "on": SUITS[move.suit], "chips": move.chips}

    def refusal(self, state: BokunronState, move: Tyrant) -> Refusal | None:
        """Refuse more chips than the seat has, and an empty column that is not the lead suit's."""
        if move.chips > state.chips[state.turn]:
            return Refusal("3.5", "too_many_chips", {"chips": state.chips[state.turn]})
        if move.chips and move.suit not in places(state):
            return Refusal("3.5", "empty_column", {"suit": SUITS[move.suit]})
        return None

    def play(self, state: BokunronState, move: Tyrant) -> None:
        """Put the chips down and pass the turn."""
        if move.chips:
            seat, (suit, chips) = state.turn, move
            state.chips[seat] -= chips
            state.chips_on[suit] += chips
            state.placed.append(named(PlacedChips, (seat, suit, chips)))
        finish_turn(state)
