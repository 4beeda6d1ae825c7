"""The fight's bot: its acts, their times, and its sources."""

from __future__ import annotations

import json
from typing import Any

import pytest

from py_engine.bridge import Door
from py_engine.games.trump_fighter.game import GAME
from py_engine.games.trump_fighter.planning import LEVELS
from tests.games.trump_fighter.table import SEATS, deck
from tests.play import ask

START: dict[str, Any] = {"op": "new", "game": GAME.id, "seats": SEATS}


class Client:
    """A door with one match, and a page's requests to it."""

    def __init__(self, **source: Any) -> None:
        self.door = Door()
        self.match = self.ask(**START, **(source or {"seed": 5}))["match"]

    def ask(self, op: str, **request: Any) -> Any:
        return ask(self.door, op=op, **request)

    def think(self, seat: int, at: int = 0, level: str = "hard") -> dict[str, Any]:
        view = self.ask("view", match=self.match, seat=seat)
        answer: dict[str, Any] = self.ask("think", view=view, level=level, at=at)
        return answer

    def wish(self, seat: int, at: int, level: str) -> dict[str, Any]:
        """Return a seat's next act; a seat that may not act waits."""
        thought = self.think(seat, at, level)
        if "error" in thought:
            assert thought["error"]["code"] == "not_to_act"
            return {"action": None, "after_ms": 300}
        return thought

    def act(self, **action: Any) -> dict[str, Any]:
        answer = self.ask("act", match=self.match, action=action)
        assert answer["ok"], answer
        return dict(answer)

    def choose(self, first: str = "hinata", second: str = "gonzo") -> None:
        self.act(do="character", seat=0, name=first)
        self.act(do="character", seat=1, name=second)

    def battle(self, at: int = 0) -> None:
        for seat in range(2):
            self.act(do="ready", seat=seat, at=at)
        self.act(do="battle", at=at, fastest=[None, None])


@pytest.mark.parametrize("level", LEVELS)
def test_two_bots_play_a_whole_match_through_the_door_with_only_their_answers(level: str) -> None:
    client = Client(seed=11)
    status = client.ask("status", match=client.match)
    at, steps = 0, 0
    while not status["over"]:
        steps += 1
        assert steps < 2000, "the match has no end"
        status, at = next_step(client, level, at)
    assert status["by"] == ("settled" if max(status["scores"]) >= 10 else "time_up")


def next_step(client: Client, level: str, at: int) -> tuple[dict[str, Any], int]:
    """Carry out the earlier of both planned acts, or an earlier entry of the page's clock."""
    view = client.ask("view", match=client.match, seat=None)
    wishes = [client.wish(seat, at, level) for seat in range(2)]
    if view["phase"] == "check" and all(view["ready"]):
        fastest = [wishes[seat]["action"]["fastest"][seat] for seat in range(2)]
        assert [wishes[seat]["action"]["fastest"][1 - seat] for seat in range(2)] == [None, None]
        return client.act(do="battle", at=at, fastest=fastest), at
    if view["phase"] == "check" and not any(view["ready"]):
        assert all(each["action"] is None for each in wishes), "the bot waits for people"
        return client.act(do="ready", seat=0, at=at), at
    due = clock_due(view)
    acts = sorted((at + each["after_ms"], seat) for seat, each in enumerate(wishes) if is_timely(view, each))
    if acts and (due is None or acts[0][0] < due[0]):
        when, seat = acts[0]
        action = wishes[seat]["action"]
        assert action.get("at", when) == when
        return client.act(**action), when
    if due is None:
        return client.ask("status", match=client.match), at + min(each["after_ms"] for each in wishes)
    return client.act(do=due[1], at=due[0]), due[0]


def is_timely(view: dict[str, Any], wish: dict[str, Any]) -> bool:
    """Return whether an act is real, not a fastest one prepared while the other seat is still looking."""
    return bool(wish["action"]) and (view["phase"] != "check" or wish["action"]["do"] == "ready")


def clock_due(view: dict[str, Any]) -> tuple[int, str] | None:
    if view["phase"] == "call":
        return view["call"]["until"], "resolve"
    return (view["standstill"]["stall_from"], "stall") if view["phase"] == "battle" else None


def test_a_caller_may_not_act_and_the_call_is_hidden_from_the_other() -> None:
    client = Client()
    client.choose()
    client.battle()
    before = client.think(1, 50, "easy")
    client.act(do="call", seat=0, at=50)
    assert client.think(0, 50)["error"]["code"] == "not_to_act"
    after = client.think(1, 50, "easy")
    assert (after["action"]["do"], before["action"]["do"]) == ("move", "move")
    assert "settle" not in json.dumps(after)


def test_after_a_break_the_fastest_act_is_the_move_that_it_must_make() -> None:
    client = Client(deal={"deck": deck("S3 H9 C4 D4 S5 H5 D2 HK")})
    client.choose()
    client.battle()
    client.act(do="stall", at=10_000)
    assert client.ask("view", match=client.match, seat=None)["check"]["must_move"] == [True, True]
    for seat in range(2):
        client.act(do="ready", seat=seat, at=10_000)
    for level in LEVELS:
        assert client.think(1, 10_000, level)["action"]["fastest"][1]["do"] == "move"
