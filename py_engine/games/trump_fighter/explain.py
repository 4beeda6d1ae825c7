"""The cards that make a skill succeed: the explanation of an attack (2.5, 6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from py_engine.games.trump_fighter.data import CARDS, NUMBERS, SPOTS, number_of, suit_of
from py_engine.games.trump_fighter.skill_checker import SkillChecker
from py_engine.games.trump_fighter.skills import Character, Condition, Role
from py_engine.games.trump_fighter.traits import CARD_TRAITS, trait_mask

_ALIKE = {"kind": number_of, "suit": suit_of}


def _has_trait(card: int, role: Role) -> bool:
    """Return whether a role on single cards counts the card."""
    if role.role == "high":
        return number_of(card) >= role.number
    if role.role == "low":
        return number_of(card) <= role.number
    return CARD_TRAITS[role.role](card)


def role_cards(role: Role, cards: Sequence[int]) -> list[int]:
    """Return the cards, of those that a condition uses, that meet ``role``; empty if it is not met.

    Of a straight these are as many as it needs, the lowest; of other roles all that count.
    """
    if role.role == "sum":
        found = _adding_up(role, cards)
    elif role.role == "straight":
        found = _consecutive(role, cards)
    elif role.role in _ALIKE:
        found = _most_alike(cards, _ALIKE[role.role])
    else:
        found = [card for card in cards if _has_trait(card, role)]
    return found if len(found) >= role.n else []


def _adding_up(role: Role, cards: Sequence[int]) -> list[int]:
    for some in combinations(cards, role.n):
        if sum(map(number_of, some)) == role.number:
            return list(some)
    return []


def _consecutive(role: Role, cards: Sequence[int]) -> list[int]:
    first_with = {number_of(card): card for card in reversed(cards)}
    for low in range(1, NUMBERS - role.n + 2):
        if all(low + step in first_with for step in range(role.n)):
            return [first_with[low + step] for step in range(role.n)]
    return []


def _most_alike(cards: Sequence[int], trait: Callable[[int], int]) -> list[int]:
    groups: dict[int, list[int]] = {}
    for card in cards:
        groups.setdefault(trait(card), []).append(card)
    return max(groups.values(), key=len)


def success(
    character: Character, checker: SkillChecker, skill: int, own: Sequence[int], theirs: Sequence[int]
) -> dict[str, Any]:
    """Return the cards of the two fields that meet a skill; see ``SuccessView``.

    ``own`` and ``theirs`` are rows of four open cards; the skill must be met.
    """
    witness = checker.witness(trait_mask(own, theirs), skill)
    assert witness is not None, "only met skills are explained"
    place, choices = witness
    conditions = character.skills[skill].when[place]
    return {
        "id": character.skills[skill].id,
        "value": character.skills[skill].value,
        "alternative": place,
        "conditions": [
            _condition_view(condition, choice, own, theirs)
            for condition, choice in zip(conditions, choices, strict=True)
        ],
    }


def _condition_view(condition: Condition, choice: int, own: Sequence[int], theirs: Sequence[int]) -> dict[str, Any]:
    own_spots = [spot for spot in range(SPOTS) if choice >> spot & 1]
    opp_spots = [spot for spot in range(SPOTS) if choice >> SPOTS + spot & 1]
    used = [own[spot] for spot in own_spots] + [theirs[spot] for spot in opp_spots]
    return {
        "own": [spot + 1 for spot in own_spots],
        "opp": [spot + 1 for spot in opp_spots],
        "cards": [CARDS[card] for card in used],
        "roles": [
            {**role.to_json(), "cards": [CARDS[card] for card in role_cards(role, used)]}
            for role in condition.roles
        ],
    }
