"""Recorded matches replay to their results, and the counts of legal continuations are unchanged."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from py_engine.games import GAMES
from py_engine.match import Match
from tests.perft import perft, start
from tests.play import SetUp, set_ups
from tests.record import FIXTURES, PER_GROUP, deck_of

RECORDED = sorted(path for path in FIXTURES.glob("*/*.json") if path.name != "perft.json")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_and_deck_has_recorded_matches(game: str) -> None:
    decks = {deck_of(each) for each in set_ups() if each.game == game}
    assert decks
    for deck in decks:
        assert len(list((FIXTURES / game).glob(f"{deck}-*.json"))) >= PER_GROUP


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_match_ends_as_it_ended(path: Path) -> None:
    fixture = json.loads(path.read_text(encoding="utf-8"))
    match = Match.load(GAMES[fixture["save"]["game"]], fixture["save"])
    assert match.status() == {"undoable": False, **fixture["status"]}
    assert match.save() == fixture["save"]


def perft_rows() -> list[Any]:
    found = []
    for game in GAMES:
        path = FIXTURES / game / "perft.json"
        table = json.loads(path.read_text()) if path.exists() else []
        found += [
            pytest.param(game, row, id=f"{game}-{row['seats']}-{row['seed']}-{i}") for i, row in enumerate(table)
        ]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_perft_data(game: str) -> None:
    rows = json.loads((FIXTURES / game / "perft.json").read_text())
    assert any(len(row["counts"]) == 3 for row in rows)


@pytest.mark.parametrize(("game", "row"), perft_rows())
def test_the_counts_of_legal_continuations_are_as_recorded(game: str, row: dict[str, Any]) -> None:
    set_up = SetUp(game, row["seats"], tuple(row["options"].items()))
    match = start(set_up, row["seed"], row.get("log", ()))
    assert [perft(match, depth) for depth in range(1, len(row["counts"]) + 1)] == row["counts"]
