"""The skill checker: which skills two fields meet (6, 6.1, 6.2); see :mod:`.traits` for trait masks and choices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from py_engine.games.trump_fighter.data import SPOTS, facing
from py_engine.games.trump_fighter.roster import CHARACTERS
from py_engine.games.trump_fighter.skills import Character, Condition, Skill
from py_engine.games.trump_fighter.traits import CHOICES, EVERY_SPOT, SUBSETS, RoleTest, role_test, spots_taken

_FACING = sum(1 << ((1 << spot) | (1 << (SPOTS + facing(spot)))) for spot in range(SPOTS))


def _choice_set(condition: Condition) -> int:
    """Return the choices that use as many cards as the condition says, wherever they lie (6, 6.2)."""
    if condition.facing:
        return _FACING
    low = (1 << SPOTS) - 1
    return sum(
        1 << choice
        for choice in range(CHOICES)
        if (choice & low).bit_count() == condition.own and (choice >> SPOTS).bit_count() == condition.opp
    )


CompiledCondition = tuple[int, tuple[RoleTest, ...]]
"""A condition: the choices that use the right number of cards, and the tests of its roles."""


def _compiled(condition: Condition) -> CompiledCondition:
    return _choice_set(condition), tuple(role_test(role) for role in condition.roles)


def _choices(condition: CompiledCondition, traits: int, within: int) -> int:
    """Return the choices, out of ``within``, that meet the condition."""
    found = condition[0] & within
    for test in condition[1]:
        if not found:
            return 0
        found &= test(traits)
    return found


def _each(choices: int) -> Iterator[int]:
    """Yield the choices of a set, rising."""
    while choices:
        low = choices & -choices
        yield low.bit_length() - 1
        choices ^= low


def _disjoint_choices(sets: Sequence[int], free: int) -> tuple[int, ...] | None:
    """Return one choice out of each set, no two sharing a card (6.1), or ``None``; four sets at most."""
    if not sets:
        return ()
    for choice in _each(sets[0] & SUBSETS[free]):
        rest = _disjoint_choices(sets[1:], free & ~choice)
        if rest is not None:
            return (choice, *rest)
    return None


def _choices_of_all(conditions: Sequence[CompiledCondition], traits: int, within: int) -> tuple[int, ...] | None:
    """Return one choice for each condition of an alternative, no two sharing a card, ``None`` if there are none."""
    sets = [_choices(condition, traits, within) for condition in conditions]
    return _disjoint_choices(sets, EVERY_SPOT) if all(sets) else None


def _alternatives(skill: Skill) -> tuple[tuple[CompiledCondition, ...], ...]:
    return tuple(tuple(_compiled(condition) for condition in alternative) for alternative in skill.when)


class SkillChecker:
    """The four skills of one character, compiled; skill ``i`` is bit ``i`` of a mask, ``values`` are the points."""

    __slots__ = ("_quick", "_skills", "points", "values")

    def __init__(self, character: Character) -> None:
        self._skills = tuple(_alternatives(skill) for skill in character.skills)
        self._quick = tuple(
            (
                1 << place,
                tuple(alternative[0] for alternative in alternatives if len(alternative) == 1),
                tuple(alternative for alternative in alternatives if len(alternative) > 1),
            )
            for place, alternatives in enumerate(self._skills)
        )
        self.values = tuple(skill.value for skill in character.skills)
        masks = range(1 << len(self.values))
        self.points = tuple(sum(v for i, v in enumerate(self.values) if mask >> i & 1) for mask in masks)
        """Points of every mask of skills."""

    def met(self, traits: int, unused: int) -> int:
        """Return the mask of those skills of ``unused`` that the trait mask meets.

        Alternatives of one condition, the most, are looked at in place: this is the engine's hottest loop.
        """
        within = SUBSETS[spots_taken(traits)]
        mask = 0
        for bit, singles, linked in self._quick:
            if not unused & bit:
                continue
            for choices, tests in singles:
                found = choices & within
                for test in tests:
                    if not found:
                        break
                    found &= test(traits)
                if found:
                    mask |= bit
                    break
            else:
                if linked and any(_choices_of_all(conditions, traits, within) for conditions in linked):
                    mask |= bit
        return mask

    def witness(self, traits: int, skill: int) -> tuple[int, tuple[int, ...]] | None:
        """Return the first alternative that meets a skill and one choice for each of its conditions."""
        within = SUBSETS[spots_taken(traits)]
        for place, conditions in enumerate(self._skills[skill]):
            chosen = _choices_of_all(conditions, traits, within)
            if chosen:
                return place, chosen
        return None


CHECKERS = tuple(SkillChecker(character) for character in CHARACTERS)
"""The checker of every character, in the order of ``CHARACTERS``."""
