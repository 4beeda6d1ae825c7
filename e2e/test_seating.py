"""Seating: people and bots in the set-up, kept for the next match and named wherever seats are."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.lib.drivers import IN_TURNS, LIVE, WITH_MACHINES
from e2e.lib.forms import any_form
from e2e.lib.machines import now
from e2e.lib.store import stored_matches
from e2e.lib.table import Table
from py_engine.games import GAMES

pytestmark = pytest.mark.shares_page
NARROW = pytest.mark.browser_context_args(viewport={"width": 320, "height": 640}, locale="ja-JP")
GAME = IN_TURNS[0]


def set_up(table: Table, game: str) -> None:
    """Go to the set-up of a game, for people."""
    table.page.goto(f"{table.url}#/setup/{game}")
    table.together()


@NARROW
@any_form(game=WITH_MACHINES)
def test_a_bot_takes_a_seat_by_its_face_and_level_and_the_match_keeps_it(table: Table, game: str) -> None:
    page = table.page
    set_up(table, game)
    page.locator("[data-who='1']").select_option("hard")
    seat = page.locator(".names .seat-1")
    expect(seat.locator("input")).to_have_count(0)
    face = seat.get_by_role("combobox").first
    second = face.locator("option").nth(1)
    name = second.inner_text()
    face.select_option(index=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320, "the page scrolls sideways"
    page.locator(".setup-start").click()
    table.table.wait_for()
    (text,) = stored_matches(page).values()
    bots = text["bots"]
    assert [bool(each) for each in bots] == [each == 1 for each in range(len(bots))]
    assert bots[1]["level"] == "hard"
    assert text["seats"][1]["name"] == name
    page.goto(table.url)
    expect(page.locator(".match-words")).to_contain_text(f"{name}（からくり）")
    page.goto(f"{table.url}#/setup/{game}")
    expect(page.locator("[data-who='1']")).to_have_value("hard")
    expect(page.locator(".names .seat-1")).to_contain_text(name)


def test_the_last_person_stays_and_a_rematch_has_the_same_people_and_bots(table: Table) -> None:
    page = table.page
    set_up(table, GAME)
    seats = page.locator("[data-who]").count()
    for seat in range(1, seats):
        page.locator(f"[data-who='{seat}']").select_option("easy")
    expect(page.locator("[data-who='0']")).to_be_disabled()
    name = page.locator(".names input").first
    expect(name).to_have_attribute("placeholder", "Guest")
    page.locator("[data-who='1']").select_option("person")
    expect(page.locator("[data-who='0']")).to_be_enabled()
    expect(name).to_have_attribute("placeholder", "Player 1")
    name.fill("Aki")
    page.locator("[data-who='2']").select_option("even")
    page.locator(".setup-start").click()
    table.table.wait_for()
    (match_id,) = stored_matches(page)
    page.goto(f"{table.url}#/setup/{GAME}/{match_id}")
    expect(page.locator(".names input").first).to_have_value("Aki")
    expect(page.locator("[data-who='2']")).to_have_value("even")
    expect(page.locator("[data-who='1']")).to_have_value("person")


@any_form(game=[game for game in GAMES if GAMES[game].bots])
def test_two_presses_of_enter_begin_a_match(table: Table, game: str) -> None:
    page = table.page
    page.locator(f"a[href='#/setup/{game}']").first.focus()
    page.keyboard.press("Enter")
    expect(now(table)).to_be_enabled()
    for _ in range(6):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.name === 'company'"):
            break
    page.keyboard.press("Enter")
    page.get_by_test_id("choose" if game in LIVE else "table").wait_for()
    (text,) = stored_matches(page).values()
    assert text["bots"][0] is None
    assert {bot["level"] for bot in text["bots"][1:]} == {"easy"}


RIGHT_TO_LEFT = "דוד"


def test_names_that_look_the_same_do_not_sit_at_one_table(table: Table) -> None:
    page = table.page
    set_up(table, GAME)
    fields = page.locator(".names input")
    fields.first.fill("Aki")
    for other in ("ＡＫＩ", "aki", "A\u200bki", "\u202eAki"):
        fields.nth(1).fill(other)
        expect(page.locator(".names ~ [role=alert]")).to_be_visible()
        expect(page.locator(".setup-start")).to_be_disabled()
        fields.nth(1).fill("Ben")
        expect(page.locator(".setup-start")).to_be_enabled()


def test_a_name_is_kept_as_it_is_seen_and_turns_no_text_round(table: Table) -> None:
    page = table.page
    set_up(table, GAME)
    fields = page.locator(".names input")
    fields.first.fill("\u200b\u3164")
    fields.nth(1).fill(f"\u202e{RIGHT_TO_LEFT}")
    page.locator(".setup-start").click()
    table.table.wait_for()
    (text,) = stored_matches(page).values()
    assert [seat["name"] for seat in text["seats"]][:2] == ["Player 1", RIGHT_TO_LEFT]
    expect(page.get_by_text(f"\u2068{RIGHT_TO_LEFT}\u2069").first).to_be_visible()
    page.goto(table.url)
    expect(page.locator(".match-words")).to_contain_text(f"\u2068{RIGHT_TO_LEFT}\u2069")
