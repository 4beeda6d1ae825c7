"""Chromium for benchmarks as the project starts it, and pages with a fine clock."""

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
    """Give a browser that nothing else uses."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure_chromium(), args=[*ARGUMENTS])
        yield browser
        browser.close()


class IsolatedHandler(Handler):
    """Serves pages that no other origin can share a process with: their clock is the finer for it."""

    def end_headers(self) -> None:
        """Add the two headers that isolate a page."""
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()


def verdict(value: float, goal: float, unit: str = "") -> str:
    """Say how a value stands to a goal that it is not to exceed; ``make bench`` looks for the word ``ABOVE``."""
    return f"{'within' if value <= goal else 'ABOVE'} the goal of {goal:,g}{unit}"
