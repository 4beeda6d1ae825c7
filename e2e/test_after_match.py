"""After a match: a rematch at a tap, another game with the same players, the session's table, and the ways home."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.lib.drivers import IN_TURNS, screens, turn_driver
from e2e.lib.grounds import ground_of
from e2e.lib.played import choose, played
from e2e.lib.sample import GAME, SET_UP
from e2e.lib.store import match_in, replay, stored_matches
from e2e.lib.table import NAMES, Table
from py_engine.games import GAMES
from py_engine.match import Match
from tests.play import SetUp

pytestmark = pytest.mark.shares_page

OPTION = GAMES[GAME].options[0]
CHOSEN = next(value for value in OPTION.values if value != OPTION.default)
THREE = SetUp(GAME, SET_UP.seats, ((OPTION.id, CHOSEN),))
OTHERS = [
    SetUp(game, 3) for game in IN_TURNS if game != GAME and GAMES[game].min_players <= 3 <= GAMES[game].max_players
]
"""Three people's other games, each in its usual form."""
HOUR = 3_600_000


def finished(set_up: SetUp, seed: int, names: tuple[str, ...] = NAMES) -> dict[str, Any]:
    """Return the save of a match that is over, by these people."""
    save = played(set_up, seed).save()
    return {**save, "seats": [{"name": name} for name in names[: set_up.seats]]}


def random_end(set_up: SetUp, start: int) -> Match:
    """Return a match that is over, begun by that seat."""
    rng = random.Random(start)
    match = set_up.match(start, NAMES, start=start)
    while not match.state.over:
        match.act(choose(match, rng))
    return match


def put_finished(table: Table, match_id: str, save: dict[str, Any], hours_ago: float = 0) -> None:
    """Store a match that ended some hours ago, as the page keeps it."""
    table.put(save, match_id, touched=table.page.evaluate("Date.now()") - round(hours_ago * HOUR))
    table.result.wait_for()


WINNER = """() => {
    const [art, names, points, button] = [
        ".winner-art .emblem", ".winners", ".standing", ".play-after :is(a, button)",
    ].map((each) => document.querySelector(each));
    const top = (each) => each.getBoundingClientRect().top;
    return { art: art.outerHTML, tops: [art, names, points, button].map(top), lines: points.children.length };
}"""
"""The first parts of a result: the art, and the distance of its parts from the window's top."""


@pytest.mark.browser_context_args(viewport={"width": 1440, "height": 900})
def test_the_winner_is_on_the_games_own_art_and_ground_with_points_before_buttons(table: Table) -> None:
    arts, grounds = set(), set()
    for game in GAMES:
        show_end(table, game)
        winner = table.page.evaluate(WINNER)
        arts.add(winner["art"])
        assert winner["tops"] == sorted(winner["tops"])
        assert winner["lines"] == table.page.locator("[data-testid=result] .standing b").count() > 1
        grounds.add(ground_of(table.page))
    assert len(grounds) == len(arts) == len(GAMES)


def show_end(table: Table, game: str) -> None:
    """Show the end of some match of any game."""
    if GAMES[game].live:
        screens(game)["over"](table)
    else:
        saves = (save() for save in turn_driver(game).SCENES.values())
        table.prepare(next(save for save in saves if replay(save).state.over))
    table.result.wait_for()


def test_a_rematch_takes_one_tap_and_the_next_seat_starts(table: Table) -> None:
    start = 2
    for step in range(2):
        match = random_end(THREE, start)
        put_finished(table, f"match-{step}", match.save())
        start = (start + 1) % 3
        again = table.page.locator(".play-after .button-main")
        expect(again).to_have_text(f"Play again ({NAMES[start]} starts)")
        known = set(stored_matches(table.page))
        again.click()
        expect(table.noren).to_contain_text(NAMES[start])
        (new,) = set(stored_matches(table.page)) - known
        dealt = match_in(stored_matches(table.page)[new])
        assert (dealt.deal["start"], dealt.options) == (start, match.options)
        assert dealt.names == match.names


def test_the_next_game_takes_the_people_along(table: Table) -> None:
    put_finished(table, "first", finished(THREE, 5))
    table.page.get_by_role("button", name="same players").click()
    links = table.page.locator("dialog a")
    fitting = {game.id for game in GAMES.values() if game.min_players <= 3 <= game.max_players and game.id != GAME}
    offered = {link.get_attribute("href") for link in links.all()}
    assert offered == {f"#/setup/{game}/first" for game in fitting}
    another = OTHERS[-1].game
    table.page.locator(f"dialog a[href='#/setup/{another}/first']").click()
    expect(table.page.locator(".names input").first).to_have_value(NAMES[0])
    expect(table.page.locator("input[name='players'][value='3']")).to_be_checked()
    table.page.locator(".setup-start").click()
    table.noren.wait_for()
    newest = [each for each in stored_matches(table.page).values() if each["game"] == another]
    assert [seat["name"] for seat in newest[0]["seats"]] == list(NAMES[:3])


def test_the_result_has_the_running_table_of_the_evening(table: Table) -> None:
    put_finished(table, "yesterday", finished(THREE, 1), hours_ago=20)
    put_finished(table, "others", finished(THREE, 2, ("X", "Y", "Z")), hours_ago=1)
    put_finished(table, "one", finished(THREE, 5), hours_ago=2)
    expect(table.page.get_by_test_id("evening")).to_have_count(0)
    # at other seats they are the same players
    moved = (NAMES[2], NAMES[0], NAMES[1])
    second, third = random.Random(1).sample(OTHERS, 2)
    put_finished(table, "two", finished(second, 6, moved), hours_ago=1)
    put_finished(table, "three", finished(third, 7))
    evening = table.page.get_by_test_id("evening")
    rows = evening.locator("tbody tr")
    expect(rows.locator("th")).to_have_text([GAMES[g].name["en"] for g in (GAME, second.game, third.game)])
    wins = dict.fromkeys(NAMES[:3], 0)
    for match_id, row in zip(("one", "two", "three"), rows.all(), strict=True):
        match = match_in(stored_matches(table.page)[match_id])
        status = match.status()
        points = dict(zip(match.names, status["scores"], strict=True))
        cells = [re.sub(r"\D", "", text) for text in row.locator("td").all_inner_texts()]
        assert cells == [str(points[name]) for name in NAMES[:3]]
        for seat in status["winners"]:
            wins[match.names[seat]] += 1
    assert [int(text) for text in evening.locator("tfoot td").all_inner_texts()] == list(wins.values())
    # likewise a match that ends on the screen
    last = finished(THREE, 6)
    table.put({**last, "log": last["log"][:-1]}, "four")
    table.lift()
    table.play(table.legal.first)
    table.result.wait_for()
    expect(rows).to_have_count(4)


AWAKE = """() => {
    window.locks = 0;
    Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
        window.locks += 1;
        return { release: async () => { window.locks -= 1; } };
    } } });
}"""


def test_back_from_a_match_leads_home_and_its_house_rules_are_remembered(page: Page, table: Table) -> None:
    page.evaluate(AWAKE)
    table.start(THREE)
    table.page.wait_for_function("() => window.locks === 1")
    table.page.go_back()
    # not to the set-up, which would deal again
    expect(table.page.locator(".shelf")).to_be_visible()
    assert len(stored_matches(table.page)) == 1
    table.page.wait_for_function("() => window.locks === 0")
    table.page.goto(f"{table.url}#/setup/{GAME}")
    expect(table.page.locator(f"input[name='{OPTION.id}'][value='{CHOSEN}']")).to_be_checked()
    other = next(game for game in GAMES.values() if game.options and game.id != GAME and not game.live)
    table.page.goto(f"{table.url}#/setup/{other.id}")
    for option in other.options:
        value = option.default if option.suggested is None else option.suggested
        expect(table.page.locator(f"input[name='{option.id}'][value='{value}']")).to_be_checked()
    table.page.goto(f"{table.url}#/play/no-such-match")
    missing = table.page.get_by_test_id("missing")
    expect(missing).to_contain_text("This match isn’t here")
    missing.locator(".button-main").click()
    expect(table.page.locator(".shelf")).to_be_visible()
