"""The deal: shuffling, checking, and the first position (1)."""

from __future__ import annotations

from py_engine.cards import Chance, dealt, parts_fault, shuffled
from py_engine.game import Deal, Options
from py_engine.games.bokunron.data import ACES, CARD, DEALT, INDEX, LEADS, PLAZA, STOCK_DECK, TRICKS, UNSEEN
from py_engine.games.bokunron.state import BokunronState
from py_engine.phase import Phases
from py_engine.reading import integer, list_of

_LIST = list_of(CARD)
DEAL_FIELDS = {"aces": _LIST, "leads": _LIST, "plaza": _LIST, "cards": list_of(_LIST), "start": integer}
"""A deal's fields (7)."""


def make_deal(seats: int, options: Options, chance: Chance, start: int) -> Deal:
    """Return a shuffled deal as card names, without the cards that leave the game unseen (1.1-1.5)."""
    aces = shuffled(ACES, chance)[:seats]
    leads = shuffled(LEADS, chance)[UNSEEN:]
    plaza, _, *cards = dealt(shuffled(STOCK_DECK[seats], chance), [PLAZA, UNSEEN, *[DEALT] * seats])
    return {"aces": aces, "leads": leads, "plaza": plaza, "cards": cards, "start": start}


def deal_fault(seats: int, options: Options, deal: Deal) -> str | None:
    """Describe the fault in the cards of a deal, or return ``None`` (S3)."""
    return (
        parts_fault([deal["aces"]], [seats], ACES)
        or parts_fault([deal["leads"]], [TRICKS], LEADS)
        or parts_fault([deal["plaza"], *deal["cards"]], [PLAZA, *[DEALT] * seats], STOCK_DECK[seats])
    )


def lay_out(phases: Phases, seats: int, options: Options, deal: Deal) -> BokunronState:
    """Return the first position of a checked deal: all seats owe their hands (1)."""
    index = INDEX.__getitem__
    aces, leads, plaza = (map(index, deal[part]) for part in ("aces", "leads", "plaza"))
    cards = [map(index, part) for part in deal["cards"]]
    state = BokunronState(phases, tuple(aces), tuple(leads), cards, deal["start"])
    for card in plaza:
        state.add_to_plaza(card)
    return state
