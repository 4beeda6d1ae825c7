"""Ghost Couple through the screen: every step, every refusal, what stays hidden, and the fifteen seconds."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.ghost_couple_saves import STORIES, Story, event, put, with_banished
from e2e.ghost_couple_table import ALL_CARDS, check_screen, felt, perform
from e2e.matches import TWO_STEPS, open_curtain
from e2e.table import NAMES, Table
from py_engine.match import Match
from serve import Site

PHONE = {"width": 360, "height": 640}
LAPTOP = {"width": 1440, "height": 900}
PHONE_JA = pytest.mark.browser_context_args(viewport=PHONE, locale="ja-JP")
LAPTOP_EN = pytest.mark.browser_context_args(viewport=LAPTOP, locale="en-US")
STEPS = [name for name in STORIES if not name.startswith("over")]


@pytest.fixture
def table(page: Page, site: Site) -> Table:
    """A page with the engine ready and the curtain's two steps chosen."""
    page.add_init_script(f"({TWO_STEPS})()")
    table = Table(page, site.url)
    table.go_home()
    return table


def open_at(table: Table, story: Story, name: str = "prepared") -> Match:
    """Put a match there and open its curtain."""
    table.put(story.save(), name)
    open_curtain(table, NAMES[story.match.state.actors()[0]])
    felt(table, story.match)
    return story.match


def stored(table: Table, name: str = "prepared") -> list[dict[str, Any]]:
    """Return the log of a stored match."""
    from e2e.table import stored_matches

    log: list[dict[str, Any]] = stored_matches(table.page)[name]["save"]["log"]
    return log


def cell(table: Table, number: int) -> Locator:
    return table.open.locator(f"[data-cell='{number}']")


@pytest.mark.parametrize(
    "names",
    [
        pytest.param(STEPS[::2], marks=PHONE_JA, id="phone-ja"),
        pytest.param(STEPS[1::2], marks=LAPTOP_EN, id="laptop-en"),
    ],
)
def test_every_step_shows_what_the_rules_show_and_is_carried_out_by_taps(table: Table, names: list[str]) -> None:
    rng = random.Random(7)
    for name in names:
        match = open_at(table, STORIES[name](), name)
        (seat,) = match.state.actors()
        check_screen(table, match, seat)
        assert table.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), name
        actions = match.legal(3000)[0]
        action = rng.choice([each for each in actions if each["do"] == "couple"] or actions)
        perform(table, match, action)
        match.act(action)
        if seat in match.state.actors():
            felt(table, match)
        else:
            expect(table.curtain).to_be_visible()
        assert stored(table, name) == match.save()["log"], name
