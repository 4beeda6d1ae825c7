"""Hostile requests: what a careless or malicious caller could send to the door about a match in play.

Each function in :data:`KINDS` makes the text of one request; most of them spoil one that would be right. Nothing
here asks the door.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from py_engine.bridge import MOST_CHARACTERS, MOST_LEGAL
from py_engine.games import GAMES
from tests.spoil import ODD_TEXTS, PROTOTYPES, Spoiler, spots

OPS = ("catalog", "new", "status", "legal", "check", "act", "undo", "view", "save", "load", "close")
SEATS = (0, 1, 2, 3, 4, 5, 6, -1, True, "0", 1.0, None, [0])
JUNK = ('"', "\\", "{", "}", "[", "]", ",", ":", "\n", "\x00", "\ud800", "//", "'", "\ufeff", "\\u12", "\u2028")


@dataclass
class Target:
    """A match in play as an honest caller knows it.

    ``key`` names it at the door, ``save`` is what its save must be, ``legal`` are some legal actions. ``past`` and
    ``foreign`` are actions that were legal in other positions of the same game, and in other games.
    """

    key: str
    save: dict[str, Any]
    legal: Sequence[dict[str, Any]]
    past: Sequence[dict[str, Any]]
    foreign: Sequence[dict[str, Any]]

    def act(self, action: Any) -> dict[str, Any]:
        """Return the request to do that."""
        return {"op": "act", "match": self.key, "action": action}

    def load(self, save: Any) -> dict[str, Any]:
        """Return the request to load that."""
        return {"op": "load", "save": save}

    def set_up(self, *names: str) -> dict[str, Any]:
        """Return the request for a new match with these fields of the save."""
        return {"op": "new", **{name: self.save[name] for name in ("game", "seats", "options", *names)}}


@cache
def names_of(game_id: str) -> tuple[str, ...]:
    """Return every name that a game knows, its cards most of them, and some that only other games know."""
    game = GAMES[game_id]
    known = [*game.phase_table, *game.verbs, *(option.id for option in game.options), *GAMES]
    known += [name for verb in game.verbs.values() for name in (*verb.fields, *verb.optional, *verb.outcome)]
    known += [str(each["id"]) for each in (*game.cards(), *game.characters())]
    return (*known, "RB1", "SA", "s2", "JK1", "violet0", "rose", "X")


def proper(target: Target, rng: Random) -> dict[str, Any]:
    """Return a request about the target that is right."""
    op = rng.choice(OPS)
    if op == "new":
        return target.set_up() | {"seed": rng.randrange(9)}
    fields: dict[str, dict[str, Any]] = {
        "legal": {"limit": rng.choice((0, 1, 5, 1000))},
        "check": {"action": rng.choice(target.legal or target.past)},
        "act": {"action": rng.choice(target.legal or target.past)},
        "view": {"seat": rng.choice((None, 0, 1))},
        "load": {"save": target.save},
    }
    return {"op": op, "match": target.key, **fields.get(op, {})}


def spoiled_request(target: Target, spoiler: Spoiler) -> str:
    """Spoil any request."""
    times = spoiler.rng.choice((1, 1, 1, 2, 3))
    return spoiler.text(spoiler.spoil(proper(target, spoiler.rng), times))


def spoiled_action(target: Target, spoiler: Spoiler) -> str:
    """Spoil a legal action."""
    action = spoiler.rng.choice(target.legal or target.past)
    return spoiler.text(target.act(spoiler.spoil(action, spoiler.rng.choice((1, 1, 2)))))


def other_choice(target: Target, spoiler: Spoiler) -> str:
    """Put other names into a legal action, or into one that once was."""
    action = spoiler.rng.choice((*target.legal, *target.past[-9:]))
    ways = [at for at in spots(action) if at and at != ("do",)]
    for at in spoiler.rng.sample(ways, min(len(ways), 2)):
        action = spoiler.spoil_at(action, at) if at in spots(action) else action
    return spoiler.text(target.act(action))


def out_of_turn(target: Target, spoiler: Spoiler) -> str:
    """Act for another seat."""
    action = spoiler.rng.choice((*target.legal, *target.past[-9:]))
    return spoiler.text(target.act({**action, "seat": spoiler.rng.choice(SEATS)}))


def out_of_place(target: Target, spoiler: Spoiler) -> str:
    """Do what was right in another position."""
    return spoiler.text(target.act(spoiler.rng.choice(target.past)))


def foreign_action(target: Target, spoiler: Spoiler) -> str:
    """Do what is right in another game."""
    return spoiler.text(target.act(spoiler.rng.choice(target.foreign or target.past)))


def spoiled_save(target: Target, spoiler: Spoiler) -> str:
    """Spoil a save anywhere: half the time in the log, half the time in what is not the log."""
    in_log = spoiler.rng.random() < 0.5
    near = [at for at in spots(target.save) if (at[:1] == ("log",)) == in_log]
    return spoiler.text(target.load(spoiler.spoil_at(target.save, spoiler.rng.choice(near))))


def reordered_save(target: Target, spoiler: Spoiler) -> str:
    """Move, repeat, leave out or exchange whole entries of a save, or put some of another match there."""
    rng, log = spoiler.rng, list(target.save["log"])
    entry = log.pop(rng.randrange(len(log))) if log else rng.choice(target.past)
    for _ in range(rng.choice((0, 1, 2))):
        log.insert(rng.randint(0, len(log)), rng.choice((entry, *target.past[-3:])))
    return spoiler.text(target.load({**target.save, "log": log}))


def spoiled_deal(target: Target, spoiler: Spoiler) -> str:
    """Ask for a new match with a deal that is not quite right."""
    return spoiler.text(spoiler.spoil(target.set_up("deal"), spoiler.rng.choice((1, 1, 2))))


def strange_key(target: Target, spoiler: Spoiler) -> str:
    """Ask for a match that there is not."""
    strange = ("m0", "m-1", "m1 ", "M1", "m999999999", target.key + "0", spoiler.odd())
    key = spoiler.rng.choice((*PROTOTYPES, *ODD_TEXTS, *strange))
    return spoiler.text({**proper(target, spoiler.rng), "match": key})


def garbled(target: Target, spoiler: Spoiler) -> str:
    """Break the text of a request that is right."""
    rng = spoiler.rng
    text = spoiler.text(proper(target, rng))
    at, to = sorted((rng.randrange(len(text) + 1), rng.randrange(len(text) + 1)))
    junk = rng.choice(JUNK)
    broken = (text[:at], text[at:], text[:at] + text[to:], text[:at] + junk + text[at:], text + text, text + junk)
    return rng.choice(broken)


def bulky(target: Target, spoiler: Spoiler) -> str:
    """Send a great deal of something."""
    count = spoiler.rng.choice((30, 1000, 20_000, MOST_CHARACTERS // 8))
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
    return spoiler.rng.choice(makers)()


KINDS: dict[str, tuple[int, Callable[[Target, Spoiler], str]]] = {
    "spoiled request": (17, spoiled_request),
    "spoiled action": (17, spoiled_action),
    "other choice": (17, other_choice),
    "out of turn": (8, out_of_turn),
    "out of place": (8, out_of_place),
    "foreign action": (2, foreign_action),
    "spoiled save": (9, spoiled_save),
    "reordered save": (3, reordered_save),
    "spoiled deal": (6, spoiled_deal),
    "strange key": (4, strange_key),
    "garbled text": (8, garbled),
    "bulky": (1, bulky),
}
"""Kinds of hostile requests by name: how many in a hundred, and what makes one."""


def hostile(target: Target, rng: Random) -> tuple[str, str]:
    """Return the kind and the text of one hostile request."""
    kind = rng.choices([*KINDS], [weight for weight, _ in KINDS.values()])[0]
    return kind, KINDS[kind][1](target, Spoiler(rng, names_of(target.save["game"])))
