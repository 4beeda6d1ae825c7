"""Lucky Maker's table: carrying actions out through the screen, and what it must show."""

from __future__ import annotations

from typing import Any

from e2e.table import Table, named
from py_engine.match import Match


def perform(table: Table, match: Match, action: dict[str, Any]) -> None:
    """Play a card by two taps, or deal the next game."""
    if action["do"] == "deal":
        table.button.click()
        return
    table.hand.and_(table.page.locator(f"[data-card='{action['card']}']")).click()
    table.page.locator(".hand-chosen").click()


def carry(table: Table, match: Match, action: dict[str, Any]) -> None:
    """Carry a card to the table, or deal the next game."""
    if action["do"] == "deal":
        perform(table, match, action)
    else:
        table.carry(action["card"])


def needs_hand(match: Match, action: dict[str, Any]) -> bool:
    """Whether an action can only be carried out with a hand open: everybody sees who is to deal."""
    return bool(action["do"] != "deal")


def check_screen(table: Table, match: Match, seat: int) -> None:
    """Assert that the hand is the seat's own and that what may be played stands out."""
    assert sorted(table.cards()) == sorted(match.view(seat)["hand"])
    playable = {action["card"] for action in match.legal(99)[0] if action["do"] == "play"}
    assert set(named(table.legal)) == playable
