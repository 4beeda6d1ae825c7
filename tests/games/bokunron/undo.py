"""The verbs of Bokunron by whether they can be undone."""

from __future__ import annotations

ALWAYS = frozenset({"hand"})
SOMETIMES = frozenset({"play", "pass", "tyrant", "no_tyrant", "plaza"})
"""Undoable unless it turns up the cards of others or a lead card."""
NEVER: frozenset[str] = frozenset()
PRIVATE: frozenset[str] = frozenset()
"""Verbs that may show their seat alone a card."""

LEAST_TOLD = 0.5
"""Least share of the final actions that would have shown something else in another deal."""
