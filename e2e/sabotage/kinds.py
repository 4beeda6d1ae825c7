"""The type of a sabotage, and the list of all of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from paths import ROOT

TARGETS = {"tests": "test-rules", "web": "test-page", "e2e": "test-e2e"}
"""The target of ``make`` that runs the tests of a folder."""


@dataclass(frozen=True)
class Sabotage:
    """A possible mistake: in ``file`` the text ``old`` occurs once; ``new`` replaces it.

    ``tests`` are paths that one target runs, and ``only`` an expression for pytest, or empty.
    """

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]
    only: str

    @property
    def selection(self) -> tuple[str, ...]:
        """Return the target that runs the tests, and the words of its ``ARGS``."""
        words = (test.removeprefix("web/") for test in self.tests)
        return (TARGETS[self.tests[0].partition("/")[0]], *words, *(("-k", self.only) if self.only else ()))

    def spoilt(self, root: Path) -> str:
        """Return the file's text with the fault in it; raise ``ValueError`` unless the old text occurs once."""
        text = (root / self.file).read_text(encoding="utf-8")
        found = text.count(self.old)
        if found != 1:
            raise ValueError(f"{self.name}: {self.file} has {found} times what is to be replaced")
        return text.replace(self.old, self.new)


def read(row: list[str]) -> Sabotage:
    """Return the sabotage of a row's lines; raise ``ValueError`` if it has another form."""
    name, where, *changes = row
    file, bar, tests = where.partition(" | ")
    tests, _, only = tests.partition(" -k ")
    old, new = ([line[2:] for line in changes if line[0] == sign] for sign in "-+")
    if not (bar and old) or len(old) + len(new) < len(changes):
        raise ValueError(f"{name}: no row of the form that e2e/sabotage describes")
    return Sabotage(name, file, "\n".join(old), "\n".join(new), tuple(tests.split()), only)


def every_sabotage() -> Iterator[Sabotage]:
    """Yield all sabotages, those of the engine first, then the page's, then the games' own."""
    shared = (ROOT / "e2e" / "sabotage" / f"{name}.txt" for name in ("engine", "page"))
    for file in (*shared, *sorted(ROOT.glob("e2e/games/*/sabotages.txt"))):
        lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        yield from (read([*row]) for is_row, row in groupby(lines, bool) if is_row)
