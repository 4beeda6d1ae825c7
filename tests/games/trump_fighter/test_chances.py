"""The worth of an act of a fight: correct chances, and clear differences between good and bad acts."""

from __future__ import annotations

from typing import Any

import pytest

from py_engine.bridge import Door
from py_engine.match import Match
from tests.games.trump_fighter.chances import fight, mean, moments
from tests.play import ask

FIGHTS = 15
WORLDS, CLOSELY = 4, 60
FEW, MANY = 0.35, 0.65
WINNING = 0.95
LEAST_LOSS = 0.02


def weighed(match: Match, seat: int, act: dict[str, Any]) -> Any:
    """Return the weighing of an act by ``hard``."""
    return ask(Door(), op="think", view=match.view(seat), level="hard", effort=CLOSELY, weigh=act)


def before(match: Match, step: int) -> Match:
    """Return a match as it was before an entry."""
    save = match.save()
    return Match.load(match.game, {**save, "log": save["log"][:step]})


def test_few_of_the_moments_with_small_chances_are_won_and_many_of_those_with_great_ones() -> None:
    found = [each for seed in range(FIGHTS) for each in moments(fight(seed), WORLDS)]
    assert mean([won for chance, won in found if chance < FEW]) < FEW + 0.1
    assert mean([won for chance, won in found if chance > MANY]) > MANY - 0.1
    assert abs(mean([chance - won for chance, won in found])) < 0.1


@pytest.mark.parametrize("seed", range(4))
def test_a_call_that_wins_is_worth_all(seed: int) -> None:
    match = fight(seed)
    log, (winner, *_) = match.save()["log"], match.status()["winners"]
    step = next(step for step in reversed(range(len(log))) if log[step]["do"] in ("call", "battle"))
    act = log[step]
    if act["do"] == "battle":
        act = {**act, "fastest": [{"do": "call"} if seat == winner else None for seat in (0, 1)]}
    elif act["seat"] != winner:
        pytest.skip("the loser has called")
    assert weighed(before(match, step), winner, act)["choices"][0]["worth"] >= WINNING


@pytest.mark.parametrize("seed", range(4))
def test_a_wrong_call_costs_chances_and_says_so(seed: int) -> None:
    match = fight(seed)
    step = next(step for step, entry in enumerate(match.save()["log"]) if entry["do"] == "battle")
    start = before(match, step)
    call = {"do": "battle", "at": start.state.at, "fastest": [{"do": "call"}, None]}
    best, wrong = weighed(start, 0, call)["choices"]
    assert wrong["action"] == call
    assert wrong["why"]["code"] == "call_costs"
    assert best["worth"] - wrong["worth"] > LEAST_LOSS
