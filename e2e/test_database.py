"""The database under the page: one that dies, none at all, and the choice between two stores.

Local storage has a match as a text in addition to the database, and reaches the disk some seconds later; the shown
state must not depend on it.
"""

from __future__ import annotations

import json
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
    Text,
    local_texts,
    print_of,
    put,
    put_texts,
    text_of,
)
from e2e.lib.store_faults import (
    CHANNEL_REFUSED,
    DATABASE_FORBIDDEN,
    DATABASE_LATE,
    FIRST_OPEN_FAILS,
    FORBIDDEN,
    HANDLES_THROW,
    LOCKS_REFUSED,
    OTHERS_REFUSED,
    TELLING,
    TRANSACTIONS_HANG,
    WITHOUT_CHANNEL,
    WITHOUT_DATABASE,
)
from e2e.lib.support import wait_for_engine
from e2e.lib.table import TWO_STEPS, Table
from serve import Site

FAULTS = (FIRST_OPEN_FAILS, HANDLES_THROW, TRANSACTIONS_HANG)
ACTIONS = 4
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


ALL_REFUSED = (DATABASE_FORBIDDEN, FORBIDDEN, LOCKS_REFUSED, CHANNEL_REFUSED, OTHERS_REFUSED)


def test_where_a_browser_refuses_every_store_and_feature_one_plays_with_a_warning(page: Page, site: Site) -> None:
    for script in ALL_REFUSED:
        page.add_init_script(f"{{{script}}}")
    table = Table(page, site.url)
    table.go_home()
    expect(page.get_by_role("alert")).to_have_text(re.compile("lets this site store nothing"))
    page.goto(f"{site.url}#/book")
    expect(page.get_by_test_id("unread")).to_be_visible()
    expect(page.get_by_text("Nothing here yet")).to_have_count(0)
    table.go_home()
    table.start(SET_UP)
    for _ in range(2):
        table.lift()
        table.play(table.legal.first)
    expect(table.noren).to_contain_text("’s turn")
    expect(page.get_by_role("alert")).to_have_text(re.compile("could not be saved on this device"))
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the match to a file").click()
    (match,) = json.loads(download.value.path().read_text(encoding="utf-8"))["matches"]
    assert len(match["log"]) == 2
    page.goto(f"{site.url}#/rules/{GAME}")
    page.get_by_role("button", name="Print (2 pages)").click()
    page.goto(f"{site.url}#/about")
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_text("copy it from here").first).to_be_visible()


def test_a_late_databases_matches_are_not_called_missing_and_come_once_it_answers(page: Page, site: Site) -> None:
    page.goto(f"{site.url}{BLANK}")
    put(page, text_of(finished().save(), "over"))
    put_texts(page, text_of(some_match().save(), "running"))
    page.add_init_script(DATABASE_LATE)
    page.goto(site.url)
    unread = page.get_by_test_id("unread")
    expect(unread).to_be_visible()
    expect(page.locator("[data-match]")).to_have_count(1)
    expect(page.locator("[data-match=running]")).to_be_visible()
    page.goto(f"{site.url}#/book")
    expect(unread).to_be_visible()
    expect(page.get_by_text("Nothing here yet")).to_have_count(0)
    page.goto(f"{site.url}#/review/over")
    expect(unread).to_be_visible()
    page.evaluate("() => window.answer()")
    expect(page.get_by_test_id("match-review")).to_be_visible()
    page.goto(f"{site.url}#/book")
    expect(unread).to_have_count(0)
    page.goto(f"{site.url}#/")
    expect(page.locator("[data-match]")).to_have_count(2)


LONG = finished().save()
"""A match of which the stores have more or less."""


def of(entries: int, **fields: Any) -> Text:
    """Return the match after ``entries`` entries in the stored form."""
    return text_of({**LONG, "log": LONG["log"][:entries]}, PLAYED, **fields)


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
