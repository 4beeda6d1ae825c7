"""Firefox and WebKit for the tests in other browsers, if installed."""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

MINI_BROWSERS = ("webkit2gtk-4.1/MiniBrowser", "webkitgtk-6.0/MiniBrowser", "webkit2gtk-4.0/MiniBrowser")
LIBRARIES = (Path("/usr/lib"), Path("/usr/libexec"), Path("/usr/lib64"))


@dataclass(frozen=True)
class WebKit:
    """WebKit for GTK: the ``driver`` for WebDriver, the ``browser``, and a screen for it."""

    driver: Path
    browser: Path
    xvfb: Path


def find_firefox() -> Path | None:
    """Return the Firefox in ``FIREFOX``, or an installed one."""
    found = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
    return Path(found) if found else None


def find_webkit() -> WebKit | None:
    """Return WebKit's driver with its small browser and a virtual screen, if all three are installed."""
    driver, xvfb = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    places = [f"{folder}{name}" for name in MINI_BROWSERS for folder in ("", "*/")]
    browser = next((file for place in places for library in LIBRARIES for file in library.glob(place)), None)
    return WebKit(Path(driver), browser, Path(xvfb)) if driver and xvfb and browser else None


PACKAGES = {"Firefox": "firefox-esr", "WebKit": "webkit2gtk-driver xvfb"}
"""Debian's packages for each."""
