"""Settling a call: judge it, pay for a wrong one, attack, draw (2.4-2.7, 3, 4.3)."""

from __future__ import annotations

from collections.abc import Sequence

from py_engine.games.trump_fighter.data import CALL_HAND, GOAL, MISS_POINTS, NONE
from py_engine.games.trump_fighter.state import JudgedCall, Occasion, Right, Row, Settlement, TrumpFighterState
from py_engine.tuples import named

NO_SPOTS = (-1, -1)
"""Neither seat has a move that may be undone."""


def settle(
    state: TrumpFighterState, occasion: Occasion, calls: Sequence[tuple[int, int]], taken_back: Sequence[int]
) -> None:
    """Settle ``calls`` (seat, time; in their order) at ``state.at``; without any, both seats' forced call (5.2).

    ``taken_back`` is each seat's spot whose top card relief may remove, or -1 (4.3).
    """
    deck, totals, (own, theirs) = state.deck, state.totals, state.fields
    before = totals[0], totals[1]
    met = state.met(0), state.met(1)
    judged = []
    paid: tuple[int, ...] = ()
    for seat, at in calls:
        right = _right(state, seat, met[seat], taken_back[1 - seat])
        judged.append(named(JudgedCall, (seat, at, right)))
        if right == "wrong" and deck:
            _pay(state, seat)
            paid += (seat,)
    fields = tuple(own), tuple(theirs)
    attacked = met if deck else None
    drawn: tuple[Row, Row] = ((), ())
    if attacked and not _attack(state, met):
        drawn = _draw(state, calls[0][0] if calls else 0)
    if not deck and not state.ended_by:
        state.ended_by = "time_up"
    outcome = (tuple(judged), paid, fields, attacked, before, (totals[0], totals[1]), drawn)
    state.settlement = named(Settlement, (state.at, occasion, *outcome))
    state.begin_check(state.at)
    if state.ended_by:
        state.enter("over")


def _right(state: TrumpFighterState, seat: int, met: int, taken_back: int) -> Right:
    """Return the ground of a call: a skill, the hand, or a skill before the opponent's last move (2.4, 4.3)."""
    if met:
        return "skill"
    if state.in_hand(seat) <= CALL_HAND:
        return "hand"
    return "relief" if taken_back >= 0 and state.met_without(seat, taken_back) else "wrong"


def _pay(state: TrumpFighterState, caller: int) -> None:
    """Lay the top card of the deck as a miss card next to the opponent's skills (3.1)."""
    state.miss_cards.append(state.deck.pop())
    state.misses[1 - caller] += 1
    state.totals[1 - caller] += MISS_POINTS


def _attack(state: TrumpFighterState, met: tuple[int, int]) -> bool:
    """Score every met skill of both seats; return whether that settles the game (2.5)."""
    for seat, hits in enumerate(met):
        if hits:
            state.unused[seat] &= ~hits
            state.used[seat] += [skill for skill in range(hits.bit_length()) if hits >> skill & 1]
            state.totals[seat] += state.checkers[seat].points[hits]
    first, second = state.totals
    if first < GOAL and second < GOAL:
        return False
    state.ended_by = "settled"
    return True


def _draw(state: TrumpFighterState, first: int) -> tuple[Row, Row]:
    """Fill the hands from the left, that of ``first`` first, until the deck is empty (2.6); return the places."""
    caller, other = _fill(state.hands[first], state.deck), _fill(state.hands[1 - first], state.deck)
    return (other, caller) if first else (caller, other)


def _fill(hand: list[int], deck: list[int]) -> Row:
    """Fill a hand's empty places from the left, as far as the deck reaches; return these places."""
    places = [place for place, card in enumerate(hand) if card == NONE][: len(deck)]
    for place in places:
        hand[place] = deck.pop()
    return tuple(places)
