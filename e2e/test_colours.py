"""Colours: no two cards of a game look alike to somebody who sees few or no colours, at the smallest size."""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Page, expect

from commands import ensure_gallery
from e2e.conftest import OpenSite
from e2e.support import wait_for_engine
from py_engine.games import GAMES

SIGHTS = ("achromatopsia", "protanopia", "deuteranopia", "tritanopia")
"""Seeing in greyscale, and without the red, the green, or the blue cones."""
WIDTH = 44  # CSS px: no card on a table is narrower
DIFFERENT = 40  # of 255: a difference in brightness or colour that is seen at a glance
LEAST_PART = 0.004
"""How much of two cards must look different: about as much as one digit takes instead of another."""
NAMES = {"id", "deck"}
"""What two copies of a card differ in, though not to the players."""
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
def parts(page: Page, open_site: OpenSite) -> Iterator[Page]:
    """The gallery with every card, wide enough for many side by side."""
    page.set_viewport_size({"width": 1000, "height": 900})
    page.goto(open_site(ensure_gallery()).url)
    wait_for_engine(page)
    expect(page.locator("[data-game]")).to_have_count(len(GAMES))
    yield page


def faces(page: Page, game: str) -> list[Image.Image]:
    """Return what every card of a game looks like now, ``WIDTH`` px wide."""
    boxes: list[list[int]] = page.evaluate(LAY_OUT, [game, WIDTH])
    whole = Image.open(io.BytesIO(page.locator("#laid").screenshot())).convert("RGB")
    return [whole.crop((x, y, x + width, y + height)) for x, y, width, height in boxes]


def meaning(card: dict[str, Any]) -> dict[str, Any]:
    """Return what a card is to the players: copies of one card mean the same."""
    return {name: value for name, value in card.items() if name not in NAMES}


def part_that_differs(one: Image.Image, other: Image.Image) -> float:
    """Return how much of two pictures is not alike: the part of their pixels, between 0 and 1."""
    bands = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    return sum(most.histogram()[DIFFERENT:]) / (most.width * most.height)


def test_every_two_cards_of_a_game_look_different(parts: Page) -> None:
    devtools = parts.context.new_cdp_session(parts)
    for sight, (name, game) in product(SIGHTS, GAMES.items()):
        devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
        cards = list(game.cards())
        shown = list(zip(cards, faces(parts, name), strict=True))
        pairs = [pair for pair in combinations(shown, 2) if meaning(pair[0][0]) != meaning(pair[1][0])]
        found = [
            f"{one['id']} {other['id']}"
            for (one, face), (other, second) in pairs
            if part_that_differs(face, second) < LEAST_PART
        ]
        assert not found, f"{name}, {sight}: {found}"
