"""Seats: numbers 0 … n-1 clockwise, the left neighbour of i is i+1 (S1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache


@cache
def turn_order(start: int, seats: int, direction: int = 1) -> tuple[int, ...]:
    """Return all seats from ``start`` on; ``direction`` is 1 for clockwise (to the left), -1 for the other way."""
    return tuple((start + direction * i) % seats for i in range(seats))


def best_seats(points: Sequence[int]) -> list[int]:
    """Return the seats with the most points, all if equal (S7)."""
    most = max(points)
    return [seat for seat, value in enumerate(points) if value == most]


def by_points(points: Sequence[int]) -> list[int]:
    """Return the seats by falling points; equal seats keep the order of their numbers."""
    return sorted(range(len(points)), key=lambda seat: -points[seat])
