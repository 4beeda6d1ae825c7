"""Which of Bokunron's actions can be taken back."""

from __future__ import annotations

ALWAYS = frozenset({"hand"})
SOMETIMES = frozenset({"play", "pass", "tyrant", "no_tyrant", "plaza"})
"""Not one that turns up the cards of others or a lead card."""
NEVER: frozenset[str] = frozenset()
PRIVATE: frozenset[str] = frozenset()
"""By which their seat alone may come to see a card."""

LEAST_TOLD = 0.5
"""Of the actions that stay, the part in which another deal would have shown something else."""
LEAST_TAKEN_BACK = 0.5
"""Of all actions, the part that can be taken back."""
