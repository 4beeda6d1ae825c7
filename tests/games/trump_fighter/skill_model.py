"""A second, slow implementation of the skills' rules in the words of clause 6, to compare with the engine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from py_engine.games.trump_fighter.skills import Alternative, Condition, Role

Card = str
Row = Sequence[Card | None]
Place = tuple[str, int]

NUMBER = {"A": 1, "J": 11, "Q": 12, "K": 13}


def number(card: Card) -> int:
    return NUMBER.get(card[1:]) or int(card[1:])


def meets(role: Role, cards: Sequence[Card]) -> bool:
    """Return whether the cards of a condition meet a role (6.3)."""
    numbers, suits, n = [number(card) for card in cards], [card[0] for card in cards], role.n
    counts = {
        "red": sum(suit in "DH" for suit in suits),
        "black": sum(suit in "SC" for suit in suits),
        "spade": suits.count("S"),
        "club": suits.count("C"),
        "diamond": suits.count("D"),
        "heart": suits.count("H"),
        "odd": sum(each % 2 for each in numbers),
        "even": sum(each % 2 == 0 for each in numbers),
        "high": sum(each >= role.number for each in numbers),
        "low": sum(each <= role.number for each in numbers),
        "kind": max(numbers.count(each) for each in numbers),
        "suit": max(suits.count(each) for each in suits),
    }
    if role.role == "sum":
        return any(sum(some) == role.number for some in combinations(numbers, n))
    if role.role == "straight":
        return any(set(range(low, low + n)) <= set(numbers) for low in range(1, 14))
    return counts[role.role] >= n


def uses(condition: Condition, own: Row, theirs: Row) -> Iterator[set[Place]]:
    """Yield every set of places that meets a condition."""
    mine = [place for place in range(4) if own[place]]
    yours = [place for place in range(4) if theirs[place]]
    for some in combinations(mine, condition.own):
        for others in combinations(yours, condition.opp):
            if condition.facing and some[0] + 1 != 5 - (others[0] + 1):
                continue
            cards = [str(own[place]) for place in some] + [str(theirs[place]) for place in others]
            if all(meets(role, cards) for role in condition.roles):
                yield {("own", place) for place in some} | {("opp", place) for place in others}


def apart(conditions: Alternative, own: Row, theirs: Row, taken: frozenset[Place] = frozenset()) -> bool:
    """Return whether different cards can meet all conditions (6.1)."""
    if not conditions:
        return True
    return any(
        apart(conditions[1:], own, theirs, taken | places)
        for places in uses(conditions[0], own, theirs)
        if not places & taken
    )


def met(when: Sequence[Alternative], own: Row, theirs: Row) -> bool:
    """Return whether a demand is met."""
    return any(apart(conditions, own, theirs) for conditions in when)
