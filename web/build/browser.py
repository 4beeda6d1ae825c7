"""The Chromium for the browser tests; the Makefile installs one if there is none."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

from commands import SetupError, node

# Headless first, like Playwright's own: a page there costs half as much work.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)


def driver_env() -> dict[str, str]:
    """Return the environment that makes Playwright use our Node: its own needs a library that not all have."""
    return {"PLAYWRIGHT_NODEJS_PATH": node()}


def ensure_chromium() -> Path:
    """Return the Chromium in ``CHROMIUM``, an installed one, or Playwright's; raise SetupError if there is none."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        with sync_playwright() as playwright:
            found = playwright.chromium.executable_path
    if not Path(found).exists():
        raise SetupError("no Chromium: install chromium or Google Chrome, or name one in CHROMIUM")
    return Path(found)
