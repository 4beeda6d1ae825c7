"""The bots' modules are loaded at the first request to a bot, not with the engine."""

from __future__ import annotations

import json
import subprocess
import sys

from tests.play import sample

PLAY = """
import json, sys
from py_engine.bridge import Door
from py_engine.games import GAMES
door = Door()
def ask(**request):
    return json.loads(door.handle(json.dumps(request)))
def loaded():
    parts = ("think", "policy", "guess")
    return sorted(name for name in sys.modules if name.startswith("py_engine.") and {*name.split(".")} & {*parts})
assert any(game["bots"] for game in ask(op="catalog")["games"])
new = {**json.loads(sys.argv[1]), "op": "new"}
key = ask(**new)["match"]
ask(op="legal", match=key)
view = ask(op="view", match=key, seat=ask(op="status", match=key)["to_act"][0])
assert loaded() == [], loaded()
ask(op="think", view=view, level="even")
print(*loaded())
"""


def test_nothing_of_a_machine_player_is_loaded_before_one_is_asked() -> None:
    request = json.dumps(sample().request(1))
    run = subprocess.run([sys.executable, "-c", PLAY, request], capture_output=True, text=True, check=False)
    assert run.stderr == ""
    loaded = run.stdout.split()
    assert "py_engine.think.request" in loaded
    assert f"py_engine.games.{sample().game}.policy" in loaded
    assert {name.split(".")[2] for name in loaded if ".games." in name} == {sample().game}
