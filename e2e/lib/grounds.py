"""The background of a game's table and result, from edge to edge."""

from __future__ import annotations

from playwright.sync_api import Page

GROUND = """(places) => {
    const world = document.querySelector("main.world");
    const { backgroundImage, width, height } = getComputedStyle(world, "::before");
    const isClear = (each) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(each);
        return backgroundImage === "none" && /rgba\\(.*, 0\\)/.test(backgroundColor);
    };
    const isGround = (element) => !element || element === world || !world.contains(element)
        || (isClear(element) && isGround(element.parentElement));
    const covered = places.map(([x, y]) => document.elementFromPoint(x, y)).filter((each) => !isGround(each));
    const seen = covered.map((each) => each.outerHTML.slice(0, 80));
    return [backgroundImage, parseFloat(width), parseFloat(height), seen];
}"""
PARTS = (0.2, 0.5, 0.8, 0.995)
"""Points along a side of the window at which the ground is checked."""


def ground_of(page: Page, *places: tuple[float, float]) -> str:
    """Return the image of a game's ground, checked at all edges of the window and in places."""
    wide, high = page.evaluate("[innerWidth, innerHeight]")
    sides = [[x, part * high] for part in PARTS for x in (1, wide - 2)]
    image, width, height, covered = page.evaluate(GROUND, [*sides, *places])
    assert (width, height) == (wide, high), "the ground ends within the window"
    assert covered == [], "an element covers the ground"
    assert image != "none"
    return str(image)
