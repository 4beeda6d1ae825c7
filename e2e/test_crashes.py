"""Browsers killed whole, as by a power cut: what was shown is there when they start again.

Every process of the browser ends at once, within six seconds of an action, or in the midst of one; local storage is
on the disk only some seconds later. ``make test-kills`` does it three hundred times, every run of the tests once
in a game in turns and once in a live one.
"""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Timer
from typing import Any

import pytest
from playwright.sync_api import BrowserType, Error, expect

from e2e.conftest import DEFAULTS
from e2e.drivers import IN_TURNS, LIVE
from e2e.journal import FORGET
from e2e.matches import act, begin, choose, do
from e2e.table import TWO_STEPS, Table
from py_engine.games import GAMES
from serve import Site

CRASHES = int(os.environ.get("CRASHES", "5"))
"""In all, shared out among the games; ``make test-kills`` asks for three hundred."""
A_MATCH = 10
"""Crashes that one match goes through before another begins."""
EVERY_RUN = (IN_TURNS[0], LIVE[0])
"""The games that ``make test`` does it in."""
LATEST = 6.0
"""Seconds after an action until which the browser is killed; Chromium writes local storage five seconds late."""
IN_AN_ACTION = 0.25
"""How many of the kills fall into an action rather than behind one."""
SHORT = 1.0  # s in which some actions are carried out
MOST_ACTIONS = 3
PLAYED = "killed"
PROC = Path("/proc")

pytestmark = pytest.mark.skipif(not PROC.is_dir(), reason="finds the browser's processes in /proc")


@dataclass
class Machine:
    """A browser with a profile on the disk, which is started, killed, and started again."""

    browser_type: BrowserType
    options: dict[str, Any]
    profile: Path
    site: Site
    rng: random.Random

    @contextmanager
    def started(self) -> Iterator[Table]:
        """Start the browser, and open the site's settings, which store nothing; it ends gently where it can."""
        context = self.browser_type.launch_persistent_context(self.profile, **self.options)
        try:
            page = context.pages[0]
            page.goto(f"{self.site.url}#/settings")
            yield Table(page, self.site.url)
        finally:
            with suppress(Error):
                context.close()

    def kill(self) -> None:
        """End all its processes at once: none is told."""
        group = os.getpgid(self._process())
        assert group != os.getpgrp()
        os.killpg(group, signal.SIGKILL)

    def _process(self) -> int:
        """Return the id of the browser's first process."""
        found = []
        for folder in PROC.glob("[0-9]*"):
            with suppress(OSError):
                words = (folder / "cmdline").read_bytes().decode(errors="replace").split("\0")
                if f"--user-data-dir={self.profile}" in words and not any(
                    word.startswith("--type=") for word in words
                ):
                    found.append(int(folder.name))
        return min(found)


def begin_anew(machine: Machine, game: str) -> None:
    """Have a new match on the disk in the place of whatever there was."""
    with machine.started() as table:
        table.page.evaluate(TWO_STEPS)
        table.page.evaluate(FORGET)
        table.store(begin(game, machine.rng.randrange(10**6)), PLAYED)
        open_match(table)


def open_match(table: Table) -> Any:
    """Open the match that is played and return its log, as it is stored."""
    table.page.goto(f"{table.url}#/play/{PLAYED}")
    expect(table.noren.or_(table.cover).or_(table.result)).to_be_visible()
    return table.stored().save()["log"]


def step(table: Table, rng: random.Random) -> None:
    """Carry an action out, and wait until it is shown."""
    match = table.stored()
    if match.game.live and match.log and not table.cover.count():
        table.page.reload()
        table.cover.or_(table.result).wait_for()
        match = table.stored()
    if match.game.live or table.noren.count():
        act(table, match, rng)
    else:
        do(table, match, choose(match, rng))


def crash_once(machine: Machine, shown: Any) -> Any:
    """Start, find at least the log ``shown``, play on and be killed; return what was shown then."""
    rng = machine.rng
    with machine.started() as table:
        log = open_match(table)
        assert log[: len(shown)] == shown, f"{len(shown)} entries were shown, there are {len(log)}"
        assert table.stored().game.live or len(log) <= len(shown) + 1
        for _ in range(rng.randint(1, MOST_ACTIONS)):
            if table.stored().state.over:
                return None
            step(table, rng)
        shown = table.stored().save()["log"]
        is_in_an_action = rng.random() < IN_AN_ACTION
        timer = Timer(rng.uniform(0, SHORT if is_in_an_action else LATEST), machine.kill)
        timer.start()
        with suppress(Error, AssertionError):
            while is_in_an_action and timer.is_alive() and not table.stored().state.over:
                step(table, rng)
                shown = table.stored().save()["log"]
        timer.join()
    return shown


def groups() -> list[Any]:
    """Return every game with the seeds of its matches, and how many crashes each goes through."""
    each = -(-CRASHES // len(GAMES))
    sizes = [min(A_MATCH, each - done) for done in range(0, each, A_MATCH)]
    return [
        pytest.param(game, seed, size, id=f"{game}-match{seed}", marks=marks)
        for game in GAMES
        for marks in [() if game in EVERY_RUN else pytest.mark.long]
        for seed, size in enumerate(sizes)
    ]


@pytest.mark.parametrize(("game", "seed", "crashes"), groups())
def test_a_browser_killed_whole_keeps_every_action_that_was_shown(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    tmp_path: Path,
    site: Site,
    game: str,
    seed: int,
    crashes: int,
) -> None:
    options = {**browser_type_launch_args, **DEFAULTS}
    machine = Machine(browser_type, options, tmp_path / "profile", site, random.Random(f"{game} {seed}"))
    shown = None
    for _ in range(crashes):
        if shown is None:
            begin_anew(machine, game)
        shown = crash_once(machine, shown or [])
    with machine.started() as table:
        log = open_match(table)
    assert shown is None or log[: len(shown)] == shown
