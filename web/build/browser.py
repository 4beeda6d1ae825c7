"""The Chromium for the tests in the browser; the Makefile installs one where there is none."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

from commands import SetupError, node

# Without a window first, as Playwright has one of its own: a page costs half as much work in it.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)


def driver_env() -> dict[str, str]:
    """Let Playwright run on our Node: its own needs a system library that small machines lack."""
    return {"PLAYWRIGHT_NODEJS_PATH": node()}


def ensure_chromium() -> Path:
    """The one that ``CHROMIUM`` names, an installed one, or Playwright's; raises SetupError where there is none."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        with sync_playwright() as playwright:
            found = playwright.chromium.executable_path
    if not Path(found).exists():
        raise SetupError("no Chromium: install chromium or Google Chrome, or name one in CHROMIUM")
    return Path(found)
