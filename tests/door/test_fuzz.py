"""A small part of the fuzz (``python -m tests.fuzz`` is all of it), and tests that it finds the faults."""

from __future__ import annotations

import json
from random import Random

import pytest

from py_engine.bridge import Door
from py_engine.games import GAMES
from py_engine.refusals import BadInput
from tests import fuzz
from tests.fuzz import Fault, Fuzz
from tests.hostile import KINDS, Target, names_of
from tests.mutate import Mutator
from tests.play import ask, sample

REQUESTS = 1500


@pytest.mark.parametrize("seed", [2, 3])
def test_hostile_requests_get_answers_and_harm_no_match(seed: int) -> None:
    tally = Fuzz(seed).run(REQUESTS)
    assert tally.requests >= REQUESTS
    assert tally.moves > 0
    assert tally.outcomes["refused"] > REQUESTS / 20
    assert len([outcome for outcome in tally.outcomes if outcome.startswith("error")]) > 9


def test_the_same_seed_sends_the_same_requests() -> None:
    first, second = Fuzz(4).run(150), Fuzz(4).run(150)
    assert (first.kinds, first.outcomes, first.clauses) == (second.kinds, second.outcomes, second.clauses)


def test_every_phase_of_every_game_can_be_attacked() -> None:
    found = fuzz.positions()
    wanted = {(game.id, phase) for game in GAMES.values() for phase in game.phase_table}
    assert set(found) == wanted


class Raising(Door):
    def handle(self, request: str) -> str:
        if "refusal" in (answer := super().handle(request)):
            raise BadInput("escaped", "an exception left the door")
        return answer


class Internal(Door):
    def handle(self, request: str) -> str:
        return super().handle(request).replace('"unknown_match"', '"internal"')


class Garbling(Door):
    def handle(self, request: str) -> str:
        return super().handle(request).replace('{"error"', "error")


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


class Gossiping(Door):
    """Keeps the log but lets a refused action change the position."""

    def handle(self, request: str) -> str:
        answer = super().handle(request)
        if '"ok":false' in answer:
            match = self.matches[json.loads(request)["match"]]
            match.state.enter("over")
        return answer


@pytest.mark.parametrize(
    ("door", "said"),
    [
        (Raising, "left the door"),
        (Internal, "internal"),
        (Garbling, "left the door"),
        (Forgetful, "is not what was accepted"),
        (Gossiping, "is not what was accepted"),
    ],
)
def test_the_fuzz_sees_a_broken_door(door: type[Door], said: str) -> None:
    with pytest.raises(Fault, match=said):
        Fuzz(5, door()).run(2000)


def test_the_fuzz_sees_a_slow_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "MOST_SECONDS", -1.0)
    with pytest.raises(Fault, match="s for honest"):
        Fuzz(5)


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_of_hostile_request_varies(kind: str) -> None:
    door = Door()
    game, *others = dict.fromkeys((sample().game, *GAMES))
    save, _ = fuzz.positions()[game, GAMES[game].phases[0].name][0]
    past = save["log"]
    save = {**save, "log": save["log"][:9]}
    key = ask(door, op="load", save=save)["match"]
    legal = ask(door, op="legal", match=key)["actions"]
    foreign = [{**legal[0], "card": card} for card in names_of(others[0])[:9]]
    view = ask(door, op="view", match=key, seat=0)
    target = Target(key, save, legal, past, foreign, view)
    mutator = Mutator(Random(6), names_of(game))
    texts = {KINDS[kind][1](target, mutator) for _ in range(30)}
    assert len(texts) > 5
