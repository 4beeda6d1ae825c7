"""Lucky Maker's table as a person uses it: the driver for whole matches, and saves for its screens."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from e2e.table import NAMES, Table
from py_engine.games import GAMES
from py_engine.match import Match


def perform(table: Table, match: Match, action: dict[str, Any]) -> None:
    """Play a card by two taps, or deal the next game."""
    table.go_on()
    if action["do"] == "deal":
        table.button.click()
        return
    table.hand.and_(table.page.locator(f"[data-card='{action['card']}']")).click()
    table.page.locator(".hand-chosen").click()


def check_screen(table: Table, match: Match, seat: int) -> None:
    """Assert that the hand is the seat's own and the right cards stand out."""
    assert sorted(table.cards()) == sorted(match.view(seat)["hand"])


def played(actions: int, players: int = 4, options: dict[str, str] | None = None) -> dict[str, Any]:
    """Return the save of a match after that many actions, or of a finished one."""
    seats = [{"name": name} for name in NAMES[:players]]
    match = Match.new(GAMES["lucky_maker"], seats, options or {}, {"seed": 3})
    rng = random.Random(3)
    while not match.state.over and len(match.log) < actions:
        match.act(rng.choice(match.legal(99)[0]))
    return match.save()


SCENES: dict[str, Callable[[], dict[str, Any]]] = {
    "lead": lambda: played(0),
    "follow-five": lambda: played(2, players=5),
    "finished-trick": lambda: played(9),
    "next-deal": lambda: played(45, players=3, options={"games": "players"}),
    "over": lambda: played(99),
}
