"""Super Trump Fighter has no undo (1.1, 2.1, 7)."""

from __future__ import annotations

ALWAYS: frozenset[str] = frozenset()
SOMETIMES: frozenset[str] = frozenset()
NEVER = frozenset({"character", "ready", "battle", "move", "call", "resolve", "stall", "agree"})
PRIVATE: frozenset[str] = frozenset()
"""Verbs that may show their seat alone a card."""

LEAST_TOLD = 0.0
"""Least share of the final actions that would have shown something else in another deal."""
