"""A fuzz of the door: hostile requests between the moves of matches in play, of every game and in every phase.

``python -m tests.fuzz [requests] [seed]`` stops at the first fault: Hypothesis then prints the fewest and simplest
requests that show it. A fault is an exception from the door, the error ``internal``, an answer that is not a JSON
object or takes more than a second of processor time, and a match that does not follow from its deal and its
accepted actions: its save, status and views are compared, as hashes, with those of a twin at another door.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

from hypothesis import HealthCheck, note, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from py_engine.bridge import MOST_CHARACTERS, MOST_LEGAL, Door
from py_engine.cards import canonical
from py_engine.games import GAMES
from py_engine.match import Match
from tests.mutate import Mutator
from tests.play import as_action, ask
from tests.record import recorded

REQUESTS = 200_000
STEPS = 25
"""Requests to a door at most, hostile and honest ones."""
MOST_SECONDS = 1.0
LISTED, SHOWN = 30, 300
OPS = (
    *("act", "legal", "check", "undo", "view", "status", "save", "load", "new", "views", "think", "close"),
    *("link", "read_link", "catalog"),
)
SEATS = (0, 1, 2, 3, 4, 5, 6, -1, True, "0", 1.0, None, [0])
JUNK = ('"', "\\", "{", "}", "[", "]", ",", ":", "\n", "\x00", "\ud800", "//", "'", "\ufeff", "\\u12", "\u2028")

Answer = dict[str, Any]
Position = tuple[dict[str, Any], int]
RNG = st.randoms(use_true_random=False)


@cache
def positions() -> dict[tuple[str, str], list[Position]]:
    """Return possible starts of a match, by game and phase: a recorded match and the number of its entries."""
    found: dict[tuple[str, str], list[Position]] = {}
    for save in recorded("*"):
        game = GAMES[save["game"]]
        for match in Match.replay(game, save):
            found.setdefault((game.id, match.state.phase.name), []).append((save, len(match.log)))
    return found


@cache
def names_of(game_id: str) -> tuple[str, ...]:
    """Return every name in a game, most of them cards, and some from other games only."""
    game = GAMES[game_id]
    known = [*game.phase_table, *game.verbs, *(option.id for option in game.options), *GAMES]
    known += [name for verb in game.verbs.values() for name in (*verb.fields, *verb.optional, *verb.outcome)]
    known += [str(each["id"]) for each in (*game.cards(), *game.characters())]
    return (*known, "RB1", "SA", "s2", "JK1", "violet0", "rose", "X")


def fingerprint(door: Door, key: str) -> str:
    """Return a hash of all answers about a match: save, status, and the views of all seats."""
    seats = [None, *range(len(door.matches[key].names))]
    asked = [{"op": "save"}, {"op": "status"}, *({"op": "view", "seat": seat} for seat in seats)]
    answers = [ask(door, **each, match=key) for each in asked]
    return sha256(canonical([{**answer, "match": None} for answer in answers]).encode()).hexdigest()


@dataclass
class Target:
    """A match at the door: its key, its expected save, and ``past``, entries of its game in other positions."""

    key: str
    save: dict[str, Any]
    past: list[dict[str, Any]]


class DoorUnderAttack(RuleBasedStateMachine):
    """A door with two matches; ``outcomes`` counts the answers of all doors."""

    outcomes: Counter[str] = Counter()

    @initialize(phase=st.deferred(lambda: st.sampled_from(sorted(positions()))), rng=RNG)
    def open(self, phase: tuple[str, str], rng: Random) -> None:
        """Open a match in this phase, and another one."""
        self.door, self.targets = Door(), list[Target]()
        for save, length in (rng.choice(positions()[each]) for each in (phase, rng.choice([*positions()]))):
            begun = {**save, "log": save["log"][:length]}
            past = [as_action(GAMES[save["game"]], entry) for entry in save["log"]]
            self.targets.append(Target(self.right("load", save=begun)["match"], begun, past))

    @rule(rng=RNG)
    def step(self, rng: Random) -> None:
        """Send a hostile request about one of the matches, or carry out a legal action there."""
        target = rng.choice(self.targets)
        if rng.randrange(6):
            self.attack(target, rng)
        elif legal := self.right("legal", match=target.key, limit=LISTED)["actions"]:
            entry = self.right("act", match=target.key, action=rng.choice(legal))["entry"]
            target.save = {**target.save, "log": [*target.save["log"], entry]}
            self.outcomes["honest move"] += 1

    def attack(self, target: Target, rng: Random) -> None:
        """Send a hostile request, and check the answer."""
        text = self.hostile(target, rng)
        answer = self.asked(text)
        if "error" in answer:
            self.outcomes[f"error: {answer['error']['code']}"] += 1
        elif answer.get("ok") is False:
            self.outcomes["refused"] += 1
        else:
            self.outcomes[f"right: {json.loads(text)['op']}"] += 1
            self.follow(json.loads(text), answer)

    def teardown(self) -> None:
        """Compare both matches with their twins."""
        for target in getattr(self, "targets", ()):
            self.compare(target.key, target.save)

    def compare(self, key: str, save: dict[str, Any]) -> None:
        """Raise AssertionError if a match is not that of its save."""
        twins = Door()
        twin = ask(twins, op="load", save=save)["match"]
        assert fingerprint(self.door, key) == fingerprint(twins, twin), f"match {key} is not what was accepted"

    def asked(self, text: str) -> Answer:
        """Return the answer to a request."""
        note(text[:SHOWN])
        begun = time.process_time()
        answer = json.loads(self.door.handle(text))
        assert time.process_time() - begun < MOST_SECONDS, text[:SHOWN]
        assert type(answer) is dict, answer
        assert answer.get("error", {}).get("code") != "internal", answer
        return answer

    def right(self, op: str, **fields: Any) -> Answer:
        """Return the answer to an honest request, which is right."""
        answer = self.asked(json.dumps({"op": op, **fields}))
        assert "error" not in answer and answer.get("ok") is not False, answer
        return answer

    def follow(self, request: Answer, answer: Answer) -> None:
        """Follow a request that turned out to be right; a match that it opened must equal its save."""
        op, key = request["op"], str(answer.get("match", answer.get("closed")))
        if op in ("new", "load"):
            self.compare(key, self.right("save", match=key))
            self.right("close", match=key)
        elif op in ("act", "undo", "close"):
            target = next(target for target in self.targets if target.key == key)
            log = target.save["log"]
            if op == "close":
                target.key = self.right("load", save=target.save)["match"]
            else:
                log = log[: -request.get("steps", 1)] if op == "undo" else [*log, answer["entry"]]
                target.save = {**target.save, "log": log}

    def hostile(self, target: Target, rng: Random) -> str:
        """Return the text of a hostile request: a right one with some changes, in its values or its text."""
        if not rng.randrange(100):
            return bulky(target, rng)
        mutator = Mutator(rng, names_of(target.save["game"]))
        asked = self.proper(target, rng)
        for _ in range(rng.choice((1, 1, 1, 2, 0))):
            part = rng.choice([*[name for name in asked if name not in ("op", "match")] * 9, "op", "match"])
            asked[part] = mutator.mutate(asked.get(part))
        text = mutator.text(asked)
        if rng.randrange(10):
            return text
        at, to = sorted((rng.randrange(len(text) + 1), rng.randrange(len(text) + 1)))
        return rng.choice((text[:at], text[at:], text[:at] + text[to:], text[:at] + rng.choice(JUNK) + text[at:]))

    def proper(self, target: Target, rng: Random) -> dict[str, Any]:
        """Return a request about the target that is right, or would be at another time, in another seat or game."""
        match, save = self.door.matches[target.key], target.save
        op, known = rng.choice((*["act"] * 12, *OPS)), {"known": rng.randrange(len(save["log"]) + 1)}
        if op == "new":
            names = ("game", "seats", "options", *rng.choice(((), ("deal",))))
            return {"op": op, "seed": 7, **{name: save[name] for name in names}}
        actions = match.legal(LISTED)[0] if rng.randrange(3) else rng.choice(self.targets).past
        action = rng.choice(actions or target.past or [{}])
        if not rng.randrange(5):
            action = {**action, "seat": rng.choice(SEATS)}
        log = list(save["log"])
        if log and not rng.randrange(3):
            log.insert(rng.randrange(len(log)), rng.choice((log.pop(), *target.past[-3:])))
        view = match.view(match.state.actors()[0]) if match.state.actors() else {}
        fields: dict[str, dict[str, Any]] = {
            "legal": {"limit": rng.choice((0, 1, 5, 1000))},
            "check": {"action": action},
            "act": {"action": action, "eyes": rng.choice((None, "seat", 0)), **known},
            "undo": {"steps": rng.choice((1, 1, 2))},
            "view": {"seat": rng.choice((None, 0, 1)), **known},
            "load": {"save": {**save, "log": log}},
            "views": {"save": save, "seats": [None, 0], "steps": [0, len(save["log"])], "log": False},
            "think": {"view": view, "level": rng.choice(("easy", "even", "hard")), "effort": 1},
        }
        return {"op": op, "match": target.key, **fields.get(op, {})}


def bulky(target: Target, rng: Random) -> str:
    """Return a very large request."""
    count, save = rng.choice((30, 1000, 20_000, MOST_CHARACTERS // 8)), target.save
    act = {"op": "act", "match": target.key}
    makers: tuple[Callable[[], str], ...] = (
        *(lambda text=text: text * count for text in ("[", "[]", '{"op":', '"', "9")),
        lambda: "[]" * 30 + '"' + '\\"' * count,
        lambda: json.dumps({**act, "action": {"do": "x" * count}}),
        lambda: json.dumps({**act, "action": {"do": "play", "cards": [0] * (count // 2)}}),
        lambda: json.dumps({**act, "action": {"do": "play", **{f"k{number}": 0 for number in range(count // 10)}}}),
        lambda: json.dumps({"op": "load", "save": {**save, "log": save["log"][:9] * (count // 300)}}),
        lambda: json.dumps({"op": "new", "game": save["game"], "seats": [{"name": "a"}] * (count // 20)}),
        lambda: json.dumps({"op": "legal", "match": target.key, "limit": MOST_LEGAL}),
        lambda: " " * (10 * MOST_CHARACTERS),
    )
    return rng.choice(makers)()


def fuzz(requests: int, number: int = 1) -> Counter[str]:
    """Send about so many requests, and return the number of each answer; ``number`` is the seed."""

    class Seeded(DoorUnderAttack):
        outcomes: Counter[str] = Counter()

    examples = settings(
        max_examples=max(1, requests // STEPS),
        stateful_step_count=STEPS,
        database=None,
        deadline=None,
        suppress_health_check=[*HealthCheck],
    )
    run_state_machine_as_test(seed(number)(Seeded), settings=examples)
    return Seeded.outcomes


def main(requests: int = REQUESTS, number: int = 1) -> None:
    """Fuzz, and print the answers."""
    outcomes = fuzz(requests, number)
    print(f"no fault in {outcomes.total():,} requests")
    for name, count in outcomes.most_common():
        print(f"  {name:<28}{count:>9,}{count / outcomes.total():>8.1%}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
