"""Drawing a move of Lucky Maker at random; see :mod:`tests.draws`."""

from __future__ import annotations

from py_engine.cards import Chance
from py_engine.games.lucky_maker.play_phase import PlayPhase, playable
from py_engine.games.lucky_maker.state import LuckyMakerState


def card(state: LuckyMakerState, chance: Chance) -> int:
    """Draw one of the cards that may be played."""
    cards = playable(state)
    return cards[chance.below(len(cards))]


DRAWS = {PlayPhase: card}
