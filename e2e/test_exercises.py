"""Exercises: done at the game's table, found in a person's matches, and repeated from a pile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.lib.drivers import WITH_MACHINES, turn_driver
from e2e.lib.exercises import put_past, search, with_exercises
from e2e.lib.forms import any_form, forms
from e2e.lib.played import played as played_at_random
from e2e.lib.room import resize
from e2e.lib.store import dumped, put, stored_matches, text_of
from e2e.lib.support import in_both_languages
from e2e.lib.table import Table
from e2e.lib.ways import by_keys, by_names, by_touch
from e2e.test_review import LAPTOP, PHONE
from py_engine.bridge import Door
from tests.exercises.finding import right_moves
from tests.exercises.test_exercises import position, shipped
from tests.play import ask

pytestmark = pytest.mark.shares_page

RIGHT = {"ja-JP": "いい手です。", "en-US": "Good move."}
FIND = {"ja-JP": "この対戦から問題を作る", "en-US": "Make exercises from this match"}
SCREENS = [*in_both_languages(viewport=PHONE), *in_both_languages(viewport=LAPTOP)]

ANSWERED = [(390, 844), (820, 1180), (1280, 720), (1440, 900)]
"""Windows (CSS px) in which the hand is seen with the verdict about it."""
SEEN = """() => {
    const boxes = (all) => [...document.querySelectorAll(all)].map((each) => each.getBoundingClientRect());
    const [band] = boxes(".lesson-band");
    return {
        band: band.top >= 0 && band.bottom <= innerHeight,
        cards: Math.min(...boxes(".hand [data-card]").map(({ top, height }) => (innerHeight - top) / height)),
    };
}"""
"""Returns whether the whole verdict is in the window, and the smallest share of a card that is."""


def open_exercise(table: Table, game: str) -> dict[str, Any]:
    """Open the first exercise shipped with a game, and return it."""
    table.page.goto(f"{table.url}#/exercises")
    table.page.locator(f"a[href='#/exercises/{game}']").click()
    table.open.wait_for()
    return shipped(game)[0]


def answer(table: Table, game: str, exercise: dict[str, Any], action: dict[str, Any]) -> str | None:
    """Carry out an action at the table of an exercise; return the shown outcome."""
    turn_driver(game).perform(table, position(game, exercise), action)
    table.page.locator("[data-testid=exercise][data-ended=true]").wait_for()
    return table.page.locator("[data-outcome]").get_attribute("data-outcome")


def pile(page: Page) -> list[dict[str, Any]]:
    """Return the stored items of the pile."""
    rows = [value for name, key, value in dumped(page)[0] if (name, key) == ("documents", "exercises")]
    kept: list[dict[str, Any]] = rows[0]["value"]["kept"] if rows else []
    return kept


@any_form(game=WITH_MACHINES, locale=SCREENS)
def test_a_right_move_is_called_so_and_what_was_played_is_told(table: Table, game: str, locale: str) -> None:
    exercise = open_exercise(table, game)
    assert answer(table, game, exercise, exercise["choices"][0]["action"]) == "done"
    screen = table.page.get_by_test_id("exercise")
    expect(screen).to_contain_text(RIGHT[locale])
    assert "-reason-" not in screen.inner_text(), "a reason has no words"
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    assert pile(table.page) == []


@forms(game=WITH_MACHINES, locale=in_both_languages())
def test_the_hand_is_seen_with_the_verdict_about_it(table: Table, game: str, locale: str) -> None:
    exercise = open_exercise(table, game)
    assert answer(table, game, exercise, exercise["done"]) == "wrong"
    for width, height in ANSWERED:
        resize(table.page, {"width": width, "height": height})
        seen = table.page.evaluate(SEEN)
        assert seen["band"] and seen["cards"] >= 2 / 3, (width, seen)


@any_form(way=[by_keys, by_names], game=WITH_MACHINES[:2])
def test_the_move_played_is_wrong_and_its_exercise_comes_back(
    table: Table, way: Callable[[pytest.MonkeyPatch], None], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    way(monkeypatch)
    exercise = open_exercise(table, game)
    assert answer(table, game, exercise, exercise["done"]) == "wrong"
    (kept,) = pile(table.page)
    assert (kept["exercise"]["link"], kept["right"], kept["due"]) == (exercise["link"], 0, kept["answered"] + 1)
    table.page.locator(".lesson-ways .button-main").click()
    table.open.wait_for()


@pytest.mark.browser_context_args(viewport=PHONE, has_touch=True)
def test_by_touch_a_match_continues_from_an_exercise_against_bots(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_touch(monkeypatch)
    game = WITH_MACHINES[0]
    exercise = open_exercise(table, game)
    answer(table, game, exercise, right_moves(exercise["choices"])[-1]["action"])
    table.page.locator(".lesson-ways .button").first.click()
    table.open.wait_for()
    (text,) = stored_matches(table.page).values()
    before = position(game, exercise)
    assert [*text["log"]] == before.save()["log"]
    assert [seat for seat, bot in enumerate(text["bots"]) if bot is None] == [exercise["seat"]]
    assert text["origin"]["step"] == exercise["step"]


def test_home_links_to_the_days_exercise_which_stays_the_same(table: Table) -> None:
    table.page.locator("a[href='#/exercises/today']").click()
    table.open.wait_for()
    first = table.page.get_by_test_id("exercise").inner_text()
    table.page.reload()
    table.open.wait_for()
    assert table.page.get_by_test_id("exercise").inner_text() == first


@any_form(locale=SCREENS)
def test_exercises_are_found_in_an_analysed_match_and_kept_on_the_pile(table: Table, locale: str) -> None:
    game = WITH_MACHINES[0]
    match, found = with_exercises(game)
    put_past(table, match, "past")
    table.page.goto(f"{table.url}#/review/past/analysis")
    table.page.get_by_role("link", name=FIND[locale]).click()
    search(table.page)
    kept = [each["exercise"] for each in pile(table.page)]
    assert [{name: each[name] for name in ("step", "done", "choices")} for each in kept] == found
    link = ask(Door(), op="read_link", link=kept[0]["link"])
    assert link["save"]["log"] == match.save()["log"] and link["names"]
    table.page.get_by_test_id("find-exercises").locator("a[href='#/exercises']").click()
    table.page.locator("a[href='#/exercises/today']").click()
    table.open.wait_for()
    expect(table.page.get_by_test_id("exercise")).to_contain_text(match.names[1])
    table.page.goto(f"{table.url}#/")
    expect(table.page.locator("a[href='#/exercises/today']")).to_contain_text(str(len(found)))


def test_each_of_several_people_can_look_for_exercises_unless_the_same_deal_is_running(table: Table) -> None:
    game = WITH_MACHINES[0]
    match = played_at_random(turn_driver(game).SMALLEST[0], 1)
    table.put(match.save(), "past")
    table.result.wait_for()
    seats = table.page.get_by_test_id("for-people").get_by_role("link")
    expect(seats).to_have_text(match.names)
    seats.nth(1).click()
    screen = table.page.get_by_test_id("find-exercises")
    screen.locator("button.button-main").wait_for()
    put(table.page, text_of({**match.save(), "log": []}, "running"))
    screen.locator("button.button-main").click()
    expect(screen.get_by_role("status")).to_contain_text("same deal")
    assert pile(table.page) == []
