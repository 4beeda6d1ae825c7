"""Lucky Maker's machine player: a rule of thumb for every card that may be played, and what a game's end is worth.

For either suit of the master it asks three things: how likely that suit is to be followed in the end, how likely a
card is to be the highest in it, and what that pays. Keeping high cards is worth something too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from py_engine.game import Game
from py_engine.games.lucky_maker.data import CARDS, HAND_SIZE, NUMBER, OFF, SUITS_OF
from py_engine.games.lucky_maker.deal_phase import NO_DEAL, NextDeal
from py_engine.games.lucky_maker.guess import LuckyMakerKnowledge
from py_engine.games.lucky_maker.state import LuckyMakerState
from py_engine.player import Look, View
from py_engine.think.dice import Dice
from py_engine.think.turn_player import TurnPlayer

Move = int | NextDeal
"""A card, or the deal of the next game."""

LEADS_TO_MAKE_UP = (0.0, 15.0, 21.0, 26.0, 30.0)
"""By games to come: how many points behind the best a seat's hopes are a quarter of the best one's."""
OVERLOOKED = 4
"""One in so many cards is overlooked by the weakest level, unless it is the only one."""
HIGHEST = 10
"""The highest number of a card."""
MOST_LEFT = max(HAND_SIZE)
"""Most seats that may still play to a trick, and one more."""


class Weights(NamedTuple):
    """What the rule of thumb goes by.

    ``beaten`` is how likely a later card is to be higher, for each number above; ``deny`` the worth of a point that
    somebody else would get; ``both`` how likely a later card carries both suits; ``hold`` how likely the master's
    own number, or a card that lies there, is not reached; ``keep`` what it costs to play a card by its higher
    number, from 6 up; ``late`` how much of that is left in the last tricks.
    """

    beaten: float = 0.35
    deny: float = 0.22
    both: float = 0.2
    hold: float = 0.2
    keep: tuple[float, ...] = (-0.06, 0.14, 0.56, 1.6, 5.0)
    late: float = 0.5


class RuleOfThumb:
    """Says of each card that may be played what it is worth, by ``weights``."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._keep = [weights.keep[_higher_number(card) - 6] for card in range(len(CARDS))]
        self._follows = [_follow_chances(left, weights.both) for left in range(MOST_LEFT)]
        self._stands = [_stand_chances(left, weights.beaten) for left in range(MOST_LEFT)]

    def values(
        self, master: int, table: Sequence[int], seats: int, tricks_left: int, cards: Sequence[int]
    ) -> list[float]:
        """Return the worth, in points, of playing each of ``cards`` to the trick; ``table`` is what lies there."""
        weights = self.weights
        first, second = SUITS_OF[master]
        firsts, seconds = NUMBER[first], NUMBER[second]
        own, other = firsts[master], seconds[master]
        ahead, best_first, taken_first = _suit_on_table(firsts, own, table)
        behind, best_second, taken_second = _suit_on_table(seconds, other, table)
        left = seats - 1 - len(table)
        follows, stands = self._follows[left][own > other], self._stands[left]
        lead = ahead - behind + MOST_LEFT
        keep = 1.0 if tricks_left >= 3 else tricks_left * weights.late / 3
        lost_first = other * weights.deny * _taken(stands[best_first], taken_first, weights.hold)
        lost_second = own * weights.deny * _taken(stands[best_second], taken_second, weights.hold)
        share = 0.8 * weights.deny
        found = []
        for card in cards:
            number, number_2 = firsts[card], seconds[card]
            likely = follows[lead + (number > 0) - (number_2 > 0)]
            value = -keep * self._keep[card]
            if number >= best_first:
                value += likely * other * (stands[number] - (1 - stands[number]) * share)
            else:
                value -= likely * lost_first
            if number_2 >= best_second:
                value += (1 - likely) * own * (stands[number_2] - (1 - stands[number_2]) * share)
            else:
                value -= (1 - likely) * lost_second
            found.append(value)
        return found


def _suit_on_table(numbers: Sequence[int], best: int, table: Sequence[int]) -> tuple[int, int, bool]:
    """Return how many cards there carry the suit, the number to reach, and whether a card has reached it."""
    count, taken = 0, False
    for card in table:
        number = numbers[card]
        if number:
            count += 1
            if number >= best:
                best, taken = number, True
    return count, best, taken


def _taken(stands: float, taken: bool, hold: float) -> float:
    """Return how likely somebody else gets what a suit pays, if it is left alone."""
    return stands if taken else (1 - hold) * (1 - stands)


def _higher_number(card: int) -> int:
    return max(NUMBER[suit][card] for suit in SUITS_OF[card])


def _follow_chances(left: int, both: float) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return how likely the first suit is followed with ``left`` cards to come, by its lead now.

    Each of these carries both suits, or the first, or the second; the lead is counted from ``-MOST_LEFT``. The
    first list holds where the second suit is followed if they are level, the second where the first is (3.2).
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
    """Return for each number how likely none of ``left`` later cards is as high; 0 does not carry the suit."""
    found = [0.0]
    for number in range(1, HIGHEST + 1):
        stands = 1.0
        for _ in range(left):
            stands *= 1 - beaten * (HIGHEST + 1 - number) / HIGHEST
        found.append(stands)
    return tuple(found)


RULE = RuleOfThumb(Weights())
"""The rule of thumb that is played by."""


class LuckyMakerPlayer(TurnPlayer[LuckyMakerState, Move]):
    """Plays Lucky Maker."""

    def study(self, game: Game[LuckyMakerState], view: View, seat: int) -> LuckyMakerKnowledge:
        """Return what a seat knows."""
        return LuckyMakerKnowledge(game, view, seat)

    def candidates(self, look: Look[LuckyMakerState], dice: Dice) -> list[Move]:
        """Return the cards that may be played, best first; the weakest level overlooks some."""
        state = look.world
        if state.phase.name == "deal":
            return [NO_DEAL]
        cards = _playable(state)
        if look.level == "easy" and len(cards) > 1:
            cards = bytearray(card for card in cards if dice.below(OVERLOOKED)) or cards
        values = self._values(state, cards)
        order = sorted(range(len(cards)), key=lambda place: -values[place])
        return [cards[place] for place in order]

    def choose(self, state: LuckyMakerState, dice: Dice) -> Move:
        """Return the best card."""
        cards = _playable(state)
        if len(cards) == 1:
            return cards[0]
        values = self._values(state, cards)
        return cards[values.index(max(values))]

    def _values(self, state: LuckyMakerState, cards: Sequence[int]) -> list[float]:
        return RULE.values(state.master, state.table, state.seats, len(state.masters), cards)

    def is_settled(self, state: LuckyMakerState) -> bool:
        """Stop at the end of a game: what comes after it is a new deal."""
        return state.master < 0

    def worth(self, state: LuckyMakerState) -> list[float]:
        """Return each seat's share: of the win, or of what its points promise with games still to come."""
        points = state.points
        if state.over:
            most = max(points)
            winners = points.count(most)
            return [1 / winners if each == most else 0.0 for each in points]
        return _promises(points, LEADS_TO_MAKE_UP[state.games_in_match - len(state.plain_games)])


def _playable(state: LuckyMakerState) -> bytearray:
    hand = state.hands[state.turn]
    return hand.translate(None, OFF[state.master]) or hand


def _promises(points: Sequence[int], scale: float) -> list[float]:
    """Return what each seat may hope for with games to come."""
    most = max(points)
    hopes = [(scale / (scale + most - each)) * (scale / (scale + most - each)) for each in points]
    total = 0.0
    for hope in hopes:
        total += hope
    return [hope / total for hope in hopes]


PLAYER = LuckyMakerPlayer()
"""The game's machine player."""
