"""The demands of skills (6) as values: roles, conditions, skills, characters, and their JSON."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

LIMITED: Final = ("high", "low")
"""Roles whose ``number`` is a limit; that of ``sum`` is a total, the others have none."""


class Role(NamedTuple):
    """One role of 6.3: its name, the number of cards it needs, and a limit or total if it has one."""

    role: str
    n: int
    number: int = 0

    def to_json(self) -> dict[str, Any]:
        """Return the role in the catalogue's form."""
        shown: dict[str, Any] = {"role": self.role, "n": self.n}
        if self.role == "sum":
            shown["total"] = self.number
        elif self.role in LIMITED:
            shown["limit"] = self.number
        return shown


class Condition(NamedTuple):
    """Exactly ``own`` and ``opp`` cards of the two fields that meet all ``roles``, each role separately (6).

    With ``facing`` the two cards face each other (6.2).
    """

    own: int
    opp: int
    roles: tuple[Role, ...]
    facing: bool = False

    def to_json(self) -> dict[str, Any]:
        """Return the condition in the catalogue's form."""
        roles = [role.to_json() for role in self.roles]
        return {"own": self.own, "opp": self.opp, "facing": self.facing, "roles": roles}


Alternative = tuple[Condition, ...]
"""Conditions that must all be met, by different cards (6.1)."""


class Text(NamedTuple):
    """The same words in both languages."""

    ja: str
    en: str


class Skill(NamedTuple):
    """A skill: its points, and its alternatives, of which one must be met."""

    id: str
    name: Text
    value: int
    when: tuple[Alternative, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the skill in the catalogue's form."""
        when = [[condition.to_json() for condition in alternative] for alternative in self.when]
        return {"id": self.id, "name": self.name._asdict(), "value": self.value, "when": when}


class Character(NamedTuple):
    """A fighter: four skills, a story in a sentence, and the recognizable outline of the figure."""

    id: str
    name: Text
    story: Text
    silhouette: Text
    skills: tuple[Skill, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the character in the catalogue's form."""
        return {
            "id": self.id,
            "name": self.name._asdict(),
            "story": self.story._asdict(),
            "silhouette": self.silhouette._asdict(),
            "skills": [skill.to_json() for skill in self.skills],
        }
