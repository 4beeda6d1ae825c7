"""People's view among bots: undo, curtains, and the list of events with their actors."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from e2e.lib.drivers import WITH_MACHINES, turn_driver
from e2e.lib.forms import any_form
from e2e.lib.leaving import blur
from e2e.lib.machines import MINDS, play_now, stands
from e2e.lib.played import choose, played
from e2e.lib.seated import act, asked, back, go_on, machines_but, sit, undoable, won_by_machine
from e2e.lib.table import NAMES, Table

FIRST, *OTHERS = WITH_MACHINES
ACTIONS = 6
NORENS = """
window.norens = [];
new MutationObserver(() => {
    for (const each of document.querySelectorAll("[data-testid=noren]:has(.noren-first) .noren-name"))
        window.norens.push(each.textContent);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""``window.norens``: every name on a curtain so far."""
pytestmark = pytest.mark.shares_page(MINDS, NORENS)


@pytest.fixture
def table(table: Table) -> Table:
    """Return a page whose bots act without a pause, or on command."""
    table.page.evaluate("window.mind = ''; window.asked = 0; window.norens = []")
    return table


@any_form(game=WITH_MACHINES)
def test_an_action_can_be_undone_until_a_bot_has_shown_a_card(table: Table, game: str) -> None:
    seats = undoable(game)
    sit(table, seats)
    table.page.evaluate("() => { window.mind = 'waits'; }")
    act(table, seats)
    asked(table.page)
    back(table)
    assert stands(table, 0)
    assert table.stored().save() == seats.match.save()
    table.page.evaluate("() => { window.free(); }")
    act(table, seats)
    assert stands(table, len(seats.after.log))
    assert table.stored().save() == seats.after.save(), "a thought for an undone action took effect"
    news = table.page.get_by_role("group", name="Since your last turn").or_(table.page.locator(".news"))
    for seat in {item.actor for item in seats.after.log[len(seats.match.log) + 1 :]} - {seats.person, None}:
        expect(news.first).to_contain_text(seats.match.names[seat or 0])
    back(table)
    expect(table.page.locator(".undo-why")).to_be_visible()
    assert table.stored().save() == seats.after.save()


@pytest.mark.parametrize("game", [FIRST, *(pytest.param(game, marks=pytest.mark.long) for game in OTHERS)])
def test_the_curtain_falls_only_between_people_even_if_bots_act_between(table: Table, game: str) -> None:
    page, driver = table.page, turn_driver(game)
    set_up = next(each for each in (*driver.SMALLEST, *driver.LARGEST) if each.seats > 2)
    rng, people = random.Random(3), (0, 2)
    match = set_up.match(4, NAMES)
    machines = machines_but(people, set_up.seats)
    table.put(match.save(), bots=machines)
    between = 0
    for _ in range(ACTIONS):
        before = len(match.log)
        go_on(match, machines)
        between += len(match.log) > before
        page.locator(f"[data-testid=table][data-at='{len(match.log)}']").wait_for()
        action = choose(match, rng)
        if driver.needs_hand(match, action):
            table.ready(match)
        driver.perform(table, match, action)
        match.act(action)
        table.logged(len(match.log))
        if table.shown.count():
            table.button.click()
    assert between > 1
    asked_for = {*page.evaluate("window.norens")}
    assert {name for name in NAMES for each in asked_for if name in each} == {NAMES[seat] for seat in people}


@any_form(game=WITH_MACHINES)
def test_a_winning_bot_is_called_a_bot_wherever_it_is_named(table: Table, game: str) -> None:
    match = played(turn_driver(game).SMALLEST[0], 3)
    winner = match.game.winners(match.state)[0]
    machines = machines_but({*range(len(match.names))} - {winner}, len(match.names))
    won_by_machine(table, match, winner, bots=machines)


@any_form(game=WITH_MACHINES)
def test_one_persons_hand_closes_with_the_page_if_set(table: Table, game: str) -> None:
    sight = table.page.locator("[data-testid=table]")
    play_now(table, game)
    expect(sight).to_have_attribute("data-stage", "open")
    blur(table.page)
    expect(sight).to_have_attribute("data-stage", "open")
    table.page.evaluate("localStorage.setItem('tefuda:1:lone-hand', 'closed')")
    table.page.reload()
    expect(sight).to_have_attribute("data-stage", "table")
    table.uncover(table.stored())
    expect(sight).to_have_attribute("data-stage", "open")
    blur(table.page)
    expect(sight).to_have_attribute("data-stage", "table")
