"""Bots give the same answers on every system, and in every order of a set."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tests.thoughts import KEPT, answers, kept

GAMES_KEPT = sorted(path.stem for path in KEPT.glob("*.json"))
PRINT = "import json, sys; from tests.thoughts import answers; print(json.dumps(answers(sys.argv[1])))"


@pytest.mark.parametrize("game_id", GAMES_KEPT)
def test_the_answers_are_those_that_were_kept(game_id: str) -> None:
    wanted = json.loads(kept(game_id).read_text(encoding="utf-8"))
    assert len(wanted) >= 10
    assert answers(game_id) == wanted, f"python -m tests.thoughts {game_id} writes new ones"


@pytest.mark.skipif(sys.platform == "emscripten", reason="there are no processes")
@pytest.mark.parametrize("game_id", GAMES_KEPT)
def test_the_answers_do_not_depend_on_the_order_of_sets(game_id: str) -> None:
    """One process orders sets at random; the order in the other is fixed."""
    environment = {**os.environ, "PYTHONHASHSEED": "1"}
    command = [sys.executable, "-c", PRINT, game_id]
    printed = subprocess.run(command, env=environment, capture_output=True, check=True).stdout
    assert json.loads(printed) == json.loads(kept(game_id).read_text(encoding="utf-8"))
