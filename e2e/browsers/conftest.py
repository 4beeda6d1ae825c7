"""The browsers for the walk through the page; one that is not installed is skipped, with a message."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e.browsers.driver import Browser, Person
from e2e.browsers.firefox import Firefox
from e2e.browsers.webkit import WebKit
from other_browsers import PACKAGES, find_firefox, find_webkit

STARTS = pytest.StashKey[list[str]]()


def _launch(name: str, folder: Path) -> Browser:
    firefox, webkit = find_firefox(), find_webkit()
    if name == "Firefox" and firefox:
        return Firefox(firefox, folder)
    if name == "WebKit" and webkit:
        return WebKit(webkit)
    pytest.skip(f"no {name} here (Debian: apt-get install {PACKAGES[name]})")


@pytest.fixture(scope="module", params=[*PACKAGES])
def browser_here(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Start each of the browsers once; every test has its own origin."""
    browser = _launch(request.param, tmp_path_factory.mktemp("profile"))
    yield browser
    browser.close()


@pytest.fixture
def person(browser_here: Browser) -> Person:
    """Return a person at that browser."""
    return Person(browser_here)


@pytest.fixture
def starts(request: pytest.FixtureRequest) -> list[str]:
    """Return lines about the engine's starts, printed when all tests are done."""
    return request.config.stash.setdefault(STARTS, [])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print the engine's way of starting in each browser, and its time."""
    for line in config.stash.get(STARTS, []):
        terminalreporter.write_line(line)
