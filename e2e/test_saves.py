"""Saves: stored before they show, found again, and never a reason for the page to stop."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Download, Page, expect

from e2e.journal import FULL, WITHOUT_JOURNAL
from e2e.sample import SET_UP, some_match
from e2e.support import Guard, wait_for_engine
from e2e.table import PUT, Table, record, stored_matches
from e2e.workers import MEDDLE
from serve import Site


def test_an_action_is_stored_before_anything_of_it_shows(page: Page, site: Site) -> None:
    table = Table(page, site.url)
    table.go_home()
    table.put(some_match().save())
    page.evaluate(
        """() => new MutationObserver(() => {
            const heading = document.querySelector("[data-testid=noren] h2")?.textContent;
            if (heading && heading !== window.heading) {
                window.heading = heading;
                const lengths = Object.entries(localStorage)
                    .filter(([key]) => key.startsWith("tefuda:match:prepared"))
                    .map(([, text]) => JSON.parse(text.replace(/^tefuda.*\\n/, "")).save.log.length);
                (window.lengths ??= []).push(Math.max(...lengths));
            }
        }).observe(document.body, { subtree: true, childList: true })"""
    )
    table.lift()
    table.play(table.legal.first)
    expect(table.noren).to_be_visible()
    assert page.evaluate("window.lengths.at(-1)") == 11


def test_a_tab_closed_in_mid_turn_goes_on_where_it_was(page: Page, site: Site) -> None:
    table = Table(page, site.url)
    table.go_home()
    table.put(some_match().save())
    table.lift()
    table.legal.first.click()
    before = table.stored().save()
    again = page.context.new_page()
    page.close()
    table = Table(again, site.url)
    table.go_home()
    assert table.stored().save() == before
    again.get_by_role("link", name="Go on").click()
    table.lift()
    assert sorted(table.cards()) == sorted(table.stored().view(table.stored().state.actors()[0])["hand"])


DAMAGED = {
    "cut off": record(some_match().save())[:-40],
    "empty": "",
    "no JSON": "hello",
    "another program's": '{"version": 7, "cards": []}',
    "a list": "[]",
    "null": "null",
    "no log": json.dumps({"v": 1, "touched": 1, "over": False, "seen": [], "save": {"format": 1}}),
    "markup": "<img src=x onerror=alert(1)>",
}


def test_damaged_entries_are_set_aside_named_and_kept(page: Page, site: Site) -> None:
    table = Table(page, site.url)
    table.go_home()
    page.evaluate(PUT, {f"tefuda:match:bad-{at}": text for at, text in enumerate(DAMAGED.values())})
    page.evaluate(PUT, {"tefuda:match:good": record(some_match().save())})
    page.reload()
    wait_for_engine(page)
    expect(page.get_by_role("link", name="Go on")).to_have_count(1)
    assert set(stored_matches(page)) == {"good"}
    for at, (kind, text) in enumerate(DAMAGED.items()):
        key = f"tefuda:aside:bad-{at}"
        row = page.get_by_role("listitem").filter(has_text=key)
        with page.expect_download() as download:
            row.get_by_role("button", name="Save as a file").click()
        assert download.value.path().read_text(encoding="utf-8") == text, kind
        row.get_by_role("button", name="Delete").click()
        expect(row).to_be_hidden()
        assert page.evaluate("key => localStorage.getItem(key)", key) is None, kind


def test_two_damaged_entries_of_one_name_are_both_kept(page: Page, site: Site) -> None:
    table = Table(page, site.url)
    for text in ("one", "two"):
        table.go_home()
        page.evaluate(PUT, {"tefuda:match:bad": text})
        page.reload()
        wait_for_engine(page)
        expect(page.locator("code").filter(has_text="tefuda:aside:bad").first).to_be_visible()
    assert page.evaluate("localStorage.getItem('tefuda:aside:bad')") == "one"
    assert page.evaluate("localStorage.getItem('tefuda:aside:bad-2')") == "two"


def test_a_match_that_the_rules_refuse_is_cut_there_and_the_whole_is_kept(page: Page, site: Site) -> None:
    save = some_match().save()
    text = json.loads(record(save))
    text["save"]["log"] = [*save["log"][:4], save["log"][0], *save["log"][4:]]
    table = Table(page, site.url)
    table.go_home()
    page.evaluate(PUT, {"tefuda:match:odd": json.dumps(text)})
    page.goto(f"{site.url}#/play/odd")
    expect(table.noren).to_be_visible()
    table.lift()
    expect(page.get_by_role("alert")).to_contain_text("before step 5")
    assert table.stored().save()["log"] == save["log"][:4]
    page.goto(site.url)
    expect(page.locator("code").filter(has_text="tefuda:aside:odd")).to_be_visible()
    assert json.loads(page.evaluate("localStorage.getItem('tefuda:aside:odd')"))["save"] == text["save"]


def test_a_match_with_an_impossible_deal_says_so_and_can_be_set_aside(page: Page, site: Site) -> None:
    text = json.loads(record(some_match().save()))
    text["save"]["deal"]["hands"][0][0] = text["save"]["deal"]["hands"][1][0]
    table = Table(page, site.url)
    table.go_home()
    page.evaluate(PUT, {"tefuda:match:odd": json.dumps(text)})
    page.goto(f"{site.url}#/play/odd")
    expect(page.get_by_role("heading", name="This match can’t be opened")).to_be_visible()
    page.get_by_role("button", name="Put it to one side").click()
    expect(page.locator("code").filter(has_text="tefuda:aside:odd")).to_be_visible()
    assert json.loads(page.evaluate("localStorage.getItem('tefuda:aside:odd')")) == text


def test_where_nothing_is_stored_the_match_goes_on_and_a_warning_stays(page: Page, site: Site) -> None:
    page.add_init_script(FULL)
    page.add_init_script(WITHOUT_JOURNAL)
    table = Table(page, site.url)
    table.go_home()
    table.start(SET_UP)
    table.lift()
    expect(page.get_by_role("alert")).to_contain_text("would not store")
    table.play(table.legal.first)
    expect(table.noren).to_contain_text("’s turn")
    table.lift()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the match as a file").click()
    assert [len(each["save"]["log"]) for each in kept_matches(download.value)] == [1]
    expect(page.get_by_role("alert")).to_have_count(0)


def test_where_local_storage_is_full_the_journal_has_the_match(page: Page, site: Site) -> None:
    page.add_init_script(FULL)
    table = Table(page, site.url)
    table.go_home()
    table.start(SET_UP)
    table.lift()
    table.play(table.legal.first)
    expect(table.noren).to_contain_text("’s turn")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.reload()
    expect(table.noren).to_contain_text("’s turn")
    page.goto(site.url)
    expect(page.locator("[data-match]")).to_have_count(1)


def kept_matches(download: Download) -> list[Any]:
    """Return the records in a file that the page gave out."""
    content = json.loads(download.path().read_text(encoding="utf-8"))
    assert content["tefuda"] == 1
    return list(content["matches"])


def test_when_the_engine_dies_in_mid_turn_the_match_can_be_kept_and_goes_on(page: Page, site: Site) -> None:
    page.add_init_script(MEDDLE)
    table = Table(page, site.url)
    table.go_home()
    table.put(some_match().save())
    table.lift()
    page.evaluate("() => window.kill()")
    expect(page.get_by_test_id("engine-failed")).to_be_visible()
    assert page.locator("[data-card]").count() == 0
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert [each["save"] for each in kept_matches(download.value)] == [some_match().save()]
    page.get_by_role("button", name="Try again").click()
    expect(table.noren).to_be_visible(timeout=60_000)
    table.lift()
    table.play(table.legal.first)
    table.stored_and_shown(11)


def menu(page: Page, words: str) -> None:
    """Choose from the menu of the only match on the home screen."""
    page.locator(".match summary").click()
    page.locator(".menu-items").get_by_role("button", name=words).click()


def test_a_deleted_match_can_be_brought_back(page: Page, site: Site) -> None:
    table = Table(page, site.url)
    table.go_home()
    table.put(some_match().save())
    page.goto(site.url)
    menu(page, "Delete")
    expect(page.get_by_role("link", name="Go on")).to_have_count(0)
    assert stored_matches(page) == {}
    page.get_by_role("button", name="Bring it back").click()
    expect(page.get_by_role("link", name="Go on")).to_have_count(1)
    assert table.stored().save() == some_match().save()


def test_names_are_text_and_never_markup(page: Page, site: Site, guard: Guard) -> None:
    match = SET_UP.match(1, ["<b>x</b>", "&amp;", "c"])
    table = Table(page, site.url)
    table.go_home()
    table.put(match.save())
    table.lift()
    expect(page.locator(".seats")).to_contain_text("<b>x</b>")
    expect(page.locator(".seats")).to_contain_text("&amp;")
