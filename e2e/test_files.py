"""Many matches side by side, files of them, and two tabs on one match."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.lib.sample import SET_UP, finished, some_match
from e2e.lib.store import FORGET, Text, put, save_of, stored_matches, text_of
from e2e.lib.store_faults import FULL, WITHOUT_DATABASE
from e2e.lib.support import Guard, origin_of, wait_for_engine
from e2e.lib.table import Table, named
from serve import Site

pytestmark = pytest.mark.shares_page

SETTINGS = {"mode": "keys", "turn": 20, "help": True, "wins": [1, 0], "again": []}
"""A table's data stored with its match."""


def some_save(seed: int = 3, actions: int = 10) -> dict[str, Any]:
    return some_match(actions, seed).save()


@pytest.fixture
def home(table: Table) -> Table:
    """Return the home screen with a running and a finished match."""
    put(table.page, text_of(some_save(), "m0", settings=SETTINGS), text_of(finished().save(), "m1"))
    expect(table.page.locator("[data-match]")).to_have_count(2)
    return table


def saves(texts: Iterable[Text]) -> list[str]:
    """Return the engine's saves of matches, sorted."""
    return sorted(json.dumps(save_of(text)) for text in texts)


def menu(page: Page, match_id: str, words: str) -> None:
    row = page.locator(f"[data-match='{match_id}']")
    row.locator("summary").click()
    row.locator(".menu-items").get_by_role("button", name=words).click()


def to_files(page: Page) -> None:
    """Go to the screen for export and import."""
    page.goto(f"{page.url.partition('#')[0]}#/settings")
    page.get_by_test_id("files").wait_for()


def open_file(page: Page, path: Path) -> None:
    to_files(page)
    page.locator("input[type=file]").set_input_files(path)


def test_matches_are_looked_at_renamed_copied_deleted_and_brought_back_and_the_history_cleared(
    home: Table,
) -> None:
    page = home.page
    page.get_by_role("link", name="Score sheet").click()
    expect(home.result).to_be_visible()
    expect(page.locator(".score-row")).to_have_count(SET_UP.seats)
    page.goto(f"{home.url}#/")
    menu(page, "m0", "Rename")
    page.get_by_role("textbox", name="Name of this match").fill("<i>Sunday</i>")
    page.get_by_role("button", name="Save name").click()
    expect(page.locator("[data-match=m0] b")).to_have_text("<i>Sunday</i>")
    menu(page, "m0", "Duplicate")
    expect(page.locator(".match b").filter(has_text="Sunday")).to_have_count(2)
    page.reload()
    expect(page.locator(".match b").filter(has_text="Sunday")).to_have_count(2)
    page.get_by_role("button", name="Delete all finished matches").click()
    page.get_by_role("button", name="Yes, delete").click()
    expect(page.locator(".match")).to_have_count(2)
    menu(page, "m0", "Delete")
    expect(page.get_by_role("link", name="Continue")).to_have_count(1)
    assert "m0" not in stored_matches(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("link", name="Continue")).to_have_count(2)
    assert [save_of(each) for each in stored_matches(page).values()] == [some_save()] * 2


def test_everything_is_exported_and_imported_elsewhere_with_the_data_of_tables(
    home: Table, new_context: Any, guard: Guard, tmp_path: Path
) -> None:
    guard.origins.add(origin_of(home.url))
    page = home.page
    menu(page, "m0", "Duplicate")
    expect(page.locator("[data-match]")).to_have_count(3)
    before = saves(stored_matches(page).values())
    to_files(page)
    with page.expect_download() as download:
        page.get_by_role("button", name=ALL_AS_FILE).click()
    download.value.save_as(tmp_path / "all.json")
    other = new_context().new_page()
    other.goto(home.url)
    wait_for_engine(other)
    open_file(other, tmp_path / "all.json")
    expect(other.get_by_text("3 matches were imported.")).to_be_visible()
    other.goto(home.url)
    found = stored_matches(other).values()
    assert saves(found) == before
    assert [each["settings"] for each in found if not each["over"]] == [SETTINGS] * 2
    expect(other.get_by_role("link", name="Continue")).to_have_count(2)
    expect(other.get_by_role("link", name="Score sheet")).to_have_count(1)


def files() -> Iterator[tuple[str, str]]:
    """Yield possible contents of a stranger's file, with the page's message about each."""
    save, text = some_save(), text_of(some_save(9, 5), "m")
    yield json.dumps({**save, "log": [*save["log"], save["log"][0]]}), "a move against rule"
    yield "[" * 200_000 + "]" * 200_000, "file"
    yield "<script>alert(1)</script>", "not a Tefuda file"
    yield '{"__proto__": {"log": []}, "log": [], "deal": null}', "contains no matches"
    yield json.dumps({"tefuda_matches": 1, "matches": [0] * 20_001}), "too many"
    yield json.dumps({"tefuda_matches": 99, "matches": [text]}), "A newer version of Tefuda made this file"
    yield json.dumps({"v": 1, "touched": 1, "over": False, "seen": [0], "save": save}), "trial version"
    yield " " * 70_000_000, "too big"


def test_hostile_files_get_a_clear_message_and_change_nothing_and_other_items_are_counted(
    home: Table, tmp_path: Path
) -> None:
    """The page's own tests cover the other refusals."""
    page, path = home.page, tmp_path / "file.json"
    before = stored_matches(page)
    for content, says in files():
        page.goto(f"{home.url}#/")
        said = page.get_by_role("status").filter(has_text=says)
        expect(said).to_have_count(0)
        path.write_text(content, encoding="utf-8")
        open_file(page, path)
        said.wait_for()
        assert stored_matches(page) == before, says
    matches = [text_of(some_save(9, 5), "m"), 7, None]
    path.write_text(json.dumps({"tefuda_matches": 1, "matches": matches}), encoding="utf-8")
    open_file(page, path)
    page.get_by_role("status").filter(has_text="2 entries are not matches").wait_for()
    assert len(stored_matches(page)) == len(before) + 1


def play_on(table: Table) -> None:
    """Open the hand and play a card."""
    table.lift()
    table.play(table.legal.first)
    table.noren.wait_for()


def test_storage_cleared_while_playing_loses_nothing(home: Table) -> None:
    home.page.goto(f"{home.url}#/play/m0")
    play_on(home)
    home.page.evaluate(FORGET)
    home.page.evaluate("() => localStorage.clear()")
    play_on(home)
    assert len(home.stored().log) == 12
    home.page.wait_for_function("() => 'tefuda:1:match:m0' in localStorage")
    home.lift()
    expect(home.page.get_by_role("alert")).to_contain_text("saved again")


def test_a_second_tab_watches_with_a_notice_takes_over_and_when_closed_lets_the_first_continue(home: Table) -> None:
    first = home
    first.page.goto(f"{home.url}#/play/m0")
    first.lift()
    second = Table(first.page.context.new_page(), home.url)
    second.page.goto(f"{home.url}#/play/m0")
    wait_for_engine(second.page)
    expect(second.page.get_by_test_id("elsewhere")).to_contain_text("open in another tab", timeout=5000)
    seen = second.page.get_by_test_id("everybody")
    expect(seen).to_have_attribute("data-at", "10")
    shown = named(second.page.locator("[data-card]"))
    match = some_match()
    assert shown and not {card for seat in range(SET_UP.seats) for card in match.view(seat)["hand"]} & set(shown)
    first.play(first.legal.first)
    expect(seen).to_have_attribute("data-at", "11")
    second.page.get_by_role("button", name="Continue in this tab").click()
    expect(second.noren).to_be_visible()
    expect(first.page.get_by_test_id("elsewhere")).to_be_visible()
    play_on(second)
    assert stored_matches(second.page)["m0"]["length"] == 12
    second.page.close()
    expect(first.noren).to_be_visible()


# window.shared: the files sent to the share sheet; window.answer: the sheet's result
SHARE_SHEET = """
window.shared = [];
window.answer = null;
navigator.canShare = ({ files }) => files?.length > 0;
navigator.share = async ({ files }) => {
    if (window.answer) throw new DOMException("the sheet", window.answer);
    window.shared.push({ name: files[0].name, text: await files[0].text() });
};
"""
phone = pytest.mark.browser_context_args(has_touch=True, is_mobile=True)
ALL_AS_FILE = "Save all matches to a file"


def with_share_sheet(page: Page) -> None:
    page.add_init_script(SHARE_SHEET)
    page.reload()
    wait_for_engine(page)


@phone
def test_the_warning_stays_until_a_copy_is_exported(page: Page, home: Table) -> None:
    with_share_sheet(page)
    page.add_init_script(WITHOUT_DATABASE)
    page.reload()
    page.evaluate(f"() => {{ {FULL} }}")
    page.goto(f"{home.url}#/play/m0")
    home.lift()
    home.play(home.legal.first)
    home.lift()
    warning = page.get_by_role("alert").filter(has_text="could not be saved")
    page.evaluate("() => { window.answer = 'AbortError'; }")
    warning.get_by_role("button").click()
    page.get_by_role("button", name="Send").click()
    page.evaluate("() => new Promise(requestAnimationFrame)")
    expect(warning).to_be_visible()
    page.evaluate("() => { window.answer = null; }")
    page.get_by_role("button", name="Send").click()
    expect(warning).to_have_count(0)
    (shared,) = page.evaluate("() => window.shared")
    (kept,) = json.loads(shared["text"])["matches"]
    assert len(kept["log"]) == 11
    home.play(home.legal.first)
    home.lift()
    expect(warning).to_be_visible()


INSTALLED = """
const { matchMedia } = window;
window.matchMedia = (query) => query.includes("display-mode: standalone")
    ? Object.assign(Object.create(EventTarget.prototype), { matches: true, media: query })
    : matchMedia.call(window, query);
"""


def test_an_installed_app_without_matches_begins_with_opening_a_file(
    page: Page, site: Site, tmp_path: Path
) -> None:
    page.add_init_script(INSTALLED)
    table = Table(page, site.url)
    table.go_home()
    offer = page.get_by_test_id("empty-app")
    expect(offer).to_contain_text("before you installed")
    games = page.get_by_role("region", name="Games")
    assert offer.bounding_box()["y"] < games.bounding_box()["y"]  # type: ignore[index]
    offer.get_by_role("link", name="Import matches").click()
    path = tmp_path / "bare.json"
    path.write_text(json.dumps(some_save(9, 5)), encoding="utf-8")
    open_file(page, path)
    expect(page.get_by_text("One match was imported.")).to_be_visible()
    page.goto(site.url)
    expect(page.get_by_role("link", name="Continue")).to_have_count(1)
    page.reload()
    expect(page.get_by_role("link", name="Continue")).to_have_count(1)
    expect(offer).to_have_count(0)


def test_the_browser_is_asked_to_keep_the_matches_when_the_first_one_begins(page: Page, site: Site) -> None:
    page.add_init_script(
        """
        window.asked = 0;
        navigator.storage.persisted = async () => false;
        navigator.storage.persist = async () => { window.asked += 1; return true; };
        """
    )
    table = Table(page, site.url)
    table.go_home()
    expect(page.get_by_test_id("empty-app")).to_have_count(0)  # a browser is not an app
    assert page.evaluate("() => window.asked") == 0
    table.start(SET_UP)
    assert page.evaluate("() => window.asked") == 1
