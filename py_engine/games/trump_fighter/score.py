"""The end (2.7): points, winners and the score sheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from py_engine.games.trump_fighter.data import SEATS
from py_engine.games.trump_fighter.roster import CHARACTERS
from py_engine.games.trump_fighter.skills import Character
from py_engine.games.trump_fighter.state import TrumpFighterState
from py_engine.seats import best_seats


def character_of(state: TrumpFighterState, seat: int) -> Character:
    """Return a seat's character; the seat must have chosen one."""
    return CHARACTERS[state.characters[seat]]


def skill_ids(state: TrumpFighterState, seat: int, skills: Iterable[int]) -> list[str]:
    """Return the ids of some of the seat's skills, given by their places."""
    return [character_of(state, seat).skills[skill].id for skill in skills]


def scores(state: TrumpFighterState) -> list[int | None]:
    """Return the totals, miss cards included (2.5)."""
    return list(state.totals)


def winners(state: TrumpFighterState) -> list[int]:
    """Return the seat with the higher total, or both (2.7)."""
    return best_seats(state.totals)


def ending(state: TrumpFighterState) -> dict[str, Any]:
    """Return ``ended_by``: ``settled`` or ``time_up`` (2.5, 2.6)."""
    return {"by": state.ended_by}


def score_sheet(state: TrumpFighterState) -> list[dict[str, Any]]:
    """Return every seat's succeeded skills, miss cards and points (7)."""
    return [
        {
            "seat": seat,
            "skills": skill_ids(state, seat, state.used[seat]),
            "misses": state.misses[seat],
            "points": state.totals[seat],
        }
        for seat in range(SEATS)
    ]
