"""Where Akuma Trick's cards lie."""

from __future__ import annotations

from py_engine.games.akuma_trick.data import names
from py_engine.games.akuma_trick.state import AkumaTrickState


def census(state: AkumaTrickState) -> list[str]:
    """Return the names of all cards of the game, wherever they lie."""
    return [name for cards in (*state.hands, state.laid, state.gone) for name in names(cards)]
