"""The two ways in which the engine says no: a refusal by a rule, and bad input.

A refusal is a value: it names the clause that forbids an action, so that a page can explain it in any language. Bad
input is outside all rules (broken JSON, wrong types, names that do not exist in the game). S9 separates the two.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Refusal:
    """The reason why the rules forbid an action.

    ``clause`` is the number in the game's rules (``"2.3"``) or a shared clause (``"S6"``), ``code`` a short
    stable name of the reason, ``params`` the JSON values for a sentence about it.
    """

    clause: str
    code: str
    params: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self, game_id: str) -> dict[str, Any]:
        """Return the refusal in the door's form; a game's own clause gets the game's id before it."""
        clause = self.clause if self.clause.startswith("S") else f"{game_id} {self.clause}"
        return {"clause": clause, "code": self.code, "params": dict(self.params)}


class Refused(Exception):  # noqa: N818 (it is an answer, not a fault)
    """Carries a :class:`Refusal` out of nested reading; ``refusal`` is the value."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.clause} {refusal.code}")
        self.refusal = refusal


class BadInput(Exception):  # noqa: N818
    """Input that is not a legal request at all.

    ``code`` is stable, ``message`` quotes the offence in English, ``details`` are extra JSON fields of the
    error (a load names the ``entry`` and the ``refusal`` there).
    """

    def __init__(self, code: str, message: str, details: Mapping[str, Any] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.details = dict(details or {})


def quote(value: object, most: int = 60) -> str:
    """Return ``value`` shortened to ``most`` characters for a message; never fails on odd values."""
    if isinstance(value, int) and not isinstance(value, bool) and value.bit_length() > 256:
        return "a very large integer"
    text = repr(value) if not isinstance(value, list | dict) else f"a {type(value).__name__} of {len(value)}"
    return text if len(text) <= most else text[: most - 1] + "…"
