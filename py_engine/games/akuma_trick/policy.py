"""Akuma Trick's bot: the moves that it weighs, and its playouts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from py_engine.game import Game
from py_engine.games.akuma_trick.combos import combos
from py_engine.games.akuma_trick.effects import victims
from py_engine.games.akuma_trick.guess import AkumaTrickKnowledge
from py_engine.games.akuma_trick.outlook import Outlook
from py_engine.games.akuma_trick.play_phase import playable
from py_engine.games.akuma_trick.playout import quick_move
from py_engine.games.akuma_trick.reasons import reason
from py_engine.games.akuma_trick.release import allowed_discards
from py_engine.games.akuma_trick.score import winners
from py_engine.games.akuma_trick.state import AkumaTrickState
from py_engine.games.akuma_trick.steal_phase import STOP, Steal
from py_engine.player import Look, Reason, View
from py_engine.think.dice import Dice
from py_engine.think.turn_player import TurnPlayer

Move = int | Steal
"""A play or release, or a step of a steal."""

WEIGHED = 8
"""Most moves that are played out."""
MOST_RELEASES = 200
"""Most releases that are considered."""
FEW = 2
"""Smallest hand that still steals for points: the hand must not run out."""
OVERLOOKED = 2
"""``easy`` overlooks one move in this many."""
LOGIT = 0.0015
"""Win probability for a hundredth of the outlook."""
MOST_LOST = 0.2
"""Most that a move may lose by the outlook alone."""


class AkumaTrickPlayer(TurnPlayer[AkumaTrickState, Move]):
    """Plays Akuma Trick."""

    worlds = {"easy": 0, "even": 0, "hard": 60}
    prior_worlds = 5.0

    def study(self, game: Game[AkumaTrickState], view: View, seat: int) -> AkumaTrickKnowledge:
        """Return the seat's knowledge."""
        return AkumaTrickKnowledge(game, view, seat)

    def candidates(self, look: Look[AkumaTrickState], dice: Dice) -> list[Move]:
        """Return the moves to weigh, best first; the weakest level overlooks some."""
        state = look.world
        if state.phase.name == "steal":
            first = _steal(state)
            return [first, *(step for step in state.moves() if step != first)]
        moves = _moves(state)
        if look.level == self.levels[0]:
            moves = [move for move in moves if dice.below(OVERLOOKED)] or moves
        outlook = Outlook(state)
        promises = [outlook.promise(move) for move in moves]
        order = sorted(range(len(moves)), key=lambda place: -promises[place])
        return [moves[place] for place in order[:WEIGHED]]

    def losses(self, look: Look[AkumaTrickState], moves: Sequence[Move]) -> list[float]:
        """Return the losses of the candidates by the outlook."""
        if look.world.phase.name == "steal":
            return [0.0] * len(moves)
        outlook = Outlook(look.world)
        promises = [outlook.promise(move) for move in moves if isinstance(move, int)]
        return [min(MOST_LOST, LOGIT * (promises[0] - promise)) for promise in promises]

    def reason(self, look: Look[AkumaTrickState], move: Move) -> Reason:
        """Return the reason for a move."""
        return reason(look.world, move)

    def choose(self, state: AkumaTrickState, dice: Dice) -> Move:
        """Return the move that leaves the fewest points."""
        return _steal(state) if state.phase.name == "steal" else quick_move(state)

    def worth(self, state: AkumaTrickState) -> list[float]:
        """Return each seat's share of the win."""
        won = winners(state)
        return [(seat in won) / len(won) for seat in range(state.seats)]


def _moves(state: AkumaTrickState) -> list[int]:
    """Return the plays and releases that are considered."""
    moves = [*combos(playable(state), state.runs)]
    if state.table:
        moves += [~cards for cards in islice(allowed_discards(state), MOST_RELEASES)]
    return moves


def _steal(state: AkumaTrickState) -> Steal:
    """Return the step of a steal by rule of thumb: from the largest hand if the own hand is small, else stop."""
    if state.hands[state.turn].bit_count() > FEW:
        return STOP
    return Steal(max(victims(state), key=lambda seat: state.hands[seat].bit_count()))


PLAYER = AkumaTrickPlayer()
"""The game's bot."""
