"""A page in a browser with a window, and Orca that reads it: keys are pressed, and its speech is recorded."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Playwright

from browser import driver_env
from e2e.conftest import WITHOUT_SERVICE_WORKER
from e2e.ears.desktop import Desktop
from e2e.lib.store import BLANK
from e2e.lib.table import TWO_STEPS
from paths import is_root

LOCALES = {"en": "en-US", "ja": "ja-JP"}
SYSTEM_PYTHON = "/usr/bin/python3"
"""The Python for which Debian installs Orca."""
START_SECONDS = 120.0
ANSWER_SECONDS = 8.0
"""Longest wait for an answer to a key; after that the key counts as silent."""
QUIET_SECONDS = 1.2
"""Least silence after which Orca has said everything."""
QUIET_WAITS = 3
"""Longest pause as a multiple of the time of the last answer: a busy machine is slow in everything."""
LOOK_SECONDS = 0.05
CHANCE = """
(() => {
  let state = 20261126;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0);
  crypto.getRandomValues = (array) => {
    for (let at = 0; at < array.length; at += 1) array[at] = next();
    return array;
  };
})();
"""
"""Before the page's scripts: makes every deal the same."""
FLAGS = (
    "--force-renderer-accessibility",
    "--disable-gpu",
    "--no-first-run",
    "--window-size=1280,900",
    "--window-position=0,0",
)


class Reader:
    """Orca and the page that it reads; ``page`` is Playwright's, for waiting, never for pressing keys."""

    def __init__(self, playwright: Playwright, desktop: Desktop, url: str, language: str) -> None:
        self.desktop = desktop
        self.language = language
        self._heard = desktop.folder / "heard"
        self._heard.touch()
        self._told = 0
        self._quiet = QUIET_SECONDS
        preferences = desktop.folder / "profile" / "Default" / "Preferences"
        preferences.parent.mkdir(parents=True)
        preferences.write_text(json.dumps({"translate": {"enabled": False}}))
        self._context = playwright.chromium.launch_persistent_context(
            desktop.folder / "profile",
            headless=False,
            executable_path=shutil.which("chromium"),
            env={**desktop.env, **driver_env()},
            locale=LOCALES[language],
            reduced_motion="reduce",
            no_viewport=True,
            args=[*FLAGS, "--kiosk", *(["--no-sandbox"] if is_root() else [])],
        )
        (self.page,) = self._context.pages
        for script in (CHANCE, f"({TWO_STEPS})()", WITHOUT_SERVICE_WORKER):
            self.page.add_init_script(script)
        self.url = url

    def begin(self) -> None:
        """Start Orca, and give the window the keyboard focus."""
        self.page.goto(f"{self.url}{BLANK}")
        own = self.desktop.folder / "orca"
        own.mkdir()
        command = [SYSTEM_PYTHON, str(Path(__file__).with_name("pen.py")), str(own)]
        self.desktop.start("orca", command, {"TEFUDA_HEARD": str(self._heard)})
        self._wait(lambda: bool(self._heard.stat().st_size), "Orca does not speak")
        window = self.desktop.type("search", "--onlyvisible", "--class", "chromium").split()[-1]
        self.desktop.type("windowfocus", "--sync", window)
        self.press("Tab")  # Orca sometimes misses the very first key

    def go(self, place: str) -> None:
        """Open an address of the site."""
        self.page.goto(f"{self.url}{place}")
        self.page.locator("html[data-engine='ready']").wait_for(state="attached", timeout=START_SECONDS * 1000)

    def press(self, key: str, until: Callable[[], object] = lambda: None) -> list[str]:
        """Press a key, wait for ``until``, and return the speech."""
        self.desktop.type("key", "--clearmodifiers", key)
        until()
        begun = time.monotonic()
        while self._count() == self._told and time.monotonic() < begun + ANSWER_SECONDS:
            time.sleep(LOOK_SECONDS)
        if self._count() > self._told:
            self._quiet = max(QUIET_SECONDS, QUIET_WAITS * (time.monotonic() - begun))
        return self.rest()

    def rest(self, quiet: float = 0) -> list[str]:
        """Wait until Orca is silent for at least ``quiet`` seconds; return the new speech."""
        quiet = max(quiet, self._quiet)
        count, since = self._count(), time.monotonic()
        while time.monotonic() - since < quiet:
            time.sleep(LOOK_SECONDS)
            if (now := self._count()) != count:
                count, since = now, time.monotonic()
        said = [json.loads(line) for line in self._heard.read_text(encoding="utf-8").splitlines()]
        new, self._told = said[self._told : count], count
        return new

    def close(self) -> None:
        """Close the browser."""
        self._context.close()

    def _count(self) -> int:
        return self._heard.read_bytes().count(b"\n")

    def _wait(self, condition: Callable[[], bool], otherwise: str) -> None:
        deadline = time.monotonic() + START_SECONDS
        while not condition():
            if time.monotonic() > deadline:
                raise RuntimeError(otherwise)
            time.sleep(LOOK_SECONDS)
