"""Build the site into ``dist/``, unless it is built from just these sources."""

from __future__ import annotations

from pathlib import Path

from commands import run, say
from paths import DIST, LOCKS, ROOT, WEB
from setup import ensure_all
from stamps import digest, once

NOT_SOURCES = {"node_modules", "build", "README.md"}


def sources() -> list[Path]:
    """The files and folders the site is made of: rules, page, static files, and how they are put together."""
    page = [path for path in sorted(WEB.iterdir()) if path.name not in NOT_SOURCES]
    recipes = [*sorted((WEB / "build").glob("*.mjs")), LOCKS / "runtime.txt"]
    return [ROOT / "py_engine", ROOT / "static", ROOT / "pyproject.toml", *page, *recipes]


def ensure_dist() -> Path:
    """Set everything up and build what is stale; safe to call from several processes at once."""
    node = ensure_all()

    def build() -> None:
        say("building the site into dist/")
        run(node.npm("run", "--silent", "build"), cwd=WEB, env=node.env)

    once("dist", digest(sources()), DIST / "index.html", build)
    return DIST
