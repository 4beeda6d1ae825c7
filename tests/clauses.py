"""Clauses as tables: a row holds an example; its name, which begins with the clause, is the test's id."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from py_engine.refusals import Refusal

Outcome = dict[str, Any]
"""What a row speaks of, each by its name: found at a table, or wanted there."""


def rows(table: Mapping[str, Any]) -> pytest.MarkDecorator:
    """Run a test with each row of a table as ``row``."""
    return pytest.mark.parametrize("row", [*table.values()], ids=[*table])


def value_at(value: Any, path: str) -> Any:
    """Return what lies at a path of names and numbers, as ``tricks.-1.winner``; ``None`` where it leads nowhere."""
    for name in path.split("."):
        if isinstance(value, list):
            at = int(name)
            value = value[at] if -len(value) <= at < len(value) else None
        else:
            value = value.get(name) if isinstance(value, dict) else None
    return value


def parts(value: Any, paths: Iterable[str]) -> dict[str, Any]:
    """Return what lies at each path, to be held against a row."""
    return {path: value_at(value, path) for path in paths}


def said(refusal: Refusal | None) -> str:
    """Return a refusal in words, as ``2.3 too_low: cards P3 P4, beat 4``; nothing for an action that is legal."""
    if refusal is None:
        return ""
    values = ", ".join(f"{name} {_in_words(value)}" for name, value in refusal.params.items())
    return f"{refusal.clause} {refusal.code}" + (f": {values}" if values else "")


def _in_words(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
