"""Bots of every game use nothing but their seat's view, and answer by the protocol.

``THINK_POSITIONS`` is the number of positions to try per game and number of players (``make test-think``).
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from typing import Any

import pytest

from py_engine import shapes
from py_engine.bridge import Door
from py_engine.cards import HashChance, canonical
from py_engine.games import GAMES
from py_engine.match import Match
from py_engine.player import View
from tests.door.shapes import fault
from tests.play import SetUp, ask, set_ups
from tests.twins import twins

POSITIONS = int(os.environ.get("THINK_POSITIONS", "50"))
TWINS = int(os.environ.get("THINK_POSITIONS", "20"))
"""Positions to compare with a twin; some have none."""
MOST_FOR_A_TWIN = 40
WORLDS = 10
"""Guesses per position: in total ten times the number of positions."""
EFFORT = 2
ROUNDED = 0.0002
"""Four rounded numbers together are off by less."""
LISTED = 60
MOST_SECONDS = 1.0
REFUSED = {"bad_view", "not_to_act"}

TABLES = [
    (game.id, seats)
    for game in GAMES.values()
    if game.player
    for seats in range(game.min_players, game.max_players + 1)
]
EVERY_TABLE = pytest.mark.parametrize(("game_id", "seats"), TABLES)
LARGEST = {(each.game, each.options): each for each in set_ups() if GAMES[each.game].player}
EVERY_DECK = pytest.mark.parametrize("set_up", LARGEST.values(), ids=str)
"""Every game with every deck and all other options, each at its largest table."""

Position = tuple[Match, int, dict[str, Any]]
"""A match, a seat to act, and its view."""


def positions(game_id: str, seats: int, count: int, seed: int) -> Iterator[Position]:
    """Yield positions of random matches with all options, every seat to act; the matches continue."""
    tables = [each for each in set_ups() if (each.game, each.seats) == (game_id, seats)]
    yield from positions_at(tables, count, seed)


def positions_at(tables: Sequence[SetUp], count: int, seed: int) -> Iterator[Position]:
    """Yield positions of random matches with these set-ups in turns."""
    rng = random.Random(seed)
    for number, set_up in enumerate(cycle(tables)):
        match = set_up.match(seed * 1000 + number)
        while not match.state.over:
            if rng.random() < 0.3:
                for seat in match.state.actors():
                    yield match, seat, match.view(seat)
                    count -= 1
                    if not count:
                        return
            match.act(rng.choice(match.legal(LISTED)[0]))


def think(view: Any, level: str = "even", **others: Any) -> Any:
    return ask_think(Door(), view, level=level, **others)


def ask_think(door: Door, view: Any, **others: Any) -> Any:
    return ask(door, op="think", view=view, **others)


def reordered(value: Any, rng: random.Random) -> Any:
    """Return the same JSON value with the keys of every object in another order."""
    if isinstance(value, dict):
        return {key: reordered(value[key], rng) for key in rng.sample([*value], len(value))}
    return [reordered(item, rng) for item in value] if isinstance(value, list) else value


def whole(match: Match, state: Any, view: View) -> str:
    """Return all that the view's seat sees of ``state``, with the view's own log, as one text."""
    names, seat = [each["name"] for each in view["seats"]], view["seat"]
    return canonical(match.game.whole_view(names, match.options, state, view["log"], seat))


@EVERY_TABLE
def test_every_guess_looks_to_the_seat_as_the_position_does_and_has_its_legal_actions(
    game_id: str, seats: int
) -> None:
    game = GAMES[game_id]
    assert game.player
    for number, (match, seat, view) in enumerate(positions(game_id, seats, POSITIONS, 1)):
        knowledge = game.player.study(game, view, seat)
        worlds = [knowledge.world(HashChance(f"{number} {guess}")) for guess in range(WORLDS)]
        assert {whole(match, world, view) for world in worlds} == {canonical(view)}
        written = [
            [at.phase.write(at, move) for move in islice(at.moves(seat), LISTED)] for at in (worlds[0], match.state)
        ]
        assert written[0] == written[1]


@EVERY_TABLE
def test_a_copy_of_a_guess_is_played_to_the_end_without_touching_it(game_id: str, seats: int) -> None:
    game, rng = GAMES[game_id], random.Random(15)
    assert game.player
    for number, (_, seat, view) in enumerate(positions(game_id, seats, POSITIONS // 4, 16)):
        world, chance = game.player.study(game, view, seat).world(HashChance("end")), HashChance(f"{number}")
        before, copy = [game.view(world, viewer) for viewer in range(seats)], world.copy()
        while not copy.over:
            move = rng.choice([*islice(copy.moves(), LISTED)])
            copy.play(copy.phase.with_outcome(copy, move, chance))
        assert len(game.result(copy)) == seats
        assert sorted(game.ranked(copy)) == [*range(seats)]
        assert [game.view(world, viewer) for viewer in range(seats)] == before


@EVERY_TABLE
def test_an_answer_names_legal_moves_best_first(game_id: str, seats: int) -> None:
    for match, _, view in positions(game_id, seats, POSITIONS // 4, 3):
        for level in GAMES[game_id].bots:
            answer = think(view, level, effort=EFFORT)
            assert fault(answer, shapes.Thought) is None
            choices = answer["choices"]
            assert len(choices) <= 10
            assert answer["action"] == (choices[0]["action"] if choices else None)
            assert choices or GAMES[game_id].live
            assert len({canonical(each["action"]) for each in choices}) == len(choices)
            for each in choices if not GAMES[game_id].live else ():
                assert match.check(each["action"]) is None
            assert not any("behind" in choice for choice in choices), "nobody has asked for it"
            worths = [each["worth"] for each in choices if each["worth"] is not None]
            assert worths == sorted(worths, reverse=True)
            assert all(0 <= worth <= 1 for worth in worths)
            assert len(worths) == (len(choices) if answer["spent"] else 0)
            assert answer["spent"] <= EFFORT


@EVERY_TABLE
def test_an_even_look_gives_each_move_its_distance_behind_the_best(game_id: str, seats: int) -> None:
    counted = 0
    for _, _, view in positions(game_id, seats, POSITIONS // 4, 17):
        answer = think(view, "hard", effort=EFFORT, even_look=True)
        assert fault(answer, shapes.Thought) is None
        assert think(view, "hard", effort=EFFORT, even_look=False) == think(view, "hard", effort=EFFORT)
        for place, choice in enumerate(answer["choices"] if answer["spent"] else ()):
            low, high = choice["behind"]
            lead = answer["choices"][0]["worth"] - choice["worth"]
            assert low <= high and abs((low + high) / 2 - lead) < ROUNDED
            assert place or choice["behind"] == [0, 0]
            counted += 1
        assert answer["spent"] in (0, EFFORT)
    assert counted or GAMES[game_id].live


@EVERY_TABLE
def test_equal_requests_get_equal_answers_in_any_order_and_after_any_other_request(
    game_id: str, seats: int
) -> None:
    busy, rng = Door(), random.Random(5)
    for number, (match, seat, view) in enumerate(positions(game_id, seats, POSITIONS // 4, 4)):
        level = rng.choice(GAMES[game_id].bots)
        asked: dict[str, Any] = {"level": level, "effort": EFFORT}
        first = think(view, **asked)
        assert ask_think(busy, {"match": f"m{number}", **view}, **asked) == first
        assert ask_think(busy, reordered(view, rng), **reordered(asked, rng)) == first
        assert think({**view, "match": None}, **asked) == first
        assert match.view(seat) == view


@EVERY_TABLE
def test_unseen_cards_that_change_places_change_no_answer(game_id: str, seats: int) -> None:
    rng, compared = random.Random(6), 0
    for match, seat, _ in positions(game_id, seats, TWINS * MOST_FOR_A_TWIN, 5):
        for twin in twins(match, seat, rng, 1, 3):
            level = rng.choice(GAMES[game_id].bots)
            own, other = (think(each.view(seat), level, effort=EFFORT) for each in (match, twin))
            assert own == other
            compared += 1
        if compared == TWINS:
            return
    raise AssertionError(f"only {compared} positions have a twin")


@EVERY_DECK
def test_a_seat_that_may_not_act_gets_an_error(set_up: SetUp) -> None:
    seats = range(set_up.seats)
    for match, _, _ in positions_at([set_up], 5, 6):
        for seat in (None, *seats):
            if seat not in match.state.actors():
                assert think(match.view(seat))["error"]["code"] == "not_to_act"
    match = next(positions_at([set_up], 1, 7))[0]
    rng = random.Random(8)
    while not match.state.over:
        match.act(rng.choice(match.legal(LISTED)[0]))
    for level in match.game.bots:
        assert {think(match.view(seat), level)["error"]["code"] for seat in seats} == {"not_to_act"}


def quickly(view: Any, level: str = "even") -> Any:
    """Return the answer to a bad view; it takes less than a second of processor time."""
    begun = time.process_time()
    answer = think(view, level, effort=EFFORT)
    assert time.process_time() - begun < MOST_SECONDS
    return answer


SPOILS: list[Any] = [None, True, 0, -1, 1.0, 10**30, "", "x", [], [[]], {}, {"a": 1}]


def spoiled(view: dict[str, Any], rng: random.Random) -> Iterator[dict[str, Any]]:
    """Yield views that the door has never given: with a missing field, an unknown one, one of another type."""
    for name, value in view.items():
        yield {key: view[key] for key in view if key != name}
        yield {**view, name: rng.choice([each for each in SPOILS if canonical(each) != canonical(value)])}
    yield {**view, "version": 2}
    yield {**view, "log": view["log"] * 2 + [{"seat": 0, "do": "dance"}]}
    yield {**view, "log": [{"seat": 0}]}
    yield {**view, "seats": [*view["seats"], {"name": "One more"}]}
    yield {**view, "game": "chess"}


@EVERY_DECK
def test_a_view_that_the_door_has_not_given_is_refused(set_up: SetUp) -> None:
    rng = random.Random(9)
    for match, _, view in positions_at([set_up], 3, 8):
        given = {canonical(match.view(seat)) for seat in range(set_up.seats)}
        for wrong in spoiled(view, rng):
            # in an open game another seat's view may differ only in its number; an empty log has no effect
            if canonical(wrong) not in given and wrong.get("log") != []:
                assert quickly(wrong, rng.choice(match.game.bots))["error"]["code"] in REFUSED, wrong


@EVERY_DECK
@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"level": "godlike"}, "unknown_level"),
        ({"level": ""}, "unknown_level"),
        ({"level": None}, "bad_type"),
        ({"effort": 0}, "bad_effort"),
        ({"effort": 10_001}, "bad_effort"),
        ({"effort": True}, "bad_type"),
        ({"effort": 1.5}, "bad_type"),
        ({"effort": 1, "even_look": True}, "bad_effort"),
        ({"even_look": None}, "bad_type"),
        ({"even_look": 1}, "bad_type"),
        ({"even_look": "true"}, "bad_type"),
        ({"at": -1}, "bad_time"),
        ({"at": 10**16}, "bad_time"),
        ({"at": "now"}, "bad_type"),
        ({"view": None}, "bad_view"),
        ({"view": []}, "bad_view"),
        ({"view": {}}, "bad_view"),
    ],
)
def test_a_wrong_request_gets_a_coded_error(set_up: SetUp, wrong: dict[str, Any], code: str) -> None:
    _, _, view = next(positions_at([set_up], 1, 9))
    request = {"op": "think", "view": view, "level": "even", **wrong}
    assert ask(Door(), **request)["error"]["code"] == code


def test_a_request_without_a_view_or_a_level_says_so() -> None:
    assert ask(Door(), op="think")["error"]["code"] == "bad_view"
    view = next(positions(*TABLES[0], 1, 10))[2]
    assert ask(Door(), op="think", view=view)["error"]["code"] == "bad_type"
