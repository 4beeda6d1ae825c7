"""The end (2.7): the score sheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from py_engine.games.trump_fighter.data import SEATS
from py_engine.games.trump_fighter.roster import CHARACTERS
from py_engine.games.trump_fighter.skills import Character
from py_engine.games.trump_fighter.state import TrumpFighterState


def character_of(state: TrumpFighterState, seat: int) -> Character:
    """Return a seat's character; the seat must have chosen one."""
    return CHARACTERS[state.characters[seat]]


def skill_ids(state: TrumpFighterState, seat: int, skills: Iterable[int]) -> list[str]:
    """Return the ids of some of the seat's skills, given by their places."""
    return [character_of(state, seat).skills[skill].id for skill in skills]


def score_sheet(state: TrumpFighterState) -> list[dict[str, Any]]:
    """Return every seat's succeeded skills, miss cards and total (7)."""
    return [
        {
            "seat": seat,
            "skills": skill_ids(state, seat, state.used[seat]),
            "misses": state.misses[seat],
            "total": state.totals[seat],
        }
        for seat in range(SEATS)
    ]
