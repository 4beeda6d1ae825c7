"""Trait masks: two fields as bits, and which choices of their cards meet a role (6.3).

The eight spots are the bits of a *choice* of cards: bits 0-3 the own spots, bits 4-7 the opponent's. A *choice set*
is a set of choices, kept as an int of 256 bits: bit ``c`` tells that choice ``c`` is in it. What meets a role or a
condition is a choice set, so that "all of them" and "one of them" are ``&`` and ``|`` of ints.

A *trait mask* is one int made of groups of 8 bits, a group for each trait of a card (its suit, its number, "9 or
more"): the choice of all spots whose card has the trait. It is the OR of one table entry a card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement

from py_engine.games.trump_fighter.data import CARDS, NUMBERS, SPOTS, number_of, suit_of
from py_engine.games.trump_fighter.skills import Role

RoleTest = Callable[[int], int]
"""From a trait mask to the choice set that meets the role."""

PLACES = 2 * SPOTS
"""Spots of both fields."""
CHOICES = 1 << PLACES
"""How many choices of spots there are."""
_ALL = (1 << CHOICES) - 1


def _subsets() -> tuple[int, ...]:
    table = [1]
    for choice in range(1, CHOICES):
        low = choice & -choice
        rest = table[choice ^ low]
        table.append(rest | rest << low)
    return tuple(table)


def _at_least() -> tuple[tuple[int, ...], ...]:
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
"""``SUBSETS[choice]``: the choice set of all choices out of it."""
AT_LEAST = _at_least()
"""``AT_LEAST[n][choice]``: the choice set of all choices that hold ``n`` or more of its spots."""

CARD_TRAITS: dict[str, Callable[[int], bool]] = {
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
"""The traits that have a name; the roles of these names ask for them."""


def _traits_of(card: int) -> list[bool]:
    """Return which traits the card has, in the order of their groups in a trait mask."""
    number = number_of(card)
    return [
        *(has(card) for has in CARD_TRAITS.values()),
        *(number == each for each in range(1, NUMBERS + 1)),
        *(number >= limit for limit in range(1, NUMBERS + 1)),
        *(number <= limit for limit in range(1, NUMBERS + 1)),
    ]


_SHIFT = {name: PLACES * place for place, name in enumerate(CARD_TRAITS)}
"""Where the group of a trait begins in a trait mask."""
_NUMBER_SHIFT = PLACES * len(CARD_TRAITS)
_HIGH_SHIFT = _NUMBER_SHIFT + PLACES * NUMBERS
_LOW_SHIFT = _HIGH_SHIFT + PLACES * NUMBERS
_ALL_NUMBERS = (1 << PLACES * NUMBERS) - 1
EVERY_SPOT = CHOICES - 1
"""The choice of all spots."""


def _entries(place: int) -> tuple[int, ...]:
    """Return the trait mask of each card at ``place``, and of no card as the last entry (index -1)."""
    words = [
        sum(1 << (PLACES * trait + place) for trait, has in enumerate(_traits_of(card)) if has)
        for card in range(len(CARDS))
    ]
    return (*words, 0)


_AT = tuple(_entries(place) for place in range(PLACES))


def spots_taken(traits: int) -> int:
    """Return the choice of all spots that hold a card: the trait ``present``."""
    return traits & EVERY_SPOT


def field_mask(cards: Sequence[int], theirs: bool = False) -> int:
    """Return the trait mask of one field's four spots, of the own or of the opponent's field."""
    first = SPOTS if theirs else 0
    a, b, c, d = cards
    return _AT[first][a] | _AT[first + 1][b] | _AT[first + 2][c] | _AT[first + 3][d]


def trait_mask(own: Sequence[int], theirs: Sequence[int]) -> int:
    """Return the trait mask of two fields, four cards each, -1 for an empty spot."""
    return field_mask(own) | field_mask(theirs, True)


def _count(shift: int, n: int) -> RoleTest:
    """``n`` or more cards with the trait whose group begins at ``shift``."""
    table = AT_LEAST[n]
    return lambda traits: table[traits >> shift & EVERY_SPOT]


def _suit(n: int) -> RoleTest:
    """``n`` or more of any one suit."""
    table, first = AT_LEAST[n], _SHIFT["spade"]

    def test(traits: int) -> int:
        suits = traits >> first
        return (
            table[suits & EVERY_SPOT]
            | table[suits >> PLACES & EVERY_SPOT]
            | table[suits >> 2 * PLACES & EVERY_SPOT]
            | table[suits >> 3 * PLACES & EVERY_SPOT]
        )

    return test


def _numbers(traits: int) -> bytes:
    """Return, for A to K, the choice of all spots with that number."""
    return (traits >> _NUMBER_SHIFT & _ALL_NUMBERS).to_bytes(NUMBERS, "little")


def _kind(n: int) -> RoleTest:
    """``n`` or more of any one number."""
    table = AT_LEAST[n]

    def test(traits: int) -> int:
        found = 0
        for spots in _numbers(traits):
            if spots:
                found |= table[spots]
        return found

    return test


def _straight(n: int) -> RoleTest:
    """``n`` consecutive numbers, A only low."""
    table = AT_LEAST[1]

    def test(traits: int) -> int:
        numbers = _numbers(traits)
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

    def test(traits: int) -> int:
        numbers = _numbers(traits)
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
        return _count(_HIGH_SHIFT + PLACES * (role.number - 1), role.n)
    if role.role == "low":
        return _count(_LOW_SHIFT + PLACES * (role.number - 1), role.n)
    any_of = {"straight": _straight, "kind": _kind, "suit": _suit}
    if role.role in any_of:
        return any_of[role.role](role.n)
    return _count(_SHIFT[role.role], role.n)
