"""The door's request ``bot``: what it answers, when, and from what."""

from __future__ import annotations

import json
from typing import Any

import pytest

from py_engine import shapes
from py_engine.bridge import Door
from py_engine.games import GAMES
from py_engine.games.trump_fighter.bot import LEVELS
from py_engine.games.trump_fighter.game import GAME
from py_engine.match import Match
from tests.door.shapes import faults
from tests.games.trump_fighter.table import SEATS, deck
from tests.play import set_ups

START: dict[str, Any] = {"op": "new", "game": GAME.id, "seats": SEATS}


class Client:
    """A door with one match, and the requests that a page makes of it."""

    def __init__(self, **source: Any) -> None:
        self.door = Door()
        self.match = self.ask(**START, **(source or {"seed": 5}))["match"]

    def ask(self, op: str, **request: Any) -> Any:
        return json.loads(self.door.handle(json.dumps({"op": op, **request})))

    def bot(self, seat: int, at: int = 0, level: str = "sharp") -> dict[str, Any]:
        answer: dict[str, Any] = self.ask("bot", match=self.match, seat=seat, level=level, at=at)
        return answer

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


def test_the_catalogue_names_the_levels_the_weakest_first() -> None:
    (game,) = (each for each in Client().ask("catalog")["games"] if each["id"] == GAME.id)
    assert game["bots"] == ["slow", "steady", "sharp"]


def test_an_answer_is_of_the_type_that_the_page_was_given_and_changes_nothing() -> None:
    client = Client()
    before = client.ask("save", match=client.match)
    assert list(faults(client.bot(0), shapes.Advised)) == []
    assert client.ask("save", match=client.match) == before


@pytest.mark.parametrize("level", LEVELS)
def test_two_bots_play_a_whole_match_through_the_door_by_their_advice_alone(level: str) -> None:
    client = Client(seed=11)
    status = client.ask("status", match=client.match)
    at, steps = 0, 0
    while not status["over"]:
        steps += 1
        assert steps < 2000, "they never come to an end"
        status, at = next_step(client, level, at)
    assert status["by"] == ("settled" if max(status["scores"]) >= 10 else "time_up")


def next_step(client: Client, level: str, at: int) -> tuple[dict[str, Any], int]:
    """Let the earlier of both advised acts happen, or what the page's clock brings before it."""
    view = client.ask("view", match=client.match, seat=None)
    advice = [client.bot(seat, at, level) for seat in range(2)]
    if view["phase"] == "check" and all(view["ready"]):
        fastest = [advice[seat]["action"]["fastest"][seat] for seat in range(2)]
        assert [advice[seat]["action"]["fastest"][1 - seat] for seat in range(2)] == [None, None]
        return client.act(do="battle", at=at, fastest=fastest), at
    if view["phase"] == "check" and not any(view["ready"]):
        assert all(each["action"] is None for each in advice), "the machine waits for people"
        return client.act(do="ready", seat=0, at=at), at
    due = clock_due(view)
    acts = sorted((at + each["after_ms"], seat) for seat, each in enumerate(advice) if is_timely(view, each))
    if acts and (due is None or acts[0][0] < due[0]):
        when, seat = acts[0]
        action = advice[seat]["action"]
        assert action.get("at", when) == when
        return client.act(**action), when
    if due is None:
        return client.ask("status", match=client.match), at + min(each["after_ms"] for each in advice)
    return client.act(do=due[1], at=due[0]), due[0]


def is_timely(view: dict[str, Any], advice: dict[str, Any]) -> bool:
    """Tell a real act from a fastest one that is prepared while the other is still looking."""
    return bool(advice["action"]) and (view["phase"] != "check" or advice["action"]["do"] == "ready")


def clock_due(view: dict[str, Any]) -> tuple[int, str] | None:
    if view["phase"] == "call":
        return view["call"]["until"], "resolve"
    return (view["standstill"]["stall_from"], "stall") if view["phase"] == "battle" else None


def test_the_same_look_gets_the_same_advice() -> None:
    client = Client()
    client.choose()
    client.battle()
    assert client.bot(1, 400) == client.bot(1, 400)


def test_a_caller_only_waits_and_the_other_is_told_nothing_of_the_call() -> None:
    client = Client()
    client.choose()
    client.battle()
    before = client.bot(1, 50, "slow")
    client.act(do="call", seat=0, at=50)
    assert client.bot(0, 50)["action"] is None
    after = client.bot(1, 50, "slow")
    assert (after["action"]["do"], before["action"]["do"]) == ("move", "move")
    assert "settle" not in json.dumps(after)


def test_the_order_of_the_deck_changes_no_advice() -> None:
    """Two matches that differ only in cards that nobody has seen."""
    hands = "S3 H9 C4 D4 S5 H5 D2 HK"
    low, high = deck(hands), deck(hands)
    high[8:] = high[:7:-1]
    answers = []
    for order in (low, high):
        client = Client(deal={"deck": order})
        client.choose()
        client.battle()
        answers.append([client.bot(seat, at, level) for seat in range(2) for at in (0, 900) for level in LEVELS])
    assert answers[0] == answers[1]


def test_after_a_break_the_fastest_act_of_a_bot_is_the_move_that_it_must_make() -> None:
    match = Match.new(GAME, SEATS, {}, {"deal": {"deck": deck("S3 H9 C4 D4 S5 H5 D2 HK")}})
    for seat, name in enumerate(("hinata", "gonzo")):
        match.act({"do": "character", "seat": seat, "name": name})
    ready = [{"do": "ready", "seat": seat, "at": 0} for seat in range(2)]
    for action in (*ready, {"do": "battle", "at": 0, "fastest": [None, None]}, {"do": "stall", "at": 10_000}):
        match.act(action)
    assert match.view(None)["check"]["must_move"] == [True, True]
    for action in ready:
        match.act({**action, "at": 10_000})
    for level in LEVELS:
        advised = match.advise(1, level, 10_000).action
        assert advised is not None
        assert advised["fastest"][1]["do"] == "move"


def test_when_all_is_over_a_bot_does_nothing() -> None:
    client = Client(deal={"deck": deck("S3 H9 C4 D4 S5 H5 D2 HK")})
    client.choose()
    at = 0
    while not client.ask("status", match=client.match)["over"]:
        client.battle(at)
        client.act(do="call", seat=0, at=at)
        at += 100
        client.act(do="resolve", at=at)
    assert client.bot(0, at) == {"action": None, "after_ms": 0}


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"level": "godlike"}, "unknown_level"),
        ({"level": None}, "bad_type"),
        ({"seat": 2}, "unknown_seat"),
        ({"seat": None}, "bad_type"),
        ({"at": -1}, "bad_time"),
        ({"at": 1.5}, "bad_type"),
        ({"match": "m9"}, "unknown_match"),
    ],
)
def test_a_wrong_request_gets_a_coded_error(wrong: dict[str, Any], code: str) -> None:
    client = Client()
    asked = {"match": client.match, "seat": 0, "level": "slow", "at": 0, **wrong}
    assert client.ask("bot", **asked)["error"]["code"] == code


def test_a_game_without_bots_says_so() -> None:
    door = Door()
    set_up = next(each for each in set_ups() if not GAMES[each.game].bots)
    key = json.loads(door.handle(json.dumps(set_up.request(1))))["match"]
    asked = {"op": "bot", "match": key, "seat": 0, "level": "slow", "at": 0}
    assert json.loads(door.handle(json.dumps(asked)))["error"]["code"] == "no_bots"
