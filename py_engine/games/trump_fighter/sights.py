"""Sights of the table and what roles make of them (6.3).

The eight spots are the bits of a *choice*: bits 0-3 the own spots, bits 4-7 the opponent's. A *choice set* is a
set of choices, kept as an int of 256 bits: bit ``c`` tells that choice ``c`` is in it. Every role and condition
becomes a choice set, so that "all of them" and "one of them" are ``&`` and ``|`` of ints.

A *sight* of the table is one int of 8-bit lanes, one lane a trait of a card (its suit, its number, "9 or more");
a lane holds the spots whose card has the trait. It is the OR of one table entry a card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement

from py_engine.games.trump_fighter.data import CARDS, NUMBERS, SPOTS, number_of, suit_of
from py_engine.games.trump_fighter.demand import Role

RoleTest = Callable[[int], int]
"""From a sight to the choice set that meets the role."""

PLACES = 2 * SPOTS
CHOICES = 1 << PLACES
_ALL = (1 << CHOICES) - 1


def _subsets() -> tuple[int, ...]:
    """Return, for every choice, the choice set of its subsets."""
    table = [1]
    for choice in range(1, CHOICES):
        low = choice & -choice
        rest = table[choice ^ low]
        table.append(rest | rest << low)
    return tuple(table)


def _at_least() -> tuple[tuple[int, ...], ...]:
    """Return ``table[n][spots]``: the choices that hold ``n`` or more of ``spots``."""
    holding = [sum(1 << choice for choice in range(CHOICES) if choice >> place & 1) for place in range(PLACES)]
    tables = [[_ALL] * CHOICES]
    for _ in range(PLACES):
        fewer, table = tables[-1], [0]
        for spots in range(1, CHOICES):
            place = (spots & -spots).bit_length() - 1
            rest = spots & (spots - 1)
            table.append(table[rest] | (fewer[rest] & holding[place]))
        tables.append(table)
    return tuple(tuple(table) for table in tables)


SUBSETS = _subsets()
AT_LEAST = _at_least()


_LANES: dict[str, Callable[[int], bool]] = {
    "present": lambda card: True,
    "spade": lambda card: suit_of(card) == 0,
    "club": lambda card: suit_of(card) == 1,
    "diamond": lambda card: suit_of(card) == 2,
    "heart": lambda card: suit_of(card) == 3,
    "red": lambda card: suit_of(card) >= 2,
    "black": lambda card: suit_of(card) < 2,
    "odd": lambda card: number_of(card) % 2 == 1,
    "even": lambda card: number_of(card) % 2 == 0,
}


def _traits(card: int) -> list[bool]:
    """Return the card's traits, one a lane."""
    number = number_of(card)
    return [
        *(has(card) for has in _LANES.values()),
        *(number == each for each in range(1, NUMBERS + 1)),
        *(number >= limit for limit in range(1, NUMBERS + 1)),
        *(number <= limit for limit in range(1, NUMBERS + 1)),
    ]


_LANE = {name: PLACES * place for place, name in enumerate(_LANES)}
_NUMBER_LANES = PLACES * len(_LANES)
_HIGH_LANES = _NUMBER_LANES + PLACES * NUMBERS
_LOW_LANES = _HIGH_LANES + PLACES * NUMBERS
_ALL_NUMBERS = (1 << PLACES * NUMBERS) - 1
EVERY_SPOT = CHOICES - 1


def _entries(place: int) -> tuple[int, ...]:
    """Return the sight of each card at ``place``, and of no card as the last entry (index -1)."""
    words = [
        sum(1 << (PLACES * lane + place) for lane, has in enumerate(_traits(card)) if has)
        for card in range(len(CARDS))
    ]
    return (*words, 0)


_AT = tuple(_entries(place) for place in range(PLACES))


def spots_taken(sight: int) -> int:
    """Return the choice of all spots that hold a card: the lane ``present``."""
    return sight & EVERY_SPOT


def half_sight(cards: Sequence[int], theirs: bool = False) -> int:
    """Return the sight of one field's four spots, of the own or of the opponent's."""
    first = SPOTS if theirs else 0
    a, b, c, d = cards
    return _AT[first][a] | _AT[first + 1][b] | _AT[first + 2][c] | _AT[first + 3][d]


def sight_of(own: Sequence[int], theirs: Sequence[int]) -> int:
    """Return the sight of two fields, four cards each, -1 for an empty spot."""
    return half_sight(own) | half_sight(theirs, True)


def _count(lane: int, n: int) -> RoleTest:
    """``n`` or more cards with one trait."""
    table = AT_LEAST[n]
    return lambda sight: table[sight >> lane & EVERY_SPOT]


def _suit(n: int) -> RoleTest:
    """``n`` or more of any one suit."""
    table, first = AT_LEAST[n], _LANE["spade"]

    def test(sight: int) -> int:
        lanes = sight >> first
        return (
            table[lanes & EVERY_SPOT]
            | table[lanes >> PLACES & EVERY_SPOT]
            | table[lanes >> 2 * PLACES & EVERY_SPOT]
            | table[lanes >> 3 * PLACES & EVERY_SPOT]
        )

    return test


def _numbers(sight: int) -> bytes:
    """Return, for A to K, the spots with that number."""
    return (sight >> _NUMBER_LANES & _ALL_NUMBERS).to_bytes(NUMBERS, "little")


def _kind(n: int) -> RoleTest:
    """``n`` or more of any one number."""
    table = AT_LEAST[n]

    def test(sight: int) -> int:
        found = 0
        for spots in _numbers(sight):
            if spots:
                found |= table[spots]
        return found

    return test


def _straight(n: int) -> RoleTest:
    """``n`` consecutive numbers, A only low."""
    table = AT_LEAST[1]

    def test(sight: int) -> int:
        numbers = _numbers(sight)
        found = run = 0
        for last, spots in enumerate(numbers):
            run = run + 1 if spots else 0
            if run >= n:
                choices = _ALL
                for number in range(last - n + 1, last + 1):
                    choices &= table[numbers[number]]
                found |= choices
        return found

    return test


def _sum(n: int, total: int) -> RoleTest:
    """Exactly ``n`` cards that add up to ``total``."""
    ways = [
        [(number - 1, AT_LEAST[numbers.count(number)]) for number in sorted(set(numbers))]
        for numbers in combinations_with_replacement(range(1, NUMBERS + 1), n)
        if sum(numbers) == total
    ]

    def test(sight: int) -> int:
        numbers = _numbers(sight)
        found = 0
        for way in ways:
            choices = _ALL
            for number, table in way:
                choices &= table[numbers[number]]
                if not choices:
                    break
            found |= choices
        return found

    return test


def role_test(role: Role) -> RoleTest:
    """Return the test of a role; raise ``KeyError`` for a name that 6.3 does not have."""
    if role.role == "sum":
        return _sum(role.n, role.number)
    if role.role == "high":
        return _count(_HIGH_LANES + PLACES * (role.number - 1), role.n)
    if role.role == "low":
        return _count(_LOW_LANES + PLACES * (role.number - 1), role.n)
    any_of = {"straight": _straight, "kind": _kind, "suit": _suit}
    if role.role in any_of:
        return any_of[role.role](role.n)
    return _count(_LANE[role.role], role.n)
