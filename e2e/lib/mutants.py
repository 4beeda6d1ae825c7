"""Mutated matches: a recorded match of any game, mutated in its bytes, in its JSON, or in its values."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from random import Random
from typing import Any

from e2e.lib.store import Text, text_of
from py_engine.games import GAMES
from tests.fuzz import names_of
from tests.mutate import MARK, Mutator
from tests.record import recorded

BATCH = 200
SEEDS = range(-(-int(os.environ.get("MUTANTS", "200")) // BATCH))
"""The seed of each batch."""
DEEPEST = 100_000
JUNK = ('"', "\\", "{", "}", "[", "]", ",", ":", "\x00", "\ufeff", "\u2028", "<img src=x onerror=alert(1)>")
NUMBERS = ("1e999", "-1e999", "1e300", "-1", "0.5", "9007199254740993", "8.64e15", "8.65e15", "null", '"7"')


def saves() -> list[dict[str, Any]]:
    """Return some recorded matches of every game, cut short: small ones, so that many fit the storage."""
    found = []
    for game in GAMES:
        for number, save in enumerate(recorded(game, "*-0[0-3]")):
            found.append({**save, "log": save["log"][: 3 * number]})
    return found


def of_bytes(text: Text, mutator: Mutator) -> str:
    """Cut, join or overwrite the text."""
    rng, whole = mutator.rng, json.dumps(text)
    at, to = sorted(rng.randrange(len(whole) + 1) for _ in range(2))
    other = chr(rng.choice((0, 10, 34, 48, 57, 91, 0x624B, 0xD7FF)))
    cuts = (whole[:at], whole[at:], whole[:at] + whole[to:])
    return rng.choice(
        (*cuts, whole[:at] + rng.choice(JUNK) + whole[at:], whole[:at] + other + whole[at + 1 :], whole * 2)
    )


def of_structure(text: Text, mutator: Mutator) -> str:
    """Change any place in the match: other types, members gone or added, prototype keys."""
    return mutator.text(mutator.mutate(text, mutator.rng.choice((1, 1, 2, 4))))


def of_fields(text: Text, mutator: Mutator) -> str:
    """Mutate the fields of a match that the page itself reads."""
    rng, judgement = mutator.rng, {"length": text["length"], "points": [], "turns": []}
    whole = {**text, "title": "t", "settings": {"way": "keys"}, "judgement": judgement}
    whole[rng.choice([*whole])] = rng.choice((mutator.odd(), MARK))
    return json.dumps(whole).replace(json.dumps(MARK), rng.choice(NUMBERS))


def of_log(text: Text, mutator: Mutator) -> str:
    """Mutate an entry of the log, or insert an odd one."""
    log = mutator.mutate(text["log"], 1) if text["log"] else [mutator.odd()]
    log = mutator.rng.choice((log, [*text["log"], {}]))
    return mutator.text({**text, "log": log, "length": len(log) if isinstance(log, list) else 1})


def of_depth(text: Text, mutator: Mutator) -> str:
    """Nest something far too deep."""
    depth = mutator.rng.choice((25, 200, 5000, DEEPEST))
    opening, closing = mutator.rng.choice((("[", "]"), ('{"a":', "}")))
    deep = opening * depth + "1" + closing * depth
    whole = {**text, "settings": "@settings", "log": ["@log"], "length": 1, "deal": {"@deal": "@deal"}}
    where = mutator.rng.choice(("@settings", "@log", "@deal"))
    return json.dumps(whole).replace(f': "{where}"', f": {deep}").replace(f'["{where}"]', f"[{deep}]")


WAYS: tuple[Callable[[Text, Mutator], str], ...] = (of_bytes, of_structure, of_fields, of_log, of_depth)
WEIGHTS = (25, 35, 20, 19, 1)


def mutants(rng: Random, count: int) -> list[str]:
    """Return ``count`` mutated texts, of matches whose ids are ``x0``, ``x1`` …."""
    wholes = saves()
    ways = rng.choices(WAYS, WEIGHTS, k=count)
    mutators = [(way, rng.choice(wholes)) for way in ways]
    return [
        way(text_of(save, f"x{at}"), Mutator(rng, names_of(save["game"])))
        for at, (way, save) in enumerate(mutators)
    ]
