"""Chromium with a real profile in a folder, by Playwright."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from e2e.browsers.driver import as_json
from paths import is_root

PHONE = {"width": 400, "height": 800}  # px


class Chromium:
    """A Chromium without a window, whose profile in ``folder`` has the preferences ``preferences``."""

    def __init__(self, program: Path, folder: Path, preferences: Mapping[str, Any]) -> None:
        profile = folder / "Default"
        profile.mkdir()
        (profile / "Preferences").write_text(json.dumps(preferences), encoding="utf-8")
        self._playwright = sync_playwright().start()
        try:
            self._context = self._playwright.chromium.launch_persistent_context(
                folder,
                executable_path=program,
                args=["--no-sandbox"] if is_root() else [],
                viewport=PHONE,  # type: ignore[arg-type]
                locale="en-US",
            )
        except BaseException:
            self._playwright.stop()
            raise
        self._page = self._context.pages[0]
        self.version = f"Chromium {self._context.browser.version if self._context.browser else ''}".strip()

    def go(self, url: str) -> None:
        """Open an address."""
        self._page.goto(url)

    def reload(self) -> None:
        """Load the page again."""
        self._page.reload()

    def call(self, function: str, *arguments: Any) -> Any:
        """Call a JavaScript function; values are sent as JSON, as to the other browsers."""
        return json.loads(self._page.evaluate(f"async (text) => {as_json(function)}", json.dumps(arguments)))

    def press(self, x: float, y: float) -> None:
        """Move the mouse to this point and press its button."""
        self._page.mouse.move(x, y)
        self._page.mouse.down()

    def lift(self) -> None:
        """Release the button."""
        self._page.mouse.up()

    def resize(self, width: int, height: int) -> None:
        """Set the page's size."""
        self._page.set_viewport_size({"width": width, "height": height})

    def close(self) -> None:
        """Close the browser."""
        self._context.close()
        self._playwright.stop()
