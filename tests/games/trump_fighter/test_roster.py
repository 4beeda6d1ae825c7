"""Clause 6.4: the properties of the ten characters that need no measuring."""

from __future__ import annotations

from collections import Counter

import pytest

from py_engine.games.trump_fighter.game import GAME
from py_engine.games.trump_fighter.roster import CHARACTERS
from py_engine.games.trump_fighter.skills import Character
from tests.games.trump_fighter.test_skills import NAMES

SKILLS = [skill for character in CHARACTERS for skill in character.skills]
EACH = pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.id)


def test_6_4_ten_characters_with_four_skills_each() -> None:
    assert len(CHARACTERS) == 10
    assert all(len(character.skills) == 4 for character in CHARACTERS)


@EACH
def test_6_4_values_are_1_to_6_together_14_the_three_cheapest_at_most_9(character: Character) -> None:
    values = sorted(skill.value for skill in character.skills)
    assert 1 <= values[0] <= values[3] <= 6
    assert sum(values) == 14
    assert sum(values[:3]) <= 9


@EACH
def test_6_1_to_6_3_every_demand_exists_in_the_rules(character: Character) -> None:
    for skill in character.skills:
        assert skill.when
        for alternative in skill.when:
            assert sum(condition.own for condition in alternative) <= 4
            assert sum(condition.opp for condition in alternative) <= 4
            for condition in alternative:
                assert condition.roles
                assert not condition.facing or (condition.own, condition.opp) == (1, 1)
                for role in condition.roles:
                    assert role.role in NAMES
                    assert 1 <= role.n <= condition.own + condition.opp
                    assert (role.number > 0) == (role.role in ("sum", "high", "low"))


def test_6_4_each_role_and_the_three_links_occur_in_two_skills_or_more() -> None:
    found: Counter[str] = Counter()
    for skill in SKILLS:
        conditions = [condition for alternative in skill.when for condition in alternative]
        found.update({role.role for condition in conditions for role in condition.roles})
        found["facing"] += any(condition.facing for condition in conditions)
        found["or"] += len(skill.when) > 1
        found["&"] += any(len(alternative) > 1 for alternative in skill.when)
    assert set(found) == {*NAMES, "facing", "or", "&"}
    assert min(found.values()) >= 2, found


def test_6_4_half_of_the_skills_or_more_use_the_opponent_s_field() -> None:
    using = [skill for skill in SKILLS if any(c.opp for alternative in skill.when for c in alternative)]
    assert 2 * len(using) >= len(SKILLS)


def test_6_4_no_two_skills_are_the_same() -> None:
    assert len({skill.id for skill in SKILLS}) == 40
    assert len({skill.when for skill in SKILLS}) == 40
    for language in ("ja", "en"):
        assert len({getattr(skill.name, language) for skill in SKILLS}) == 40


def test_7_the_catalogue_shows_names_and_demands() -> None:
    shown = GAME.characters()
    assert [each["id"] for each in shown] == [character.id for character in CHARACTERS]
    for each in shown:
        for words in (
            each["name"],
            each["story"],
            each["silhouette"],
            *(skill["name"] for skill in each["skills"]),
        ):
            assert set(words) == {"ja", "en"}
            assert all(words.values())
            assert not words["ja"].isascii()
    roles = [r for e in shown for s in e["skills"] for a in s["when"] for c in a for r in c["roles"]]
    for role in roles:
        extra = {"sum": {"total"}, "high": {"limit"}, "low": {"limit"}}.get(role["role"], set())
        assert set(role) == {"role", "n"} | extra
    conditions = [c for e in shown for s in e["skills"] for a in s["when"] for c in a]
    assert all(set(condition) == {"own", "opp", "facing", "roles"} for condition in conditions)
