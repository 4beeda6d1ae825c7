"""Super Trump Fighter under many fingers at once, by real touch events."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.games.trump_fighter.fights import in_battle, new_match
from e2e.games.trump_fighter.table import FightTable
from e2e.lib.fingers import Fingers, Point, centre
from e2e.lib.table import Table
from py_engine.games.trump_fighter.data import CARDS
from py_engine.match import Match
from serve import Site
from tests.games.trump_fighter.census import census

EVENTS_A_SEED = 40
SEEDS_A_RUN = 3
RUNS = -(-int(os.environ.get("TOUCH_EVENTS", "120")) // (EVENTS_A_SEED * SEEDS_A_RUN))
"""Number of events; ``make test-touch`` runs 10,000 in all."""
MOST_FINGERS = 4
SIZE = {"width": 390, "height": 844}
touch = pytest.mark.browser_context_args(viewport=SIZE, has_touch=True)


class RandomTouches:
    """Random fingers on both halves; it records the card and the half under each finger."""

    def __init__(self, fight: FightTable, fingers: Fingers, rng: random.Random) -> None:
        self.fight = fight
        self.fingers = fingers
        self.rng = rng
        self.touched: set[tuple[int, str]] = set()
        self.seats: dict[int, int] = {}
        self.sent = 0
        self.next = 0

    def places(self) -> dict[tuple[int, str], Point]:
        """Return the middle of every card in hand, by seat and name."""
        found: list[Any] = self.fight.page.evaluate(
            """() => [...document.querySelectorAll("[data-hand-card]")].map((card) => {
                const { x, y, width, height } = card.getBoundingClientRect();
                return [Number(card.closest("[data-half]").dataset.half), card.dataset.handCard,
                    [x + width / 2, y + height / 2]];
            })"""
        )
        return {(seat, card): (at[0], at[1]) for seat, card, at in found}

    def anywhere(self) -> Point:
        """Return a point of the window, mostly on one of the fields."""
        width, height = SIZE["width"], SIZE["height"]
        x = self.rng.uniform(4, width - 4)
        near_middle = self.rng.random() < 0.7
        return x, self.rng.uniform(0.38, 0.62) * height if near_middle else self.rng.uniform(4, height - 4)

    def step(self) -> None:
        """Send one event."""
        self.sent += 1
        down, roll = self.fingers.down, self.rng.random()
        if roll < 0.02:
            self.sixth_touch()
        elif (roll < 0.4 and len(down) < MOST_FINGERS) or not down:
            self.press()
        elif roll < 0.75:
            finger = self.rng.choice(list(down))
            self.fingers.move(finger, self.onwards(finger))
        else:
            self.fingers.lift(self.rng.choice(list(down)))

    def press(self) -> None:
        """Put one more finger down: mostly on a card, at times on a spot or on nothing."""
        places = self.places()
        self.next += 1
        if places and self.rng.random() < 0.8:
            seat, card = self.rng.choice(sorted(places))
            self.touched.add((seat, card))
            self.seats[self.next] = seat
            self.fingers.press(self.next, places[seat, card])
        else:
            self.fingers.press(self.next, self.on_a_spot(self.rng.randrange(2)))

    def onwards(self, finger: int) -> Point:
        """Return a finger's next point: half the time a card moves to its own field."""
        seat = self.seats.get(finger)
        return self.anywhere() if seat is None or self.rng.random() < 0.5 else self.on_a_spot(seat)

    def on_a_spot(self, seat: int) -> Point:
        """Return a point of a field, away from the keys that call and that stop the match."""
        return centre(self.fight.spot(seat, self.rng.randint(1, 4)))

    def sixth_touch(self) -> None:
        """Put fingers down until there are six, which makes the system cancel all of them."""
        while len(self.fingers.down) < 6:
            self.press()
        self.fingers.cancel()

    def end(self) -> None:
        """Lift all remaining fingers."""
        for finger in list(self.fingers.down):
            self.fingers.lift(finger)


@touch
@pytest.mark.parametrize("run", range(RUNS))
def test_interleaved_touches_lose_double_and_mix_up_no_card(page: Page, site: Site, run: int) -> None:
    fight = FightTable(Table(page, site.url))
    fight.table.go_home()
    fingers = Fingers(page)
    moved = sent = 0
    for seed in range(run * SEEDS_A_RUN, (run + 1) * SEEDS_A_RUN):
        rng = random.Random(seed)
        start = fresh(rng)
        fight.put(start, match_id=f"touches{seed}")
        fight.back()
        touches = RandomTouches(fight, fingers, rng)
        while touches.sent < EVENTS_A_SEED:
            touches.step()
        touches.end()
        fight.shows(settled(fight, f"touches{seed}"))
        log = fight.log(f"touches{seed}")[len(start.log) :]
        moves = [entry for entry in log if entry["do"] == "move"]
        assert {(move["seat"], move["card"]) for move in moves} <= touches.touched, "no finger touched that card"
        assert {entry["do"] for entry in log} <= {"move", "stall", "call", "resolve", "ready", "battle"}
        holds_every_card_once(fight.match(f"touches{seed}"))
        moved += len(moves)
        sent += touches.sent
        fight.page.evaluate("() => { location.hash = '#/'; }")
        expect(fight.arena).to_be_hidden()
    assert sent >= SEEDS_A_RUN * EVENTS_A_SEED
    assert moved, f"no move in {sent} events: the fingers did nothing"


def fresh(rng: random.Random) -> Match:
    """Return a match that has just begun its first battle, with its own deck."""
    cards = list(CARDS)
    rng.shuffle(cards)
    return in_battle(new_match(" ".join(cards)))


def settled(fight: FightTable, match_id: str) -> Match:
    """Return the stored match once no write to it is pending."""
    before = -1
    while len(fight.log(match_id)) != before:
        before = len(fight.log(match_id))
        fight.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    return fight.match(match_id)


def holds_every_card_once(match: Match) -> None:
    """Check that deck, hands, fields and miss cards are the 52 cards."""
    assert sorted(census(match.state)) == sorted(CARDS)


SCALE = "() => visualViewport.scale"
WIDE: tuple[Point, Point] = ((60, 300), (330, 500))
NEAR: tuple[Point, Point] = ((180, 390), (210, 410))
STEPS = 5


def pinch(fingers: Fingers, start: tuple[Point, Point], end: tuple[Point, Point]) -> None:
    """Move two fingers together or apart."""
    for finger, at in enumerate(start):
        fingers.press(finger, at)
    for step in range(1, STEPS + 1):
        for finger, (old, new) in enumerate(zip(start, end, strict=True)):
            share = step / STEPS
            fingers.move(finger, (old[0] + (new[0] - old[0]) * share, old[1] + (new[1] - old[1]) * share))
    for finger in range(len(start)):
        fingers.lift(finger)


@touch
def test_fingers_undo_a_zoom_from_another_screen_and_make_none(page: Page, site: Site) -> None:
    fight, fingers = FightTable(Table.on(page, site.url)), Fingers(page)
    fingers.port.send("Emulation.setPageScaleFactor", {"pageScaleFactor": 2})
    assert page.evaluate(SCALE) == 2
    fight.enter(in_battle(new_match()))
    assert page.evaluate(SCALE) == 2
    pinch(fingers, WIDE, NEAR)
    page.wait_for_function("() => visualViewport.scale === 1")
    pinch(fingers, NEAR, WIDE)
    assert page.evaluate(SCALE) == 1
