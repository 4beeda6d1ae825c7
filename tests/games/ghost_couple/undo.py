"""Which of Ghost Couple's actions can be taken back."""

from __future__ import annotations

ALWAYS = frozenset({"lay", "put", "banish_hand", "rob", "banish_treasure"})
SOMETIMES = frozenset({"couple", "swap", "end", "draw_for", "banish"})
"""Not one that shows a card of the board or brings one into the own hand."""
NEVER = frozenset({"flip", "take", "flip_x", "flip_block", "look", "cover", "reshuffle"})
PRIVATE = frozenset({"couple", "draw_for", "look", "reshuffle", "take"})
"""By which their seat alone may come to see a card."""

LEAST_TOLD = 0.2
"""Of the actions that stay, the part in which another deal would have shown something else.

What was turned up before is in the log: to turn it up again tells nothing, though it can't be taken back.
"""
LEAST_TAKEN_BACK = 0.25
"""Of all actions, the part that can be taken back."""
