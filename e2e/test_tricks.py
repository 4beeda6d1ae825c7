"""Finished tricks: in every game that has them the last one is a tap away, told in the same form."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.drivers import IN_TURNS, turn_driver
from e2e.matches import choose
from e2e.table import NAMES, Table, named
from py_engine.match import Match
from serve import Site

LEAST = 2  # tricks that are over


def with_tricks(game: str) -> Match | None:
    """Return a match with some finished tricks and one under way; ``None`` in a game without tricks."""
    rng, match = random.Random(game), turn_driver(game).LARGEST[0].match(5, NAMES)
    if "tricks" not in match.view(None):
        return None
    while len(match.view(None)["tricks"]) < LEAST or not (match.view(None)["current_trick"] or {}).get("plays"):
        match.act(choose(match, rng))
    return match


MATCHES = {game: match for game in IN_TURNS if (match := with_tricks(game))}


@pytest.mark.parametrize("game", MATCHES)
def test_the_last_trick_is_one_tap_away_and_the_others_lie_below(page: Page, site: Site, game: str) -> None:
    table = Table(page, site.url)
    table.go_home()
    match = table.prepare(MATCHES[game].save())
    table.lift()
    page.get_by_role("button", name="What happened").click()
    shown = page.get_by_role("dialog").locator(".trick")
    tricks = match.view(None)["tricks"]
    expect(shown).to_have_count(len(tricks))
    for place, trick in enumerate(reversed(tricks)):
        check(shown.nth(place), trick, match.names)


def check(shown: Locator, trick: dict[str, Any], names: list[str]) -> None:
    """Assert that a trick is shown with its number, winner, cards and players in their order, and the reason."""
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
