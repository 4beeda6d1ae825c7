"""Drawing a move of Bokunron at random; see :mod:`tests.draws`."""

from __future__ import annotations

from py_engine.cards import Chance
from py_engine.games.bokunron.hand_phase import Choice, HandPhase
from py_engine.games.bokunron.play_phase import PASS, Play, PlayPhase, make_play, pass_refusal, patterns_of
from py_engine.games.bokunron.state import BokunronState
from py_engine.games.bokunron.tyrant_phase import NO_TYRANT, Tyrant, TyrantPhase, places


def hand(state: BokunronState, chance: Chance) -> Choice:
    """Draw a seat that owes a hand, and a hand for it card by card."""
    seats = [seat for seat, count in enumerate(state.owing) if count]
    seat = seats[chance.below(len(seats))]
    pool = state.stocks[seat].copy()
    count = state.owing[seat]
    for i in range(count):
        j = i + chance.below(len(pool) - i)
        pool[i], pool[j] = pool[j], pool[i]
    return Choice(seat, tuple(sorted(pool[:count])))


def play(state: BokunronState, chance: Chance) -> Play:
    """Draw one of the plays, or the pass if it is allowed."""
    patterns = patterns_of(state)
    at = chance.below(len(patterns) + (pass_refusal(state) is None))
    return make_play(state.hands[state.turn], *patterns[at]) if at < len(patterns) else PASS


def tyrant(state: BokunronState, chance: Chance) -> Tyrant:
    """Draw a place and a number of chips, or letting it be."""
    suits, most = places(state), state.chips[state.turn]
    place, chips = divmod(chance.below(len(suits) * most + 1), most)
    return Tyrant(suits[place], chips + 1) if place < len(suits) else NO_TYRANT


DRAWS = {HandPhase: hand, PlayPhase: play, TyrantPhase: tyrant}
