"""A fuzz of the door: hostile requests between the moves of matches in play, of every game and in every phase.

``python -m tests.fuzz [requests] [seed]`` stops at the first fault. A fault is an exception from the door, the
error ``internal``, an answer that is not a JSON object or takes more than a second of processor time, and a match
that does not follow from its deal and its accepted actions: its save, status and views are compared, as hashes,
with those of a twin, loaded at another door from the accepted actions. The same seed sends the same requests.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

from py_engine.bridge import Door
from py_engine.cards import canonical
from py_engine.games import GAMES
from py_engine.match import Match
from tests.hostile import Target, hostile
from tests.play import ask
from tests.record import recorded

REQUESTS = 200_000
ROUND = 25
"""Hostile requests to a match before its next check."""
ROUNDS_TO_ALL = 20
"""Rounds after which all matches are checked, also those without an attack."""
TARGETS = 8
MOST_SECONDS = 1.0
LISTED = 30
REMEMBERED = 60
SHOWN = 300

Answer = dict[str, Any]
Position = tuple[dict[str, Any], int]


class Fault(AssertionError):  # noqa: N818 (it is what the fuzz looks for)
    """The door broke a rule; the message has the request."""


@dataclass
class Tally:
    """The requests sent and the answers.

    ``kinds`` count the hostile requests, ``outcomes`` the answers (``error: code``, ``refused``, ``right: op``),
    and ``moves`` the honest actions between them.
    """

    kinds: Counter[str] = field(default_factory=Counter)
    outcomes: Counter[str] = field(default_factory=Counter)
    moves: int = 0

    @property
    def requests(self) -> int:
        """The number of hostile requests."""
        return self.kinds.total()


@cache
def positions() -> dict[tuple[str, str], list[Position]]:
    """Return possible starts of a match, by game and phase: a recorded match and the number of its entries."""
    found: dict[tuple[str, str], list[Position]] = {}
    for save in recorded("*"):
        game = GAMES[save["game"]]
        match = Match.load(game, save)
        state = game.begin(len(match.names), match.options, match.deal)
        found.setdefault((game.id, state.phase.name), []).append((save, 0))
        for length, item in enumerate(match.log, 1):
            state.play(item.move)
            found.setdefault((game.id, state.phase.name), []).append((save, length))
    return found


class Fuzz:
    """A door under attack; call ``run``."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.door = Door()
        self.twins = Door()
        self.tally = Tally()
        self.starts = positions()
        self.order = self._phases()
        self.past: dict[str, list[dict[str, Any]]] = {game: [] for game in GAMES}
        self.prints: dict[str, str] = {}
        self.targets = [self._open() for _ in range(TARGETS)]

    def run(self, requests: int) -> Tally:
        """Send at least ``requests`` hostile requests, in full rounds; raise :class:`Fault`."""
        while self.tally.requests < requests:
            number = self.tally.requests // ROUND
            place = number % TARGETS
            self._attack(place)
            self._look_at(self.targets[place])
            self._go_on(place)
            if number % ROUNDS_TO_ALL == 0:
                self._look_at_all()
        self._look_at_all()
        return self.tally

    def _phases(self) -> Iterator[tuple[str, str]]:
        """Yield games and phases endlessly, in a new random order each time."""
        while True:
            yield from self.rng.sample(sorted(self.starts), len(self.starts))

    def _ask(self, kind: str, text: str) -> Answer:
        """Ask the door under attack; raise :class:`Fault` for a forbidden answer."""
        begun = time.process_time()
        try:
            answer = json.loads(self.door.handle(text))
        except Exception as thrown:
            raise Fault(f"{thrown!r} left the door at {kind}: {text[:SHOWN]}") from thrown
        seconds = time.process_time() - begun
        if seconds > MOST_SECONDS:
            raise Fault(f"{seconds:.2f} s for {kind}: {text[:SHOWN]}")
        if type(answer) is not dict or answer.get("error", {}).get("code") == "internal":
            raise Fault(f"{answer} to {kind}: {text[:SHOWN]}")
        return answer

    def _right(self, op: str, **fields: Any) -> Answer:
        """Send an honest request; it must not be refused."""
        answer = self._ask("honest", json.dumps({"op": op, **fields}))
        if "error" in answer or answer.get("ok") is False:
            raise Fault(f"{answer} to an honest {op} {str(fields)[:SHOWN]}")
        return answer

    def _open(self) -> Target:
        """Open a match at a recorded position of the next phase."""
        save, length = self.rng.choice(self.starts[next(self.order)])
        save = {**save, "log": save["log"][:length]}
        key = self._right("load", save=save)["match"]
        game = save["game"]
        others = [action for other, actions in self.past.items() if other != game for action in actions[-9:]]
        target = Target(key, save, [], self.past[game], others)
        self._refresh(target)
        return target

    def _refresh(self, target: Target) -> None:
        """Update the legal actions; the match's expected hash is no longer known."""
        target.legal = self._right("legal", match=target.key, limit=LISTED)["actions"]
        to_act = self._right("status", match=target.key)["to_act"]
        target.view = self._right("view", match=target.key, seat=to_act[0]) if to_act else {}
        past = self.past[target.save["game"]]
        past += self.rng.sample(target.legal, min(3, len(target.legal))) or target.save["log"][-3:]
        del past[:-REMEMBERED]
        self.prints.pop(target.key, None)

    def _fingerprint_of(self, save: dict[str, Any]) -> str:
        """Return the hash of a match without attacks."""
        key = ask(self.twins, op="load", save=save)["match"]
        found = fingerprint(self.twins, key)
        ask(self.twins, op="close", match=key)
        return found

    def _look_at(self, target: Target) -> None:
        if target.key not in self.prints:
            self.prints[target.key] = self._fingerprint_of(target.save)
        if fingerprint(self.door, target.key) != self.prints[target.key]:
            raise Fault(f"match {target.key} is not what was accepted: {target.save}")

    def _look_at_all(self) -> None:
        for target in self.targets:
            self._look_at(target)

    def _attack(self, place: int) -> None:
        """Send a round of hostile requests about one match."""
        for _ in range(ROUND):
            target = self.targets[place]
            kind, text = hostile(target, self.rng)
            self.tally.kinds[kind] += 1
            answer = self._ask(kind, text)
            if "error" in answer:
                outcome = f"error: {answer['error']['code']}"
            elif answer.get("ok") is False:
                outcome = "refused"
            else:
                outcome = f"right: {json.loads(text)['op']}"
                self._accepted(json.loads(text), answer)
            self.tally.outcomes[outcome] += 1

    def _accepted(self, request: Answer, answer: Answer) -> None:
        """Follow a request that turned out to be right; a match that it opened must equal its save."""
        op, key = request["op"], str(answer.get("match", answer.get("closed")))
        if op in ("new", "load"):
            save = self._right("save", match=key)
            if fingerprint(self.door, key) != self._fingerprint_of(save):
                raise Fault(f"match {key} is not what its save is: {save}")
            self._right("close", match=key)
        elif op in ("act", "undo", "close"):
            place = next(place for place, target in enumerate(self.targets) if target.key == key)
            target = self.targets[place]
            log = target.save["log"]
            if op == "close":
                self.targets[place] = self._open()
                return
            target.save = {
                **target.save,
                "log": log[: -request.get("steps", 1)] if op == "undo" else [*log, answer["entry"]],
            }
            self._refresh(target)

    def _go_on(self, place: int) -> None:
        """Play some honest moves, or begin in another match."""
        target = self.targets[place]
        for _ in range(self.rng.randrange(4)):
            if target.legal:
                entry = self._right("act", match=target.key, action=self.rng.choice(target.legal))["entry"]
                target.save = {**target.save, "log": [*target.save["log"], entry]}
                self._refresh(target)
                self.tally.moves += 1
        if not target.legal or self.rng.random() < 0.3:
            self._right("close", match=target.key)
            self.targets[place] = self._open()


def fingerprint(door: Door, key: str) -> str:
    """Return a hash of all answers about a match: save, status, and the views of all seats."""
    match = door.matches[key]
    seats = [None, *range(len(match.names))]
    asked = [{"op": "save"}, {"op": "status"}, *({"op": "view", "seat": seat} for seat in seats)]
    answers = [ask(door, **each, match=key) for each in asked]
    return sha256(canonical([{**answer, "match": None} for answer in answers]).encode()).hexdigest()


def main(requests: int = REQUESTS, seed: int = 1) -> None:
    """Fuzz, and print the requests sent and the answers."""
    tally = Fuzz(seed).run(requests)
    print(f"no fault in {tally.requests:,} hostile requests and {tally.moves:,} honest moves")
    for title, counts in (("sent", tally.kinds), ("answered", tally.outcomes)):
        print(f"\n{title}")
        for name, count in counts.most_common():
            print(f"  {name:<28}{count:>9,}{count / tally.requests:>8.1%}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
