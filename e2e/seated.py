"""Positions in which a person is to act and machines come next, and what these do by the rules on this side."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, expect

from e2e.drivers import turn_driver
from e2e.machines import PATIENCE
from e2e.played import choose
from e2e.store import replay
from e2e.table import NAMES, Table
from py_engine.bridge import Door
from py_engine.match import Match
from tests.play import SetUp, as_action, ask

LEVEL = "even"
MOST_TRIED = 60
SEEDS = 40
"""Matches that are looked through for a position."""
Machines = list[dict[str, str] | None]
"""What a match says of its seats: a machine, or a person."""


@dataclass(frozen=True)
class Seated:
    """A position in which ``person`` is to act, the only one or one of several, and machines act after ``action``.

    ``after`` is the match when all of them have.
    """

    match: Match
    person: int
    machines: Machines
    action: dict[str, Any]
    after: Match


def machines_but(people: Collection[int], seats: int) -> Machines:
    """Return who plays the seats: machines, but for these people."""
    return [None if seat in people else {"level": LEVEL, "face": "1"} for seat in range(seats)]


def thought_of(match: Match, seat: int, level: str = LEVEL) -> dict[str, Any]:
    """Return what a machine does there, by the rules on this side: equal views get equal answers."""
    action: dict[str, Any] = ask(Door(), op="think", view=match.view(seat), level=level)["action"]
    return action


def go_on(match: Match, machines: Machines) -> None:
    """Have the machines act until a person is to, or the match is over."""
    while not match.state.over and machines[match.state.actors()[0]]:
        match.act(thought_of(match, match.state.actors()[0]))


def seated(set_up: SetUp, seed: int, fits: Callable[[Seated], bool] = lambda _: True) -> Seated | None:
    """Return a position with one person among machines, whatever a match at random comes to; it ``fits``."""
    rng = random.Random(f"{set_up} {seed}")
    match = set_up.match(seed, NAMES)
    for _ in range(MOST_TRIED):
        person = match.state.actors()[0]
        machines = machines_but([person], set_up.seats)
        action = choose(match, rng)
        after = replay(match.save())
        after.act(action)
        if after.state.over:
            return None
        if len(match.log) > 1 and after.state.actors()[0] != person:
            at = replay(match.save())
            go_on(after, machines)
            found = Seated(at, person, machines, action, after)
            if not after.state.over and fits(found):
                return found
        match.act(action)
    return None


def sit(table: Table, seats: Seated) -> None:
    """Put the match on the page, and wait for the person's turn."""
    table.put(seats.match.save(), bots=seats.machines)
    table.open.wait_for()


def act(table: Table, seats: Seated) -> None:
    """Have the person act, and wait until that is stored."""
    turn_driver(seats.match.game.id).perform(table, seats.match, seats.action)
    table.logged(len(seats.match.log) + 1)


def asked(page: Page, times: int = 1) -> None:
    """Wait until so many questions were put to machines."""
    page.wait_for_function("times => window.asked >= times", arg=times, timeout=PATIENCE)


def told(seats: Seated) -> list[bool]:
    """Return of each machine's action whether the person has learned something by it, or it can't be taken back."""
    door = Door()
    key = ask(door, op="load", save=seats.match.save())["match"]
    ask(door, op="act", match=key, action=seats.action)
    actions = [as_action(seats.match.game, item.entry) for item in seats.after.log[len(seats.match.log) + 1 :]]
    answers = [ask(door, op="act", match=key, action=action, look=0) for action in actions]
    return [not answer["undoable"] or seats.person in answer["learned"] for answer in answers]


def undoable(game: str) -> Seated:
    """Return a position whose action may be taken back, until machines have done what tells something."""

    def fits(seats: Seated) -> bool:
        match = replay(seats.match.save())
        match.act(seats.action)
        return match.undoable and any(told(seats))

    tried = (seated(turn_driver(game).SMALLEST[0], seed, fits) for seed in range(SEEDS))
    return next(found for found in tried if found)


def back(table: Table) -> None:
    """Take the last action back."""
    table.page.get_by_role("button", name="Undo", exact=True).click()


def won_by_machine(table: Table, match: Match, winner: int, **fields: Any) -> None:
    """Show a finished match twice: its winner is called a machine wherever it is named, and it makes no evening."""
    page, named = table.page, f"{match.names[winner]} (bot)"
    for each in ("one", "two"):
        table.put(match.save(), each, **fields)
        table.result.wait_for()
    expect(page.locator(".winners")).to_contain_text(named)
    row = page.locator(f".score-row.seat-{winner}").get_by_role("heading", level=3)
    expect(row).to_contain_text("Bot, medium")
    expect(page.get_by_test_id("evening")).to_have_count(0)
    page.goto(table.url)
    expect(page.locator(".match-words").first).to_contain_text(named)
