"""The current points and the score sheet (4, 5.2, 6.4)."""

from __future__ import annotations

from typing import Any, NamedTuple

from py_engine.cards import cards_in
from py_engine.games.ghost_couple.data import ALLIES_POINTS, QUARTET_POINTS
from py_engine.games.ghost_couple.state import GhostCoupleState
from py_engine.seats import best_seats


class Terms(NamedTuple):
    """A seat's points by their source (4.3)."""

    cards: int
    quartets: int
    abilities: int
    bonus: int


def terms(state: GhostCoupleState, seat: int) -> Terms:
    """Return the seat's points; the bonus of 4.2 is included only when the match is over."""
    deck, treasure = state.deck, state.treasures[seat]
    cards = sum(deck.points[card] for card in cards_in(treasure))
    quartet = deck.quartet
    full = quartet != 0 and treasure & quartet == quartet
    first, second = deck.allies
    allied = bool(treasure & first and treasure & second)
    return Terms(
        cards=cards,
        quartets=QUARTET_POINTS if full else 0,
        abilities=state.prizes[seat] + (ALLIES_POINTS if allied else 0),
        bonus=state.seats if seat == state.first_empty else 0,
    )


def current_points(state: GhostCoupleState) -> list[int]:
    """Return every seat's current points."""
    return [sum(terms(state, seat)) for seat in range(state.seats)]


def scores(state: GhostCoupleState) -> list[int | None]:
    """Return every seat's current points: the treasures are open (1.2)."""
    return [*current_points(state)]


def winners(state: GhostCoupleState) -> list[int]:
    """Return the seats with the most points (S7)."""
    return best_seats(current_points(state))


def score_terms(state: GhostCoupleState) -> list[str]:
    """Return the terms that this match's deck can score, in the order of the sheet (4.3)."""
    absent = "abilities" if state.deck.quartet else "quartets"
    return [term for term in Terms._fields if term != absent]


def score_sheet(state: GhostCoupleState) -> list[dict[str, Any]]:
    """Return every seat's points by their terms (4.3); see ``SeatResult``."""
    seats = enumerate(terms(state, seat) for seat in range(state.seats))
    return [{"seat": seat, **found._asdict(), "points": sum(found)} for seat, found in seats]
