"""Build the site into ``dist/``, and the gallery beside it, unless built from just these sources."""

from __future__ import annotations

from pathlib import Path

from commands import run, say
from paths import DIST, GALLERY, LOCKS, ROOT, WEB
from setup import ensure_all
from stamps import digest, files_of, once

NOT_SOURCES = {
    "node_modules",
    ".dependency-cruiser.mjs",
    "biome.json",
    "build",
    "gallery",
    "testing",
    "vitest.config.ts",
}


def sources() -> list[Path]:
    """The files and folders the site is made of: rules, page, static files, and how they are put together."""
    page = [path for path in sorted(WEB.iterdir()) if path.name not in NOT_SOURCES]
    written = [path for path in files_of([ROOT / "py_engine", *page]) if path.suffix != ".md"]
    recipes = [*sorted((WEB / "build").glob("*.mjs")), LOCKS / "runtime.txt"]
    return [*written, ROOT / "static", ROOT / "pyproject.toml", *recipes]


def ensure_dist() -> Path:
    """Set everything up and build what is stale; safe to call from several processes at once."""
    return _built("build", DIST, sources())


def ensure_gallery() -> Path:
    """As :func:`ensure_dist`, for the gallery, which shows every part of the page in every state."""
    return _built("gallery", GALLERY, [*sources(), WEB / "gallery"])


def _built(script: str, folder: Path, made_from: list[Path]) -> Path:
    node = ensure_all()

    def build() -> None:
        say(f"building into {folder.relative_to(ROOT)}/")
        run(node.npm("run", "--silent", script), cwd=WEB, env=node.env)

    once(folder.name, digest(made_from), folder / "index.html", build)
    return folder
