"""Shared parts of the browser tests: the guard over a page's behaviour, and waiting for the engine."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError, expect

from serve import Site

ENGINE_PATIENCE = 60_000  # ms; a cold start takes 2 to 4 s on a laptop, a CI machine under load far more
OWN_SCHEMES = {"data", "blob", "about"}


def in_both_languages(**shape: Any) -> list[pytest.ParameterSet]:
    """Return both languages, each with its own browser context, which ``shape`` configures further."""
    return [
        pytest.param(each, marks=pytest.mark.browser_context_args(locale=each, **shape))
        for each in ("ja-JP", "en-US")
    ]


LANGUAGES = pytest.mark.parametrize("locale", in_both_languages())
SHAPES = [
    shape
    for size in ({"width": 360, "height": 640}, {"width": 1440, "height": 900})
    for shape in in_both_languages(viewport=size)
]
"""Both languages on a small phone and on a laptop."""


class Guard:
    """Fails a test whose pages log an error, throw, or request another origin than the test's own sites."""

    def __init__(self) -> None:
        self.origins: set[str] = set()
        self.faults: list[str] = []
        self._expected: list[re.Pattern[str]] = []

    def allow(self, pattern: str) -> None:
        """Expect console errors and page errors that match the regular expression."""
        self._expected.append(re.compile(pattern))

    def trust(self, site: Site) -> None:
        """Allow requests to that site."""
        self.origins.add(origin_of(site.url))

    def watch(self, context: BrowserContext) -> None:
        """Record all faults in the pages of a context, workers included."""
        context.on("console", self._heard)
        context.on("weberror", self._thrown)
        context.on("request", self._asked)

    def check(self) -> None:
        """Raise AssertionError naming every unexpected fault."""
        left = [fault for fault in self.faults if not any(known.search(fault) for known in self._expected)]
        assert not left, "the page misbehaved:\n" + "\n".join(left)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _thrown(self, error: WebError) -> None:
        self.faults.append(f"thrown: {error.error}")

    def _asked(self, request: Request) -> None:
        scheme = urlsplit(request.url).scheme
        if scheme not in OWN_SCHEMES and origin_of(request.url) not in self.origins:
            self.faults.append(f"foreign request: {request.url}")


def origin_of(url: str) -> str:
    """Return scheme, host and port of an address."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def stop_clock(page: Page) -> None:
    """Stop the page's time, which only a test then advances: real time would be unpredictable on a busy machine."""
    page.clock.install()
    pause_clock(page)


def pause_clock(page: Page) -> None:
    """Stop the time of a page whose clock a test already controls, after one more second."""
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))


SHOWS = {
    "/rules/": "[data-clause]",
    "/learn/": "[data-testid=lesson] :is([data-testid=table], [data-testid=arena])",
}
"""The elements that show that a place is there."""


def wait_for_place(page: Page, place: str) -> None:
    """Wait until a place of the page shows its content: rules and lessons come with their own scripts."""
    shows = next((each for part, each in SHOWS.items() if part in place), "main")
    expect(page.locator(shows).first).to_be_visible(timeout=ENGINE_PATIENCE)


def wait_for_engine(page: Page) -> None:
    """Wait until the page reports that its engine is ready."""
    page.locator("html[data-engine='ready']").wait_for(state="attached", timeout=ENGINE_PATIENCE)


def wait_for_promise(page: Page, predicate: str, given: Any = None, patience: int = ENGINE_PATIENCE) -> None:
    """Wait until the promise that a function of the page returns resolves to a true value.

    For ``page.wait_for_function`` any promise counts as true, whatever its value.
    """
    look = page.evaluate_handle("() => ({})")
    page.wait_for_function(
        f"""([look, given]) => {{
            look.next ??= ({predicate})(given).then(
                (came) => Object.assign(look, {{ came, next: null }}),
                (error) => Object.assign(look, {{ error }}),
            );
            if (look.error) throw look.error;
            return look.came;
        }}""",
        arg=[look, given],
        timeout=patience,
    )
