"""Effects of couples: a table from events to steps (5.3, 6.3).

A step acts immediately, or enters the phase in which its choice is made; if no choice would touch a card,
the choice is skipped (2.3) and the phase stays ``couple``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from py_engine.games.ghost_couple.data import (
    BANISH_AND_GO_ON,
    BLOCK_AREAS,
    CENTRE,
    CORNERS,
    TAKEN,
    X_AREAS,
)
from py_engine.games.ghost_couple.score import current_points
from py_engine.games.ghost_couple.state import GhostCoupleState
from py_engine.games.ghost_couple.turn import end_turn, turn_cards
from py_engine.seats import turn_order

Step = Callable[[GhostCoupleState], None]
"""A change of the position by an event."""


def turn_more(count: int) -> Step:
    """Make events 1, 2, 3: ``count`` further cards must be turned up."""
    return lambda state: turn_cards(state, count)


def turn_corners(state: GhostCoupleState) -> None:
    """Event 4: turn the corners up; the hand can't be used."""
    state.hand_closed = True
    turn_area(state, CORNERS)


def turn_area(state: GhostCoupleState, area: Iterable[int]) -> None:
    """Turn up the area's face-down cards; skip the rest (5.4)."""
    for cell in area:
        if cell in state.down:
            state.turn_up(cell)


def middles(state: GhostCoupleState, areas: dict[int, tuple[int, ...]]) -> list[int]:
    """Return the middles of the areas with a face-down card (5.4)."""
    down = set(state.down)
    return [cell for cell, area in areas.items() if not down.isdisjoint(area)]


def choose_area(phase: str, areas: dict[int, tuple[int, ...]]) -> Step:
    """Make events 5 and 6: an area is turned up; the hand can't be used, even if no area can be chosen (2.3)."""

    def step(state: GhostCoupleState) -> None:
        state.hand_closed = True
        if middles(state, areas):
            state.enter(phase)

    return step


def take(state: GhostCoupleState) -> None:
    """Event 7: take three face-down cards into the hand."""
    state.count = min(TAKEN, len(state.down))
    if state.count:
        state.enter("take")


def draw_for(count: int) -> Step:
    """Make events 8 and 9: a seat of the player's choice draws."""

    def step(state: GhostCoupleState) -> None:
        state.count = min(count, len(state.pile))
        if state.count:
            state.enter("draw_for")

    return step


def skip(state: GhostCoupleState) -> None:
    """Event 10: one more seat is skipped, at most all the others (5.5)."""
    state.skips = min(state.skips + 1, state.seats - 1)


def reverse(state: GhostCoupleState) -> None:
    """Event 11: reverse the direction."""
    state.direction = -state.direction


def reshuffle(state: GhostCoupleState) -> None:
    """Event 12: shuffle the hand into the deck and draw a new one."""
    if state.pile and state.hands[state.turn]:
        state.enter("reshuffle")


def banish(count: int, ends_turn: bool) -> Step:
    """Make events 13 and 14 and the K: banish from the board; the events always end the turn."""

    def step(state: GhostCoupleState) -> None:
        state.count = min(count, state.board_size())
        state.ends_turn = ends_turn
        if state.count:
            state.enter("banish")
        elif ends_turn:
            end_turn(state)

    return step


def look(state: GhostCoupleState) -> None:
    """Event 15: look at another hand."""
    if any(state.hands[seat] for seat in state.others()):
        state.enter("look")


def leader_draws(state: GhostCoupleState) -> None:
    """Event 16: the seats with the most points draw two each, from the acting seat on."""
    points = current_points(state)
    most = max(points)
    for seat in turn_order(state.turn, state.seats, state.direction):
        if points[seat] == most:
            state.deal_to(seat, 2)


def from_treasure(phase: str) -> Step:
    """Make events 17 and 18: steal or banish a card of another treasure."""

    def step(state: GhostCoupleState) -> None:
        if any(state.treasures[seat] for seat in state.others()):
            state.enter(phase)

    return step


def show_board(state: GhostCoupleState) -> None:
    """Event 19: the whole board is face up until it is covered."""
    if state.board_size() > (state.board[CENTRE] >= 0):
        turn_area(state, tuple(state.down))
        state.enter("cover")


EFFECTS: dict[int, Step] = {
    1: turn_more(1),
    2: turn_more(2),
    3: turn_more(3),
    4: turn_corners,
    5: choose_area("flip_x", X_AREAS),
    6: choose_area("flip_block", BLOCK_AREAS),
    7: take,
    8: draw_for(2),
    9: draw_for(3),
    10: skip,
    11: reverse,
    12: reshuffle,
    13: banish(1, ends_turn=True),
    14: banish(2, ends_turn=True),
    15: look,
    16: leader_draws,
    17: from_treasure("rob"),
    18: from_treasure("banish_treasure"),
    19: show_board,
    BANISH_AND_GO_ON: banish(1, ends_turn=False),
}
"""The effect of each event; the playing cards use the numbers of the equal events (5.3)."""
