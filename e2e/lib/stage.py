"""Places of things on a table, and its empty room."""

from __future__ import annotations

from playwright.sync_api import Page

Box = dict[str, float]
"""A place in the window, CSS px."""
FIXED = ".play-tools, .news, .seat, .table-middle"
"""The parts that keep their places on a table."""
LYING = ".table-lies > *, .table-lies li:has([data-cell], [data-suit]), .hand > li"
"""Cards and places that stay until a player acts."""

PLACES = """(which) => [...document.querySelectorAll(which)].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [each.classList[0] ?? each.tagName, ...[x, y, width, height].map((each) => Math.round(2 * each) / 2)];
})"""
HAND = """() => {
    const { y, height } = document.querySelector(".hand").getBoundingClientRect();
    return [Math.round(y), Math.round(height)];
}"""

ROOM = """() => {
    const boxOf = (each) => each.getBoundingClientRect();
    const isText = (each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const isThing = (each) => each.matches("svg, button, .card, section, [data-suit]") || isText(each);
    const isSeen = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const AWAY = ".hidden-text, .speech, dialog, [inert]";
    const seen = (place) => [...document.querySelectorAll(`${place} *`)]
        .filter((each) => isThing(each) && !each.closest(AWAY) && isSeen(each) && boxOf(each).width > 1);
    const cards = [...document.querySelectorAll(".hand .hand-card > svg")].map(boxOf);
    const top = Math.min(...cards.map((box) => box.top));
    const above = seen(".play").filter((each) => !each.closest(".hand")).map(boxOf);
    const lowest = Math.max(...above.filter((box) => box.bottom <= top + 4).map((box) => box.bottom));
    const lies = seen(".table-lies").map(boxOf);
    const left = Math.min(...lies.map((box) => box.left)), right = Math.max(...lies.map((box) => box.right));
    const middle = boxOf(document.querySelector(".table-middle"));
    const isAround = (box) => box.bottom > middle.top + 1 && box.top < middle.bottom - 1;
    const around = [...document.querySelectorAll(".seat")].map(boxOf).filter(isAround);
    const before = Math.max(0, ...around.filter((box) => box.right <= left + 1).map((box) => box.right));
    const after = Math.min(innerWidth, ...around.filter((box) => box.left >= right - 1).map((box) => box.left));
    return {
        card: Math.min(...cards.map((box) => box.width)),
        cards: cards.length,
        above: Math.max(0, top - lowest),
        beside: Math.max(0, left - before, after - right),
    };
}"""


OVER = """([those, others]) => {
    const isSeen = (each) => each.checkVisibility({ visibilityProperty: true });
    const seen = (which) => [...document.querySelectorAll(which)]
        .filter((each) => isSeen(each) && each.getBoundingClientRect().width > 1);
    const shared = (one, other, from, to) => Math.min(one[to], other[to]) - Math.max(one[from], other[from]);
    return seen(those).flatMap((each) => seen(others).filter((other) => {
        const [one, two] = [each, other].map((element) => element.getBoundingClientRect());
        const over = shared(one, two, "left", "right") > 1 && shared(one, two, "top", "bottom") > 1;
        return over && !each.contains(other) && !other.contains(each);
    }).map((other) => `${each.textContent} ${each.classList} lies over ${other.textContent} ${other.classList}`));
}"""


CUT = """(which) => [...document.querySelectorAll(which)]
    .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
    .map((each) => each.textContent)"""


def cut(page: Page, which: str) -> list[str]:
    """Return the texts of those elements that have no room for all of their text."""
    found: list[str] = page.evaluate(CUT, which)
    return found


def overlaps(page: Page, those: str, others: str) -> list[str]:
    """Return a sentence for each element of the first selector that covers one of the second."""
    found: list[str] = page.evaluate(OVER, [those, others])
    return found


def places(page: Page, which: str) -> list[list[str | float]]:
    """Return name and place of everything that a selector finds, to half a CSS px."""
    found: list[list[str | float]] = page.evaluate(PLACES, which)
    return found


def hand_place(page: Page) -> tuple[float, float]:
    """Return the top of the hand's place, and its height, in CSS px."""
    top, height = page.evaluate(HAND)
    return top, height


def room(page: Page) -> Box:
    """Return the width of the hand's ``card``, the number of ``cards``, and the free space, in CSS px.

    The free space is ``above`` the hand, and ``beside`` the middle, up to a player or the window's edge.
    """
    found: Box = page.evaluate(ROOM)
    return found
