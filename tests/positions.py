"""``python -m tests.positions <game>``: find examples for the pages of rules in random matches.

These are a ``table`` in play, and for every clause that refuses a position in which some of a hand may be played
and some may not. They are written to ``leaflet/positions.json``, which keeps its existing ones.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from typing import Any

from py_engine.match import Match
from tests.citations import ROOT
from tests.play import SetUp, set_ups, walk
from tests.test_leaflets import known, refusing

SEEDS = range(200)
FEWEST, MOST = 3, 6
"""Number of cards in a hand of which only some may be played."""
UNDER_WAY = 3
"""Rounds in the picture of a table; the last one is not complete."""

Position = dict[str, Any]


def told(match: Match, set_up: SetUp, seed: int) -> Position:
    """Return the position of a match in the file's form."""
    log = match.save()["log"]
    return {"seats": set_up.seats, "options": dict(set_up.options), "seed": seed, "log": log}


def choices(match: Match) -> list[dict[str, Any]]:
    """Return the actions that play each card of the hand in turn, none if the actions are of another kind."""
    (seat,) = match.state.actors()
    legal, _ = match.legal(1)
    if not legal or {*legal[0]} != {"do", "card"}:
        return []
    return [{"cards": [card], "action": {**legal[0], "card": card}} for card in match.view(seat)["hand"]]


def refused(match: Match, choice: dict[str, Any]) -> str | None:
    """Return the clause that forbids a choice, without the game's name."""
    refusal = match.check(choice["action"])
    return refusal.clause if refusal else None


def found(set_up: SetUp, wanted: set[str]) -> Iterator[tuple[str, Position]]:
    """Yield a table in play, and for clauses a position with cards that they forbid and others that are legal."""
    for seed in SEEDS:
        match = set_up.match(seed)
        for number, _ in enumerate(walk(match, random.Random(seed), limit=2000)):
            position = told(match, set_up, seed)
            if (seed, number) == (SEEDS[0], UNDER_WAY * set_up.seats - 2):
                yield "table", {**position, "take": "view", "seat": match.state.actors()[0]}
            given = choices(match)
            clauses = {refused(match, choice) for choice in given}
            if FEWEST <= len(given) <= MOST and None in clauses:
                for clause in wanted & clauses:
                    wanted.remove(clause)
                    yield f"try-{clause}", {**position, "take": "trial", "clause": clause, "choices": given}
        if not wanted:
            return


def main(game: str) -> None:
    """Add the positions found to those of a game, and print the missing ones."""
    path = ROOT / "web" / "src" / "games" / game / "leaflet" / "positions.json"
    there: dict[str, Position] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    wanted = refusing(game) - {*known(game, "untried")} - {str(each.get("clause")) for each in there.values()}
    largest = max((each for each in set_ups() if each.game == game), key=lambda each: each.seats)
    there = {**dict(found(largest, wanted)), **there}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(there, ensure_ascii=False), encoding="utf-8")
    print(f"{path.relative_to(ROOT)} has", ", ".join(there))
    for clause in sorted(wanted):
        print(
            f"nothing found for clause {clause}: write a position by hand, or say in untried.json why there is none"
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
