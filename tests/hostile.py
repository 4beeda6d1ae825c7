"""Hostile requests: those that a careless or malicious caller could send to the door about a match in play.

Each function in :data:`KINDS` makes the text of one request, most by mutating a correct one. Nothing here asks the
door.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from py_engine.bridge import MOST_CHARACTERS, MOST_LEGAL
from py_engine.games import GAMES
from tests.mutate import ODD_TEXTS, PROTOTYPES, Mutator, paths

OPS = (
    *("catalog", "new", "status", "legal", "check", "act", "undo", "view", "save", "load", "views", "close"),
    *("think", "link", "read_link"),
)
SEATS = (0, 1, 2, 3, 4, 5, 6, -1, True, "0", 1.0, None, [0])
JUNK = ('"', "\\", "{", "}", "[", "]", ",", ":", "\n", "\x00", "\ud800", "//", "'", "\ufeff", "\\u12", "\u2028")


@dataclass
class Target:
    """A match in play as an honest caller knows it.

    ``key`` is its key at the door, ``save`` its expected save, ``legal`` are some legal actions. ``past`` and
    ``foreign`` are actions that were legal in other positions of the same game, and in other games. ``view`` is the
    view of a seat to act, empty if there is none.
    """

    key: str
    save: dict[str, Any]
    legal: Sequence[dict[str, Any]]
    past: Sequence[dict[str, Any]]
    foreign: Sequence[dict[str, Any]]
    view: dict[str, Any] = field(default_factory=dict)

    def act(self, action: Any) -> dict[str, Any]:
        """Return the request to carry out the action."""
        return {"op": "act", "match": self.key, "action": action}

    def load(self, save: Any) -> dict[str, Any]:
        """Return the request to load the save."""
        return {"op": "load", "save": save}

    def set_up(self, *names: str) -> dict[str, Any]:
        """Return the request for a new match with these fields of the save."""
        return {"op": "new", **{name: self.save[name] for name in ("game", "seats", "options", *names)}}


@cache
def names_of(game_id: str) -> tuple[str, ...]:
    """Return every name in a game, most of them cards, and some from other games only."""
    game = GAMES[game_id]
    known = [*game.phase_table, *game.verbs, *(option.id for option in game.options), *GAMES]
    known += [name for verb in game.verbs.values() for name in (*verb.fields, *verb.optional, *verb.outcome)]
    known += [str(each["id"]) for each in (*game.cards(), *game.characters())]
    return (*known, "RB1", "SA", "s2", "JK1", "violet0", "rose", "X")


def proper(target: Target, rng: Random) -> dict[str, Any]:
    """Return a correct request about the target."""
    op = rng.choice(OPS)
    if op == "new":
        return target.set_up() | {"seed": rng.randrange(9)}
    known = {"known": rng.randrange(len(target.save["log"]) + 1)}
    fields: dict[str, dict[str, Any]] = {
        "legal": {"limit": rng.choice((0, 1, 5, 1000))},
        "check": {"action": rng.choice(target.legal or target.past)},
        "act": {"action": rng.choice(target.legal or target.past), "eyes": rng.choice((None, "seat", 0)), **known},
        "undo": {"steps": rng.choice((1, 1, 2))},
        "view": {"seat": rng.choice((None, 0, 1)), **known},
        "load": {"save": target.save},
        "views": {"save": target.save, "seats": [None, 0], "steps": [0, len(target.save["log"])], "log": False},
        "think": {"view": target.view, "level": rng.choice(("easy", "even", "hard")), "effort": 1},
    }
    return {"op": op, "match": target.key, **fields.get(op, {})}


def mutated_request(target: Target, mutator: Mutator) -> str:
    """Mutate any request."""
    times = mutator.rng.choice((1, 1, 1, 2, 3))
    return mutator.text(mutator.mutate(proper(target, mutator.rng), times))


def mutated_action(target: Target, mutator: Mutator) -> str:
    """Mutate a legal action."""
    action = mutator.rng.choice(target.legal or target.past)
    return mutator.text(target.act(mutator.mutate(action, mutator.rng.choice((1, 1, 2)))))


def other_choice(target: Target, mutator: Mutator) -> str:
    """Put other names into an action that is or was legal."""
    action = mutator.rng.choice((*target.legal, *target.past[-9:]))
    ways = [at for at in paths(action) if at and at != ("do",)]
    for at in mutator.rng.sample(ways, min(len(ways), 2)):
        action = mutator.mutate_at(action, at) if at in paths(action) else action
    return mutator.text(target.act(action))


def out_of_turn(target: Target, mutator: Mutator) -> str:
    """Act for another seat."""
    action = mutator.rng.choice((*target.legal, *target.past[-9:]))
    return mutator.text(target.act({**action, "seat": mutator.rng.choice(SEATS)}))


def out_of_place(target: Target, mutator: Mutator) -> str:
    """Repeat an action that was legal in another position."""
    return mutator.text(target.act(mutator.rng.choice(target.past)))


def foreign_action(target: Target, mutator: Mutator) -> str:
    """Send an action that is legal in another game."""
    return mutator.text(target.act(mutator.rng.choice(target.foreign or target.past)))


def mutated_save(target: Target, mutator: Mutator) -> str:
    """Mutate a save anywhere: half the time in the log, half the time elsewhere."""
    in_log = mutator.rng.random() < 0.5
    near = [at for at in paths(target.save) if (at[:1] == ("log",)) == in_log]
    return mutator.text(target.load(mutator.mutate_at(target.save, mutator.rng.choice(near))))


def mutated_view(target: Target, mutator: Mutator) -> str:
    """Ask for the move of a bot with a slightly wrong view."""
    asked = {"op": "think", "level": mutator.rng.choice(("easy", "even", "hard")), "effort": 1}
    view = mutator.mutate(target.view, mutator.rng.choice((0, 1, 1, 2))) if target.view else {}
    return mutator.text({**asked, "view": view})


def reordered_save(target: Target, mutator: Mutator) -> str:
    """Move, repeat, leave out or exchange complete entries of a save, or insert some of another match."""
    rng, log = mutator.rng, list(target.save["log"])
    entry = log.pop(rng.randrange(len(log))) if log else rng.choice(target.past)
    for _ in range(rng.choice((0, 1, 2))):
        log.insert(rng.randint(0, len(log)), rng.choice((entry, *target.past[-3:])))
    return mutator.text(target.load({**target.save, "log": log}))


def mutated_deal(target: Target, mutator: Mutator) -> str:
    """Ask for a new match with a slightly wrong deal."""
    return mutator.text(mutator.mutate(target.set_up("deal"), mutator.rng.choice((1, 1, 2))))


def strange_key(target: Target, mutator: Mutator) -> str:
    """Ask for a match that does not exist."""
    strange = ("m0", "m-1", "m1 ", "M1", "m999999999", target.key + "0", mutator.odd())
    key = mutator.rng.choice((*PROTOTYPES, *ODD_TEXTS, *strange))
    return mutator.text({**proper(target, mutator.rng), "match": key})


def garbled(target: Target, mutator: Mutator) -> str:
    """Break the text of a correct request."""
    rng = mutator.rng
    text = mutator.text(proper(target, rng))
    at, to = sorted((rng.randrange(len(text) + 1), rng.randrange(len(text) + 1)))
    junk = rng.choice(JUNK)
    broken = (text[:at], text[at:], text[:at] + text[to:], text[:at] + junk + text[at:], text + text, text + junk)
    return rng.choice(broken)


def bulky(target: Target, mutator: Mutator) -> str:
    """Send a very large request."""
    count = mutator.rng.choice((30, 1000, 20_000, MOST_CHARACTERS // 8))
    log = target.save["log"]
    makers: tuple[Callable[[], str], ...] = (
        lambda: "[" * count,
        lambda: "[]" * count,
        lambda: '{"op":' * count,
        lambda: "[]" * 30 + '"' + '\\"' * count,
        lambda: '"' * count,
        lambda: "9" * count,
        lambda: json.dumps(target.act({"do": "x" * count})),
        lambda: json.dumps(target.act({"do": "play", "cards": [0] * (count // 2)})),
        lambda: json.dumps(target.act({"do": "play", **{f"k{number}": 0 for number in range(count // 10)}})),
        lambda: json.dumps(target.load({**target.save, "log": log[:9] * (count // 300)})),
        lambda: json.dumps({**target.set_up("deal"), "seats": [{"name": "a"}] * (count // 20)}),
        lambda: json.dumps({"op": "legal", "match": target.key, "limit": MOST_LEGAL}),
        lambda: " " * (10 * MOST_CHARACTERS),
    )
    return mutator.rng.choice(makers)()


KINDS: dict[str, tuple[int, Callable[[Target, Mutator], str]]] = {
    "mutated request": (15, mutated_request),
    "mutated action": (15, mutated_action),
    "other choice": (15, other_choice),
    "out of turn": (8, out_of_turn),
    "out of place": (8, out_of_place),
    "foreign action": (2, foreign_action),
    "mutated save": (9, mutated_save),
    "mutated view": (6, mutated_view),
    "reordered save": (3, reordered_save),
    "mutated deal": (6, mutated_deal),
    "strange key": (4, strange_key),
    "garbled text": (8, garbled),
    "bulky": (1, bulky),
}
"""Kinds of hostile requests by name: their share in percent, and the function that makes one."""


def hostile(target: Target, rng: Random) -> tuple[str, str]:
    """Return the kind and the text of one hostile request."""
    kind = rng.choices([*KINDS], [weight for weight, _ in KINDS.values()])[0]
    return kind, KINDS[kind][1](target, Mutator(rng, names_of(target.save["game"])))
