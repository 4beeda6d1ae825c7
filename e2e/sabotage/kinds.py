"""The type of a sabotage, and the list of all of them."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from py_engine.games import GAMES


class Step(StrEnum):
    """The target of ``make`` that runs a test."""

    RULES = "test-rules"
    PAGE = "test-page"
    E2E = "test-e2e"


@dataclass(frozen=True)
class Sabotage:
    """A possible mistake.

    ``name`` describes the fault in a few words. In ``file`` the text ``old`` occurs once; ``new`` replaces it.
    ``tests`` are the nearest ones that ``step`` runs, as paths from the project's folder, for pytest with a test's
    name after ``::`` where one is enough; ``only`` is an expression that selects some of them by their names.
    """

    name: str
    file: str
    old: str
    new: str
    step: Step
    tests: tuple[str, ...]
    only: str = ""

    def spoilt(self, root: Path) -> str:
        """Return the file's text with the fault in it; raise ``ValueError`` unless the old text occurs once."""
        text = (root / self.file).read_text(encoding="utf-8")
        found = text.count(self.old)
        if found != 1:
            raise ValueError(f"{self.name}: {self.file} has {found} times what is to be replaced")
        return text.replace(self.old, self.new)


def every_sabotage() -> Iterator[Sabotage]:
    """Yield all sabotages, those of the engine first, then the page's, then the games' own."""
    modules = ["e2e.sabotage.engine", "e2e.sabotage.page", *(f"e2e.games.{game}.sabotages" for game in GAMES)]
    for module in modules:
        if importlib.util.find_spec(module):
            yield from importlib.import_module(module).SABOTAGES
