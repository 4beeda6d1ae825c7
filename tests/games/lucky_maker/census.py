"""The places of Lucky Maker's cards, and the seats that see them."""

from __future__ import annotations

from py_engine.games.lucky_maker.data import CARDS
from py_engine.games.lucky_maker.state import LuckyMakerState


def census(state: LuckyMakerState) -> list[str]:
    """Return the names of all cards of the present game, in all places."""
    open_master = [state.master] if state.master >= 0 else []
    tricks = [card for trick in state.tricks for card in (trick.master, *trick.cards)]
    hands = [card for hand in state.hands for card in hand]
    return [CARDS[card] for card in (*hands, *state.masters, *open_master, *state.table, *tricks)]


def in_sight(state: LuckyMakerState, seat: int | None) -> list[str]:
    """Return the names of the cards that ``seat`` (``None``: everyone) sees: open ones and its own (2.1)."""
    open_master = [state.master] if state.master >= 0 else []
    tricks = [card for trick in state.tricks for card in (trick.master, *trick.cards)]
    own = [] if seat is None else state.hands[seat]
    return [CARDS[card] for card in (*own, *open_master, *state.table, *tricks)]
