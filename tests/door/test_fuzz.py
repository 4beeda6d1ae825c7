"""A small part of the fuzz (``python -m tests.fuzz`` is all of it), and tests that it finds the faults."""

from __future__ import annotations

import pytest

from py_engine.bridge import Door
from py_engine.games import GAMES
from tests import fuzz
from tests.fuzz import Fault, Fuzz

REQUESTS = 1500


@pytest.mark.parametrize("seed", [2, 3])
def test_hostile_requests_get_answers_and_harm_no_match(seed: int) -> None:
    tally = Fuzz(seed).run(REQUESTS)
    assert tally.requests >= REQUESTS
    assert tally.moves > 0
    assert tally.outcomes["refused"] > REQUESTS / 20
    assert len([outcome for outcome in tally.outcomes if outcome.startswith("error")]) > 9


def test_every_phase_of_every_game_can_be_attacked() -> None:
    found = fuzz.positions()
    wanted = {(game.id, phase) for game in GAMES.values() for phase in game.phase_table}
    assert set(found) == wanted


class Internal(Door):
    def handle(self, request: str) -> str:
        return super().handle(request).replace('"unknown_match"', '"internal"')


class Forgetful(Door):
    """Loses the last action of some match whenever it refuses one of another."""

    def handle(self, request: str) -> str:
        answer = super().handle(request)
        if '"ok":false' in answer:
            for match in self.matches.values():
                if match.log:
                    match.undo()
                    break
        return answer


@pytest.mark.parametrize(
    ("door", "said"),
    [
        (Internal, "internal"),
        (Forgetful, "is not what was accepted"),
    ],
)
def test_the_fuzz_sees_a_broken_door(door: type[Door], said: str) -> None:
    with pytest.raises(Fault, match=said):
        Fuzz(5, door()).run(2000)
