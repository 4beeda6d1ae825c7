"""Which of Lucky Maker's actions can be taken back."""

from __future__ import annotations

ALWAYS: frozenset[str] = frozenset()
SOMETIMES = frozenset({"play"})
"""Not a card that turns the next master over."""
NEVER = frozenset({"deal"})
PRIVATE: frozenset[str] = frozenset()
"""By which their seat alone may come to see a card."""

LEAST_TOLD = 0.5
"""Of the actions that stay, the part in which another deal would have shown something else."""
LEAST_TAKEN_BACK = 0.6
"""Of all actions, the part that can be taken back."""
