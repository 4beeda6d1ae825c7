"""Presses per turn: with hands opened by one hold and cards tapped or dragged, and with hands on phones.

``python -m e2e.bench_presses [actions [game …]]``: the same random actions both ways, from the first one on. A turn
is the actions of one seat until another seat acts; with phones it is one action with cards of the hand, as
nothing is opened before the first of several. Dragging a card is one press. Opening a hand at the table is a
hand-over. Codes of hands on phones are counted separately.
"""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Browser

from e2e.bench.run import PHONE, asked, at_the_site, verdict
from e2e.lib.drivers import IN_TURNS, measured, turn_driver
from e2e.lib.phones import WITH_HANDS, phones_of
from e2e.lib.played import choose
from e2e.lib.store import stored_matches
from e2e.lib.table import NAMES, TWO_STEPS, Table
from py_engine.match import Match
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


def closed(table: Table) -> int:
    """Close a table and return the presses on it."""
    presses: int = table.page.evaluate("window.presses")
    table.page.context.close()
    return presses


def count(browser: Browser, url: str, set_up: SetUp, actions: int, way: str) -> tuple[int, int]:
    """Play the first ``actions`` of a match by the driver's function ``way``; return the presses and the turns."""
    match, driver = set_up.match(1, NAMES), turn_driver(set_up.game)
    table = opened(browser, url, match)
    rng, turns, last = random.Random(str(set_up)), 0, None
    for _ in range(actions):
        table.arrived(match)
        if match.state.over:
            break
        (seat, *_) = match.state.actors()
        turns += seat != last
        last = seat
        action = choose(match, rng)
        if driver.needs_hand(match, action):
            table.ready(match)
        getattr(driver, way)(table, match, action)
        table.stored_and_shown(len(match.log) + 1)
        match.act(action)
    return closed(table), turns


def show_by_phones(browser: Browser, url: str, set_up: SetUp) -> None:
    """Play a match with all hands on phones, and print the presses; the hand-overs are those without phones."""
    match, driver = set_up.match(1, NAMES), turn_driver(set_up.game)
    table = opened(browser, url, match, phones=phones_of(set_up.seats, range(set_up.seats)))
    rng, turns, codes, passed, deals, last = random.Random(str(set_up)), 0, 0, 0, 1, None
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
        (stored,) = stored_matches(table.page).values()
        if needs_hand:
            driver.by_numbers(table, action, stored["phones"][seat]["numbering"]["numbers"])
        else:
            driver.perform(table, match, action)
        match.act(action)
        table.logged(len(match.log), len(match.log))
        table.arrived(match)
    presses = closed(table)
    goal = verdict(presses / turns, driver.MOST_PRESSES)
    print(
        f"  {set_up!s:<24}{turns:4} turns   by phones {presses:4} presses, {presses / turns:5.2f} per turn "
        f"({goal})   {passed / deals:.0f} hand-overs per deal are replaced by {codes / deals:.0f} codes"
    )


if __name__ == "__main__":
    actions, games = asked(ACTIONS)
    with at_the_site() as (browser, url):
        for set_up in (each for each in measured() if each.game in (games or IN_TURNS)):
            if set_up.game in WITH_HANDS:
                show_by_phones(browser, url, set_up)
            tapped, turns = count(browser, url, set_up, actions, "perform")
            carried, _ = count(browser, url, set_up, actions, "carry")
            print(
                f"  {set_up!s:<24}{turns:4} turns   tapped {tapped:4} presses, {tapped / turns:5.2f} a turn   "
                f"carried {carried:4} presses, {carried / turns:5.2f} a turn   {carried / tapped - 1:+.0%}"
            )
