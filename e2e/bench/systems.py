"""Programs and pages that answer questions: the engine on CPython, and in Pyodide on a bare page."""

from __future__ import annotations

import json
import shutil
import subprocess
import zipfile
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

from playwright.sync_api import Page

from commands import SetupError
from e2e.bench.run import PATIENCE, IsolatedHandler
from paths import PYODIDE, ROOT
from serve import Site

PAGES = Path(__file__).resolve().parent / "page"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PACKED = ("py_engine/**/*.py", "tests/__init__.py", "tests/draws.py", "e2e/__init__.py", "e2e/bench/__init__.py")


class System(Protocol):
    """A system that plays games on request."""

    def ask(self, name: str, *arguments: Any) -> Any:
        """Return the answer to a question; see ``random_play.ANSWERS``."""


class Program(AbstractContextManager["Program"]):
    """A program that answers one question per line."""

    def __init__(self, *command: str | Path) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([*map(str, command)], cwd=ROOT, stdin=pipe, stdout=pipe, encoding="utf-8")

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
        page.wait_for_function("window.answer !== undefined", timeout=PATIENCE)

    def ask(self, name: str, *arguments: Any) -> Any:
        """Return the answer."""
        self.page.bring_to_front()
        answer: str = self.page.evaluate("question => window.answer(question)", json.dumps([name, arguments]))
        return json.loads(answer)


@contextmanager
def pages(*more: Path, play: str = "e2e.bench.random_play") -> Iterator[str]:
    """Serve pages with the engine, with the module that plays there, and further files; return their address."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        for file in (*PAGES.iterdir(), *(PYODIDE / each for each in PYODIDE_FILES), *more):
            shutil.copy(file, folder)
        script = folder / "engine.mjs"
        script.write_text(
            script.read_text(encoding="utf-8").replace("e2e.bench.random_play", play), encoding="utf-8"
        )
        with zipfile.ZipFile(folder / "engine.zip", "w") as archive:
            own = (f"{module.replace('.', '/')}.py" for module in ("e2e.bench.random_play", play))
            inits = f"{Path(play.replace('.', '/')).parent}/__init__.py"
            for file in sorted({file for pattern in (*PACKED, *own, inits) for file in ROOT.glob(pattern)}):
                archive.write(file, file.relative_to(ROOT))
        site = Site(folder)
        site.RequestHandlerClass = IsolatedHandler
        with site:
            yield site.url
