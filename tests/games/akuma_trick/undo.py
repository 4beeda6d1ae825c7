"""The verbs of Akuma Trick by whether they can be undone: all except a steal."""

from __future__ import annotations

ALWAYS = frozenset({"play", "release", "stop"})
SOMETIMES: frozenset[str] = frozenset()
NEVER = frozenset({"steal"})
PRIVATE = frozenset({"steal"})
"""Verbs that may show their seat alone a card."""

LEAST_TOLD = 0.5
"""Least share of the final actions that would have shown something else in another deal."""
