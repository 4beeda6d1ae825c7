"""The scorebook: the results of people's finished matches, those that don't count, and import and export."""

from __future__ import annotations

import csv
import json
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from e2e.lib.sample import GAME, fresh
from e2e.lib.store import DOCUMENT, FORGET, Text, dumped, put, replay, save_of, text_of
from e2e.lib.support import in_both_languages
from e2e.lib.table import Table
from e2e.test_access import faults
from tests.record import FIXTURES, recorded

pytestmark = pytest.mark.shares_page

PEOPLE = ("Aki", "Benjamin", "ちえ", "Dai")
OTHER = next(path.name for path in sorted(FIXTURES.iterdir()) if path.is_dir() and path.name != GAME)
NOW = 1_795_000_000_000
HOUR = 3_600_000
EACH = 3
"""Matches of each of two games."""
SMALL: ViewportSize = {"width": 360, "height": 640}
LAPTOP: ViewportSize = {"width": 1440, "height": 900}
JA, EN = in_both_languages()
LOCALES = pytest.mark.parametrize(
    "locale", [EN, pytest.param(JA.values[0], marks=[*JA.marks, pytest.mark.long])], ids=["en", "ja"]
)
FITS = "[...document.querySelectorAll('.book-table')].every((table) => table.scrollWidth <= table.clientWidth)"
WORDS = {
    "en-US": {
        "book": "Group scorebook",
        "leave": "Don’t count",
        "back": "Count it",
        "rename": "Rename",
        "new": "New name for",
        "merge": "Merge with",
        "hide": "Hide",
        "show": "Show again",
        "met": "have played at the same table",
        "json": "Save as JSON",
        "csv": "Save as CSV",
        "take": "Add",
        "machines": "With bots: 1",
        "what-ifs": "What-ifs: 1",
        "no-json": "not a scorebook",
    },
    "ja-JP": {
        "book": "成績帳",
        "leave": "数えない",
        "back": "数える",
        "rename": "名前を変える",
        "new": "の新しい名前",
        "merge": "とまとめる",
        "hide": "隠す",
        "show": "表示する",
        "met": "同じ卓で遊んでいる",
        "json": "JSONで保存",
        "csv": "CSVで保存",
        "take": "取り込む",
        "machines": "からくりとの対戦：1",
        "what-ifs": "「もしも」の対戦：1",
        "no-json": "読み取れない",
    },
}


def matches() -> Iterator[Text]:
    """Yield finished matches of three people out of four, of two games, an hour apart."""
    rng = random.Random(5)
    of_three = [save for game in (GAME, OTHER) for save in islice(filter(is_of_three, recorded(game)), EACH)]
    for number, save in enumerate(of_three):
        names = ["Aki", *rng.sample(PEOPLE[1:3], 1), "Dai"] if number % 2 else ["Aki", "Benjamin", "ちえ"]
        yield text_of(called(save, names), f"m{number}", touched=NOW - number * HOUR)


def is_of_three(save: dict[str, Any]) -> bool:
    """Return whether three people have played the match to its end."""
    return len(save["seats"]) == 3 and bool(replay(save).state.over)


def called(save: dict[str, Any], names: Iterable[str]) -> dict[str, Any]:
    """Return a save with other names of its players."""
    return {**save, "seats": [{"name": name} for name in names]}


def has_book(page: Page) -> bool:
    """Return whether anything of the book is stored."""
    rows, texts = dumped(page)
    return f"{DOCUMENT}book" in texts or any(row[:2] == ("documents", "book") for row in rows)


def wins(game: str | None = None) -> Counter[str]:
    """Return each person's wins, counted here."""
    won: Counter[str] = Counter()
    for text in matches():
        if game in (None, text["game"]):
            won.update(text["seats"][seat]["name"] for seat in text["outcome"]["winners"])
    return won


class Book:
    """The book on a page."""

    def __init__(self, page: Page, locale: str) -> None:
        self.page, self.words = page, WORDS[locale]
        self.totals = page.get_by_test_id("book-totals")

    def open(self, texts: Iterable[Text]) -> None:
        """Store matches, and go to the book from home."""
        put(self.page, *texts)
        self.page.get_by_role("link", name=self.words["book"], exact=True).click()
        self.page.get_by_test_id("book").wait_for()

    def wins(self) -> dict[str, int]:
        """Return the wins in the table, by person, without those of no one."""
        rows = self.totals.locator("tbody tr").evaluate_all(
            "rows => rows.map((row) => [row.querySelector('th').textContent, Number(row.cells[2].textContent)])"
        )
        return {name: count for name, count in rows if count}

    def person(self, name: str) -> Locator:
        """Return a person's row among the people."""
        return (
            self.page.get_by_test_id("book-people").locator("li").filter(has=self.page.locator("b", has_text=name))
        )


@LOCALES
def test_the_book_shows_wins_by_person_and_ignores_matches_left_out(table: Table, locale: str) -> None:
    page, book = table.page, Book(table.page, locale)
    book.open(matches())
    assert book.wins() == wins()
    page.locator("select[name=game]").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    first = sorted((GAME, OTHER))[0]
    expect(page.get_by_test_id("book-last").locator("li")).to_have_count(EACH)
    assert book.wins() == wins(first)
    last = page.get_by_test_id("book-last").locator("li").first
    before = sum(book.wins().values())
    last.get_by_role("button", name=book.words["leave"]).click()
    last.get_by_role("button", name=book.words["back"]).wait_for()
    assert sum(book.wins().values()) < before
    page.reload()
    left = page.get_by_role("button", name=book.words["back"])
    left.click()
    left.wait_for(state="detached")
    assert book.wins() == wins()


@LOCALES
def test_people_are_hidden_renamed_and_put_together_unless_they_have_met(table: Table, locale: str) -> None:
    page, book = table.page, Book(table.page, locale)
    book.open(matches())
    won = wins()
    row = book.totals.locator("tbody tr").filter(has_text="Aki")
    expect(row).to_have_count(1)
    book.person("Aki").get_by_role("button", name=book.words["hide"]).click()
    expect(row).to_have_count(0)
    page.reload()
    book.totals.wait_for()
    assert book.wins() == {name: count for name, count in won.items() if name != "Aki"}
    for part in ("book-ratings", "book-pairs", "book-evenings"):
        expect(page.get_by_test_id(part).locator("th", has_text="Aki")).to_have_count(0)
    book.person("Aki").get_by_role("button", name=book.words["show"]).click()
    expect(row).to_have_count(1)
    assert book.wins() == won
    book.person("ちえ").get_by_role("button", name=book.words["rename"]).click()
    name = page.get_by_label(book.words["new"])
    name.fill("Aki")
    expect(page.get_by_text(book.words["met"])).to_be_visible()
    expect(page.get_by_role("button", name=book.words["merge"])).to_be_disabled()
    name.fill("Chie")
    page.keyboard.press("Enter")
    expect(book.person("Chie")).to_be_visible()
    assert book.wins().get("Chie", 0) == won["ちえ"]
    page.reload()
    expect(book.person("Chie")).to_contain_text("ちえ")


@LOCALES
def test_two_names_become_one_person_and_separate_again(table: Table, locale: str) -> None:
    page, book = table.page, Book(table.page, locale)
    one, *_ = matches()
    other = text_of(called(save_of(one), ("Dai", "Emi", "Fuu")), "other", touched=NOW - HOUR)
    book.open([one, other])
    apart = book.wins()
    kept, merged = (each["seats"][one["outcome"]["winners"][0]]["name"] for each in (one, other))
    book.person(merged).get_by_role("button", name=book.words["rename"]).click()
    page.get_by_label(book.words["new"]).fill(kept)
    page.get_by_role("button", name=book.words["merge"]).click()
    expect(book.person(kept)).to_contain_text(merged)
    expect(book.person(merged)).to_have_count(0)
    page.reload()
    book.totals.wait_for()
    together = book.wins()
    assert (together[kept], together.get(merged)) == (apart[kept] + apart[merged], None)
    book.person(kept).get_by_role("button", name=merged).click()
    expect(book.person(merged)).to_have_count(1)
    expect(book.totals.locator("tbody tr", has_text=merged)).to_have_count(1)
    assert book.wins() == apart


@LOCALES
def test_a_book_is_exported_as_json_and_imported_if_a_person_agrees(table: Table, locale: str) -> None:
    page, book = table.page, Book(table.page, locale)
    book.open(matches())
    with page.expect_download() as download:
        page.get_by_role("button", name=book.words["json"]).click()
    file = download.value.path()
    page.evaluate(FORGET)
    page.goto(f"{table.url}#/book")
    page.reload()
    choose = page.locator("input[type=file]")
    choose.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"<img src=x>"})
    expect(page.get_by_text(book.words["no-json"])).to_be_visible()
    choose.set_input_files(file)
    page.get_by_test_id("book-offered").wait_for()
    assert not has_book(page)
    page.get_by_role("button", name=book.words["take"]).click()
    book.totals.wait_for()
    assert book.wins() == wins()
    page.reload()
    book.totals.wait_for()
    assert book.wins() == wins()


def test_a_book_is_exported_as_csv_and_a_match_to_bg_stats(table: Table) -> None:
    page, book = table.page, Book(table.page, "en-US")
    book.open(matches())
    with page.expect_download() as download:
        page.get_by_role("button", name=book.words["csv"]).click()
    assert download.value.suggested_filename.endswith(".csv")
    rows = list(csv.DictReader(Path(download.value.path()).read_text(encoding="utf-8-sig").splitlines()))
    assert Counter(row["person"] for row in rows if row["place"] == "1") == wins()
    link = page.get_by_test_id("book-last").get_by_role("link", name="BG Stats").first
    address = urlsplit(link.get_attribute("href") or "")
    assert (address.netloc, address.path) == ("app.bgstatsapp.com", "/createPlay.html")
    play = json.loads(parse_qs(address.query)["data"][0])
    text = next(matches())
    assert [player["name"] for player in play["players"]] == [seat["name"] for seat in text["seats"]]
    assert [player["score"] for player in play["players"]] == text["outcome"]["scores"]
    assert [seat for seat, player in enumerate(play["players"]) if player["winner"]] == text["outcome"]["winners"]


def test_matches_with_bots_and_what_ifs_are_separate_and_running_ones_are_nowhere(table: Table) -> None:
    text, running = next(matches()), fresh().save()
    secret = called(running, [f"Secret {seat}" for seat in range(len(running["seats"]))])
    bots = [None, {"level": "easy", "face": "A"}, None]
    origin = {"id": text["id"], "step": 1, "outcome": text["outcome"]}
    page, book = table.page, Book(table.page, "en-US")
    alone, what_if = {**text, "id": "alone", "bots": bots}, {**text, "id": "what-if", "origin": origin}
    book.open([alone, what_if, text_of(secret, "running")])
    apart = page.get_by_test_id("book-apart")
    expect(apart).to_contain_text(book.words["machines"])
    expect(apart).to_contain_text(book.words["what-ifs"])
    expect(book.totals).to_have_count(0)
    said = page.get_by_test_id("book").inner_html()
    assert not [name for name in ("Secret", "running", *PEOPLE) if name in said]
    assert not has_book(page)


def test_a_deleted_match_stays_in_the_book_and_another_tab_hears_of_it(table: Table) -> None:
    page, book = table.page, Book(table.page, "en-US")
    book.open(matches())
    other = page.context.new_page()
    other.goto(f"{table.url}#/book")
    there = Book(other, "en-US")
    there.totals.wait_for()
    page.goto(f"{table.url}#/")
    page.get_by_role("button", name="Delete all finished matches").click()
    page.get_by_role("button", name="Yes, delete").click()
    page.get_by_text("Finished matches").wait_for(state="detached")
    page.get_by_role("link", name=book.words["book"], exact=True).click()
    book.totals.wait_for()
    assert book.wins() == wins()
    other.get_by_role("button", name=book.words["leave"]).first.click()
    page.get_by_role("button", name=book.words["back"]).wait_for()
    assert sum(book.wins().values()) < sum(wins().values())


def test_the_end_of_a_match_that_counts_leads_to_the_book(table: Table) -> None:
    table.store(next(matches()))
    table.result.wait_for()
    page = table.page
    page.get_by_role("link", name="Group scorebook").click()
    page.get_by_test_id("book").wait_for()


@LOCALES
def test_the_book_keeps_to_the_window_and_breaks_no_rule_of_access(table: Table, locale: str) -> None:
    page, book = table.page, Book(table.page, locale)
    book.open(matches())
    page.locator(".book-ways summary").click()
    for size in (SMALL, LAPTOP):
        page.set_viewport_size(size)
        assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
        assert page.evaluate(FITS), "a table is cut at the side"
        assert faults(page, locale) == []
