"""Tests in many forms: ``make test`` runs a few that cover every value, ``make test-forms`` the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product
from typing import Any, TypeVar
from zlib import crc32

import pytest

Test = TypeVar("Test", bound=Callable[..., Any])
Value = pytest.ParameterSet
"""A value of an argument, or several of several arguments, with their marks."""


def forms(**arguments: Iterable[Any]) -> pytest.MarkDecorator:
    """Run a test with every combination of its arguments' values, each a value or ``pytest.param`` of one.

    The first form has the first value of every argument, the second form the second, and so on; an argument with
    fewer values starts again. Once all values are covered, the other forms are marked as ``long``.
    """
    values = [[_value(each) for each in given] for given in arguments.values()]
    usual = [[each[place % len(each)] for each in values] for place in range(max(map(len, values)))]
    found = [_form(each, is_long=[*each] not in usual) for each in product(*values)]
    return pytest.mark.parametrize([*arguments], found, ids=_name)


def any_form(**arguments: Iterable[Any]) -> Callable[[Test], Test]:
    """Run a test like :func:`forms`, with all forms except one marked as ``long``.

    This is for tests of parts that all games share. The names of the test and the form decide which form ``make
    test`` runs: of several such tests each game gets some, and a new game only takes some forms over.
    """

    def shape(test: Test) -> Test:
        found = [*product(*([_value(each) for each in given] for given in arguments.values()))]
        usual = min(found, key=lambda each: crc32(f"{test.__name__} {_names(each)}".encode()))
        shaped = [_form(each, is_long=each is not usual) for each in found]
        marked: Test = pytest.mark.parametrize([*arguments], shaped, ids=_name)(test)
        return marked

    return shape


def _value(given: Any) -> Value:
    return given if isinstance(given, pytest.ParameterSet) else pytest.param(given)


def _form(values: Sequence[Value], is_long: bool) -> Value:
    marks = [mark for each in values for mark in each.marks]
    return pytest.param(
        *(part for each in values for part in each.values), marks=[*marks, pytest.mark.long] if is_long else marks
    )


def _names(values: Sequence[Value]) -> str:
    return "-".join(_name(part) for each in values for part in each.values)


def _name(value: Any) -> str:
    """Return a value's name in a test's id."""
    return str(getattr(value, "__name__", value))
