"""Motion: cards fly to their places, never in the way, and never reveal hidden cards."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.lib.drivers import IN_TURNS, turn_driver
from e2e.lib.flights import AT_REST, LANDED, MOVING_NOW, PROBE, SMALL_PX, way
from e2e.lib.forms import any_form
from e2e.lib.leaving import blur
from e2e.lib.matches import acts_again, play_whole
from e2e.lib.played import choose
from e2e.lib.sample import following_twins, fresh
from e2e.lib.store import replay
from e2e.lib.table import NAMES, Table
from py_engine.match import Match
from serve import Site

pytestmark = pytest.mark.shares_page(PROBE)

ACTIONS = 3
MOVING = pytest.mark.browser_context_args(reduced_motion="no-preference")

MIDDLE = """(selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""
# the flights, without the names of their cards
FLOWN = "window.flights.map(({ landed, ...each }) => ({ ...each, key: '' }))"
# the finished trick on its way to its winner
LEAVING = "[data-testid=review][aria-hidden=true]"
BEGUN_BY_SCRIPTS = """document.getAnimations()
    .filter((each) => each.playState === "running" && !(each instanceof CSSTransition)).length"""


@pytest.fixture
def table(table: Table) -> Table:
    """Return a page with a probe that has seen nothing."""
    table.page.evaluate("window.flights = []; window.gestures = []; window.slow = 1")
    return table


def before_a_won_trick() -> tuple[dict[str, Any], str]:
    """Return a match in which the seat at the device wins the trick with the card returned, and leads on."""
    match = fresh()
    while True:
        winning = [action for action in match.legal(99)[0] if acts_again(match, action)]
        if winning:
            return match.save(), str(winning[0]["card"])
        match.act(match.legal(1)[0][0])


def lift_before_a_won_trick(table: Table) -> str:
    """Open such a match and its hand; return the card that wins the trick."""
    save, card = before_a_won_trick()
    table.put(save)
    table.lift()
    return card


def play(table: Table, card: str) -> None:
    """Play that card by its button, and wait for the finished trick."""
    table.hand.and_(table.page.locator(f"[data-card={card}]")).click()
    table.button.click()
    expect(table.review).to_be_visible()


@MOVING
def test_a_card_flies_from_the_hand_s_place_and_ends_where_it_belongs(table: Table) -> None:
    page = table.page
    card = lift_before_a_won_trick(table)
    page.wait_for_function(AT_REST)
    page.evaluate("window.flights = []")
    table.hand.and_(page.locator(f"[data-card={card}]")).click()
    # it has been taken up once that is drawn, and is at its starting point once the button has come
    table.hand.and_(page.locator(f".hand-chosen[data-card={card}]")).wait_for()
    table.button.wait_for()
    page.wait_for_function(AT_REST)
    table.button.click()
    page.wait_for_function(LANDED)
    flown = page.evaluate("window.flights")
    flights = {flight["key"]: flight for flight in flown if flight["key"]}
    assert {each["frames"][1]["transform"] for each in flights.values()} == {"none"}
    laid = table.review.locator(f"[data-fly={card}]")
    expect(laid).to_have_css("opacity", "1")
    # it came from the middle of the hand's place, from wherever it was in the hand; soon after it has landed, the
    # explanation of the trick gives it another place
    expect(table.noren).to_be_visible()
    hand, laid_at = table.noren.bounding_box(), flights[card]["landed"]
    assert hand
    right, down = way(flights[card]["frames"][0]["transform"])
    middle = hand["x"] + (hand["width"] - laid_at["width"]) / 2
    assert (laid_at["x"] + right, laid_at["y"] + down) == pytest.approx((middle, hand["y"]), abs=SMALL_PX)


@pytest.mark.shields
@MOVING
def test_a_tap_during_a_flight_counts_and_ends_it(table: Table) -> None:
    table.set("curtain", "hold")
    card = lift_before_a_won_trick(table)
    table.page.evaluate("window.slow = 1e6")
    play(table, card)
    # a new element under the press is shielded from a second one for a moment
    table.gone("[data-shield]")
    assert table.page.evaluate(MOVING_NOW) > 0
    table.press(table.hold)
    # except for the hold's own sign
    assert table.page.evaluate(BEGUN_BY_SCRIPTS) == 0
    assert table.page.locator(".flight").count() == 0
    expect(table.page.locator(LEAVING)).to_be_visible()


@MOVING
def test_a_complete_trick_is_on_the_table_before_its_summary(table: Table) -> None:
    card = lift_before_a_won_trick(table)
    table.page.evaluate("window.slow = 1e6")
    play(table, card)
    players = len(table.stored().names)
    expect(table.review.locator("[data-played] [data-card]")).to_have_count(players)
    expect(table.review.locator(".trick")).to_have_count(0)
    # a touch ends the flight of the last card
    table.page.keyboard.press("Shift")
    expect(table.review.locator(".trick")).to_be_visible()


def ends_a_trick(game: str) -> tuple[Match, dict[str, Any]] | None:
    """Return a match and the action by which a seat wins a trick of it; nothing in a game without tricks."""
    rng, match = random.Random(game), turn_driver(game).LARGEST[0].match(5, NAMES)
    while "tricks" in match.view(None) and not match.state.over:
        action = choose(match, rng)
        after = replay(match.save())
        after.act(action)
        tricks = after.view(None)["tricks"]
        if tricks and tricks[-1]["log_end"] == len(after.log) and tricks[-1]["winner"] is not None:
            return match, action
        match.act(action)
    return None


WON = {game: found for game in IN_TURNS if (found := ends_a_trick(game))}


@MOVING
@any_form(game=WON)
def test_the_trick_is_swept_up_to_its_winner(table: Table, game: str) -> None:
    match, action = WON[game]
    table.put(match.save())
    table.lift()
    turn_driver(game).perform(table, match, action)
    expect(table.review).to_be_visible()
    table.page.wait_for_function(AT_REST)
    table.page.evaluate("window.flights = []; window.slow = 1e6")
    table.lift()
    leaving = table.page.locator(LEAVING)
    laid = leaving.locator("[data-fly]").evaluate_all("cards => cards.map(({ dataset }) => dataset.fly)")
    # a card with another place on the table flies there
    stays = table.table.locator(f"[data-fly]:not({LEAVING} *)").evaluate_all(
        "cards => cards.map(({ dataset }) => dataset.fly)"
    )
    laid = [card for card in laid if card not in stays]
    cards = [flight for flight in table.page.evaluate("window.flights") if flight["key"] in laid]
    assert len(cards) == len(laid) >= 1
    winner = leaving.locator("[data-leave]").get_attribute("data-leave")
    goal = table.page.evaluate(MIDDLE, f"[data-place={winner}]")
    for card in cards:
        home = table.page.evaluate(MIDDLE, f"{LEAVING} [data-fly={card['key']}]")
        x, y = way(card["frames"][-1]["transform"])
        assert (home[0] + x, home[1] + y) == pytest.approx(goal, abs=SMALL_PX)
    table.page.keyboard.press("Shift")
    expect(leaving).to_have_count(0)


@MOVING
def test_nothing_of_a_hand_flies_on_once_that_is_closed(table: Table) -> None:
    table.page.evaluate("window.slow = 1e6")
    lift_before_a_won_trick(table)
    assert table.page.evaluate(MOVING_NOW) > 0
    blur(table.page)
    expect(table.noren).to_be_visible()
    assert table.page.evaluate(MOVING_NOW) == 0
    table.tells_nobody(table.stored())


def play_a_trick(table: Table) -> None:
    card = lift_before_a_won_trick(table)
    play(table, card)
    table.lift()
    table.gone("[data-testid=review]")


@any_form(still=["by the system", pytest.param("by the setting", marks=MOVING)])
def test_with_reduced_motion_nothing_moves_and_nothing_is_lost(table: Table, still: str) -> None:
    if still == "by the setting":
        table.page.evaluate("localStorage.setItem('tefuda:1:motion', 'off')")
        table.page.reload()
    play_a_trick(table)
    assert table.page.evaluate("[window.flights, window.gestures]") == [[], []]
    assert table.page.evaluate("document.getAnimations().length") == 0


TIMES = """() => ({
    flights: [...new Set(window.flights.map(({ timing }) => timing.duration))],
    transition: 1000 * parseFloat(getComputedStyle(document.querySelector(".hand-card")).transitionDuration),
})"""


def test_the_setting_has_three_speeds_that_change_how_long_all_takes_and_off(table: Table) -> None:
    page, times = table.page, {}
    for step in ("on", "slow", "fast", "off"):
        table.set("motion", step)
        table.put(fresh().save(), f"at-{step}")
        table.noren.wait_for()
        page.evaluate("window.flights = []")
        table.lift()
        times[step] = page.evaluate(TIMES)
    usual = times["on"]
    assert len(usual["flights"]) == 1
    for step, pace in (("slow", 1.6), ("fast", 0.6)):
        assert times[step]["flights"] == pytest.approx([pace * usual["flights"][0]])
        assert times[step]["transition"] == pytest.approx(pace * usual["transition"])
    assert usual["transition"] > 100
    assert times["off"] == {"flights": [], "transition": 0}


def open_and_hide(table: Table) -> None:
    """Open the hand, wait for the end of its movements, and close it."""
    table.lift()
    table.page.wait_for_function(AT_REST)
    table.page.get_by_role("button", name="Hide").click()
    expect(table.noren).to_be_visible()


@MOVING
def test_the_curtain_opens_the_same_for_different_hands(page: Page, table: Table) -> None:
    """The next seat's hand differs between the two deals; the movements as it opens and closes do not."""
    seen = []
    for match in following_twins():
        table.put(match.save())
        page.reload()
        expect(table.noren.get_by_role("heading")).to_contain_text(NAMES[1])
        while not page.evaluate("window.flights.length"):  # the movements come some moments after the table
            open_and_hide(table)
        page.evaluate("window.flights = []")
        open_and_hide(table)
        table.lift()
        page.wait_for_function(AT_REST)
        seen.append((page.evaluate(FLOWN), match.view(1)["hand"]))
    assert seen[0][0] == seen[1][0] != []
    assert seen[0][1] != seen[1][1]


@MOVING
@any_form(game=IN_TURNS)
def test_a_match_can_be_played_while_everything_moves(page: Page, site: Site, game: str) -> None:
    match = play_whole(page, site.url, turn_driver(game).SMALLEST[0], seed=5, most=ACTIONS)
    assert match.state.over or len(match.log) == ACTIONS
