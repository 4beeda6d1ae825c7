"""The verbs of Ghost Couple by whether they can be undone."""

from __future__ import annotations

ALWAYS = frozenset({"lay", "put", "banish_hand", "rob", "banish_treasure"})
SOMETIMES = frozenset({"couple", "swap", "end", "draw_for", "banish"})
"""Undoable unless it shows a card of the board or brings one into the own hand."""
NEVER = frozenset({"flip", "take", "flip_x", "flip_block", "look", "cover", "reshuffle"})
PRIVATE = frozenset({"couple", "draw_for", "look", "reshuffle", "take"})
"""Verbs that may show their seat alone a card."""

LEAST_TOLD = 0.2
"""Least share of the final actions that would have shown something else in another deal.

Cards turned up earlier are in the log: turning one up again shows nothing new, though it can't be undone.
"""
