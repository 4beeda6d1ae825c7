"""An interrupted long measurement continues with its kept outcomes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.play import SetUp, sample
from tests.strength.arena import Outcome, Pairing
from tests.strength.kept import Kept, Task

PAIRING = Pairing(sample(), "even", "easy")


class Table:
    """Plays deals whose shares are their seeds, and stops after ``most`` of them."""

    def __init__(self, most: int = 100) -> None:
        self.most = most
        self.played: list[int] = []

    def play(self, tasks: list[Task]) -> Iterator[Outcome]:
        for _, seed in tasks[: self.most]:
            self.played.append(seed)
            yield Outcome(seed / 10, [0.001, 0.0125])
        if len(tasks) > self.most:
            raise KeyboardInterrupt


def tasks(seeds: range, pairing: Pairing = PAIRING) -> list[Task]:
    return [(pairing, seed) for seed in seeds]


def test_a_kept_outcome_is_not_played_again(tmp_path: Path) -> None:
    file, stopped, table = tmp_path / "kept.jsonl", Table(3), Table()
    with pytest.raises(KeyboardInterrupt):
        Kept(file).play(tasks(range(5)), stopped.play)
    outcomes = Kept(file).play(tasks(range(6)), table.play)
    assert stopped.played == [0, 1, 2]
    assert table.played == [3, 4, 5]
    assert [outcome.share for outcome in outcomes] == [seed / 10 for seed in range(6)]
    assert all(outcome.seconds == [0.001, 0.0125] for outcome in outcomes)


def test_other_pairings_worlds_and_ways_to_ask_are_kept_apart(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    Kept(file).play(tasks(range(2)), Table().play)
    for other in (
        Pairing(SetUp(sample().game, 4), "even", "easy"),
        Pairing(PAIRING.set_up, "even", "random"),
        Pairing(PAIRING.set_up, "even", "easy", 12),
        Pairing(PAIRING.set_up, "even", "easy", direct=True),
    ):
        table = Table()
        Kept(file).play(tasks(range(2), other), table.play)
        assert table.played == [0, 1]
