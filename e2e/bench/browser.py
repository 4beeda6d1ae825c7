"""Chromium for benchmarks with the project's options, and pages with a fine clock."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from browser import ensure_chromium
from paths import is_root
from serve import Handler

ARGUMENTS = ("--disable-gpu", *(("--no-sandbox",) if is_root() else ()))


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start a browser for exclusive use."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure_chromium(), args=[*ARGUMENTS])
        yield browser
        browser.close()


class IsolatedHandler(Handler):
    """Serves pages that share a process with no other origin, which gives them a finer clock."""

    def end_headers(self) -> None:
        """Add the two headers that isolate a page."""
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()


def verdict(value: float, goal: float, unit: str = "") -> str:
    """Compare a value with its upper limit in words; ``make bench`` looks for the word ``ABOVE``."""
    return f"{'within' if value <= goal else 'ABOVE'} the goal of {goal:,g}{unit}"
