"""Replay of a finished match: step by step, with any seat's view, and never of a match that is not over."""

from __future__ import annotations

import json
import math
import random
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from e2e.lib.drivers import IN_TURNS, LIVE, turn_driver
from e2e.lib.forms import any_form
from e2e.lib.played import played
from e2e.lib.room import SIZES, resize
from e2e.lib.sample import SET_UP, finished, some_match
from e2e.lib.store import put, replay, text_of
from e2e.lib.support import in_both_languages
from e2e.lib.table import NAMES, VALUES, Table, named
from py_engine.games import GAMES
from py_engine.match import Match
from tests.play import SetUp, card_names, deck_of

pytestmark = pytest.mark.shares_page

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1440, "height": 900}
SET_UPS = [*(turn_driver(game).SMALLEST[0] for game in IN_TURNS), *(SetUp(game, 2) for game in LIVE)]
"""Every game once."""
SCREENS = [
    *in_both_languages(viewport=PHONE),
    *in_both_languages(viewport=LAPTOP),
]
KEYS = {
    "ja-JP": ["配ったところへ", "前の", "一手戻る", "自動再生", "一手進む", "次の", "終わりへ"],
    "en-US": ["First step", "Previous ", "Previous step", "Autoplay", "Next step", "Next ", "Last step"],
}
"""The beginnings of the buttons' names, in order."""
UNDER_THE_BAR = """(cards) => {
    const { top } = document.querySelector(".walk-foot").getBoundingClientRect();
    return cards.map((card) => card.getBoundingClientRect().bottom).filter((bottom) => bottom > top + 1);
}"""
"""Returns the lower edges of cards that the bar covers."""


class Walk:
    """The replay screen of a finished match."""

    def __init__(self, table: Table, match: Match) -> None:
        self.page = table.page
        self.match = match
        self.screen = self.page.get_by_test_id("match-review")
        self.bar = self.screen.get_by_role("slider")
        self.eyes = self.screen.get_by_role("combobox")
        self.keys = self.screen.locator(".walk-buttons button")

    def stands_at(self, step: int) -> None:
        """Wait until the table after ``step`` entries is shown."""
        self.page.locator(f"[data-testid=match-review][data-at='{step}']").wait_for()

    def go(self, step: int) -> None:
        """Drag the bar to a step."""
        self.bar.fill(str(step))
        self.stands_at(step)

    def past(self, step: int) -> Match:
        """Return the match as it was at that step."""
        save = self.match.save()
        return replay({**save, "log": save["log"][:step]})

    def hands(self) -> list[list[str]]:
        """Return the open cards of all hands."""
        return [named(hand.locator("[data-card]")) for hand in self.screen.locator(".walk-hand").all()]


def over(set_up: SetUp, seed: int = 1) -> Match:
    """Return a match that is over, played at random."""
    if not GAMES[set_up.game].live:
        return played(set_up, seed)
    rng = random.Random(seed)
    match = set_up.match(seed, NAMES)
    while not match.state.over:
        match.act(rng.choice(match.legal(500)[0]))
    return match


def go_through(table: Table, match: Match) -> Walk:
    """Store a match that is over and open its replay, at its deal."""
    table.put(match.save(), "past")
    table.page.goto(f"{table.url}#/review/past")
    walk = Walk(table, match)
    walk.stands_at(0)
    return walk


def viewed(answers: list[str]) -> list[Any]:
    """Return the views in answers, single ones or of many steps, with the hands in them."""
    found: list[Any] = []
    for answer in map(json.loads, answers):
        rows = [*answer.get("views", []), *answer.get("hands", [])]
        found += [answer] if "log_start" in answer else [each for row in rows for each in row]
    return found


@any_form(set_up=SET_UPS, locale=SCREENS)
def test_a_match_is_gone_through_by_bar_keys_and_names(table: Table, set_up: SetUp, locale: str) -> None:
    walk = go_through(table, over(set_up))
    length = len(walk.match.log)
    expect(walk.keys).to_have_count(len(KEYS[locale]))
    for key, name in zip(walk.keys.all(), KEYS[locale], strict=True):
        assert key.inner_text().startswith(name)
        box = key.bounding_box()
        assert box and min(box["width"], box["height"]) >= 44
    first, back_part, back, _, on, on_part, last = walk.keys.all()
    on.click()
    walk.stands_at(1)
    assert "1" in (walk.bar.get_attribute("aria-valuetext") or "")
    back.click()
    walk.stands_at(0)
    on_part.click()
    walk.page.wait_for_function("() => Number(document.querySelector('[data-testid=match-review]').dataset.at) > 0")
    back_part.click()
    walk.stands_at(0)
    last.click()
    walk.stands_at(length)
    expect(walk.screen.locator(".score-row")).to_have_count(set_up.seats)
    first.click()
    walk.stands_at(0)
    walk.page.keyboard.press("End")
    walk.stands_at(length)
    walk.page.keyboard.press("ArrowLeft")
    walk.stands_at(length - 1)
    assert walk.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it scrolls sideways"
    foot = walk.screen.locator(".walk-foot").bounding_box()
    window = walk.page.viewport_size
    assert foot and window and abs(foot["y"] + foot["height"] - window["height"]) <= 1, "not at the lower edge"


@any_form(set_up=[SetUp(game, GAMES[game].max_players) for game in IN_TURNS])
def test_all_hands_are_open_and_in_a_seats_view_only_its_own(table: Table, set_up: SetUp) -> None:
    walk = go_through(table, over(set_up))
    for step in (0, len(walk.match.log) // 2, len(walk.match.log) - 1):
        walk.go(step)
        past = walk.past(step)
        assert walk.hands() == [past.view(seat)["hand"] for seat in range(set_up.seats)]
    walk.go(len(walk.match.log) // 2)
    past = walk.past(len(walk.match.log) // 2)
    for seat in (0, set_up.seats - 1):
        walk.eyes.select_option(label=NAMES[seat])
        walk.page.locator(f"main.seat-{seat} .hand").or_(
            walk.page.locator(f"main.seat-{seat} .table")
        ).first.wait_for()
        walk.page.wait_for_function("() => !document.querySelector('.walk-hand')")
        walk.page.wait_for_function(
            "hand => hand.every((card) => document.querySelector(`[data-card='${card}']`))",
            arg=past.view(seat)["hand"],
        )
        told = set(walk.page.evaluate(VALUES)) & deck_of(set_up.game)
        assert told <= card_names(past.game, past.view(seat)), "another hand is revealed"


def test_autoplay_runs_until_it_is_stopped_and_lists_points_as_they_grew(table: Table) -> None:
    walk = go_through(table, finished())
    play = walk.keys.nth(3)
    play.click()
    walk.stands_at(2)
    expect(play).to_have_attribute("title", "Stop")
    play.click()
    expect(play).to_have_attribute("title", "Autoplay")
    last = len(walk.match.log)
    walk.go(last - 1)
    play.click()
    walk.stands_at(last)
    expect(play).to_have_attribute("title", "Autoplay")
    walk.screen.get_by_role("button", name="Points over time").click()
    walk.screen.locator("summary", has_text="As a table").click()
    rows = walk.screen.locator(".walk-figures tbody tr")
    ends = [trick["log_end"] for trick in walk.match.view(None)["tricks"]]
    expect(rows).to_have_count(len(ends))
    for end, row in zip(ends, rows.all(), strict=True):
        assert row.locator("td").all_inner_texts() == [str(points) for points in walk.past(end).status()["scores"]]


LOG = {"ja-JP": "これまでの流れ", "en-US": "What happened"}
TOLD_AT_FIRST = {"ja-JP": "カードを配りました。", "en-US": "The deal."}


@any_form(set_up=SET_UPS, locale=SCREENS)
def test_the_last_event_is_described_in_words(table: Table, set_up: SetUp, locale: str) -> None:
    """In the log's order."""
    walk = go_through(table, over(set_up))
    told = walk.screen.locator(".walk-told")
    expect(told).to_have_text(TOLD_AT_FIRST[locale])
    heard = {told.inner_text()}
    for step in (1, 2, len(walk.match.log) // 2, len(walk.match.log) - 1):
        walk.go(step)
        expect(told).not_to_have_text(TOLD_AT_FIRST[locale])
        words = told.text_content() or ""
        heard.add(words)
        walk.screen.get_by_role("button", name=LOG[locale], exact=True).click()
        log = walk.page.get_by_role("dialog").locator(".log-line").first
        expect(log).to_have_text(words)
        walk.page.keyboard.press("Escape")
        log.wait_for(state="detached")
    assert len(heard) > 3, "all descriptions are the same"


def test_the_result_and_the_list_of_finished_matches_lead_there(table: Table) -> None:
    match = finished()
    table.put(match.save(), "past")
    table.result.wait_for()
    table.page.get_by_role("link", name="Replay the match").click()
    walk = Walk(table, match)
    walk.stands_at(0)
    table.page.goto(f"{table.url}#/")
    table.page.locator("[data-match=past] summary").click()
    table.page.locator("[data-match=past]").get_by_role("link", name="Replay the match").click()
    walk.stands_at(0)


def opens_nothing(table: Table, address: str) -> Locator:
    """Check that nothing opens at an address, and the engine gets no request for a view; return the notice."""
    table.page.goto(f"{table.url}#/")
    table.page.locator(".shelf").wait_for()
    table.doors.forget()
    table.page.goto(f"{table.url}#/{address}")
    refused = table.page.locator("main").get_by_role("status")
    refused.filter(has_text="still being played").wait_for()
    assert viewed(table.doors.answers) == []
    assert not set(table.page.evaluate(VALUES)) & deck_of(SET_UP.game)
    assert table.page.locator(".setup-start").count() == 0
    return refused


def test_a_match_that_is_not_over_opens_nothing(table: Table) -> None:
    """Neither by its address, with any stored data about it, nor by a button; no view is requested."""
    for claims in (False, True):
        table.put(some_match().save(), "running", over=claims)
        table.noren.wait_for()
        opens_nothing(table, "review/running")
        for step in ("0", "5", "-1", "x", "99999") if not claims else ():
            opens_nothing(table, f"what-if/running/{step}")
        table.page.goto(f"{table.url}#/")
        entry = table.page.locator("[data-match=running]")
        entry.locator("summary").click()
        expect(entry.get_by_role("link", name="Replay the match")).to_have_count(int(claims))


@any_form(address=["review/copy", "what-if/copy/0"])
def test_a_copy_opens_once_the_user_agrees_that_the_match_no_longer_counts(table: Table, address: str) -> None:
    """Its hands are those of the match; once that is over, no agreement is needed."""
    save = finished().save()
    counts_no_more = table.page.get_by_role("alert").filter(has_text="doesn’t count")
    put(table.page, text_of(save, "copy"))
    table.put({**save, "log": save["log"][:3]}, "running")
    table.noren.wait_for()
    expect(counts_no_more).to_have_count(0)
    refused = opens_nothing(table, address)
    expect(refused.get_by_role("link")).to_have_attribute("href", "#/play/running")
    table.page.get_by_role("button", name="See the hands anyway").click()
    expect(table.page.get_by_test_id("same-deal")).to_have_count(0)
    table.page.locator("[data-at]").first.wait_for()
    table.page.goto(f"{table.url}#/play/running")
    expect(counts_no_more).to_be_visible()
    table.put(save, "running")
    table.result.wait_for()
    table.page.goto(f"{table.url}#/review/copy")
    Walk(table, finished()).stands_at(0)


def test_a_match_that_the_rules_refuse_shows_the_reason(table: Table) -> None:
    save = finished().save()
    put(table.page, {**text_of(save, "old"), "log": [save["log"][1], *save["log"][1:]]})
    table.page.goto(f"{table.url}#/review/old")
    expect(table.page.get_by_test_id("match-review")).to_contain_text("a move against rule")
    table.page.goto(f"{table.url}#/review/nowhere")
    expect(table.page.get_by_test_id("missing")).to_contain_text("This match isn’t here")


TARGET_PX = 44
HEAD_OVERFLOW = """() => {
    const head = document.querySelector(".match-review > .play-head").getBoundingClientRect();
    return [...document.querySelectorAll(".play-head :is(.button, h1)")].map((each) => each.getBoundingClientRect())
        .filter((each) => each.bottom > head.bottom + 1 || each.height > head.height + 1).length;
}"""


@pytest.mark.parametrize("size", [{"width": 844, "height": 390}, {"width": 1280, "height": 720}], ids=str)
@pytest.mark.parametrize("set_up", [turn_driver(game).LARGEST[-1] for game in IN_TURNS], ids=str)
def test_all_hands_are_above_the_bar_of_a_low_window(table: Table, set_up: SetUp, size: ViewportSize) -> None:
    resize(table.page, size)
    walk = go_through(table, played(set_up, 4, math.inf))
    for step in (0, len(walk.match.log) // 2):
        walk.go(step)
        walk.stands_at(step)
        assert walk.screen.locator(".walk-hand .cards > li").evaluate_all(UNDER_THE_BAR) == []


@any_form(size=SIZES)
def test_the_head_of_a_replay_is_one_row(table: Table, size: ViewportSize) -> None:
    resize(table.page, size)
    go_through(table, over(SET_UPS[0]))
    assert table.page.evaluate(HEAD_OVERFLOW) == 0
    head = table.page.locator(".match-review > .play-head").bounding_box()
    assert head
    assert head["height"] < 2 * TARGET_PX
