"""Saves: stored before they show, found again, and never a reason for the page to stop."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Download, Page, expect

from e2e.sample import SET_UP, finished, some_match
from e2e.store import (
    MATCH,
    as_json,
    match_in,
    print_of,
    put,
    put_raw,
    rows_of,
    save_of,
    set_aside,
    stored_matches,
    text_of,
)
from e2e.store_faults import FORBIDDEN, FULL, TELLING, WITHOUT_DATABASE
from e2e.support import Guard, wait_for_engine
from e2e.table import Table
from e2e.workers import MEDDLE
from serve import Site

# window.length: how many entries were on the disk as the heading of the noren changed last
WATCH = f"""() => {{
    {TELLING}
    let length = 0;
    window.stored = (rows) => {{ length = rows.find(([name]) => name === "matches")?.[2].length ?? length; }};
    new MutationObserver(() => {{
        const heading = document.querySelector("[data-testid=noren] h2")?.textContent;
        if (heading && heading !== window.heading) Object.assign(window, {{ heading, length }});
    }}).observe(document.body, {{ subtree: true, childList: true }});
}}"""


def test_an_action_is_stored_before_anything_of_it_shows(page: Page, site: Site) -> None:
    table = Table(page, site.url)
    table.go_home()
    table.put(some_match().save())
    table.noren.wait_for()
    page.evaluate(WATCH)
    table.lift()
    table.play(table.legal.first)
    expect(table.noren).to_be_visible()
    assert page.evaluate("window.length") == 11


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


WHOLE = text_of(some_match().save(), "bad")
DAMAGED = {
    "cut off": json.dumps(WHOLE)[:-40],
    "empty": "",
    "no JSON": "hello",
    "another program's": '{"version": 7, "cards": []}',
    "a list": "[]",
    "null": "null",
    "no log": json.dumps({name: value for name, value in WHOLE.items() if name != "log"}),
    "markup": "<img src=x onerror=alert(1)>",
}


def test_damaged_entries_are_set_aside_named_and_kept(page: Page, site: Site) -> None:
    table = Table(page, site.url)
    table.go_home()
    put(page, text_of(some_match().save(), "good"))
    put_raw(page, texts={f"{MATCH}bad-{at}": text for at, text in enumerate(DAMAGED.values())})
    page.reload()
    wait_for_engine(page)
    expect(page.get_by_role("link", name="Go on")).to_have_count(1)
    for at, (kind, text) in enumerate(DAMAGED.items()):
        row = page.get_by_role("listitem").filter(has_text=f"aside:bad-{at}")
        with page.expect_download() as download:
            row.get_by_role("button", name="Save as a file").click()
        assert download.value.path().read_text(encoding="utf-8") == text, kind
        row.get_by_role("button", name="Delete").click()
        expect(row).to_be_hidden()
        assert f"bad-{at}" not in set_aside(page), kind
    assert set(stored_matches(page)) == {"good"}


def test_damaged_rows_of_the_database_are_set_aside_whole(page: Page, site: Site) -> None:
    head, *rest = rows_of(WHOLE)
    table = Table(page, site.url)
    table.go_home()
    put_raw(page, [("matches", "bad", {**head[2], "seats": "three"}), *rest])
    page.reload()
    row = page.get_by_role("listitem").filter(has_text="aside:bad")
    with page.expect_download() as download:
        row.get_by_role("button", name="Save as a file").click()
    kept = download.value.path().read_text(encoding="utf-8")
    assert set_aside(page) == {"bad": kept}
    for part in ("three", WHOLE["tab"], as_json(WHOLE["log"][-1])):
        assert part in kept
    assert stored_matches(page) == {}


def test_two_damaged_entries_of_one_name_are_both_kept(page: Page, site: Site) -> None:
    table = Table(page, site.url)
    for text in ("one", "two"):
        table.go_home()
        put_raw(page, texts={f"{MATCH}bad": text})
        page.reload()
        wait_for_engine(page)
        expect(page.locator("code").filter(has_text="aside:bad").first).to_be_visible()
    assert set_aside(page) == {"bad": "one", "bad-2": "two"}


def test_a_match_that_the_rules_refuse_is_cut_there_and_the_whole_is_kept(page: Page, site: Site) -> None:
    text = text_of(some_match().save(), "odd")
    log = text["log"]
    odd = {**text, "log": [*log[:4], log[0], *log[4:]], "length": len(log) + 1}
    table = Table(page, site.url)
    table.go_home()
    put(page, odd)
    page.goto(f"{site.url}#/play/odd")
    expect(table.noren).to_be_visible()
    table.lift()
    expect(page.get_by_role("alert")).to_contain_text("before step 5")
    assert table.stored().save()["log"] == log[:4]
    page.goto(site.url)
    expect(page.locator("code").filter(has_text="aside:odd")).to_be_visible()
    assert save_of(json.loads(set_aside(page)["odd"])) == save_of(odd)


def test_a_match_with_an_impossible_deal_says_so_and_can_be_set_aside(page: Page, site: Site) -> None:
    text = text_of(json.loads(json.dumps(some_match().save())), "odd")
    text["deal"]["hands"][0][0] = text["deal"]["hands"][1][0]
    table = Table(page, site.url)
    table.go_home()
    put(page, text)
    page.goto(f"{site.url}#/play/odd")
    expect(page.get_by_role("heading", name="This match can’t be opened")).to_be_visible()
    page.get_by_role("button", name="Put it to one side").click()
    expect(page.locator("code").filter(has_text="aside:odd")).to_be_visible()
    kept = json.loads(set_aside(page)["odd"])
    assert {**kept.pop("head", {}), **kept} == text


def test_where_nothing_is_stored_the_match_goes_on_and_a_warning_stays(page: Page, site: Site) -> None:
    page.add_init_script(FULL)
    page.add_init_script(WITHOUT_DATABASE)
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
    assert [len(each["log"]) for each in kept_matches(download.value)] == [1]
    expect(page.get_by_role("alert")).to_contain_text("would not store")
    page.get_by_role("button", name="It’s there").click()
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("script", [FULL, FORBIDDEN], ids=["full", "forbidden"])
def test_where_local_storage_takes_nothing_the_database_has_the_match(page: Page, site: Site, script: str) -> None:
    page.add_init_script(script)
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
    """Return the matches in a file that the page gave out."""
    content = json.loads(download.path().read_text(encoding="utf-8"))
    assert content["tefuda_matches"] == 1
    return list(content["matches"])


def test_when_the_engine_dies_in_mid_turn_the_match_can_be_kept_and_goes_on(page: Page, site: Site) -> None:
    page.add_init_script(MEDDLE)
    table = Table(page, site.url)
    table.go_home()
    put(page, text_of(finished().save(), "over"))
    table.put(some_match().save())
    table.lift()
    page.evaluate("() => window.kill()")
    expect(page.get_by_test_id("engine-failed")).to_be_visible()
    assert page.locator("[data-card]").count() == 0
    kept: dict[str, Any] = {}
    for button in page.get_by_role("button", name="Save as a file").all():
        with page.expect_download() as download:
            button.click()
        page.get_by_role("button", name="It’s there").click()
        kept |= {each["id"]: save_of(each) for each in kept_matches(download.value)}
    assert kept == {"prepared": some_match().save(), "over": finished().save()}
    page.get_by_role("button", name="Try again").click()
    expect(table.noren).to_be_visible(timeout=60_000)
    table.lift()
    table.play(table.legal.first)
    table.stored_and_shown(11)
    table.arrived(match_in(stored_matches(page)["prepared"]))


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


def test_a_match_that_ends_on_the_screen_is_told_from_all_others_by_its_print(page: Page, site: Site) -> None:
    whole = finished().save()
    table = Table(page, site.url)
    table.go_home()
    table.put({**whole, "log": whole["log"][:-1]})
    table.lift()
    table.play(table.legal.first)
    table.result.wait_for()
    (text,) = stored_matches(page).values()
    expected = text_of(table.stored().save(), **{name: text[name] for name in SET_BY_PAGE})
    assert text == expected
    assert text["print"] == print_of(save_of(text)) != ""


SET_BY_PAGE = ("played", "seen", "touched", "revision", "logRevision", "tab")
"""Fields of a head that say what happened on this device."""
