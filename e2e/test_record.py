"""The record of a person who plays alone: kept when matches are deleted, in other tabs, and as a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from e2e.lib.drivers import WITH_MACHINES, turn_driver
from e2e.lib.forms import any_form
from e2e.lib.machines import play_alone
from e2e.lib.pairs import begun
from e2e.lib.played import played
from e2e.lib.seated import machines_but
from e2e.lib.store import FORGET, put_raw
from e2e.lib.support import in_both_languages, wait_for_engine
from e2e.lib.table import Table
from e2e.test_access import faults

pytestmark = pytest.mark.shares_page

GAME = WITH_MACHINES[0]
SMALL: ViewportSize = {"width": 360, "height": 640}
LAPTOP: ViewportSize = {"width": 1440, "height": 900}
NOW = 1_795_000_000_000
HOUR = 3_600_000
WORDS = {
    "en-US": {
        "record": "Your record",
        "delete": "Delete all finished matches",
        "really": "Yes, delete",
        "json": "Save as JSON",
        "take": "Add",
        "added": "One match was added",
        "known": "already here",
        "no-json": "not a record",
        "advice": "Try medium",
        "bar": "in one match",
        "all": "All matches",
    },
    "ja-JP": {
        "record": "自分の記録",
        "delete": "すべて削除",
        "really": "削除する",
        "json": "JSONで保存",
        "take": "取り込む",
        "added": "1件の対戦を取り込みました",
        "known": "すでに記録されていました",
        "no-json": "読み取れない",
        "advice": "次は「ふつう」",
        "bar": "1件",
        "all": "すべての対戦",
    },
}


def row(number: int, game: str, *, place: int, points: int) -> list[Any]:
    """Return a result of three players as the record stores it."""
    return [f"m{number}", game, "easy", 3, NOW + number * HOUR, ["Guest"], place, 0, points, 0, f"d{number}"]


@any_form(locale=in_both_languages())
def test_a_match_finished_alone_stays_in_the_record_when_it_is_deleted_and_moves_as_a_file(
    table: Table, locale: str
) -> None:
    page, words = table.page, WORDS[locale]
    set_up = turn_driver(GAME).SMALLEST[0]
    whole = played(set_up, 1)
    table.put(begun(whole, len(whole.log) - 1).save(), bots=machines_but({0}, set_up.seats))
    assert play_alone(table, 1).state.over
    page.get_by_role("link", name=words["record"]).click()
    bars = page.get_by_test_id("solo-groups").locator("li")
    expect(bars).to_contain_text(words["bar"])
    assert page.get_by_test_id("solo-last").locator("a").get_attribute("href") == "#/play/prepared"

    other = page.context.new_page()
    other.goto(f"{table.url}#/record")
    others = other.get_by_test_id("solo-groups").locator("li")
    expect(others).to_contain_text(words["bar"])
    page.goto(f"{table.url}#/")
    page.get_by_role("button", name=words["delete"]).click()
    page.get_by_role("button", name=words["really"]).click()
    expect(other.get_by_test_id("solo-last").locator("a")).to_have_count(0)
    expect(others).to_contain_text(words["bar"])
    page.get_by_role("link", name=words["record"]).click()
    page.reload()
    expect(bars).to_contain_text(words["bar"])

    with page.expect_download() as download:
        page.get_by_role("button", name=words["json"]).click()
    file = Path(download.value.path()).read_bytes()
    other.close()
    page.evaluate(FORGET)
    page.reload()
    expect(page.get_by_test_id("solo")).to_be_visible()
    expect(bars).to_have_count(0)
    choose = page.locator("input[type=file]")
    choose.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"<img src=x>"})
    expect(page.get_by_text(words["no-json"])).to_be_visible()
    for said in (words["added"], words["known"]):
        choose.set_input_files({"name": "record.json", "mimeType": "application/json", "buffer": file})
        page.get_by_role("button", name=words["take"], exact=True).click()
        expect(page.get_by_text(said)).to_be_visible()
        expect(bars).to_have_count(1)


@any_form(locale=in_both_languages())
def test_a_record_advises_a_level_fits_the_window_and_breaks_no_rule_of_access(table: Table, locale: str) -> None:
    page, words = table.page, WORDS[locale]
    others = [row(number, WITH_MACHINES[1], place=3, points=1) for number in range(3)]
    rows = [*others, *(row(number, GAME, place=1 + (number % 3) // 2, points=number) for number in range(3, 33))]
    put_raw(page, [("documents", "solo", {"revision": 1, "value": {"results": rows}})])
    page.reload()
    wait_for_engine(page)
    page.get_by_role("link", name=words["record"]).click()
    advice = page.get_by_test_id("solo-advice")
    expect(advice).to_contain_text(words["advice"])
    expect(advice).to_contain_text("83%")
    facts = page.get_by_test_id("solo-facts").locator("dd")
    trend = page.get_by_test_id("solo-trend")
    expect(facts.first).to_have_text("33")
    expect(trend.locator("figure")).to_have_count(1)
    page.locator("select[name=game]").select_option(index=1 + sorted([GAME, WITH_MACHINES[1]]).index(GAME))
    expect(facts.first).to_have_text("30")
    expect(trend.locator("figure")).to_have_count(2)
    for summary in page.locator("summary").all():
        summary.click()
    for size in (SMALL, LAPTOP):
        page.set_viewport_size(size)
        assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
        assert faults(page, locale) == []
    page.get_by_role("button", name=words["all"]).click()
    expect(facts.first).to_have_text("33")
