"""Presses per turn: with hands opened by one hold and cards tapped or dragged, and with hands on phones.

``python -m e2e.bench_presses [actions [game …]]``: the same random actions both ways, from the first one on. A turn
is the actions of one seat until another seat acts; with phones it is one action with cards of the hand, as
nothing is opened before the first of several. Dragging a card is one press. Opening a hand at the table is a
hand-over. Codes of hands on phones are counted separately.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser

from commands import ensure_dist
from e2e.bench.browser import chromium, verdict
from e2e.bench.tables import PHONE
from e2e.lib.drivers import IN_TURNS, measured, turn_driver
from e2e.lib.phones import WITH_HANDS, phones_of
from e2e.lib.played import choose
from e2e.lib.store import stored_matches
from e2e.lib.table import NAMES, TWO_STEPS, Table
from py_engine.match import Match
from serve import Site
from tests.play import SetUp

ACTIONS = 40
# the two steps stand in for one hold, which takes time
COUNTER = """
window.presses = 0;
addEventListener("pointerdown", ({ target }) => {
  if (!target.closest(".noren-second, [data-testid=code-noren]")) window.presses += 1;
}, { capture: true });
"""


def opened(browser: Browser, url: str, match: Match, **changes: Any) -> Table:
    """Return the table of a match on a page that counts presses."""
    context = browser.new_context(viewport=PHONE, locale="en-US", reduced_motion="reduce")
    context.add_init_script(COUNTER)
    table = Table(context.new_page(), url)
    table.go_home()
    table.page.evaluate(TWO_STEPS)
    table.put(match.save(), **changes)
    table.page.reload()
    table.table.wait_for()
    return table


def count(browser: Browser, url: str, set_up: SetUp, actions: int, way: str) -> tuple[int, int]:
    """Play the first ``actions`` of a match by the driver's function ``way``; return the presses and the turns."""
    match = set_up.match(1, NAMES)
    table = opened(browser, url, match)
    page, rng, turns, last = table.page, random.Random(str(set_up)), 0, None
    for _ in range(actions):
        table.arrived(match)
        if match.state.over:
            break
        (seat, *_) = match.state.actors()
        turns += seat != last
        last = seat
        action = choose(match, rng)
        if turn_driver(match.game.id).needs_hand(match, action):
            table.ready(match)
        getattr(turn_driver(set_up.game), way)(table, match, action)
        table.stored_and_shown(len(match.log) + 1)
        match.act(action)
    presses: int = page.evaluate("window.presses")
    page.context.close()
    return presses, turns


def count_by_phones(browser: Browser, url: str, set_up: SetUp) -> tuple[int, int, int, int, int]:
    """Play a match with all hands on phones; return its presses, turns, codes, hand-overs and deals.

    The hand-overs are those of the same match without phones.
    """
    match, driver = set_up.match(1, NAMES), turn_driver(set_up.game)
    table = opened(browser, url, match, phones=phones_of(set_up.seats, range(set_up.seats)))
    page, rng, turns, codes, passed, last = table.page, random.Random(str(set_up)), 0, 0, 0, None
    deals = 1
    while not match.state.over:
        seat = match.state.actors()[0]
        action = choose(match, rng)
        needs_hand = driver.needs_hand(match, action)
        turns += needs_hand
        passed += needs_hand and seat != last
        deals += action["do"] == "deal"
        last = seat
        if needs_hand and table.code_noren.count():
            table.code()
            table.phone_turn.wait_for()
            codes += 1
        (stored,) = stored_matches(page).values()
        numbering = stored["phones"][seat]["numbering"]
        if needs_hand:
            driver.by_numbers(table, action, numbering["numbers"])
        else:
            driver.perform(table, match, action)
        match.act(action)
        table.logged(len(match.log), len(match.log))
        table.arrived(match)
    presses: int = page.evaluate("window.presses")
    page.context.close()
    return presses, turns, codes, passed, deals


def show_phones(browser: Browser, url: str, set_up: SetUp) -> None:
    """Count and print a match with all hands on phones."""
    presses, turns, codes, passed, deals = count_by_phones(browser, url, set_up)
    each = presses / turns
    goal = verdict(each, turn_driver(set_up.game).MOST_PRESSES)
    print(
        f"  {set_up!s:<24}{turns:4} turns   by phones {presses:4} presses, {each:5.2f} per turn "
        f"({goal})   {passed / deals:.0f} hand-overs per deal are replaced by {codes / deals:.0f} codes"
    )


def main(actions: int = ACTIONS, games: Sequence[str] = IN_TURNS) -> None:
    """Count and print all games, or those named."""
    with chromium() as browser, Site(ensure_dist()) as site:
        for set_up in measured():
            if set_up.game in games:
                if set_up.game in WITH_HANDS:
                    show_phones(browser, site.url, set_up)
                tapped, turns = count(browser, site.url, set_up, actions, "perform")
                carried, _ = count(browser, site.url, set_up, actions, "carry")
                print(
                    f"  {set_up!s:<24}{turns:4} turns   tapped {tapped:4} presses, {tapped / turns:5.2f} a turn   "
                    f"carried {carried:4} presses, {carried / turns:5.2f} a turn   {carried / tapped - 1:+.0%}"
                )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ACTIONS, sys.argv[2:] or IN_TURNS)
