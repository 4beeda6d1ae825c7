"""An interrupted long measurement continues with its kept outcomes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.play import sample
from tests.strength.arena import Outcome, Pairing
from tests.strength.kept import Kept, Task


def test_a_kept_outcome_is_not_played_again_and_one_of_another_pairing_is(tmp_path: Path) -> None:
    pairings = [Pairing(sample(), "even", "easy", effort) for effort in (None, 12)]
    tasks = [(pairing, seed) for pairing in pairings for seed in range(4)]
    file, played, stops = tmp_path / "kept.jsonl", list[Task](), [tasks[3]]

    def play(tasks: list[Task]) -> Iterator[Outcome]:
        for task in tasks:
            if task in stops:
                stops.clear()
                raise KeyboardInterrupt
            played.append(task)
            yield Outcome(task[1] / 10, [0.001, 0.0125])

    with pytest.raises(KeyboardInterrupt):
        Kept(file).play(tasks, play)
    assert played == tasks[:3]
    outcomes = Kept(file).play(tasks, play)
    assert played == tasks
    assert [(each.share, each.seconds) for each in outcomes] == [(seed / 10, [0.001, 0.0125]) for _, seed in tasks]
