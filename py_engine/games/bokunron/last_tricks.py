"""Bokunron's last two tricks by rule of thumb: each seat's chance to win the match by the takers of the tricks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from py_engine.games.bokunron.data import HAND_AFTER_PASS, LEAD_POWER, MOST_PLAYED, STRUCK_FROM, TRICKS
from py_engine.games.bokunron.rule_of_thumb import MOST_POWER, RuleOfThumb
from py_engine.games.bokunron.sketch import Sketch, Suits

LAST = 2
"""Number of last tricks that the rule looks through to the end."""
MATCH = 10.0
"""Value of the match, in points."""
USUAL = 0.3
"""Weight of a play's ordinary value in these tricks."""
SAFE = 3
"""Lead over all others that is enough, though their aces are hidden (1.1), in points."""
CHIP = 0.05
"""Share of the match that a chip is worth."""

Hopes = list[list[float]]
"""A seat's shares of the match: rows if it takes this trick or not, columns if it takes the last one or not."""


def is_near_end(sketch: Sketch) -> bool:
    """Return whether this is one of the last tricks."""
    return sketch.trick >= TRICKS - LAST


class CarefulRule(RuleOfThumb):
    """The rule of thumb that values plays near the end by the match, which one trick too many loses (6.5)."""

    def values(self, sketch: Sketch, seat: int, plays: Iterable[Suits]) -> list[float]:
        """Return the value of each play, or of the pass."""
        plays = [*plays]
        usual = super().values(sketch, seat, plays)
        if not is_near_end(sketch):
            return usual
        hopes = _hopes(sketch, seat)
        return [
            MATCH * self._hope(sketch, seat, play, hopes) + USUAL * other
            for play, other in zip(plays, usual, strict=True)
        ]

    def best(self, sketch: Sketch, seat: int, values: Mapping[Suits, float]) -> Suits:
        """Return the play of most value near the end, where power is not the only choice."""
        return max(values, key=values.__getitem__) if is_near_end(sketch) else super().best(sketch, seat, values)

    def _hope(self, sketch: Sketch, seat: int, play: Suits, hopes: Hopes) -> float:
        """Return the share of the match after a play, if the seat takes its better choice in the last trick."""
        wins = self.stands(sketch, seat, play) if sketch.lead_suit in play else 0.0
        mine, theirs = hopes
        takes = wins * mine[0] + (1 - wins) * theirs[0]
        leaves = wins * mine[1] + (1 - wins) * theirs[1]
        hand = _hand_after(sketch, seat, play)
        lead = sketch.leads[-1][0]
        if sketch.trick == TRICKS - 1 or not hand[lead]:
            return leaves
        stands, power = self.later(sketch.seats - 1), _most_power(sketch, hand)
        if play and sketch.chips[seat]:
            leaving = leaves - CHIP
        else:
            least = stands[LEAD_POWER] if sum(hand) - hand[lead] < HAND_AFTER_PASS else 0.0
            leaving = least * takes + (1 - least) * leaves
        return max(leaving, stands[power] * takes + (1 - stands[power]) * leaves)


def _hand_after(sketch: Sketch, seat: int, play: Suits) -> list[int]:
    """Return the hand after a play, by suit; after a pass all cards that may be chosen (2.3)."""
    hand = [*sketch.hands[seat]]
    for suit in play:
        hand[suit] -= 1
    return hand if play else [one + other for one, other in zip(hand, sketch.stocks[seat], strict=True)]


def _most_power(sketch: Sketch, hand: Sequence[int]) -> int:
    """Return the power of the strongest play in the last trick."""
    lead = sketch.leads[-1][0]
    count = min(MOST_PLAYED, hand[lead])
    sides = sorted([value for suit, value in enumerate(sketch.values) for _ in range(hand[suit]) if suit != lead])
    return min(MOST_POWER, count * LEAD_POWER + sum(sides[::-1][: MOST_PLAYED - count]))


def _hopes(sketch: Sketch, seat: int) -> Hopes:
    """Return a seat's shares of the match; in the last trick no other trick follows."""
    everybody = [[seat], [other for other in range(sketch.seats) if other != seat]]
    if sketch.trick == TRICKS - 1:
        return [[_mean([_share(sketch, seat, [taker]) for taker in takers])] * 2 for takers in everybody]
    return [
        [_mean([_share(sketch, seat, [one, other]) for one in first for other in last]) for last in everybody]
        for first in everybody
    ]


def _share(sketch: Sketch, seat: int, takers: Sequence[int]) -> float:
    """Return a seat's share of the match, as far as it sees, if these seats take the remaining tricks."""
    leads = sketch.leads[sketch.trick :]
    for taker, lead in zip(takers, leads, strict=True):
        sketch.take(taker, *lead)
    points = sketch.points_seen(seat)
    for taker, lead in zip(takers, leads, strict=True):
        sketch.give_back(taker, *lead)
    limit = min(points) + STRUCK_FROM
    if points[seat] >= limit:
        return 0.0
    best = max([each for other, each in enumerate(points) if other != seat and each < limit], default=0)
    return min(1.0, max(0.0, 0.5 + (points[seat] - best) / (2 * SAFE)))


def _mean(numbers: Sequence[float]) -> float:
    total = 0.0
    for number in numbers:
        total += number
    return total / len(numbers)
