"""Walks through the page with a screen reader, in both languages.

Their names are not tests', so only ``make test-ears`` runs them. ``RENEW=1`` replaces the transcripts: read them.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator

from e2e.ears.transcript import Hearing
from e2e.lib.drivers import IN_TURNS, LIVE, live_driver, turn_driver
from e2e.lib.lessons import LESSONS
from e2e.lib.sample import SET_UP
from e2e.lib.store import Text, match_in, stored_matches, text_of
from e2e.lib.table import NAMES, Table, named
from e2e.lib.ways import HAS_FOCUS, STANDS_BEFORE
from py_engine.match import Match
from tests.play import card_names, deck_of

MOST_STOPS = 2
"""Number of recorded presses of Tab. Later the focus skips controls that other walks cover."""
SEED = 5
OPEN_SEAT = """() => {
    const table = document.querySelector("[data-testid=table]:not([data-stage=table])");
    return table ? Number(/seat-(\\d)/.exec(table.className)[1]) : null;
}"""
"""The seat whose hand is open, or null."""


SLOW_MACHINES = "() => localStorage.setItem('tefuda:1:pace', 'slow')"
"""Slows bots down so that each of their turns is heard."""
TO_ACT = ".noren-first, [data-testid=table][data-stage=open], [data-testid=result]"
"""A person may act, or the match is over."""

TRICK_READ = "[data-do=hold] + [data-do=hurry]"
"""The button that ends the time for reading a trick, up to half a minute at the slow pace."""


class Player:
    """A player who uses Tab and Enter and hears the result."""

    def __init__(self, hearing: Hearing, patch: pytest.MonkeyPatch) -> None:
        self.hearing = hearing
        self.page = hearing.reader.page
        self.table = Table(self.page, hearing.reader.url)
        patch.setattr(Locator, "click", lambda target, **options: self.press(target))
        patch.setattr(Locator, "dispatch_event", lambda target, *given: self.press(target))

    def press(self, target: Locator) -> None:
        """Move to a button by Tab, and press Enter."""
        target.wait_for()
        for _ in range(MOST_STOPS):
            if target.evaluate(HAS_FOCUS):
                break
            self.hearing.press("shift+Tab" if target.evaluate(STANDS_BEFORE) else "Tab")
        else:
            self.hearing.lead_to(target)
        self.hearing.press("Return")

    def open(self, text: Text, shows: str) -> None:
        """Load the site with a match, and open its table, which shows an element of a selector."""
        self.page.evaluate(SLOW_MACHINES)
        self.hearing.begin(text)
        self.hearing.hidden = self.hidden
        self.hearing.arrive(f"#/play/{text['id']}", shows)

    def match(self) -> Match:
        """Return the match as it is stored, replayed by the rules on this side."""
        (only,) = stored_matches(self.page).values()
        return match_in(only)

    def hidden(self) -> set[str]:
        """Return the cards that neither everyone nor the seat with the open hand sees, by the engine's views."""
        match = self.match()
        if match.game.live or match.state.over:
            return set()
        views = [match.view(None)]
        if (seat := self.page.evaluate(OPEN_SEAT)) is not None:
            views.append(match.view(seat))
        return set(deck_of(match.game.id)) - {name for view in views for name in card_names(match.game, view)}

    def turn(self) -> None:
        """Open the hand to act if it is closed, and carry out the suggested action, else the first legal one."""
        self.page.locator(f":is({TO_ACT})").first.wait_for()
        match = self.match()
        if match.state.over:
            return
        self.hearing.begin_turn()
        self.table.ready(match)
        action: dict[str, Any] = match.legal(1, match.state.actors()[0])[0][0]
        suggested = {**action, "cards": named(self.page.locator(".hand-chosen"))}
        if suggested["cards"] and not match.check(suggested):
            action = suggested
        turn_driver(match.game.id).perform(self.table, match, action)
        self.table.logged(len(match.log) + 1)
        self.page.locator(f":is({TO_ACT}, {TRICK_READ})").first.wait_for()
        self.hearing.rest()
        if (hurry := self.page.locator(TRICK_READ)).is_visible():
            hurry.focus()
            self.hearing.press("Return", self.page.locator(f":is({TO_ACT})").first.wait_for)
        self.hearing.end_turn()


def test_home(hearing: Hearing) -> None:
    hearing.begin()
    for _ in range(4):
        hearing.press("Tab")
    hearing.press("KP_Add")  # everything that is left
    hearing.check_names()


def test_set_up(hearing: Hearing) -> None:
    hearing.begin()
    hearing.lead_to(hearing.reader.page.locator("a.box").first)
    hearing.press("Return", lambda: hearing.reader.page.locator(".setup").wait_for())
    for _ in range(10):
        hearing.press("Tab")
    hearing.check_names()


def test_a_whole_match(hearing: Hearing, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(hearing, monkeypatch)
    hearing.reader.go("")
    bots = [None, *({"level": "easy", "face": face} for face in "RB")]
    player.open(text_of(SET_UP.match(SEED, NAMES, start=0).save(), bots=bots), TO_ACT)
    while not player.match().state.over:
        player.turn()
    hearing.rest()


@pytest.mark.parametrize("game", IN_TURNS)
def test_the_first_turns(hearing: Hearing, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    player = Player(hearing, monkeypatch)
    player.open(text_of(turn_driver(game).SMALLEST[0].match(SEED, NAMES).save()), TO_ACT)
    for _ in range(2):
        player.turn()
        hearing.check_names()


@pytest.mark.parametrize("game", LIVE)
def test_a_fight_in_turns(hearing: Hearing, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    player = Player(hearing, monkeypatch)
    player.open(live_driver(game).begin_slowly(SEED), "[data-half]")
    while not (match := player.match()).state.over:
        live_driver(game).act_slowly(player.table, match)
        hearing.rest()
        hearing.check_names()
    hearing.rest()


@pytest.mark.parametrize("game", LESSONS)
def test_a_lessons_first_steps(hearing: Hearing, game: str) -> None:
    hearing.begin()
    for number, step in enumerate(LESSONS[game][:2], 1):
        hearing.arrive(
            f"#/learn/{game}/{number}",
            f"[data-testid=lesson][data-step={step['id']}] :is([data-testid=table], [data-testid=arena])",
        )
        for _ in range(3):
            hearing.press("Tab")
        hearing.check_names()
