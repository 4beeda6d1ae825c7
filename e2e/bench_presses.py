"""Presses per turn: with a hand opened by one hold, and cards tapped or dragged, or with hands on phones.

``python -m e2e.bench_presses [actions [game …]]``: the same random actions both ways, from the first one on. A turn
is the actions of one seat until another seat acts. Dragging a card is one press. A hand-over is a
hand that is opened at the table. Codes of hands on phones are counted apart.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence

from playwright.sync_api import Browser

from commands import ensure_dist
from e2e.bench.browser import chromium, verdict
from e2e.bench.tables import PHONE
from e2e.drivers import IN_TURNS, measured, turn_driver
from e2e.phones import WITH_HANDS, phones_of
from e2e.played import choose
from e2e.store import stored_matches
from e2e.table import NAMES, TWO_STEPS, Table
from serve import Site
from tests.play import SetUp

ACTIONS = 120
# the two steps stand in for one hold, which takes time
COUNTER = """
window.presses = 0;
addEventListener("pointerdown", ({ target }) => {
  if (!target.closest(".noren-second, [data-testid=code-noren]")) window.presses += 1;
}, { capture: true });
"""


def count(browser: Browser, url: str, set_up: SetUp, actions: int, way: str) -> tuple[int, int]:
    """Return the presses and the turns of the first ``actions`` of a match by that function of a driver."""
    context = browser.new_context(viewport=PHONE, locale="en-US", reduced_motion="reduce")
    context.add_init_script(COUNTER)
    page = context.new_page()
    table, match = Table(page, url), set_up.match(1, NAMES)
    rng, turns, last = random.Random(str(set_up)), 0, None
    table.go_home()
    page.evaluate(TWO_STEPS)
    table.put(match.save())
    page.reload()
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
    context.close()
    return presses, turns


def count_by_phones(browser: Browser, url: str, set_up: SetUp) -> tuple[int, int, int, int, int]:
    """Return the presses, turns and codes of a whole match with all hands on phones, its hand-overs, and its deals.

    The hand-overs are those that the same match takes without phones.
    """
    context = browser.new_context(viewport=PHONE, locale="en-US", reduced_motion="reduce")
    context.add_init_script(COUNTER)
    page = context.new_page()
    table, match = Table(page, url), set_up.match(1, NAMES)
    driver = turn_driver(set_up.game)
    rng, turns, codes, passed, last = random.Random(str(set_up)), 0, 0, 0, None
    table.go_home()
    page.evaluate(TWO_STEPS)
    table.put(match.save(), phones=phones_of(set_up.seats, range(set_up.seats)))
    page.reload()
    table.table.wait_for()
    deals = 1
    while not match.state.over:
        seat = match.state.actors()[0]
        action = choose(match, rng)
        needs_hand = driver.needs_hand(match, action)
        turns += seat != last
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
    context.close()
    return presses, turns, codes, passed, deals


def show_phones(browser: Browser, url: str, set_up: SetUp) -> None:
    """Count and print a match with all hands on phones."""
    presses, turns, codes, passed, deals = count_by_phones(browser, url, set_up)
    each = presses / turns
    goal = verdict(each, turn_driver(set_up.game).MOST_PRESSES)
    print(
        f"  {set_up!s:<24}{turns:4} turns   by phones {presses:4} presses, {each:5.2f} a turn "
        f"({goal})   {passed / deals:.0f} hand-overs a deal become 0, and {codes / deals:.0f} codes are scanned"
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
