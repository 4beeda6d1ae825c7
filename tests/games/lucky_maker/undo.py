"""The verbs of Lucky Maker by whether they can be undone."""

from __future__ import annotations

ALWAYS: frozenset[str] = frozenset()
SOMETIMES = frozenset({"play"})
"""Undoable unless the card turns the next master over."""
NEVER = frozenset({"deal"})
PRIVATE: frozenset[str] = frozenset()
"""Verbs that may show their seat alone a card."""

LEAST_TOLD = 0.5
"""Least share of the final actions that would have shown something else in another deal."""
