"""Runs of tests in a copy of the source: the tests that passed, and those that failed."""

from __future__ import annotations

import os
import shlex
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

AFTERWARDS = "failed on teardown"
"""The beginning of pytest's message if the watch over a test's pages has found something."""
FIRST_FAILURE = {"test-rules": "-x", "test-page": "--bail=1", "test-e2e": "-x"}
LAST_LINES = 15


@dataclass(frozen=True)
class Run:
    """A run's result: the tests that passed and those that failed, in order, its last output, the seconds."""

    passed: tuple[str, ...]
    failed: tuple[str, ...]
    last_words: str
    seconds: float


def run_tests(tree: Path, target: str, *words: str, to_the_end: bool) -> Run:
    """Run a target's tests in a tree, ``to_the_end`` or until one fails; first build an outdated site."""
    report = tree / ".cache" / "reports" / f"{target}.xml"
    report.unlink(missing_ok=True)
    words = words if to_the_end else (*words, FIRST_FAILURE[target])
    begun = time.monotonic()
    done = subprocess.run(
        ["make", target, f"ARGS={shlex.join(words)}"],
        cwd=tree,
        env={**os.environ, "MAKEFLAGS": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    seconds = time.monotonic() - begun
    return Run(*cases_in(report), "\n".join(done.stdout.splitlines()[-LAST_LINES:]), seconds)


def cases_in(report: Path) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the names of the tests that passed and of those that failed by a report; empty if there is none."""
    cases = [*ElementTree.parse(report).iter("testcase")] if report.exists() else []
    names = [(f"{case.get('classname')} {case.get('name')}", _has_failed(case)) for case in cases]
    passed = tuple(name for name, has_failed in names if has_failed is False)
    return passed, tuple(name for name, has_failed in names if has_failed)


def _has_failed(case: ElementTree.Element) -> bool | None:
    """Return whether a test failed; ``None`` if it was skipped or never began."""
    if case.find("failure") is not None:
        return True
    error = case.find("error")
    if error is not None:
        return True if error.get("message", "").startswith(AFTERWARDS) else None
    return False if case.find("skipped") is None else None
