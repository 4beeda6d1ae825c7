"""A browser with its own disk, whose processes all end at once, as by a power cut, and which starts again."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType, Error, expect

from e2e.lib.matches import act, begin, do
from e2e.lib.played import choose
from e2e.lib.store import FORGET
from e2e.lib.table import TWO_STEPS, Table
from serve import Site

PLAYED = "killed"
PROC = Path("/proc")
KILLS_BROWSERS = pytest.mark.skipif(not PROC.is_dir(), reason="finds the browser's processes in /proc")


@dataclass
class Machine:
    """A browser with a profile on the disk, which is started, killed, and started again."""

    browser_type: BrowserType
    options: dict[str, Any]
    profile: Path
    site: Site
    rng: random.Random

    @contextmanager
    def started(self, script: str = "") -> Iterator[Table]:
        """Start the browser, and open the site's settings, which store nothing; end it cleanly if possible.

        The script runs before those of the page.
        """
        context = self.browser_type.launch_persistent_context(self.profile, **self.options)
        try:
            page = context.pages[0]
            page.add_init_script(script)
            page.goto(f"{self.site.url}#/settings")
            yield Table(page, self.site.url)
        finally:
            with suppress(Error):
                context.close()

    def kill(self) -> None:
        """End all its processes at once, without a signal to any."""
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
    """Replace everything on the disk by a new match."""
    with machine.started() as table:
        table.page.evaluate(TWO_STEPS)
        table.page.evaluate(FORGET)
        table.store(begin(game, machine.rng.randrange(10**6), PLAYED))
        open_match(table)


def open_match(table: Table) -> Any:
    """Open the current match and return its log in the stored form."""
    table.page.goto(f"{table.url}#/play/{PLAYED}")
    expect(table.noren.or_(table.cover).or_(table.result)).to_be_visible()
    return table.stored().save()["log"]


def step(table: Table, rng: random.Random) -> None:
    """Carry an action out, and wait until it shows."""
    match = table.stored()
    if match.game.live and match.log and not table.cover.count():
        table.page.reload()
        table.cover.or_(table.result).wait_for()
        match = table.stored()
    if match.game.live or table.noren.count():
        act(table, match, rng)
    else:
        do(table, match, choose(match, rng))
