"""A tab keeps the state of its screens when the system ends it, and when it is loaded again."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.lib.drivers import WITH_MACHINES
from e2e.lib.lessons import LESSONS, do_step, open_step
from e2e.lib.sample import GAME, fresh
from e2e.lib.table import NAMES, Table
from e2e.test_exercises import answer, open_exercise
from e2e.test_lessons import IN_TURNS, said
from e2e.test_review import SET_UPS, go_through, over

pytestmark = pytest.mark.shares_page

FIELDS = ".name input"
KEPT = "() => sessionStorage.getItem('tefuda:1:left')"


def typed(page: Page) -> list[str]:
    """Return the names in the set-up."""
    return [each.input_value() for each in page.locator(FIELDS).all()]


def test_a_set_up_has_the_names_that_were_typed(table: Table) -> None:
    page = table.page
    page.goto(f"{table.url}#/setup/{GAME}")
    page.locator(FIELDS).first.wait_for()
    fields = page.locator(FIELDS).all()
    for field, name in zip(fields, NAMES, strict=False):
        field.fill(name)
    names = typed(page)
    page.reload()
    page.locator(FIELDS).first.wait_for()
    assert typed(page) == names
    assert names[0] == NAMES[0]
    page.goto(f"{table.url}#/rules/{GAME}")
    page.locator("[data-clause]").first.wait_for()
    page.reload()
    page.go_back()
    page.locator(FIELDS).first.wait_for()
    assert typed(page) == names


def test_rules_have_the_words_that_were_searched(table: Table) -> None:
    page = table.page
    page.goto(f"{table.url}#/rules/{GAME}")
    page.get_by_role("searchbox").fill("trick")
    found = page.locator("[data-clause]").count()
    page.reload()
    expect(page.get_by_role("searchbox")).to_have_value("trick")
    expect(page.locator("[data-clause]")).to_have_count(found)


def test_a_replay_has_its_step(table: Table) -> None:
    walk = go_through(table, over(SET_UPS[0]))
    walk.go(5)
    walk.page.reload()
    walk.stands_at(5)


@pytest.mark.parametrize("game", [IN_TURNS[0], *(game for game in LESSONS if game not in IN_TURNS)])
def test_a_lesson_has_its_attempt(table: Table, game: str) -> None:
    page = table.page
    at, step = next((at, step) for at, step in enumerate(LESSONS[game], 1) if len(step["taught"]) == 1)
    open_step(page, table.url, game, at)
    do_step(page, game, step, step["taught"])
    said(page, "done")
    page.reload()
    said(page, "done")


def test_an_exercise_has_its_answer_and_counts_it_once(table: Table) -> None:
    page, game = table.page, WITH_MACHINES[0]
    exercise = open_exercise(table, game)
    assert answer(table, game, exercise, exercise["done"]) == "wrong"
    told = page.locator(".exercise-said").inner_text()
    page.reload()
    page.locator("[data-testid=exercise][data-ended=true]").wait_for()
    assert page.locator(".exercise-said").inner_text() == told


def test_nothing_of_a_running_match_is_kept_for_it(table: Table) -> None:
    table.prepare(fresh().save())
    table.lift()
    assert table.cards()
    table.page.reload()
    table.noren.wait_for()
    screens = json.loads(table.page.evaluate(KEPT))["left"].values()
    assert {json.dumps(each["parts"]) for each in screens if each["hash"].startswith("#/play")} == {"{}"}
