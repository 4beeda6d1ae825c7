"""What the fight's machine player guesses: the cards that nobody has drawn, in every order equally often."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from py_engine.bridge import Door
from py_engine.games.trump_fighter.game import GAME
from py_engine.games.trump_fighter.guess import TrumpFighterKnowledge
from py_engine.games.trump_fighter.state import TrumpFighterState
from py_engine.match import Match
from py_engine.player import Course, View
from py_engine.refusals import BadInput, Refused
from py_engine.think.dice import Dice
from py_engine.think.request import replayed
from tests.play import SetUp, ask
from tests.record import FIXTURES
from tests.spread import spread_fault

DRAWS_A_CARD = 12
"""Guesses for each card that may come next."""
SHARES = (0.5, 0.9)
GUESSES, LEAST = 40, 32
STILL_FIGHTS, LOOKED_AT, STILL, LISTED = 120, 0.15, 0.5, 60
"""Fights at random in which nobody acts for long at every other chance."""
LONG_FIGHTS, MOSTLY_STILL, MANY = (169, 48), 0.8, 15
"""Seeds of fights in which nobody acts for long at most chances, and what many standstills are."""
MOST_SECONDS = 1.0
"""What nonsense may take of the processor's time."""


@pytest.mark.parametrize("share", SHARES)
def test_every_card_that_was_not_drawn_is_guessed_next_equally_often(share: float) -> None:
    path = min(FIXTURES.glob(f"{GAME.id}/all-*.json"))
    save = json.loads(path.read_text(encoding="utf-8"))["save"]
    match = Match.load(GAME, {**save, "log": save["log"][: int(share * len(save["log"]))]})
    seat = (*match.state.actors(), 0)[0]
    view, dice = match.view(seat), Dice(3)
    knowledge = TrumpFighterKnowledge(GAME, view, seat)
    cases = {*match.state.deck, *match.state.miss_cards}
    drawn = Counter(replayed(GAME, view, knowledge.course(dice)).deck[-1] for _ in range(DRAWS_A_CARD * len(cases)))
    assert spread_fault(drawn, cases) == ""


def test_cards_that_the_standstill_moved_are_guessed_so_that_the_fight_went_as_it_did() -> None:
    """No entry names them, another card there would have met a skill, and one guess in twenty-four is right."""
    kept = json.loads(Path(__file__).with_name("forced.json").read_text(encoding="utf-8"))
    view = Match.load(GAME, kept["save"]).view(kept["seat"])
    knowledge, dice = TrumpFighterKnowledge(GAME, view, kept["seat"]), Dice(1)
    assert sum(leads_to(view, knowledge.course(dice)) for _ in range(GUESSES)) >= LEAST


def test_after_standstills_a_guess_that_can_not_be_is_followed_by_another() -> None:
    """A wrong one may have won the fight long before; with few that are right each is tried until one is found."""
    rng, tried = random.Random(7), 0
    for seed in range(STILL_FIGHTS):
        match = SetUp(GAME.id, 2).match(seed)
        while not match.state.over:
            has_stood = any(item.entry["do"] == "stall" for item in match.log)
            for seat in match.state.actors() if has_stood and rng.random() < LOOKED_AT else ():
                view = match.view(seat)
                assert leads_to(view, TrumpFighterKnowledge(GAME, view, seat).course(Dice(tried)))
                tried += 1
            actions = match.legal(LISTED)[0]
            still = [action for action in actions if action["do"] == "stall"]
            match.act(rng.choice(still if still and rng.random() < STILL else actions))
    assert tried > STILL_FIGHTS


def exchange(view: Any) -> None:
    ours, theirs = (fields[0] for fields in view["fields"])
    ours["card"], theirs["card"] = theirs["card"], ours["card"]


def score(view: Any) -> None:
    view["scores"][0] += 1


def miss(view: Any) -> None:
    view["misses"][0] += 1


def meet(view: Any) -> None:
    view["met"][0] = ["no skill"]


def attack_later(view: Any) -> None:
    view["last_attack"]["at"] += 1


@pytest.mark.parametrize("spoil", [exchange, score, miss, meet, attack_later])
@pytest.mark.parametrize("seed", LONG_FIGHTS)
def test_what_is_wrong_in_a_fight_with_many_standstills_is_refused_within_a_second(
    seed: int, spoil: Callable[[Any], None]
) -> None:
    """Many cards may have been moved unseen, and whatever they were, it never came to that."""
    view = long_fight(seed)
    assert sum(entry["do"] == "stall" for entry in view["log"]) > MANY
    spoil(view)
    begun = time.process_time()
    answer = ask(Door(), op="think", view=view, level="even")
    assert time.process_time() - begun < MOST_SECONDS
    assert answer["error"]["code"] == "bad_view"


def long_fight(seed: int) -> View:
    """Return the last view of a fight in which nobody calls and mostly nobody acts."""
    rng, match = random.Random(seed), SetUp(GAME.id, 2).match(seed)
    view: View = {}
    while not match.state.over:
        view = match.view(match.state.actors()[0])
        actions = match.legal(LISTED)[0]
        actions = [action for action in actions if action["do"] != "call"] or actions
        still = [action for action in actions if action["do"] == "stall"]
        match.act(rng.choice(still if still and rng.random() < MOSTLY_STILL else actions))
    return view


def leads_to(view: View, course: Course[TrumpFighterState]) -> bool:
    """Tell whether a fight comes to the view by that course."""
    try:
        replayed(GAME, view, course)
    except (BadInput, Refused):
        return False
    return True
