"""Matches that continue a finished one from any of its steps ("what if"), are marked, and do not count."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.lib.drivers import IN_TURNS, turn_driver
from e2e.lib.forms import any_form
from e2e.lib.machines import play_alone
from e2e.lib.played import played
from e2e.lib.sample import SET_UP, finished
from e2e.lib.store import outcome_of, remove, replay, save_of, stored_matches
from e2e.lib.table import AT_ONCE, NAMES, Table
from e2e.test_after_match import put_finished
from e2e.test_review import SCREENS, Walk, go_through
from py_engine.match import Match
from tests.play import SetUp

pytestmark = pytest.mark.shares_page

ON = {"ja-JP": "もしも", "en-US": "What if"}
FROM_THE_DEAL = {"ja-JP": "同じ配り", "en-US": "The same deal"}


def go_on_from(table: Table, match: Match, step: int) -> None:
    """Store a finished match, and open in its replay the set-up of a match that continues from a step."""
    put_finished(table, "past", match.save())
    table.page.goto(f"{table.url}#/review/past")
    walk = Walk(table, match)
    walk.stands_at(0)
    walk.go(step)
    walk.screen.locator("a[href^='#/what-if/']").click()
    table.page.locator(".setup-start").wait_for()


def begin(table: Table) -> dict[str, Any]:
    """Start the match from its set-up, and return it in the stored form."""
    table.page.locator(".setup-start").click()
    table.table.wait_for()
    (new,) = [text for name, text in stored_matches(table.page).items() if name != "past"]
    return dict(new)


@any_form(set_up=[turn_driver(game).SMALLEST[0] for game in IN_TURNS], locale=SCREENS)
def test_a_match_continues_from_any_step_with_the_same_hands(table: Table, set_up: SetUp, locale: str) -> None:
    match = played(set_up, 1)
    step = len(match.log) // 2
    walk = go_through(table, match)
    link = walk.screen.locator("a[href^='#/what-if/']")
    expect(link).to_contain_text(FROM_THE_DEAL[locale])
    walk.go(step)
    expect(link).to_contain_text(ON[locale])
    before = stored_matches(table.page)["past"]
    link.click()
    expect(table.page.get_by_role("heading", level=1)).to_contain_text(ON[locale])
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it scrolls sideways"
    text = begin(table)
    assert save_of(text) == walk.past(step).save()
    assert text["origin"] == {"id": "past", "step": step, "outcome": outcome_of(match)}
    assert stored_matches(table.page)["past"] == before
    table.ready(walk.past(step))
    table.page.goto(f"{table.url}#/review/past")
    walk.go(len(match.log))
    expect(link).to_have_count(0)


def test_its_end_is_next_to_the_real_one_and_counts_for_nothing(table: Table) -> None:
    match = finished()
    put_finished(table, "earlier", finished(5).save(), hours_ago=1)
    go_on_from(table, match, len(match.log) - 1)
    table.page.locator(".setup-start").click()
    table.table.wait_for()
    past = replay({**match.save(), "log": match.save()["log"][:-1]})
    table.ready(past)
    table.play(table.legal.first)
    table.result.wait_for()
    rows = table.page.get_by_test_id("really").locator("tbody tr")
    points = [str(score) for score in match.status()["scores"]]
    for row, name, score in zip(rows.all(), NAMES, points, strict=False):
        expect(row.locator("th")).to_contain_text(name)
        expect(row.locator("td")).to_contain_text([score, score])
    expect(table.page.get_by_test_id("evening")).to_have_count(0)
    table.page.goto(f"{table.url}#/")
    expect(table.page.get_by_text("(what if)")).to_have_count(1)
    table.page.goto(f"{table.url}#/play/past")
    evening = table.page.get_by_test_id("evening").locator("tbody tr")
    expect(evening).to_have_count(2)


def test_the_same_deal_is_dealt_again_to_people_and_bots(table: Table) -> None:
    table.page.evaluate(AT_ONCE)
    match = finished()
    go_on_from(table, match, 0)
    for seat in range(1, SET_UP.seats):
        table.page.locator(f"[data-who='{seat}']").select_option("easy")
    text = begin(table)
    assert (text["deal"], text["log"]) == (match.save()["deal"], [])
    assert [bool(bot) for bot in text["bots"]] == [False, *[True] * (SET_UP.seats - 1)]
    names = [seat["name"] for seat in text["seats"]]
    assert names[0] == NAMES[0] and not set(names[1:]) & set(NAMES)
    remove(table.page, "past")
    assert len(play_alone(table, 1, most=1).log) >= 1


def test_a_step_that_there_is_not_begins_nothing_wrong(table: Table) -> None:
    start = table.page.locator(".setup-start")
    table.put(finished().save(), "past")
    table.result.wait_for()
    table.page.goto(f"{table.url}#/what-if/past/99999")
    expect(start).to_be_disabled()
    for step in ("x", "-1"):
        table.page.goto(f"{table.url}#/what-if/past/{step}")
        expect(start).to_be_enabled()
        new = begin(table)
        assert new["log"] == []
        remove(table.page, new["id"])
