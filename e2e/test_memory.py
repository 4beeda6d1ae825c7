"""Constant memory: after long play a page keeps no more than soon after its first action.

``make test-memory`` plays 120 actions of every game on one page, every run of the tests fewer of two games.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page

from e2e.lib.drivers import IN_TURNS, LIVE, live_driver, turn_driver
from e2e.lib.matches import act, do
from e2e.lib.played import choose
from e2e.lib.store import FORGET
from e2e.lib.table import NAMES, TWO_STEPS, Table
from py_engine.match import Match
from serve import Site

pytestmark = pytest.mark.as_built

FEW, MANY = 8, int(os.environ.get("MEMORY_ACTIONS", "30"))
"""Actions after which a page is measured."""
PLAYED = (*IN_TURNS, *LIVE) if "MEMORY_ACTIONS" in os.environ else (*IN_TURNS[:1], *LIVE)
MOST_GROWTH = 1.3
TABLE = ("data-testid", "table")
"""The attribute that identifies a table."""
MOST_LEGAL = 1000
MOVES = 0.8
"""Share of the actions in a battle that lay a card."""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
SHOWN = """() => {
    const walker = document.createTreeWalker(document);
    let count = 1;
    while (walker.nextNode()) count += 1;
    return count;
}"""


@dataclass(frozen=True)
class Held:
    """A page's memory once all garbage is collected."""

    nodes: int
    shown: int
    """Number of nodes in the document."""
    listeners: int
    heap: int

    def __str__(self) -> str:
        return f"{self.nodes} nodes ({self.shown} shown), {self.listeners} listeners, {self.heap / 1e6:.1f} MB"

    def growth(self, since: Held) -> float:
        """Return the ratio of this to ``since``; a table that shows more may have more."""
        more = max(1, self.shown / since.shown)
        return max(self.nodes / since.nodes / more, self.listeners / since.listeners / more, self.heap / since.heap)


def _attributes(node: dict[str, Any]) -> Iterator[list[tuple[str, str]]]:
    """Yield the attributes of a node and of all nodes in it."""
    flat = node.get("attributes", [])
    yield [*zip(flat[::2], flat[1::2], strict=True)]
    for child in node.get("children", []):
        yield from _attributes(child)


@dataclass
class Played:
    """One page, on which match after match of a game is played."""

    table: Table
    game: str
    actions: int = 0
    match: Match | None = None
    port: CDPSession = field(init=False)
    rng: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self.port = self.table.page.context.new_cdp_session(self.table.page)
        self.rng = random.Random(self.game)

    def held(self) -> Held:
        """Return the memory once all garbage is collected."""
        self.table.gone("[data-shield]")
        before, now = None, self._collected()
        while before is None or now.nodes < before.nodes:
            before, now = now, self._collected()
        return now

    def _collected(self) -> Held:
        page, port = self.table.page, self.port
        page.evaluate(PAINTED)
        port.send("HeapProfiler.collectGarbage")
        counts = port.send("Memory.getDOMCounters")
        heap = port.send("Runtime.getHeapUsage")["usedSize"]
        return Held(counts["nodes"], page.evaluate(SHOWN), counts["jsEventListeners"], int(heap))

    def holds_a_table(self) -> bool:
        """Return whether a detached table is kept in memory."""
        self.port.send("DOM.enable")
        self.port.send("DOM.getDocument", {"depth": 0})
        trees = self.port.send("DOM.getDetachedDomNodes")["detachedNodes"]
        return any(TABLE in pairs for tree in trees for pairs in _attributes(tree["treeNode"]))

    def play(self, actions: int) -> None:
        """Play until there were ``actions`` actions, with a new match after each end."""
        while self.actions < actions:
            match = self.match
            if match is None or match.state.over:
                match = self._begun()
            before = len(match.log)
            self.match = self._act_live(match) if self.game in LIVE else self._act(match)
            self.actions += len(self.match.log) - before

    def _begun(self) -> Match:
        """Replace the last match by a new one, go to it and return it."""
        seed = self.rng.randrange(10**6)
        if self.game in LIVE:
            self.table.page.evaluate(FORGET)
            self.table.store({**live_driver(self.game).begin(seed), "id": f"played-{seed}"})
            return self.table.stored()
        match = self.table.replace(turn_driver(self.game).LARGEST[0].match(seed, NAMES).save())
        self.table.arrived(match)
        return match

    def _act(self, match: Match) -> Match:
        self.table.ready(match)
        do(self.table, match, choose(match, self.rng))
        return match

    def _act_live(self, match: Match) -> Match:
        moves = [each for each in match.legal(MOST_LEGAL)[0] if each["do"] == "move"]
        if moves and self.rng.random() < MOVES:
            live_driver(self.game).do_at_once(self.table, self.rng.choice(moves))
            self.table.logged(len(match.log) + 1)
        else:
            act(self.table, match, self.rng)
        return self.table.stored()


@pytest.mark.parametrize("game", PLAYED)
def test_a_page_keeps_no_more_after_many_actions_and_no_table_back_home(page: Page, site: Site, game: str) -> None:
    page.add_init_script(f"({TWO_STEPS})()")
    table = Table(page, site.url)
    table.go_home()
    played = Played(table, game)
    played.play(FEW)
    few = played.held()
    played.play(MANY)
    many = played.held()
    page.goto(f"{site.url}#/")
    page.locator("[data-match]").first.wait_for()
    home = played.held()
    print(f"{game}: after {FEW} actions {few}; after {MANY} {many}; back home {home}")
    assert many.growth(few) <= MOST_GROWTH, f"after {FEW} actions {few}, after {MANY} {many}"
    assert not played.holds_a_table()
