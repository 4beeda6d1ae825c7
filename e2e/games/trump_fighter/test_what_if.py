"""Fights that continue a finished one from any of its steps ("what if") and do not count."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.games.trump_fighter.fights import over
from e2e.games.trump_fighter.table import FACES, FightTable, shaped
from e2e.lib.store import replay, save_of, stored_matches
from e2e.lib.table import NAMES
from py_engine.match import Match

pytestmark = pytest.mark.shares_page

SERIES = {**FACES, "best": 3, "wins": [1, 0]}


def go_on_from(fight: FightTable, match: Match, step: int) -> str:
    """Store a finished fight, begin a fight that continues it from that step, and return the new id."""
    fight.put(match, SERIES, "past")
    fight.page.goto(f"{fight.table.url}#/what-if/past/{step}")
    fight.page.locator(".setup-start").click()
    fight.page.wait_for_url("**/#/play/*")
    return fight.page.url.rpartition("/")[2]


@shaped()
def test_a_fight_continues_from_any_step_at_its_time(fight: FightTable) -> None:
    match = over()
    step = len(match.log) // 2
    new = go_on_from(fight, match, step)
    fight.cover.wait_for()
    save = match.save()
    past = replay({**save, "log": save["log"][:step]})
    text = stored_matches(fight.page)[new]
    assert save_of(text) == past.save()
    assert text["origin"]["step"] == step
    assert text["settings"]["mode"] == "faces"
    fight.back()
    expect(fight.arena).to_have_attribute("data-phase", past.view(None)["phase"])


@shaped()
def test_its_end_is_next_to_the_real_one_and_does_not_count_in_a_series(fight: FightTable) -> None:
    match = over()
    new = go_on_from(fight, match, len(match.log) - 1)
    fight.back()
    fight.press(".tf-report-close")
    fight.result.wait_for()
    rows = fight.page.get_by_test_id("really").locator("tbody tr")
    for row, name, score in zip(rows.all(), NAMES, match.status()["scores"], strict=False):
        expect(row.locator("th")).to_contain_text(name)
        expect(row.locator("td")).to_contain_text([str(score), str(score)])
    expect(fight.page.get_by_test_id("series")).to_have_count(0)
    fight.page.get_by_role("button", name="same fighters").click()
    expect(fight.arena).to_be_visible()
    (again,) = set(stored_matches(fight.page)) - {"past", new}
    text = stored_matches(fight.page)[again]
    assert (text["settings"]["wins"], text["origin"]) == ([0, 0], None)
