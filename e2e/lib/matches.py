"""Matches through the screen: the rules on this side choose legal actions, a game's driver carries them out."""

from __future__ import annotations

import math
import random
from typing import Any

from playwright.sync_api import Page, expect

from e2e.lib.drivers import live_driver, turn_driver
from e2e.lib.played import choose
from e2e.lib.store import Text, replay, text_of
from e2e.lib.table import NAMES, TWO_STEPS, Table
from py_engine.games import GAMES
from py_engine.match import Match
from tests.play import SetUp


def acts_again(match: Match, action: dict[str, Any]) -> bool:
    """Return whether the acting seat also acts next."""
    after = replay(match.save())
    after.act(action)
    return bool(after.state.actors() == match.state.actors())


def begin(game: str, seed: int, match_id: str) -> Text:
    """Return a match of any game, in the stored form, that lasts for some time."""
    if GAMES[game].live:
        return {**live_driver(game).begin(seed), "id": match_id}
    return text_of(turn_driver(game).SMALLEST[0].match(seed, NAMES).save(), match_id)


def act(table: Table, match: Match, rng: random.Random) -> None:
    """Uncover a stored match of any game, carry out an action, and wait until it is stored and shown."""
    if match.game.live:
        return live_driver(match.game.id).act(table, match, rng)
    table.ready(match)
    turn_driver(match.game.id).check_screen(table, match, match.state.actors()[0])
    return do(table, match, choose(match, rng))


def do(table: Table, match: Match, action: dict[str, Any]) -> None:
    """Carry an action out on an open table and in ``match``, and wait until it is stored and shown."""
    turn_driver(match.game.id).perform(table, match, action)
    table.stored_and_shown(len(match.log) + 1)
    match.act(action)
    assert table.stored().save() == match.save()
    table.arrived(match)


def play_whole(page: Page, url: str, set_up: SetUp, seed: int, most: float = math.inf) -> Match:
    """Play a match to its end, or ``most`` actions of it, through the screen; return it in its stored form."""
    rng = random.Random(f"{set_up} {seed}")
    page.add_init_script(f"({TWO_STEPS})()")
    table = Table(page, url)
    table.go_home()
    table.start(set_up)
    width = page.evaluate("innerWidth")
    match = table.stored()
    while not match.state.over and len(match.log) < most:
        if table.noren.count():
            seat = match.state.actors()[0]
            expect(table.noren.get_by_role("heading")).to_contain_text(NAMES[seat])
            table.tells_nobody(match)
            table.uncover(match)
            turn_driver(set_up.game).check_screen(table, match, seat)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, "the page scrolls sideways"
        do(table, match, choose(match, rng))
    return match
