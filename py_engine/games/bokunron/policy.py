"""Bokunron's bot: the moves that it weighs, and the length of its playouts.

It weighs plays and hands by suit; cards of one suit are interchangeable (0).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations_with_replacement

from py_engine.game import Game
from py_engine.games.bokunron.data import MOST_PLAYED, NO_CARD, SUIT_OF, SUITS
from py_engine.games.bokunron.guess import BokunronKnowledge
from py_engine.games.bokunron.hand_phase import Choice
from py_engine.games.bokunron.last_tricks import CarefulRule, is_near_end
from py_engine.games.bokunron.play_phase import PASS, Play, pass_refusal
from py_engine.games.bokunron.reasons import reason
from py_engine.games.bokunron.rule_of_thumb import RULE, SHORT_SIGHTED, RuleOfThumb, Weights, play_out
from py_engine.games.bokunron.sketch import Sketch, Suits, counted
from py_engine.games.bokunron.state import BokunronState
from py_engine.games.bokunron.trick import card_powers
from py_engine.games.bokunron.tyrant_phase import NO_TYRANT, Tyrant, places
from py_engine.player import Look, Reason, View
from py_engine.think.dice import Dice
from py_engine.think.turn_player import TurnPlayer

Move = Choice | Play | Tyrant | int
"""A hand, a play or pass, the tyrant's step, or a card for the plaza."""

MOST_WEIGHED = 7
"""Plays that the strongest level weighs."""
MOST_CHIPS = 2
"""Most chips that are weighed for a tyrant's step."""
OVERLOOKED = 4
"""``easy`` overlooks one play in this many, unless it is the only one or the end is near."""
POINT = 0.02
"""Win probability that the rule of thumb gives to one point."""
PROFILES = (
    (10.0, 8.0, 6.0),
    (10.0, 4.0, 2.0),
    (6.0, 10.0, 4.0),
    (4.0, 6.0, 10.0),
    (0.0, 8.0, 8.0),
    (10.0, 0.0, 8.0),
    (10.0, 10.0, 0.0),
    (5.0, 5.0, 5.0),
    (1.0, 1.0, 1.0),
    (20.0, 2.0, 1.0),
)
"""Weight of the suits of the next lead cards in a choice of a hand."""


FIRST_RULE = CarefulRule(Weights())
"""The rule of thumb that weighs moves first."""
EASY_RULE = CarefulRule(SHORT_SIGHTED)
"""The same rule for levels that do not look ahead before the end is near."""


class BokunronPlayer(TurnPlayer[BokunronState, Move]):
    """Plays Bokunron."""

    worlds = {"easy": 0, "even": 0, "hard": 32}
    prior_worlds = 6.0

    def study(self, game: Game[BokunronState], view: View, seat: int) -> BokunronKnowledge:
        """Return the seat's knowledge."""
        return BokunronKnowledge(game, view, seat)

    def candidates(self, look: Look[BokunronState], dice: Dice) -> list[Move]:
        """Return the moves to weigh, the rule of thumb's own first; ``easy`` overlooks some plays."""
        easy = look.level == self.levels[0]
        found = _WEIGHED[look.world.phase.name](look.world, look.seat, EASY_RULE if easy else FIRST_RULE)
        if easy and look.world.phase.name == "play" and not is_near_end(Sketch(look.world)):
            return [move for move in found if dice.below(OVERLOOKED)] or found
        return found

    def losses(self, look: Look[BokunronState], moves: Sequence[Move]) -> list[float]:
        """Return the losses of plays by the rule of thumb; all other moves lose a little against its choice."""
        plays = [_suits_of(move) for move in moves if isinstance(move, Play)]
        if not plays:
            return [0.0] + [0.02] * (len(moves) - 1)
        values = FIRST_RULE.values(Sketch(look.world), look.seat, plays)
        return [min(0.1, max(0.0, POINT * (values[0] - value))) for value in values]

    def reason(self, look: Look[BokunronState], move: Move) -> Reason:
        """Return the reason for a move."""
        return reason(look.world, look.seat, move)

    def choose(self, state: BokunronState, dice: Dice) -> Move:
        """Return the rule of thumb's move."""
        return _WEIGHED[state.phase.name](state, state.actors()[0], RULE)[0]

    def play_out(self, state: BokunronState, dice: Dice) -> list[float]:
        """Play by suits alone to the end; return each seat's share of the win."""
        while state.phase.name == "plaza":
            state.play(self.choose(state, dice))
        sketch = Sketch(state)
        if not state.over:
            play_out(sketch, [RULE] * state.seats)
        return _shares(sketch)

    def worth(self, state: BokunronState) -> list[float]:
        """Return each seat's share of the win at the present points."""
        return _shares(Sketch(state))


def _shares(sketch: Sketch) -> list[float]:
    winner = sketch.winner()
    return [float(seat == winner) for seat in range(sketch.seats)]


def _suits_of(play: Play) -> Suits:
    return tuple([SUIT_OF[card] for card in play.cards])


def _hands(state: BokunronState, seat: int, rule: RuleOfThumb) -> list[Move]:
    """Return the hands of all profiles, the rule of thumb's own first."""
    sketch, size = Sketch(state), state.owing[seat]
    found: list[list[int]] = []
    for profile in (rule.weights.next_leads, *PROFILES):
        hand = rule.hand(sketch, seat, size, profile)
        if hand not in found:
            found.append(hand)
    return [Choice(seat, tuple(_cards(state.stocks[seat], hand))) for hand in found]


def _cards(held: Sequence[int], counts: Sequence[int]) -> list[int]:
    """Return the lowest ``counts`` cards of each suit held."""
    left, found = [*counts], []
    for card in held:
        if left[SUIT_OF[card]]:
            left[SUIT_OF[card]] -= 1
            found.append(card)
    return found


def _plays(state: BokunronState, seat: int, rule: RuleOfThumb) -> list[Move]:
    """Return the plays of most value by the rule of thumb, always with the pass."""
    sketch = Sketch(state)
    options = [*_all_plays(state, seat)]
    can_pass = pass_refusal(state) is None
    if can_pass:
        options.append(())
    values = dict(zip(options, rule.values(sketch, seat, options), strict=True))
    first = rule.best(sketch, seat, values)
    order = sorted(options, key=lambda play: (play != first, -values[play]))
    chosen = order[:MOST_WEIGHED]
    if can_pass and () not in chosen:
        chosen[-1] = ()
    return [_play(state, seat, play) for play in chosen]


def _all_plays(state: BokunronState, seat: int) -> Iterator[Suits]:
    """Yield all plays by suits (3.3, 3.4)."""
    held, lead = counted(state.hands[seat]), state.lead_suit
    for count in range(1, MOST_PLAYED + 1):
        for play in combinations_with_replacement(range(len(SUITS)), count):
            if all(play.count(suit) <= held[suit] for suit in play) and (not held[lead] or lead in play):
                yield play


def _play(state: BokunronState, seat: int, play: Suits) -> Play:
    """Return a play of cards of these suits; of three cards the weakest is face up."""
    if not play:
        return PASS
    counts = [play.count(suit) for suit in range(len(SUITS))]
    cards = _cards(state.hands[seat], counts)
    if len(cards) < MOST_PLAYED:
        return Play(tuple(cards), NO_CARD)
    powers = card_powers(state.lead_suit, state.values, state.chips_on)
    return Play(tuple(cards), min(cards, key=lambda card: powers[SUIT_OF[card]]))


def _tyrants(state: BokunronState, seat: int, rule: RuleOfThumb) -> list[Move]:
    """Return the moves to consider: no tyrant, or chips on the lead card or on suits that the seat did not play."""
    own = {SUIT_OF[card] for card in state.table[-1].cards}
    values = state.values
    suits = [suit for suit in places(state) if suit == state.lead_suit or (suit not in own and values[suit] > 1)]
    most = min(MOST_CHIPS, state.chips[seat])
    return [NO_TYRANT, *(Tyrant(suit, chips) for suit in suits for chips in range(1, most + 1))]


def _plaza(state: BokunronState, seat: int, rule: RuleOfThumb) -> list[Move]:
    """Return a card of each suit played, the suit that the seat has most of first."""
    held = counted([*state.hands[seat], *state.stocks[seat]])
    by_suit = {SUIT_OF[card]: card for card in state.table[state.at].cards}
    return [by_suit[suit] for suit in sorted(by_suit, key=lambda suit: (-held[suit], suit))]


_WEIGHED: Mapping[str, Callable[[BokunronState, int, RuleOfThumb], list[Move]]] = {
    "hand": _hands,
    "play": _plays,
    "tyrant": _tyrants,
    "plaza": _plaza,
}
"""The moves to weigh in each phase."""

PLAYER = BokunronPlayer()
"""The game's bot."""
