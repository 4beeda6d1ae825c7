"""The kept pictures of every screen, and the comparison of pictures.

``python -m e2e.pictures [group …]`` keeps them, of all groups or of some. A screen is kept once, in Japanese on a
phone, and a part of the gallery once, at half their size: a game's in ``e2e/games/<id>/pictures/``, the others in
``e2e/pictures/``. ``test_pictures.py`` compares them. Two pictures are alike if no two of their tiles differ by
more than two browsers differ in the same page.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from commands import ensure_dist, ensure_gallery
from e2e.lib.camera import GROUPS, Picture, camera, launch
from paths import ROOT
from py_engine.games import GAMES
from serve import Site

KEPT = ROOT / "e2e" / "pictures"
ENDING = ".avif"
SIZE: ViewportSize = {"width": 390, "height": 844}  # CSS px
LOCALE = "ja-JP"


@dataclass(frozen=True)
class Tolerance:
    """The greatest difference of two pictures that are alike.

    ``most`` is the limit, of 255, for the difference of the means of a tile of ``side`` px in any colour.
    """

    side: int
    most: int


# differences in smoothed edges average out over a tile as its side grows (37, 20, 9 and 5 were measured between
# Chromium 143 and 156, with a GPU and without); a changed plain colour does not
ALIKE = tuple(Tolerance(side, most) for side, most in ((4, 48), (8, 24), (16, 12), (32, 8)))
OFF_IN_SIZE = 2
"""Most px by which one picture may be longer or wider than the other."""


def folder_of(group: str) -> Path:
    """Return the folder of a group's kept pictures."""
    return ROOT / "e2e" / "games" / group / "pictures" if group in GAMES else KEPT / group


def files_of(group: str) -> dict[str, Path]:
    """Return the kept pictures of a group by name."""
    return {file.stem: file for file in folder_of(group).glob(f"*{ENDING}")}


def halved(png: bytes) -> Image.Image:
    """Return a picture at the kept size."""
    picture = opened(png)
    return picture.resize((max(picture.width // 2, 1), max(picture.height // 2, 1)), Image.Resampling.BOX)


def reduced(png: bytes) -> bytes:
    """Return a picture in the kept form."""
    kept = io.BytesIO()
    halved(png).save(kept, "avif", quality=40, speed=8)
    return kept.getvalue()


def opened(file: bytes) -> Image.Image:
    """Return the picture in a file."""
    return Image.open(io.BytesIO(file)).convert("RGB")


def are_alike(before: Image.Image, after: Image.Image) -> bool:
    """Return whether two pictures show the same, by all of :data:`ALIKE`."""
    pair = _of_one_size(before, after, OFF_IN_SIZE)
    return not any(differences(*pair, tolerance).getbbox() for tolerance in ALIKE)


def differences(before: Image.Image, after: Image.Image, tolerance: Tolerance) -> Image.Image:
    """Return a mask with one px per tile: white where the two pictures are not alike, else black."""
    before, after = _of_one_size(before, after, 0)
    tiles = (max(before.width // tolerance.side, 1), max(before.height // tolerance.side, 1))
    means = (picture.resize(tiles, Image.Resampling.BOX) for picture in (before, after))
    red, green, blue = ImageChops.difference(*means).split()
    furthest = ImageChops.lighter(red, ImageChops.lighter(green, blue))
    return furthest.point([255 * (off > tolerance.most) for off in range(256)])


def _of_one_size(before: Image.Image, after: Image.Image, allowed: int) -> tuple[Image.Image, Image.Image]:
    """Cut two pictures to their common part, or widen them if that is too small, so that they differ there."""
    widths, heights = sorted((before.width, after.width)), sorted((before.height, after.height))
    if max(widths[1] - widths[0], heights[1] - heights[0]) <= allowed:
        box = (0, 0, widths[0], heights[0])
        return before.crop(box), after.crop(box)
    return _widened(before, widths[1], heights[1], "black"), _widened(after, widths[1], heights[1], "white")


def _widened(picture: Image.Image, width: int, height: int, colour: str) -> Image.Image:
    wide = Image.new("RGB", (width, height), colour)
    wide.paste(picture, (0, 0))
    return wide


def take_all(browser: Browser, groups: Sequence[str]) -> Iterator[tuple[str, Picture]]:
    """Take every kept picture of some groups, each with its group."""
    with (
        Site(ensure_dist()) as site,
        Site(ensure_gallery()) as gallery,
        camera(browser, site.url, gallery.url, SIZE, LOCALE) as phone,
    ):
        for group in groups:
            yield from ((group, picture) for picture in phone.take(group))


def keep(browser: Browser, groups: Sequence[str]) -> tuple[int, int]:
    """Keep the present screens; return their number, and the number of new, deleted or changed ones."""
    left = {file for group in groups for file in files_of(group).values()}
    count = changed = 0
    for group, (name, png) in take_all(browser, groups):
        file = folder_of(group) / f"{name}{ENDING}"
        count += 1
        changed += _keep_one(file, reduced(png))
        left.discard(file)
    for file in left:
        file.unlink()
    return count, changed + len(left)


def _keep_one(file: Path, picture: bytes) -> bool:
    """Keep a picture, unless it looks the same as before; return whether it changed."""
    if file.exists() and are_alike(opened(file.read_bytes()), opened(picture)):
        return False
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(picture)
    return True


def main(groups: Sequence[str]) -> int:
    """Keep the pictures of some groups and print the result."""
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        count, changed = keep(browser, groups)
        browser.close()
    print(f"{count} pictures are kept, {changed} are new, gone or changed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or GROUPS))
