"""The choices of a match as numbers: the actor, each action's place among the legal ones, and its time."""

from __future__ import annotations

from itertools import islice
from typing import Any

from py_engine.link.deal import unwritable
from py_engine.link.digits import Reader, Writer, bad
from py_engine.match import LogItem, Match
from py_engine.phase import Entry
from py_engine.refusals import Refused

MOST_ENTRIES = 3000
"""Longest match that is written or read."""
MOST_LEGAL = 100_000
"""Most legal actions to choose among."""


def _actors(match: Match) -> tuple[int | None, ...]:
    """Return the possible next actors: the seats to act, and in real time the clock."""
    actors = match.state.actors()
    return (*actors, None) if match.game.live else actors


def _legal(match: Match, actor: int | None) -> list[Any]:
    """Return the legal moves of a seat, or of the clock, at most one more than fits."""
    state = match.state
    if actor is not None:
        return [*islice(state.moves(actor), MOST_LEGAL + 1)]
    return [move for move in islice(state.moves(), MOST_LEGAL + 1) if state.phase.actor(state, move) is None]


def _bare(match: Match, entry: Entry) -> Entry:
    """Return an entry as its actor chose it, without the fields that chance and the clock add."""
    added = (*match.game.verbs[entry["do"]].outcome, "at")
    return {name: value for name, value in entry.items() if name not in added}


def write_choices(digits: Writer, match: Match, log: list[LogItem]) -> None:
    """Play ``log`` from the beginning of ``match``, and write it; raise ``no_link`` if that is impossible."""
    if len(log) > MOST_ENTRIES:
        raise unwritable("it is too long")
    for entry, actor in ((item.entry, item.actor) for item in log):
        action = _bare(match, entry) | {name: entry[name] for name in ("at",) if name in entry}
        _write_choice(digits, match, action, actor)
        if match.act(action) != entry:
            raise unwritable("chance did not follow from its deal")


def _write_choice(digits: Writer, match: Match, action: Entry, actor: int | None) -> None:
    actors = _actors(match)
    digits.put(actors.index(actor), len(actors))
    moves = _legal(match, actor)
    place = _place(match, moves, action)
    if place is None or len(moves) > MOST_LEGAL:
        raise unwritable("there are too many choices in it")
    digits.put(place, len(moves))
    if "at" in action:
        digits.put_any(action["at"] - match.state.phase.write(match.state, moves[place])["at"])


def _place(match: Match, moves: list[Any], action: Entry) -> int | None:
    """Return the place of an action among moves, ignoring its time."""
    if "at" not in action:
        move, _ = match.game.read_move(match.state, action)
        return moves.index(move) if move in moves else None
    write, wanted = match.state.phase.write, _bare(match, action)
    return next((at for at, move in enumerate(moves) if _bare(match, write(match.state, move)) == wanted), None)


def read_choices(digits: Reader, match: Match) -> None:
    """Play ``match`` from its beginning to its end; raise ``bad_link`` if the choices lead to no end."""
    while not match.state.over:
        if len(match.log) == MOST_ENTRIES:
            raise bad("its match has no end")
        action = _read_choice(digits, match)
        try:
            match.act(action)
        except Refused:
            raise bad("it holds what can't be played") from None


def _read_choice(digits: Reader, match: Match) -> Entry:
    actors = _actors(match)
    moves = _legal(match, actors[digits.take(len(actors))])
    if not moves or len(moves) > MOST_LEGAL:
        raise bad("nobody could go on as it says")
    action: Entry = match.state.phase.write(match.state, moves[digits.take(len(moves))])
    return {**action, "at": action["at"] + digits.take_any()} if "at" in action else action
