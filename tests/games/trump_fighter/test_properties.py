"""Properties of Super Trump Fighter over the positions of random matches, by a second version of its rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from py_engine.games.trump_fighter.data import CARDS
from py_engine.games.trump_fighter.game import GAME
from py_engine.games.trump_fighter.roster import CHARACTERS
from py_engine.match import Match
from tests.games.trump_fighter.model import allowed, standstill
from tests.play import SetUp, card_names, set_ups

SET_UPS = pytest.mark.parametrize("set_up", [each for each in set_ups() if each.game == GAME.id], ids=str)
LIMIT = 400
TRIED = 25
"""Actions to try in a position."""
VALUES = {skill.id: skill.value for character in CHARACTERS for skill in character.skills}
NAMES = [*(character.id for character in CHARACTERS[:3]), "nobody"]
LATER = (0, 0, 1, 50, 99, 100, 200, 9_999, 10_000, 10_001, 30_000, -1)
"""Times to try, in ms after the last action."""


def listed(match: Match, action: dict[str, Any]) -> bool:
    """Return whether an action is legal at its earliest time, and that is not after its own."""
    legal, complete = match.legal(LIMIT)
    assert complete
    same = [each for each in legal if {**each, "at": 0} == {**action, "at": 0}]
    return bool(same) and action.get("at", 0) >= same[0].get("at", 0)


def any_action(match: Match, rng: random.Random) -> dict[str, Any]:
    """Return an action of any verb, near enough to the rules to be legal at times."""
    view, seat = match.view(None), rng.randrange(2)
    at = view["at"] + rng.choice(LATER)
    held = [card for hand in view["hands"] for card in hand if card] or [CARDS[0]]

    def lay() -> dict[str, Any]:
        return {"do": "move", "card": rng.choice([*held, "SA"]), "to": rng.randrange(6)}

    do = rng.choice(["character", "ready", "battle", "move", "move", "call", "resolve", "stall", "agree"])
    if do == "character":
        return {"do": do, "seat": seat, "name": rng.choice(NAMES)}
    if do == "battle":
        return {"do": do, "at": at, "fastest": [rng.choice([None, {"do": "call"}, lay()]) for _ in (0, 1)]}
    if do == "move":
        return {**lay(), "seat": seat, "at": at}
    return {"do": do, "at": at} if do in ("resolve", "stall", "agree") else {"do": do, "seat": seat, "at": at}


def positions(match: Match, rng: random.Random) -> Iterator[Match]:
    """Yield a match at every step of random play; some actions come later than they might."""
    while legal := match.legal(LIMIT)[0]:
        yield match
        action = rng.choice(legal)
        later = {**action, "at": action["at"] + rng.choice([0, 0, 7, 60])} if "at" in action else action
        match.act(later if match.check(later) is None else action)
    yield match


def matches(set_up: SetUp, count: int) -> Iterator[tuple[Match, random.Random]]:
    """Yield every position of some random matches, with the chance that plays them."""
    for seed in range(count):
        rng = random.Random(seed)
        yield from ((match, rng) for match in positions(set_up.match(seed), rng))


@SET_UPS
def test_an_action_is_legal_exactly_if_the_rules_allow_it_and_then_it_is_listed(set_up: SetUp) -> None:
    tried, phases = Counter[bool](), set[str]()
    for match, rng in matches(set_up, 4):
        phases.add(match.state.phase.name)
        for action in [any_action(match, rng) for _ in range(TRIED)]:
            legal = match.check(action) is None
            assert legal == allowed(match, action), action
            assert listed(match, action) or not legal
            tried[legal] += 1
        actions = match.legal(LIMIT)[0]
        for action in rng.sample(actions, min(len(actions), 12)):
            assert match.check(action) is None
            assert allowed(match, action)
            assert "at" not in action or match.check({**action, "at": action["at"] - 1})
    assert min(tried[True], tried[False]) > 100, tried
    assert phases == {*GAME.phase_table}


@SET_UPS
def test_no_card_is_shown_too_early_the_clock_agrees_with_the_log_and_the_totals_add_up(set_up: SetUp) -> None:
    for match, _ in matches(set_up, 4):
        views, state = [match.view(seat) for seat in (None, 0, 1)], match.state
        assert not card_names(GAME, views) & {CARDS[card] for card in (*state.deck, *state.miss_cards)}
        if views[0]["standstill"]:
            log = [item.entry for item in match.log]
            assert (views[0]["standstill"]["since"] + 10_000, views[0]["standstill"]["bound"]) == standstill(log)
        for seat in (0, 1):
            points = sum(VALUES[skill] for skill in views[0]["used"][seat])
            assert views[0]["scores"][seat] == points + 2 * views[0]["misses"][seat]
