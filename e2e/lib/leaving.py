"""The ways in which people and systems hide a page, with the browser's events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

_TOLD = """([target, type, hidden]) => {
    const visibility = hidden ? "hidden" : "visible";
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
    const Told = type.startsWith("page") ? PageTransitionEvent : Event;
    (target === "window" ? window : document).dispatchEvent(new Told(type, { persisted: true }));
    delete document.hidden;
    delete document.visibilityState;
}"""
_TURNED = """() => {
    const { orientation } = screen;
    Object.defineProperty(orientation, "angle", { value: 90 - orientation.angle, configurable: true });
    orientation.dispatchEvent(new Event("change"));
}"""
Leaving = Callable[[Page], Any]


def _telling(target: str, event: str, hidden: bool = False) -> Leaving:
    """Return a function that makes the browser send the page an event; the page may be hidden meanwhile."""
    return lambda page: page.evaluate(_TOLD, [target, event, hidden])


def turn(page: Page) -> None:
    """Turn the screen."""
    size = page.viewport_size
    assert size
    page.set_viewport_size({"width": size["height"], "height": size["width"]})
    page.evaluate(_TURNED)


blur = _telling("window", "blur")
hide = _telling("document", "visibilitychange", hidden=True)
LEAVINGS: dict[str, Leaving] = {
    "hidden": hide,
    "blur": blur,
    "pagehide": _telling("window", "pagehide"),
    "back from the browser's cache": _telling("window", "pageshow"),
    "freeze": _telling("document", "freeze"),
    "turned": turn,
}
