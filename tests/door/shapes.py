"""Checks of JSON against a type: the same TypedDicts from which the page's types are made."""

from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


def faults(value: Any, kind: Any, path: str = "") -> Iterator[str]:
    """Yield every place where the JSON ``value`` is not of the type ``kind``; extra fields are faults too."""
    origin, args = get_origin(kind), get_args(kind)
    if kind is Any:
        return
    if is_typeddict(kind):
        yield from _object_faults(value, kind, path)
    elif origin is NotRequired:
        yield from faults(value, args[0], path)
    elif origin in (Union, types.UnionType):
        tried = [list(faults(value, each, path)) for each in args]
        if all(tried):
            yield min(tried, key=len)[0]
    elif origin is Literal:
        if not any(type(value) is type(each) and value == each for each in args):
            yield f"{path}: {value!r} is none of {args}"
    elif origin is list:
        items = value if type(value) is list else []
        if type(value) is not list:
            yield f"{path}: {value!r} is not a list"
        for index, item in enumerate(items):
            yield from faults(item, args[0], f"{path}[{index}]")
    elif origin is dict:
        if type(value) is not dict:
            yield f"{path}: {value!r} is no object"
        else:
            for name, item in value.items():
                yield from faults(item, args[1], f"{path}.{name}")
    elif type(value) is not kind and not (value is None and kind is type(None)):
        yield f"{path}: {value!r} is no {kind}"


def _object_faults(value: Any, kind: Any, path: str) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{path}: {value!r} is no {kind.__name__}"
        return
    fields = get_type_hints(kind, include_extras=True)
    for name in value.keys() - fields.keys():
        yield f"{path}.{name}: not a field of {kind.__name__}"
    for name, field in fields.items():
        if name in value:
            yield from faults(value[name], field, f"{path}.{name}")
        elif get_origin(field) is not NotRequired:
            yield f"{path}.{name}: missing from {kind.__name__}"
