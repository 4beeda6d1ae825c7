"""Every game of the register has the names that the screen tests need; missing ones are reported."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from e2e.lib.drivers import IN_TURNS, LIVE, missing, turn_driver
from py_engine.games import GAMES
from tests.play import SetUp

GAME = IN_TURNS[0]
ONE = SetUp(GAME, GAMES[GAME].min_players)
RARE = next(phase.name for phase in GAMES[GAME].phases[1:])
"""A phase that a plain match of the game does not reach."""
FOLDER = f"e2e/games/{GAME}/__init__.py"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_missing(game: str) -> None:
    assert list(missing(game)) == []


def without(name: str) -> Callable[[ModuleType], dict[str, Any]]:
    return lambda folder: {key: value for key, value in vars(folder).items() if key != name}


def with_(**changed: Any) -> Callable[[ModuleType], dict[str, Any]]:
    return lambda folder: {**vars(folder), **changed}


@pytest.mark.parametrize(
    ("game", "change", "told"),
    [
        (GAME, with_(SMALLEST=()), f"{GAME}: SMALLEST of {FOLDER} is empty"),
        (GAME, with_(SCENES={}), f"{GAME}: SCENES of {FOLDER} is empty"),
        (GAME, without("SCENES"), f"{GAME}: no scene shows the phase {RARE}"),
        (GAME, with_(SCENES={"start": ONE.match(1).save}), f"{GAME}: no scene shows the phase over"),
        (GAME, with_(SMALLEST=turn_driver(GAME).LARGEST), f"{GAME}: SMALLEST has no set-up for {ONE.seats}"),
        (GAME, with_(LARGEST=(SetUp(IN_TURNS[1], 3),)), f"{GAME}: LARGEST has {IN_TURNS[1]}-3"),
        (LIVE[0], without("act"), f"{LIVE[0]}: e2e/games/{LIVE[0]}/__init__.py has no act"),
    ],
)
def test_the_missing_names_of_a_folder_are_reported(
    game: str, change: Callable[[Any], dict[str, Any]], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = SimpleNamespace(**change(importlib.import_module(f"e2e.games.{game}")))
    monkeypatch.setitem(sys.modules, f"e2e.games.{game}", changed)
    assert told in missing(game)


def test_a_game_without_a_folder_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "no_such_game", GAMES[GAME])
    assert list(missing("no_such_game")) == ["no_such_game: e2e.games.no_such_game is missing"]
