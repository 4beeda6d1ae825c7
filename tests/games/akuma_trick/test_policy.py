"""Akuma Trick's bot: its rule of thumb, and its playouts."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from py_engine.games.akuma_trick.data import names
from py_engine.games.akuma_trick.game import GAME
from py_engine.games.akuma_trick.outlook import Outlook
from py_engine.games.akuma_trick.playout import quick_move
from py_engine.games.akuma_trick.policy import PLAYER
from py_engine.games.akuma_trick.steal_phase import STOP, Steal
from py_engine.match import Match
from py_engine.player import Look
from py_engine.think.dice import Dice
from tests.games.akuma_trick.table import at, do, mask_of
from tests.play import SetUp, option_values

TABLES = [SetUp("akuma_trick", 3 + place % 4, options) for place, options in enumerate(option_values(GAME))]
"""Every combination of options."""


def chosen(match: Match, level: str = "even") -> list[str]:
    """Return the cards that the rule of thumb plays or, after a word, discards."""
    state = match.state
    nothing_known: Any = None
    look = Look({}, state.turn, nothing_known, state, level, None, 0, Dice(1))
    move = PLAYER.candidates(look, Dice(1))[0]
    assert isinstance(move, int)
    return ["release", *names(~move)] if move < 0 else names(move)


@pytest.mark.parametrize("set_up", TABLES, ids=str)
def test_a_quick_move_is_legal_and_leaves_a_card_where_one_can_be_left(set_up: SetUp) -> None:
    looked = 0
    for seed in range(20):
        match, rng = set_up.match(seed), random.Random(seed)
        while not match.state.over:
            state = match.state
            moves = [*islice(state.moves(), 5000)]
            if state.phase.name == "play":
                move, hand = quick_move(state), state.hands[state.turn]
                assert move in moves
                left = {hand & ~(~each if each < 0 else each) for each in moves}
                assert hand & ~(~move if move < 0 else move) or left == {0}
                looked += 1
            match.act(rng.choice(match.legal(60)[0]))
    assert looked > 100


def test_a_quick_move_takes_the_most_points_off() -> None:
    assert names(quick_move(at("Y9 P9 Y3 P3 G3 Y1", "G1 G2", "G4 G5").state)) == ["Y9", "P9"]
    assert names(quick_move(at("Y5 Y6 Y7 P9 Y1", "G1 G2", "G4 G5").state)) == ["Y5", "Y6", "Y7"]
    assert names(quick_move(at("Y0 Y9 P1", "G1 G2", "G4 G5").state)) == ["Y0"]


@pytest.mark.parametrize(
    ("hand", "options", "cards"),
    [
        ("Y7 Y8 P1", {}, "Y7 Y8"),
        ("Y7 Y8 P1", {"combos": "sets"}, "Y8"),
        ("Y7 Y8 P1", {"combos": "sets_and_long_runs"}, "Y8"),
        ("Y4 Y5 Y6 P8 P1", {"combos": "sets_and_long_runs"}, "Y4 Y5 Y6"),
        ("Y6 P7 Y8 P1", {}, "Y8"),
        ("Y6 P7 Y8 P1", {"run_colours": "mixed"}, "Y6 P7 Y8"),
    ],
)
def test_2_4_a_quick_move_uses_the_runs_that_the_options_allow(hand: str, options: Any, cards: str) -> None:
    assert names(quick_move(at(hand, "G2 G3", "G4 G5", **options).state)) == cards.split()


@pytest.mark.parametrize(("option", "move"), [("keep_zeros", "release P1 Y9"), ("discard_all", "play Y9")])
def test_4_5_a_quick_move_does_not_release_where_that_discards_the_whole_hand(option: str, move: str) -> None:
    match = do(at("Y4 Y5 Y6 Y7 Y8 G1", "G2 G3", "P0 P1 Y9", short_release=option), "Y4 Y5 Y6 Y7 Y8")
    quick = quick_move(match.state)
    assert " ".join(["release", *names(~quick)] if quick < 0 else ["play", *names(quick)]) == move


def test_5_2_the_last_card_is_not_thrown_away_where_another_move_leaves_one() -> None:
    assert len(chosen(at("Y3 P3", "Y9 P9 G5", "Y1 P1 G1"))) == 1


def test_fewer_points_left_make_a_better_outlook_when_another_seat_may_run_out() -> None:
    outlook = Outlook(at("Y0 Y9 P8 P7", "G1", "G4 G5 G6").state)
    promises = [outlook.promise(mask_of(cards)) for cards in ("P7", "P8", "Y9", "Y0")]
    assert promises[-1] == max(promises)
    assert promises[:3] == sorted(promises[:3])


def test_the_outlook_reads_only_the_size_of_other_hands() -> None:
    match, other = at("Y0 Y9 P8", "G1 G2", "G4 G5 G6"), at("Y0 Y9 P8", "P0 G8", "Y1 Y2 Y3")
    moves = [*match.state.moves()]
    first, second = Outlook(match.state), Outlook(other.state)
    assert [first.promise(move) for move in moves] == [second.promise(move) for move in moves]


def test_a_steal_saves_a_hand_that_would_run_out_and_is_left_else() -> None:
    few, many = at("Y2 P1", "G1 G3", "G4 G5 G6"), at("Y2 P1 Y3 Y4 Y5", "G1 G3", "G4 G5 G6")
    for match in (few, many):
        do(match, "Y2")
    assert PLAYER.choose(few.state, Dice(1)) == Steal(2), "the largest hand"
    assert PLAYER.choose(many.state, Dice(1)) == STOP


def test_shares_of_an_end_are_one_together_and_those_of_the_winners() -> None:
    match = at("Y8", "P3 P2", "G5")
    do(match, "Y8")
    assert PLAYER.worth(match.state) == [0.0, 0.0, 1.0]
    match = at("Y8", "P5", "G5")
    do(match, "Y8")
    assert PLAYER.worth(match.state) == [0.0, 0.5, 0.5]
