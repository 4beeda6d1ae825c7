"""A bot's seat continues unchanged after any event on the page while it has to act or thinks.

A bot's action follows from its view alone, so the rules on this side give the log's final content.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from e2e.lib.drivers import WITH_MACHINES, turn_driver
from e2e.lib.forms import any_form, forms
from e2e.lib.machines import MINDS, PATIENCE, stands
from e2e.lib.played import choose
from e2e.lib.seated import Seated, act, asked, go_on, seated, sit
from e2e.lib.site import Site
from e2e.lib.table import TWO_STEPS, Table
from e2e.test_kills import end_processes, renderers

SLOWLY = """() => localStorage.setItem("tefuda:1:pace", "slow")"""
MIND = {"is to act": "", "thinks": "waits"}
"""Behaviours of a bot's worker at a moment of its turn."""
MOMENTS = (*MIND,)


def position(game: str) -> Seated:
    """Return a position of the smallest table in which a bot is next."""
    found = seated(turn_driver(game).SMALLEST[0], 5)
    assert found
    return found


def table_on(page: Page, site: Site) -> Table:
    """Return a page whose bots act on command, slowly."""
    page.add_init_script(MINDS)
    page.add_init_script(f"({SLOWLY})()")
    page.add_init_script(f"({TWO_STEPS})()")
    table = Table(page, site.url)
    table.go_home()
    return table


def come_to(table: Table, seats: Seated, moment: str) -> None:
    """Let the person act, so that a bot has to act, or gets a question and thinks."""
    sit(table, seats)
    table.page.evaluate("mind => { window.mind = mind; }", MIND[moment])
    act(table, seats)
    asked(table.page)


def goes_on(table: Table, seats: Seated) -> None:
    """Check that bots act correctly, once each, and the person's turn comes."""
    assert stands(table, len(seats.after.log))
    assert table.stored().save() == seats.after.save()


def free(table: Table) -> None:
    """Let bots answer again."""
    table.page.evaluate("() => { window.free(); }")


@dataclass
class Stage:
    """A page at a moment of a bot's turn, and the event there."""

    browser: Browser
    context: BrowserContext
    site: Site
    seats: Seated
    moment: str

    def table(self) -> Table:
        """Return a page at the moment."""
        table = table_on(self.context.new_page(), self.site)
        come_to(table, self.seats, self.moment)
        return table


def is_reloaded(at: Stage) -> Table:
    """Reload the page."""
    table = at.table()
    table.page.reload()
    return table


def is_killed(at: Stage) -> Table:
    """End the page's process, and open the match again."""
    page = at.table().page
    with page.expect_event("crash"):
        end_processes(renderers(at.browser))
    again = at.context.new_page()
    again.goto(page.url)
    page.close()
    return Table(again, at.site.url)


def loses_its_rules(at: Stage) -> Table:
    """Make the engine of the rules die, and restart it."""
    table = at.table()
    table.page.evaluate("() => { window.kill(0); }")
    table.page.get_by_role("button", name="Try again").click()
    free(table)
    return table


def is_taken_over(at: Stage) -> Table:
    """Continue in another tab, before the bot of the first has acted."""
    first = at.table()
    second = second_tab(at, first)
    second.page.get_by_test_id("elsewhere").locator(".button-main").click()
    first.page.get_by_test_id("elsewhere").wait_for()
    free(first)
    return second


def second_tab(at: Stage, first: Table) -> Table:
    """Open the match in another tab."""
    second = table_on(at.context.new_page(), at.site)
    second.page.goto(first.page.url)
    return second


BEFALL: Mapping[str, Callable[[Stage], Table]] = {
    "killed": is_killed,
    "without rules": loses_its_rules,
    "reloaded": is_reloaded,
    "taken over": is_taken_over,
}


@pytest.fixture
def stage(browser: Browser, context: BrowserContext, site: Site, game: str, moment: str) -> Stage:
    """Return a match whose bot is at that moment."""
    return Stage(browser, context, site, position(game), moment)


@forms(way=BEFALL, game=WITH_MACHINES, moment=MOMENTS)
def test_a_bots_seat_continues_after_every_event(stage: Stage, way: str) -> None:
    table = BEFALL[way](stage)
    goes_on(table, stage.seats)
    expect(table.page.get_by_role("alert")).to_have_count(0)
    for other in {*stage.context.pages} - {table.page}:
        other.close()
    table.page.reload()
    goes_on(table, stage.seats)


def silent(table: Table) -> Locator:
    """Return the notice that a bot gives no answer."""
    return table.page.get_by_test_id("silent")


@any_form(game=WITH_MACHINES)
def test_a_bot_that_failed_twice_is_asked_again_or_replaced_once_on_request(
    page: Page, site: Site, game: str
) -> None:
    table, seats = table_on(page, site), position(game)
    sit(table, seats)
    page.evaluate("() => { window.mind = 'dies'; }")
    act(table, seats)
    for times in (2, 3):
        asked(page, times)
        expect(silent(table)).to_contain_text(f"{next_machine(seats)} is not responding", timeout=PATIENCE)
        assert len(table.stored().log) == len(seats.match.log) + 1
        if times == 2:
            silent(table).get_by_role("button", name="Ask again").click()
    silent(table).get_by_role("button", name="Take its turn").click()
    match = table.stored()
    free(table)
    table.uncover(match)
    driver = turn_driver(game)
    driver.check_screen(table, match, match.state.actors()[0])
    action = choose(match, random.Random(2))
    driver.perform(table, match, action)
    match.act(action)
    go_on(match, seats.machines)
    assert stands(table, len(match.log))
    assert table.stored().save() == match.save()
    assert table.noren.count() == 0
    driver.check_screen(table, match, seats.person)


def next_machine(seats: Seated) -> str:
    """Return the name of the bot that acts after the person."""
    seat = seats.after.log[len(seats.match.log) + 1].actor
    assert seat is not None
    return seats.match.names[seat]
