"""A Chromium for the tests in the browser: one that is installed, Playwright's own, or Debian's package."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from commands import SetupError, output_of, say, status_of
from paths import CACHE, WINDOWS, is_root, venv_python
from setup import apt_install, ensure_node, ensure_venv

SHELL = "chromium-headless-shell"
"""Chromium without a window, as Playwright has one of its own: a page costs half as much work in it."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
MAC = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)
WINDOWS_PARTS = ("Google/Chrome/Application/chrome.exe", "Chromium/Application/chrome.exe")
WINDOWS_FOLDERS = ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")
DOWNLOADED = CACHE / "chromium.txt"
ASKED_FOR_SHELL = CACHE / "asked-for-shell"
ASK_PLAYWRIGHT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright: print(playwright.chromium.executable_path)
"""


def candidates() -> Iterator[Path]:
    """Every place a Chromium may be, best first; ``CHROMIUM`` in the environment goes before all."""
    if os.environ.get("CHROMIUM"):
        yield Path(os.environ["CHROMIUM"])
    yield from (Path(found) for name in NAMES if (found := shutil.which(name)))
    if sys.platform == "darwin":
        yield from map(Path, MAC)
    if WINDOWS:
        roots = [os.environ[name] for name in WINDOWS_FOLDERS if name in os.environ]
        yield from (Path(root, part) for root in roots for part in WINDOWS_PARTS)
    if DOWNLOADED.exists():
        yield Path(DOWNLOADED.read_text())


def runs(program: Path) -> bool:
    """Whether the program is there and starts (a download may lack system libraries)."""
    return program.exists() and (WINDOWS or output_of([program, "--version"]) is not None)


def find_chromium() -> Path | None:
    """The first Chromium that starts, or ``None``."""
    return next((program for program in candidates() if runs(program)), None)


def ensure_chromium() -> Path:
    """A Chromium that starts, fetched where there is none; raises SetupError where none can be had."""
    ensure_venv()
    _ask_debian_for_shell()
    found = find_chromium() or _download() or _from_debian()
    if found is None:
        raise SetupError("no Chromium: install chromium or Google Chrome, or name one in CHROMIUM")
    if sys.platform == "linux":
        _ensure_japanese_font()
    return found


def _ask_debian_for_shell() -> None:
    """Have the cheaper Chromium installed where that can be; asked for once, since any other does as well."""
    if os.environ.get("CHROMIUM") or shutil.which(SHELL) or ASKED_FOR_SHELL.exists():
        return
    apt_install(SHELL)
    CACHE.mkdir(parents=True, exist_ok=True)
    ASKED_FOR_SHELL.touch()


def driver_env() -> dict[str, str]:
    """Let Playwright run on our Node: its own needs a system library that small machines lack."""
    return {"PLAYWRIGHT_NODEJS_PATH": ensure_node().program()}


def _download() -> Path | None:
    say("fetching Playwright's Chromium")
    command: list[str | Path] = [venv_python(), "-m", "playwright", "install", "chromium"]
    if is_root() and shutil.which("apt-get"):
        command.insert(-1, "--with-deps")
    if status_of(command, env=driver_env()) != 0:
        return None
    DOWNLOADED.write_text(output_of([venv_python(), "-c", ASK_PLAYWRIGHT], env=driver_env()) or "")
    return find_chromium()


def _from_debian() -> Path | None:
    return find_chromium() if apt_install("chromium", "fonts-noto-cjk") else None


def _ensure_japanese_font() -> None:
    """Without one, Japanese text is drawn as boxes: nothing fails, but pictures show nothing."""
    if output_of(["fc-list", ":lang=ja", "family"]):
        return
    if not apt_install("fonts-noto-cjk"):
        say("no Japanese font here: its text will show as boxes (Debian: apt-get install fonts-noto-cjk)")
