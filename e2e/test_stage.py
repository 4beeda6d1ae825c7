"""The stage: a question, a choice or a refusal moves nothing on a table."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import ViewportSize

from e2e.lib.drivers import IN_TURNS, turn_driver
from e2e.lib.forms import any_form, forms
from e2e.lib.played import choose, played
from e2e.lib.room import resize
from e2e.lib.stage import FIXED, LYING, cut, hand_place, overlaps, places
from e2e.lib.support import in_both_languages
from e2e.lib.table import Table
from py_engine.games import GAMES
from tests.play import SetUp

pytestmark = pytest.mark.shares_page

SIZES: tuple[ViewportSize, ...] = ({"width": 390, "height": 844}, {"width": 1440, "height": 900})
TAPPED, ACTIONS = 3, 6


@forms(game=IN_TURNS, size=SIZES)
def test_only_cards_move_as_something_is_chosen_refused_or_done(
    table: Table, game: str, size: ViewportSize
) -> None:
    page, driver, rng = table.page, turn_driver(game), random.Random(7)
    resize(page, size)
    match = table.prepare(played(driver.MEASURED[-1], 3, 2).save())
    table.ready(match)
    fixed, lying, hand = places(page, FIXED), places(page, LYING), hand_place(page)
    for card in range(TAPPED):
        table.hand.nth(card).click(position={"x": 12, "y": 20})
        assert places(page, FIXED) == fixed, f"card {card} was tapped"
        assert places(page, LYING) == lying, f"card {card} was tapped"
        assert overlaps(page, ".prompt-refusal", ".prompt-buttons > *") == []
    match = table.prepare(match.save())
    for _ in range(ACTIONS):
        table.ready(match)
        assert places(page, FIXED) == fixed, "after an action"
        assert hand_place(page) == hand, "after an action"
        action = choose(match, rng)
        driver.perform(table, match, action)
        table.stored_and_shown(len(match.log) + 1)
        match.act(action)
        table.arrived(match)


NAMED = ("Benjamin", "Benjamin", "Shirayuki", "ちえ")
FACES = ("bear", "fox", "owl")
PHONES: tuple[ViewportSize, ...] = ({"width": 360, "height": 640}, {"width": 390, "height": 844})
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}


@any_form(size=PHONES, game=[game for game in IN_TURNS if GAMES[game].max_players >= len(NAMED)])
def test_names_of_eight_letters_are_whole_at_four_seats_with_faces(
    table: Table, size: ViewportSize, game: str
) -> None:
    page = table.page
    resize(page, size)
    match = SetUp(game, len(NAMED)).match(3, NAMED)
    table.replace(match.save(), bots=[None, *({"level": "easy", "face": face} for face in FACES)])
    table.open.wait_for()
    page.locator(".seat-name .machine-face").first.wait_for()
    assert cut(page, ".seat-name b") == []
    assert overlaps(page, ".seat-name .machine-face, .seat-leads", ".seat-name b, .news") == []


@any_form(game=IN_TURNS, locale=in_both_languages(viewport=ON_ITS_SIDE))
def test_the_aim_is_whole_on_a_phone_on_its_side(table: Table, game: str, locale: str) -> None:
    table.prepare(played(turn_driver(game).MEASURED[-1], 3, 0).save())
    aim, news = (table.page.locator(which).bounding_box() for which in (".aim", ".news"))
    assert aim
    assert news
    assert aim["height"] <= news["height"] + 1


WIDE: tuple[ViewportSize, ...] = ({"width": 820, "height": 1180}, {"width": 1440, "height": 900})
STARTS = """() => [...document.querySelectorAll(".aim, .tip, .news .log-line")].map(
    (each) => Math.round(each.getBoundingClientRect().left))"""


@any_form(size=WIDE, game=IN_TURNS)
def test_aim_and_news_start_at_the_same_place_on_every_turn(table: Table, size: ViewportSize, game: str) -> None:
    page, driver = table.page, turn_driver(game)
    resize(page, size)
    starts: list[int] = []
    for turns in (0, 2, 5):
        match = table.prepare(played(driver.MEASURED[-1], 3, turns).save())
        table.ready(match)
        starts += page.evaluate(STARTS)
    assert len(starts) > 1
    assert len(set(starts)) == 1, starts
