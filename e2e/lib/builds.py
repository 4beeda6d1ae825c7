"""Another build of the site, which differs from the first in every identifying mark."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from commands import node
from paths import WEB

TEXTS = {".html", ".js", ".mjs", ".css", ".json", ".webmanifest"}
UNPACK = """
import { readFileSync } from "node:fs";
import { decompress } from "fzstd";
process.stdout.write(decompress(readFileSync(process.argv[1])));
"""
BUILD = re.compile(r"build:.([0-9a-f]{16})")
LISTED = re.compile(r'\[\{"bytes":.*?\}\]')


def build_of(dist: Path) -> str:
    """Return the id that page, worker and memory image of a build share."""
    found = {name for file in dist.glob("assets/worker-*.js") for name in BUILD.findall(file.read_text("utf-8"))}
    (build,) = found
    return str(build)


def unpacked(file: Path) -> bytes:
    """Return the contents of a file that the build packed, unpacked by Node like in the build."""
    command = [node(), "--input-type=module", "--eval", UNPACK, str(file.resolve())]
    return subprocess.run(command, cwd=WEB, check=True, capture_output=True).stdout


def other_name(name: str) -> str:
    """Return a name in the other build: its hash reversed."""
    stem, dot, ending = name.partition(".")
    return stem[:-8] + stem[-8:][::-1] + dot + ending


def renamed(dist: Path) -> dict[str, str]:
    """Return the other build's names of all files named after their contents."""
    (folder,) = dist.glob("engine/*")
    build = build_of(dist)
    files = {file.name: other_name(file.name) for file in (dist / "assets").iterdir()}
    return {**files, folder.name: folder.name[::-1], build: build[::-1]}


def other_build(dist: Path, folder: Path) -> Path:
    """Write a build with another id and other names next to the given one; its page has ``data-version="2"``."""
    site = shutil.copytree(dist, folder / "other")
    names = renamed(dist)
    for file in sorted(site.rglob("*"), reverse=True):
        if file.suffix in TEXTS:
            file.write_text(_changed(file.read_text(encoding="utf-8"), names), encoding="utf-8")
        elif file.name == "image.bin":
            image = _changed(unpacked(file).decode("latin1"), names)
            file.write_bytes(gzip.compress(image.encode("latin1"), 6))
        if file.name in names:
            file.rename(file.with_name(names[file.name]))
    _mark(site)
    return site


def _changed(text: str, names: dict[str, str]) -> str:
    return re.sub("|".join(map(re.escape, names)), lambda found: names[found[0]], text)


def _mark(site: Path) -> None:
    """Make the page look different, and update the service worker's list of all parts."""
    page, worker = site / "index.html", site / "sw.js"
    page.write_text(page.read_text(encoding="utf-8").replace("<html", '<html data-version="2"'), encoding="utf-8")
    before = worker.read_text(encoding="utf-8")
    after = LISTED.sub(lambda found: json.dumps([_listed(part, site) for part in json.loads(found[0])]), before)
    assert after != before
    worker.write_text(after, encoding="utf-8")


def _listed(part: dict[str, Any], site: Path) -> dict[str, Any]:
    """Return the service worker's list entry of a part in its present form."""
    body = (site / part["url"]).read_bytes()
    integrity = f"sha256-{base64.b64encode(hashlib.sha256(body).digest()).decode()}"
    revision = part["revision"] and hashlib.md5(body, usedforsecurity=False).hexdigest()
    text = {"text": body.decode()} if "text" in part else {}
    return {**part, "bytes": len(body), "integrity": integrity, "revision": revision, **text}
