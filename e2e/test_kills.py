"""Pages killed at any instant, also during a write: everything that the database had confirmed is there afterwards.

A page is killed in two ways: its process ends abruptly, or its tab is closed. ``make test-kills`` does it a
thousand times, every run of the tests a few times.
"""

from __future__ import annotations

import os
import random
import signal
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from threading import Timer
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from e2e.lib.drivers import IN_TURNS, LIVE
from e2e.lib.matches import act, begin
from e2e.lib.store import BLANK, FORGET, MATCH, Row, Text, local_texts, match_in, put, stored_matches
from e2e.lib.store_faults import TELLING
from e2e.lib.table import TWO_STEPS, Table
from py_engine.games import GAMES
from py_engine.match import Match
from serve import Site

pytestmark = pytest.mark.as_built
KILLS = int(os.environ.get("KILLS", "10"))
"""Total number, divided among the games; ``make test-kills`` sets a thousand."""
EVERY_RUN = (IN_TURNS[0], LIVE[0])
"""The games in ``make test``."""
GROUP = 20
A_MATCH = 5
"""Kills in one match before another begins."""
HELD_MS = 30  # duration of a delayed write, before and after it is done
KINDS = ("at any instant", "in a transaction", "in a text", "tab closed")
WRITES = KINDS[1:3]
ALWAYS = KINDS[1]

# window.holds: the kind of writes of matches that are delayed. Each is reported before it is done, a transaction
# also after it, with its rows.
WITNESS = f"""
const spin = () => {{ for (const end = performance.now() + {HELD_MS}; performance.now() < end;); }};
for (const name of ["setItem", "removeItem"]) {{
    const write = Storage.prototype[name];
    Storage.prototype[name] = function (...given) {{
        if (!given[0].startsWith("{MATCH}")) return write.apply(this, given);
        window.writing?.("in a text");
        if (window.holds === "in a text") spin();
        write.apply(this, given);
        if (window.holds === "in a text") spin();
    }};
}}
{TELLING}
window.storing = (begun) => {{
    if (![...begun.objectStoreNames].includes("entries")) return;
    window.writing?.("in a transaction");
    const end = performance.now() + {HELD_MS};
    const again = () => {{
        if (performance.now() < end) begun.objectStore("entries").get("none").onsuccess = again;
    }};
    if (window.holds === "in a transaction") again();
}};
window.stored = (rows) => {{
    if (!rows.some(([name]) => name === "matches")) return;
    window.wrote?.(rows);
    if (window.holds === "in a transaction") spin();
}};
"""


@dataclass
class Killer:
    """A browser context whose pages are killed, and the content that their database had confirmed before."""

    browser: Browser
    context: BrowserContext
    rng: random.Random
    kind: str = ""
    page: Page | None = None
    confirmed: Text = field(default_factory=dict)
    usual: float = 0.4
    """Seconds of an action from its first tap until it shows."""
    timer: Timer | None = None
    writes: Counter[str] = field(default_factory=Counter)
    """Number of kills begun of each kind."""

    def __post_init__(self) -> None:
        self.context.expose_function("writing", self._writing)
        self.context.expose_function("wrote", self._wrote)
        self.context.expose_function("close_tab", self._close)
        self.context.add_init_script(WITNESS)

    def arm(self, page: Page, kind: str) -> None:
        """Kill the page soon."""
        self.page, self.kind = page, kind
        delay = self.rng.uniform(0, self.usual * 1.3)
        if kind in WRITES:
            page.evaluate("kind => { window.holds = kind; }", kind)
        elif kind == "at any instant":
            self._kill_after(delay)
        else:
            page.evaluate("ms => { setTimeout(() => window.close_tab(), ms); }", delay * 1000)

    def _writing(self, kind: str) -> None:
        self.writes[kind] += 1
        if self.kind == kind:
            self.kind = "dying"
            self._kill_after(self.rng.uniform(0, 2 * HELD_MS / 1000))

    def _wrote(self, rows: list[Row]) -> None:
        """Record a transaction's writes: entries from some place on, and the head."""
        deal, log = self.confirmed["deal"], dict(enumerate(self.confirmed["log"]))
        for name, key, value in rows:
            if name == "entries":
                log[key[1]] = value
            elif name == "matches":
                self.confirmed = value
        entries = [log[n] for n in range(self.confirmed["length"])]
        self.confirmed = {**self.confirmed, "deal": deal, "log": entries}

    def _close(self) -> None:
        if self.page:
            self.page.close()

    def _kill_after(self, seconds: float) -> None:
        self.timer = Timer(seconds, end_processes, [renderers(self.browser)])
        self.timer.start()

    def wait(self) -> None:
        """Wait until the page is dead."""
        if self.timer:
            self.timer.join()
            self.timer = None
        with suppress(Error):
            while self.page and not self.page.is_closed():
                self.page.evaluate("() => new Promise(requestAnimationFrame)")
        if self.page and not self.page.is_closed():
            self.page.close()


def renderers(browser: Browser) -> list[int]:
    """Return the processes of a browser's pages."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return [process["id"] for process in processes if process["type"] == "renderer"]


def end_processes(pids: list[int]) -> None:
    """End them at once, without a signal to any."""
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def play(table: Table, match: Match, rng: random.Random) -> None:
    """Carry an action out by the game's own driver, and perhaps undo it from the table."""
    act(table, match, rng)
    back = table.page.get_by_role("button", name="undo that")
    if rng.random() < 0.5 and back.count():
        back.click()


def follows(old: Text, new: Text) -> bool:
    """Return whether the new log extends the old one, or lacks only its last entry."""
    before, after = old["log"], new["log"]
    return bool(after[: len(before)] == before or after == before[:-1])


def kill_once(killer: Killer, site: Site, kind: str) -> None:
    """Play, be killed, and check both stores."""
    page = killer.context.new_page()
    table = Table(page, site.url)
    page.goto(f"{site.url}#/play/killed")
    expect(table.noren.or_(table.cover)).to_be_visible()
    killer.confirmed = stored_matches(page)["killed"]
    begun = monotonic()
    killer.arm(page, kind)
    try:
        play(table, match_in(killer.confirmed), killer.rng)
        killer.usual = (killer.usual * 3 + monotonic() - begun) / 4
    except (Error, AssertionError):
        assert page.is_closed() or is_dead(page), "the page works, but did not act"
    killer.wait()
    after = killer.context.new_page()
    after.goto(f"{site.url}{BLANK}")
    found = stored_matches(after)["killed"]
    beside = local_texts(after).get("killed", found)
    after.close()
    last = killer.confirmed
    assert found["revision"] >= last["revision"], "a confirmed write is lost"
    assert found["revision"] > last["revision"] or found == last, "a confirmed write has changed"
    assert follows(last, found)
    assert beside["revision"] <= found["revision"], "a text was written before its transaction"
    match_in(found)
    match_in(beside)


def is_dead(page: Page) -> bool:
    try:
        page.evaluate("() => 1")
    except Error:
        return True
    return False


def start_over(killer: Killer, site: Site, game: str) -> None:
    """Replace everything by a new match."""
    page = killer.context.new_page()
    page.goto(site.url)
    page.evaluate(TWO_STEPS)
    page.evaluate(FORGET)
    put(page, begin(game, killer.rng.randrange(10**6), "killed"))
    page.close()


def kinds_of(rng: random.Random) -> list[str]:
    """Return all kinds in random order except the second one, which every group of kills has, however small."""
    first, *others = rng.sample([kind for kind in KINDS if kind != ALWAYS], len(KINDS) - 1)
    return [first, ALWAYS, *others]


def groups() -> list[Any]:
    """Return every game with the seeds of its groups of kills, and the number in each group."""
    each = -(-KILLS // len(GAMES))
    sizes = [min(GROUP, each - done) for done in range(0, each, GROUP)]
    return [
        pytest.param(game, seed, size, marks=() if game in EVERY_RUN else pytest.mark.long)
        for game in GAMES
        for seed, size in enumerate(sizes)
    ]


@pytest.mark.parametrize(("game", "seed", "kills"), groups())
def test_a_page_killed_at_any_instant_keeps_what_the_database_had_confirmed(
    browser: Browser, context: BrowserContext, site: Site, game: str, seed: int, kills: int
) -> None:
    killer = Killer(browser, context, random.Random(f"{game} {seed}"))
    kinds = kinds_of(killer.rng)
    for number in range(kills):
        if number % A_MATCH == 0:
            start_over(killer, site, game)
        kill_once(killer, site, kinds[number % len(kinds)])
    assert killer.writes[ALWAYS] > 0, "nothing was ever to be written"
