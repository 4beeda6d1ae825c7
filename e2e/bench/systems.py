"""The measured systems, each in its own process or page, all with the same questions.

The other systems are fetched once into ``.cache/bench`` by their own lock files; the product and its tests
do not use them.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Page

from commands import SetupError, node, run, say
from paths import CACHE, NODE_MODULES, PYODIDE, ROOT, venv_python

OFFLINE_HINT = "The first run needs the network; later ones do not."
HERE = Path(__file__).resolve().parent
HOME = CACHE / "bench"
OPENSPIEL = HOME / "openspiel"
OPENSPIEL_LOCK = HERE / "openspiel.txt"
BOARDGAME = HOME / "boardgame"
BUNDLE = BOARDGAME / "bundle" / "boardgame.js"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
ENGINE_FILES = (
    "py_engine/**/*.py",
    "tests/__init__.py",
    "tests/draws.py",
    "e2e/__init__.py",
    "e2e/bench/__init__.py",
    "e2e/bench/random_play.py",
)


class System(Protocol):
    """A system that plays games on request."""

    def ask(self, name: str, *arguments: Any) -> Any:
        """Return the answer to a question; see ``random_play.ANSWERS``."""


class Program(AbstractContextManager["Program"]):
    """A program that answers one question per line."""

    def __init__(self, command: Sequence[str | Path]) -> None:
        words = [str(word) for word in command]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(words, cwd=ROOT, stdin=pipe, stdout=pipe, encoding="utf-8")

    def ask(self, name: str, *arguments: Any) -> Any:
        """Return the answer; raise :class:`SetupError` if the program died."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([name, arguments]) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SetupError(f"died of the question {name}: {self.process.args!r}")
        return json.loads(line)

    def __exit__(self, *_: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


class Tab:
    """A page that answers."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        page.goto(url)
        page.wait_for_function("window.answer !== undefined", timeout=120_000)

    def ask(self, name: str, *arguments: Any) -> Any:
        """Return the answer."""
        self.page.bring_to_front()
        answer: str = self.page.evaluate("question => window.answer(question)", json.dumps([name, arguments]))
        return json.loads(answer)


def ensure_openspiel() -> Path:
    """Set up a Python with OpenSpiel; raise :class:`SetupError` if OpenSpiel has no wheel for this machine."""
    python = venv_python(OPENSPIEL)
    if not _is_newer(OPENSPIEL / "made", OPENSPIEL_LOCK):
        say("installing OpenSpiel")
        run([sys.executable, "-m", "venv", "--clear", OPENSPIEL])
        words = ["--quiet", "--only-binary=:all:", "--require-hashes", "-r", str(OPENSPIEL_LOCK)]
        hint = f"There are wheels of OpenSpiel for some systems only. {OFFLINE_HINT}"
        run(["uv", "pip", "install", "--python", python, *words], hint=hint)
        (OPENSPIEL / "made").touch()
    return python


def ensure_boardgame() -> None:
    """Install boardgame.io and bundle the game that uses it."""
    sources = HERE / "boardgame"
    if not _is_newer(BUNDLE, *sources.iterdir()):
        say("installing boardgame.io")
        shutil.copytree(sources, BOARDGAME, dirs_exist_ok=True)
        run(["npm", "ci", "--ignore-scripts", "--loglevel=error"], cwd=BOARDGAME, hint=OFFLINE_HINT)
        run([node(), NODE_MODULES / "vite" / "bin" / "vite.js", "build"], cwd=BOARDGAME)


def _is_newer(made: Path, *sources: Path) -> bool:
    return made.exists() and all(made.stat().st_mtime > source.stat().st_mtime for source in sources)


def make_pages(folder: Path) -> None:
    """Write the scripts that the pages ``engine.html`` and ``boardgame.html`` load."""
    make_engine_page(folder)
    shutil.copy(BUNDLE, folder)


def make_engine_page(folder: Path) -> None:
    """Write all pages, and the scripts that need only the engine."""
    for file in (*(HERE / "page").iterdir(), *(PYODIDE / name for name in PYODIDE_FILES)):
        shutil.copy(file, folder)
    with zipfile.ZipFile(folder / "engine.zip", "w") as archive:
        for pattern in ENGINE_FILES:
            for file in sorted(ROOT.glob(pattern)):
                archive.write(file, file.relative_to(ROOT))
