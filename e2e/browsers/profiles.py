"""Browsers with real profiles: a site that may store nothing, a late database, a phone on a host with redirects.

Its name is not a test's, so that only ``make test-profiles`` runs it. A browser that is not installed is named.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest

from e2e.browsers.chromium import Chromium
from e2e.browsers.driver import Browser, Person
from e2e.browsers.firefox import Firefox
from e2e.browsers.line import Line
from e2e.browsers.smoke import GO, NOREN, deal, take_turn
from e2e.lib.phones import hand_of
from e2e.lib.sample import GAME, finished, some_match
from e2e.lib.site import Fault
from e2e.lib.store import text_of
from e2e.lib.store_faults import DATABASE_LATE
from other_browsers import find_firefox

pytestmark = pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")

NAMES = ("Chromium", "Firefox")
_BLOCKED_IN_CHROMIUM = {"profile": {"default_content_setting_values": {"cookies": 2}}}
_COOKIES, _LOCAL = "network.cookie.cookieBehavior", "dom.storage.enabled"
_NOTHING = 2  # Firefox's number for cookies that no site may set

UNREAD = "[data-testid=unread]"
ALERTS = "() => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)"
LISTED = "() => document.querySelectorAll('[data-match]').length"
SAYS_EMPTY = "() => document.body.textContent.includes('Nothing here yet')"
KEPT = """() => new Promise((done, fail) => {
  setTimeout(fail, 60_000, new Error("the page was not kept"));
  const look = async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    if (all.some(({ active }) => active?.state === "activated")) done(true);
    else setTimeout(look, 50);
  };
  look();
})"""
"""Resolves once a service worker has the page: `ready` never does at an address outside its folder."""
FIVE_SECONDS = f"{{{DATABASE_LATE}\nsetTimeout(window.answer, 5000);}}"
"""No database opens for five seconds."""
PUT = """(texts) => new Promise((done) => {
  const open = indexedDB.open("tefuda-1");
  open.onsuccess = () => {
    const stores = ["matches", "deals", "entries"];
    const transaction = open.result.transaction(stores, "readwrite");
    for (const { deal, log, ...head } of texts) {
      transaction.objectStore("matches").put(head, head.id);
      transaction.objectStore("deals").put(deal, head.id);
      log.forEach((entry, index) => transaction.objectStore("entries").put(entry, [head.id, index]));
    }
    transaction.oncomplete = () => done(true);
  };
})"""
"""Stores matches in the page's database, as the page does."""


ENTRIES = """() => new Promise((done) => {
  const open = indexedDB.open("tefuda-1");
  open.onsuccess = () => {
    const count = open.result.transaction("entries").objectStore("entries").count();
    count.onsuccess = () => done(count.result);
  };
})"""
"""Resolves to the number of actions in the database."""


@dataclass(frozen=True)
class Browsers:
    """Both browsers, each started with a new profile in a folder."""

    folder: Path

    def start(self, name: str, settings: Mapping[str, Any]) -> Browser:
        """Start a browser whose profile has these settings; skip the test if it is not installed."""
        if name == "Chromium":
            chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
            if chromium:
                return Chromium(Path(chromium), self.folder, settings)
        elif firefox := find_firefox():
            return Firefox(firefox, self.folder, settings)
        pytest.skip(f"not run: needs {name} (Debian: {'chromium' if name == 'Chromium' else 'firefox-esr'})")


@pytest.fixture
def line(dist: Path) -> Iterator[Line]:
    """Serve the built site at its own origin."""
    with Line(dist) as line:
        yield line


@pytest.fixture
def person(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Person]:
    """Return a person at a browser with the profile that the test's parameter names."""
    folder = tmp_path / "profile"
    folder.mkdir()
    browser = Browsers(folder).start(*request.param)
    yield Person(browser)
    browser.close()


ANY = pytest.mark.parametrize("person", [(name, {}) for name in NAMES], ids=NAMES, indirect=True)


@pytest.mark.parametrize(
    "person", [("Chromium", _BLOCKED_IN_CHROMIUM), ("Firefox", {_COOKIES: _NOTHING})], ids=NAMES, indirect=True
)
def test_with_all_site_data_blocked_one_plays_with_a_warning(person: Person, line: Line) -> None:
    person.browser.go(line.url)
    person.waits_for_engine()
    (said,) = person.browser.call(ALERTS)
    assert "lets this site store nothing" in said
    person.browser.call(GO, "/book")
    person.sees(UNREAD)
    assert not person.browser.call(SAYS_EMPTY)
    person.browser.call(GO, "")
    deal(person)
    for _ in range(2):
        take_turn(person)
        person.sees(f"{NOREN} .hold")
    (said,) = person.browser.call(ALERTS)
    assert "could not be saved on this device" in said


@pytest.mark.parametrize("person", [("Firefox", {_LOCAL: False})], ids=["Firefox"], indirect=True)
def test_without_local_storage_alone_the_database_has_the_match(person: Person, line: Line) -> None:
    person.browser.go(line.url)
    person.waits_for_engine()
    deal(person)
    take_turn(person)
    person.sees(f"{NOREN} .hold")
    assert person.browser.call(ALERTS) == []
    person.browser.reload()
    person.sees(f"{NOREN} .hold")
    assert person.browser.call(ENTRIES) == 1


@ANY
def test_a_database_that_opens_after_five_seconds_is_read_then(person: Person, dist: Path, tmp_path: Path) -> None:
    with Line(dist) as line:
        line.faults["sw.js"] = Fault(status=HTTPStatus.NOT_FOUND)  # the files change below it
        person.browser.go(line.url)
        person.waits_for_engine()
        person.browser.call(PUT, [text_of(finished().save(), "over"), text_of(some_match().save(), "running")])
        line.root = slow = shutil.copytree(dist, tmp_path / "slow")
        (slow / "late.js").write_text(FIVE_SECONDS, encoding="utf-8")
        page = slow / "index.html"
        page.write_text(
            page.read_text("utf-8").replace("<script", '<script src="./late.js"></script><script', 1), "utf-8"
        )
        person.browser.go(f"{line.url}?slow#/book")
        person.sees(UNREAD)
        assert not person.browser.call(SAYS_EMPTY)
        person.misses(UNREAD)
        person.browser.go(f"{line.url}?slow-again")
        person.sees(UNREAD)
        assert person.browser.call(LISTED) == 0
        person.misses(UNREAD)
        assert person.browser.call(LISTED) == 2


@ANY
@pytest.mark.parametrize("final_slash", [True, False], ids=["with a final slash", "without one"])
def test_a_phone_that_comes_back_gets_its_page_on_a_host_with_redirects(
    person: Person, line: Line, final_slash: bool
) -> None:
    line.final_slash = final_slash
    place = f"{line.url}hand/"
    person.browser.go(f"{place}#{hand_of(GAME).text}")
    person.sees("[data-testid=covered-hand]")
    assert person.browser.call(KEPT)
    for seed in (2, 3):
        person.browser.go("about:blank")
        person.browser.go(f"{place}#{hand_of(GAME, seed=seed).text}")
        person.sees("[data-testid=covered-hand]")
    line.cut()
    person.browser.go("about:blank")
    person.browser.go(f"{place}#{hand_of(GAME, seed=4).text}")
    person.sees("[data-testid=covered-hand]")
