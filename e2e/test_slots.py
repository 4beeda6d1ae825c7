"""The page's saves by themselves: stopped at any operation on the storage, they leave the match before or after.

The page's own code runs in Node over a storage that ends where it is told to: with an operation not done, done in
part or done, and nothing after it, or with one that is refused while the page lives on.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from e2e.node import talk
from e2e.table import NAMES, record
from py_engine.games import GAMES
from py_engine.match import Match

Ask = Callable[[Any], Any]
Storage = list[list[str]]
SCRIPT = Path(__file__).with_name("saves.mjs")
SCENARIOS = 120
MOST_BEFORE = 5
ENDS = [("before", 0.0), ("torn", 0.0), ("torn", 0.3), ("torn", 0.99), ("after", 0.0), ("refused", 0.0)]
STATUS = {"over": False, "log_length": 0}


@pytest.fixture(scope="module")
def ask() -> Iterator[Ask]:
    with talk(SCRIPT) as run:
        yield run


def some_save(rng: random.Random) -> dict[str, Any]:
    game = GAMES[rng.choice([*GAMES])]
    seats = [{"name": name} for name in NAMES[: game.min_players]]
    match = Match.new(game, seats, {}, {"seed": rng.randrange(99)})
    for _ in range(rng.randrange(1, 6)):
        match.act(rng.choice(match.legal(50)[0]))
    return match.save()


def some_call(rng: random.Random, match_id: str, save: dict[str, Any]) -> list[list[Any]]:
    """Return what the page does with a match at one tap: mostly storing an action."""
    status = {**STATUS, "log_length": max(0, len(save["log"]) - 1)}
    log = save["log"] or [{"do": "play"}]
    append = ["append", match_id, rng.choice(log), STATUS, 0, 1]
    makers: list[list[list[Any]]] = [
        [append],
        [append],
        [append, append],
        [["takeBack", match_id, status, 0, 0]],
        [["rename", match_id, f"title {rng.randrange(99)}"]],
        [["duplicate", match_id]],
        [["deleteMatch", match_id]],
        [["deleteMatch", match_id], ["restore"]],
        [["cut", match_id, rng.randrange(len(log))]],
        [["keepForm", match_id, {"way": "keys", "wins": [rng.randrange(3), 0]}]],
        [["setAside", match_id]],
        [["create", save, 3]],
    ]
    return rng.choice(makers)


def told(answer: dict[str, Any]) -> list[str]:
    """Return the matches of an answer, whatever their ids and moments are."""
    return sorted(json.dumps({**kept, "touched": 0}, sort_keys=True) for _, kept in answer["matches"])


def prepared(ask: Ask, rng: random.Random) -> Storage:
    """Return a storage with some matches that have come about in the page, or been left by its first version."""
    storage: Storage = [[f"tefuda:match:old{number}", record(some_save(rng))] for number in range(rng.randrange(3))]
    storage = ask({"storage": storage, "calls": [["create", some_save(rng), 1]]})["storage"]
    for _ in range(rng.randrange(MOST_BEFORE)):
        matches = ask({"storage": storage, "calls": []})["matches"]
        if matches:
            match_id, kept = rng.choice(matches)
            calls = some_call(rng, match_id, kept["save"])
            storage = ask({"storage": storage, "calls": calls})["storage"]
    return storage


@pytest.mark.parametrize("seed", range(SCENARIOS))
def test_a_stop_at_any_operation_leaves_every_match_as_before_or_after(ask: Ask, seed: int) -> None:
    rng = random.Random(seed)
    storage = prepared(ask, rng)
    before = ask({"storage": storage, "calls": []})
    if not before["matches"]:
        return
    match_id, kept = rng.choice(before["matches"])
    calls = some_call(rng, match_id, kept["save"])
    whole = [told(ask({"storage": storage, "calls": calls[:count]})) for count in range(len(calls) + 1)]
    operations = ask({"storage": storage, "calls": calls})["done"]
    assert operations > 0
    for stop in range(1, operations + 1):
        for how, part in ENDS:
            left = ask({"storage": storage, "calls": calls, "stop": stop, "how": how, "part": part})
            assert told(left) in whole, f"{calls[0][0]}: operation {stop} of {operations}, {how}"
            assert left["newer"] == []


def test_a_record_put_aside_is_somewhere_at_every_moment(ask: Ask) -> None:
    for text in (record(some_save(random.Random(1))), "no record at all"):
        storage = [["tefuda:match:m", text]]
        for stop in range(1, 4):
            for how, part in ENDS:
                given = {"storage": storage, "calls": [["setAside", "m"]], "stop": stop, "how": how, "part": part}
                assert text in [kept for _, kept in ask(given)["storage"]], (stop, how)


def test_entries_that_no_room_is_left_for_are_named_where_they_lie(ask: Ask) -> None:
    given = {"storage": [["tefuda:match:m", "damaged"]], "calls": [["refresh"]], "stop": 1, "how": "refused"}
    assert ask(given)["storage"] == [["tefuda:match:m", "damaged"]]


@pytest.mark.parametrize("damage", ["newest", "both", "header"])
def test_what_a_stranger_wrote_into_the_slots_is_kept_whole(ask: Ask, damage: str) -> None:
    storage = ask({"storage": [], "calls": [["create", some_save(random.Random(2)), 1]]})["storage"]
    ((key, text),) = storage
    other = key[:-1] + ("0" if key.endswith("1") else "1")
    spoiled = {
        "newest": [[key, text], [other, text.replace("tefuda 2 1", "tefuda 2 2", 1)[:-9]]],
        "both": [[key, text[:-9]], [other, "x"]],
        "header": [[key, text.replace("tefuda 2", "tefuda two", 1)]],
    }[damage]
    answer = ask({"storage": spoiled, "calls": [["refresh"]]})
    if damage == "newest":
        assert len(answer["matches"]) == 1
    else:
        assert answer["matches"] == []
        assert sorted(each["text"] for each in answer["asides"]) == sorted(text for _, text in spoiled)


@pytest.mark.parametrize("kind", ["record", "slot", "one slot of two", "save"])
def test_what_a_newer_version_wrote_is_named_and_never_touched(ask: Ask, kind: str) -> None:
    save = some_save(random.Random(3))
    old = {**json.loads(record(save)), "v": 2}
    ((key, sealed),) = ask({"storage": [], "calls": [["create", save, 1]]})["storage"]
    base, other = key[:-2], key[:-1] + "0"
    storage = {
        "record": [[base, json.dumps({**old, "v": 99, "extra": []})]],
        "slot": [[key, "tefuda 99 7 abc\n(compressed)"]],
        "one slot of two": [[key, sealed], [other, "tefuda 3 2 abc\n(compressed)"]],
        "save": [[base, json.dumps({**old, "save": {**save, "format": 2}})]],
    }[kind]
    answer = ask({"storage": storage, "calls": [["refresh"], ["refresh"]]})
    assert answer["storage"] == storage
    assert answer["matches"] == answer["asides"] == []
    assert sorted([each["key"], each["text"]] for each in answer["newer"]) == sorted(storage)
