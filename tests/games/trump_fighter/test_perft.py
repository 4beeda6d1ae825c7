"""Counts of legal continuations from positions in mid-match, where the shared table only counts choices."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.trump_fighter.table import FASTEST_CALL, Table, lay
from tests.perft import perft

DEALT = "C2 C3 C4 C5  D2 D3 D4 D5"

pytestmark = pytest.mark.usefixtures("plain")


def check_begun(table: Table) -> None:
    """The first check: nobody is ready."""


def battle_begun(table: Table) -> None:
    """Four cards in each hand, empty fields."""
    table.battle(0)


def call_open(table: Table) -> None:
    """Ann has moved and called; Ben may still act if there is a window."""
    table.battle(0, lay("C2", 1))
    table.call(0, 50)


def fields_full(table: Table) -> None:
    """Both fields full; two and three cards in hand."""
    table.battle(0)
    table.moves(0, "C2 C3 C4 C5", at=0)
    table.moves(1, "D2 D3 D4 D5", at=0)
    table.settle(0, at=0)
    table.battle(500)
    for seat, many in ((0, 2), (1, 1)):
        for card in table.hands[seat][:many]:
            table.move(seat, str(card), 1, at=500)


def seat_bound(table: Table) -> None:
    """Ann has fewer field cards and is bound."""
    table.battle(0, None, lay("D2", 1))
    table.stall(10_000)


def break_made(table: Table) -> None:
    """A check after a break; both must move."""
    table.battle(0)
    table.stall(10_000)


def one_call_from_the_end(table: Table) -> None:
    """One wrong call from the end."""
    for at in range(0, 400, 100):
        table.battle(at, FASTEST_CALL)
    table.battle(1000)


@pytest.mark.parametrize(
    ("position", "window", "counts"),
    [
        (check_begun, 0, [2, 74, 586]),
        (check_begun, 100, [2, 74, 586]),
        (battle_begun, 0, [11, 84, 638]),
        (battle_begun, 100, [11, 94, 752]),
        (call_open, 0, [1, 2, 74]),
        (call_open, 100, [6, 23, 136]),
        (fields_full, 0, [23, 384, 5078]),
        (fields_full, 100, [23, 406, 5608]),
        (seat_bound, 0, [10, 74, 438]),
        (seat_bound, 100, [10, 83, 536]),
        (break_made, 0, [2, 34, 320]),
        (break_made, 100, [2, 34, 320]),
        (one_call_from_the_end, 0, [11, 84, 637]),
        (one_call_from_the_end, 100, [11, 94, 751]),
    ],
)
def test_counts_of_legal_continuations_stand(
    position: Callable[[Table], None], window: int, counts: list[int]
) -> None:
    table = Table(DEALT, window_ms=window)
    position(table)
    assert [perft(table.match, depth) for depth in (1, 2, 3)] == counts
