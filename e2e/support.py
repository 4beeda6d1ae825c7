"""What the tests in the browser share: the guard over a page's behaviour, and waiting for the engine."""

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
    """Return both languages, each with a browser context of it, which ``shape`` shapes further."""
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
    """Fails a test whose pages log an error, throw, or ask any other origin than the test's own sites."""

    def __init__(self) -> None:
        self.origins: set[str] = set()
        self.faults: list[str] = []
        self._expected: list[re.Pattern[str]] = []

    def allow(self, pattern: str) -> None:
        """Expect console errors and page errors that the regular expression finds itself in."""
        self._expected.append(re.compile(pattern))

    def trust(self, site: Site) -> None:
        """Let pages ask that site."""
        self.origins.add(origin_of(site.url))

    def watch(self, context: BrowserContext) -> None:
        """Note everything that goes wrong in the pages of a context, workers included."""
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
    """Scheme, host and port of an address."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def stop_clock(page: Page) -> None:
    """Let no time pass in the page but what a test runs: on a busy machine real time would do what is not meant."""
    page.clock.install()
    pause_clock(page)


def pause_clock(page: Page) -> None:
    """Let no more time pass in a page whose clock is a test's already, but for a second at once."""
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))


SHOWS = {
    "/rules/": "[data-clause]",
    "/learn/": "[data-testid=lesson] :is([data-testid=table], [data-testid=arena])",
}
"""By what it is seen that a place is there."""


def wait_for_place(page: Page, place: str) -> None:
    """Wait until a place of the page shows what it is for: rules and lessons come with scripts of their own."""
    shows = next((each for part, each in SHOWS.items() if part in place), "main")
    expect(page.locator(shows).first).to_be_visible(timeout=ENGINE_PATIENCE)


def wait_for_engine(page: Page) -> None:
    """Wait until the page says that its engine is ready."""
    page.locator("html[data-engine='ready']").wait_for(state="attached", timeout=ENGINE_PATIENCE)


def wait_for_promise(page: Page, predicate: str, given: Any = None, patience: int = ENGINE_PATIENCE) -> None:
    """Wait until the promise that a function of the page returns is kept with something true.

    For ``page.wait_for_function`` any promise is something true, whatever comes of it: it hears of the last one's.
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
