"""Trait masks: two fields as bits, and the choices of their cards that meet a role (6.3).

The eight spots are the bits of a *choice* of cards: bits 0-3 the own spots, bits 4-7 the opponent's. A *choice set*
is a set of choices, kept as an int of 256 bits: bit ``c`` means that choice ``c`` is in it. Each role and condition
has a choice set that meets it, so that "all of them" and "one of them" are ``&`` and ``|`` of ints.

A *trait mask* is one int made of groups of 8 bits, a group for each trait of a card (its suit, its number, "9 or
more"): the choice of all spots whose card has the trait. It is the OR of one table entry per card. As bytes, one
per group, it is looked up by trait.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement

from py_engine.games.trump_fighter.data import CARDS, NUMBERS, SPOTS, number_of, suit_of
from py_engine.games.trump_fighter.skills import Role

RoleTest = Callable[[bytes], int]
"""A function from the groups of a trait mask to the choice set that meets the role."""
Lookup = tuple[int, tuple[int, ...]]
"""A role for one trait: its group, and the choice set that meets the role for each value of the group."""

PLACES = 2 * SPOTS
"""Spots of both fields."""
CHOICES = 1 << PLACES
"""Number of choices of spots."""
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
"""``SUBSETS[choice]``: the choice set of all its subsets."""
AT_LEAST = _at_least()
"""``AT_LEAST[n][choice]``: the choice set of all choices with ``n`` or more of its spots."""

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
"""The named traits, used by the roles of these names."""


def _traits_of(card: int) -> list[bool]:
    """Return for each trait whether the card has it, in the order of the groups in a trait mask."""
    number = number_of(card)
    return [
        *(has(card) for has in CARD_TRAITS.values()),
        *(number == each for each in range(1, NUMBERS + 1)),
        *(number >= limit for limit in range(1, NUMBERS + 1)),
        *(number <= limit for limit in range(1, NUMBERS + 1)),
    ]


_GROUP = {name: place for place, name in enumerate(CARD_TRAITS)}
"""The group of each named trait."""
_FIRST_NUMBER = len(CARD_TRAITS)
_HIGH = _FIRST_NUMBER + NUMBERS
_LOW = _HIGH + NUMBERS
_GROUPS = _LOW + NUMBERS
"""Number of traits."""
EVERY_SPOT = CHOICES - 1
"""The choice of all spots."""


def _entries(place: int) -> tuple[int, ...]:
    """Return the trait mask of each card at ``place``, and of no card as the last entry (index -1)."""
    words = [
        sum(1 << (PLACES * trait + place) for trait, has in enumerate(_traits_of(card)) if has)
        for card in range(len(CARDS))
    ]
    return (*words, 0)


_AT = _A, _B, _C, _D, _E, _F, _G, _H = tuple(_entries(place) for place in range(PLACES))


def groups_of(traits: int) -> bytes:
    """Return the groups of a trait mask; the first is the choice of all spots with a card."""
    return traits.to_bytes(_GROUPS, "little")


def field_mask(cards: Sequence[int], theirs: bool = False) -> int:
    """Return the trait mask of one field's four spots, of the own or of the opponent's field."""
    first = SPOTS if theirs else 0
    a, b, c, d = cards
    return _AT[first][a] | _AT[first + 1][b] | _AT[first + 2][c] | _AT[first + 3][d]


def trait_mask(own: Sequence[int], theirs: Sequence[int]) -> int:
    """Return the trait mask of two fields, four cards each, -1 for an empty spot."""
    a, b, c, d = own
    e, f, g, h = theirs
    return _A[a] | _B[b] | _C[c] | _D[d] | _E[e] | _F[f] | _G[g] | _H[h]


def _suit(n: int) -> RoleTest:
    """``n`` or more of any one suit."""
    table, first = AT_LEAST[n], _GROUP["spade"]

    def test(groups: bytes) -> int:
        spades, clubs, diamonds, hearts = groups[first : first + 4]
        return table[spades] | table[clubs] | table[diamonds] | table[hearts]

    return test


def _numbers(groups: bytes) -> bytes:
    """Return, for A to K, the choice of all spots with that number."""
    return groups[_FIRST_NUMBER:_HIGH]


def _kind(n: int) -> RoleTest:
    """``n`` or more of any one number."""
    table, fewer = AT_LEAST[n], bytes(spots for spots in range(CHOICES) if spots.bit_count() < n)

    def test(groups: bytes) -> int:
        found = 0
        for spots in _numbers(groups).translate(None, fewer):
            found |= table[spots]
        return found

    return test


def _straight(n: int) -> RoleTest:
    """``n`` consecutive numbers, A only low."""
    table, is_there, run = AT_LEAST[1], bytes(map(bool, range(CHOICES))), b"\1" * n

    def test(groups: bytes) -> int:
        numbers = _numbers(groups)
        there = numbers.translate(is_there)
        found, first = 0, there.find(run)
        while first >= 0:
            choices = _ALL
            for spots in numbers[first : first + n]:
                choices &= table[spots]
            found |= choices
            first = there.find(run, first + 1)
        return found

    return test


def _sum(n: int, total: int) -> RoleTest:
    """Exactly ``n`` cards that add up to ``total``."""
    ways = [
        (
            numbers[0] - 1,
            numbers[-1] - 1,
            [(number - 1, AT_LEAST[numbers.count(number)]) for number in sorted(set(numbers))],
        )
        for numbers in combinations_with_replacement(range(1, NUMBERS + 1), n)
        if sum(numbers) == total
    ]

    def test(groups: bytes) -> int:
        numbers = _numbers(groups)
        found = 0
        for lowest, highest, way in ways:
            if numbers[lowest] and numbers[highest]:
                choices = _ALL
                for number, table in way:
                    choices &= table[numbers[number]]
                found |= choices
        return found

    return test


_TESTS = {"straight": _straight, "kind": _kind, "suit": _suit}
"""The roles that any number or suit may meet, apart from sums."""


def role_lookup(role: Role) -> Lookup | None:
    """Return the lookup of a role for one trait, else ``None``; ``KeyError`` for a name that 6.3 does not have."""
    if role.role == "sum" or role.role in _TESTS:
        return None
    limited = {"high": _HIGH - 1 + role.number, "low": _LOW - 1 + role.number}
    return limited[role.role] if role.role in limited else _GROUP[role.role], AT_LEAST[role.n]


def role_test(role: Role) -> RoleTest:
    """Return the test of a role without a lookup."""
    return _sum(role.n, role.number) if role.role == "sum" else _TESTS[role.role](role.n)
