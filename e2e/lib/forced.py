"""Forced colours of the system: its two themes, and the visibility of marks in them."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Locator

DIFFERENT = 60
"""Least difference in brightness or colour, of 255, that is visible at a glance."""
LEAST_PX = 40
"""Least visible part of a mark, CSS px: about the ring across a card's edge."""
AROUND = 8  # CSS px around an element that its mark may cover
THEMES = [
    pytest.param(each, marks=pytest.mark.browser_context_args(forced_colors="active", color_scheme=each))
    for each in ("dark", "light")
]
BOTH_THEMES = pytest.mark.parametrize("theme", THEMES)


def picture(target: Locator) -> Image.Image:
    """Return a picture of an element and its surroundings."""
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box
    clip = {
        "x": max(box["x"] - AROUND, 0),
        "y": max(box["y"] - AROUND, 0),
        "width": box["width"] + 2 * AROUND,
        "height": box["height"] + 2 * AROUND,
    }
    return Image.open(io.BytesIO(target.page.screenshot(clip=clip))).convert("RGB")  # type: ignore[arg-type]


def look_different(one: Image.Image, other: Image.Image) -> bool:
    """Return whether two pictures of one place differ at a glance."""
    red, green, blue = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return sum(most.histogram()[DIFFERENT:]) >= LEAST_PX


def stands_out(target: Locator) -> bool:
    """Return whether an element differs at a glance from its background."""
    seen = picture(target)
    return look_different(seen, Image.new("RGB", seen.size, seen.getpixel((0, 0))))


def is_seen(target: Locator, mark: str) -> bool:
    """Return whether an element with the class ``mark`` looks different without it, while nothing moves."""
    marked = picture(target)
    target.evaluate("(element, mark) => element.classList.remove(mark)", mark)
    bare = picture(target)
    target.evaluate("(element, mark) => element.classList.add(mark)", mark)
    return look_different(marked, bare)
