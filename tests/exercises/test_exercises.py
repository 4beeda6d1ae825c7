"""The included exercises are correct, and the page chooses exercises by the same rules."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from py_engine.bridge import Door
from py_engine.games import GAMES
from py_engine.link import read, write
from py_engine.link.link import END, LEFT_OFF
from py_engine.match import Match
from tests.exercises import finding
from tests.exercises.__main__ import PER_GAME, kept_file
from tests.exercises.finding import (
    LEAST_LOSS,
    Act,
    certain,
    choice_of,
    mean_of,
    right_moves,
)
from tests.how_to import ROOT
from tests.play import ask

WITH_EXERCISES = [game.id for game in GAMES.values() if game.exercises]
EVERY_GAME = pytest.mark.parametrize("game_id", WITH_EXERCISES)
OTHER_WORLDS = 150
CLEARLY = 0.03
THRESHOLDS: dict[str, dict[str, float]] = {
    "exercise/exercise.ts": {
        "LEAST_LOSS": finding.LEAST_LOSS,
        "LEAST_SURE": finding.LEAST_SURE,
        "RIGHT": finding.RIGHT,
        "ERROR": finding.ERROR,
        "NINETY_FIVE": finding.NINETY_FIVE,
    },
    "review/finding.ts": {"WORLDS": finding.WORLDS},
    "review/judgement.ts": {
        "WORLDS_OF_MATCH": finding.WORLDS_OF_MATCH,
        "LEAST_WORLDS": finding.FEWEST,
        "MOST_WORLDS": finding.MOST,
    },
}
"""The page's names of the thresholds, by file, with our values."""


def shipped(game_id: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(kept_file(game_id).read_text(encoding="utf-8"))
    return found


def position(game_id: str, exercise: dict[str, Any]) -> Match:
    save = ask(Door(), op="read_link", link=exercise["link"])["save"]
    return Match.load(GAMES[game_id], {**save, "log": save["log"][: exercise["step"]]})


@pytest.mark.parametrize("file", THRESHOLDS)
def test_the_page_chooses_exercises_by_the_same_thresholds(file: str) -> None:
    text = (ROOT / "web" / "src" / file).read_text(encoding="utf-8")
    found = dict(re.findall(r"^(?:export )?const (\w+) = ([\d.]+);$", text, re.MULTILINE))
    assert {name: float(found[name]) for name in THRESHOLDS[file]} == THRESHOLDS[file]


@EVERY_GAME
def test_the_link_of_an_included_exercise_is_written_again_as_it_was(game_id: str) -> None:
    """The links of a released version; a letter follows those that end in a sign which mail and chat leave off."""
    for link in {exercise["link"] for exercise in shipped(game_id)}:
        linked = read(link, GAMES)
        again = write(linked.match, is_deal=linked.is_deal, is_named=linked.is_named)
        assert again == (link + END if link.endswith(LEFT_OFF) else link)


@EVERY_GAME
def test_each_included_exercise_is_a_choice_that_certainly_cost_much(game_id: str) -> None:
    exercises = shipped(game_id)
    assert len({(each["link"], each["step"]) for each in exercises}) == len(exercises) == PER_GAME
    for exercise in exercises:
        match, choices = position(game_id, exercise), exercise["choices"]
        assert exercise["seat"] in match.state.actors()
        assert exercise["done"]["do"] in match.game.exercises
        assert all(match.check(choice["action"]) is None for choice in choices)
        behind = choice_of(exercise, exercise["done"])["behind"]
        assert certain([behind]) == [True] and mean_of(behind) >= LEAST_LOSS
        assert choices[0] in right_moves(choices) and 2 * len(right_moves(choices)) <= len(choices)


@EVERY_GAME
def test_other_worlds_confirm_an_exercise(game_id: str) -> None:
    exercise = shipped(game_id)[0]
    match, seat = position(game_id, exercise), exercise["seat"]
    again = Act(exercise["step"], seat, match.view(seat), exercise["done"]).looked_at(OTHER_WORLDS, even=True)
    assert mean_of(choice_of(again, exercise["done"])["behind"]) > CLEARLY


def test_exercises_are_weighed_choices_among_cards_in_sight_in_games_in_turns() -> None:
    for game in GAMES.values():
        allowed = set(game.weighs) if game.in_sight is None else {*game.in_sight} & set(game.weighs)
        assert {*game.exercises} == (set() if game.live else allowed)
    assert any(0 < len(game.exercises) < len(game.weighs) for game in GAMES.values())
