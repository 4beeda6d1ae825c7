"""Firefox and WebKit for the tests in other browsers, where they are installed."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from paths import WINDOWS

FIREFOX_NAMES = ("firefox-esr", "firefox")
FIREFOX_ELSEWHERE = (Path("/Applications/Firefox.app/Contents/MacOS/firefox"),)
MINI_BROWSERS = ("webkit2gtk-4.1/MiniBrowser", "webkitgtk-6.0/MiniBrowser", "webkit2gtk-4.0/MiniBrowser")
LIBRARIES = (Path("/usr/lib"), Path("/usr/libexec"), Path("/usr/lib64"))


@dataclass(frozen=True)
class WebKit:
    """WebKit for GTK: the ``driver`` that speaks WebDriver, the ``browser``, and a screen for it."""

    driver: Path
    browser: Path
    xvfb: Path


def find_firefox() -> Path | None:
    """The Firefox named in ``FIREFOX``, or one that is installed."""
    return next(_firefoxes(), None)


def _firefoxes() -> Iterator[Path]:
    if os.environ.get("FIREFOX"):
        yield Path(os.environ["FIREFOX"])
    yield from (Path(found) for name in FIREFOX_NAMES if (found := shutil.which(name)))
    windows = [Path(os.environ["PROGRAMFILES"], "Mozilla Firefox", "firefox.exe")] if WINDOWS else []
    yield from (path for path in (*FIREFOX_ELSEWHERE, *windows) if path.exists())


def find_webkit() -> WebKit | None:
    """WebKit's driver with its small browser and a virtual screen, where all three are installed."""
    driver, xvfb = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browser = next(_mini_browsers(), None)
    return WebKit(Path(driver), browser, Path(xvfb)) if driver and xvfb and browser else None


def _mini_browsers() -> Iterator[Path]:
    for name in MINI_BROWSERS:
        for library in LIBRARIES:
            yield from library.glob(name)
            yield from library.glob(f"*/{name}")


PACKAGES = {"Firefox": "firefox-esr", "WebKit": "webkit2gtk-driver xvfb"}
"""Debian's packages that bring each."""
