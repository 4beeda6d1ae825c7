"""The tests' interface to a browser, for any protocol, and a person's actions on a page through it."""

from __future__ import annotations

import time
from typing import Any, Protocol

from selenium.common import WebDriverException

PATIENCE = 20_000  # ms until an expected element must be there
START_PATIENCE = 180_000  # ms; a plain start was seen to keep WebKit's processes busy for 21 s


class Browser(Protocol):
    """A running browser with one page; CSS pixels count from the page's upper left corner."""

    version: str

    def go(self, url: str) -> None:
        """Open an address and wait until it is loaded."""

    def reload(self) -> None:
        """Load the page again, and wait until it is loaded."""

    def call(self, function: str, *arguments: Any) -> Any:
        """Call a JavaScript function with JSON values; return its promise's value, raise its error."""

    def press(self, x: float, y: float) -> None:
        """Put the pointer down at this point and keep it there."""

    def lift(self) -> None:
        """Take the pointer away."""

    def resize(self, width: int, height: int) -> None:
        """Set the window's size (px), as far as the browser's own bars allow."""

    def close(self) -> None:
        """Close the browser."""


def as_json(function: str) -> str:
    """Return the expression that calls a JavaScript function with the JSON list ``text``, and returns JSON."""
    return f"JSON.stringify(await ({function})(...JSON.parse(text)) ?? null)"


# both wait inside the page, which avoids polling
_COUNT_IS = """([selector, some, patience]) => new Promise((resolve, reject) => {
  const look = () => {
    if (Boolean(document.querySelector(selector)) !== some) return;
    watch.disconnect();
    clearTimeout(timer);
    resolve(true);
  };
  const watch = new MutationObserver(look);
  const timer = setTimeout(() => {
    watch.disconnect();
    reject(new Error(`${selector} ${some ? "did not come" : "stayed"}: ${document.body.innerText}`));
  }, patience);
  watch.observe(document, { subtree: true, childList: true, attributes: true });
  look();
})"""
# the shield against a second tap covers a new element two frames after that is drawn
_RESTING_AT = """([selector, patience]) => new Promise((resolve, reject) => {
  const until = performance.now() + patience;
  const FRAMES = 5;
  let before = "";
  let rested = 0;
  const look = () => {
    const found = document.querySelector(selector);
    found?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { x, y, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
    const at = [x + width / 2, y + height / 2];
    const isOnTop = width > 0 && found.contains(document.elementFromPoint(...at));
    rested = isOnTop && before === String(at) ? rested + 1 : 0;
    if (rested === FRAMES) return resolve(at);
    if (performance.now() > until) return reject(new Error(`${selector} is not to be touched`));
    before = String(at);
    requestAnimationFrame(look);
  };
  look();
})"""

_AT = "() => document.querySelector('main') ? location.href : ''"


class Person:
    """A person who looks at the page and touches it."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser

    def sees(self, selector: str, patience: int = PATIENCE) -> None:
        """Wait until an element matches the selector."""
        self.browser.call(_COUNT_IS, [selector, True, patience])

    def misses(self, selector: str) -> None:
        """Wait until no element matches the selector."""
        self.browser.call(_COUNT_IS, [selector, False, PATIENCE])

    def press(self, selector: str) -> None:
        """Put a finger down on the first matching element, once it is still and not covered."""
        self.browser.press(*self.browser.call(_RESTING_AT, [selector, PATIENCE]))

    def tap(self, selector: str) -> None:
        """Press the first matching element and release it."""
        self.press(selector)
        self.browser.lift()

    def arrives(self, place: str) -> None:
        """Wait until the page shows the screen of ``place``, after its own navigation."""
        until = time.monotonic() + PATIENCE / 1000
        while (here := self._where()) != place:
            assert time.monotonic() < until, f"it is at {here}, not at {place}"

    def _where(self) -> str | None:
        try:
            return str(self.browser.call(_AT))
        except WebDriverException:  # on its way to another page
            return None

    def waits_for_engine(self) -> dict[str, Any]:
        """Wait until the engine is ready; return its state: its way of starting, and the ms it took."""
        self.sees("html[data-engine='ready'], html[data-engine='failed']", START_PATIENCE)
        state: dict[str, Any] = self.browser.call("() => ({ ...tefuda.engine.state })")
        assert state["at"] == "ready", state
        return state
