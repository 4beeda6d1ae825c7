"""Tricks as views show them; see ``TrickShape``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from py_engine.seats import turn_order


def single_cards(number: int, leader: int, cards: Sequence[str], seats: int) -> dict[str, Any]:
    """Return a trick to which each seat plays one card, clockwise from the leader, with the cards played so far."""
    order = turn_order(leader, seats)
    plays = [{"seat": order[place], "cards": [card]} for place, card in enumerate(cards)]
    return {"number": number, "leader": leader, "plays": plays}
