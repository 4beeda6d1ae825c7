"""Lessons: every step is done at its table by taps, a wrong action leads back, and nothing is stored as a match."""

from __future__ import annotations

import random
from collections.abc import Collection
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.lib.forms import any_form
from e2e.lib.lessons import LESSONS, Step, do_step, match_of, named, open_step, perform, shown
from e2e.lib.machines import PATIENCE
from e2e.lib.store import stored_matches
from e2e.lib.support import in_both_languages
from e2e.lib.table import Table
from e2e.lib.ways import by_keys, by_touch
from py_engine.games import GAMES

pytestmark = pytest.mark.shares_page

IN_TURNS = [game for game in LESSONS if not GAMES[game].live]
FIRST = IN_TURNS[0]
PHONE = {"width": 360, "height": 640}
ON_ITS_SIDE = {"width": 844, "height": 390}
STANDS = """(least) => {
    document.querySelector("[data-do=hurry]")?.click();
    const table = document.querySelector("[data-testid=table][data-stage=open]");
    return document.querySelector("[data-testid=lesson-over]") || (table && Number(table.dataset.at) >= least);
}"""
"""Returns whether the learner has to act after ``least`` actions or more, or the match is over. Hurries bots."""


LAID_OUT = """(hair) => {
    const words = document.querySelector(".prompt-words p");
    const asked = document.createRange();
    if (words) asked.selectNodeContents(words);
    const { left = 0, right = 0 } = words ? asked.getBoundingClientRect() : {};
    const below = [...document.querySelectorAll(".table-middle *")]
        .filter(part => !part.matches(".prompt *, svg *") && part.checkVisibility())
        .filter(part => part.matches("svg") || !part.childElementCount) // a box around others may be empty there
        .map(part => ({ name: part.outerHTML.slice(0, 80), ...part.getBoundingClientRect().toJSON() }))
        .filter((part) => part.width && part.height && part.left < right && part.right > left);
    return {
        hidden: document.documentElement.scrollHeight - innerHeight,
        covered: below.filter(({ bottom }) => bottom - asked.getBoundingClientRect().top > hair)
            .map(({ name }) => name),
    };
}"""
"""Pixels of a step beyond the window, and the parts of the table's middle that overlap the prompt."""
A_HAIR = 2
"""Pixels by which lines of words may extend beyond their visible part."""


def is_whole(page: Page, step: Step) -> None:
    """Check that all of a step is in sight, and its question is not covered."""
    page.evaluate("document.fonts.ready")
    there = page.evaluate(LAID_OUT, A_HAIR)
    assert there["hidden"] <= 0, step["id"]
    assert there["covered"] == [], step["id"]


def said(page: Page, outcome: str) -> None:
    """Wait until a step reports this outcome."""
    page.locator(f".lesson-say[data-outcome={outcome}]").wait_for()


def take(page: Page, game: str, step: Step) -> None:
    """Carry out a step: first a wrong action, if a legal one exists, then the lesson's."""
    if "question" in step:
        wrong, right = sorted_answers(game, step)
        page.locator(f"[data-answer='{wrong['value']}']").click()
        said(page, "wrong")
        shown_as = page.evaluate("document.documentElement.lang")
        expect(page.locator(".lesson-say")).to_have_text(named(wrong["gets"][shown_as]))
        page.locator("[data-way=again]").click()
        page.locator(f"[data-answer='{right['value']}']").click()
        return
    legal = [each["action"] for each in step.get("wrong", []) if "refusal" not in each]
    if legal:
        do_step(page, game, step, legal[:1])
        said(page, "wrong")
        page.locator("[data-way=again]").click()
        said(page, "open")
    do_step(page, game, step, step["taught"])


def sorted_answers(game: str, step: Step) -> tuple[Any, Any]:
    """Return a wrong answer to a step's question, and the engine's right one."""
    match = match_of(game, step)
    for action in step.get("then", []):
        match.act(action)
    value: Any = {"status": match.status(), "view": match.view(0)}
    for name in step["question"]["at"].split("."):
        value = value[int(name)] if isinstance(value, list | tuple) else value[name]
    right = next(each for each in step["question"]["answers"] if each["value"] == value)
    return next(each for each in step["question"]["answers"] if each is not right), right


def play_to_the_end(table: Table, game: str, step: Step) -> None:
    """Play the match at the end of a lesson with random cards."""
    page, match, rng = table.page, match_of(game, step), random.Random(3)
    heard = len(acts(table))
    while not match.state.over:
        page.wait_for_function(STANDS, arg=len(match.log), timeout=PATIENCE)
        fresh = acts(table)[heard:]
        for action in fresh[len(match.log) - len(step["log"]) :]:
            match.act(action)
        if not match.state.over:
            perform(table, match, game, rng.choice(match.legal(50)[0]))
            page.wait_for_function(ACTED, arg=len(match.log), timeout=PATIENCE)


ACTED = """(before) => {
    const table = document.querySelector("[data-testid=table]");
    return !table || Number(table.dataset.at) > before;
}"""


def acts(table: Table) -> list[dict[str, Any]]:
    """Return all actions that the page sent to its engine."""
    return [request["action"] for request in table.doors.asked("act")]


def to_lesson(page: Page, game: str) -> None:
    """Go from home to a game's lesson."""
    page.locator(f"a.box[href='#/setup/{game}']").click()
    page.locator(f"a[href='#/learn/{game}']").click()


def take_lesson(page: Page, game: str) -> None:
    """Open a game's lesson from home and carry out all of its steps up to the match at its end."""
    to_lesson(page, game)
    for step in LESSONS[game][:-1]:
        shown(page, game, step)
        is_whole(page, step)
        take(page, game, step)
        said(page, "done")
        page.locator("[data-way=next]").click()
    shown(page, game, LESSONS[game][-1])
    is_whole(page, LESSONS[game][-1])


def lessons(usual: Collection[str], games: Collection[str] = tuple(LESSONS)) -> pytest.MarkDecorator:
    """Run the lessons of the usual games in every run, those of the others in a long one."""
    long = {game: [] if game in usual else [pytest.mark.long] for game in games}
    return pytest.mark.parametrize("game", [pytest.param(game, marks=long[game]) for game in games])


@pytest.mark.browser_context_args(viewport=PHONE)
@lessons((), IN_TURNS)
def test_a_lesson_can_be_done_with_only_keys(table: Table, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    by_keys(monkeypatch)
    take_lesson(table.page, game)


@pytest.mark.browser_context_args(viewport=PHONE, has_touch=True)
@lessons(IN_TURNS[1:2])
def test_a_lesson_can_be_done_by_touch(table: Table, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    by_touch(monkeypatch)
    take_lesson(table.page, game)


@lessons([game for game in LESSONS if game not in IN_TURNS[1:2]])
@any_form(locale=in_both_languages(viewport=PHONE))
def test_every_step_of_a_lesson_is_done_and_seen_whole(table: Table, game: str, locale: str) -> None:
    take_lesson(table.page, game)


@any_form(game=IN_TURNS, locale=in_both_languages(viewport=PHONE))
def test_the_match_at_the_end_of_a_lesson_is_summed_up_and_not_stored(table: Table, game: str, locale: str) -> None:
    page, last = table.page, LESSONS[game][-1]
    open_step(page, table.url, game, len(LESSONS[game]))
    play_to_the_end(table, game, last)
    said(page, "done")
    expect(page.locator(".lesson-sum dd")).to_have_text([each[locale[:2]] for each in last["sum"].values()])
    expect(page.locator("[data-way=home]")).to_be_visible()
    assert stored_matches(page) == {}
    page.locator("[data-way=next]").click()
    page.wait_for_url("**/#/play/*")
    page.locator("[data-testid=table]").wait_for()
    assert [len(each["bots"]) for each in stored_matches(page).values()] == [4]
    page.goto(f"{table.url}#/")
    to_lesson(page, game)
    page.locator(f"[data-step={LESSONS[game][0]['id']}]").wait_for()


@any_form(locale=in_both_languages())
def test_a_lesson_continues_where_it_was_left_and_any_step_can_be_opened(table: Table, locale: str) -> None:
    page = table.page
    open_step(page, table.url, FIRST, 1)
    take(page, FIRST, LESSONS[FIRST][0])
    said(page, "done")
    page.goto(f"{table.url}#/")
    to_lesson(page, FIRST)
    page.locator(f"[data-step={LESSONS[FIRST][1]['id']}] [data-testid=table]").wait_for()
    places = page.get_by_role("navigation").get_by_role("link")
    expect(places).to_have_count(len(LESSONS[FIRST]))
    places.first.click()
    page.locator(f"[data-step={LESSONS[FIRST][0]['id']}] [data-testid=table]").wait_for()


def test_a_step_is_done_by_keys_and_its_solution_can_be_shown(table: Table) -> None:
    page = table.page
    number = next(at for at, step in enumerate(LESSONS[FIRST], 1) if step.get("wrong") and not _refused(step))
    step = LESSONS[FIRST][number - 1]
    open_step(page, table.url, FIRST, number)
    card = page.locator(f".hand [data-card='{step['wrong'][0]['action']['card']}']")
    card.focus()
    card.press("Enter")
    card.press("Enter")
    said(page, "wrong")
    expect(page.locator("[data-way=again]")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    said(page, "done")
    expect(page.locator("[data-way=next]")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(f"[data-step={LESSONS[FIRST][number]['id']}]").wait_for()


def _refused(step: Step) -> bool:
    return "refusal" in step["wrong"][0]


@pytest.mark.browser_context_args(viewport={"width": 1440, "height": 900})
def test_a_forbidden_action_is_explained_in_the_lessons_own_words(table: Table) -> None:
    page = table.page
    step = next(step for step in LESSONS[FIRST] if step.get("wrong") and _refused(step))
    open_step(page, table.url, FIRST, LESSONS[FIRST].index(step) + 1)
    page.locator(f".hand [data-card='{step['wrong'][0]['action']['card']}']").click()
    expect(page.locator(".lesson-say")).to_have_text(named(step["wrong"][0]["say"]["en"]))
    said(page, "open")


@any_form(game=[*LESSONS], locale=in_both_languages(viewport=ON_ITS_SIDE))
def test_a_phone_on_its_side_shows_every_step_whole(table: Table, game: str, locale: str) -> None:
    for number, step in enumerate(LESSONS[game], 1):
        open_step(table.page, table.url, game, number)
        is_whole(table.page, step)
