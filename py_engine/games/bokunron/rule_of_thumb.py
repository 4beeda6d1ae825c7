"""Bokunron by rule of thumb: the choice of a hand, of a play, of a pass. It reads suits only.

It is given the whole position, and reads only the parts that the seat knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from py_engine.games.bokunron.data import (
    CHIP_PENALTY,
    HAND_AFTER_PASS,
    MARKER_PENALTY,
    MOST_PLAYED,
    PILE_POINTS,
    ROW,
    STRUCK_FROM,
    SUITS,
    TRICKS,
)
from py_engine.games.bokunron.sketch import Sketch, Suits

_SUITS = range(len(SUITS))
PASS: Suits = ()
"""The empty play."""
MOST_POWER = 30
"""Power that wins like any higher one."""
MOST_SEATS = 4


class Weights(NamedTuple):
    """The weights of the rule of thumb, in points.

    ``card`` is the value of a card in hand, ``lead_card`` the extra value of one of the lead suits to come;
    ``chip`` the value of a chip; ``fresh`` that of each card by which a pass makes the hand larger; ``slack`` is
    how far above the limit of clause 6.5 a seat may be for each trick to come; ``few`` the share of its part of the
    piles that a seat with the fewest tricks counts on; ``chips_kept`` the share of their chips that the others are
    assumed to keep; ``bias`` the value of any won trick apart from its points; ``beaten`` the chance that one seat
    still to play beats powers of 0, 10, 20 and 30; ``taken`` the same for a seat that has played one, two and three
    cards. In the choice of a hand ``side`` is the power per point of the plaza's value, ``next_leads`` that of the
    suits of the next lead cards, and ``fading`` the share of it left to each further card of the suit.
    """

    card: float = 0.1
    lead_card: float = 0.2
    chip: float = 0.1
    fresh: float = 0.15
    slack: float = 1.2
    few: float = 0.2
    chips_kept: float = 1.0
    bias: float = 0.7
    beaten: tuple[float, ...] = (0.6, 0.6, 0.3, 0.02)
    taken: tuple[tuple[float, ...], ...] = ((0.7, 0.6, 0.0, 0.0), (0.7, 0.7, 0.25, 0.0), (0.8, 0.8, 0.5, 0.03))
    side: float = 0.5
    next_leads: tuple[float, ...] = (10.0, 8.0, 6.0)
    fading: float = 0.77


class RuleOfThumb:
    """Values plays and passes of a seat in points, by ``weights``."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        stands = _stand_chances(weights.beaten)
        self._later = [[1.0] * (MOST_POWER + 1)]
        for _ in range(MOST_SEATS - 1):
            self._later.append([one * other for one, other in zip(self._later[-1], stands, strict=True)])
        self._taken = [_stand_chances(chances) for chances in weights.taken]
        self._known: dict[tuple[int, ...], list[float]] = {}

    def want(self, sketch: Sketch, seat: int) -> float:
        """Return the value of winning the trick to the seat, negative if it would be struck out."""
        weights, left = self.weights, TRICKS - 1 - sketch.trick
        gain = float(sketch.gain(seat, *sketch.leads[sketch.trick]))
        points = sketch.points_seen(seat)
        spent = 1 - weights.chips_kept
        low = min([points[other] - spent * sketch.chips[other] for other in range(sketch.seats) if other != seat])
        least = min(sketch.tricks)
        if sketch.tricks[seat] == least:
            piles = sketch.piles + 0.4 * left
            gain -= (weights.few if left else 1.0) * PILE_POINTS * piles / max(1, sketch.tricks.count(least))
        after = points[seat] + gain
        if after >= low + STRUCK_FROM + weights.slack * left:
            return -abs(gain)
        return gain + weights.bias

    def plays(self, sketch: Sketch, seat: int) -> list[Suits]:
        """Return the play with the most power of one, two and three cards, by the later value of its cards too."""
        hand, lead, powers = sketch.hands[seat], sketch.lead_suit, sketch.powers()
        keep = self._keep(sketch)
        if hand[lead]:
            order = [lead] * min(hand[lead], MOST_PLAYED)
            sides = sorted(
                (suit for suit in _SUITS if suit != lead and hand[suit]), key=lambda s: keep[s] - powers[s]
            )
            for suit in sides:
                order += [suit] * min(hand[suit], MOST_PLAYED)
            found = [tuple(order[:count]) for count in range(1, min(MOST_PLAYED, len(order)) + 1)]
            if hand[lead] > 1 and sides:
                side = [suit for suit in sides for _ in range(min(2, hand[suit]))][:2]
                found += [(lead, *side[:count]) for count in range(1, len(side) + 1)]
                if hand[lead] > 2:
                    found.append((lead, lead, sides[0]))
            return found
        suits = [suit for suit in _SUITS if hand[suit]]
        return [(min(suits, key=lambda suit: keep[suit] - 0.1 * hand[suit]),)] if suits else []

    def _keep(self, sketch: Sketch) -> list[float]:
        """Return the value of a card of each suit in hand, in power: most for the suits of the next lead cards."""
        keep = [self.weights.side * value for value in sketch.values]
        for suit, _ in sketch.leads[sketch.trick + 1 : sketch.trick + ROW]:
            keep[suit] += 4
        return keep

    def values(self, sketch: Sketch, seat: int, plays: Iterable[Suits]) -> list[float]:
        """Return the value of each play, or of the pass."""
        weights, left = self.weights, TRICKS - 1 - sketch.trick
        want, stands = self.want(sketch, seat), self._stands(sketch, seat)
        lead, powers = sketch.lead_suit, sketch.powers()
        costs = [weights.card] * len(SUITS) if left else [0.0] * len(SUITS)
        for suit, _ in sketch.leads[sketch.trick + 1 : sketch.trick + ROW]:
            costs[suit] = weights.card + weights.lead_card
        size, most = sum(sketch.hands[seat]), MOST_PLAYED * left
        found = []
        for play in plays:
            if not play:
                fresh = min(HAND_AFTER_PASS, size + sum(sketch.stocks[seat]), most)
                found.append(weights.fresh * fresh - weights.chip)
                continue
            after = size - len(play)
            value, power = weights.fresh * (after if after < most else most), 0
            for suit in play:
                value -= costs[suit]
                power += powers[suit]
            if lead in play:
                value += want * stands[power if power < MOST_POWER else MOST_POWER]
            found.append(value)
        return found

    def stands(self, sketch: Sketch, seat: int, play: Suits) -> float:
        """Return the chance that a play with the lead suit wins the trick."""
        powers, power = sketch.powers(), 0
        for suit in play:
            power += powers[suit]
        return self._stands(sketch, seat)[min(MOST_POWER, power)]

    def later(self, seats: int) -> list[float]:
        """Return for each power the chance that none of this number of later seats reaches it."""
        return self._later[seats]

    def _stands(self, sketch: Sketch, seat: int) -> list[float]:
        """Return for each power the chance that no seat reaches it."""
        hands, order = sketch.hands, sketch.order
        later = sum([any(hands[other]) for other in order[order.index(seat) + 1 :]])
        less = CHIP_PENALTY * sketch.chips_on[sketch.lead_suit] - MARKER_PENALTY * (seat == sketch.marker)
        key = (less, later, *[len(play) for _, play in sketch.table])
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._stands_among(*key)
        return found

    def _stands_among(self, less: int, later: int, *played: int) -> list[float]:
        """Return the same from the change to a power, the number of later seats, and the earlier plays' sizes."""
        table = self.later(later)
        for count in played:
            taken = self._taken[count - 1]
            table = [one * other for one, other in zip(table, taken, strict=True)]
        return [table[min(MOST_POWER, max(0, power + less))] for power in range(MOST_POWER + 1)]

    def choose(self, sketch: Sketch, seat: int) -> Suits:
        """Return the play of most value."""
        plays = self.plays(sketch, seat)
        if sketch.can_pass(seat):
            plays.append(PASS)
        if len(plays) == 1:
            return plays[0]
        values = self.values(sketch, seat, plays)
        return plays[values.index(max(values))]

    def best(self, sketch: Sketch, seat: int, values: Mapping[Suits, float]) -> Suits:
        """Return the choice among all plays; ``values`` has each play by its rising suits."""
        return tuple(sorted(self.choose(sketch, seat)))

    def hand(self, sketch: Sketch, seat: int, size: int, next_leads: Sequence[float]) -> list[int]:
        """Return a hand by suits: the next lead cards' suits first, then suits that the plaza makes strong."""
        stock = sketch.stocks[seat]
        worth = [self.weights.side * value for value in sketch.values]
        sign = -1 if self.want(sketch, seat) < 0 else 1  # who has won enough holds other suits
        for (suit, _), each in zip(sketch.leads[sketch.trick :], next_leads, strict=False):
            worth[suit] += sign * each
        hand = [0] * len(SUITS)
        for _ in range(size):
            best = max((suit for suit in _SUITS if hand[suit] < stock[suit]), key=lambda suit: worth[suit])
            hand[best] += 1
            worth[best] *= self.weights.fading
        return hand


def _stand_chances(beaten: Sequence[float]) -> list[float]:
    """Return the chance by power that no play beats it, from the chances that 0, 10, 20 and 30 are beaten."""
    found = []
    for power in range(MOST_POWER):
        at, part = divmod(power, 10)
        found.append(1 - beaten[at] - (beaten[at + 1] - beaten[at]) * part / 10)
    return [*found, 1 - beaten[-1]]


RULE = RuleOfThumb(Weights())
"""The rule of thumb for playouts."""
SHORT_SIGHTED = Weights(few=0.5, slack=-0.8, chips_kept=0.0)
"""The rule of thumb for levels that do not look ahead."""


def play_out(sketch: Sketch, rules: Sequence[RuleOfThumb]) -> None:
    """Play to the end, each seat by its rule; the present trick from the place ``at`` on."""
    while sketch.trick < TRICKS:
        for seat in range(sketch.seats):
            if sketch.owes_hand(seat):
                sketch.take_hand(
                    seat, rules[seat].hand(sketch, seat, sketch.hand_size(), rules[seat].weights.next_leads)
                )
        order = sketch.order
        for at in range(sketch.at, sketch.seats):
            seat = order[at]
            if sketch.chips[seat] or any(sketch.hands[seat]):
                sketch.lay(seat, rules[seat].choose(sketch, seat))
        sketch.finish_trick()
