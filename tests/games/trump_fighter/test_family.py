"""The family of players keeps the rules and its habits, and its results are counted correctly."""

from __future__ import annotations

import pytest

from py_engine.games.trump_fighter.roster import CHARACTER_INDEX
from py_engine.think.dice import Dice
from tests.games.trump_fighter.bot_match import LoggedMatch
from tests.games.trump_fighter.family import DEPTHS, OVERLOOKED, Cell, Family, measure, tasks
from tests.games.trump_fighter.minds import AIMS, Aim, Habits, Mind
from tests.games.trump_fighter.test_planning import replays, table

PAIR = (CHARACTER_INDEX["hinata"], CHARACTER_INDEX["gonzo"])


@pytest.mark.parametrize("aim", AIMS)
def test_every_kind_keeps_the_rules_and_calls_the_skill_it_aims_at_and_never_an_overlooked_one(aim: Aim) -> None:
    seen = table("S3", "H2 H5 D9 C4", "HK S2 C7 CQ", ("hinata", "gonzo"), unused=(1, 0))
    assert Mind(Habits(aim, 1)).decide_fastest(seen, Dice(1)).do == "call"
    spent = table("S3 D2 C8", "H2 H5 D9 C4", "HK S2 C7 CQ", ("hinata", "gonzo"), unused=(1, 0))
    assert Mind(Habits(aim, 1, overlooks=1.0)).decide_fastest(spent, Dice(1)).do != "call"
    minds = [Mind(Habits(aim, 2, 0.2)), Mind(Habits(aim, 2, 0.2, 1.3))]
    assert replays(LoggedMatch(PAIR, minds, Dice(aim)))


def test_the_table_adds_up() -> None:
    family = Family(cell for task in tasks(2, [PAIR]) for cell in measure(task))
    for kind in (None, *family.kinds):
        assert family.rate(PAIR[0], kind) + family.rate(PAIR[1], kind) == pytest.approx(1)
        assert family.pairings(kind) == {PAIR: family.rate(PAIR[0], kind)}


def even(matches: int = 400) -> list[Cell]:
    return [
        Cell(PAIR, aim, depth, slower, overlooks, matches, matches / 2, 6 * matches)
        for aim in AIMS
        for depth in DEPTHS
        for slower in (False, True)
        for overlooks in OVERLOOKED
    ]


def test_every_goal_that_is_missed_is_named() -> None:
    assert Family(even()).misses() == []
    family = Family([cell._replace(wins=260.0) if cell.aim == "quick" else cell for cell in even()])
    assert family.misses() == ["hinata wins 65.0% in quick", "gonzo wins 35.0% in quick"]
    family = Family([cell._replace(wins=300.0) for cell in even()])
    assert "hinata beats gonzo 75% in the mean" in family.misses()
    family = Family([cell._replace(calls=3800) if cell.aim == "disturb" else cell for cell in even()])
    assert family.misses() == ["9.50 calls a match in disturb"]
    few = Family([cell._replace(wins=8.6) if cell.aim == "quick" else cell for cell in even(14)])
    assert few.misses() == []
    assert few.doubtful() == ["hinata wins 61.4% in quick", "gonzo wins 38.6% in quick"], "within the error"
