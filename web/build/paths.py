"""Where things lie: the project's folders, what the set-up makes, and the programs in it."""

from __future__ import annotations

import os
import shutil
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
PYODIDE_WHEELS = CACHE / "pyodide-wheels"
REPORTS = CACHE / "reports"

WINDOWS = os.name == "nt"


def venv_python(venv: Path = VENV) -> Path:
    """The interpreter of a virtual environment."""
    return venv / "Scripts" / "python.exe" if WINDOWS else venv / "bin" / "python"


def is_root() -> bool:
    """Whether this process may install system packages (and Chromium needs ``--no-sandbox``)."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def has_display() -> bool:
    """Whether opening a browser makes sense: a desktop, and not a CI machine."""
    if os.environ.get("CI"):
        return False
    if WINDOWS or shutil.which("open"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
