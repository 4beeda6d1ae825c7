"""Ghost Couple's bot: each level's rule of thumb, the moves that it weighs, and its playouts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any

from py_engine.cards import cards_in, mask_of
from py_engine.game import Game
from py_engine.games.ghost_couple.careful import CarefulRule
from py_engine.games.ghost_couple.couple_phase import END, couples, swap_owed
from py_engine.games.ghost_couple.guess import GhostCoupleKnowledge
from py_engine.games.ghost_couple.outlook import SMALL_HAND, worth
from py_engine.games.ghost_couple.reasons import reason
from py_engine.games.ghost_couple.rule_of_thumb import Rule
from py_engine.games.ghost_couple.state import GhostCoupleState
from py_engine.games.ghost_couple.values import Sight
from py_engine.player import Look, Reason, View
from py_engine.think.dice import Dice
from py_engine.think.turn_player import TurnPlayer

REMEMBERED = 3
"""Number of most recently seen cards that ``easy`` remembers."""
OVERLOOKED = 4
"""``easy`` overlooks one of these in this many."""
WEIGHED = 6
"""Most moves that are played out."""
TOLD = 3
"""Number of moves to play out if possible: a hint shows them."""
LOSS = 0.05
"""Win probability by which the rule of thumb's own move is assumed to be better."""
FAR_WORSE = 0.15
"""The same if the other move forgoes a legal couple, or is only weighed for a hint."""
FEW_WORLDS = 8
"""Worlds if the rule of thumb is almost always right, but a hint must value the next best moves."""
MOST_TURNS = 60
"""Turns after which every match with small hands is over."""
LISTED = ("draw_for", "look", "banish_hand", "flip_x", "flip_block")
"""Phases with so few moves that all may be weighed."""
SEARCHED = ("couple", "lay", *LISTED)
"""Phases in which the search helps."""


class GhostCouplePlayer(TurnPlayer[GhostCoupleState, Any]):
    """Plays Ghost Couple."""

    worlds = {"easy": 0, "even": 0, "hard": 40}
    prior_worlds = 33.0

    def __init__(self) -> None:
        self._rule, self._careful = Rule(), CarefulRule()

    def study(self, game: Game[GhostCoupleState], view: View, seat: int) -> GhostCoupleKnowledge:
        """Return the seat's knowledge."""
        return GhostCoupleKnowledge(game, view, seat)

    def candidates(self, look: Look[GhostCoupleState], dice: Dice) -> list[Any]:
        """Return the moves to weigh, that of the level's rule first; ``easy`` has forgotten most cards."""
        if look.level == self.levels[-1]:
            return self._weighed(look.world, self._careful.choose(look.world, dice))
        state = look.world
        if look.level == self.levels[0]:
            state = state.copy()
            state.known[look.seat] &= state.up | _remembered(look, dice)
        return [self._rule.choose(state, dice)]

    def worlds_at(self, look: Look[GhostCoupleState], worlds: int) -> int:
        """Return the number of worlds to use if the request has ``worlds``."""
        return worlds if look.world.phase.name in SEARCHED else min(worlds, FEW_WORLDS)

    def _weighed(self, state: GhostCoupleState, first: Any) -> list[Any]:
        """Return the first move, others that may be better, and then any, so that a hint has three."""
        found = self._promising(state, first)
        for move in islice(state.phase.moves(state), WEIGHED):
            if len(found) < TOLD and move not in found:
                found.append(move)
        return found

    def _promising(self, state: GhostCoupleState, first: Any) -> list[Any]:
        name, sight = state.phase.name, Sight(state)
        others: Iterable[Any] = ()
        if name == "couple":
            others = self._endings(sight, first)
        elif name == "lay":
            others = ((card, first[1]) for card in cards_in(sight.hand))
        elif name == "flip":
            others = self._careful.flips(sight)[:TOLD]
        elif name in LISTED:
            others = state.phase.moves(state)
        return [first, *islice((move for move in others if move != first), WEIGHED - 1)]

    def _endings(self, sight: Sight, first: Any) -> Sequence[Any]:
        """Return the best couples, and the ends of the turn: all swaps if there is no couple.

        Leave out a couple that ends the turn or closes the hand if another couple should come first.
        """
        state, found = sight.state, couples(sight.state)
        ranks = {couple: self._careful.couple_worth(sight, couple, found) for couple in found}
        soonest = max((late for late, _ in ranks.values()), default=0)
        timely = [couple for couple, (late, _) in ranks.items() if late == soonest]
        best = sorted(timely, key=ranks.__getitem__, reverse=True)[: WEIGHED - 2]
        if not swap_owed(state):
            return [*best, END]
        return [*best, self._careful.swap(sight, Dice(1))] if best else [(card,) for card in cards_in(sight.hand)]

    def losses(self, look: Look[GhostCoupleState], moves: Sequence[Any]) -> list[float]:
        """Return the assumed losses of the other moves: the rule is seldom wrong."""
        state, first = look.world, moves[0]
        if state.phase.name not in SEARCHED:
            return [0.0] + [FAR_WORSE] * (len(moves) - 1)
        takes = state.phase.name == "couple" and len(first) > 1
        promising = [move for move in self._promising(state, first) if not takes or len(move) == len(first)]
        return [0.0] + [LOSS if move in promising else FAR_WORSE for move in moves[1:]]

    def reason(self, look: Look[GhostCoupleState], move: Any) -> Reason:
        """Return the reason for a move."""
        return reason(look.world, move)

    def choose(self, state: GhostCoupleState, dice: Dice) -> Any:
        """Return the move of the quick rule."""
        return self._rule.choose(state, dice)

    def worth(self, state: GhostCoupleState) -> list[float]:
        """Return each seat's share of the win, or its estimate."""
        return worth(state)

    def play_out(self, state: GhostCoupleState, dice: Dice) -> list[float]:
        """Play this turn and one more of every seat, or to the end if hands are small; rate the result."""
        left = MOST_TURNS if state.deck.hand <= SMALL_HAND else state.seats + 1
        while left and not state.over:
            move, phase = self.choose(state, dice), state.phase
            left -= (phase.name == "couple" and len(move) < 2) or (phase.name == "banish" and state.ends_turn)
            state.play(phase.with_outcome(state, move, dice))
        return worth(state)


def _remembered(look: Look[GhostCoupleState], dice: Dice) -> int:
    """Return the cards seen last, without those that are overlooked."""
    knowledge, state = look.knowledge, look.world
    assert isinstance(knowledge, GhostCoupleKnowledge)
    known = cards_in(state.known[look.seat] & ~state.up)
    latest = sorted(known, key=knowledge.seen_at, reverse=True)[:REMEMBERED]
    return mask_of(card for card in latest if dice.below(OVERLOOKED))


PLAYER = GhostCouplePlayer()
"""The game's bot."""
