"""Browsers killed completely, as by a power cut: everything shown is there after the next start.

Every process of the browser ends at once, within six seconds of an action, or during one; local storage reaches the
disk only some seconds later. ``make test-kills`` does it three hundred times, every run of the tests once in a game
in turns and once in a live one.
"""

from __future__ import annotations

import os
from contextlib import suppress
from threading import Timer
from typing import Any

import pytest
from playwright.sync_api import Error

from e2e.lib.drivers import IN_TURNS, LIVE
from e2e.lib.power import KILLS_BROWSERS, Machine, begin_anew, open_match, step
from py_engine.games import GAMES

CRASHES = int(os.environ.get("CRASHES", "5"))
"""Total number, divided among the games; ``make test-kills`` sets three hundred."""
A_MATCH = 10
"""Crashes in one match before another begins."""
EVERY_RUN = (IN_TURNS[0], LIVE[0])
"""The games in ``make test``."""
LATEST = 6.0
"""Most seconds between an action and the kill; Chromium writes local storage five seconds late."""
IN_AN_ACTION = 0.25
"""Share of the kills during an action, not after it."""
SHORT = 1.0  # s in which some actions are carried out
MOST_ACTIONS = 3

pytestmark = KILLS_BROWSERS


def crash_once(machine: Machine, shown: Any) -> Any:
    """Start, find at least the log ``shown``, continue to play and be killed; return the log shown then."""
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
    """Return every game with the seeds of its matches, and the number of crashes in each."""
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
    machine: Machine, game: str, seed: int, crashes: int
) -> None:
    machine.rng.seed(f"{game} {seed}")
    shown = None
    for _ in range(crashes):
        if shown is None:
            begin_anew(machine, game)
        shown = crash_once(machine, shown or [])
    with machine.started() as table:
        log = open_match(table)
    assert shown is None or log[: len(shown)] == shown
