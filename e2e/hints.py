"""Hints on the screen: asked for by the lamp, and what they say."""

from __future__ import annotations

from playwright.sync_api import Locator

from e2e.table import Table

PATIENCE = 60_000
"""Milliseconds for a second engine to start and to think, on a busy machine."""


def lamp(table: Table) -> Locator:
    """What asks for a hint."""
    return table.page.locator(".lamp")


def panel(table: Table) -> Locator:
    """What a hint says."""
    return table.page.get_by_test_id("hint")


def ask_hint(table: Table) -> Locator:
    """Ask for a hint and return the moves that it tells of."""
    lamp(table).click()
    moves = panel(table).locator(".hint-move")
    moves.first.wait_for(timeout=PATIENCE)
    return moves
