"""Positions with blunders that a bot must not make; see :mod:`tests.blunders`."""

from __future__ import annotations

from typing import Any

import pytest

from py_engine.bridge import Door
from py_engine.games.ghost_couple.game import GAME
from py_engine.match import Match
from py_engine.phase import Entry
from tests.blunders import assert_not_made, blunders_of
from tests.play import SetUp, ask

BLUNDERS = blunders_of(__file__)
EFFORT = 8


def named(action: Entry) -> Entry:
    return action


@pytest.mark.parametrize("blunder", BLUNDERS, ids=lambda blunder: str(blunder["why"]))
def test_it_makes_no_blunder(blunder: dict[str, Any]) -> None:
    assert_not_made(GAME, blunder, named)


def test_there_are_blunders_of_every_kind() -> None:
    assert len(BLUNDERS) >= 12
    assert len({blunder["why"] for blunder in BLUNDERS}) == 9


def turned_for_nothing(match: Match, level: str) -> list[tuple[int, ...]]:
    """Play a turn of a bot, and return the known cards that it turned up without taking a couple."""
    seat, turned, is_known, is_coupled = match.state.turn, list[int](), True, False
    while not match.state.over and match.state.turn == seat:
        view = match.view(seat)
        action = ask(Door(), op="think", view=view, level=level, effort=EFFORT)["action"]
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
