"""Hints on the screen: the lamp that requests them, and their texts."""

from __future__ import annotations

from playwright.sync_api import Locator

from e2e.lib.table import Table

PATIENCE = 60_000
"""Milliseconds for a second engine to start and to think, on a busy machine."""


def lamp(table: Table) -> Locator:
    """Return the button for a hint."""
    return table.page.locator(".lamp")


def panel(table: Table) -> Locator:
    """Return the panel of a hint."""
    return table.page.get_by_test_id("hint")


def ask_hint(table: Table) -> Locator:
    """Request a hint and return its moves."""
    lamp(table).click()
    moves = panel(table).locator(".hint-move")
    moves.first.wait_for(timeout=PATIENCE)
    return moves
