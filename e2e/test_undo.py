"""Undo: available until the player has seen something new or handed the device on."""

from __future__ import annotations

import random
from functools import cache
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.lib.drivers import IN_TURNS, turn_driver
from e2e.lib.forms import any_form
from e2e.lib.matches import do
from e2e.lib.played import choose
from e2e.lib.sample import fresh
from e2e.lib.store import replay
from e2e.lib.table import NAMES, Table

pytestmark = pytest.mark.shares_page

UNDO = "Undo"
SEARCHED = 4  # matches with each of the smallest set-ups


def test_a_card_can_be_undone_from_the_table_until_a_hand_is_opened(table: Table) -> None:
    page = table.page
    table.put(fresh().save())
    table.lift()
    before = table.cards()
    page.get_by_role("button", name=UNDO).click()
    expect(page.get_by_text("nothing to undo")).to_be_visible()
    table.play(table.legal.first)
    expect(table.noren.get_by_role("heading")).to_contain_text(NAMES[1])
    page.get_by_role("button", name="Aki: undo that").click()
    expect(table.noren.get_by_role("heading")).to_contain_text(NAMES[0])
    assert table.stored().log == []
    table.lift()
    assert table.cards() == before
    table.play(table.legal.last)
    table.lift()
    page.get_by_role("button", name="Hide").click()
    expect(table.noren.get_by_role("heading")).to_contain_text(NAMES[1])
    expect(page.get_by_role("button", name="undo that")).to_have_count(0)


Kind = tuple[bool, bool]
"""A kind of action: the same seat acts next, or not; the engine allows undoing it, or not."""


@cache
def found(game: str) -> dict[Kind, tuple[dict[str, Any], dict[str, Any]]]:
    """Return for every kind of action in some random matches a save before one, and the action."""
    examples: dict[Kind, tuple[dict[str, Any], dict[str, Any]]] = {}
    for set_up, seed in product(turn_driver(game).SMALLEST, range(SEARCHED)):
        match, rng = set_up.match(seed, NAMES), random.Random(seed)
        while not match.state.over:
            save, seats, action = match.save(), match.state.actors(), choose(match, rng)
            match.act(action)
            if not match.state.over:
                examples.setdefault((match.state.actors()[0] == seats[0], match.undoable), (save, action))
    return examples


def test_games_have_undoable_actions_and_some_have_others() -> None:
    kinds = [{undoable for _, undoable in found(game)} for game in IN_TURNS]
    assert all(True in each for each in kinds)
    assert any(False in each for each in kinds)


@any_form(game=IN_TURNS)
def test_an_action_can_be_undone_exactly_if_the_engine_allows_it(table: Table, game: str) -> None:
    for (_, undoable), (save, action) in found(game).items():
        match = table.prepare(save)
        table.lift()
        do(table, match, action)
        # a hand closes at the end of a trick too, and after each action on the table itself
        goes_on = table.noren.count() == 0
        take_back = table.page.get_by_role("button", name=UNDO if goes_on else "undo that")
        if undoable:
            take_back.click()
            table.stored_and_shown(len(save["log"]))
            table.shows(replay(save)) if goes_on else expect(take_back).to_have_count(0)
        elif goes_on:
            take_back.click()
            expect(table.page.get_by_role("status").filter(has_text="something new")).to_be_visible()
        else:
            expect(take_back).to_have_count(0)
        assert table.stored().save() == (save if undoable else match.save())


TAKE_BACK, OPEN = "undo that", "Show my hand"
