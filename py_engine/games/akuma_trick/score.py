"""The end (5): points, winners and the score sheet."""

from __future__ import annotations

from typing import Any

from py_engine.cards import cards_in
from py_engine.games.akuma_trick.data import POINTS, names
from py_engine.games.akuma_trick.state import AkumaTrickState


def values(hand: int) -> list[int]:
    """Return the points of each card left in a hand, in the order of the notation (5.2)."""
    return [POINTS[card] for card in cards_in(hand)]


def scores(state: AkumaTrickState) -> list[int | None]:
    """Return every seat's points for the cards left, ``None`` for each until the game is over (5.2, S10)."""
    return [sum(values(hand)) if state.over else None for hand in state.hands]


def winners(state: AkumaTrickState) -> list[int]:
    """Return the seats with cards left and the lowest points, among these those with the fewest cards (5.3)."""
    ranks = {seat: (sum(values(hand)), hand.bit_count()) for seat, hand in enumerate(state.hands) if hand}
    best = min(ranks.values())
    return [seat for seat, rank in ranks.items() if rank == best]


def standing(state: AkumaTrickState) -> list[int]:
    """Return the seats in their final order (5.3): the seat that ran out of cards can't win."""
    return sorted(
        range(state.seats),
        key=lambda seat: (not state.hands[seat], sum(values(state.hands[seat])), state.hands[seat].bit_count()),
    )


def score_sheet(state: AkumaTrickState) -> list[dict[str, Any]]:
    """Return every seat's cards with the points of each; see ``AkumaTrickSeatResult``."""
    return [
        {"seat": seat, "cards": names(hand), "values": values(hand), "points": sum(values(hand))}
        for seat, hand in enumerate(state.hands)
    ]
