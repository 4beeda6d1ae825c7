"""Whole matches through the screen: the rules on this side choose legal actions, a game's driver does them."""

from __future__ import annotations

import importlib
import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol, cast

from playwright.sync_api import Page, expect

from e2e.table import NAMES, Table
from py_engine.games import GAMES
from py_engine.match import Match

MOST_LISTED = 2000
IN_TURNS = tuple(game for game in GAMES if game != "trump_fighter")
"""The games that are played by passing the device round."""
TWO_STEPS = """() => localStorage.setItem("tefuda:curtain", "two-step")"""


class Driver(Protocol):
    """What ``e2e/games/<id>/table.py`` offers."""

    SCENES: dict[str, Callable[[], dict[str, Any]]]

    def perform(self, table: Table, match: Match, action: dict[str, Any]) -> None:
        """Carry a legal action out as a person would."""

    def check_screen(self, table: Table, match: Match, seat: int) -> None:
        """Assert that the screen shows what ``seat`` may see, and no other card."""


def driver_of(game: str) -> Driver:
    """Return the driver of a game's table."""
    return cast("Driver", importlib.import_module(f"e2e.games.{game}.table"))


@dataclass(frozen=True)
class SetUp:
    """A match to set up: the game, how many players, the options that differ from what is preset."""

    game: str
    players: int
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        """The game, its players and its options, as a test's name."""
        return "-".join([self.game, *self.options.values(), str(self.players)])


SMALLEST = (
    SetUp("lucky_maker", 3),
    SetUp("akuma_trick", 3),
    SetUp("bokunron", 3),
    SetUp("ghost_couple", 2, {"deck": "trump"}),
    SetUp("ghost_couple", 2, {"deck": "ghosts"}),
)
LARGEST = (
    SetUp("lucky_maker", 5),
    SetUp("akuma_trick", 6),
    SetUp("bokunron", 4),
    SetUp("ghost_couple", 3, {"deck": "trump"}),
    SetUp("ghost_couple", 6, {"deck": "ghosts"}),
)


def choose(match: Match, rng: random.Random) -> dict[str, Any]:
    """Return one legal action of the seat at the device at random, out of many only from the first ones."""
    actions, _ = match.legal(MOST_LISTED, match.state.actors()[0])
    return rng.choice(actions)


def open_curtain(table: Table, name: str) -> None:
    """Open the curtain by the two steps, which take no time."""
    table.curtain.get_by_role("button", name=name).click()
    table.curtain.locator(".curtain-second button").click()
    table.open.wait_for()


def start(table: Table, setup: SetUp) -> None:
    """Set the match up by the form and deal."""
    page = table.page
    page.evaluate(TWO_STEPS)
    page.reload()
    table.go_home()
    page.locator(f"a.box[href*='{setup.game}']").click()
    for option, value in setup.options.items():
        (values,) = [each.values for each in GAMES[setup.game].options if each.id == option]
        page.locator(f"input[name={option}]").nth(values.index(value)).check(force=True)
    page.locator("input[name=players]").nth(setup.players - GAMES[setup.game].min_players).check(force=True)
    for seat in range(setup.players):
        page.locator(".names input").nth(seat).fill(NAMES[seat])
    page.locator(".setup-start").click()
    table.curtain.wait_for()


def play_whole(page: Page, url: str, setup: SetUp, seed: int, most: float = math.inf) -> Match:
    """Play a match to its end, or ``most`` actions of it, through the screen and return it, as it is stored."""
    rng = random.Random(f"{setup} {seed}")
    table = Table(page, url)
    driver = driver_of(setup.game)
    table.go_home()
    start(table, setup)
    width = page.evaluate("innerWidth")
    match = table.stored()
    while not match.state.over and len(match.log) < most:
        if table.curtain.count():
            seat = match.state.actors()[0]
            expect(table.curtain.get_by_role("heading")).to_contain_text(NAMES[seat])
            assert page.locator("[data-card], svg.face").count() == 0, "a card lies behind the curtain"
            open_curtain(table, NAMES[seat])
            driver.check_screen(table, match, seat)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, "the page scrolls sideways"
        action = choose(match, rng)
        driver.perform(table, match, action)
        table.settled(len(match.log) + 1)
        match.act(action)
        stored = table.stored()
        assert stored.save()["log"] == match.save()["log"], "the page did something else"
        table.arrived(match)
    return match
