"""The database under the page: one that dies, none at all, and the choice between two stores.

Local storage has a match as a text in addition to the database, and reaches the disk some seconds later; the shown
state must not depend on it.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.lib.drivers import IN_TURNS, LIVE
from e2e.lib.forms import any_form
from e2e.lib.matches import do
from e2e.lib.played import choose
from e2e.lib.power import KILLS_BROWSERS, PLAYED, Machine, begin_anew, open_match, step
from e2e.lib.sample import GAME, SET_UP, finished, some_match
from e2e.lib.store import (
    BLANK,
    MATCH,
    Text,
    local_texts,
    print_of,
    put,
    put_raw,
    put_texts,
    replay,
    rows_of,
    script,
    stored_matches,
    text_of,
)
from e2e.lib.store_faults import (
    DATABASE_FORBIDDEN,
    FIRST_OPEN_FAILS,
    HANDLES_THROW,
    TELLING,
    TRANSACTIONS_HANG,
    WITHOUT_CHANNEL,
    WITHOUT_DATABASE,
    WITHOUT_LOCKS,
)
from e2e.lib.support import wait_for_engine, wait_for_promise
from e2e.lib.table import TWO_STEPS, Table
from e2e.lib.workers import SLOW
from e2e.test_races import ANY_TIME, both_act, opened
from serve import Site

FAULTS = (FIRST_OPEN_FAILS, HANDLES_THROW, TRANSACTIONS_HANG)
ACTIONS = 4
LATER = "const { now } = Date; Date.now = () => now() + 2 * 60 * 60 * 1000;"
"""A start some hours later."""
HAS_HEADS = script("return (await transact('readonly', ({ matches }) => rows(matches))).length === given;")
"""Returns whether the database has ``given`` heads, including those of deleted matches."""
SAYS_SO = re.compile("database", re.IGNORECASE)
"""A word of the notice about a missing database."""


@KILLS_BROWSERS
@any_form(game=(IN_TURNS[0], *LIVE))
def test_actions_after_a_databases_death_survive_a_killed_browser(machine: Machine, game: str) -> None:
    begin_anew(machine, game)
    shown: list[Any] = []
    for fault in (*FAULTS, ""):
        with machine.started(fault) as table:
            assert open_match(table)[: len(shown)] == shown
            if not fault:
                return
            for _ in range(2):  # one that meets the fault, and one after it
                table.page.evaluate("() => window.die?.()")
                step(table, machine.rng)
            before, shown = shown, table.stored().save()["log"]
            assert len(shown) >= len(before) + 2
            machine.kill()


@KILLS_BROWSERS
def test_a_killed_browser_brings_no_deleted_match_back_and_leaves_a_finished_one_finished(
    machine: Machine,
) -> None:
    begin_anew(machine, GAME)
    whole = finished().save()
    with machine.started() as table:
        page = table.page
        assert PLAYED in local_texts(page), "there is nothing that could come back"
        put(page, text_of({**whole, "log": whole["log"][:-1]}, "over"))
        page.goto(f"{machine.site.url}#/play/over")
        table.uncover(some_match(len(whole["log"]) - 1, 4))
        table.play(table.legal.first)
        table.result.wait_for()
        table.delete(PLAYED)
        machine.kill()
    for clock, heads in (("", 2), (LATER, 1)):  # the deletion is recorded as long as a text of it may be left
        with machine.started(clock) as table:
            table.page.goto(machine.site.url)
            table.page.locator("[data-match=over]").wait_for()
            expect(table.page.locator("[data-match]")).to_have_count(1)
            table.page.wait_for_function(f"() => !localStorage.getItem('{MATCH}{PLAYED}')")
            wait_for_promise(table.page, HAS_HEADS, heads)
            assert stored_matches(table.page)["over"]["over"]
            assert local_texts(table.page) == {}


@pytest.mark.parametrize(
    "lack",
    [WITHOUT_DATABASE, pytest.param(DATABASE_FORBIDDEN, marks=pytest.mark.long)],
    ids=["none", "forbidden"],
)
def test_without_a_database_play_continues_with_a_notice_and_a_reload_keeps_all_matches(
    page: Page, site: Site, lack: str
) -> None:
    page.add_init_script(f"{lack}\n({TWO_STEPS})()")
    table, rng = Table(page, site.url), random.Random(1)
    table.go_home()
    table.start(SET_UP)
    for _ in range(ACTIONS):
        match = table.stored()
        table.ready(match)
        do(table, match, choose(match, rng))
    expect(page.get_by_text(SAYS_SO).first).to_be_visible()
    before = table.stored().save()
    page.reload()
    table.noren.or_(table.open).wait_for()
    assert table.stored().save() == before
    assert len(local_texts(page)) == 1
    whole = finished().save()
    last = some_match(len(whole["log"]) - 1, 4)
    table.put(last.save(), "last")
    table.uncover(last)
    table.play(table.legal.first)
    table.result.wait_for()
    page.goto(table.url)
    page.reload()
    expect(page.get_by_role("link", name="Score sheet")).to_have_count(1)
    text = local_texts(page)["last"]
    assert (text["over"], text["log"], text["print"]) == (True, whole["log"], print_of(whole))


def test_without_a_database_two_tabs_dont_overwrite_each_other(context: BrowserContext, site: Site) -> None:
    rng = random.Random(2)
    for each in (SLOW, WITHOUT_LOCKS, WITHOUT_DATABASE):
        context.add_init_script(each)
    tabs = opened(context, site, GAME, rng)
    for _ in range(2):
        both_act(tabs, rng, (ANY_TIME[:1], ANY_TIME[-1:]))
        tabs.reverse()


HEAD = {"revision": 5, "logRevision": 5}
AHEAD = {"revision": 6, "logRevision": 6}
LONG = finished().save()
"""A match of which the stores have more or less."""


def of(entries: int, **fields: Any) -> Text:
    """Return the match after ``entries`` entries in the stored form."""
    return text_of({**LONG, "log": LONG["log"][:entries]}, PLAYED, **fields)


def with_log(text: Text, *entries: Any) -> Text:
    """Return a match with additional entries in its log."""
    log = [*text["log"], *entries]
    return {**text, "log": log, "length": len(log)}


def goes_another_way(text: Text) -> Text:
    """Return a match with another action in place of its last one, so that the two diverge."""
    log = text["log"]
    match = replay({**LONG, "log": log[:-1]})
    action = next(each for each in match.legal(100)[0] if {**log[-1], **each} != log[-1])
    match.act(action)
    match.act(match.legal(1)[0][0])
    return text_of(match.save(), PLAYED, **AHEAD)


DELETED = {"id": "", "gone": True, **HEAD, "tab": "tests", "touched": 1}
STORES: dict[str, tuple[Text | None, Text | None, int | None]] = {
    "equal-revisions": (of(6, **HEAD), of(7, **HEAD), 6),
    "behind": (of(6, **AHEAD), of(7, **HEAD), 6),
    "ahead-goes-on": (of(6, **HEAD), of(8, **AHEAD), 8),
    "ahead-takes-back": (of(6, **HEAD), of(5, **AHEAD), 5),
    "ahead-refused-by-the-rules": (of(6, **HEAD), with_log(of(6, **AHEAD), LONG["log"][0]), 6),
    "ahead-of-another-course": (of(6, **HEAD), goes_another_way(of(6)), 6),
    "ahead-of-a-finished-match": (of(len(LONG["log"]), **HEAD), of(9, **AHEAD), len(LONG["log"])),
    "ahead-of-a-deleted-match": (DELETED, of(9, **AHEAD), None),
    "alone": (None, of(9, **AHEAD), 9),
    "database-alone": (of(6, **HEAD), None, 6),
}
"""By name: the content of the database, that of local storage, and the resulting number of entries."""


def test_the_database_wins_except_over_a_text_that_continues_it(page: Page, site: Site) -> None:
    page.goto(f"{site.url}{BLANK}")
    for name, (database, text, _) in STORES.items():
        if database:
            named = {**database, "id": name}
            put_raw(page, [("matches", name, named)] if "gone" in named else rows_of(named))
        if text:
            put_texts(page, {**text, "id": name})
    table = Table(page, site.url)
    for name, (_, _, opens) in STORES.items():
        page.goto(f"{site.url}#/play/{name}")
        if opens is None:
            page.get_by_test_id("missing").wait_for()
            assert name not in {*stored_matches(page), *local_texts(page)}
            continue
        # all of them have one deal: the end of one waits for the others
        over = table.result.or_(page.get_by_test_id("same-deal"))
        page.locator(f"[data-testid=table][data-at='{opens}']").or_(over).wait_for()
        assert (over.count() == 1) is (opens == len(LONG["log"])), name
        assert stored_matches(page)[name]["log"] == LONG["log"][:opens], name
        page.goto(f"{site.url}#/")
        page.locator(f"[data-match='{name}']").wait_for()


CHANGED = """(selector) => {
    const now = () => performance.timeOrigin + performance.now();
    const look = () => document.querySelectorAll(selector).length;
    const before = look();
    window.changed = new Promise((resolve) => {
        new MutationObserver(() => look() !== before && resolve(now()))
            .observe(document, { subtree: true, childList: true });
    });
}"""
"""``window.changed``: the time of a change in the number of those elements, by the clock that all tabs share."""
STORED_AT = """() => {
    window.storedAt = null;
    window.stored = () => { window.storedAt ??= performance.timeOrigin + performance.now(); };
}"""
"""``window.storedAt``: the time when the next write was on the disk."""
FOLLOWS = 1000
"""Milliseconds within which another tab follows."""


@pytest.mark.parametrize(
    "lack", [WITHOUT_CHANNEL, pytest.param("", marks=pytest.mark.long)], ids=["no channel", "channel"]
)
def test_home_and_a_tab_that_looks_on_follow_within_a_second(
    context: BrowserContext, site: Site, lack: str
) -> None:
    context.add_init_script(f"{lack}\n{TELLING}")
    table, home, onlooker = (Table(context.new_page(), site.url) for _ in range(3))
    table.go_home()
    table.page.evaluate(TWO_STEPS)
    table.page.reload()
    wait_for_engine(table.page)
    match = some_match()
    table.put(match.save())
    table.noren.wait_for()
    onlooker.page.goto(f"{site.url}#/play/prepared")
    onlooker.page.get_by_test_id("elsewhere").wait_for()
    if not lack:
        expect(onlooker.page.get_by_test_id("everybody")).to_have_attribute("data-at", "10")
    home.go_home()
    home.page.locator("[data-match]").wait_for()
    if not lack:
        follows(table, onlooker, "[data-testid=everybody][data-at='11']", lambda: plays(table))
    table.page.goto(f"{site.url}#/setup/{GAME}")
    follows(table, home, "[data-match]", lambda: table.page.locator(".setup-start").click())


def plays(table: Table) -> None:
    """Play a card."""
    table.uncover(table.stored())
    table.play(table.legal.first)


def follows(table: Table, other: Table, selector: str, write: Any) -> None:
    """Check that another tab soon shows a write of this one."""
    other.page.evaluate(CHANGED, selector)
    table.page.evaluate(STORED_AT)
    write()
    shown = other.page.evaluate("() => window.changed")
    assert shown - table.page.evaluate("() => window.storedAt") < FOLLOWS
