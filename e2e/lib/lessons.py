"""Lessons on the screen: opening a step, and carrying out the actions in its data."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from e2e.lib.drivers import live_driver, turn_driver
from e2e.lib.table import Table
from paths import WEB
from py_engine.games import GAMES
from py_engine.match import Match

Step = dict[str, Any]
_FILES = {game: Path(WEB) / "src" / "games" / game / "lesson" / "steps.json" for game in GAMES}
LESSONS: dict[str, list[Step]] = {
    game: json.loads(file.read_text(encoding="utf-8")) for game, file in _FILES.items() if file.exists()
}
"""The steps of every lesson, by game, in the order of the shelf."""


def places_of(game: str) -> dict[str, str]:
    """Return the addresses of a game's set-up, its rules and, if it has a lesson, a step of that."""
    found = {"setup": f"#/setup/{game}", "rules": f"#/rules/{game}"}
    return {**found, "lesson": f"#/learn/{game}/2"} if game in LESSONS else found


def match_of(game: str, step: Step) -> Match:
    """Return the match at the beginning of a step."""
    seats = [{"name": str(seat)} for seat in range(step["seats"])]
    save = {"format": 1, "game": game, "options": step.get("options", {}), "seats": seats}
    return Match.load(GAMES[game], {**save, "deal": step["deal"], "log": step["log"]})


def open_step(page: Page, url: str, game: str, number: int) -> None:
    """Go to a step of a game's lesson, and wait for its table."""
    page.goto(f"{url}#/learn/{game}/{number}")
    step = LESSONS[game][number - 1]
    shown(page, game, step)


def shown(page: Page, game: str, step: Step) -> None:
    """Wait for the table of a step."""
    table = "arena" if GAMES[game].live else "table"
    page.locator(f"[data-testid=lesson][data-step={step['id']}] [data-testid={table}]").wait_for()


def do_step(page: Page, game: str, step: Step, actions: Sequence[dict[str, Any]]) -> None:
    """Carry out some actions at the table of a step as the learner, or give the right answer to its question."""
    table = Table(page, page.url)
    match = match_of(game, step)
    for action in actions:
        if action == step.get("itself"):
            match.act(action)
            continue
        if not GAMES[game].live:
            page.locator("[data-testid=table][data-stage=open]").wait_for()
        perform(table, match, game, action)
        if not GAMES[game].live:
            match.act(action)


def perform(table: Table, match: Match, game: str, action: dict[str, Any]) -> None:
    """Carry an action out like a person, legal or not."""
    if GAMES[game].live:
        live_driver(game).do_at_once(table, action)
    else:
        turn_driver(game).perform(table, match, action)


def named(text: str) -> re.Pattern[str]:
    """Return a pattern for a lesson's text, in which the page writes the names of seats."""
    return re.compile(re.sub(r"\\\{\d\\\}", ".+", re.escape(text)))
