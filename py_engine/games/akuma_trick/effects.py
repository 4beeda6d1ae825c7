"""Effects (3) of the cards of a play."""

from __future__ import annotations

from py_engine.games.akuma_trick.data import FIVES, SIXES, TWOS, colours_of
from py_engine.games.akuma_trick.state import AkumaTrickState

WITH_EFFECT = TWOS | FIVES | SIXES
"""The cards with an effect (3)."""


def begin_effects(state: AkumaTrickState, cards: int) -> None:
    """Start the effects of the cards just played: the steal first, if there is anything to steal (3, 3.1)."""
    if cards & TWOS:
        state.steals = steals_of(cards)
        if victims(state):
            state.enter("steal")
            return
    finish_effects(state, cards)


def steals_of(cards: int) -> int:
    """Return the number of cards that a play may steal, one for each 2 (3.1)."""
    return (cards & TWOS).bit_count()


def victims(state: AkumaTrickState) -> list[int]:
    """Return the seats that can be named now: all other seats with two cards or more (3.1)."""
    return [seat for seat, hand in enumerate(state.hands) if hand & (hand - 1) and seat != state.turn]


def finish_effects(state: AkumaTrickState, cards: int) -> None:
    """Close the steal, reverse and lock, and pass the turn on (3.2, 3.3)."""
    state.steals = 0
    if cards & FIVES and reverses(cards):
        state.direction = -state.direction
    if cards & SIXES:
        state.lock = lock_of(cards)
    state.turn = state.next_seat()


def reverses(cards: int) -> bool:
    """Return whether a play has an odd number of 5s (3.2)."""
    return (cards & FIVES).bit_count() % 2 == 1


def lock_of(cards: int) -> int:
    """Return the colours that a play's 6s lock the trick to, bit ``i`` for ``COLOURS[i]``; 0 without a 6 (3.3)."""
    return colours_of(cards & SIXES)
