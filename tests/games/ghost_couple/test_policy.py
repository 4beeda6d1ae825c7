"""Ghost Couple's bot: the knowledge of its rules of thumb, and the memory of its levels."""

from __future__ import annotations

import json
from typing import Any

import pytest

from py_engine.bridge import Door
from py_engine.cards import cards_in
from py_engine.games.ghost_couple.careful import CarefulRule, FlipPlan
from py_engine.games.ghost_couple.policy import PLAYER
from py_engine.games.ghost_couple.rule_of_thumb import Rule
from py_engine.games.ghost_couple.values import Sight
from py_engine.match import Match
from py_engine.think.dice import Dice
from tests.games.ghost_couple.table import Table, ghost_table, take_rank
from tests.play import SetUp, ask

TABLES = [SetUp("ghost_couple", 2), SetUp("ghost_couple", 5), SetUp("ghost_couple", 3, (("deck", "trump"),))]


def remembering() -> Table:
    """Return a table at whose third turn the start seat has seen a queen on cell 1, and nothing useful since."""
    board = {1: "HQ", 2: "C9", 3: "S4", 4: "D7", 5: "HK", 6: "C6", 7: "H10", 8: "S3", 13: "S5"}
    hands = [["S2", "CA", "C8"], ["S6", "D10", "H6"]]
    table = Table("trump", 2, board=board, hands=hands, pile=["CJ", "S10", "C4", "SJ", "SQ"])
    for first, second, card in ((1, 2, "S2"), (3, 4, "S6"), (6, 8, "S5"), (5, 7, "S2")):
        table.flip(first, second)
        table.do(f"swap {card}")
    return table


def asked(table: Table, level: str) -> dict[str, Any]:
    found: dict[str, Any] = ask(Door(), op="think", view=table.view(table.turn), level=level)["action"]
    return found


def test_all_levels_except_the_weakest_remember_a_queen_seen_long_ago() -> None:
    table = remembering()
    assert "SQ" in table.hand(0)
    assert {asked(table, level)["cell"] for level in ("even", "hard")} == {1}
    assert asked(table, "easy")["cell"] != 1


def test_a_strange_card_is_turned_first_if_the_known_mate_of_a_hand_card_can_wait() -> None:
    board = {1: "HQ", 2: "HK", 3: "D10", 4: "HJ", 9: "S4", 13: "S5"}
    table = Table("trump", 2, board=board, hands=[["SQ", "CA", "C8"]], pile=["C6"])
    table.state.known = [sum(1 << table.state.board[cell] for cell in (1, 2, 3, 4))] * 2
    assert CarefulRule().choose(table.state, Dice(1)) > 4
    assert Rule().choose(table.state, Dice(1)) == 1
    table.flip(9)
    assert CarefulRule().choose(table.state, Dice(1)) == 1


def test_a_plan_of_flips_reads_no_unknown_card() -> None:
    table = Table("ghosts", 2)
    plan, state = FlipPlan(Sight(table.state)), table.state
    state.pile.reverse()
    state.hands[1], state.pile[:5] = sum(1 << card for card in state.pile[:5]), cards_in(state.hands[1])
    assert FlipPlan(Sight(state)).unseen == plan.unseen


def test_the_flips_show_the_memory_of_each_level() -> None:
    table = take_rank("3", board={9: "D9", 5: "CJ", 20: "H4"})
    names = table.state.deck.names
    table.do("take 9 5 20")
    table.do("put D9 CJ H4")
    own, other = ({names[card] for card in cards_in(known)} for known in table.state.known)
    assert own - other == {"D9", "CJ", "H4"}


@pytest.mark.parametrize(("level", "worlds"), [("easy", 0), ("even", 0), ("hard", 7)])
def test_only_the_strongest_looks_at_worlds(level: str, worlds: int) -> None:
    view = ghost_table(9).view(0)
    answer = json.loads(Door().handle(json.dumps({"op": "think", "view": view, "level": level, "effort": 7})))
    assert answer["spent"] == worlds


def test_a_playout_takes_no_more_than_this_turn_and_one_of_every_seat() -> None:
    state = SetUp("ghost_couple", 4).match(2).state
    first = state.copy()
    PLAYER.play_out(state, Dice(3))
    assert first.log_length < state.log_length < first.log_length + 60
    assert not state.over


@pytest.mark.parametrize("set_up", TABLES, ids=str)
def test_the_strongest_level_weighs_three_moves_if_there_are_three(set_up: SetUp) -> None:
    match, told = set_up.match(3), set[str]()
    while not match.state.over:
        legal = len(match.legal(3)[0])
        answer = ask(Door(), op="think", view=match.view(match.state.turn), level="hard", effort=2)
        worths = [each["worth"] for each in answer["choices"]]
        assert len(worths) >= legal, match.state.phase.name
        if legal > 1:
            assert None not in worths, match.state.phase.name
            told.add(match.state.phase.name)
        match.act(answer["action"])
    assert {"flip", "couple"} < told


def test_a_phase_in_which_the_search_brings_nothing_costs_few_worlds() -> None:
    match = SetUp("ghost_couple", 4).match(2)
    assert match.state.phase.name == "flip"
    answer = ask(Door(), op="think", view=match.view(match.state.turn), level="hard")
    assert 0 < answer["spent"] < answer["worlds"]


def turned_for_nothing(match: Match, level: str) -> list[tuple[int, ...]]:
    """Play a turn of a bot, and return the known cards that it turned up without taking a couple."""
    seat, turned, is_known, is_coupled = match.state.turn, list[int](), True, False
    while not match.state.over and match.state.turn == seat:
        view = match.view(seat)
        action = ask(Door(), op="think", view=view, level=level, effort=8)["action"]
        if action["do"] == "flip":
            turned.append(match.state.board[action["cell"]])
            is_known = is_known and bool(match.state.known[seat] >> turned[-1] & 1)
        is_coupled = is_coupled or action["do"] == "couple"
        match.act(action)
    return [(seat, *sorted(turned))] if len(turned) > 1 and is_known and not is_coupled else []


@pytest.mark.parametrize("level", ["even", "hard"])
@pytest.mark.parametrize(("seats", "deck"), [(2, "ghosts"), (2, "trump"), (3, "trump")])
def test_the_same_two_known_cards_are_never_turned_up_again(seats: int, deck: str, level: str) -> None:
    match, turns = SetUp("ghost_couple", seats, (("deck", deck),)).match(3), list[tuple[int, ...]]()
    while not match.state.over:
        turns += turned_for_nothing(match, level)
    assert len(turns) == len({*turns})
