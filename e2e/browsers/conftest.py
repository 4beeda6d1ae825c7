"""The browsers to walk through the page in; one that is not installed is skipped, and said to be."""

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
    """Each of the browsers, started once; every test has an origin of its own."""
    browser = _launch(request.param, tmp_path_factory.mktemp("profile"))
    yield browser
    browser.close()


@pytest.fixture
def person(browser_here: Browser) -> Person:
    """Somebody at that browser."""
    return Person(browser_here)


@pytest.fixture
def starts(request: pytest.FixtureRequest) -> list[str]:
    """Lines about the engine's starts, printed when all tests are done."""
    return request.config.stash.setdefault(STARTS, [])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say by which way the engine started in which browser, and how long it took."""
    for line in config.stash.get(STARTS, []):
        terminalreporter.write_line(line)
