"""The phase ``play``: a seat plays one to three cards face down, or passes (clause 3)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

from py_engine.games.bokunron.data import CARD, CARDS, FIRST_OF_SUIT, INDEX, MOST_PLAYED, NO_CARD, SUITS
from py_engine.games.bokunron.hand_phase import different_cards
from py_engine.games.bokunron.state import BokunronState
from py_engine.games.bokunron.trick import TablePlay, follows
from py_engine.games.bokunron.turn import finish_turn
from py_engine.phase import Entry, TurnPhase
from py_engine.reading import Verb, list_of
from py_engine.refusals import Refusal, Refused
from py_engine.tuples import named


class Play(NamedTuple):
    """A play: the ``cards`` rising and the one face ``up`` (``NO_CARD``: none). No cards: a pass."""

    cards: tuple[int, ...]
    up: int


PASS = Play((), NO_CARD)
"""The move of passing (3.6)."""
NO_CHIPS, PASSED_BEFORE = Refusal("3.6", "no_chips"), Refusal("3.6", "passed_before")
"""Refusals of a pass; random play needs one before every move."""


def card_or_none(name: str, value: Any) -> str | None:
    """Read ``up``: ``null`` is not bad input, but refused like a missing card (3.3, 7)."""
    return None if value is None else str(CARD(name, value))


Pattern = Callable[[Sequence[int]], Play]
"""A function from a hand to the play of the cards at certain places."""


@cache
def _patterns_at(places: tuple[int, ...]) -> tuple[Pattern, ...]:
    """Return the plays of the cards at one, two or three places, faster than any loop would."""
    match places:
        case (first,):
            return (lambda hand: named(Play, ((hand[first],), NO_CARD)),)
        case (first, second):
            return (lambda hand: named(Play, ((hand[first], hand[second]), NO_CARD)),)
        case (first, second, third):
            return (
                lambda hand: named(Play, ((hand[first], hand[second], hand[third]), hand[first])),
                lambda hand: named(Play, ((hand[first], hand[second], hand[third]), hand[second])),
                lambda hand: named(Play, ((hand[first], hand[second], hand[third]), hand[third])),
            )
    raise AssertionError(places)


@cache
def patterns(size: int, first: int, end: int) -> tuple[Pattern, ...]:
    """Return all plays from a sorted hand, in the order of the notation.

    The hand has ``size`` cards, those of the lead suit from place ``first`` up to ``end`` (3.3, 3.4).
    """
    lead = set(range(first, end))
    found: list[Pattern] = []
    for number in range(1, MOST_PLAYED + 1):
        for places in combinations(range(size), number):
            if not lead or not lead.isdisjoint(places):
                found += _patterns_at(places)
    return tuple(found)


def patterns_of(state: BokunronState) -> tuple[Pattern, ...]:
    """Return the :func:`patterns` of the legal plays of the seat in turn."""
    hand, suit = state.hands[state.turn], state.lead_suit
    first = bisect_left(hand, FIRST_OF_SUIT[suit])
    return patterns(len(hand), first, bisect_left(hand, FIRST_OF_SUIT[suit + 1], first))


def pass_refusal(state: BokunronState) -> Refusal | None:
    """Return the refusal of a pass by the seat in turn: a pass costs a chip and may not follow a pass (3.6)."""
    seat = state.turn
    if not state.chips[seat]:
        return NO_CHIPS
    return PASSED_BEFORE if state.passed_before[seat] else None


class PlayPhase(TurnPhase[BokunronState, Play]):
    """Clauses 3.2-3.4 and 3.6."""

    name = "play"
    verbs = (Verb("play", "3.3", {"cards": list_of(CARD)}, {"up": card_or_none}), Verb("pass", "3.6"))

    def moves(self, state: BokunronState) -> Iterator[Play]:
        """Yield the plays, fewer cards first, then the pass if it is allowed."""
        hand = state.hands[state.turn]
        for pattern in patterns_of(state):
            yield pattern(hand)
        if pass_refusal(state) is None:
            yield PASS

    def read(self, state: BokunronState, do: str, seat: int | None, fields: Mapping[str, Any]) -> Play:
        """Return the play named; refuse a wrong number of cards and a wrong card face up (3.3, 7)."""
        if do == "pass":
            return PASS
        cards = different_cards(fields["cards"])
        if not 1 <= len(cards) <= MOST_PLAYED:
            raise Refused(Refusal("3.3", "wrong_count", {"given": len(cards), "most": MOST_PLAYED}))
        if len(cards) < MOST_PLAYED and "up" in fields:
            raise Refused(Refusal("3.3", "nothing_face_up", {"given": len(cards), "needed": MOST_PLAYED}))
        up = fields.get("up")
        if len(cards) == MOST_PLAYED and up not in fields["cards"]:
            raise Refused(Refusal("3.3", "one_face_up", {"up": up}))
        return Play(cards, INDEX[up] if up else NO_CARD)

    def write(self, state: BokunronState, move: Play) -> Entry:
        """Return the action of this play or pass."""
        if not move.cards:
            return {"do": "pass"}
        entry: Entry = {"do": "play", "cards": [CARDS[card] for card in move.cards]}
        return entry if move.up == NO_CARD else {**entry, "up": CARDS[move.up]}

    def refusal(self, state: BokunronState, move: Play) -> Refusal | None:
        """Refuse a forbidden pass (3.6), a play without a hand (3.2), of other cards or off the lead suit (3.4)."""
        if not move.cards:
            return pass_refusal(state)
        hand = state.hands[state.turn]
        if not hand:
            return Refusal("3.2", "must_pass")
        strange = next((card for card in move.cards if card not in hand), None)
        if strange is not None:
            return Refusal("3.3", "not_in_hand", {"card": CARDS[strange]})
        if follows(hand, state.lead_suit) and not follows(move.cards, state.lead_suit):
            return Refusal("3.4", "must_follow", {"suit": SUITS[state.lead_suit]})
        return None

    def play(self, state: BokunronState, move: Play) -> None:
        """Pass, or lay the cards; a seat with a chip then has the tyrant's step (3.5)."""
        seat = state.turn
        cards, up = move
        if not cards:
            _pass(state, seat)
            finish_turn(state)
            return
        hand = state.hands[seat]
        for card in cards:
            hand.remove(card)
        state.table.append(named(TablePlay, (seat, cards, up)))
        if state.chips[seat]:
            state.enter("tyrant")
        else:
            finish_turn(state)


def _pass(state: BokunronState, seat: int) -> None:
    """Clause 3.6: one chip to the discard, the hand back to the stock."""
    state.chips[seat] -= 1
    state.used_chips += 1
    state.passed[seat] = True
    state.stocks[seat] = sorted(state.stocks[seat] + state.hands[seat])
    state.hands[seat] = []
