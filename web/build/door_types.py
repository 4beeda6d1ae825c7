"""Write web/src/door/door.d.ts, the page's types of the door, from the engine's own TypedDicts.

``python web/build/door_types.py`` writes it, ``--check`` only compares (for CI), so that the two can't drift. The
tests hold every answer of the door against the same TypedDicts.
"""

from __future__ import annotations

import importlib
import inspect
import sys
import types
import typing
from pathlib import Path
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from py_engine import shapes  # noqa: E402  (the tree's own engine, installed or not)
from py_engine.games import GAMES  # noqa: E402

TARGET = ROOT / "web" / "src" / "door" / "door.d.ts"
HEAD = "// Made by web/build/door_types.py from the engine's shapes; do not edit by hand.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def typescript(kind: Any) -> str:
    """Return the TypeScript spelling of a Python type; raise ``TypeError`` for one that JSON does not have."""
    origin, args = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    if is_typeddict(kind):
        return str(kind.__name__)
    if origin is Literal:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value).lower() for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(typescript(each) for each in args)
    if origin is list:
        item = typescript(args[0])
        return f"readonly ({item})[]" if "|" in item or item.startswith("readonly") else f"readonly {item}[]"
    if origin is dict:
        return f"Readonly<Record<string, {typescript(args[1])}>>"
    if origin is NotRequired:
        return typescript(args[0])
    raise TypeError(f"no JSON type: {kind}")


def comment(doc: str | None, indent: str = "") -> list[str]:
    """Return a docstring as the lines of a TSDoc comment."""
    lines = inspect.cleandoc(doc or "").splitlines()
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def interface(shape: Any) -> str:
    """Return one TypedDict as a TypeScript interface, inherited fields included."""
    fields = [
        f"  readonly {name}{'?' if get_origin(kind) is NotRequired else ''}: {typescript(kind)};"
        for name, kind in get_type_hints(shape, include_extras=True).items()
    ]
    return "\n".join([*comment(shape.__doc__), f"export interface {shape.__name__} {{", *fields, "}"])


def is_named_union(value: Any) -> bool:
    """Tell whether ``value`` is a union or a set of literals that the page should know by its name."""
    if get_origin(value) is Literal:
        return True
    return get_origin(value) in (Union, types.UnionType) and all(map(is_typeddict, get_args(value)))


def declarations(module: types.ModuleType) -> dict[str, str]:
    """Return the TypeScript declarations of all shapes that ``module`` itself defines, by name."""
    found = {}
    for name, value in vars(module).items():
        if is_typeddict(value) and value.__module__ == module.__name__:
            found[name] = interface(value)
        elif is_named_union(value) and not name.startswith("_"):
            found[name] = f"export type {name} = {typescript(value)};"
    return found


def door_types() -> str:
    """Return the whole file; raise ``ValueError`` if two games use one name."""
    found: dict[str, str] = {}
    for module in (shapes, *(importlib.import_module(f"py_engine.games.{game}.shapes") for game in GAMES)):
        for name, text in declarations(module).items():
            if found.setdefault(name, text) != text:
                raise ValueError(f"two different types are named {name}")
    return HEAD + "\n" + "\n\n".join(found.values()) + "\n"


def main(arguments: typing.Sequence[str]) -> int:
    """Write the types, or with ``--check`` compare them; return the exit code."""
    if "--check" not in arguments:
        TARGET.write_text(door_types(), encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != door_types():
        print("door.d.ts is not what the engine's shapes say: run python web/build/door_types.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
