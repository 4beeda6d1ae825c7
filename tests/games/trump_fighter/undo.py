"""Super Trump Fighter takes nothing back (1.1, 2.1, 7)."""

from __future__ import annotations

ALWAYS: frozenset[str] = frozenset()
SOMETIMES: frozenset[str] = frozenset()
NEVER = frozenset({"character", "ready", "battle", "move", "call", "resolve", "stall", "agree"})
PRIVATE: frozenset[str] = frozenset()
"""By which their seat alone may come to see a card."""

LEAST_TOLD = 0.0
"""Of the actions that stay, the part in which another deal would have shown something else."""
LEAST_TAKEN_BACK = 0.0
"""Of all actions, the part that can be taken back."""
