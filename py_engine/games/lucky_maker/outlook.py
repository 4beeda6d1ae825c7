"""Prospects of each seat of Lucky Maker between two tricks.

The numbers were fitted to some thousand games of the rule of thumb: the seats' later gains by the cards in hand and
by the distance from the leader, and the spread of these gains.
"""

from __future__ import annotations

from collections.abc import Sequence

from py_engine.games.lucky_maker.data import CARDS, HAND_SIZE, NUMBER, SUITS_OF
from py_engine.games.lucky_maker.state import LuckyMakerState

HIGHER_NUMBER = tuple(max(NUMBER[suit][card] for suit in SUITS_OF[card]) for card in range(len(CARDS)))
"""The higher number of each card, 6 to 10."""

_GAIN = {6: -0.9, 7: -0.65, 8: -0.05, 9: 0.25, 10: 1.3}
CARD_GAIN = tuple(_GAIN[number] for number in HIGHER_NUMBER)
"""Points that a card in hand gains by the end, compared with an average one."""
PLACE_GAIN = {
    3: (-1.03, -0.1, 1.13),
    4: (-0.95, -0.5, 0.33, 1.1),
    5: (-0.95, -0.6, -0.2, 0.6, 1.15),
}
"""Points that the place gains, by seats and by the distance from the leader; scaled by ``ROOT``."""
HALF_GAIN = 0.6
"""Number of tricks to come in which a card makes half of its gain."""
SPREAD = 3.6
"""Spread of the final points, scaled by ``ROOT`` of the tricks to come."""
LEAST_SPREAD = 4.0
"""The same with no trick to come."""
MARGIN = 0.5
"""Share of a match's worth that depends on the margin: narrow losses help to compare moves too."""


def _root(number: int) -> float:
    """Return the square root by Newton's steps: the same on every machine."""
    root = float(number) or 1.0
    for _ in range(40):
        root = (root + number / root) / 2
    return root if number else 0.0


MOST_TRICKS = max(seats * size for seats, size in HAND_SIZE.items())
"""Most tricks of a match (4.2)."""
ROOT = tuple(_root(number) for number in range(MOST_TRICKS + 1))
"""The square roots by which gains and spreads grow with the tricks to come."""


def worth(state: LuckyMakerState) -> list[float]:
    """Return each seat's share of the match, together 1: at its end, or estimated between two tricks or games."""
    games_to_come = state.games_in_match - len(state.plain_games)
    if not games_to_come:
        return _final(state.points)
    if state.master < 0:
        return _hopes(state.points, games_to_come * HAND_SIZE[state.seats])
    tricks = len(state.masters) + 1
    return _hopes(_promised(state, tricks), tricks + (games_to_come - 1) * HAND_SIZE[state.seats])


def _final(points: Sequence[int]) -> list[float]:
    most = max(points)
    share = (1 - MARGIN) / points.count(most)
    shares = [share if each == most else 0.0 for each in points]
    return [MARGIN * hope + won for hope, won in zip(_hopes(points, 0), shares, strict=True)]


def _promised(state: LuckyMakerState, tricks: int) -> list[float]:
    """Return each seat's expected points at the end of the game, without the part that is equal for all."""
    share, growth, places = tricks / (tricks + HALF_GAIN), ROOT[tricks], PLACE_GAIN[state.seats]
    found = []
    for seat, hand in enumerate(state.hands):
        gain = 0.0
        for card in hand:
            gain += CARD_GAIN[card]
        found.append(state.points[seat] + share * gain + growth * places[(seat - state.leader) % state.seats])
    return found


def _hopes(points: Sequence[float], tricks: int) -> list[float]:
    """Return each seat's estimated share with this number of tricks to come."""
    most, scale, total = max(points), LEAST_SPREAD + SPREAD * ROOT[tricks], 0.0
    hopes = []
    for each in points:
        hope = scale / (scale + most - each)
        hopes.append(hope * hope)
        total += hope * hope
    return [hope / total for hope in hopes]
