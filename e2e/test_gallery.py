"""The gallery is complete: every part of the table, every card in every state."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import OpenSite
from e2e.lib.support import wait_for_engine
from e2e.test_links import scanned
from py_engine.games import GAMES

TABLE = Path(__file__).parents[1] / "web" / "src" / "table"
PARTS = sorted(path.stem for path in (*TABLE.glob("*.tsx"), *TABLE.glob("hint/*.tsx")) if "." not in path.stem)
LANGUAGES = ("ja", "en")
THEMES = ("light", "dark")
SHOWN = """() => [...document.querySelectorAll("[data-part]")]
    .filter((part) => part.checkVisibility() && part.lastElementChild.getBoundingClientRect().height > 0)
    .map((part) => part.dataset.part)"""


@pytest.fixture
def gallery(page: Page, open_site: OpenSite, built_gallery: Path) -> Iterator[Page]:
    """Return the gallery, with everything on it."""
    page.goto(open_site(built_gallery).url)
    wait_for_engine(page)
    expect(page.locator("[data-game]")).to_have_count(len(GAMES))
    yield page


MOST_WIDE = 35 * 96 / 25.4
"""Greatest width of a code: 35 mm, in CSS px."""
PAGE = "https://cards.example/"
"""The page that the gallery's code leads to: its length does not depend on a port."""


def test_a_hands_code_is_small_and_another_library_reads_it_in_both_themes(gallery: Page) -> None:
    part = gallery.locator("[data-part=HandCode]")
    code = part.get_by_role("img")
    text = part.locator("p").inner_text().replace(" ", "")
    for theme, (width, height) in zip(THEMES, ((360, 640), (1440, 900)), strict=True):
        choose(gallery, "part-theme", theme)
        gallery.set_viewport_size({"width": width, "height": height})
        code.scroll_into_view_if_needed()
        box = code.bounding_box()
        assert box
        assert box["width"] <= MOST_WIDE + 0.5
        assert scanned(gallery, code) == f"{PAGE}hand/#{text}"


def choose(page: Page, name: str, value: str) -> None:
    page.locator(f"input[name={name}][value={value}]").check(force=True)


def test_every_part_of_the_table_and_every_card_in_every_state_is_shown_and_sheets_open(gallery: Page) -> None:
    assert len(PARTS) > 5
    for language, theme in zip(LANGUAGES, THEMES, strict=True):
        choose(gallery, "language", language)
        expect(gallery.locator("html")).to_have_attribute("lang", language)
        choose(gallery, "part-theme", theme)
        expect(gallery.locator("html")).to_have_attribute("data-theme", theme)
        assert sorted(set(PARTS) - set(gallery.evaluate(SHOWN))) == []
    for name, game in GAMES.items():
        shown = gallery.locator(f"[data-game='{name}'] .hand").first.locator(".hand-card:has(svg)")
        assert shown.count() == len(game.cards())
        for state in (".hand-off", ".hand-chosen"):
            assert gallery.locator(f"[data-game='{name}'] {state}").count() > 0
    for sheet in ("sheet", "log"):
        gallery.locator(f"[data-open={sheet}]").click()
        expect(gallery.locator("dialog[open] .sheet-body")).to_be_visible()
        gallery.keyboard.press("Escape")
        expect(gallery.locator("dialog")).to_have_count(0)
