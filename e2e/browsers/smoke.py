"""A walk through the page in every other browser: it starts, plays, and stores the match.

Its name is not a test's, so that only ``make test-browsers`` runs it.
"""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from e2e.browsers.driver import PATIENCE, Person
from e2e.browsers.line import Line
from e2e.browsers.webkit import WebKit
from e2e.lib.attacks import attack_from_worker, outcomes
from e2e.lib.drivers import IN_TURNS
from e2e.lib.sample import SET_UP, finished, some_match
from e2e.lib.site import Site
from e2e.lib.store import FORGET, STORED, match_in, save_of, text_of
from e2e.lib.store_faults import FIRST_OPEN_FAILS, HANDLES_THROW
from e2e.lib.support import SHOWS
from e2e.lib.translator import TRANSLATED, TRANSLATOR
from e2e.lib.ways import PAINTED
from e2e.test_hosting import FOLDER, WRONG
from py_engine.match import Match

pytestmark = pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")

LEGAL = ".hand [data-card]:not(.hand-off)"
NOREN = "[data-testid='noren']"
TRICK = "[data-testid='review']"

NOTE_IMAGE_OFF = "() => localStorage.setItem(`tefuda:1:snapshot-off:${tefuda.engine.state.build}`, 'for a test')"
KEPT = """() => new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error("the site was not kept")), 60_000);
  tefuda.watchOffline((state) => (state.ready || !state.supported) && resolve({ ...state }));
})"""
ASK_SERVER = "() => fetch('not-kept.txt').then(() => 'answers', () => 'is silent')"

IN_TEXT = """() => {
  const key = Object.keys(localStorage).find((each) => each.startsWith("tefuda:1:match:"));
  return key ? JSON.parse(localStorage.getItem(key)).log.length : -1;
}"""

WITHOUT_WAYS_OUT = """() => {
  HTMLAnchorElement.prototype.click = () => undefined;
  const writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
  Object.defineProperty(navigator, "clipboard", { value: { writeText } });
}"""
"""Removes saving of files and the clipboard from the browser."""
SELECTED = """(selector) => new Promise((done) => {
  const look = () => {
    const field = document.activeElement;
    if (!field.matches(selector)) return requestAnimationFrame(look);
    done(field.value.slice(field.selectionStart, field.selectionEnd));
  };
  look();
})"""
"""Returns the selected text of such a field, once that has the focus."""
TAKE_IN = """(text) => {
  for (const said of document.querySelectorAll("[data-testid=files] [role=status] p")) said.className = "before";
  const files = new DataTransfer();
  files.items.add(new File([text], "matches.json", { type: "application/json" }));
  const field = document.querySelector("[data-testid=files] input[type=file]");
  field.files = files.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}"""
TAKEN_IN = "[data-testid=files] [role=status] p:not(.before)"
FILE_BUTTON = "[data-testid=files] .row .button:first-child"
OUT = "[data-testid=outgoing]"
QUIET = """() => new Promise((done) => {
  const end = () => {
    watch.disconnect();
    done();
  };
  let timer = setTimeout(end, 300);
  const watch = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(end, 300);
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
})"""
"""Resolves once nothing changes: a press on a word that is just being replaced would miss."""
WORDS = """() => ["h1", ".seat-name b", ".seat-points", ".noren-name"].map((part) =>
  [...document.querySelectorAll(part)].map((each) => each.querySelector(".hidden-text") ?? each)
    .map(({ textContent }) => textContent.trim()))"""
"""Returns the words of a table's head, its players and their points, and of the curtain."""
GO = "(place) => { location.hash = place; }"
SHAPED = """() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"""
"""Resolves once the page has noticed its window's shape."""
TURN = """() => {
  Object.defineProperty(screen.orientation, "angle", { value: 90, configurable: true });
  screen.orientation.dispatchEvent(new Event("change"));
}"""
"""Tells the page that the device was turned, which no driver does."""
CLICK = "(selector) => document.querySelector(selector).click()"
"""Clicks like assistive software, without a pointer."""

Visit = Callable[[], dict[str, Any]]


@pytest.fixture
def line(dist: Path) -> Iterator[Line]:
    """Serve the built site at its own origin."""
    with Line(dist) as line:
        yield line


@pytest.fixture
def visit(person: Person, line: Line, starts: list[str]) -> Visit:
    """Open or reload the page, and record the engine's way of starting."""

    def start() -> dict[str, Any]:
        again = person.browser.call("() => location.href").startswith(line.url)
        if again:
            person.browser.reload()
        else:
            person.browser.go(line.url)
        state = person.waits_for_engine()
        ways = f"from {state['path']:<8} in {state['bootMs']:6.0f} ms"
        starts.append(f"{person.browser.version:<20} {'reload' if again else 'first visit':<12} {ways}")
        return state

    return start


def deal(person: Person) -> None:
    """Set a match up with the present names, and deal."""
    person.tap(f"a.box[href='#/setup/{SET_UP.game}']")
    person.tap(".company [data-value=together]")
    person.tap(f".setup label:has(input[name=players][value='{SET_UP.seats}'])")
    person.tap(".setup-start")
    person.sees(NOREN)


def take_turn(person: Person) -> None:
    """Open the hand by holding, and play the first legal card by two taps."""
    person.press(".hold")
    person.misses(NOREN)
    person.browser.lift()
    person.tap(LEGAL)
    person.tap(".hand-chosen")


def stored(person: Person) -> Match:
    """Return the only stored match, replayed by the rules on this side."""
    (only,) = person.browser.call(STORED).values()
    return match_in(only)


def stores(person: Person, entries: int) -> None:
    """Check that the stored match has ``entries`` entries, and soon also its text in local storage."""
    assert len(stored(person).log) == entries
    deadline = time.monotonic() + PATIENCE / 1000
    while (found := person.browser.call(IN_TEXT)) != entries:
        assert time.monotonic() < deadline, f"the text has {found} entries, not {entries}"


def test_the_engine_starts_from_its_memory_image(visit: Visit) -> None:
    assert visit()["path"] == "snapshot"


def test_where_the_image_does_not_fit_it_starts_plainly(visit: Visit, person: Person) -> None:
    visit()
    person.browser.call(NOTE_IMAGE_OFF)
    assert visit()["path"] == "plain"
    deal(person)


def test_a_trick_is_played_and_is_there_after_a_reload(visit: Visit, person: Person) -> None:
    visit()
    deal(person)
    for done in range(1, SET_UP.seats + 1):
        take_turn(person)
        person.sees(f"{NOREN} .hold")
        stores(person, done)
    person.sees(TRICK)
    visit()
    person.sees(f"{NOREN} .hold")
    assert len(stored(person).state.tricks) == 1


def test_it_plays_without_network_after_one_visit(visit: Visit, person: Person, line: Line) -> None:
    visit()
    assert person.browser.call(KEPT)["ready"]
    line.cut()
    assert person.browser.call(ASK_SERVER) == "is silent"
    assert visit()["path"] == "snapshot"
    deal(person)
    take_turn(person)
    person.sees(NOREN)
    stores(person, 1)


def test_nothing_leaves_the_engines_worker_and_no_text_runs_in_it(visit: Visit, line: Line, dist: Path) -> None:
    with Site(dist) as other:
        attack_from_worker(line, dist, other)
        visit()
        assert {name for name, outcome in outcomes(line).items() if outcome != "refused"} == set()
        assert other.requests == []


def test_a_first_visit_continues_without_network_on_screens_not_opened_yet(
    visit: Visit, person: Person, line: Line
) -> None:
    visit()
    assert person.browser.call(KEPT)["ready"]
    line.cut()
    other = next(game for game in IN_TURNS if game != SET_UP.game)
    for place in (f"/rules/{other}", f"/learn/{other}", "/book", f"/setup/{other}"):
        person.browser.call(GO, place)
        person.sees(next((shown for part, shown in SHOWS.items() if part in place), "main h1"))
        person.misses("[data-testid=engine-failed]")
    person.tap(".company [data-value=together]")
    person.tap(".setup-start")
    person.sees(NOREN)


def test_a_match_is_stored_if_a_database_fails_at_first_and_later_throws(
    dist: Path, tmp_path: Path, person: Person
) -> None:
    site = shutil.copytree(dist, tmp_path / "site")
    (site / "faults.js").write_text(f"{{{FIRST_OPEN_FAILS}}}\n{{{HANDLES_THROW}}}", encoding="utf-8")
    page = site / "index.html"
    page.write_text(
        page.read_text("utf-8").replace("<script", '<script src="./faults.js"></script><script', 1), "utf-8"
    )
    with Line(site) as line:
        person.browser.go(line.url)
        person.waits_for_engine()
        deal(person)
        for done in (1, 2):
            take_turn(person)
            person.sees(f"{NOREN} .hold")
            stores(person, done)
            person.browser.call("() => die()")


def test_a_file_imported_twice_and_a_restored_backup_leave_every_match_once(visit: Visit, person: Person) -> None:
    saves = [some_match().save(), finished().save()]
    texts = [text_of(save, f"m{at}") for at, save in enumerate(saves)]
    visit()
    file = json.dumps({"tefuda_matches": 1, "matches": texts})
    person.browser.call(WITHOUT_WAYS_OUT)
    for _ in range(2):
        assert _taken_in(person, file) == saves
    person.browser.call(CLICK, FILE_BUTTON)
    person.tap(f"{OUT} .row .button:nth-child(2)")
    person.tap(f"{OUT} .stack .button-main")
    person.sees(f"{OUT} .copy-unseen")
    backup = person.browser.call(SELECTED, f"{OUT} .copy-unseen")
    person.browser.call(FORGET)
    visit()
    assert _taken_in(person, backup) == saves


def _taken_in(person: Person, file: str) -> list[dict[str, Any]]:
    """Make the page import a file; return the saves of all matches then, the running one first."""
    person.browser.call(GO, "/settings")
    person.sees("[data-testid=files]")
    person.browser.call(TAKE_IN, file)
    person.sees(TAKEN_IN)
    found = person.browser.call(STORED).values()
    return [save_of(each) for each in sorted(found, key=lambda text: bool(text["over"]))]


def test_a_wrong_address_leads_to_the_right_one(dist: Path, person: Person) -> None:
    with Line(dist, mount=FOLDER) as line:
        for wrong in WRONG:
            person.browser.go(line.url[:-1] + wrong + ("/book" if wrong == "/%23" else "#/book"))
            person.arrives(f"{line.url}{'index.html' if wrong == '/index.html' else ''}#/book")


def test_a_translated_table_says_whose_turn_it_is_and_what_a_trick_has_brought(
    visit: Visit, person: Person
) -> None:
    visit()
    deal(person)
    person.browser.call(TRANSLATOR)
    for _ in range(SET_UP.seats + 1):
        person.browser.call(QUIET)
        take_turn(person)
        person.sees(f"{NOREN} .hold")
        assert person.browser.call(TRANSLATED) > 0
        match = stored(person)
        _, names, points, noren = person.browser.call(WORDS)
        assert names == list(match.names)
        assert [int("".join(filter(str.isdigit, each))) for each in points] == match.status()["scores"]
        (turn,) = noren
        assert [name for name in names if name in turn] == [names[match.state.actors()[0]]]


def test_a_click_without_a_pointer_offers_to_open_a_hand_in_two_steps(visit: Visit, person: Person) -> None:
    visit()
    deal(person)
    for button in (".hold", ".noren-first", ".noren-second .button"):
        person.sees(button)
        person.browser.call(PAINTED)
        person.browser.call(CLICK, button)
    person.sees(LEGAL)


def test_a_window_of_another_shape_leaves_a_hand_open_and_a_device_that_is_turned_closes_it(
    visit: Visit, person: Person
) -> None:
    if isinstance(person.browser, WebKit):
        pytest.skip("a driver that resizes WebKit's window takes the focus from it, which closes a hand too")
    visit()
    deal(person)
    person.press(".hold")
    person.misses(NOREN)
    person.browser.lift()
    try:
        for width, height in ((400, 380), (780, 380)):
            person.browser.resize(width, height)
            person.browser.call(SHAPED)
            assert person.browser.call("(selector) => document.querySelector(selector) !== null", LEGAL)
        person.browser.call(TURN)
        person.sees(NOREN)
    finally:
        person.browser.resize(400, 800)
