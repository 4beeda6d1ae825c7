"""Pictures of every screen, in both languages: ``python -m e2e.shots [--game G]… [--size WxH]… [COMMIT [COMMIT]]``.

Without a commit they show the working tree and are stored in ``shots/now/``. With one, that commit and the working
tree are compared; with two, these: each is built and pictured by its own code in a separate tree, and
``shots/index.html`` shows the pairs that differ. Pictures of a commit stay in ``shots/`` and are not taken again.
``--blind SEED`` shuffles the pairs and their sides and names neither side; ``shots/key.txt`` tells which is which.
"""

from __future__ import annotations

import json
import random
import shutil
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from html import escape
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright

from commands import ensure_dist, ensure_gallery, run, say
from e2e.lib.camera import GROUPS, camera, launch
from e2e.lib.room import SIZES
from e2e.lib.trees import commit_of, in_tree, tree_of
from e2e.pictures import Tolerance, differences, opened
from paths import ROOT
from py_engine.games import GAMES
from serve import Site

FOLDER = ROOT / "shots"
EXACT = Tolerance(8, 1)
"""Tolerance for pictures by the same browser on the same machine."""
LOCALES = ("ja-JP", "en-US")
BEFORE_NAME = {"around": "", "gallery": "part-"}
# a commit's own code takes its pictures: its e2e.shots has SIZES and take, whatever else it has
TAKE = """
import json, pathlib, sys
from e2e import shots
folder, sizes, games = json.loads(sys.argv[1])
shots.SIZES = sizes
shots.take(pathlib.Path(folder), *([games] if games else []))
"""
PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>{title}</title><style>
:root {{ color-scheme: light dark; font: 16px / 1.5 system-ui, sans-serif; }}
section {{ display: grid; grid-template-columns: repeat(2, minmax(0, max-content)); gap: 0.5rem 1rem; }}
h2 {{ grid-column: 1 / -1; margin: 2rem 0 0; font-size: 1rem; }}
img {{ max-width: 100%; align-self: start; outline: 1px solid; }}
label:has(:checked) ~ section img {{ grid-area: 2 / 1; }}
label:has(:checked) ~ section img + img {{ mix-blend-mode: difference; }}
</style><h1>{title}</h1><label><input type="checkbox"> only the differences</label>
{pairs}
</html>
"""
Pairs = Mapping[str, Sequence[bytes]]
"""Both versions of each picture, by name."""


def take(folder: Path, groups: Iterable[str] = GROUPS) -> None:
    """Write the pictures of some groups into a folder, named by size, language and content."""
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, Site(ensure_dist()) as site, Site(ensure_gallery()) as gallery:
        browser = launch(playwright.chromium)
        for size, locale in ((size, locale) for size in SIZES for locale in LOCALES):
            with camera(browser, site.url, gallery.url, size, locale) as taker:
                for group in groups:
                    before = f"{size['width']}x{size['height']}-{locale[:2]}-{BEFORE_NAME.get(group, f'{group}-')}"
                    for name, png in taker.take(group):
                        (folder / f"{before}{name}.png").write_bytes(png)
        browser.close()


def shots_of(commit: str | None, sizes: Sequence[ViewportSize], games: Sequence[str]) -> Path:
    """Return the folder with the pictures of a commit, or of the working tree, which are always taken again."""
    named = ["x".join(map(str, size.values())) for size in sizes] if sizes != SIZES else []
    wanted = FOLDER / "-".join([commit[:12] if commit else "now", *games, *named])
    words = ("-c", TAKE, json.dumps([str(wanted), sizes, games]))
    if commit is None:
        shutil.rmtree(wanted, ignore_errors=True)
        run([sys.executable, *words])
    elif not wanted.exists():
        with tree_of(commit) as tree:
            say(f"taking pictures of {commit[:12]}")
            in_tree(tree, *words)
    return wanted


def changed(before: Path, after: Path) -> Pairs:
    """Return the pictures that differ between two folders, by name; one that is missing is empty."""
    names = sorted({file.name for folder in (before, after) for file in folder.glob("*.png")})
    both = {name: [_bytes_of(before / name), _bytes_of(after / name)] for name in names}
    return {name: pair for name, pair in both.items() if not _are_same(*pair)}


def _bytes_of(file: Path) -> bytes:
    return file.read_bytes() if file.exists() else b""


def _are_same(one: bytes, other: bytes) -> bool:
    return one == other or (bool(one and other) and not differences(opened(one), opened(other), EXACT).getbbox())


def write_pairs(folder: Path, sides: Sequence[str], pairs: Pairs, seed: int | None = None) -> Path:
    """Write and return a page that shows pairs of pictures side by side.

    With a seed, whole pairs and their sides are shuffled and have no names: ``key.txt`` tells them.
    """
    rng, shown, key = random.Random(seed), list[str](), list[str]()
    shutil.rmtree(folder / "pairs", ignore_errors=True)
    (folder / "pairs").mkdir(parents=True)
    names = [name for name in pairs if seed is None or all(pairs[name])]
    if seed is not None:
        rng.shuffle(names)
    for number, name in enumerate(names, 1):
        order = [0, 1] if seed is None else rng.sample([0, 1], 2)
        files = [f"pairs/{number}-{side}.png" for side in ("left", "right")]
        for file, at in zip(files, order, strict=True):
            (folder / file).write_bytes(pairs[name][at])
        pictures = "".join(f'<img loading="lazy" src="{file}" alt="none">' for file in files)
        shown.append(f"<section><h2>{escape(name) if seed is None else number}</h2>{pictures}</section>")
        key.append(f"{number}: {name}: left {sides[order[0]]}, right {sides[order[1]]}\n")
    title = f"{len(names)} pairs" if seed is not None else f"{escape(' and '.join(sides))}: {len(names)} differ"
    (folder / "key.txt").write_text("".join(key), encoding="utf-8")
    (folder / "index.html").write_text(PAGE.format(title=title, pairs="\n".join(shown)), encoding="utf-8")
    return folder / "index.html"


def size_of(text: str) -> ViewportSize:
    """Return the size in words like ``390x844``."""
    width, _, height = text.partition("x")
    return {"width": int(width), "height": int(height)}


def main(words: list[str]) -> None:
    """Run the command."""
    parser = ArgumentParser(prog="make shots", description="pictures of every screen")
    parser.add_argument("commits", nargs="*", help="none, one or two")
    parser.add_argument("--game", action="append", default=[], choices=list(GAMES), help="only this game's")
    parser.add_argument("--size", action="append", type=size_of, help="only this size, such as 390x844")
    parser.add_argument("--blind", type=int, metavar="SEED", help="shuffle the sides, and write a key")
    asked = parser.parse_args(words)
    if len(asked.commits) > 2:
        parser.error("name two commits at the most")
    commits = [*map(commit_of, asked.commits), *([None] if len(asked.commits) < 2 else [])]
    with ThreadPoolExecutor() as pool:
        folders = list(pool.map(lambda commit: shots_of(commit, asked.size or SIZES, asked.game), commits))
    if len(folders) == 2:
        page = write_pairs(FOLDER, [each.name for each in folders], changed(*folders), asked.blind)
        say(f"{page.relative_to(ROOT)} shows both side by side")
    else:
        say(f"the pictures are in {folders[0].relative_to(ROOT)}/")


if __name__ == "__main__":
    main(sys.argv[1:])
