"""The deal: the order of the deck and the start seat, its check, and the first position (1.1, 7)."""

from __future__ import annotations

from py_engine.cards import Chance, parts_fault, shuffled
from py_engine.game import Deal, Options
from py_engine.games.ghost_couple.decks import CARD, DECKS
from py_engine.games.ghost_couple.state import GhostCoupleState
from py_engine.games.ghost_couple.turn import begin_turn
from py_engine.phase import Phases
from py_engine.reading import integer, list_of

DEAL_FIELDS = {"deck": list_of(CARD), "start": integer}
"""A deal's fields: the order of the ``deck``, and the ``start`` seat (7)."""


def make_deal(seats: int, options: Options, chance: Chance, start: int) -> Deal:
    """Return a shuffled deal as card names."""
    return {"deck": shuffled(DECKS[options["deck"]].names, chance), "start": start}


def deal_fault(seats: int, options: Options, deal: Deal) -> str | None:
    """Describe the fault in the cards of a deal, or return ``None`` (S3)."""
    names = DECKS[options["deck"]].names
    return parts_fault([deal["deck"]], [len(names)], names)


def lay_out(phases: Phases, seats: int, options: Options, deal: Deal) -> GhostCoupleState:
    """Return the first position of a checked deal: board and hands are dealt, the first turn has begun (1.1)."""
    deck = DECKS[options["deck"]]
    pile = [deck.index[name] for name in deal["deck"]]
    state = GhostCoupleState(seats, phases, deck, pile, deal["start"])
    begin_turn(state)
    return state
