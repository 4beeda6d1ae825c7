"""Shared helpers for tests of the engine's start: its state, its worker, and files served with changes."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Worker

from e2e.lib.site import Fault, Site
from e2e.lib.support import ENGINE_PATIENCE, wait_for_engine
from tests.play import sample

SET_UP = sample()
State = dict[str, Any]


def only(dist: Path, pattern: str) -> Path:
    """Return the only file of the site with such a path."""
    (file,) = dist.glob(pattern)
    return file


def path_in(dist: Path, pattern: str) -> str:
    """Return the same path in the form of the server's faults."""
    return only(dist, pattern).relative_to(dist).as_posix()


def state_of(page: Page) -> State:
    """Return the engine's state, with a fault's fields."""
    state: State = page.evaluate(
        "() => { const s = tefuda.engine.state; return s.fault ? {...s, fault: {...s.fault}} : s; }"
    )
    return state


def wait_for_failure(page: Page) -> str:
    """Wait until the page gives up, and return the fault's code."""
    page.locator("html[data-engine='failed']").wait_for(state="attached", timeout=ENGINE_PATIENCE)
    code: str = state_of(page)["fault"]["code"]
    return code


def ask(page: Page, *requests: State) -> list[Any]:
    """Return the door's answers, in one round trip."""
    answers: list[Any] = page.evaluate("requests => tefuda.engine.ask(requests)", list(requests))
    return answers


def start(page: Page, site: Site) -> str:
    """Open the page and return its engine's way of starting."""
    page.goto(site.url)
    wait_for_engine(page)
    path: str = state_of(page)["path"]
    return path


def notes(page: Page) -> list[str]:
    """Return the builds whose memory image is recorded as unsuitable for this browser."""
    keys: list[str] = page.evaluate("() => Object.keys(localStorage)")
    return [key.rpartition(":")[2] for key in keys if key.startswith("tefuda:1:snapshot-off:")]


def patch(site: Site, path: str, change: Callable[[str], str]) -> None:
    """Serve a text file with a change."""
    file = site.file_at(path)
    assert file is not None
    before = file.read_text(encoding="utf-8")
    after = change(before)
    assert after != before, f"nothing to change in {path}"
    site.faults[path] = Fault(body=after.encode())


def hook_python(site: Site, dist: Path, then: str = "") -> None:
    """Make Python reachable in the worker as ``python``, after running ``then`` with it and its ``options``."""

    def change(script: str) -> str:
        wrapped = (
            f"const start=async(options)=>{{const python=self.python=await \\1(options);{then};return python}};"
        )
        return re.sub(r"export\{(\w+) as loadPyodide", wrapped + "export{start as loadPyodide", script)

    patch(site, path_in(dist, "engine/*/pyodide.mjs"), change)


def engine_worker(page: Page) -> Worker:
    """Return the worker that runs the engine."""
    (worker,) = page.workers
    return worker


def trampoline(page: Page) -> int:
    """Return the table index through which Python calls C functions; 0 if it uses JavaScript."""
    index: int = engine_worker(page).evaluate(
        """() => {
          const m = python._module;
          return m.HEAP32[(m.__PyRuntime + m.HEAP32[m.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2]) >> 2];
        }"""
    )
    return index


def new_match(page: Page) -> list[Any]:
    """Return a match dealt from a fixed seed, as its save and as every seat sees it."""
    (status,) = ask(page, SET_UP.request(20_260_601))
    match = status["match"]
    return ask(
        page,
        {"op": "save", "match": match},
        *({"op": "view", "match": match, "seat": seat} for seat in (*range(SET_UP.seats), None)),
    )
