"""Write the examples of real matches in the pages of rules, played by the engine itself.

``web/src/games/<id>/leaflet/positions.json`` lists positions: the deal of a match and its actions. The engine's
answers about them are written to ``views.json`` next to it, with the clauses of ``RULES.md`` that have a ruling.
The catalogue of all cards is written to ``web/src/door/catalog.json``, so that the rules can be read before the
engine is ready. ``python web/build/leaflets.py`` writes these files; ``--check`` compares them, so that every
example agrees with the rules.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from door_types import PAGE, write
from paths import ROOT
from py_engine import bridge
from py_engine.games import GAMES
from py_engine.match import Match

NAMES = "ABCDEF"
Position = dict[str, Any]


def played(game: str, position: Position) -> Match:
    """Return the match of a position; raise if the rules refuse its actions."""
    seats = [{"name": name} for name in NAMES[: position["seats"]]]
    source = {key: value for key, value in position.items() if key in {"seed", "deal", "start"}}
    match = Match.new(GAMES[game], seats, position.get("options", {}), source)
    for action in position["log"]:
        match.act(action)
    return match


def view_of(match: Match, position: Position) -> Any:
    """Return a seat's view with its legal actions."""
    seat = position.get("seat")
    view = json.loads(json.dumps({"match": "", **match.view(seat), "log": [], "tricks": []}))
    return {"view": view, "legal": [] if seat is None else match.legal(MOST_ACTIONS, seat)[0]}


def trick_of(match: Match, position: Position) -> Any:
    """Return the last finished trick."""
    return match.view(None)["tricks"][-1]


def trial_of(match: Match, position: Position) -> Any:
    """Return the trial of a clause: a save of the position, and each choice with the clause that forbids it."""

    def answer(choice: Position) -> Position:
        refusal = match.check(choice["action"])
        return {**choice, "refused": None if refusal is None else refusal.clause}

    trick = match.view(None).get("current_trick") or {"plays": []}
    lies = [card for play in trick["plays"] for card in play["cards"]]
    said = {"say": position["say"]} if "say" in position else {"lies": lies}
    choices = [answer(choice) for choice in position["choices"]]
    return {"clause": position["clause"], **said, "save": match.save(), "choices": choices}


MOST_ACTIONS = 200
TAKE: dict[str, Callable[[Match, Position], Any]] = {"view": view_of, "trick": trick_of, "trial": trial_of}


def dumped(value: Any) -> str:
    """Return JSON on one line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def taken(game: str, positions: dict[str, Position]) -> dict[str, Any]:
    """Return the page's data for each position."""
    return {name: TAKE[each["take"]](played(game, each), each) for name, each in positions.items()}


def rulings(page: str) -> list[str]:
    """Return the clauses that have a ruling on a page of rules, by number; a section ends at its first clause."""
    found = []
    for section, text in re.findall(r"^## (\d+) (.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL):
        own, *clauses = re.split(r"^(?=\d+\. )", text, flags=re.MULTILINE)
        texts = {section: own} | {f"{section}.{clause.partition('.')[0]}": clause for clause in clauses}
        found += [number for number, each in texts.items() if "[ruling" in each]
    return found


def all_files() -> Iterator[tuple[Path, str]]:
    """Yield every file with its expected content."""
    yield PAGE / "door" / "catalog.json", dumped(json.loads(bridge.handle(json.dumps({"op": "catalog"}))))
    for game in GAMES:
        positions = PAGE / "games" / game / "leaflet" / "positions.json"
        if positions.exists():
            found = json.loads(positions.read_text(encoding="utf-8"))
            page = (ROOT / "py_engine" / "games" / game / "RULES.md").read_text(encoding="utf-8")
            views = {**taken(game, found), "rulings": rulings(page)}
            yield positions.with_name("views.json"), dumped(views)


if __name__ == "__main__":
    sys.exit(write(all_files(), sys.argv[1:]))
