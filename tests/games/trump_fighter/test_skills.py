"""Clause 6: roles, conditions, alternatives, and the cards that meet them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from py_engine.games.trump_fighter.data import CARDS, INDEX, NONE
from py_engine.games.trump_fighter.explain import role_cards, success
from py_engine.games.trump_fighter.roles import (
    black,
    club,
    diamond,
    even,
    face,
    heart,
    high,
    kind,
    low,
    odd,
    red,
    spade,
    straight,
    suit,
    total,
    use,
)
from py_engine.games.trump_fighter.roster import CHARACTERS
from py_engine.games.trump_fighter.skill_checker import SkillChecker
from py_engine.games.trump_fighter.skills import Alternative, Condition, Role
from py_engine.games.trump_fighter.traits import trait_mask
from tests.games.trump_fighter import skill_model
from tests.games.trump_fighter.table import fighter


def row(text: str) -> list[int]:
    """Return four cards, ``-`` for an empty spot; missing ones are empty."""
    cards = [NONE if name == "-" else INDEX[name] for name in text.split()]
    return cards + [NONE] * (4 - len(cards))


def met(demand: tuple[Alternative, ...], own: str, theirs: str = "") -> bool:
    checker = SkillChecker(fighter("test", (1, demand)))
    return bool(checker.met(trait_mask(row(own), row(theirs)), 1))


def one(*conditions: Condition) -> tuple[Alternative, ...]:
    return (conditions,)


ROLES: list[tuple[Role, str, bool]] = [
    (straight(3), "S3 H4 D5 CK", True),
    (straight(3), "SA H2 D3 CK", True),
    (straight(3), "SQ HK DA C2", False),
    (straight(3), "S10 HJ DQ CA", True),
    (straight(3), "SJ HQ DK C2", True),
    (straight(4), "S10 HJ DQ CK", True),
    (straight(4), "SJ HQ DK CA", False),
    (straight(3), "S3 H4 D6 C7", False),
    (straight(3), "S3 H4 D4 C5", True),
    (straight(4), "S3 H4 D4 C5", False),
    (straight(4), "S6 H4 D7 C5", True),
    (kind(3), "S3 H3 D3 CK", True),
    (kind(3), "S3 H3 DK CK", False),
    (kind(2), "S3 H3 DK CK", True),
    (suit(3), "H2 H5 HK CK", True),
    (suit(3), "H2 H5 SK CK", False),
    (suit(4), "D2 D5 DK DA", True),
    (red(3), "H2 D5 HK CK", True),
    (red(3), "H2 C5 HK CK", False),
    (black(2), "S2 D5 HK CK", True),
    (black(2), "H2 D5 HK CK", False),
    (spade(1), "S2 D5 HK CK", True),
    (spade(1), "C2 D5 HK CK", False),
    (club(2), "C2 C5 HK SK", True),
    (club(2), "C2 S5 HK SK", False),
    (diamond(2), "D2 D5 HK SK", True),
    (diamond(2), "D2 H5 HK SK", False),
    (heart(2), "H2 H5 DK SK", True),
    (heart(2), "H2 D5 DK SK", False),
    (total(2, 14), "SA HK D3 C4", True),
    (total(2, 14), "S7 H6 D3 C4", False),
    (total(3, 14), "S7 H3 D4 CK", True),
    (total(4, 14), "S7 H3 D2 C2", True),
    (total(3, 14), "S7 H7 DK CK", False),
    (total(3, 9), "S3 H3 D3 CK", True),
    (total(1, 13), "S3 H3 D3 CK", True),
    (high(2, 10), "S10 HJ D3 C4", True),
    (high(2, 10), "S10 H9 D3 C4", False),
    (high(1, 13), "S3 H4 D5 CK", True),
    (low(2, 3), "SA H3 DK C4", True),
    (low(2, 3), "SA H4 DK C4", False),
    (odd(3), "SA HK DJ C2", True),
    (odd(3), "SA HQ DJ C2", False),
    (even(2), "S10 HQ DJ CA", True),
    (even(2), "S10 HK DJ CA", False),
]


@pytest.mark.parametrize(("role", "cards", "holds"), ROLES)
def test_6_3_each_role(role: Role, cards: str, holds: bool) -> None:
    assert met(one(use(4, 0, role)), cards) == holds
    first, second, third, fourth = cards.split()
    assert met(one(use(2, 2, role)), f"{first} {second}", f"{third} {fourth}") == holds
    assert skill_model.meets(role, cards.split()) == holds
    found = role_cards(role, row(cards))
    assert bool(found) == holds
    if holds:
        assert skill_model.meets(role, [CARDS[card] for card in found])


def test_6_1_conditions_of_an_alternative_use_different_cards() -> None:
    demand = one(use(2, 0, kind(2)), use(1, 1, kind(2)))
    assert not met(demand, "S7 H7", "D7")
    assert met(demand, "S7 H7 C7", "D7")
    assert met(demand, "S7 H7 CA", "DA")
    assert met(one(use(1, 0, spade(1)), use(1, 0, spade(1))), "S2 S3")
    assert not met(one(use(1, 0, spade(1)), use(1, 0, spade(1))), "S2 H3")


def test_6_1_the_choice_that_leaves_enough_for_the_others_is_found() -> None:
    demand = one(use(1, 0, red(1)), use(1, 0, heart(1)))
    assert met(demand, "H2 D4"), "the diamond for red, though the heart comes first"
    assert not met(demand, "D2 D4")


def test_6_1_different_skills_may_use_the_same_cards() -> None:
    checker = SkillChecker(fighter("test", (1, one(use(2, 0, spade(2)))), (2, one(use(2, 0, kind(2), spade(1))))))
    assert checker.met(trait_mask(row("S7 S2 C7"), row("")), 15) == 3
    assert checker.met(trait_mask(row("S7 S2 C7"), row("")), 2) == 2, "a used skill is ignored"


@pytest.mark.parametrize("own", [1, 2, 3, 4])
@pytest.mark.parametrize("opp", [1, 2, 3, 4])
def test_6_2_the_spots_of_facing_cards_add_up_to_five(own: int, opp: int) -> None:
    fields = [["S2", "S4", "S6", "S8"], ["H3", "H5", "H9", "HK"]]
    fields[0][own - 1], fields[1][opp - 1] = "C10", "D10"
    assert met(one(face(kind(2))), " ".join(fields[0]), " ".join(fields[1])) == (own + opp == 5)
    assert met(one(use(1, 1, kind(2))), " ".join(fields[0]), " ".join(fields[1]))


NAMES = (
    *("straight", "kind", "suit", "red", "black", "spade", "club", "diamond", "heart"),
    *("sum", "high", "low", "odd", "even"),
)


@st.composite
def conditions(draw: Any) -> Condition:
    own, opp = draw(st.sampled_from([(o, p) for o in range(5) for p in range(5) if o + p]))
    facing = own == opp == 1 and draw(st.booleans())

    def role() -> Role:
        name, n = draw(st.sampled_from(NAMES)), draw(st.integers(1, min(own + opp, 5)))
        limit = draw(st.integers(1, 13 * n if name == "sum" else 13)) if name in ("sum", "high", "low") else 0
        return Role(name, n, limit)

    return Condition(own, opp, tuple(role() for _ in range(draw(st.integers(1, 2)))), facing)


@st.composite
def alternatives(draw: Any) -> Alternative:
    some = [draw(conditions()) for _ in range(draw(st.integers(1, 3)))]
    kept: list[Condition] = []
    for each in some:
        fits = sum(c.own for c in kept) + each.own <= 4 and sum(c.opp for c in kept) + each.opp <= 4
        kept += [each] if fits else []
    return tuple(kept)


@st.composite
def fields(draw: Any) -> tuple[list[int], list[int]]:
    """Two fields of different cards, filled from the left; numbers are few, so that roles are often met."""
    pool = draw(
        st.sampled_from([range(52), [c for c in range(52) if c % 13 < 5], [c for c in range(52) if c < 26]])
    )
    cards = draw(st.lists(st.sampled_from(pool), min_size=8, max_size=8, unique=True))
    sizes = draw(st.sampled_from([(4, 4), (4, 4), (4, 3), (2, 4), (1, 1), (0, 3), (0, 0)]))
    own, theirs = cards[: sizes[0]], cards[4 : 4 + sizes[1]]
    return own + [NONE] * (4 - len(own)), theirs + [NONE] * (4 - len(theirs))


def names(cards: list[int]) -> list[str | None]:
    return [None if card == NONE else CARDS[card] for card in cards]


@given(st.lists(alternatives(), min_size=1, max_size=2), fields())
def test_6_the_checker_agrees_with_a_slow_reading_of_the_rules(
    when: list[Alternative], table: tuple[list[int], list[int]]
) -> None:
    own, theirs = table
    checker = SkillChecker(fighter("test", (1, tuple(when))))
    expected = skill_model.met(when, names(own), names(theirs))
    assert bool(checker.met(trait_mask(own, theirs), 1)) == expected
    assert (checker.witness(trait_mask(own, theirs), 0) is not None) == expected


@given(fields(), st.sampled_from(CHARACTERS))
def test_6_and_2_5_the_cards_shown_for_a_success_meet_its_demand(
    table: tuple[list[int], list[int]], character: Any
) -> None:
    own, theirs = table
    checker = SkillChecker(character)
    mask = checker.met(trait_mask(own, theirs), 15)
    for place, skill in enumerate(character.skills):
        expected = skill_model.met(skill.when, names(own), names(theirs))
        assert bool(mask >> place & 1) == expected
        if not expected:
            continue
        shown = success(character, checker, place, own, theirs)
        assert (shown["id"], shown["value"]) == (skill.id, skill.value)
        demand = skill.when[shown["alternative"]]
        taken: list[tuple[str, int]] = []
        for condition, used in zip(demand, shown["conditions"], strict=True):
            assert (len(used["own"]), len(used["opp"])) == (condition.own, condition.opp)
            taken += [("own", spot) for spot in used["own"]] + [("opp", spot) for spot in used["opp"]]
            cards = [CARDS[own[spot - 1]] for spot in used["own"]] + [
                CARDS[theirs[spot - 1]] for spot in used["opp"]
            ]
            assert used["cards"] == cards
            assert not condition.facing or used["own"][0] + used["opp"][0] == 5
            for role, shown_role in zip(condition.roles, used["roles"], strict=True):
                assert skill_model.meets(role, cards)
                assert skill_model.meets(role, shown_role["cards"])
                assert set(shown_role["cards"]) <= set(cards)
        assert len(taken) == len(set(taken)), "no card serves two conditions"
