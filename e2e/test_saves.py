"""Saves: stored before they show, found again, and never a reason for the page to stop."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Download, Page, expect

from e2e.lib.sample import SET_UP, finished, some_match
from e2e.lib.store import (
    BLANK,
    match_in,
    print_of,
    put,
    save_of,
    set_aside,
    stored_matches,
    text_of,
)
from e2e.lib.store_faults import FORBIDDEN, FULL
from e2e.lib.table import Table
from e2e.lib.workers import MEDDLE
from serve import Site


def test_a_match_that_the_rules_refuse_is_cut_or_set_aside_with_the_original_kept(page: Page, site: Site) -> None:
    save = some_match().save()
    seats = [{"name": "<b>x</b>"}, {"name": "&amp;"}, *save["seats"][2:]]
    text = text_of({**save, "seats": seats}, "odd")
    log = text["log"]
    odd = {**text, "log": [*log[:4], log[0], *log[4:]], "length": len(log) + 1}
    no_deal = text_of(json.loads(json.dumps(save)), "no-deal")
    no_deal["deal"]["hands"][0][0] = no_deal["deal"]["hands"][1][0]
    page.goto(f"{site.url}{BLANK}")
    put(page, odd, no_deal)
    table = Table(page, site.url)
    page.goto(f"{site.url}#/play/odd")
    expect(table.noren).to_be_visible()
    table.lift()
    expect(page.get_by_role("alert")).to_contain_text("step 5")
    expect(page.locator(".seats")).to_contain_text("<b>x</b>")
    expect(page.locator(".seats")).to_contain_text("&amp;")
    assert stored_matches(page)["odd"]["log"] == log[:4]
    page.goto(f"{site.url}#/play/no-deal")
    expect(page.get_by_role("heading", name="This match can’t be opened")).to_be_visible()
    page.get_by_role("button", name="Set it aside").click()
    for name in ("odd", "no-deal"):
        expect(page.locator("code").filter(has_text=f"aside:{name}")).to_be_visible()
    kept = {name: given_out(page, f"aside:{name}") for name in ("odd", "no-deal")}
    assert kept == set_aside(page)
    assert save_of(json.loads(kept["odd"])) == save_of(odd)
    whole = json.loads(kept["no-deal"])
    assert {**whole.pop("head", {}), **whole} == no_deal
    row = page.get_by_role("listitem").filter(has_text="aside:odd")
    row.get_by_role("button", name="Delete", exact=True).click()
    expect(row).to_be_hidden()
    assert {*set_aside(page)} == {"no-deal"}


def given_out(page: Page, name: str) -> str:
    """Make the page export a set-aside text by its name, and return it."""
    row = page.get_by_role("listitem").filter(has=page.locator("code").filter(has_text=name))
    with page.expect_download() as download:
        row.get_by_role("button", name="Save to a file").click()
    return download.value.path().read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "script", [FORBIDDEN, pytest.param(FULL, marks=pytest.mark.long)], ids=["forbidden", "full"]
)
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
    """Return the matches in a file that the page exported."""
    content = json.loads(download.path().read_text(encoding="utf-8"))
    assert content["tefuda_matches"] == 1
    return list(content["matches"])


def test_when_the_engine_dies_in_mid_turn_the_match_can_be_saved_and_continues(page: Page, site: Site) -> None:
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
    for button in page.get_by_role("button", name="Save to a file").all():
        with page.expect_download() as download:
            button.click()
        page.get_by_role("button", name="Yes, it’s there").click()
        kept |= {each["id"]: save_of(each) for each in kept_matches(download.value)}
    assert kept == {"prepared": some_match().save(), "over": finished().save()}
    page.get_by_role("button", name="Try again").click()
    expect(table.noren).to_be_visible(timeout=60_000)
    table.lift()
    table.play(table.legal.first)
    table.stored_and_shown(11)
    table.arrived(match_in(stored_matches(page)["prepared"]))


def test_a_match_that_ends_on_the_screen_has_its_own_fingerprint(page: Page, site: Site) -> None:
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
"""Fields of a head about events on this device."""
