"""Lucky Maker's bot: a rule of thumb for every legal card, and the length of its playouts.

For either suit of the master it estimates three things: the chance that the suit becomes the follow suit, the
chance that a card is the highest in it, and the points for that. Keeping high cards has a value too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from py_engine.game import Game
from py_engine.games.lucky_maker.data import HAND_SIZE, NUMBER, SUITS_OF
from py_engine.games.lucky_maker.deal_phase import NO_DEAL, NextDeal
from py_engine.games.lucky_maker.guess import LuckyMakerKnowledge
from py_engine.games.lucky_maker.last_trick import keeps_one, kept_worths
from py_engine.games.lucky_maker.outlook import HIGHER_NUMBER, worth
from py_engine.games.lucky_maker.play_phase import playable
from py_engine.games.lucky_maker.reasons import reason
from py_engine.games.lucky_maker.state import LuckyMakerState
from py_engine.player import Look, Reason, View
from py_engine.think.dice import Dice
from py_engine.think.turn_player import TurnPlayer

Move = int | NextDeal
"""A card, or the deal of the next game."""

AHEAD = 2
"""Number of tricks that are played out after the present one, before the outlook is rated."""
POINT = 0.01
"""Win probability that the rule of thumb gives to one point."""
OVERLOOKED = 3
"""``easy`` overlooks one card in this many, unless it is the only one."""
HIGHEST = 10
"""The highest number of a card."""
MOST_LEFT = max(HAND_SIZE)
"""Most seats that may still play to a trick, plus one."""
LATE = 3
"""Number of masters left in the pile from which high cards are kept at full value."""


class Weights(NamedTuple):
    """The weights of the rule of thumb.

    ``beaten`` is the chance that a later card is as high, for each number from there up; ``deny`` the worth of a
    point that another seat would get; ``both`` the chance that a later card has both suits; ``hold`` the chance
    that the number to reach, the master's or a card's on the table, is not reached; ``keep`` the cost of playing a
    card by its higher number, from 6 up; ``late`` the share of that cost left at the end.
    """

    beaten: float = 0.35
    deny: float = 0.22
    both: float = 0.2
    hold: float = 0.2
    keep: tuple[float, ...] = (-0.06, 0.14, 0.56, 1.6, 5.0)
    late: float = 0.5


class RuleOfThumb:
    """Values each legal card in points, by ``weights``."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        keep = [weights.keep[number - 6] for number in HIGHER_NUMBER]
        shares = [left * weights.late / LATE for left in range(LATE)] + [1.0]
        self._keep = [[share * cost for cost in keep] for share in shares]
        self._follows = [_follow_chances(left, weights.both) for left in range(MOST_LEFT)]
        self._stands = [_stand_chances(left, weights.beaten) for left in range(MOST_LEFT)]
        others = 0.8 * weights.deny
        self._wins = [[chance - (1 - chance) * others for chance in stands] for stands in self._stands]

    def values(self, state: LuckyMakerState, cards: Sequence[int]) -> list[float]:
        """Return the value of playing each of ``cards`` in the seat in turn."""
        master, table, weights = state.master, state.table, self.weights
        first, second = SUITS_OF[master]
        firsts, seconds = NUMBER[first], NUMBER[second]
        own, other = firsts[master], seconds[master]
        ahead, best, taken = _suit_on_table(firsts, own, table)
        behind, best_2, taken_2 = _suit_on_table(seconds, other, table)
        left = state.seats - 1 - len(table)
        follows, stands, wins = self._follows[left][own > other], self._stands[left], self._wins[left]
        keep = self._keep[min(LATE, len(state.masters))]
        lead, steps = ahead - behind + MOST_LEFT, STEPS[master]
        lost = -other * weights.deny * _taken(stands[best], taken, weights.hold)
        lost_2 = -own * weights.deny * _taken(stands[best_2], taken_2, weights.hold)
        found = []
        for card in cards:
            number, number_2 = firsts[card], seconds[card]
            likely = follows[lead + steps[card]]
            gain = other * wins[number] if number >= best else lost
            gain_2 = own * wins[number_2] if number_2 >= best_2 else lost_2
            found.append(gain_2 + likely * (gain - gain_2) - keep[card])
        return found


STEPS: tuple[tuple[int, ...], ...] = tuple(
    tuple((first > 0) - (second > 0) for first, second in zip(NUMBER[one], NUMBER[other], strict=True))
    for one, other in SUITS_OF
)
"""``STEPS[master][card]``: the change of the lead of the master's first suit over its second by the card."""


def _suit_on_table(numbers: Sequence[int], best: int, table: Sequence[int]) -> tuple[int, int, bool]:
    """Return the number of cards of the suit, the number to reach, and whether a card has reached it."""
    count, taken = 0, False
    for card in table:
        number = numbers[card]
        if number:
            count += 1
            if number >= best:
                best, taken = number, True
    return count, best, taken


def _taken(stands: float, taken: bool, hold: float) -> float:
    """Return the chance that another seat gets the points of a suit, if the card does not take it."""
    return stands if taken else (1 - hold) * (1 - stands)


def _follow_chances(left: int, both: float) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return the chance that the first suit becomes the follow suit with ``left`` cards to come, by its lead now.

    Each of these cards has both suits, or the first, or the second; the lead is counted from ``-MOST_LEFT``. In the
    first list the second suit is the follow suit if they are level, in the second list the first suit (3.2).
    """
    one = (1 - both) / 2
    chances = {0: 1.0}
    for _ in range(left):
        after: dict[int, float] = {}
        for lead, chance in chances.items():
            for step, likely in ((1, one), (-1, one), (0, both)):
                after[lead + step] = after.get(lead + step, 0.0) + chance * likely
        chances = after
    leads = range(-MOST_LEFT, MOST_LEFT + 1)
    level_loses = tuple(_at_least(chances, 1 - lead) for lead in leads)
    return level_loses, tuple(_at_least(chances, -lead) for lead in leads)


def _at_least(chances: dict[int, float], least: int) -> float:
    total = 0.0
    for lead, chance in chances.items():
        if lead >= least:
            total += chance
    return total


def _stand_chances(left: int, beaten: float) -> tuple[float, ...]:
    """Return for each number the chance that none of ``left`` later cards is as high; 0: not of the suit."""
    found = [0.0]
    for number in range(1, HIGHEST + 1):
        stands = 1.0
        for _ in range(left):
            stands *= 1 - beaten * (HIGHEST + 1 - number) / HIGHEST
        found.append(stands)
    return tuple(found)


RULE = RuleOfThumb(Weights())
"""The rule of thumb for playouts."""
EASY_RULE = RuleOfThumb(Weights(deny=0.0))
"""The same rule without regard to other seats' points."""


class LuckyMakerPlayer(TurnPlayer[LuckyMakerState, Move]):
    """Plays Lucky Maker."""

    worlds = {"easy": 0, "even": 0, "hard": 200}
    prior_worlds = 10.0

    def study(self, game: Game[LuckyMakerState], view: View, seat: int) -> LuckyMakerKnowledge:
        """Return the seat's knowledge."""
        return LuckyMakerKnowledge(game, view, seat)

    def candidates(self, look: Look[LuckyMakerState], dice: Dice) -> list[Move]:
        """Return the legal cards, best first; ``easy`` overlooks some."""
        state, rule = look.world, RULE
        if state.phase.name == "deal":
            return [NO_DEAL]
        cards = playable(state)
        if look.level == self.levels[0]:
            cards, rule = bytearray(card for card in cards if dice.below(OVERLOOKED)) or cards, EASY_RULE
        values = rule.values(state, cards)
        if rule is RULE and keeps_one(state):
            values = [now + later for now, later in zip(values, kept_worths(state, cards, dice), strict=True)]
        return [cards[place] for place in sorted(range(len(cards)), key=lambda place: -values[place])]

    def reason(self, look: Look[LuckyMakerState], move: Move) -> Reason:
        """Return the reason for a card."""
        return reason(look.world, move)

    def choose(self, state: LuckyMakerState, dice: Dice) -> Move:
        """Return the best card."""
        cards = playable(state)
        if len(cards) == 1:
            return cards[0]
        values = RULE.values(state, cards)
        return cards[values.index(max(values))]

    def losses(self, look: Look[LuckyMakerState], moves: Sequence[Move]) -> list[float]:
        """Return the losses of the candidates by the rule of thumb."""
        cards = [move for move in moves if isinstance(move, int)]
        values = RULE.values(look.world, cards)
        return [max(0.0, POINT * (values[0] - value)) for value in values]

    def play_out(self, state: LuckyMakerState, dice: Dice) -> list[float]:
        """Play this trick and some more, at most to the end of the game, and rate the outlook."""
        last = len(state.plain_tricks) + bool(state.table) + AHEAD
        while state.master >= 0 and (state.table or len(state.plain_tricks) < last):
            state.play(self.choose(state, dice))
        return worth(state)

    def worth(self, state: LuckyMakerState) -> list[float]:
        """Return each seat's share of the match, exact or estimated."""
        return worth(state)


PLAYER = LuckyMakerPlayer()
"""The game's bot."""
