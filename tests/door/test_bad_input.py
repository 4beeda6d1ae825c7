"""The door answers everything: bad input gets a coded error, nothing is lost, the next request works."""

from __future__ import annotations

import json
from typing import Any

import pytest

from py_engine.bridge import MOST_CHARACTERS, Door
from py_engine.games import GAMES
from tests.play import sample, set_ups

GAME = GAMES[sample().game]
NEW = sample().request(7)
SEATS = NEW["seats"]
UNSOWN = {name: value for name, value in NEW.items() if name != "seed"}


def ask(door: Door, request: Any) -> Any:
    return json.loads(door.handle(request if isinstance(request, str) else json.dumps(request)))


@pytest.fixture
def door() -> Door:
    door = Door()
    assert ask(door, NEW)["match"] == "m1"
    return door


def code(answer: Any) -> str:
    return str(answer["error"]["code"])


@pytest.mark.parametrize(
    ("request_text", "expected"),
    [
        ("", "bad_json"),
        ("{", "bad_json"),
        ('{"op":"catalog"} x', "bad_json"),
        ("nonsense", "bad_json"),
        ("NaN", "bad_json"),
        ('{"op":Infinity}', "bad_json"),
        ("[1]", "bad_request"),
        ("null", "bad_request"),
        ('"catalog"', "bad_request"),
        ("7", "bad_request"),
        ("{}", "bad_type"),
        ('{"op":7}', "bad_type"),
        ('{"op":"dance"}', "unknown_op"),
        ("[" * 200_000, "too_deep"),
        ('{"op":' * 100_000, "too_deep"),
        ('{"op":"' + "x" * MOST_CHARACTERS + '"}', "too_large"),
        (" " * (10 << 20), "too_large"),
        ("1" * 5000, "bad_json"),
        ("[]" * 25 + '"' + '\\"' * 100_000, "bad_json"),
    ],
)
def test_garbage_gets_a_coded_error(door: Door, request_text: str, expected: str) -> None:
    assert code(ask(door, request_text)) == expected
    assert ask(door, {"op": "status", "match": "m1"})["log_length"] == 0


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"game": None}, "bad_type"),
        ({"game": "__class__"}, "unknown_game"),
        ({"seats": SEATS[: GAME.min_players - 1]}, "bad_seats"),
        ({"seats": SEATS * GAME.max_players}, "bad_seats"),
        ({"seats": "abc"}, "bad_type"),
        ({"seats": ["a", "b", "c"]}, "bad_type"),
        ({"seats": [{"name": 1}, *SEATS[1:]]}, "bad_type"),
        ({"seats": [{"name": "x" * 201}, *SEATS[1:]]}, "too_long"),
        ({"seats": None}, "bad_type"),
        ({"seed": "7"}, "bad_type"),
        ({"seed": 7.0}, "bad_type"),
        ({"seed": True}, "bad_type"),
        ({"seed": None}, "bad_type"),
        ({"start": 3}, "bad_start"),
        ({"start": -1}, "bad_start"),
        ({"start": True}, "bad_type"),
        ({"options": []}, "bad_type"),
        ({"options": {"colour": 1}}, "unknown_option"),
        ({"deal": {}}, "bad_source"),
    ],
)
def test_a_wrong_set_up_gets_a_coded_error(door: Door, change: dict[str, Any], expected: str) -> None:
    assert code(ask(door, {**NEW, **change})) == expected
    assert ask(door, NEW)["match"] == "m2"


@pytest.mark.parametrize("game", GAMES)
def test_a_value_that_an_option_has_not_gets_a_coded_error(door: Door, game: str) -> None:
    set_up = next(each for each in set_ups() if each.game == game)
    for option in GAMES[game].options:
        equal = [float(option.default)] if isinstance(option.default, int) else []
        for value in ("no such value", [option.default], None, str(option.default) + " ", True, *equal):
            assert code(ask(door, {**set_up.request(1), "options": {option.id: value}})) == "bad_option"


def test_a_match_needs_a_seed_or_a_deal(door: Door) -> None:
    assert code(ask(door, UNSOWN)) == "bad_source"
    assert code(ask(door, {**UNSOWN, "deal": 7})) == "bad_deal"
    deal = ask(door, {"op": "save", "match": "m1"})["deal"]
    assert "match" in ask(door, {**UNSOWN, "deal": deal})
    assert code(ask(door, {**UNSOWN, "deal": deal, "start": 0})) == "bad_start"


@pytest.mark.parametrize("op", ["status", "legal", "check", "act", "undo", "view", "save", "close"])
@pytest.mark.parametrize("key", ["m2", "", 1, None, ["m1"], {"a": 1}])
def test_an_unknown_match_gets_a_coded_error(door: Door, op: str, key: Any) -> None:
    answer = ask(door, {"op": op, "match": key, "seat": 0, "action": {}})
    assert code(answer) in {"unknown_match", "bad_type"}


@pytest.mark.parametrize(
    ("request_part", "expected"),
    [
        ({"op": "legal", "limit": -1}, "bad_limit"),
        ({"op": "legal", "limit": 10**9}, "bad_limit"),
        ({"op": "legal", "limit": "9"}, "bad_type"),
        ({"op": "view"}, "missing_field"),
        ({"op": "view", "seat": 3}, "unknown_seat"),
        ({"op": "view", "seat": -1}, "unknown_seat"),
        ({"op": "view", "seat": True}, "bad_type"),
        ({"op": "view", "seat": "0"}, "bad_type"),
        ({"op": "act"}, "bad_action"),
        ({"op": "act", "action": {"do": {}}}, "bad_action"),
        ({"op": "undo"}, "nothing_to_undo"),
        *(({"op": "undo", "steps": steps}, "bad_step") for steps in (0, -1)),
        *(({"op": "undo", "steps": steps}, "bad_type") for steps in ("1", None)),
        *(
            ({"op": op, "seat": 0, "known": known}, code)
            for op in ("act", "view")
            for code, values in {"bad_type": (None, "0", True, 1.0, [0]), "bad_step": (-1, 1, 10**30)}.items()
            for known in values
        ),
        ({"op": "legal", "seat": 9}, "unknown_seat"),
        ({"op": "legal", "seat": "0"}, "bad_type"),
        ({"op": "act", "look": -1}, "bad_limit"),
        ({"op": "act", "look": None}, "bad_type"),
        ({"op": "act", "eyes": 9}, "unknown_seat"),
        *(({"op": "act", "eyes": eyes}, "bad_type") for eyes in ("all", True)),
    ],
)
def test_a_wrong_field_gets_a_coded_error_and_nothing_is_done(
    door: Door, request_part: dict[str, Any], expected: str
) -> None:
    legal = {"action": play(door)} if len(request_part) > 1 else {}
    assert code(ask(door, {"match": "m1", **legal, **request_part})) == expected
    assert ask(door, {"op": "status", "match": "m1"})["log_length"] == 0


def play(door: Door) -> dict[str, Any]:
    """Return the first legal action of the door's match: it plays a card."""
    action: dict[str, Any] = ask(door, {"op": "legal", "match": "m1"})["actions"][0]
    return action


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"format": 2}, "bad_format"),
        ({"format": "1"}, "bad_type"),
        ({"game": "chess"}, "unknown_game"),
        ({"log": {}}, "bad_type"),
        ({"log": None}, "bad_type"),
        ({"log": [7]}, "bad_action"),
        ({"deal": None}, "bad_deal"),
        ({"seats": []}, "bad_seats"),
    ],
)
def test_a_wrong_save_gets_a_coded_error(door: Door, change: dict[str, Any], expected: str) -> None:
    save = ask(door, {"op": "save", "match": "m1"})
    assert code(ask(door, {"op": "load", "save": {**save, **change}})) == expected


def test_a_save_that_breaks_the_rules_is_refused_naming_entry_and_clause(door: Door) -> None:
    ask(door, {"op": "act", "match": "m1", "action": play(door)})
    save = ask(door, {"op": "save", "match": "m1"})
    save["log"] *= 2
    error = ask(door, {"op": "load", "save": save})["error"]
    assert (error["code"], error["entry"]) == ("bad_save", 1)
    assert error["refusal"]["clause"].startswith(f"{GAME.id} ")


def test_a_seat_out_of_turn_is_refused_and_nothing_is_done(door: Door) -> None:
    (turn,) = ask(door, {"op": "status", "match": "m1"})["to_act"]
    others = [seat for seat in range(len(SEATS)) if seat != turn]
    for seat in others:
        refusal = ask(door, {"op": "act", "match": "m1", "action": {**play(door), "seat": seat}})["refusal"]
        assert (refusal["clause"], refusal["code"]) == ("S6", "not_your_turn")
        assert refusal["params"] == {"seat": seat, "to_act": [turn]}
    assert ask(door, {"op": "status", "match": "m1"})["log_length"] == 0


def test_odd_names_come_back_as_they_are(door: Door) -> None:
    names = ["<b>&", "😀 手札", "\ud800"]
    answer = ask(door, {**NEW, "seats": [{"name": name} for name in names]})
    view = ask(door, {"op": "view", "match": answer["match"], "seat": None})
    assert [seat["name"] for seat in view["seats"]] == names
