"""Settling a call: judge it, pay for a wrong one, attack, draw (2.4-2.7, 3, 4.3)."""

from __future__ import annotations

from collections.abc import Sequence

from py_engine.games.trump_fighter.data import CALL_HAND, GOAL, MISS_POINTS, NONE, SEATS
from py_engine.games.trump_fighter.state import JudgedCall, Occasion, Right, Row, Settlement, TrumpFighterState

NO_SPOTS = (-1, -1)
"""Neither seat has a move that may be taken back."""


def settle(
    state: TrumpFighterState, occasion: Occasion, calls: Sequence[tuple[int, int]], taken_back: Sequence[int]
) -> None:
    """Settle ``calls`` (seat, time; in their order) at ``state.at``; without any, both seats' forced call (5.2).

    ``taken_back`` holds each seat's spot whose top card relief may take back, or -1 (4.3).
    """
    before = state.totals[0], state.totals[1]
    met = state.met(0), state.met(1)
    judged = tuple(
        [JudgedCall(seat, at, _right(state, seat, met[seat], taken_back[1 - seat])) for seat, at in calls]
    )
    fields = tuple(state.fields[0]), tuple(state.fields[1])
    paid: tuple[int, ...] = ()
    for call in judged:
        if call.right == "wrong" and state.deck:
            _pay(state, call.seat)
            paid += (call.seat,)
    attacked = met if state.deck else None
    drawn: tuple[Row, Row] = ((), ())
    if attacked and not _attack(state, met):
        drawn = _draw(state, [seat for seat, _ in calls])
    if not state.deck and not state.ended_by:
        state.ended_by = "time_up"
    totals = state.totals[0], state.totals[1]
    state.settlement = Settlement(state.at, occasion, judged, paid, fields, attacked, before, totals, drawn)
    state.begin_check(state.at)
    if state.ended_by:
        state.enter("over")


def _right(state: TrumpFighterState, seat: int, met: int, taken_back: int) -> Right:
    """Say what makes a call right: a skill, the hand, or a skill before the opponent's last move (2.4, 4.3)."""
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
    """Let every met skill of both succeed; tell whether that settles the game (2.5)."""
    for seat in range(SEATS):
        hits = met[seat]
        if hits:
            state.unused[seat] &= ~hits
            state.used[seat] += [skill for skill in range(hits.bit_length()) if hits >> skill & 1]
            state.totals[seat] += state.checkers[seat].points[hits]
    if max(state.totals) < GOAL:
        return False
    state.ended_by = "settled"
    return True


def _draw(state: TrumpFighterState, callers: Sequence[int]) -> tuple[Row, Row]:
    """Fill the hands from the left, the callers' first, until the deck is empty (2.6); return the places."""
    drawn: list[Row] = [(), ()]
    first = callers[0] if callers else 0
    for seat in (first, 1 - first):
        drawn[seat] = _fill(state.hands[seat], state.deck)
    return drawn[0], drawn[1]


def _fill(hand: list[int], deck: list[int]) -> Row:
    """Fill a hand's empty places from the left, as far as the deck goes; return these."""
    places: Row = ()
    while deck and NONE in hand:
        place = hand.index(NONE)
        hand[place] = deck.pop()
        places += (place,)
    return places
