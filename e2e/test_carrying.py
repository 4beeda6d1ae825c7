"""Cards of an open hand dragged to the table, by mouse and by finger: played, refused, or put back."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page

from e2e.lib.drivers import IN_TURNS, turn_driver
from e2e.lib.fingers import Fingers, Point, centre
from e2e.lib.forms import any_form
from e2e.lib.played import MOST_LISTED, choose
from e2e.lib.store import replay
from e2e.lib.table import OVER_TABLE, Table
from py_engine.match import Match

pytestmark = [
    pytest.mark.browser_context_args(has_touch=True, viewport={"width": 390, "height": 844}),
    pytest.mark.shares_page,
]

POINTERS = ("mouse", "touch")
PLAYS = ("play", "swap")
MOST_MATCHES, MOST_ACTIONS = 40, 30
FEW_PLAYED, MANY_PLAYED = 8, 60
PUBLIC = """() => [...document.querySelectorAll(".play-head, .seats, .table-middle, .flights, .prompt")]
    .map((part) => part.outerHTML.replaceAll(/ data-aimed=""| aria-live="\\w+"/g, "")).join("\\n")"""
"""Everything on the table except the hand, as markup; the place for the dragged card is lit."""


@dataclass
class Pointer:
    """A mouse or a finger that drags one card."""

    page: Page
    kind: str

    def __post_init__(self) -> None:
        self.fingers = Fingers(self.page)

    def take(self, at: Point) -> None:
        """Press down."""
        if self.kind == "touch":
            self.fingers.press(0, at)
        else:
            self.page.mouse.move(*at)
            self.page.mouse.down()

    def move(self, to: Point) -> None:
        """Move to a point."""
        if self.kind == "touch":
            self.fingers.move(0, to)
        else:
            self.page.mouse.move(*to)

    def let_go(self) -> None:
        """Release, if still down."""
        if self.kind == "mouse":
            self.page.mouse.up()
        elif 0 in self.fingers.down:
            self.fingers.lift(0)


@pytest.fixture(params=POINTERS)
def pointer(request: pytest.FixtureRequest, table: Table) -> Pointer:
    """Return each of the pointers in turn."""
    return Pointer(table.page, request.param)


def positions(game: str) -> Iterator[Match]:
    """Yield positions of small matches played at random."""
    for seed in range(MOST_MATCHES):
        rng, match = random.Random(seed), turn_driver(game).SMALLEST[0].match(seed)
        while not match.state.over and len(match.log) < MOST_ACTIONS:
            yield match
            match.act(choose(match, rng))


def actions_of(match: Match) -> list[tuple[str, list[str]]]:
    """Return every legal action as its verb and its cards."""
    legal, _ = match.legal(MOST_LISTED, match.state.actors()[0])
    return [(action["do"], action.get("cards", [action.get("card")])) for action in legal]


def hand_of(match: Match) -> list[str]:
    """Return the hand of the seat to act."""
    hand: list[str] = match.view(match.state.actors()[0])["hand"]
    return hand


def plays_alone(match: Match) -> list[str]:
    """Return the hand cards that play by only one action, which plays them alone."""
    found = {card: [do for do, cards in actions_of(match) if cards == [card]] for card in hand_of(match)}
    coupled = {card for do, cards in actions_of(match) if do == "couple" for card in cards}
    return [card for card, verbs in found.items() if verbs in [[do] for do in PLAYS] and card not in coupled]


def plays_not(match: Match) -> list[str]:
    """Return the hand cards that can't be played alone, if cards are played at all."""
    alone = {cards[0] for _, cards in actions_of(match) if len(cards) == 1}
    asked = actions_of(match)[0][0]
    return [card for card in hand_of(match) if card not in alone] if asked in ("play", "flip") else []


def position(game: str, wanted: Callable[[Match], list[str]]) -> tuple[Match, str]:
    """Return a position with a card that satisfies ``wanted``, and that card."""
    return next((replay(match.save()), cards[0]) for match in positions(game) if (cards := wanted(match)))


def carry_up(table: Table, pointer: Pointer, match: Match, card: str) -> Point:
    """Open the hand of a stored match and drag one card over the table; return the pointer's place."""
    table.replace(match.save())
    table.uncover(match)
    table.gone("[data-shield]")
    x, y = centre(table.page.locator(f".hand [data-card='{card}']"))
    pointer.take((x, y))
    pointer.move((x, y - OVER_TABLE / 2))
    pointer.move((x, y - OVER_TABLE))
    table.page.locator("[data-carried]").wait_for()
    return x, y - OVER_TABLE


def put_back(table: Table, match: Match) -> None:
    """Check that nothing has changed: no card is dragged, no place lit, and the match is the same."""
    table.gone("[data-carried], [data-aimed]")
    assert table.stored().save() == match.save()


@pytest.mark.parametrize("actions", [FEW_PLAYED, pytest.param(MANY_PLAYED, marks=pytest.mark.long)])
@any_form(game=IN_TURNS)
def test_a_match_is_played_by_dragging_cards_of_the_hand(table: Table, game: str, actions: int) -> None:
    rng, match = random.Random(game), turn_driver(game).SMALLEST[0].match(5)
    table.put(match.save())
    table.arrived(match)
    while len(match.log) < actions and not match.state.over:
        action = choose(match, rng)
        if turn_driver(match.game.id).needs_hand(match, action):
            table.ready(match)
        turn_driver(game).carry(table, match, action)
        table.stored_and_shown(len(match.log) + 1)
        match.act(action)
        assert table.stored().save() == match.save()
        table.arrived(match)


@any_form(game=IN_TURNS)
def test_a_card_that_can_not_be_played_returns_with_the_reason(table: Table, pointer: Pointer, game: str) -> None:
    match, card = position(game, plays_not)
    carry_up(table, pointer, match, card)
    assert table.page.locator("[data-aimed]").count() == 0
    pointer.let_go()
    table.page.locator(".prompt-refusal").wait_for()
    assert table.cards() == match.view(match.state.actors()[0])["hand"]
    put_back(table, match)
    # the next press on it is a tap again
    table.page.locator(f".hand [data-card='{card}']").tap()
    put_back(table, match)


@any_form(game=IN_TURNS)
def test_a_dragged_card_changes_nothing_else_and_returns_or_vanishes_with_the_hand(
    table: Table, pointer: Pointer, game: str
) -> None:
    match, card = position(game, plays_alone)
    table.put(match.save())
    table.uncover(match)
    table.gone("[data-shield]")
    before = table.page.evaluate(PUBLIC)
    x, y = centre(table.page.locator(f".hand [data-card='{card}']"))
    pointer.take((x, y))
    for height in (30, OVER_TABLE, 300, OVER_TABLE / 4):
        pointer.move((x, y - height))
        assert table.page.evaluate(PUBLIC) == before
    # release over the hand
    pointer.let_go()
    put_back(table, match)
    for end in ENDS[pointer.kind]:
        carry_up(table, pointer, match, card)
        end(pointer)
        put_back(table, match)
        pointer.let_go()
        put_back(table, match)
    carry_up(table, pointer, match, card)
    gone = table.page.evaluate(
        """() => { window.dispatchEvent(new Event("blur"));
            return new Promise((done) => requestAnimationFrame(() =>
                done(document.querySelectorAll("[data-carried], [data-aimed], .flight").length))); }"""
    )
    assert gone == 0
    table.noren.wait_for()
    table.tells_nobody(match)
    pointer.let_go()
    put_back(table, match)


def another_comes(pointer: Pointer) -> None:
    """Put a second finger down and lift it, then move the first one on."""
    x, y = pointer.fingers.down[0]
    pointer.fingers.press(1, (x / 2, y - 10))
    pointer.move((x, y + 30))
    pointer.fingers.lift(1)


ENDS: dict[str, tuple[Callable[[Pointer], None], ...]] = {
    "mouse": (lambda pointer: pointer.page.keyboard.press("Escape"),),
    "touch": (another_comes, lambda pointer: pointer.fingers.cancel()),
}
"""Events that put a dragged card back: a key, another finger, a system that cancels touches."""
