"""Room: at every window size a table has all its parts in sight, as large as the window allows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

import pytest
from playwright.sync_api import ViewportSize

from e2e.lib.drivers import IN_TURNS, LIVE, screens, turn_driver
from e2e.lib.forms import any_form, forms
from e2e.lib.played import played
from e2e.lib.room import SIZES, faults_of, resize
from e2e.lib.support import in_both_languages
from e2e.lib.table import Table
from tests.play import SetUp

pytestmark = pytest.mark.shares_page

BOTH = in_both_languages(viewport=SIZES[0])
Shower = Callable[[Table], None]
"""A function that shows something on the screen of a table."""
Things = Sequence[tuple[str, Shower]]
"""The things to look at, by name."""
Seen = Sequence[tuple[str, Shower, Sequence[ViewportSize]]]
"""The things to look at, by name, with their windows."""
APART = 5
ACTIONS = (0, 12, 25)
"""Number of actions after which a match of the most players is looked at."""
WIDE = "(each) => each.getBoundingClientRect().width"
LARGE_PX, LEAST_PX, LEAST_PROMPT_PX = 1000, 14, 20
LARGE = [size for size in SIZES if size["width"] >= LARGE_PX]
MOST_OF_IT = 0.6
"""Least share of a large window's width for a sheet."""


def everything(game: str) -> Things:
    """Return all scenes of a game in turns and, after them, matches of its largest set-ups."""
    matches = [(set_up, actions) for set_up in turn_driver(game).LARGEST for actions in ACTIONS]
    return [*screens(game).items(), *((f"{each[0]} after {each[1]}", shower(*each)) for each in matches)]


def shower(set_up: SetUp, actions: int) -> Shower:
    """Return a function that shows a match after ``actions`` actions, with a hand open."""
    save = played(set_up, 5, actions).save()
    return lambda table: table.uncover(table.prepare(save))


def some(things: Things) -> Seen:
    """Show every fourth thing in two windows, with other windows for each of five in a row."""
    return [(*thing, SIZES[place % APART :: APART]) for place, thing in enumerate(things[::4])]


def all_of(things: Things) -> Seen:
    """Show everything in all windows."""
    return [(*thing, SIZES) for thing in things]


MANY = pytest.mark.parametrize("seen", [some, pytest.param(all_of, marks=pytest.mark.long)])


@MANY
@forms(game=IN_TURNS, locale=BOTH)
def test_every_table_fits_into_every_window(
    table: Table, game: str, locale: str, seen: Callable[[Things], Seen]
) -> None:
    found = []
    for name, show, sizes in seen(everything(game)):
        resize(table.page, SIZES[0])
        show(table)
        match = table.stored()
        was_open = table.open.count() > 0
        for size in sizes:
            resize(table.page, size)
            if was_open and not table.open.count():
                table.uncover(match)
            found += faults_of(table.page, name)
    assert not found, "\n".join(found)


@MANY
@any_form(game=LIVE, locale=BOTH)
def test_every_screen_of_a_live_game_fits_into_every_window(
    table: Table, game: str, locale: str, seen: Callable[[Things], Seen]
) -> None:
    found = []
    for name, show, sizes in seen([*screens(game).items()]):
        for size in sizes:
            # another window size stops the time, and covers the screen
            resize(table.page, size)
            show(table)
            found += faults_of(table.page, name)
    assert not found, "\n".join(found)


SHEET = """() => {
    const sheet = document.querySelector("dialog[open]"), body = sheet.querySelector(".sheet-body");
    const isWords = (each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const isRead = (each) => !each.closest("svg, .hidden-text") && isWords(each);
    const words = [...sheet.querySelectorAll("*")].filter(isRead);
    const size = (each) => parseFloat(getComputedStyle(each).fontSize);
    const high = (each) => each.getBoundingClientRect().height;
    return {
        share: sheet.getBoundingClientRect().width / innerWidth,
        scrolls: body.scrollWidth - body.clientWidth,
        least: Math.min(...words.map(size)),
        words: size(body),
        close: high(sheet.querySelector(".sheet-head .button")),
        control: high(document.querySelector(".play-head .icon-button")),
    };
}"""
"""An open sheet: its share of the window's width, its letters and its button, and a button of the table below."""


@pytest.mark.browser_context_args(viewport={"width": 1024, "height": 768})
def test_a_sheet_over_a_table_grows_with_a_large_window(table: Table) -> None:
    game = IN_TURNS[0]
    table.prepare(played(turn_driver(game).SMALLEST[0], 5, 20).save())
    buttons = table.page.locator(".play-head .icon-button")
    for at in range(buttons.count()):
        buttons.nth(at).click()
        found = []
        for size in (SIZES[0], *LARGE):
            resize(table.page, size)
            sheet = table.page.evaluate(SHEET)
            assert sheet["scrolls"] <= 0, size
            assert sheet["close"] >= sheet["control"], size
            if size in LARGE:
                assert sheet["share"] > MOST_OF_IT, size
                assert sheet["least"] >= LEAST_PX, size
                found.append(sheet["words"])
        assert found[0] >= LEAST_PROMPT_PX
        assert found == sorted({*found})
        table.page.keyboard.press("Escape")
    assert buttons.count() > 1


STEPS = ("small", "medium", "large")
WITH_ROOM = ((390, 844), (1440, 900))
"""The places in which each step of the setting must show; in a low window a card is finger-sized."""


@any_form(game=IN_TURNS)
def test_cards_of_each_size_fit_and_are_larger_than_those_before(table: Table, game: str) -> None:
    found, widths = [], []
    for step in STEPS:
        table.set("card-size", step)
        wide = {}
        for set_up in turn_driver(game).LARGEST:
            resize(table.page, SIZES[0])
            match = table.prepare(set_up.match(5).save())
            for size in SIZES[1::3]:
                resize(table.page, size)
                table.ready(match)
                found += faults_of(table.page, f"{step}, {set_up}")
                place = (str(set_up), size["width"], size["height"])
                wide[place] = table.hand.first.locator("svg").evaluate(WIDE)
        widths.append(wide)
    assert not found, "\n".join(found)
    for before, after in pairwise(widths):
        same = [place for place, wide in after.items() if wide <= before[place] and place[1:] in WITH_ROOM]
        assert not same
