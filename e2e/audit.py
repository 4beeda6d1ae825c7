"""Lighthouse over the built site; its npm packages are fetched once into ``.cache`` by their lock file."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from browser import ensure_chromium
from commands import SetupError, say
from paths import CACHE, is_root
from setup import Node, ensure_node, npm_ci
from stamps import digest, once

SOURCES = Path(__file__).resolve().parent / "lighthouse"
HOME = CACHE / "lighthouse"
PROGRAM = HOME / "node_modules" / "lighthouse" / "cli" / "index.js"


@dataclass(frozen=True)
class Audit:
    """Scores by category, between 0 and 1, and a line for every audit that is not at its best."""

    scores: dict[str, float]
    faults: dict[str, str]


def ensure_lighthouse() -> Node:
    """Install Lighthouse and return the Node to run it with; raise :class:`SetupError` where that fails."""
    node = ensure_node()
    once("lighthouse", digest([SOURCES / "package-lock.json"]), PROGRAM, lambda: _install(node))
    return node


def _install(node: Node) -> None:
    say("installing Lighthouse")
    npm_ci(node, SOURCES, HOME)


def audit(url: str, *categories: str, form: str = "mobile") -> Audit:
    """Audit a page as a phone on a slow line (``form="mobile"``) or as a laptop (``"desktop"``)."""
    node = ensure_lighthouse()
    flags = "--headless --disable-gpu" + (" --no-sandbox" if is_root() else "")
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        words = [
            url,
            "--quiet",
            "--output=json",
            f"--output-path={report}",
            f"--chrome-flags={flags}",
            f"--only-categories={','.join(categories)}",
            *(["--preset=desktop"] if form == "desktop" else []),
        ]
        env = {**os.environ, "CHROME_PATH": str(ensure_chromium())}
        done = subprocess.run(
            [node.program(), PROGRAM, *words], env=env, capture_output=True, text=True, check=False
        )
        if not report.exists():
            raise SetupError(f"Lighthouse wrote no report: {done.stderr[-2000:]}")
        return _read(json.loads(report.read_text(encoding="utf-8")))


def _read(report: dict[str, Any]) -> Audit:
    scores = {name: category["score"] or 0.0 for name, category in report["categories"].items()}
    faults = {
        name: f"{found['title']} {found.get('displayValue', '')}".strip()
        for name, found in report["audits"].items()
        if found["score"] is not None and found["score"] < 1
    }
    return Audit(scores, faults)
