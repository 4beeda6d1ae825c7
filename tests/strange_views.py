"""Views that the door has never given: each field of a game's view, changed in each kind of way.

``python -m tests.strange_views [positions] [seed]`` changes all fields in this number of positions of each phase. A
changed view must be refused as the caller's fault, unless it is the view of another position: then each card of the
deal is in one place there.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from py_engine.bridge import Door
from py_engine.cards import HashChance, canonical
from py_engine.games import GAMES
from py_engine.match import Match
from tests.fuzz import MOST_SECONDS, positions
from tests.mutate import Path, changed, paths
from tests.play import SetUp, ask

View = dict[str, Any]
LISTED = 60
OTHER_TYPES: tuple[Any, ...] = (None, True, 0, -1, 1.0, "", "x", [], [[]], {}, {"a": 1})
NUMBERS = (-1, 1, 20_000_000, 10**30)
"""Differences from the right number."""


def chosen(game_id: str, count: int, rng: Random) -> Iterator[tuple[Match, View]]:
    """Yield recorded positions of a game, ``count`` of each phase, with the view of a seat to act."""
    for (game, phase), starts in positions().items():
        if game == game_id and phase != "over":
            for save, length in rng.sample(starts, min(count, len(starts))):
                match = Match.load(GAMES[game], {**save, "log": save["log"][:length]})
                for seat in match.state.actors()[:1]:
                    yield match, match.view(seat)


@cache
def first_views() -> tuple[View, ...]:
    """Return a view of each game, for fields of another game."""
    return tuple(next(chosen(game, 1, Random(1)))[1] for game in GAMES)


@cache
def names(game_id: str) -> tuple[str, ...]:
    """Return the names of a game's cards, verbs and phases."""
    game = GAMES[game_id]
    return (*(str(card["id"]) for card in game.cards()), *game.verbs, *game.phase_table)


def places(view: View) -> list[Path]:
    """Return the path to each field of a view; of a list only to the first and the last item."""
    found = dict[Path, list[Path]]()
    for at in [*paths(view)][1:]:
        kind = tuple("" if type(step) is int else step for step in at)
        found[kind] = [*found.get(kind, [])[:1], at]
    return [at for ends in found.values() for at in ends]


def others(view: View, at: Path, rng: Random) -> Iterator[tuple[str, Any]]:
    """Yield other values for the field at a place, each with the kind of the change."""
    value = value_at(view, at)
    yield from (("another type", each) for each in rng.sample(OTHER_TYPES, 4))
    if type(value) is list:
        yield from (("empty", []), ("too long", [*value, *value[-1:]]), ("too short", value[:-1]))
        yield from (("repeated", [*value[:-1], *value[:1]]), ("reversed", value[::-1]))
    elif type(value) is dict:
        yield from (("empty", {}), ("too long", {**value, "version": 2}))
    elif type(value) is int:
        yield from (("another number", value + by) for by in NUMBERS)
    elif type(value) is str:
        yield from (("another name", name) for name in (value + "x", *rng.sample(names(view["game"]), 2)))
        yield "of another game", rng.choice(names(rng.choice([*GAMES])))
    if len(at) == 1:
        yield from (("of another game", other[str(at[0])]) for other in first_views() if at[0] in other)


def strange(view: View, rng: Random) -> Iterator[tuple[str, Path, View]]:
    """Yield the kind of each change, its place, and the changed view."""
    for at in places(view):
        yield "missing", at, changed(view, at[:-1], lambda value, last=at[-1]: without(value, last))  # type: ignore[misc]
        for kind, other in others(view, at, rng):
            if canonical(other) != canonical(value_at(view, at)):
                yield kind, at, changed(view, at, lambda _, other=other: other)  # type: ignore[misc]
    for name in ("hand", "stock"):
        twice = {**view, name: [*view[name][:1], *view[name][:-1]]} if len(view.get(name, ())) > 1 else view
        for at in [at for at in paths(view) if at[:1] == ("counts",) and type(value_at(view, at)) is int]:
            yield "twice", at, changed(twice, at, lambda count: count + 1)


def value_at(value: Any, at: Path) -> Any:
    """Return the value at a place."""
    for step in at:
        value = value[step]
    return value


def without(value: Any, last: Any) -> Any:
    """Return a list or an object without one of its items."""
    if isinstance(value, dict):
        return {name: item for name, item in value.items() if name != last}
    return [item for index, item in enumerate(value) if index != last]


def last_view(set_up: SetUp, is_wanted: Callable[[View], bool]) -> View:
    """Return the last view of its kind in a random match, of a seat to act."""
    match, rng, found = set_up.match(3), Random(3), View()
    while not match.state.over:
        for view in map(match.view, match.state.actors()):
            found = view if is_wanted(view) else found
        match.act(rng.choice(match.legal(LISTED)[0]))
    return found


def error_code(view: View) -> str:
    """Return the code of the error that a view gets from the strongest bot."""
    return str(ask(Door(), op="think", view=view, level="hard", effort=2)["error"]["code"])


def fault(match: Match, view: View, level: str) -> str | None:
    """Describe the wrong answer to a changed view, ``None`` for a right one."""
    begun = time.process_time()
    answer = ask(Door(), op="think", view=view, level=level, effort=2)
    if time.process_time() - begun > MOST_SECONDS:
        return f"{time.process_time() - begun:.1f} s"
    if "error" in answer:
        return None if answer["error"]["code"] in ("bad_view", "not_to_act") else str(answer["error"])
    player, census = match.game.player, importlib.import_module(f"tests.games.{match.game.id}.census").census
    assert player
    now = census(player.study(match.game, json.loads(json.dumps(view)), view["seat"]).world(HashChance("census")))
    return None if len(now) == len({*now}) == len(census(match.state)) else "a card is in two places, or in none"


def attack(game_id: str, count: int, seed: int, share: float = 1.0) -> int:
    """Ask for moves with a share of all changes in ``count`` positions of each phase, and return their number.

    Raises ``AssertionError`` at the first wrong answer.
    """
    rng, asked = Random(seed), 0
    for match, view in chosen(game_id, count, rng):
        for kind, at, changed_view in strange(view, rng):
            if rng.random() < share:
                asked += 1
                wrong = fault(match, changed_view, rng.choice(match.game.bots))
                assert wrong is None, f"{game_id}, {match.state.phase.name}, {kind} at {at}: {wrong}"
    return asked


def main(count: int = 10, seed: int = 1) -> None:
    """Attack all games, and print the number of changed views."""
    for game_id in GAMES:
        print(f"no fault in {attack(game_id, count, seed):,} changed views of {game_id}", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
