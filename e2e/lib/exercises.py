"""Exercises that the page finds in a finished match."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from e2e.lib.seated import machines_but
from e2e.lib.table import Table
from py_engine.match import Match
from tests.exercises.finding import exercises_of, played

PATIENCE = 600_000
"""Milliseconds for the bot to search a match, on a busy machine."""
MOST_MATCHES = 40
"""Number of recorded matches in which an exercise is sought."""


def with_exercises(game: str) -> tuple[Match, list[dict[str, Any]]]:
    """Return a finished match with exercises for seat 0, and these with their choices by the second look."""
    for seed in range(MOST_MATCHES):
        match = played(game, seed)
        found = [
            {"step": act.step, "done": act.action, "choices": look["choices"]}
            for act, look in exercises_of(match, 0)
        ]
        if found:
            return match, found
    raise AssertionError(f"no exercise in {MOST_MATCHES} matches")


def put_past(table: Table, match: Match, match_id: str) -> None:
    """Store a finished match of seat 0 against bots, with an analysis that says nothing."""
    judged = {"points": [], "turns": [], "length": len(match.log)}
    table.put(match.save(), match_id, bots=machines_but({0}, len(match.names)), judgement=judged)


def search(page: Page) -> None:
    """Press the button of the screen that searches a match, and wait until it says how many exercises it found."""
    screen = page.get_by_test_id("find-exercises")
    screen.locator("button.button-main").click()
    screen.locator("a[href='#/exercises']").wait_for(timeout=PATIENCE)
