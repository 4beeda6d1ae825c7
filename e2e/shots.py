"""Pictures of every screen at every size, in both languages: ``python -m e2e.shots [--game G]… [COMMIT [COMMIT]]``.

Without a commit they show the working tree and are stored in ``shots/``. With one, that commit and the working tree
are compared; with two, these: each is built and pictured by its own code in a separate tree, and
``shots/index.html`` shows them side by side, changed ones first. Pictures of a commit stay in ``shots/<commit>/``
and are not taken again. With ``--game`` only the pictures of that game are taken.
"""

from __future__ import annotations

import shutil
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from commands import ensure_dist, ensure_gallery, say
from e2e.contact_sheet import write_sheet
from e2e.lib.camera import GROUPS, camera, launch
from e2e.lib.room import SIZES
from e2e.lib.trees import commit_of, shots_of
from paths import ROOT
from py_engine.games import GAMES
from serve import Site

FOLDER = ROOT / "shots"
NOW = FOLDER / "now"
LOCALES = ("ja-JP", "en-US")
BEFORE_NAME = {"around": "", "gallery": "part-"}


def take(folder: Path, groups: Iterable[str] = GROUPS) -> None:
    """Write the pictures of some groups into a folder, named by size, language and content."""
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, Site(ensure_dist()) as site, Site(ensure_gallery()) as gallery:
        browser = launch(playwright.chromium)
        for size in SIZES:
            for locale in LOCALES:
                prefix = folder / f"{size['width']}x{size['height']}-{locale[:2]}-"
                _take_size(browser, (site.url, gallery.url), size, locale, groups, prefix)
        browser.close()


def _take_size(
    browser: Browser,
    urls: tuple[str, str],
    size: ViewportSize,
    locale: str,
    groups: Iterable[str],
    prefix: Path,
) -> None:
    with camera(browser, *urls, size, locale) as taker:
        for group in groups:
            for name, png in taker.take(group):
                file = f"{prefix.name}{BEFORE_NAME.get(group, f'{group}-')}{name}.png"
                prefix.with_name(file).write_bytes(png)


def compare(commits: Sequence[str], games: Sequence[str]) -> Path:
    """Picture two commits, or one and the working tree, and return the page that shows both."""
    found = [commit_of(name) for name in commits]
    with ThreadPoolExecutor() as pool:
        folders = list(pool.map(lambda commit: shots_of(commit, FOLDER, games), found))
    if len(folders) == 1:
        shutil.rmtree(NOW, ignore_errors=True)
        take(NOW, games or GROUPS)
        folders.append(NOW)
    return write_sheet(folders[0], folders[1], FOLDER / "index.html")


def main(words: list[str]) -> None:
    """Run the command."""
    parser = ArgumentParser(prog="make shots", description="pictures of every screen")
    parser.add_argument("commits", nargs="*", help="none, one or two")
    parser.add_argument("--game", action="append", default=[], choices=list(GAMES), help="only this game's")
    asked = parser.parse_args(words)
    if len(asked.commits) > 2:
        parser.error("name two commits at the most")
    if asked.commits:
        page = compare(asked.commits, asked.game)
        say(f"{page.relative_to(ROOT)} shows both side by side")
    else:
        take(FOLDER, asked.game or GROUPS)
        say(f"the pictures are in {FOLDER.relative_to(ROOT)}/")


if __name__ == "__main__":
    main(sys.argv[1:])
