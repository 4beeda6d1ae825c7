"""Bokunron's undo: the table shows the winner of a trick, so the action that ended it stays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.games.bokunron.scenes import HANDS, SCENES, dealt
from e2e.games.bokunron.table import check_screen, perform
from e2e.lib.matches import do
from e2e.lib.table import NAMES, Table
from py_engine.match import Match
from tests.games.bokunron.table import lay, trick

pytestmark = pytest.mark.shares_page


def before_the_end_of_a_trick() -> Match:
    """Return a match in which the third of three seats has played and owes the tyrant's step; another will win."""
    match = dealt(HANDS, leads="HK SQ", plaza="S8 S9 D7 D8")
    lay(match, "H2", "h2 h3")
    match.act({"do": "play", "cards": ["H5"]})
    return match


def before_the_last_play() -> Match:
    """Return a match in which the seat that plays last has no chip left; another will win."""
    match = dealt(HANDS, leads="HK SQ", plaza="S8 S9 D7 D8")
    trick(match, "H2", "h2", "H5", chips={1: ("H", 5)})
    lay(match, "S5 S6", "S3")
    return match


ENDS: list[tuple[Callable[[], Match], dict[str, Any]]] = [
    (before_the_end_of_a_trick, {"do": "no_tyrant"}),
    (before_the_end_of_a_trick, {"do": "tyrant", "on": "H", "chips": 1}),
    (before_the_last_play, {"do": "play", "cards": ["s2"]}),
]
"""Actions that end a trick that another seat wins."""


def test_the_next_seat_is_not_revealed_for_free(table: Table) -> None:
    """The next seat reveals the trick's winner: a seat could end the trick, undo that and put a chip down."""
    for before, action in ENDS:
        match = table.prepare(before().save())
        (seat,) = match.state.actors()
        table.uncover(match)
        do(table, match, action)
        (winner,) = match.state.actors()
        assert winner != seat
        expect(table.noren.get_by_role("heading")).to_contain_text(NAMES[winner])
        expect(table.page.get_by_role("button", name="undo that")).to_have_count(0)


def test_a_play_face_down_can_be_taken_back_in_the_tyrants_step(table: Table) -> None:
    match = table.prepare(SCENES["play"]())
    table.uncover(match)
    (seat,) = match.state.actors()
    perform(table, match, next(each for each in match.legal(99)[0] if each["do"] == "play"))
    table.stored_and_shown(len(match.log) + 1)
    expect(table.open).to_be_visible()
    table.page.get_by_role("button", name="Undo").click()
    table.stored_and_shown(len(match.log))
    check_screen(table, match, seat)
