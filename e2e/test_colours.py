"""Colours: no two cards of a game look alike with reduced or no colour vision, at the smallest size."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Page, expect

from e2e.conftest import OpenSite
from e2e.lib.support import wait_for_engine
from py_engine.games import GAMES

OTHERS = ("deuteranopia", "protanopia", "tritanopia")
SIGHTS = ["achromatopsia", *(pytest.param(each, marks=pytest.mark.long) for each in OTHERS)]
"""Greyscale, the strictest, and vision without the green, the red, or the blue cones."""
WIDTH = 44  # CSS px: no card on a table is narrower
DIFFERENT = 40  # of 255: a difference in brightness or colour that is visible at a glance
LEAST_PART = 0.004
"""Least different area of two cards: about one digit instead of another."""
NAMES = {"id", "deck"}
"""Fields in which two copies of a card differ, without a difference to the players."""
LAY_OUT = """([game, width]) => {
    document.querySelector("#laid")?.remove();
    const laid = document.createElement("div");
    laid.id = "laid";
    Object.assign(laid.style, {
        position: "absolute", inset: "0 auto auto 0", zIndex: 99, width: "720px", padding: "8px",
        display: "flex", flexWrap: "wrap", gap: "8px", background: "#888",
    });
    const section = document.querySelector(`[data-game="${game}"]`);
    const cards = [...section.querySelector(".hand").querySelectorAll(".hand-card svg")];
    for (const card of cards) {
        const copy = card.cloneNode(true);
        copy.style.width = `${width}px`;
        copy.style.height = "auto";
        laid.append(copy);
    }
    section.append(laid);
    const at = laid.getBoundingClientRect();
    return [...laid.children].map((copy) => {
        const { x, y, width, height } = copy.getBoundingClientRect();
        return [x - at.x, y - at.y, width, height].map(Math.round);
    });
}"""


@pytest.fixture
def parts(page: Page, open_site: OpenSite, built_gallery: Path) -> Iterator[Page]:
    """Return the gallery with every card, wide enough for many side by side."""
    page.set_viewport_size({"width": 1000, "height": 900})
    page.goto(open_site(built_gallery).url)
    wait_for_engine(page)
    expect(page.locator("[data-game]")).to_have_count(len(GAMES))
    yield page


def faces(page: Page, game: str) -> list[Image.Image]:
    """Return pictures of every card of a game, ``WIDTH`` px wide."""
    boxes: list[list[int]] = page.evaluate(LAY_OUT, [game, WIDTH])
    whole = Image.open(io.BytesIO(page.locator("#laid").screenshot())).convert("RGB")
    return [whole.crop((x, y, x + width, y + height)) for x, y, width, height in boxes]


def meaning(card: dict[str, Any]) -> dict[str, Any]:
    """Return a card's meaning to the players: copies of one card mean the same."""
    return {name: value for name, value in card.items() if name not in NAMES}


def alike(cards: list[Image.Image]) -> Iterator[tuple[int, int]]:
    """Yield the places of every two pictures that are too similar; compare all pairs of one distance at once."""
    wide, high = cards[0].size
    row = Image.new("RGB", (wide * len(cards), high))
    for place, card in enumerate(cards):
        row.paste(card, (wide * place, 0))
    for apart in range(1, len(cards)):
        count = len(cards) - apart
        ones, others = (row.crop((wide * at, 0, wide * (at + count), high)) for at in (0, apart))
        red, green, blue = ImageChops.difference(ones, others).split()
        most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
        differs = most.point([float(off >= DIFFERENT) for off in range(256)], "F")
        parts = memoryview(differs.resize((count, 1), Image.Resampling.BOX).tobytes()).cast("f")
        yield from ((at, at + apart) for at, part in enumerate(parts) if part < LEAST_PART)


@pytest.mark.parametrize("sight", SIGHTS)
def test_every_two_cards_of_a_game_look_different(parts: Page, sight: str) -> None:
    devtools = parts.context.new_cdp_session(parts)
    devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
    for name, game in GAMES.items():
        cards = list(game.cards())
        shown = faces(parts, name)
        assert len(shown) == len(cards)
        pairs = [(cards[one], cards[other]) for one, other in alike(shown)]
        found = [f"{one['id']} {other['id']}" for one, other in pairs if meaning(one) != meaning(other)]
        assert not found, f"{name}, {sight}: {found}"
