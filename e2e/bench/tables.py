"""Matches played through the screen while a probe in the page measures."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, Page

from commands import ensure_dist
from e2e.bench.run import PHONE, slow_down
from e2e.lib.drivers import turn_driver
from e2e.lib.played import choose, played
from e2e.lib.store import replay
from e2e.lib.table import TWO_STEPS, Table
from py_engine.match import Match
from serve import Site
from tests.play import SetUp
from tests.record import recorded

SHORT = 10
"""Entries in a log of negligible cost."""
WARM = 6
"""Actions before a measurement: in the middle of a match a page has done everything once."""
MORE, MORE_MS = 1.2, 2
"""Most cost of a late action: as a multiple of an early one's, or in ms more."""
FINGER = 60  # ms
IDLE = "() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 }))"


def cut(save: dict[str, Any], length: int) -> Match:
    """Return a match as it was after ``length`` entries."""
    return replay({**save, "log": save["log"][:length]})


def half_played(set_up: SetUp) -> Match:
    """Return a match in its middle: played at random to its end, then cut in half."""
    save = played(set_up, 1).save()
    return cut(save, len(save["log"]) // 2)


def longest(game: str, actions: int) -> tuple[dict[str, Any], int]:
    """Return a game's longest recorded match, and a length that leaves so many actions, and those before them."""
    save = max(recorded(game), key=lambda each: len(each["log"]))
    return save, len(save["log"]) - WARM - actions - 1


def more(early: float) -> float:
    """Return the goal for a late action by the ms of an early one."""
    return round(max(early * MORE, early + MORE_MS), 1)


@contextmanager
def tapping_what_is_seen() -> Iterator[None]:
    """Make every click wait until the page has drawn its last change, and stay down as long as a finger does.

    No player taps what is not yet visible. Moving elements are not waited for: between two frames of a flight a
    page is idle.
    """
    click = Locator.click

    def click_at_leisure(target: Locator, **options: Any) -> None:
        target.page.evaluate(IDLE)
        click(target, delay=FINGER, **options)

    Locator.click = click_at_leisure  # type: ignore[method-assign,assignment]
    try:
        yield
    finally:
        Locator.click = click  # type: ignore[method-assign]


def play_on(
    browser: Browser,
    match: Match,
    probe: str,
    throttle: int,
    actions: int,
    *,
    warm: int = 0,
    before: Callable[[Page], None] = lambda page: None,
    after_step: Callable[[Page], None] = lambda page: None,
    **options: Any,
) -> Any:
    """Carry ``actions`` actions of a match out and return ``window.measured``, which the script ``probe`` fills.

    The first ``warm`` come in addition and are discarded.
    ``before`` is called once the table is shown, ``after_step`` after each step; ``options`` are the context's.
    """
    rng = random.Random(f"{match.game.id} {len(match.log)} {throttle}")
    driver = turn_driver(match.game.id)
    context = browser.new_context(viewport=PHONE, locale="en-US", **options)
    context.add_init_script(probe)
    page = context.new_page()
    with Site(ensure_dist()) as site, tapping_what_is_seen():
        table = Table(page, site.url)
        table.go_home()
        page.evaluate(TWO_STEPS)
        table.put(match.save())
        page.reload()
        table.noren.wait_for()
        slow_down(page, throttle)
        before(page)
        for number in range(warm + actions):
            if match.state.over:
                break
            if warm and number == warm:
                page.evaluate("window.measured.length = 0")
            if table.noren.count():
                table.uncover(match)
                after_step(page)
            action = choose(match, rng)
            driver.perform(table, match, action)
            after_step(page)
            table.stored_and_shown(len(match.log) + 1)
            match.act(action)
            table.arrived(match)
        measured = page.evaluate("window.measured")
    context.close()
    return measured
