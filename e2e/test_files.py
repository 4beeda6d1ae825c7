"""Many matches side by side, files of them, and two tabs on one match."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.sample import SET_UP, finished, some_match
from e2e.store import (
    FORGET,
    MATCH,
    Text,
    local_texts,
    put,
    put_raw,
    remove,
    save_of,
    stored_matches,
    text_of,
)
from e2e.store_faults import FULL, WITHOUT_DATABASE
from e2e.support import wait_for_engine
from e2e.table import Table, named
from serve import Site


def some_save(seed: int = 3, actions: int = 10) -> dict[str, Any]:
    return some_match(actions, seed).save()


@pytest.fixture
def home(page: Page, site: Site) -> Table:
    """The home screen with a running and a finished match."""
    table = Table(page, site.url)
    table.go_home()
    put(page, text_of(some_save(), "m0"), text_of(finished().save(), "m1"))
    page.reload()
    wait_for_engine(page)
    return table


def saves(texts: Iterable[Text]) -> list[str]:
    """Return the engine's saves of matches, in an order of their own."""
    return sorted(json.dumps(save_of(text)) for text in texts)


def menu(page: Page, match_id: str, words: str) -> None:
    row = page.locator(f"[data-match='{match_id}']")
    row.locator("summary").click()
    row.locator(".menu-items").get_by_role("button", name=words).click()


def open_file(page: Page, path: Path) -> None:
    page.locator("input[type=file]").set_input_files(path)


def test_a_match_is_renamed_copied_and_the_history_cleared(home: Table) -> None:
    page = home.page
    menu(page, "m0", "Rename")
    page.get_by_role("textbox", name="What to call this match").fill("<i>Sunday</i>")
    page.get_by_role("button", name="Keep this name").click()
    expect(page.locator("[data-match=m0] b")).to_have_text("<i>Sunday</i>")
    menu(page, "m0", "Make a copy")
    expect(page.locator(".match b").filter(has_text="Sunday")).to_have_count(2)
    page.reload()
    expect(page.locator(".match b").filter(has_text="Sunday")).to_have_count(2)
    page.get_by_role("button", name="Clear the finished matches").click()
    page.get_by_role("button", name="Yes, delete it").click()
    expect(page.locator(".match")).to_have_count(2)
    assert [(each["game"], each["over"]) for each in stored_matches(page).values()] == [(SET_UP.game, False)] * 2


def test_the_score_sheet_of_a_finished_match_stays(home: Table) -> None:
    home.page.get_by_role("link", name="Score sheet").click()
    expect(home.result).to_be_visible()
    expect(home.page.locator(".score-row")).to_have_count(SET_UP.seats)


def test_everything_goes_out_as_a_file_and_comes_in_again_elsewhere(
    home: Table, new_context: Any, site: Site, tmp_path: Path
) -> None:
    page = home.page
    before = saves(stored_matches(page).values())
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all matches as a file").click()
    download.value.save_as(tmp_path / "all.json")
    other = new_context().new_page()
    other.goto(site.url)
    wait_for_engine(other)
    open_file(other, tmp_path / "all.json")
    expect(other.get_by_text("2 matches came in.")).to_be_visible()
    assert saves(stored_matches(other).values()) == before
    expect(other.get_by_role("link", name="Go on")).to_have_count(1)
    expect(other.get_by_role("link", name="Score sheet")).to_have_count(1)


def hostile(kind: str) -> str:
    """Return what a stranger might put in a file."""
    save, text = some_save(), text_of(some_save(), "m")
    if kind == "impossible play":
        return json.dumps({**save, "log": [*save["log"], save["log"][0]]})
    if kind == "prototype keys":
        return '{"__proto__": {"log": []}, "constructor": {"prototype": {"deal": {}}}, "log": [], "deal": null}'
    if kind == "deep nesting":
        return "[" * 200_000 + "]" * 200_000
    if kind == "wrong types":
        return json.dumps({"tefuda_matches": 1, "matches": [{**text, "seats": 5}, 7, None, "x"]})
    if kind == "too many":
        return json.dumps({"tefuda_matches": 1, "matches": [0] * 3000})
    return {"markup": "<script>alert(1)</script>", "empty": "", "number": "17"}[kind]


SAYS = {
    "impossible play": "left out: entry 10",
    "prototype keys": "no match in that file",
    "deep nesting": "file",
    "wrong types": "no match in that file",
    "too many": "too many",
    "markup": "can’t be read",
    "empty": "can’t be read",
    "number": "can’t be read",
}


def test_hostile_files_get_a_clear_message_and_change_nothing(home: Table, tmp_path: Path) -> None:
    before = stored_matches(home.page)
    path = tmp_path / "file.json"
    for kind, says in SAYS.items():
        home.page.goto(f"{home.url}#/settings")
        home.page.goto(home.url)
        said = home.page.get_by_role("status").filter(has_text=says)
        expect(said).to_have_count(0)
        path.write_text(hostile(kind), encoding="utf-8")
        open_file(home.page, path)
        expect(said).to_be_visible()
        assert stored_matches(home.page) == before, kind


def test_a_file_of_50_mb_is_not_even_read(home: Table, tmp_path: Path) -> None:
    path = tmp_path / "big.json"
    path.write_bytes(b" " * 50_000_000)
    open_file(home.page, path)
    expect(home.page.get_by_role("status").filter(has_text="too big")).to_be_visible()


def test_a_bare_save_of_another_program_comes_in(home: Table, tmp_path: Path) -> None:
    path = tmp_path / "bare.json"
    path.write_text(json.dumps(some_save(9, 5)), encoding="utf-8")
    open_file(home.page, path)
    expect(home.page.get_by_text("One match came in.")).to_be_visible()


def play_on(table: Table) -> None:
    """Open the hand and play a card."""
    table.lift()
    table.play(table.legal.first)
    table.noren.wait_for()


def test_a_text_torn_at_any_place_is_made_good_from_the_database(home: Table) -> None:
    page = home.page
    page.goto(f"{home.url}#/play/m0")
    for cut in (0, 7, 40, 400, -1):
        play_on(home)
        before = stored_matches(page)["m0"]
        page.goto(home.url)
        put_raw(page, texts={f"{MATCH}m0": json.dumps(before)[:cut]})
        page.reload()
        page.locator("[data-match=m0]").wait_for()
        page.goto(f"{home.url}#/play/m0")
        expect(home.noren).to_be_visible()
        assert save_of(stored_matches(page)["m0"]) == save_of(before), f"cut at {cut}"


def test_what_the_database_has_lost_is_made_good_from_local_storage(home: Table) -> None:
    page = home.page
    page.goto(f"{home.url}#/play/m0")
    play_on(home)
    page.wait_for_function("() => localStorage['tefuda:1:match:m0'].includes('\"length\":11')")
    page.goto(home.url)
    text = local_texts(page)["m0"]
    remove(page, "m0")
    put_raw(page, texts={f"{MATCH}m0": json.dumps(text)})
    page.reload()
    page.goto(f"{home.url}#/play/m0")
    play_on(home)
    assert stored_matches(page)["m0"]["log"][:-1] == text["log"]


def test_storage_cleared_while_playing_loses_nothing(home: Table) -> None:
    home.page.goto(f"{home.url}#/play/m0")
    play_on(home)
    home.page.evaluate(FORGET)
    home.page.evaluate("() => localStorage.clear()")
    play_on(home)
    assert len(home.stored().log) == 12
    home.page.wait_for_function("() => 'tefuda:1:match:m0' in localStorage")
    home.lift()
    expect(home.page.get_by_role("alert")).to_contain_text("stored again")


def test_a_second_tab_looks_on_says_why_and_takes_over(home: Table) -> None:
    first = home
    first.page.goto(f"{home.url}#/play/m0")
    first.lift()
    second = Table(first.page.context.new_page(), home.url)
    second.page.goto(f"{home.url}#/play/m0")
    wait_for_engine(second.page)
    expect(second.page.get_by_test_id("elsewhere")).to_contain_text("open in another tab", timeout=5000)
    expect(second.page.locator(".log-line")).to_have_count(10)
    shown = named(second.page.locator("[data-card]"))
    match = some_match()
    assert shown and not {card for seat in range(SET_UP.seats) for card in match.view(seat)["hand"]} & set(shown)
    first.play(first.legal.first)
    expect(second.page.locator(".log-line")).to_have_count(11)
    second.page.get_by_role("button", name="Go on in this tab").click()
    expect(second.noren).to_be_visible()
    expect(first.page.get_by_test_id("elsewhere")).to_be_visible()
    play_on(second)
    assert stored_matches(second.page)["m0"]["length"] == 12


def test_a_tab_that_is_closed_lets_the_other_go_on(home: Table) -> None:
    home.page.goto(f"{home.url}#/play/m0")
    expect(home.noren).to_be_visible()
    second = Table(home.page.context.new_page(), home.url)
    second.page.goto(f"{home.url}#/play/m0")
    expect(second.page.get_by_test_id("elsewhere")).to_be_visible()
    home.page.close()
    expect(second.noren).to_be_visible()


# window.shared: the files that went to the share sheet; window.answer: how the sheet ends
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
ALL_AS_FILE = "Save all matches as a file"


def with_share_sheet(home: Table) -> Page:
    home.page.add_init_script(SHARE_SHEET)
    home.page.reload()
    wait_for_engine(home.page)
    return home.page


@phone
def test_a_phone_hands_the_file_to_its_share_sheet(home: Table) -> None:
    page = with_share_sheet(home)
    page.get_by_role("button", name=ALL_AS_FILE).click()
    page.get_by_role("button", name="Send").click()
    page.wait_for_function("() => window.shared.length === 1")
    (shared,) = page.evaluate("() => window.shared")
    assert shared["name"].startswith("tefuda-")
    assert shared["name"].endswith(".json")
    assert saves(json.loads(shared["text"])["matches"]) == saves(stored_matches(page).values())


@phone
def test_where_a_share_sheet_fails_the_file_is_saved_instead(home: Table) -> None:
    page = with_share_sheet(home)
    page.evaluate("() => { window.answer = 'NotAllowedError'; }")
    page.get_by_role("button", name=ALL_AS_FILE).click()
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_test_id("outgoing")).to_contain_text("Some browsers save no files")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save again").click()
    assert len(json.loads(download.value.path().read_text(encoding="utf-8"))["matches"]) == 2


@phone
def test_the_warning_stays_until_a_copy_has_gone_out(home: Table) -> None:
    page = with_share_sheet(home)
    page.add_init_script(WITHOUT_DATABASE)
    page.reload()
    page.evaluate(f"() => {{ {FULL} }}")
    page.goto(f"{home.url}#/play/m0")
    home.lift()
    home.play(home.legal.first)
    home.lift()
    warning = page.get_by_role("alert").filter(has_text="would not store")
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
    files = page.get_by_test_id("files")
    expect(files).to_contain_text("before you installed")
    games = page.get_by_role("region", name="Games")
    assert files.bounding_box()["y"] < games.bounding_box()["y"]  # type: ignore[index]
    path = tmp_path / "bare.json"
    path.write_text(json.dumps(some_save(9, 5)), encoding="utf-8")
    open_file(page, path)
    expect(page.get_by_text("One match came in.")).to_be_visible()
    expect(page.get_by_role("link", name="Go on")).to_have_count(1)
    page.reload()
    expect(page.get_by_role("link", name="Go on")).to_have_count(1)
    assert files.bounding_box()["y"] > games.bounding_box()["y"]  # type: ignore[index]


def test_what_was_played_before_an_installation_is_not_asked_in_a_browser(page: Page, site: Site) -> None:
    page.add_init_script(INSTALLED.replace("matches: true", "matches: false"))
    Table(page, site.url).go_home()
    files = page.get_by_test_id("files")
    expect(files.get_by_role("button")).to_have_text("Open a file of matches")
    expect(files).not_to_contain_text("installed")


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
    assert page.evaluate("() => window.asked") == 0
    table.start(SET_UP)
    assert page.evaluate("() => window.asked") == 1


def test_a_file_of_a_newer_or_an_unreleased_version_says_so_and_other_things_in_one_are_counted(
    home: Table, tmp_path: Path
) -> None:
    page = home.page
    path = tmp_path / "file.json"
    text = text_of(some_save(9, 5), "m")
    old = {"v": 1, "touched": 1, "over": False, "seen": [0], "save": some_save(9, 5)}
    for content, says in (
        ({"tefuda_matches": 99, "matches": [text]}, "A newer version of Tefuda made that file"),
        ({"tefuda": 1, "matches": [old]}, "trial version"),
        (old, "trial version"),
        ({"tefuda_matches": 1, "matches": [text, 7, None]}, "2 entries are no matches"),
    ):
        path.write_text(json.dumps(content), encoding="utf-8")
        open_file(page, path)
        expect(page.get_by_role("status").filter(has_text=says)).to_be_visible()
        page.goto(f"{home.url}#/settings")
        page.goto(home.url)


def test_what_a_table_keeps_with_its_match_goes_with_copies_and_files(home: Table, tmp_path: Path) -> None:
    page = home.page
    settings = {"mode": "keys", "turn": 20, "help": True, "wins": [1, 0], "again": []}
    page.evaluate(FORGET)
    put(page, text_of(some_save(), "f", settings=settings))
    page.reload()
    wait_for_engine(page)
    menu(page, "f", "Make a copy")
    expect(page.locator("[data-match]")).to_have_count(2)
    with page.expect_download() as download:
        page.get_by_role("button", name=ALL_AS_FILE).click()
    download.value.save_as(tmp_path / "all.json")
    page.evaluate(FORGET)
    page.reload()
    wait_for_engine(page)
    open_file(page, tmp_path / "all.json")
    expect(page.locator("[data-match]")).to_have_count(2)
    assert [each["settings"] for each in stored_matches(page).values()] == [settings, settings]
