"""Checks of JSON against a type: the same TypedDicts from which the page's types are made."""

from __future__ import annotations

from typing import Any

from py_engine.games import GAMES
from py_engine.think.whole import Table, shape_check
from tests.play import SetUp


def fault(value: Any, kind: Any, set_up: SetUp | None = None) -> str | None:
    """Return the path to the first place where ``value`` is not of the type; extra fields are faults too.

    A view needs the set-up of its match, which has its seats and cards.
    """
    cards = {str(card["id"]) for card in GAMES[set_up.game].cards()} if set_up else set()
    return shape_check(kind, Table(set_up.seats if set_up else 0, cards))(value)
