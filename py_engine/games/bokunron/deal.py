"""The deal: shuffling, what a right one is, and the first position (1)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from py_engine.cards import Chance, dealt, shuffled
from py_engine.game import Deal, Options
from py_engine.games.bokunron.data import ACES, CARD, DEALT, INDEX, LEADS, PLAZA, STOCK_DECK, TRICKS, UNSEEN
from py_engine.games.bokunron.state import BokunronState
from py_engine.phase import Phases
from py_engine.reading import integer, list_of

_LIST = list_of(CARD)
DEAL_FIELDS = {"aces": _LIST, "leads": _LIST, "plaza": _LIST, "cards": list_of(_LIST), "start": integer}
"""A deal's fields (7)."""


def make_deal(seats: int, options: Options, chance: Chance, start: int) -> Deal:
    """Return a shuffled deal as card names; what leaves the game unseen is not in it (1.1-1.5)."""
    aces = shuffled(ACES, chance)[:seats]
    leads = shuffled(LEADS, chance)[UNSEEN:]
    plaza, _, *cards = dealt(shuffled(STOCK_DECK[seats], chance), [PLAZA, UNSEEN, *[DEALT] * seats])
    return {"aces": aces, "leads": leads, "plaza": plaza, "cards": cards, "start": start}


def deal_fault(seats: int, options: Options, deal: Deal) -> str | None:
    """Say in words what is wrong with the cards of a deal, ``None`` if nothing is (S3)."""
    hands = deal["cards"]
    if len(hands) != seats or any(len(hand) != DEALT for hand in hands):
        return f"{seats} players need {seats} lists of {DEALT} cards"
    stock = [*deal["plaza"], *(card for hand in hands for card in hand)]
    return (
        _part_fault("aces", deal["aces"], seats, ACES)
        or _part_fault("leads", deal["leads"], TRICKS, LEADS)
        or _part_fault("plaza and cards", stock, PLAZA + DEALT * seats, STOCK_DECK[seats])
    )


def _part_fault(what: str, cards: Sequence[str], size: int, deck: Collection[str]) -> str | None:
    if len(cards) != size or len(set(cards)) != size:
        return f"{what} must be {size} different cards"
    strange = next((card for card in cards if card not in deck), None)
    return f"{strange} is no card of the deck that {what} come from" if strange else None


def lay_out(phases: Phases, seats: int, options: Options, deal: Deal) -> BokunronState:
    """Return the first position of a checked deal: all seats owe their hands (1)."""
    index = INDEX.__getitem__
    aces, leads, plaza = (map(index, deal[part]) for part in ("aces", "leads", "plaza"))
    cards = [map(index, part) for part in deal["cards"]]
    state = BokunronState(phases, tuple(aces), tuple(leads), cards, deal["start"])
    for card in plaza:
        state.add_to_plaza(card)
    return state
