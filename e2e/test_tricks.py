"""Finished tricks: in every game with tricks the last one is a tap away, in the same form."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from e2e.lib.drivers import IN_TURNS, turn_driver
from e2e.lib.forms import any_form
from e2e.lib.played import choose
from e2e.lib.table import NAMES, Table, named
from py_engine.match import Match

pytestmark = pytest.mark.shares_page

LEAST = 2  # tricks that are over


def with_tricks(game: str) -> Match | None:
    """Return a match with some finished tricks and one in play; ``None`` in a game without tricks."""
    rng, match = random.Random(game), turn_driver(game).LARGEST[0].match(5, NAMES)
    if "tricks" not in match.view(None):
        return None
    while len(match.view(None)["tricks"]) < LEAST or not (match.view(None)["current_trick"] or {}).get("plays"):
        match.act(choose(match, rng))
    return match


MATCHES = {game: match for game in IN_TURNS if (match := with_tricks(game))}


CUT = """(tricks) => tricks.filter((trick) => {
    const { right } = trick.getBoundingClientRect();
    return [...trick.querySelectorAll("*")].some((part) => part.getBoundingClientRect().right > right + 1);
}).length"""


@any_form(game=MATCHES)
def test_the_last_trick_is_one_tap_away_with_the_others_below_uncut(table: Table, game: str) -> None:
    # some games open them from the table itself, too
    for button in ("Tricks so far|What happened", "What happened"):
        shown = opened(table, MATCHES[game], re.compile(button))
        assert shown.evaluate_all(CUT) == 0
        for place, trick in enumerate(reversed(MATCHES[game].view(None)["tricks"])):
            check(shown.nth(place), trick, MATCHES[game].names)


def opened(table: Table, match: Match, button: re.Pattern[str]) -> Locator:
    """Open a match, then the sheet of the last button of that name, and return the tricks in it."""
    table.uncover(table.prepare(match.save()))
    table.page.get_by_role("button", name=button).last.click()
    shown = table.page.get_by_role("dialog").locator(".trick")
    expect(shown).to_have_count(len(match.view(None)["tricks"]))
    return shown


def check(shown: Locator, trick: dict[str, Any], names: list[str]) -> None:
    """Check that a trick is shown with its number, winner, cards and players in order, and the reason."""
    heading = shown.locator(".trick-heading")
    expect(heading).to_contain_text(f"Trick {trick['number'] + 1} — ")
    plays = shown.locator(".play-laid")
    for place, play in enumerate(trick["plays"]):
        expect(plays.nth(place).locator(".play-name")).to_contain_text(names[play["seat"]])
        assert named(plays.nth(place).locator("[data-card]")) == play["cards"]
    expect(shown.locator(".trick-reason")).not_to_be_empty()
    if trick["winner"] is not None:
        expect(heading).to_contain_text(names[trick["winner"]])
        expect(shown.locator(".play-won .play-name")).to_contain_text(names[trick["winner"]])
