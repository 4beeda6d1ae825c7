"""Positions in which a person has to act and bots come next, with the bots' actions by the rules on this side."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, expect

from e2e.lib.drivers import turn_driver
from e2e.lib.machines import PATIENCE
from e2e.lib.played import choose
from e2e.lib.store import replay
from e2e.lib.table import NAMES, Table
from py_engine.bridge import Door
from py_engine.match import Match
from tests.play import SetUp, as_action, ask

LEVEL = "even"
MOST_TRIED = 60
SEEDS = 40
"""Number of matches to search for a position."""
Machines = list[dict[str, str] | None]
"""A match's players by seat: a bot, or a person."""


@dataclass(frozen=True)
class Seated:
    """A position in which ``person`` has to act, alone or with others, and bots act after ``action``.

    ``after`` is the match after all their actions.
    """

    match: Match
    person: int
    machines: Machines
    action: dict[str, Any]
    after: Match


def machines_but(people: Collection[int], seats: int) -> Machines:
    """Return the players of the seats: bots, except these people."""
    return [None if seat in people else {"level": LEVEL, "face": "1"} for seat in range(seats)]


def thought_of(match: Match, seat: int, level: str = LEVEL) -> dict[str, Any]:
    """Return a bot's action there, by the rules on this side: equal views get equal answers."""
    action: dict[str, Any] = ask(Door(), op="think", view=match.view(seat), level=level)["action"]
    return action


def go_on(match: Match, machines: Machines) -> None:
    """Let the bots act until a person has to act, or the match is over."""
    while not match.state.over and machines[match.state.actors()[0]]:
        match.act(thought_of(match, match.state.actors()[0]))


def seated(set_up: SetUp, seed: int, fits: Callable[[Seated], bool] = lambda _: True) -> Seated | None:
    """Return a position with one person among bots in a random match, which must satisfy ``fits``."""
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
    """Let the person act, and wait until that is stored."""
    turn_driver(seats.match.game.id).perform(table, seats.match, seats.action)
    table.logged(len(seats.match.log) + 1)


def asked(page: Page, times: int = 1) -> None:
    """Wait until ``times`` questions were put to bots."""
    page.wait_for_function("times => window.asked >= times", arg=times, timeout=PATIENCE)


def told(seats: Seated) -> list[bool]:
    """Return for each bot's action whether it showed the person something, or can't be undone."""
    door = Door()
    key = ask(door, op="load", save=seats.match.save())["match"]
    ask(door, op="act", match=key, action=seats.action)
    actions = [as_action(seats.match.game, item.entry) for item in seats.after.log[len(seats.match.log) + 1 :]]
    answers = [ask(door, op="act", match=key, action=action, look=0) for action in actions]
    return [not answer["undoable"] or seats.person in answer["learned"] for answer in answers]


def undoable(game: str) -> Seated:
    """Return a position whose action may be undone, until bots reveal something."""

    def fits(seats: Seated) -> bool:
        match = replay(seats.match.save())
        match.act(seats.action)
        return match.undoable and any(told(seats))

    tried = (seated(turn_driver(game).SMALLEST[0], seed, fits) for seed in range(SEEDS))
    return next(found for found in tried if found)


def back(table: Table) -> None:
    """Undo the last action."""
    table.page.get_by_role("button", name="Undo", exact=True).click()


def won_by_machine(table: Table, match: Match, winner: int, **fields: Any) -> None:
    """Show a finished match: its winner is called a bot wherever it is named, and it makes no session."""
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
