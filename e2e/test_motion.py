"""Motion: cards fly to where they belong, never in the way, and never tell what is hidden."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.drivers import IN_TURNS, turn_driver
from e2e.flights import AT_REST, LANDED, MOVING_NOW, PROBE, SMALL_PX, way
from e2e.leaving import blur
from e2e.matches import acts_again, play_whole
from e2e.sample import SET_UP, following_twins, fresh
from e2e.table import NAMES, Table
from serve import Site

ACTIONS = 6
MOVING = pytest.mark.browser_context_args(reduced_motion="no-preference")

KEEP = "() => { window.kept = Object.fromEntries(hand().map((li) => [li.dataset.fly, li])); }"
MIDDLE = """(selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""
# what was finished, on its way to its winner
LEAVING = "[data-testid=review][aria-hidden=true]"
HAND = "window.hand = () => [...document.querySelectorAll('.hand > li')];"


@pytest.fixture
def table(page: Page, site: Site) -> Table:
    """A page with the probe in it and the engine ready."""
    page.add_init_script(PROBE)
    page.add_init_script(HAND)
    table = Table(page, site.url)
    table.go_home()
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
    """Open such a match and its curtain; return the card that wins the trick."""
    save, card = before_a_won_trick()
    table.put(save)
    table.lift()
    return card


def play(table: Table, card: str) -> None:
    """Play that card by its button, and wait for the finished trick."""
    table.hand.and_(table.page.locator(f"[data-card={card}]")).click()
    table.button.click()
    expect(table.review).to_be_visible()


def ground_of(page: Page) -> float:
    """How far down the window the seats sit, px."""
    box = page.locator(".seats").bounding_box()
    assert box
    return box["y"]


@MOVING
def test_cards_keep_their_elements_and_end_where_they_belong(table: Table) -> None:
    page = table.page
    card = lift_before_a_won_trick(table)
    page.wait_for_function(AT_REST)
    page.evaluate(KEEP)
    page.evaluate("window.flights = []")
    table.hand.and_(page.locator(f"[data-card={card}]")).click()
    # it has been taken up once that is drawn, and lies where it will fly from once the button has come
    table.hand.and_(page.locator(f".hand-chosen[data-card={card}]")).wait_for()
    table.button.wait_for()
    page.wait_for_function(AT_REST)
    taken_up, ground = page.locator(f".hand [data-card={card}] svg").bounding_box(), ground_of(page)
    table.button.click()
    page.wait_for_function(LANDED)
    flown = page.evaluate("window.flights")
    ways = {flight["key"]: flight["frames"] for flight in flown if flight["key"]}
    assert {end["transform"] for _, end in ways.values()} == {"none"}
    assert len(ways) > 1, "the hand did not close up"
    assert page.evaluate("hand().every((li) => li === window.kept[li.dataset.fly])")
    assert page.evaluate("hand().every((li) => getComputedStyle(li).transform === 'none')")
    laid = table.review.locator(f"[data-fly={card}]")
    assert laid.evaluate("(card) => getComputedStyle(card).opacity") == "1"
    # it came from where it was in the hand, as seen from the seats: news that go take the whole table up
    home, laid_at = laid.bounding_box(), laid.locator("svg").bounding_box()
    assert taken_up and home and laid_at
    smaller = laid_at["width"] / taken_up["width"]
    right, down = way(ways[card][0]["transform"])
    seen = (
        home["x"] + right + (laid_at["x"] - home["x"]) / smaller,
        home["y"] + down + (laid_at["y"] - home["y"]) / smaller,
    )
    fallen = ground_of(page) - ground
    assert seen == pytest.approx((taken_up["x"], taken_up["y"] + fallen), abs=SMALL_PX)


@pytest.mark.shields
@MOVING
def test_a_tap_during_a_flight_counts_and_ends_it(table: Table) -> None:
    card = lift_before_a_won_trick(table)
    table.page.evaluate("window.slow = 1e6")
    play(table, card)
    # what came under the press is shielded from a second one for a moment
    table.gone("[data-shield]")
    assert table.page.evaluate(MOVING_NOW) > 0
    box = table.button.bounding_box()
    assert box
    table.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    table.page.mouse.down()
    assert table.page.evaluate(MOVING_NOW) == 0
    assert table.page.locator(".flight").count() == 0
    table.page.mouse.up()
    expect(table.page.locator(LEAVING)).to_be_visible()


@MOVING
def test_the_trick_is_swept_up_to_its_winner(table: Table) -> None:
    card = lift_before_a_won_trick(table)
    play(table, card)
    table.page.wait_for_function(AT_REST)
    table.page.evaluate("window.flights = []; window.slow = 1e6")
    table.button.click()
    leaving = table.page.locator(LEAVING)
    cards = [flight for flight in table.page.evaluate("window.flights") if flight["key"]]
    expect(leaving.locator("[data-fly]")).to_have_count(len(cards))
    assert len(cards) >= SET_UP.seats
    winner = leaving.locator("[data-leave]").get_attribute("data-leave")
    goal = table.page.evaluate(MIDDLE, f"[data-place={winner}]")
    for card in cards:
        home = table.page.evaluate(MIDDLE, f"{LEAVING} [data-fly={card['key']}]")
        x, y = way(card["frames"][-1]["transform"])
        assert (home[0] + x, home[1] + y) == pytest.approx(goal, abs=SMALL_PX)
    table.page.keyboard.press("Shift")
    expect(leaving).to_have_count(0)


@MOVING
def test_nothing_flies_on_behind_the_curtain(table: Table) -> None:
    card = lift_before_a_won_trick(table)
    table.page.evaluate("window.slow = 1e6")
    play(table, card)
    assert table.page.evaluate(MOVING_NOW) > 0
    blur(table.page)
    expect(table.curtain).to_be_visible()
    assert table.page.locator(".flight, svg.face, [data-fly]").count() == 0
    assert table.page.evaluate(MOVING_NOW) == 0


def play_a_trick(table: Table) -> None:
    card = lift_before_a_won_trick(table)
    play(table, card)
    table.button.click()
    expect(table.review).to_have_count(0)


def test_who_wants_calm_sees_no_movement_and_loses_nothing(table: Table) -> None:
    play_a_trick(table)
    assert table.page.evaluate("[window.flights, window.gestures]") == [[], []]
    assert table.page.evaluate("document.getAnimations().length") == 0


@MOVING
def test_the_own_switch_stops_all_movement(table: Table) -> None:
    table.page.evaluate("localStorage.setItem('tefuda:motion', 'off')")
    table.page.reload()
    play_a_trick(table)
    assert table.page.evaluate("[window.flights, window.gestures]") == [[], []]


@MOVING
def test_the_curtain_opens_the_same_for_hands_that_differ(page: Page, table: Table) -> None:
    """The next seat's hand differs between the two deals; what moves as its curtain opens and falls does not."""
    seen = []
    for match in following_twins():
        table.put(match.save())
        page.reload()
        expect(table.curtain.get_by_role("heading")).to_contain_text(NAMES[1])
        table.lift()
        page.wait_for_function(AT_REST)
        page.get_by_role("button", name="Hide").click()
        expect(table.curtain).to_be_visible()
        table.lift()
        page.wait_for_function(AT_REST)
        seen.append((page.evaluate("window.flights.map((each) => ({ ...each, key: '' }))"), match.view(1)["hand"]))
    assert seen[0][0] == seen[1][0] != []
    assert seen[0][1] != seen[1][1]


@MOVING
@pytest.mark.parametrize("game", IN_TURNS)
def test_a_match_can_be_played_while_everything_moves(page: Page, site: Site, game: str) -> None:
    match = play_whole(page, site.url, turn_driver(game).SMALLEST[0], seed=5, most=ACTIONS)
    assert match.state.over or len(match.log) == ACTIONS
