"""Every screen and every part looks the same as in its kept picture; ``make pictures`` replaces them.

``shots/changed/<group>/index.html`` shows changed ones side by side, before and after.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, Playwright

from e2e.conftest import OpenSite
from e2e.contact_sheet import write_sheet
from e2e.lib.camera import GROUPS, Camera, camera, launch
from e2e.pictures import ALIKE, LOCALE, SIZE, are_alike, differences, files_of, halved, opened, reduced
from paths import ROOT
from serve import Site

CHANGED = ROOT / "shots" / "changed"
SIDES = ("before", "after")
MOST_BYTES = 1_500_000
"""Limit for the size of all kept pictures: a change of looks adds as much to the project's history."""
FINE = ALIKE[0]


@pytest.fixture(scope="module")
def studio(playwright: Playwright) -> Iterator[Browser]:
    """Return a browser that draws as similarly as possible to the kept pictures."""
    browser = launch(playwright.chromium)
    yield browser
    browser.close()


@pytest.fixture
def phone(studio: Browser, site: Site, open_site: OpenSite, built_gallery: Path) -> Iterator[Camera]:
    """Return the site and the gallery in the form of the kept pictures."""
    gallery = open_site(built_gallery)
    with camera(studio, site.url, gallery.url, SIZE, LOCALE) as taker:
        yield taker


def show(group: str, changed: Mapping[str, tuple[bytes, bytes]]) -> str:
    """Write a page with the changed pictures of a group, and return its path."""
    folder = CHANGED / group
    shutil.rmtree(folder, ignore_errors=True)
    for name, pair in changed.items():
        for side, picture in zip(SIDES, pair, strict=True):
            (folder / side).mkdir(parents=True, exist_ok=True)
            opened(picture).save(folder / side / f"{name}.png")
    before, after = (folder / side for side in SIDES)
    return write_sheet(before, after, folder / "index.html", ALIKE).relative_to(ROOT).as_posix()


def looks_alike(kept: bytes, png: bytes) -> bool:
    """Return whether a picture looks the same as its kept one.

    Reducing it like these takes longer than taking it, and rarely makes a difference.
    """
    before = opened(kept)
    return are_alike(before, halved(png)) or are_alike(before, opened(reduced(png)))


@pytest.mark.parametrize("group", GROUPS)
def test_every_screen_looks_as_it_did(phone: Camera, group: str) -> None:
    kept = {name: file.read_bytes() for name, file in files_of(group).items()}
    now = dict(phone.take(group))
    changed = {
        name: (kept[name], reduced(now[name]))
        for name in kept.keys() & now.keys()
        if not looks_alike(kept[name], now[name])
    }
    assert not changed, f"{sorted(changed)} look different: see {show(group, changed)}"
    assert kept.keys() == now.keys(), "some pictures are new or gone; make pictures keeps the present ones"


def test_the_pictures_are_light() -> None:
    files = [file for group in GROUPS for file in files_of(group).values()]
    assert len(files) > 100
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES


def paper(*stains: tuple[int, int, int, int], colour: str = "firebrick", height: int = 80) -> Image.Image:
    """Return a small picture with coloured areas."""
    picture = Image.new("RGB", (40, height), "ivory")
    for stain in stains:
        picture.paste(Image.new("RGB", (stain[2] - stain[0], stain[3] - stain[1]), colour), stain)
    return picture


def test_a_colour_that_changes_and_a_thing_that_moves_are_seen_where_they_are() -> None:
    card = (8, 16, 24, 40)
    changed = differences(paper(card), paper(card, colour="darkorange"), FINE)
    assert changed.getbbox() == (2, 4, 6, 10)
    moved = differences(paper(card), paper((12, 16, 28, 40)), FINE)
    assert moved.getbbox() == (2, 4, 7, 10)
    assert differences(paper(card), paper(card), FINE).getbbox() is None


def test_a_slight_change_of_a_plain_colour_is_seen_over_a_large_area_alone() -> None:
    speck, field = (8, 16, 12, 20), (0, 0, 40, 80)
    assert are_alike(paper(speck, colour="#808080"), paper(speck, colour="#8e8e8e"))
    assert not are_alike(paper(field, colour="#808080"), paper(field, colour="#8e8e8e"))


def test_a_picture_of_another_size_differs_where_it_is_longer() -> None:
    longer = paper(height=100)
    assert differences(paper(), longer, FINE).getbbox() == (0, 20, 10, 25)
    assert not are_alike(paper(), longer)
    assert are_alike(paper(), paper(height=81))
