"""What the page holds is what the seat at the device may know.

Two matches that differ only in cards which this seat may not know must be the same page: markup, accessible names,
title, the answers of the worker, which entries of the storage are read, and every delay asked of the clock.
"""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from e2e.matches import TWO_STEPS, choose, open_curtain
from e2e.table import NAMES, Table, record
from py_engine.games import GAMES
from py_engine.match import Match
from py_engine.refusals import BadInput
from serve import Site

PLAYERS = 3
TRIES = 4000
SETUPS: dict[str, dict[str, str]] = {
    "lucky_maker": {},
    "akuma_trick": {},
    "bokunron": {},
    "ghost_couple": {"deck": "ghosts"},
}
KINDS = ("answer", "read", "timer")
# window.noted: the worker's answers, the keys read from storage, the delays of timers.
NOTE = """
window.noted = [];
const note = (...words) => window.noted.push(words.join(" "));
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => data.type === "answers" && note("answer", ...data.answers));
  }
};
const { getItem } = Storage.prototype;
Storage.prototype.getItem = function (key) { note("read", key); return getItem.call(this, key); };
const later = window.setTimeout;
window.setTimeout = (task, delay, ...given) => { note("timer", delay ?? 0); return later(task, delay, ...given); };
"""
# until a frame and an idle moment after it bring nothing more to note
AT_REST = """() => new Promise((done) => {
  const look = (before) => requestAnimationFrame(() => requestIdleCallback(
    () => window.noted.length === before ? done() : look(window.noted.length)));
  look(-1);
})"""


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[tuple[Any, ...], str]]:
    """Return every string in a deal with the way to it."""
    if isinstance(value, str):
        return [(path, value)]
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [found for key, part in parts for found in places(part, (*path, key))]


def put(value: Any, path: tuple[Any, ...], card: str) -> None:
    for key in path[:-1]:
        value = value[key]
    value[path[-1]] = card


def hidden_twin(match: Match, seat: int, rng: random.Random) -> dict[str, Any]:
    """Return a save that differs in hidden cards only: ``seat`` and everybody see the same table."""
    save = match.save()
    cards = places(save["deal"])
    swaps = 0
    for _ in range(TRIES):
        (one, first), (two, second) = rng.sample(cards, 2)
        other = copy.deepcopy(save)
        put(other["deal"], one, second)
        put(other["deal"], two, first)
        try:
            twin = Match.load(match.game, other)
        except BadInput:
            continue
        same = all(match.view(who) == twin.view(who) for who in (seat, None))
        if same and match.legal(50) == twin.legal(50):
            save, cards, swaps = other, places(other["deal"]), swaps + 1
        if swaps == 5:
            return save
    raise AssertionError(f"no hidden cards to swap after {len(match.log)} actions")


def played(game: str, actions: int) -> Match:
    seats = [{"name": name} for name in NAMES[:PLAYERS]]
    match = Match.new(GAMES[game], seats, SETUPS[game], {"seed": 11})
    rng = random.Random(11)
    for _ in range(actions):
        match.act(choose(match, rng))
    return match


def seen(context: BrowserContext, site: Site, save: dict[str, Any], seat: int) -> dict[str, Any]:
    """Open a match behind its curtain and then its table; return all that the page holds at both moments."""
    page = context.new_page()
    page.add_init_script(NOTE)
    table = Table(page, site.url)
    table.go_home()
    # what the start of the page asks for must not fall into the record of one match and not of the other
    page.wait_for_function("() => window.noted.some((line) => line.startsWith('answer'))")
    page.evaluate("text => localStorage.setItem('tefuda:match:prepared', text)", record(save))
    page.evaluate("() => { window.noted.length = 0; location.hash = '#/play/prepared'; }")
    found = {}
    for moment in ("curtain", "table"):
        if moment == "table":
            open_curtain(table, NAMES[seat])
        expect(table.curtain if moment == "curtain" else table.open).to_be_visible()
        page.evaluate(AT_REST)
        body = page.locator("body")
        # in the order of each kind: how the kinds fall together is the machine's doing
        noted = [[line for line in page.evaluate("noted") if line.startswith(kind)] for kind in KINDS]
        found[moment] = (body.inner_html(), body.aria_snapshot(), page.title(), page.url, noted)
    page.close()
    return found


@pytest.mark.parametrize("actions", [0, 9])
@pytest.mark.parametrize("game", SETUPS)
def test_hidden_cards_leave_no_trace_in_the_page(
    context: BrowserContext, site: Site, game: str, actions: int
) -> None:
    match = played(game, actions)
    seat = match.state.actors()[0]
    twin = hidden_twin(match, seat, random.Random(7))
    assert json.dumps(match.save()["deal"]) != json.dumps(twin["deal"])
    page = context.new_page()
    page.goto(site.url)
    page.evaluate(TWO_STEPS)
    page.close()
    first, second = (seen(context, site, save, seat) for save in (match.save(), twin))
    assert first["curtain"] == second["curtain"]
    assert first["table"] == second["table"]
