"""The lock files: written from pyproject.toml's groups, and checked without network.

``locks/<group>.txt`` pins every package with its hashes and names no registry, so that any mirror serves;
``package-lock.json`` likewise.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from commands import run
from paths import CACHE, LOCKS, PYODIDE, ROOT, WEB, venv_python
from setup import ensure_venv, locked_versions, pip, pyodide_lock, runtime_pins

PYTHON_OF = {"dev": "3.11", "node": "3.11", "runtime": "3.14", "pyodide": "3.14"}
HASHED = re.compile(r"^\w.* \\\n    --hash=", re.MULTILINE)


def groups() -> dict[str, dict[str, str]]:
    """Group → package → version, as pyproject.toml pins them."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        tables: dict[str, list[str]] = tomllib.load(file)["dependency-groups"]
    return {group: dict(pin.split("==") for pin in pins) for group, pins in tables.items()}


def write() -> None:
    """Resolve every group anew into its lock file (needs the network)."""
    ensure_venv()
    tool = CACHE / "uv"
    pip("install", "--upgrade", "--target", tool, f"uv=={groups()['lock']['uv']}")
    options = ["--quiet", "--universal", "--generate-hashes", "--no-header", "--no-annotate", "--upgrade"]
    for group, python in PYTHON_OF.items():
        wanted = ["--group", f"pyproject.toml:{group}", "--python-version", python]
        finish: list[str | Path] = ["--python", venv_python(), "--output-file", LOCKS / f"{group}.txt"]
        run([tool / "bin" / "uv", "pip", "compile", *options, *wanted, *finish])


def faults() -> Iterator[str]:
    """What is wrong with the lock files, a line each; nothing where all is well."""
    pinned = groups()
    for group in PYTHON_OF:
        yield from faults_of(group, pinned[group])
    yield from _npm_faults()
    if PYODIDE.exists() and runtime_pins(pyodide_lock()) != locked_versions(LOCKS / "runtime.txt"):
        yield f"locks/runtime.txt is not what Pyodide's own lock file names: {runtime_pins(pyodide_lock())}"


def faults_of(group: str, pins: dict[str, str]) -> Iterator[str]:
    """What is wrong with one group's lock file, given the versions pyproject.toml pins."""
    text = (LOCKS / f"{group}.txt").read_text()
    locked = locked_versions(LOCKS / f"{group}.txt")
    if "://" in text or "--index" in text or "--find-links" in text:
        yield f"locks/{group}.txt names a registry"
    if len(HASHED.findall(text)) != len(locked):
        yield f"locks/{group}.txt has a requirement without a hash"
    for name, version in pins.items():
        if locked.get(name) != version:
            yield f"locks/{group}.txt has {name} {locked.get(name)}, pyproject.toml {version}: run `make lock`"


def _npm_faults() -> Iterator[str]:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    for kind in ("dependencies", "devDependencies"):
        if lock["packages"][""].get(kind) != wanted.get(kind):
            yield f"package-lock.json is older than package.json ({kind}): run npm install in web/"
        for name, version in wanted.get(kind, {}).items():
            if not version.rpartition("@")[2][:1].isdigit():  # an alias is pinned too: npm:typescript@7.0.2
                yield f"package.json pins {name} to no exact version: {version}"
    for name, package in lock["packages"].items():
        if "resolved" in package:
            yield f"package-lock.json names a registry for {name}"
        if name and "integrity" not in package:
            yield f"package-lock.json has no hash for {name}"


def check() -> int:
    """Print every fault; the exit status is 1 where there is one."""
    found = list(faults())
    for fault in found:
        print(f"locks: {fault}")
    return 1 if found else 0
