"""The page's content is limited to the knowledge of the seat at the device.

Two matches that differ only in cards which this seat has never seen must be the same page; while no hand is open,
so must two that differ only in cards which no one has seen. This covers markup, accessible names, styles, focus,
title, address, messages to and from the worker, requests, data stored apart from the match, entries read, every
delay set on the clock, and sound and vibration. :mod:`e2e.lib.moments` lists the moments.

Every run of the tests checks one position of a match of every game and deck, and a seat's among bots at one table;
``make test-secrecy`` all positions of full matches of every set-up.
"""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from itertools import chain, islice

import pytest

from e2e.conftest import NewContext
from e2e.lib.drivers import smallest
from e2e.lib.forms import any_form
from e2e.lib.lockstep import Lockstep
from e2e.lib.machine_sides import LockstepAmongMachines
from e2e.lib.pairs import is_repeatable, pairs
from e2e.lib.played import played
from py_engine.games import GAMES
from py_engine.match import Match
from serve import Site
from tests.play import SetUp, set_ups

POSITIONS = int(os.environ.get("SECRECY_POSITIONS", "1"))
"""Number of positions in a match, spread over it; 0 means all of them."""
SET_UPS = smallest() if POSITIONS else [each for each in set_ups() if not GAMES[each.game].live]
TOGETHER = [SET_UPS[::2], SET_UPS[1::2]] if POSITIONS else [[each] for each in SET_UPS]
"""The set-ups that share pages."""


def has_python(together: Sequence[SetUp]) -> bool:
    """Return whether these matches have Python in the browser: one of each game and deck."""
    return all(each in smallest() for each in together)


ALWAYS = {
    "table": ("opened", "log sheet", "log closed", "hidden", "opened again"),
    "everybody's table": ("everybody's log", "everybody's log closed", "hand looked into", "hand closed"),
}
"""The moments of every pair, by its first one; others depend on the position."""
MACHINES_TURNS = 2
"""Least number of bots' actions that are compared."""
OFTEN = (
    "acted",
    "chosen",
    "played",
    "noren asked",
    "asked to look",
    "looked out of turn",
    "looked on",
    "taken over",
    "told of it",
)


def positions_of(whole: Match) -> set[int]:
    """Return the numbers of entries of a match after which the pages are compared.

    If these are few, the seat and everyone each see the seat's action of a pair; the first is, if any, one by which
    a seat sees something that no other does, the others come from the middle of the match on.
    """
    entries = len(whole.log)
    if not POSITIONS:
        return {*range(entries)}
    private = (at for at in range(entries) if whole.log[at].private and is_seen_done(whole, at))
    from_the_middle = (*range(entries // 2, entries), *range(entries // 2))
    others = (at for at in from_the_middle if is_seen_done(whole, at))
    return {*islice(chain(islice(private, 1), others), POSITIONS)}


def is_seen_done(whole: Match, at: int) -> bool:
    """Return whether there are pairs both for the seat and for everyone in which the seat acts there."""
    found = [*pairs(whole, {at}, random.Random(7))]
    return len(found) == 2 and all(pair.acts for pair in found)


def passes_on(whole: Match, at: int) -> bool:
    """Return whether another seat acts after an entry; otherwise the hand stays open."""
    return at + 1 < len(whole.log) and whole.log[at + 1].actor != whole.log[at].actor


@pytest.mark.parametrize(
    "together",
    [pytest.param(each, marks=pytest.mark.as_built if has_python(each) else []) for each in TOGETHER],
    ids=lambda together: "+".join(map(str, together)),
)
def test_hidden_cards_leave_no_trace_in_the_page(
    new_context: NewContext, site: Site, together: Sequence[SetUp]
) -> None:
    lockstep = Lockstep([new_context() for _ in range(2)], site.url)
    for set_up in together:
        lockstep.reached.clear()
        leave_no_trace(lockstep, set_up)


def leave_no_trace(lockstep: Lockstep, set_up: SetUp) -> None:
    """Lead both pages through the pairs of a match."""
    whole = played(set_up, 11)
    picked = positions_of(whole)
    for pair in pairs(whole, picked, random.Random(7)):
        lockstep.lead(pair)
    reached = lockstep.reached
    print(f"{set_up}: {len(picked)} of {len(whole.log)} positions, {dict(reached)}")
    for first, always in ALWAYS.items():
        assert {reached[moment] for moment in always} == {reached[first]}
        assert reached[first] > len(picked) * 0.8, "too few twins were found"
    assert all(reached[moment] for moment in OFTEN), reached
    if any(whole.log[at].private and is_repeatable(whole, at) and passes_on(whole, at) for at in picked):
        assert reached["put away"]


@any_form(set_up=SET_UPS, turns=[POSITIONS])
def test_hidden_cards_leave_no_trace_among_bots(
    new_context: NewContext, site: Site, set_up: SetUp, turns: int
) -> None:
    whole = played(set_up, 12)
    person = whole.log[0].actor
    lockstep = LockstepAmongMachines([new_context() for _ in range(2)], site.url)
    for pair in pairs(whole, machines_positions(whole, person, turns), random.Random(8), [person]):
        lockstep.lead(pair)
    reached = lockstep.reached
    print(f"{set_up}: {len(whole.log)} entries, {dict(reached)}")
    assert reached["machine turn, done"] >= min(MACHINES_TURNS, turns or MACHINES_TURNS)
    assert reached["own turn, done"] or turns == 1
    assert reached["a moment later"] == reached["sits"]


def machines_positions(whole: Match, person: int | None, turns: int) -> set[int]:
    """Return the numbers of entries to compare pages at: before ``turns`` bots' turns, and one of the person's.

    A single one is a bot's, early in the match, where twins are found; 0 means all turns.
    """
    if not turns:
        return {*range(len(whole.log))}
    repeatable = [at for at in range(len(whole.log)) if is_repeatable(whole, at)]
    machines = [at for at in repeatable if whole.log[at].actor != person]
    own = [at for at in repeatable if whole.log[at].actor == person]
    return {*(machines[len(machines) * each // turns] for each in range(turns)), *own[1 : min(turns, 2)]}
