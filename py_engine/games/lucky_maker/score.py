"""The end (4): points and the score sheet."""

from __future__ import annotations

from typing import Any

from py_engine.games.lucky_maker.data import CARDS, SUITS
from py_engine.games.lucky_maker.state import LuckyMakerState
from py_engine.games.lucky_maker.trick import Trick


def scores(state: LuckyMakerState) -> list[int | None]:
    """Return the points so far, added up over the match (2.1)."""
    return list(state.points)


def score_sheet(state: LuckyMakerState) -> list[dict[str, Any]]:
    """Return every seat's won tricks and points, game by game (4.3)."""
    return [
        {
            "seat": seat,
            "games": [_game_result(tricks, seat) for tricks in state.games],
            "points": state.points[seat],
        }
        for seat in range(state.seats)
    ]


def _game_result(tricks: list[Trick], seat: int) -> dict[str, Any]:
    won = [trick for trick in tricks if trick.winner == seat]
    return {
        "tricks": [
            {"master": CARDS[trick.master], "suit": SUITS[trick.scored], "points": trick.points} for trick in won
        ],
        "points": sum(trick.points for trick in won),
    }
