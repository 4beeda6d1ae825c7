"""Clauses as tables: a row is an example; its name, which begins with the clause, is the test's id."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from py_engine.refusals import Refusal

Outcome = dict[str, Any]
"""Values of a row by name: the actual ones at a table, or the expected ones."""


def rows(table: Mapping[str, Any]) -> pytest.MarkDecorator:
    """Run a test with each row of a table as ``row``."""
    return pytest.mark.parametrize("row", [*table.values()], ids=[*table])


def value_at(value: Any, path: str) -> Any:
    """Return the value at a path of names and numbers, as ``tricks.-1.winner``; ``None`` if there is none."""
    for name in path.split("."):
        if isinstance(value, list):
            at = int(name)
            value = value[at] if -len(value) <= at < len(value) else None
        else:
            value = value.get(name) if isinstance(value, dict) else None
    return value


def parts(value: Any, paths: Iterable[str]) -> dict[str, Any]:
    """Return the values at these paths, for comparison with a row."""
    return {path: value_at(value, path) for path in paths}


def said(refusal: Refusal | None) -> str:
    """Return a refusal in words, as ``2.3 too_low: cards P3 P4, beat 4``; empty for a legal action."""
    if refusal is None:
        return ""
    values = ", ".join(f"{name} {_in_words(value)}" for name, value in refusal.params.items())
    return f"{refusal.clause} {refusal.code}" + (f": {values}" if values else "")


def _in_words(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
