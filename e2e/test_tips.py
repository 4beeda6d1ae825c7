"""A special position at a table is explained once, if the player wants that, while it is news."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.lib.drivers import IN_TURNS, turn_driver
from e2e.lib.forms import forms
from e2e.lib.support import in_both_languages
from e2e.lib.table import Table
from e2e.lib.tips import TIP, first, words
from py_engine.match import Match

pytestmark = pytest.mark.shares_page

SIZES = ((360, 640), (390, 844), (1440, 900))
WITH_TIPS = [game for game in IN_TURNS if turn_driver(game).SPECIAL]
IN_PLACE = """() => {
    const tip = document.querySelector("[data-testid=tip]");
    const range = document.createRange();
    range.selectNodeContents(tip);
    const text = range.getBoundingClientRect();
    const place = tip.closest(".news").getBoundingClientRect();
    const cards = [...document.querySelectorAll(".table [data-card]")].map((card) => card.getBoundingClientRect());
    const over = ({ left, right, top, bottom }) =>
        left < place.right && right > place.left && top < place.bottom - 1 && bottom > place.top + 1;
    const faults = cards.filter((card) => card.width && over(card)).map(() => "lies over a card");
    if (text.bottom > place.bottom + 2 || text.right > place.right) faults.push("is cut off");
    return faults;
}"""
IS_GIVEN = "(tip) => localStorage.getItem('tefuda:1:tips-given')?.includes(tip)"
LAID_OUT = """() => [...document.querySelectorAll(".play-head, .news, .seats, .table-middle, .turn")]
    .map((each) => JSON.stringify(each.getBoundingClientRect()))"""


def tips_of(game: str) -> list[str]:
    """Return the names of a game's tips."""
    return [f"{game}-tip-{name}" for name in turn_driver(game).SPECIAL]


@pytest.fixture
def table(table: Table) -> Table:
    """Return a device that remembers its tips."""
    table.keeps_tips = True
    return table


def coming(tip: str) -> Match:
    """Return a recorded match in which the subject of a tip has just come up."""
    game, _, name = tip.partition("-tip-")
    return first(game, turn_driver(game).SPECIAL[name])


@forms(game=WITH_TIPS, locale=in_both_languages(), size=SIZES)
def test_a_special_position_is_explained_once_and_nothing_moves_for_it(
    table: Table, game: str, locale: str, size: tuple[int, int]
) -> None:
    table.page.set_viewport_size({"width": size[0], "height": size[1]})
    laid_out = {}
    for tip in tips_of(game):
        table.prepare(coming(tip).save())
        expect(table.page.locator(TIP)).to_have_text(words(tip, locale))
        table.page.wait_for_function(IS_GIVEN, arg=tip)
        assert table.page.evaluate(IN_PLACE) == []
        laid_out[tip] = table.page.evaluate(LAID_OUT)
    table.page.reload()
    for tip, with_tip in laid_out.items():
        table.shows(table.prepare(coming(tip).save()))
        assert table.page.locator(TIP).count() == 0
        assert table.page.evaluate(LAID_OUT) == with_tip, tip


def test_with_all_announcements_tips_are_read_too(table: Table) -> None:
    table.set("speech", "full")
    tip = tips_of(WITH_TIPS[0])[0]
    match = coming(tip)
    before = table.prepare({**match.save(), "log": match.save()["log"][:-1]})
    table.uncover(before)
    turn_driver(match.game.id).perform(table, before, match.save()["log"][-1])
    expect(table.page.get_by_test_id("told")).to_contain_text(words(tip, "en"))
