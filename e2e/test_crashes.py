"""Browsers killed whole, as by a power cut: what was shown is there when they start again.

Every process of the browser ends at once, within six seconds of an action, or in the midst of one; local storage is
on the disk only some seconds later. ``make test-kills`` does it three hundred times, every run of the tests once
in a game in turns and once in a live one.
"""

from __future__ import annotations

import os
from contextlib import suppress
from threading import Timer
from typing import Any

import pytest
from playwright.sync_api import Error

from e2e.drivers import IN_TURNS, LIVE
from e2e.power import KILLS_BROWSERS, Machine, begin_anew, open_match, step
from py_engine.games import GAMES

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

pytestmark = KILLS_BROWSERS


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
