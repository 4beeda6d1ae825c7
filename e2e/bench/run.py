"""The runner of all measurements: the browser and the site, a device's speed, and the line of each result."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from statistics import median, quantiles

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, ViewportSize, sync_playwright

from browser import ensure_chromium
from commands import ensure_dist
from paths import is_root
from serve import Handler, Site

PHONE: ViewportSize = {"width": 390, "height": 844}  # CSS px
PATIENCE = 120_000  # ms
ARGUMENTS = ["--disable-gpu", *(["--no-sandbox"] if is_root() else [])]
FEW = 10
"""Most samples that a line lists."""
# window.painted(then): calls a function after the next frame is painted
PAINTED = """
window.painted = (then) => requestAnimationFrame(() => {
  const after = new MessageChannel();
  after.port1.onmessage = then;
  after.port2.postMessage(0);
});
"""


def asked(samples: int = 1) -> tuple[int, list[str]]:
    """Return the number of samples in the first word of the command, or this one, and its other words."""
    words = sys.argv[1:]
    return (int(words[0]), words[1:]) if words and words[0].isdigit() else (samples, words)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start a browser for exclusive use."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure_chromium(), args=ARGUMENTS)
        yield browser
        browser.close()


@contextmanager
def at_the_site() -> Iterator[tuple[Browser, str]]:
    """Start a browser and the built site, and return its address."""
    with chromium() as browser, Site(ensure_dist()) as site:
        yield browser, site.url


@contextmanager
def new_profile() -> Iterator[BrowserContext]:
    """Start a browser without history; its caches are on disk, as a visitor's are."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = playwright.chromium.launch_persistent_context(
            profile, executable_path=ensure_chromium(), args=ARGUMENTS, headless=True
        )
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def first_visit(slowdown: int = 4, window: ViewportSize = PHONE) -> Iterator[Page]:
    """Open a page of a first visitor with a slower processor."""
    with new_profile() as context:
        page = context.new_page()
        page.set_viewport_size(window)
        slow_down(page, slowdown)
        yield page


def slow_down(page: Page, rate: float) -> CDPSession:
    """Stop the page's own thread, and no worker, all but one ``rate``-th of the time; return the devtools."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    return devtools


class IsolatedHandler(Handler):
    """Serves pages that share a process with no other origin, which gives them a finer clock."""

    def end_headers(self) -> None:
        """Add the two headers that isolate a page."""
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()


def p95(samples: Sequence[float]) -> float:
    """Return the 95th percentile."""
    return quantiles(samples, n=20)[-1] if len(samples) > 1 else samples[0]


def show(
    name: str,
    samples: Sequence[float],
    goal: float | None = None,
    unit: str = "ms",
    *,
    by: Callable[[Sequence[float]], float] = p95,
    note: str = "",
) -> None:
    """Print a result: its number of samples, median, 95th percentile and greatest, or all, and its goal.

    The goal is the upper limit of ``by`` of the samples.
    """
    words = [f"p50 {number(median(samples)):>8} {unit}"]
    if len(samples) > FEW:
        words.append(f"p95 {number(p95(samples)):>8}   most {number(max(samples)):>8}")
    elif len(samples) > 1:
        words.append(f"[{' '.join(map(number, samples))}]")
    if goal is not None:
        judged = f"{number(by(samples))} {unit} " if 1 < len(samples) <= FEW else ""
        words.append(judged + verdict(by(samples), goal, f" {unit}".rstrip()))
    print(f"  {name:<36}{len(samples):5}   {'   '.join([*words, note]).rstrip()}", flush=True)


def number(value: float) -> str:
    """Return a number with three digits or more; a small one with four decimals."""
    digits = next((digits for least, digits in ((100, 0), (10, 1), (1, 2)) if abs(value) >= least), 4)
    return f"{value:,.{digits if value else 0}f}"


def verdict(value: float, goal: float, unit: str = "", *, least: bool = False) -> str:
    """Compare a value with its upper limit, or its ``least``; ``make bench`` looks for ``ABOVE`` and ``BELOW``."""
    met = value >= goal if least else value <= goal
    return f"{'within' if met else 'BELOW' if least else 'ABOVE'} the goal of {goal:,}{unit}"
