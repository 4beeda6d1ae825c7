"""The contest: the power of cards and plays, and who wins (clause 4). Nothing here changes the position."""

from __future__ import annotations

from collections.abc import Sequence

from py_engine.games.bokunron.data import CHIP_LESS, LEAD_POWER, MARKER_LESS, PILE_POWER, SUIT_OF
from py_engine.games.bokunron.state import BokunronState, Contest, Laid

NOBODY = -1
NO_PART = -1


def plaza_values(state: BokunronState) -> tuple[int, ...]:
    """Return what the plaza makes of a card of each suit, 1 for an upright card and 2 for a pile (4.3)."""
    columns = zip(state.upright, state.piles, strict=True)
    return tuple([len(upright) + PILE_POWER * len(piles) for upright, piles in columns])


def card_powers(lead_suit: int, values: Sequence[int], chips: Sequence[int]) -> list[int]:
    """Return a card's power by suit: 10 or the plaza's value, less 2 a chip, 0 at the least (4.3, 4.4)."""
    powers = []
    for suit, value in enumerate(values):
        full = LEAD_POWER if suit == lead_suit else value
        powers.append(max(0, full - CHIP_LESS * chips[suit]))
    return powers


def follows(cards: Sequence[int], lead_suit: int) -> bool:
    """Tell whether a play has the lead suit, so that it takes part (4.2)."""
    return lead_suit in [SUIT_OF[card] for card in cards]


def play_power(laid: Laid, lead_suit: int, powers: Sequence[int], marker: int) -> int:
    """Return the total of a play, ``NO_PART`` if it has no card of the lead suit (4.2).

    The marker holder's total is 1 less, 0 at the least (4.5).
    """
    total, part = 0, False
    for card in laid.cards:
        suit = SUIT_OF[card]
        total += powers[suit]
        if suit == lead_suit:
            part = True
    if not part:
        return NO_PART
    return max(0, total - MARKER_LESS) if laid.seat == marker else total


def winner_of(table: Sequence[Laid], lead_suit: int, powers: Sequence[int], marker: int) -> int:
    """Return the seat with the highest power, the later one if level (4.6); ``NOBODY`` if none took part (4.2)."""
    best, winner = 0, NOBODY
    for laid in table:
        power = play_power(laid, lead_suit, powers, marker)
        if power >= best:
            best, winner = power, laid.seat
    return winner


def judge(state: BokunronState) -> Contest:
    """Return the trick on the table as it is settled now."""
    values, chips = plaza_values(state), tuple(state.on)
    powers = card_powers(state.lead_suit, values, chips)
    return Contest(
        trick=state.trick,
        lead=state.lead,
        leader=state.leader(),
        marker=state.marker,
        table=tuple(state.table),
        passed=tuple([seat for seat in state.order if state.passed[seat]]),
        placed=tuple(state.placed),
        values=values,
        chips=chips,
        winner=winner_of(state.table, state.lead_suit, powers, state.marker),
        laid=[],
        formed=[],
        log_end=state.log_length,
    )
