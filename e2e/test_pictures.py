"""Every screen and every part looks the same as in its kept picture; ``make pictures`` replaces them.

``shots/changed/<group>/index.html`` shows changed ones side by side, before and after.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

from e2e.conftest import OpenSite
from e2e.lib.camera import GROUPS, Camera, camera, launch
from e2e.pictures import LOCALE, SIZE, are_alike, files_of, halved, opened, reduced
from e2e.shots import write_pairs
from paths import ROOT
from serve import Site

CHANGED = ROOT / "shots" / "changed"
SIDES = ("before", "after")


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
    page = changed and write_pairs(CHANGED / group, SIDES, changed).relative_to(ROOT)
    assert not changed, f"{sorted(changed)} look different: see {page}"
    assert kept.keys() == now.keys(), "some pictures are new or gone; make pictures keeps the present ones"
