"""Two tabs that act in one match at the same instant: one action is stored, and the other tab gets a notice.

With Web Locks a tab takes the match over while the other one's action is on its way; without them both tabs play.
The engines have random delays, so that the answers come in any order. ``make test-kills`` runs five hundred races,
every run of the tests a few in one game.
"""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import BrowserContext, Page

from e2e.lib.drivers import IN_TURNS, turn_driver
from e2e.lib.forms import any_form
from e2e.lib.matches import begin
from e2e.lib.played import choose
from e2e.lib.store import FORGET, Text, match_in, replay, save_of, stored_matches
from e2e.lib.store_faults import WITHOUT_LOCKS
from e2e.lib.table import TWO_STEPS, Table
from e2e.lib.workers import SLOW
from py_engine.match import Match
from serve import Site

RACES = int(os.environ.get("RACES", "8"))
"""Total number, divided among the games and the two ways; ``make test-kills`` sets five hundred."""
A_MATCH = 13
"""Races of one pair of tabs."""
ANY_TIME = range(1, 401)
"""Delays of an engine's answers, ms."""
RACED = "raced"

# a curtain names no seat while an action is on its way
IS_SETTLED = """(at) => document.querySelector(".noren-name, [data-testid=result]")
    || Number(document.querySelector("[data-testid=table]")?.dataset.at) > at"""
# window.shown: whether anything of an action was on the screen, even for a moment
WATCH = """(at) => {
    window.shown = false;
    const look = () => {
        const table = document.querySelector("[data-testid=table]");
        const isNext = document.querySelector(".noren-name, [data-testid=result]");
        window.shown ||= Boolean(isNext) || Number(table?.dataset.at) > at;
    };
    window.watch?.disconnect();
    window.watch = new MutationObserver(look);
    window.watch.observe(document, { subtree: true, childList: true, attributes: true });
}"""
TAKE_OVER = """(ms) => {
    const button = document.querySelector("[data-testid=elsewhere] .button-main");
    setTimeout(() => button.click(), ms);
}"""


class Tab(Table):
    """A tab on the match."""

    def __init__(self, page: Page, url: str) -> None:
        super().__init__(page, url)
        self.at = 0
        """Number of log entries that this tab showed last."""

    def look(self) -> Match:
        """Open the hand, if it is closed, and return the match that this tab shows."""
        if self.shown.count():
            self.button.click()
        if self.noren.count():
            self.noren.locator(".noren-first").click()
            self.noren.locator(".noren-second button").click()
        self.open.wait_for()
        self.at = int(self.open.get_attribute("data-at") or 0)
        save = save_of(self.text())
        return replay({**save, "log": save["log"][: self.at]})

    def was_told(self) -> bool:
        """Return whether this tab reports that another one was first; dismiss the notice."""
        alert = self.page.get_by_role("alert").filter(has_text="continued in another tab")
        if not alert.count():
            return False
        alert.get_by_role("button").click()
        return True

    def begin_action(self, match: Match, rng: random.Random, late: int | None) -> dict[str, Any]:
        """Carry out a legal action that reaches the engine late, by ``late`` ms or on release; return it."""
        action = choose(match, rng)
        self.page.evaluate("ms => { window.late = ms; }", late)
        turn_driver(match.game.id).perform(self, match, action)
        return action

    def settle(self) -> None:
        """Wait until this tab's action is over, stored or not."""
        self.page.wait_for_function(IS_SETTLED, arg=self.at)
        self.page.evaluate("() => { window.late = 0; }")

    def text(self) -> Text:
        """Return the match in the stored form."""
        return stored_matches(self.page)[RACED]

    def log(self) -> Any:
        """Return the stored log, which the rules accept."""
        return match_in(self.text()).save()["log"]

    def is_over(self) -> bool:
        """Return whether the stored match has ended."""
        return bool(match_in(self.text()).state.over)


def is_in(action: dict[str, Any], entry: dict[str, Any]) -> bool:
    """Return whether a log entry is that action, with the engine's additions."""
    return {**entry, **action} == entry


def both_act(tabs: list[Tab], rng: random.Random, late: Sequence[range] = (ANY_TIME, ANY_TIME)) -> None:
    """Without locks: both play by their own view, each with a delay; one is stored and the other one gets a notice.

    No action reaches its engine before both have begun: a tab that notices the other's reopens the match.
    """
    matches = [tab.look() for tab in tabs]
    before = tabs[0].log()
    actions = [tab.begin_action(match, rng, None) for tab, match in zip(tabs, matches, strict=True)]
    for tab, ms in zip(tabs, late, strict=True):
        tab.page.evaluate("ms => window.release(ms)", rng.choice(ms))
    for tab in tabs:
        tab.settle()
    after = tabs[0].log()
    assert after[:-1] == before, "not exactly one action more"
    if tabs[0].is_over():
        return
    for tab in tabs:
        tab.look()
    told = [tab.was_told() for tab in tabs]
    assert sorted(told) == [False, True], "not one of them was first"
    assert is_in(actions[told.index(False)], after[-1]), "a shown action is missing"
    assert [tab.at for tab in tabs] == [len(after)] * 2


def take_over(tabs: list[Tab], rng: random.Random) -> None:
    """With locks: the second tab takes over while the first one's action is on its way, and acts itself."""
    first, second = tabs
    match = first.look()
    before = first.log()
    first.page.evaluate(WATCH, first.at)
    mine = first.begin_action(match, rng, rng.choice(ANY_TIME))
    second.page.evaluate(TAKE_OVER, rng.uniform(0, ANY_TIME[-1]))
    second.noren.or_(second.result).wait_for()
    if not second.is_over():
        seen = second.look()
        theirs = second.begin_action(seen, rng, rng.choice(ANY_TIME))
        second.settle()
    first.page.get_by_test_id("elsewhere").wait_for()
    was_shown = first.page.evaluate("() => { const { shown } = window; window.late = 0; return shown; }")
    after = second.log()
    assert after[: len(before)] == before
    assert not was_shown or is_in(mine, after[len(before)]), "a shown action of the first tab is missing"
    tabs.reverse()
    if second.is_over():
        return
    at = second.at
    second.look()
    if not second.was_told():
        assert is_in(theirs, after[at]), "a shown action of the second tab is missing"


def opened(context: BrowserContext, site: Site, game: str, rng: random.Random) -> list[Tab]:
    """Open a new match in two tabs."""
    tabs: list[Tab] = []
    for _ in range(2):
        tab = Tab(context.new_page(), site.url)
        if not tabs:
            tab.go_home()
            tab.page.evaluate(TWO_STEPS)
            tab.page.reload()
            tab.page.evaluate(FORGET)
            tab.store(begin(game, rng.randrange(10**6), RACED))
        tab.page.goto(f"{site.url}#/play/{RACED}")
        tab.noren.or_(tab.page.get_by_test_id("elsewhere")).wait_for()
        tabs.append(tab)
    return tabs


WAYS = {"locks": take_over, "no locks": both_act}
EACH = -(-RACES // (len(IN_TURNS) * len(WAYS)))
"""Races of each game in each way."""


@any_form(game=IN_TURNS, way=WAYS, first=range(0, EACH, A_MATCH))
def test_one_of_two_tabs_that_act_at_once_is_stored_and_the_other_gets_a_notice(
    context: BrowserContext, site: Site, game: str, way: str, first: int
) -> None:
    rng = random.Random(f"{game} {way} {first}")
    context.add_init_script(SLOW)
    if way == "no locks":
        context.add_init_script(WITHOUT_LOCKS)
    tabs: list[Tab] = []
    for _ in range(min(A_MATCH, EACH - first)):
        if not tabs or tabs[0].is_over():
            for tab in tabs:
                tab.page.close()
            tabs = opened(context, site, game, rng)
        WAYS[way](tabs, rng)
