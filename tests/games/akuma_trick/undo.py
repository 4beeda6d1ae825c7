"""Which of Akuma Trick's actions can be taken back: all but a steal."""

from __future__ import annotations

ALWAYS = frozenset({"play", "release", "stop"})
SOMETIMES: frozenset[str] = frozenset()
NEVER = frozenset({"steal"})
PRIVATE = frozenset({"steal"})
"""By which their seat alone may come to see a card."""

LEAST_TOLD = 0.5
"""Of the actions that stay, the part in which another deal would have shown something else."""
LEAST_TAKEN_BACK = 0.8
"""Of all actions, the part that can be taken back."""
