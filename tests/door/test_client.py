"""The typed client has a method for each request, and asks as the door expects."""

from __future__ import annotations

import inspect
import json
import subprocess
import sys

import pytest

from py_engine.bridge import Door
from py_engine.client import Client, DoorError
from py_engine.games import GAMES


def test_each_request_has_a_method_with_its_fields() -> None:
    methods = {name for name, _ in inspect.getmembers(Client, inspect.isfunction) if not name.startswith("_")}
    assert methods == {*Door()._ops}


def test_a_whole_match_can_be_played_saved_and_linked() -> None:
    client = Client()
    game = next(game for game in GAMES.values() if not game.live)
    names = ["Aki", "Ben", "Chie"]
    options = {option.id: option.default for option in game.options}
    match = client.new(game.id, names, options, seed=7, start=1, eyes=None)["match"]
    while not client.status(match)["over"]:
        seat = client.status(match)["to_act"][0]
        action = client.legal(match, seat=seat, limit=1)["actions"][0]
        assert client.check(match, action) == {"ok": True}
        assert client.view(match, seat, known=0)["log_since"] == 0
        assert client.think(client.view(match, seat), game.bots[0], effort=1, weigh=action)["action"]
        answer = client.act(match, action, look=1, eyes="seat", known=0)
        assert answer["ok"]
    save = client.save(match)
    assert client.load(save)["over"]
    assert len(client.views(save, [None, 0], [0, 1], log=False, hands=True)["views"]) == 2
    assert client.read_link(client.link(match))["save"]["log"] == save["log"]
    assert client.undo(match, 2)["log_length"] == len(save["log"]) - 2
    client.close(match)
    with pytest.raises(DoorError, match="unknown_match") as error:
        client.status(match)
    assert error.value.code == "unknown_match"


def test_an_omitted_parameter_is_not_in_the_request() -> None:
    requests: list[str] = []

    def send(request: str) -> str:
        requests.append(request)
        return "{}"

    Client(send).legal("m1", seat=None)
    assert json.loads(requests[0]) == {"op": "legal", "match": "m1", "seat": None}


def test_the_engine_does_not_load_the_client() -> None:
    code = "import sys, py_engine.bridge; assert 'py_engine.client' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
