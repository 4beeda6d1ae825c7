"""The places of Akuma Trick's cards, and the seats that see them."""

from __future__ import annotations

from py_engine.games.akuma_trick.data import names
from py_engine.games.akuma_trick.state import AkumaTrickState


def census(state: AkumaTrickState) -> list[str]:
    """Return the names of all cards of the game, in all places."""
    return [name for cards in (*state.hands, state.table_cards, state.gone) for name in names(cards)]


def in_sight(state: AkumaTrickState, seat: int | None) -> list[str]:
    """Return the names of the cards that ``seat`` (``None``: everyone) sees; at the end all (1.3)."""
    own = state.hands if state.over else [] if seat is None else [state.hands[seat]]
    return [name for cards in (*own, state.table_cards, state.gone) for name in names(cards)]
