"""Drawing a move of Bokunron at random; see :mod:`tests.draws`."""

from __future__ import annotations

from py_engine.cards import Chance
from py_engine.games.bokunron.hand_phase import Choice, HandPhase
from py_engine.games.bokunron.play_phase import PASS, Play, PlayPhase, pass_refusal, patterns_of
from py_engine.games.bokunron.state import BokunronState
from py_engine.games.bokunron.tyrant_phase import NO_TYRANT, PUTTING, Tyrant, TyrantPhase, places
from py_engine.tuples import named


def hand(state: BokunronState, chance: Chance) -> Choice:
    """Draw a seat that owes a hand, and a hand for it card by card."""
    seats = [seat for seat, count in enumerate(state.owing) if count]
    seat = seats[chance.below(len(seats))]
    pool, below, cards = state.stocks[seat].copy(), chance.below, []
    size = len(pool)
    for i in range(state.owing[seat]):
        j = i + below(size - i)
        cards.append(pool[j])
        pool[j] = pool[i]
    cards.sort()
    return named(Choice, (seat, tuple(cards)))


def play(state: BokunronState, chance: Chance) -> Play:
    """Draw one of the plays, or the pass if it is allowed."""
    patterns = patterns_of(state)
    many = len(patterns)
    at = chance.below(many + 1 if pass_refusal(state) is None else many)
    if at == many:
        return PASS
    return patterns[at](state.hands[state.turn])


def tyrant(state: BokunronState, chance: Chance) -> Tyrant:
    """Draw a place and a number of chips, or the move without chips."""
    suits, most = places(state), state.chips[state.turn]
    many = len(suits) * most
    at = chance.below(many + 1)
    return PUTTING[suits[at // most]][at % most] if at < many else NO_TYRANT


DRAWS = {HandPhase: hand, PlayPhase: play, TyrantPhase: tyrant}
