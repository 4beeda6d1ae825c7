"""Worth of a card kept for Lucky Maker's last trick, for which few cards are left."""

from __future__ import annotations

from collections.abc import Sequence

from py_engine.cards import Chance, shuffled
from py_engine.games.lucky_maker.state import LuckyMakerState
from py_engine.games.lucky_maker.trick import decide

DEALS = 300
"""Number of deals of the last cards that are considered."""
DENIED = 0.5
"""Worth of a point that another seat gets."""


def kept_worths(state: LuckyMakerState, cards: Sequence[int], dice: Chance) -> list[float]:
    """Return for each card the worth in points of keeping the other card in hand for the last trick.

    The unseen cards are dealt at random.
    """
    seat, hand = state.turn, state.hands[state.turn]
    unseen = [*state.masters, *(card for other, held in enumerate(state.hands) if other != seat for card in held)]
    unseen.sort()
    worths = [0.0] * len(cards)
    for _ in range(DEALS):
        master, *others = shuffled(unseen, dice)[: state.seats]
        place = dice.below(state.seats)
        for number, card in enumerate(cards):
            kept = hand[0] if card == hand[1] else hand[1]
            played = [*others[:place], kept, *others[place:]]
            winner, points, _, _ = decide(master, 0, played, state.seats, state.winner_leads)
            worths[number] += points if winner == place else -DENIED * points if winner >= 0 else 0.0
    return [worth / DEALS for worth in worths]


def keeps_one(state: LuckyMakerState) -> bool:
    """Return whether one card will be left in hand, for one master."""
    return len(state.masters) == 1 and len(state.hands[state.turn]) == 2
