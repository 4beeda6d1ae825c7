"""A walk through the page in every other browser: it starts, a trick is played, and it lasts, without network too.

Not named as tests are, so that only ``make test-browsers`` runs it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from e2e.attacks import attack_from_worker, outcomes
from e2e.browsers.driver import PATIENCE, Person
from e2e.browsers.line import Line
from e2e.lib.site import Site
from e2e.sample import SET_UP
from e2e.store import STORED, match_in
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

Visit = Callable[[], dict[str, Any]]


@pytest.fixture
def line(dist: Path) -> Iterator[Line]:
    """The built site at an origin of its own."""
    with Line(dist) as line:
        yield line


@pytest.fixture
def visit(person: Person, line: Line, starts: list[str]) -> Visit:
    """Open the page, or load it again, and note how its engine starts."""

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
    """Set a match up with the names that stand there, and deal."""
    person.tap(f"a.box[href='#/setup/{SET_UP.game}']")
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
    """Hold that the stored match has so many entries, and local storage soon its text as well."""
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
    assert person.browser.call(KEPT) == {"supported": True, "ready": True, "updateWaiting": False}
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
