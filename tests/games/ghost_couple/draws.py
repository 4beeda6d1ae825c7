"""Drawing a move of Ghost Couple at random; see :mod:`tests.draws`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from py_engine.cards import Chance, cards_in
from py_engine.games.ghost_couple.board_phases import CellsPhase, PutPhase
from py_engine.games.ghost_couple.couple_phase import END, CouplePhase, Move, couples, swap_owed
from py_engine.games.ghost_couple.lay_phase import LayPhase
from py_engine.games.ghost_couple.seat_phases import Pick, TreasurePhase
from py_engine.games.ghost_couple.state import GhostCoupleState
from py_engine.games.ghost_couple.turn import CellPhase


def nth_card(mask: int, n: int) -> int:
    """Return the card of a mask that has ``n`` lower ones in it."""
    for _ in range(n):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def drawn_from(pool: Sequence[int], count: int, chance: Chance) -> list[int]:
    """Return ``count`` different items of ``pool`` in a random order."""
    rest = list(pool)
    return [rest.pop(chance.below(len(rest))) for _ in range(count)]


def cell(state: Any, chance: Chance) -> int:
    """Draw one of the cells that may be named."""
    cells: Sequence[int] = state.phase.cells(state)
    return cells[chance.below(len(cells))]


def cells(state: Any, chance: Chance) -> Move:
    """Draw as many cells as the choice needs."""
    return tuple(sorted(drawn_from(state.phase.cells(state), state.count, chance)))


def lay(state: Any, chance: Chance) -> tuple[int, int]:
    """Draw a card of the hand and a cell."""
    hand, free = state.hands[state.turn], state.phase.cells(state)
    return nth_card(hand, chance.below(hand.bit_count())), free[chance.below(len(free))]


def put(state: GhostCoupleState, chance: Chance) -> Move:
    """Draw cards of the hand for the freed cells."""
    return tuple(drawn_from(cards_in(state.hands[state.turn]), len(state.freed), chance))


def couple(state: GhostCoupleState, chance: Chance) -> Move:
    """Draw one of the couples, swaps, or the end, each equally likely."""
    found = couples(state)
    many = len(found)
    if not swap_owed(state):
        at = chance.below(many + 1)
        return found[at] if at < many else END
    hand = state.hands[state.turn]
    at = chance.below(many + hand.bit_count())
    return found[at] if at < many else (nth_card(hand, at - many),)


def treasure(state: Any, chance: Chance) -> Pick:
    """Draw a card of one of the treasures, each treasure equally likely."""
    seats = state.phase.allowed_seats(state)
    seat = seats[chance.below(len(seats))]
    cards = state.treasures[seat]
    return seat, nth_card(cards, chance.below(cards.bit_count()))


DRAWS = {
    CellPhase: cell,
    CellsPhase: cells,
    LayPhase: lay,
    PutPhase: put,
    CouplePhase: couple,
    TreasurePhase: treasure,
}
