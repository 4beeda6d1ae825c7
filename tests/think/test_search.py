"""The search: the same worlds for every move, the rule of thumb's move unless samples disagree, an end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from py_engine.cards import Chance
from py_engine.phase import State
from py_engine.player import Knowledge
from py_engine.think.dice import Dice
from py_engine.think.search import FIRST_LOOK, Search


class Draw:
    """A position of a game of one move: the move, the world's offset, and the result of the dice."""

    def __init__(self, offset: float) -> None:
        self.offset = offset
        self.move = ""
        self.phase = self

    def copy(self) -> Draw:
        return Draw(self.offset)

    def with_outcome(self, state: State, move: str, chance: Chance) -> str:
        return move

    def play(self, move: str) -> None:
        self.move = move


class Worlds(Knowledge[Any]):
    """Worlds that differ by luck alone; it counts the requested worlds."""

    def __init__(self, luck: float) -> None:
        self.luck = luck
        self.asked = 0

    def world(self, chance: Chance) -> Any:
        self.asked += 1
        return Draw(self.luck * (chance.below(1000) / 1000 - 0.5))


class Player:
    """Each move has its value in ``worth``, plus the world's luck; the playout's dice add noise."""

    def __init__(self, noise: float = 0.0, prior_worlds: float = 5.0, **worth: float) -> None:
        self.noise, self.prior_worlds, self.worth = noise, prior_worlds, worth
        self.rolls: list[tuple[float, int]] = []

    def play_out(self, state: Any, dice: Dice) -> Sequence[float]:
        roll = dice.below(1000)
        self.rolls.append((state.offset, roll))
        return [self.worth[state.move] + state.offset + self.noise * (roll / 1000 - 0.5)]


class Alternating(Player):
    """A player whose moves, except the first, are worth alternately a tenth more and a tenth less."""

    sign = 1.0

    def play_out(self, state: Any, dice: Dice) -> Sequence[float]:
        (share,) = super().play_out(state, dice)
        if state.move == next(iter(self.worth)):
            return [share]
        self.sign = -self.sign
        return [share + 0.1 * self.sign]


def searched(
    player: Player, worlds: Worlds, budget: int, losses: Sequence[float] | None = None, *, even: bool = False
) -> Search:
    moves = [*player.worth]
    search = Search(player, worlds, 0, moves, losses or [0.0] * len(moves), even=even)
    search.run(budget, Dice(1), least=budget if even else 0)
    return search


def test_every_move_is_played_in_the_same_worlds_with_the_same_dice() -> None:
    player = Player(noise=0.5, a=0.5, b=0.5, c=0.5)
    search = searched(player, Worlds(0.5), 7)
    assert search.spent == 7
    rounds = [player.rolls[at : at + 3] for at in range(0, 21, 3)]
    assert all(len({*each}) == 1 for each in rounds)
    assert len({each[0] for each in rounds}) == 7


def test_luck_of_the_world_says_nothing_between_moves() -> None:
    search = searched(Player(a=0.50, b=0.51), Worlds(0.9), FIRST_LOOK)
    assert [move for move, _ in search.ranking()] == ["b", "a"]


@pytest.mark.parametrize(("gap", "first"), [(0.02, "a"), (0.2, "b")])
def test_the_rule_of_thumbs_move_is_left_only_where_the_samples_say_so(gap: float, first: str) -> None:
    player = Player(prior_worlds=10.0, a=0.5, b=0.5 + gap)
    search = searched(player, Worlds(0.0), FIRST_LOOK, [0.0, 0.1])
    assert search.ranking()[0][0] == first


def test_a_search_ends_where_the_leader_cannot_be_caught() -> None:
    worlds = Worlds(0.2)
    search = searched(Player(a=0.2, b=0.8, c=0.3), worlds, 500)
    assert search.spent == worlds.asked == FIRST_LOOK
    assert search.ranking()[0][0] == "b"


def test_moves_that_are_level_are_weighed_to_the_end() -> None:
    assert searched(Player(noise=0.8, a=0.5, b=0.5), Worlds(0.2), 60).spent == 60


def test_a_ranking_falls_and_stays_between_nothing_and_all() -> None:
    search = searched(Player(a=0.5, b=1.4, c=-0.6, d=0.7), Worlds(0.0), 20)
    ranking = search.ranking()
    worths = [worth for _, worth in ranking if worth is not None]
    assert [move for move, _ in ranking] == ["b", "d", "a", "c"]
    assert worths == sorted(worths, reverse=True)
    assert (worths[0], worths[-1]) == (1.0, 0.0)


def test_a_matter_that_is_settled_is_looked_at_further_where_that_is_asked_for() -> None:
    player = Player(a=0.2, b=0.8, c=0.3)
    search = Search(player, Worlds(0.2), 0, [*player.worth], [0.0] * 3)
    search.run(500, Dice(1), least=30)
    assert search.spent == 30


def test_the_chances_are_those_after_the_best_move() -> None:
    player = Player(noise=0.4, a=0.2, b=0.8)
    search = searched(player, Worlds(0.0), 20)
    (chance,) = search.chances()
    assert chance == pytest.approx(0.8, abs=0.2) and search.ranking()[0][0] == "b"


def test_an_even_look_drops_no_move_and_prefers_none() -> None:
    player = Player(prior_worlds=1000.0, a=0.5, b=0.6, c=0.1)
    search = searched(player, Worlds(0.5), 40, [0.0, 0.4, 0.4], even=True)
    assert [move for move, _ in search.ranking()] == ["b", "a", "c"]
    assert len(player.rolls) == 3 * 40
    assert search.behind() == [[0.0, 0.0], pytest.approx([0.1, 0.1]), pytest.approx([0.5, 0.5])]


def test_four_times_the_worlds_halve_the_interval_of_an_even_look() -> None:
    def reach(worlds: int) -> float:
        alone = Alternating(a=0.5, b=0.4)
        low, high = searched(alone, Worlds(0.0), worlds, even=True).behind()[1]
        assert low < 0.1 < high
        return high - low

    assert reach(400) == pytest.approx(2 * 1.96 * 0.1 / 20, rel=0.01)
    assert reach(100) == pytest.approx(2 * reach(400), rel=0.01)
