"""A bot of a game in turns: a rule of thumb, and a search on top of it at some levels."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from py_engine.phase import State
from py_engine.player import Choice, Look, MachinePlayer, Reason, Thought
from py_engine.think.dice import Dice
from py_engine.think.search import Search

S = TypeVar("S", bound=State)
M = TypeVar("M")

MOST_CHOICES = 10
"""Most moves to weigh."""
SEEDS = 1 << 32
"""Number of seeds for dice."""


class TurnPlayer(MachinePlayer[S], Generic[S, M]):
    """A game's rule of thumb, which every seat plays in the playouts; no seat is assumed to see hands.

    :meth:`candidates` and :meth:`choose` are given complete positions, for speed, and read of them only what the
    seat knows.
    """

    worlds: ClassVar[Mapping[str, int]] = {"easy": 0, "even": 0, "hard": 30}
    prior_worlds: ClassVar[float] = 5.0
    """Number of worlds that the rule of thumb counts as; see :meth:`losses`."""

    @abstractmethod
    def candidates(self, look: Look[S], dice: Dice) -> Sequence[M]:
        """Return up to ten legal moves of the seat, the rule of thumb's move at this level first.

        Chance outcomes are left open.
        """

    def losses(self, look: Look[S], moves: Sequence[M]) -> Sequence[float]:
        """Return the share of the win by which each candidate is worse than the first, by the rule of thumb.

        Samples must outweigh that. By default all others are a little worse.
        """
        return [0.0] + [0.03] * (len(moves) - 1)

    def worlds_at(self, look: Look[S], worlds: int) -> int:
        """Return the number of worlds to use of the requested ``worlds``: fewer where they do not help."""
        return worlds

    @abstractmethod
    def choose(self, state: S, dice: Dice) -> M:
        """Return a move by the rule of thumb, of any seat to act; chance outcomes are left open."""

    @abstractmethod
    def worth(self, state: S) -> Sequence[float]:
        """Return each seat's share of the win, together 1; an estimate if :meth:`is_settled` stops early."""

    @abstractmethod
    def reason(self, look: Look[S], move: M) -> Reason:
        """Return the reason for a weighed move; like the move itself it uses the seat's knowledge only."""

    def is_settled(self, state: S) -> bool:
        """Return whether a playout stops here: at the end of the match, or earlier where :meth:`worth` is good."""
        return state.over

    def play_out(self, state: S, dice: Dice) -> Sequence[float]:
        """Play by the rule of thumb until it is settled and return each seat's share; ``state`` is used up."""
        while not self.is_settled(state):
            move = self.choose(state, dice)
            state.play(state.phase.with_outcome(state, move, dice))
        return self.worth(state)

    def think(self, look: Look[S]) -> Thought:
        """Return the move of the rule of thumb, or a better one if the level searches.

        All worlds are used in an even look and to weigh a move, as the answer then needs each seat's chances.
        """
        dice = Dice(look.chance.below(SEEDS))
        moves = self._moves(look, dice)
        worlds = self.worlds[look.level] and (look.effort or self.worlds[look.level])
        is_judged = look.weighed is not None
        if not worlds or (len(moves) == 1 and not is_judged):
            return self._thought(look, [(move, None) for move in moves], 0)
        is_whole = is_judged or look.even
        search = Search(self, look.knowledge, look.seat, moves, self.losses(look, moves), even=look.even)
        search.run(worlds if is_whole else self.worlds_at(look, worlds), dice, least=worlds if is_whole else 0)
        thought = self._thought(look, search.ranking(), search.spent)
        if look.even:
            thought = thought.with_behind(search.behind())
        return thought._replace(chances=search.chances()) if is_judged else thought

    def _moves(self, look: Look[S], dice: Dice) -> Sequence[M]:
        """Return the candidates with the move to weigh, which replaces the last one if there are many."""
        moves = [*self.candidates(look, dice)[:MOST_CHOICES]]
        if look.weighed is None:
            return moves
        write, world = look.world.phase.write, look.world
        wanted = write(world, look.weighed)
        if all(write(world, move) != wanted for move in moves):
            moves[MOST_CHOICES - 1 :] = [look.weighed]
        return moves

    def _thought(self, look: Look[S], ranking: Sequence[tuple[M, float | None]], spent: int) -> Thought:
        write = look.world.phase.write
        choices = [Choice(write(look.world, move), worth, self.reason(look, move)) for move, worth in ranking]
        return Thought(choices[0].action, choices, spent)
