"""Positions that are guessed from a view of Ghost Couple: those that agree with it, each about equally often."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from itertools import permutations
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from py_engine.cards import HashChance
from py_engine.games.ghost_couple.game import GAME
from py_engine.games.ghost_couple.guess import GhostCoupleKnowledge
from py_engine.games.ghost_couple.routes import routed
from py_engine.games.ghost_couple.state import GhostCoupleState
from py_engine.games.ghost_couple.trace import FREE as NOBODY
from py_engine.games.ghost_couple.trace import Mix, Trace
from py_engine.match import Match
from py_engine.refusals import BadInput
from py_engine.think.dice import Dice
from py_engine.think.request import replayed
from tests.games.ghost_couple.table import Table, take_event, take_rank
from tests.play import SetUp, card_names, deck_of
from tests.spread import spread_fault
from tests.twins import renamed

TABLES = [("ghosts", 2), ("ghosts", 4), ("ghosts", 6), ("trump", 2), ("trump", 3)]
ENDINGS = ((59, 72, 0), (58, 72, 1), (116, 78, 2), (146, 76, 2), (78, 86, 2))
"""Random matches by seed and steps, with so many cards laid unseen; in the last three a known card may be one."""
DRAWS_A_CASE = 40
"""Guesses for each position that is possible."""
CROWDED = Path(__file__).parent / "crowded.json"


def knowledge_of(match: Match) -> GhostCoupleKnowledge:
    """Return what the seat that is to act knows."""
    seat = match.state.turn
    return GhostCoupleKnowledge(GAME, match.view(seat), seat)


def play_on(match: Match, rng: random.Random) -> None:
    """Take a couple if there is one, else play at random."""
    actions = match.legal(60)[0]
    match.act(rng.choice([each for each in actions if each["do"] == "couple"] or actions))


@pytest.mark.parametrize(("deck", "seats"), TABLES)
def test_a_guess_looks_to_the_seat_as_the_position_does_and_came_about_by_the_rules(deck: str, seats: int) -> None:
    for seed in range(3):
        match, rng = SetUp("ghost_couple", seats, (("deck", deck),)).match(seed), random.Random(seed)
        while not match.state.over:
            if rng.random() < 0.1:
                knowledge, view = knowledge_of(match), match.view(match.state.turn)
                end = replayed(GAME, view, knowledge.course(HashChance(str(seed))))
                world = knowledge.world(HashChance(str(seed)))
                for viewer in (None, *range(seats)):
                    assert GAME.view(world, viewer) == GAME.view(end, viewer)
                assert world.known == end.known
            play_on(match, rng)


def test_what_the_seat_knows_lies_there_in_every_guess() -> None:
    match, rng = SetUp("ghost_couple", 3).match(7), random.Random(7)
    looked = 0
    while not match.state.over:
        state, seat = match.state, match.state.turn
        world = knowledge_of(match).world(Dice(len(match.log)))
        assert world.known[seat] == state.known[seat]
        for cell in state.down:
            if state.known[seat] >> state.board[cell] & 1:
                assert world.board[cell] == state.board[cell]
                looked += 1
        play_on(match, rng)
    assert looked > 500


def unseen_of(match: Match) -> list[str]:
    """Return the cards that the log and the rest of the seat's view never name."""
    return sorted(deck_cards(match) - card_names(GAME, match.view(match.state.turn)))


def deck_cards(match: Match) -> set[str]:
    return {name for name in deck_of("ghost_couple") if name in match.state.deck.index}


def hidden_lays(match: Match) -> list[int]:
    """Return the entries in which somebody laid a card that the seat was not shown."""
    log = match.view(match.state.turn)["log"]
    return [index for index, entry in enumerate(log) if entry["do"] == "lay" and "card" not in entry]


def ending(seed: int, steps: int) -> Match:
    """Return a match with playing cards after so many random steps."""
    match, rng = SetUp("ghost_couple", 2, (("deck", "trump"),)).match(seed), random.Random(seed)
    for _ in range(steps):
        play_on(match, rng)
    return match


def hidden(state: GhostCoupleState) -> tuple[Hashable, ...]:
    return tuple(state.hands), tuple(state.board), tuple(state.pile)


def possible(match: Match) -> set[Hashable]:
    """Return every position that the rules allow, whatever was laid unseen and wherever unseen cards lie."""
    seat = match.state.turn
    view, unseen, save = match.view(seat), unseen_of(match), match.save()
    found: set[Hashable] = set()
    for other in permutations(unseen):
        for laid in others_laid(renamed(save, dict(zip(unseen, other, strict=True))), hidden_lays(match)):
            twin = loaded(laid)
            if twin and twin.view(seat) == view:
                found.add(hidden(twin.state))
    return found


def others_laid(save: dict[str, Any], entries: list[int]) -> Iterator[dict[str, Any]]:
    """Yield the save with every other card of the hand laid in these entries."""
    if not entries:
        yield save
        return
    first, *rest = entries
    before = loaded({**save, "log": save["log"][:first]})
    for card in before.view(before.state.turn)["hand"] if before else ():
        log = [*save["log"]]
        log[first] = {**log[first], "card": card}
        yield from others_laid({**save, "log": log}, rest)


def loaded(save: dict[str, Any]) -> Match | None:
    try:
        return Match.load(GAME, save)
    except BadInput:
        return None


@pytest.mark.parametrize(("seed", "steps", "lays"), ENDINGS)
def test_every_position_that_agrees_is_guessed_equally_often(seed: int, steps: int, lays: int) -> None:
    match = ending(seed, steps)
    assert len(hidden_lays(match)) == lays
    cases = possible(match)
    assert hidden(match.state) in cases
    knowledge, dice = knowledge_of(match), Dice(5)
    drawn: Counter[Hashable] = Counter(hidden(knowledge.world(dice)) for _ in range(DRAWS_A_CASE * len(cases)))
    assert spread_fault(drawn, cases) == ""


def test_what_was_known_may_have_been_laid_unseen() -> None:
    match = ending(146, 76)
    state, knowledge, dice = match.state, knowledge_of(match), Dice(1)
    named = card_names(GAME, match.view(state.turn))
    strange = [cell for cell in state.down if not state.known[state.turn] >> state.board[cell] & 1]
    boards = [knowledge.world(dice).board for _ in range(100)]
    assert {state.deck.names[board[cell]] for board in boards for cell in strange} & named, "it lay open once"


def test_a_view_in_which_a_card_lies_in_two_places_has_no_guess() -> None:
    match = ending(59, 72)
    view = match.view(match.state.turn)
    flips = [index for index, entry in enumerate(view["log"]) if entry["do"] == "flip"]
    view["log"][flips[0]] = {**view["log"][flips[0]], "card": view["hand"][0]}
    with pytest.raises(ValueError, match="card"):
        GhostCoupleKnowledge(GAME, view, match.state.turn)


@pytest.mark.parametrize("take", [take_rank("3"), take_event(7), take_event(12), take_event(15, hands=[[], []])])
def test_the_choices_unseen_are_guessed_by_everybody(take: Table) -> None:
    match, rng = take.match, random.Random(3)
    for _ in range(30):
        knowledge, view = knowledge_of(match), match.view(match.state.turn)
        assert hidden(replayed(GAME, view, knowledge.course(Dice(1)))) == hidden(knowledge.world(Dice(1)))
        play_on(match, rng)


def test_where_many_ways_cross_a_guess_is_found_all_the_same() -> None:
    """A match at the end of which few of the ways that the cards may have gone go together."""
    match = Match.load(GAME, json.loads(CROWDED.read_text(encoding="utf-8")))
    seat = match.state.turn
    for seed in range(10):
        told = routed(Trace(GAME, match.view(seat), seat), Dice(seed))
        assert NOBODY not in told
    world = knowledge_of(match).world(Dice(1))
    assert GAME.view(world, seat) == GAME.view(match.state, seat)


def trace_of(mixes: Sequence[Mix], named: Mapping[int, int]) -> Trace:
    """Return a trace of three cards with these mixes, in which these stays are named."""
    trace = Trace.__new__(Trace)
    trace.mixes = [*mixes]
    trace.mix_of = [number for number, mix in enumerate(mixes) for _ in mix.outs]
    trace.label = [named.get(stay, NOBODY) for stay in range(len(trace.mix_of))]
    trace.deck = SimpleNamespace(names=["a", "b", "c"])  # type: ignore[assignment]
    return trace


STRAIGHT_AND_ROUND = [Mix([], [0, 1, 2], hidden=True), Mix([0], [3], hidden=True), Mix([3, 1], [4, 5], hidden=True)]
"""Of the three stays that the deal gives out one leads straight to the last mix, and one by way of another mix."""


def test_two_cards_that_come_by_one_lane_each_find_a_way_of_their_own() -> None:
    for seed in range(10):
        told = routed(trace_of(STRAIGHT_AND_ROUND, {4: 0, 5: 1}), Dice(seed))
        assert told[4:] == [0, 1]
        assert {told[0], told[1]} == {0, 1}
        assert (told[2], told[3]) == (2, told[0])


@pytest.mark.parametrize("named", [{0: 2, 1: 0, 4: 0, 5: 1}, {2: 0, 4: 0}, {0: 0, 1: 0}])
def test_cards_that_can_not_have_gone_like_that_have_no_ways(named: dict[int, int]) -> None:
    with pytest.raises(ValueError, match=r"way|gone|places"):
        routed(trace_of(STRAIGHT_AND_ROUND, named), Dice(1))
