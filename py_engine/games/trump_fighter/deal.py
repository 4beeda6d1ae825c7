"""The deal: the whole deck in drawing order, its check, and the first position (1.2)."""

from __future__ import annotations

from py_engine.cards import Chance, parts_fault, shuffled
from py_engine.game import Deal, Options
from py_engine.games.trump_fighter.data import CARD, CARDS, INDEX
from py_engine.games.trump_fighter.state import TrumpFighterState
from py_engine.phase import Phases
from py_engine.reading import list_of

DEAL_FIELDS = {"deck": list_of(CARD, len(CARDS))}
"""A deal's one field: the order of the ``deck`` (7)."""


def make_deal(seats: int, options: Options, chance: Chance, start: int) -> Deal:
    """Return the shuffled deck; there is no start seat (1.5)."""
    return {"deck": shuffled(CARDS, chance)}


def deal_fault(seats: int, options: Options, deal: Deal) -> str | None:
    """Describe the fault in the cards of a deal, or return ``None`` (S3)."""
    return parts_fault([deal["deck"]], [len(CARDS)], INDEX)


def lay_out(phases: Phases, seats: int, options: Options, deal: Deal) -> TrumpFighterState:
    """Return the first position of a checked deal: the whole deck, and the characters still to choose."""
    deck = [INDEX[name] for name in reversed(deal["deck"])]
    return TrumpFighterState(phases, options["check_s"] * 1000, options["window_ms"], deck)
