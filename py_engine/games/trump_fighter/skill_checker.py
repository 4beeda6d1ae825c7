"""The skill checker: the skills that two fields meet (6, 6.1, 6.2); :mod:`.traits` explains masks and choices."""

from __future__ import annotations

from collections.abc import Sequence

from py_engine.games.trump_fighter.data import SPOTS, facing
from py_engine.games.trump_fighter.roster import CHARACTERS
from py_engine.games.trump_fighter.skills import Character, Condition, Skill
from py_engine.games.trump_fighter.traits import (
    CHOICES,
    EVERY_SPOT,
    SUBSETS,
    Lookup,
    RoleTest,
    groups_of,
    role_lookup,
    role_test,
)

_FACING = sum(1 << ((1 << spot) | (1 << (SPOTS + facing(spot)))) for spot in range(SPOTS))


def _choice_set(condition: Condition) -> int:
    """Return the choices with the condition's number of cards, in any place (6, 6.2)."""
    if condition.facing:
        return _FACING
    low = (1 << SPOTS) - 1
    return sum(
        1 << choice
        for choice in range(CHOICES)
        if (choice & low).bit_count() == condition.own and (choice >> SPOTS).bit_count() == condition.opp
    )


CompiledCondition = tuple[int, tuple[Lookup, ...], tuple[RoleTest, ...]]
"""A condition: the choices that use the right number of cards, and its roles, the quick ones first."""


def _compiled(condition: Condition) -> CompiledCondition:
    lookups = [role_lookup(role) for role in condition.roles]
    tests = [role_test(role) for role, lookup in zip(condition.roles, lookups, strict=True) if lookup is None]
    return _choice_set(condition), tuple(filter(None, lookups)), tuple(tests)


def _choices(condition: CompiledCondition, groups: bytes, within: int) -> int:
    """Return the choices, within ``within``, that meet the condition."""
    choices, lookups, tests = condition
    found = choices & within
    for group, table in lookups:
        found &= table[groups[group]]
    for test in tests:
        if not found:
            return 0
        found &= test(groups)
    return found


def _disjoint_choices(sets: Sequence[int], free: int) -> tuple[int, ...] | None:
    """Return one choice out of each set, no two sharing a card (6.1), or ``None``; four sets at most."""
    first, *others = sets
    choices = first & SUBSETS[free]
    while choices:
        choice = (choices & -choices).bit_length() - 1
        if not others:
            return (choice,)
        rest = _disjoint_choices(others, free & ~choice)
        if rest:
            return (choice, *rest)
        choices ^= 1 << choice
    return None


def _choices_of_all(conditions: Sequence[CompiledCondition], groups: bytes, within: int) -> tuple[int, ...] | None:
    """Return one choice per condition of an alternative, no two sharing a card, ``None`` if there are none."""
    sets = []
    for condition in conditions:
        found = _choices(condition, groups, within)
        if not found:
            return None
        sets.append(found)
    return _disjoint_choices(sets, EVERY_SPOT)


Alternative = tuple[CompiledCondition, ...]
"""Conditions that must all be met, by different cards (6.1)."""


def _alternatives(skill: Skill) -> tuple[Alternative, ...]:
    return tuple(tuple(_compiled(condition) for condition in alternative) for alternative in skill.when)


class SkillChecker:
    """The four skills of one character, compiled; skill ``i`` is bit ``i`` of a mask, ``values`` are the points."""

    __slots__ = ("_linked", "_single", "_skills", "points", "values")

    def __init__(self, character: Character) -> None:
        self._skills = tuple(_alternatives(skill) for skill in character.skills)
        every = [(1 << place, each) for place, alternatives in enumerate(self._skills) for each in alternatives]
        self._single = tuple((bit, *each[0]) for bit, each in every if len(each) == 1)
        self._linked = tuple((bit, each) for bit, each in every if len(each) > 1)
        self.values = tuple(skill.value for skill in character.skills)
        masks = range(1 << len(self.values))
        self.points = tuple(sum(v for i, v in enumerate(self.values) if mask >> i & 1) for mask in masks)
        """Points of every mask of skills."""

    def met(self, traits: int, unused: int) -> int:
        """Return the mask of those skills of ``unused`` that the trait mask meets.

        Most alternatives have one condition and are checked in place: this is the engine's hottest loop.
        """
        groups = groups_of(traits)
        within = SUBSETS[groups[0]]
        left = unused
        for bit, choices, lookups, tests in self._single:
            if left & bit:
                found = choices & within
                for group, table in lookups:
                    found &= table[groups[group]]
                for test in tests:
                    if not found:
                        break
                    found &= test(groups)
                if found:
                    left ^= bit
        for bit, conditions in self._linked:
            if left & bit and _choices_of_all(conditions, groups, within):
                left ^= bit
        return unused ^ left

    def witness(self, traits: int, skill: int) -> tuple[int, tuple[int, ...]] | None:
        """Return the first alternative that meets a skill and one choice for each of its conditions."""
        groups = groups_of(traits)
        within = SUBSETS[groups[0]]
        for place, conditions in enumerate(self._skills[skill]):
            chosen = _choices_of_all(conditions, groups, within)
            if chosen:
                return place, chosen
        return None


CHECKERS = tuple(SkillChecker(character) for character in CHARACTERS)
"""The checker of every character, in the order of ``CHARACTERS``."""
