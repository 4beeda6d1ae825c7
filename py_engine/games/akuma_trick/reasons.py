"""Reasons for a play, a release, or a step of a steal."""

from __future__ import annotations

from py_engine.games.akuma_trick.data import EIGHTS, FIVES, FOURS, RANK, ZEROS
from py_engine.games.akuma_trick.play_phase import playable
from py_engine.games.akuma_trick.playout import points_of
from py_engine.games.akuma_trick.state import AkumaTrickState
from py_engine.games.akuma_trick.steal_phase import Steal
from py_engine.games.akuma_trick.trick import release_total
from py_engine.player import Reason

NEAR_END = 2
"""Cards left with which another seat may end the game soon."""
HARD_TO_BEAT = 7
"""Lowest rank that few cards beat."""
DEAR = 8
"""Lowest release number that is expensive to pay."""


def reason(state: AkumaTrickState, move: int | Steal) -> Reason:
    """Return the reason for a move of the seat in turn."""
    if isinstance(move, Steal):
        return _of_steal(state, move)
    cards = ~move if move < 0 else move
    if state.hands[state.turn] == cards:
        return Reason("last_cards")
    return _of_release(state, cards) if move < 0 else _of_play(state, cards)


def _of_steal(state: AkumaTrickState, move: Steal) -> Reason:
    left = state.hands[state.turn].bit_count()
    if move.victim < 0:
        return Reason("enough", {"count": left})
    return Reason("stays_in" if left <= NEAR_END else "takes_chance", {"seat": move.victim})


def _of_release(state: AkumaTrickState, cards: int) -> Reason:
    number, points = release_total(state.table_cards), points_of(cards)
    if not playable(state):
        return Reason("must_release", {"points": points})
    soon = _about_to_end(state)
    if soon >= 0 and points:
        return Reason("sheds_in_time", {"seat": soon, "points": points})
    return Reason("releases", {"number": number, "points": points})


def _of_play(state: AkumaTrickState, cards: int) -> Reason:
    points, left, soon = points_of(cards), state.hands[state.turn] & ~cards, _about_to_end(state)
    if cards & ZEROS:
        return Reason("zero_costs", {"points": points})
    if (cards & FIVES).bit_count() & 1 and _is_near_end(state, state.direction):
        return Reason("turns_away", {"seat": (state.turn + state.direction) % state.seats})
    if soon >= 0:
        return Reason("sheds_in_time", {"seat": soon, "points": points})
    if cards & (FOURS | EIGHTS) and state.table and release_total(state.table_cards | cards) >= DEAR:
        return Reason("makes_dear", {"number": release_total(state.table_cards | cards)})
    if cards & (cards - 1):
        return Reason("many_at_once", {"count": cards.bit_count(), "points": points})
    if RANK[cards.bit_length() - 1] >= HARD_TO_BEAT:
        return Reason("hard_to_beat", {"points": points})
    if left & ZEROS:
        return Reason("keeps_zero")
    return Reason("small_step", {"count": left.bit_count()})


def _about_to_end(state: AkumaTrickState) -> int:
    """Return the other seat with the fewest cards if it may end the game soon, else -1."""
    others = (seat for seat in range(state.seats) if seat != state.turn)
    fewest = min(others, key=lambda seat: state.hands[seat].bit_count())
    return fewest if state.hands[fewest].bit_count() <= NEAR_END else -1


def _is_near_end(state: AkumaTrickState, turn: int) -> bool:
    return state.hands[(state.turn + turn) % state.seats].bit_count() <= NEAR_END
