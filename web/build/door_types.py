"""Write the page's types of the door from the engine's own TypedDicts.

Shared types are written to ``web/src/door/door.d.ts``, a game's own to ``web/src/games/<id>/shapes.d.ts``. ``python
web/build/door_types.py`` writes them, ``--check`` only compares them, so that the two can't drift. The tests check
every answer of the door against the same TypedDicts.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
import types
import typing
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from py_engine import shapes  # noqa: E402  (the tree's own engine, installed or not)
from py_engine.games import GAMES  # noqa: E402

PAGE = ROOT / "web" / "src"
HEAD = "// Made by web/build/door_types.py from the engine's shapes; do not edit by hand.\n\n"
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
    if origin in (Annotated, NotRequired):
        return typescript(args[0])
    raise TypeError(f"no JSON type: {kind}")


def comment(doc: str | None, indent: str = "") -> list[str]:
    """Return a docstring as the lines of a TSDoc comment."""
    lines = inspect.cleandoc(doc or "").splitlines()
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


@cache
def classes(module: types.ModuleType) -> dict[str, list[str]]:
    """Return the names of the bases of a module's classes; a TypedDict itself forgets them."""
    tree = ast.parse(inspect.getsource(module))
    return {each.name: [*map(ast.unparse, each.bases)] for each in tree.body if isinstance(each, ast.ClassDef)}


def base_of(shape: Any) -> Any:
    """Return the TypedDict that another one extends; ``None`` if there is none."""
    module = sys.modules[shape.__module__]
    found = [vars(module)[name] for name in classes(module).get(shape.__name__, ())]
    return next(filter(is_typeddict, found), None)


def interface(shape: Any) -> str:
    """Return one TypedDict as a TypeScript interface, with only the fields that its base lacks."""
    base = base_of(shape)
    inherited = get_type_hints(base).keys() if base else ()
    fields = [
        f"  readonly {name}{'?' if get_origin(kind) is NotRequired else ''}: {typescript(kind)};"
        for name, kind in get_type_hints(shape, include_extras=True).items()
        if name not in inherited
    ]
    extends = f" extends {base.__name__}" if base else ""
    return "\n".join([*comment(shape.__doc__), f"export interface {shape.__name__}{extends} {{", *fields, "}"])


def is_named_union(value: Any) -> bool:
    """Return whether ``value`` is a union or a set of literals that gets a name on the page."""
    if get_origin(value) is Literal:
        return True
    return get_origin(value) in (Union, types.UnionType) and all(map(is_typeddict, get_args(value)))


def shapes_of(module: types.ModuleType) -> dict[str, Any]:
    """Return all shapes that ``module`` itself defines, by name."""
    return {
        name: value
        for name, value in vars(module).items()
        if (is_typeddict(value) and value.__module__ == module.__name__)
        or (is_named_union(value) and not name.startswith("_"))
    }


def declarations(found: Mapping[str, Any]) -> str:
    """Return the TypeScript declarations of shapes, given by name."""
    return "\n\n".join(
        interface(shape) if is_typeddict(shape) else f"export type {name} = {typescript(shape)};"
        for name, shape in found.items()
    )


def referred(kind: Any) -> set[str]:
    """Return the names of the interfaces that the spelling of a Python type refers to."""
    return {kind.__name__} if is_typeddict(kind) else set().union(*map(referred, get_args(kind)))


def kinds_in(shape: Any) -> Iterator[Any]:
    """Yield the types in the declaration of a shape: its base, and its additional fields."""
    if not is_typeddict(shape):
        yield shape
    elif base := base_of(shape):
        yield base
        yield from (kind for name, kind in get_type_hints(shape).items() if name not in get_type_hints(base))
    else:
        yield from get_type_hints(shape).values()


def shared_by(found: Mapping[str, Any]) -> list[str]:
    """Return the names of the shared shapes that a game's shapes use."""
    kinds = (kind for shape in found.values() for kind in kinds_in(shape))
    return sorted(set().union(*map(referred, kinds)) - found.keys())


def game_types(game: str) -> str:
    """Return the file of a game; raise ``ValueError`` if its shapes use another game's."""
    found = shapes_of(importlib.import_module(f"py_engine.games.{game}.shapes"))
    shared = shared_by(found)
    if strange := set(shared) - vars(shapes).keys():
        raise ValueError(f"{game} takes {strange}, which all games don't share")
    return f'{HEAD}import type {{ {", ".join(shared)} }} from "../../door/door";\n\n{declarations(found)}\n'


def all_types() -> dict[Path, str]:
    """Return the content of every file of types."""
    games = {PAGE / "games" / game / "shapes.d.ts": game_types(game) for game in GAMES}
    return {PAGE / "door" / "door.d.ts": f"{HEAD}{declarations(shapes_of(shapes))}\n", **games}


def write(files: Iterable[tuple[Path, str]], arguments: typing.Sequence[str]) -> int:
    """Write files, or with ``--check`` compare them with their expected content; return the exit code."""
    old = [(path, text) for path, text in files if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path, text in old:
        if "--check" in arguments:
            print(f"{path.relative_to(ROOT)} is not what the engine says: run make format", file=sys.stderr)
        else:
            path.parent.mkdir(exist_ok=True)  # of a game in preparation
            path.write_text(text, encoding="utf-8")
    return int(bool(old) and "--check" in arguments)


if __name__ == "__main__":
    sys.exit(write(all_types().items(), sys.argv[1:]))
