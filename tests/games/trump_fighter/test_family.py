"""The family of players keeps the rules and its habits, and its results are counted correctly."""

from __future__ import annotations

import pytest

from py_engine.games.trump_fighter.roster import CHARACTER_INDEX
from py_engine.games.trump_fighter.skills import Condition, Role
from py_engine.think.dice import Dice
from tests.games.trump_fighter.bot_match import LoggedMatch
from tests.games.trump_fighter.family import DEPTHS, LEVEL_OF, OVERLOOKED, Cell, Family, measure, tasks
from tests.games.trump_fighter.minds import AIMS, Aim, Habits, Mind, easier
from tests.games.trump_fighter.test_planning import replays, table

PAIR = (CHARACTER_INDEX["hinata"], CHARACTER_INDEX["gonzo"])
MET = ("S3", "H2 H5 D9 C4", "HK S2 C7 CQ", ("hinata", "gonzo"))
"""Hinata meets her most valuable skill, and may call."""


@pytest.mark.parametrize("aim", AIMS)
def test_every_kind_calls_the_skill_it_aims_at_and_never_an_overlooked_one(aim: Aim) -> None:
    seen = table(*MET, unused=(1, 0))
    assert Mind(Habits(aim, 1)).decide_fastest(seen, Dice(1)).do == "call"
    spent = table("S3 D2 C8", *MET[1:], unused=(1, 0))
    assert Mind(Habits(aim, 1, overlooks=1.0)).decide_fastest(spent, Dice(1)).do != "call"


def test_a_player_with_the_most_valuable_skill_as_aim_passes_a_cheap_one() -> None:
    cheap = table("S3 C5", "H2 H5 D9 D4", "CK S2 C7 CQ", ("hinata", "gonzo"))
    assert Mind(Habits("quick", 1)).decide_fastest(cheap, Dice(1)).do == "call"
    assert Mind(Habits("dearest", 1)).decide_fastest(cheap, Dice(1)).do != "call"


def test_a_slow_one_takes_longer_for_the_same() -> None:
    seen = table(*MET)
    common, slow = (Mind(Habits("quick", 2, slowness=slowness)).decide(seen, Dice(5)) for slowness in (1.0, 1.3))
    assert slow.after == int(common.after * 1.3)


def test_an_easier_demand_needs_fewer_own_cards_and_as_many_of_the_opponents() -> None:
    demand = Condition(2, 1, (Role("heart", 3), Role("sum", 2, 9)))
    assert easier(demand, 1) == Condition(1, 1, (Role("heart", 2),))
    assert easier(demand._replace(own=0, opp=3), 1) == Condition(0, 3, demand.roles)


@pytest.mark.parametrize("aim", AIMS)
def test_whole_matches_of_every_kind_keep_the_rules_and_replay_through_the_door(aim: Aim) -> None:
    for depth in (1, 3):
        minds = [Mind(Habits(aim, depth, 0.2)), Mind(Habits(aim, depth, 0.2, 1.3))]
        assert replays(LoggedMatch(PAIR, minds, Dice(f"{aim} {depth}")))


def test_the_table_adds_up() -> None:
    family = Family(cell for task in tasks(2, [PAIR]) for cell in measure(task))
    assert sum(cell.matches for cell in family.cells) == 2 * (len(AIMS) * len(DEPTHS) + len(LEVEL_OF))
    for kind in (None, *family.kinds):
        assert family.rate(PAIR[0], kind) + family.rate(PAIR[1], kind) == pytest.approx(1)
        assert family.pairings(kind) == {PAIR: family.rate(PAIR[0], kind)}


def test_each_speed_and_each_share_that_is_overlooked_is_played_alike() -> None:
    cells = measure((PAIR, "quick", 1, 32))
    assert {cell.slower for cell in cells} == {False, True}
    for slower in (False, True):
        assert sum(cell.matches for cell in cells if cell.slower is slower) == 16
    for share in OVERLOOKED:
        assert sum(cell.matches for cell in cells if cell.overlooks == share) == 8
    (machines,) = measure((PAIR, "machine", 2, 2))
    assert (machines.slower, machines.overlooks, machines.matches) == (None, None, 2)


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
    family = Family([cell._replace(wins=260.0) if cell.slower else cell for cell in even()])
    assert family.misses() == [
        "hinata wins 57.5% in the mean",
        "gonzo wins 42.5% in the mean",
        "hinata wins 65.0% in slower",
        "gonzo wins 35.0% in slower",
    ]
    family = Family([cell._replace(wins=140.0) if cell.overlooks == 0.3 else cell for cell in even()])
    assert family.misses() == ["hinata wins 35.0% in over 30%", "gonzo wins 65.0% in over 30%"]
    family = Family([cell._replace(calls=3800) if cell.aim == "disturb" else cell for cell in even()])
    assert family.misses() == ["9.50 calls a match in disturb"]


def test_pairings_are_missed_on_average_and_in_a_kind() -> None:
    others = [CHARACTER_INDEX[name] for name in ("kiku", "sayo", "rose")]
    cells = even()
    for other in others:
        for pair in ((PAIR[0], other), (PAIR[1], other)):
            cells += [cell._replace(pair=pair) for cell in even()]
    family = Family([cell._replace(wins=264.0) if cell.pair == PAIR else cell for cell in cells])
    assert family.misses() == ["hinata beats gonzo 66% in the mean"]
    spoilt = [cell._replace(wins=292.0) if cell.pair == PAIR and cell.aim == "plain" else cell for cell in cells]
    assert Family(spoilt).misses() == ["hinata beats gonzo 73% in plain"]


def test_a_figure_within_the_sampling_error_is_in_doubt_and_not_missed() -> None:
    few = Family([cell._replace(wins=8.6) if cell.aim == "quick" else cell for cell in even(14)])
    assert few.misses() == []
    assert few.doubtful() == ["hinata wins 61.4% in quick", "gonzo wins 38.6% in quick"]
    many = Family([cell._replace(wins=860.0) if cell.aim == "quick" else cell for cell in even(1400)])
    assert many.misses() == ["hinata wins 61.4% in quick", "gonzo wins 38.6% in quick"]
    assert many.doubtful() == []
