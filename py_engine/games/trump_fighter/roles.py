"""Short functions for the demands of skills: ``use(3, 1, straight(4))``, ``face(kind(2))`` (6.2, 6.3)."""

from __future__ import annotations

from py_engine.games.trump_fighter.skills import Alternative, Condition, Role, Skill, Text


def use(own: int, opp: int, *roles: Role) -> Condition:
    """Return a condition on these numbers of own and opponent's cards."""
    return Condition(own, opp, roles)


def face(*roles: Role) -> Condition:
    """Return a condition on two cards that face each other (6.2)."""
    return Condition(1, 1, roles, facing=True)


def skill(skill_id: str, ja: str, en: str, value: int, *when: Alternative) -> Skill:
    """Return a skill that any one of the alternatives meets."""
    return Skill(skill_id, Text(ja, en), value, when)


def straight(n: int) -> Role:
    """``n`` consecutive numbers."""
    return Role("straight", n)


def kind(n: int) -> Role:
    """``n`` of one number."""
    return Role("kind", n)


def suit(n: int) -> Role:
    """``n`` of one suit."""
    return Role("suit", n)


def red(n: int) -> Role:
    """``n`` red cards."""
    return Role("red", n)


def black(n: int) -> Role:
    """``n`` black cards."""
    return Role("black", n)


def spade(n: int) -> Role:
    """``n`` spades."""
    return Role("spade", n)


def club(n: int) -> Role:
    """``n`` clubs."""
    return Role("club", n)


def diamond(n: int) -> Role:
    """``n`` diamonds."""
    return Role("diamond", n)


def heart(n: int) -> Role:
    """``n`` hearts."""
    return Role("heart", n)


def total(n: int, points: int) -> Role:
    """Exactly ``n`` cards that add up to ``points``."""
    return Role("sum", n, points)


def high(n: int, limit: int) -> Role:
    """``n`` cards of ``limit`` or more."""
    return Role("high", n, limit)


def low(n: int, limit: int) -> Role:
    """``n`` cards of ``limit`` or less."""
    return Role("low", n, limit)


def odd(n: int) -> Role:
    """``n`` odd numbers."""
    return Role("odd", n)


def even(n: int) -> Role:
    """``n`` even numbers."""
    return Role("even", n)
