"""Points: of a treasure, as they stand, and the score sheet (4, 5.2, 6.4)."""

from __future__ import annotations

from typing import NamedTuple

from py_engine.cards import cards_in
from py_engine.games.ghost_couple.data import ALLIES_POINTS, QUARTET_POINTS
from py_engine.games.ghost_couple.shapes import SeatResult
from py_engine.games.ghost_couple.state import GhostCoupleState


class Terms(NamedTuple):
    """A seat's points by their source (4.3)."""

    cards: int
    quartets: int
    abilities: int
    bonus: int


def terms(state: GhostCoupleState, seat: int) -> Terms:
    """Return what the seat has; the bonus of 4.2 is there only when the match is over."""
    tables, treasure = state.tables, state.treasures[seat]
    cards = sum(tables.points[card] for card in cards_in(treasure))
    quartet = tables.quartet
    full = quartet != 0 and treasure & quartet == quartet
    first, second = tables.allies
    allied = bool(treasure & first and treasure & second)
    return Terms(
        cards=cards,
        quartets=QUARTET_POINTS if full else 0,
        abilities=state.prizes[seat] + (ALLIES_POINTS if allied else 0),
        bonus=state.seats if seat == state.first_empty else 0,
    )


def standing(state: GhostCoupleState) -> list[int]:
    """Return every seat's points as they stand."""
    return [sum(terms(state, seat)) for seat in range(state.seats)]


def score_terms(state: GhostCoupleState) -> list[str]:
    """Return the terms that this match's deck can score, in the order of the sheet (4.3)."""
    absent = "abilities" if state.tables.quartet else "quartets"
    return [term for term in Terms._fields if term != absent]


def score_sheet(state: GhostCoupleState) -> list[SeatResult]:
    """Return every seat's points, term by term (4.3)."""
    sheet: list[SeatResult] = []
    for seat in range(state.seats):
        found = terms(state, seat)
        sheet.append(
            {
                "seat": seat,
                "cards": found.cards,
                "quartets": found.quartets,
                "abilities": found.abilities,
                "bonus": found.bonus,
                "points": sum(found),
            }
        )
    return sheet
