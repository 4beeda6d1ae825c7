"""Positions guessed from a view of Ghost Couple: those that agree with it, each about equally often."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import permutations
from typing import Any

import pytest

from py_engine.cards import cards_in
from py_engine.games.ghost_couple.game import GAME
from py_engine.games.ghost_couple.guess import GhostCoupleKnowledge, matched
from py_engine.games.ghost_couple.state import GhostCoupleState
from py_engine.match import Match
from py_engine.refusals import BadInput
from py_engine.think.dice import Dice
from tests.games.ghost_couple.table import Table, take_event, take_rank
from tests.play import SetUp, card_names, deck_of
from tests.spread import spread_fault
from tests.twins import renamed

TABLES = [("ghosts", 2), ("ghosts", 4), ("ghosts", 6), ("trump", 2), ("trump", 3)]
ENDINGS = ((59, 72, 0), (58, 72, 1), (116, 78, 2), (146, 76, 2), (78, 86, 2))
"""Random matches by seed, steps and number of cards laid unseen; in the last three one may be a known card."""
DRAWS_A_CASE = 40
"""Guesses per possible position."""


def knowledge_of(match: Match) -> GhostCoupleKnowledge:
    """Return the knowledge of the seat to act."""
    seat = match.state.turn
    return GhostCoupleKnowledge(GAME, match.view(seat), seat)


def play_on(match: Match, rng: random.Random) -> None:
    """Take a couple if there is one, else play at random."""
    actions = match.legal(60)[0]
    match.act(rng.choice([each for each in actions if each["do"] == "couple"] or actions))


@pytest.mark.parametrize(("deck", "seats"), TABLES)
def test_in_a_guess_each_seat_knows_the_same_cards_of_the_board(deck: str, seats: int) -> None:
    for seed in range(3):
        match, rng = SetUp("ghost_couple", seats, (("deck", deck),)).match(seed), random.Random(seed)
        while not match.state.over:
            if rng.random() < 0.1:
                state, world = match.state, knowledge_of(match).world(Dice(seed))
                own = state.turn
                assert world.known[own] == state.known[own]
                for seat in range(seats):
                    cells = [{each.place[card] for card in cards_in(each.known[seat])} for each in (state, world)]
                    assert cells[0] == cells[1]
            play_on(match, rng)


def test_known_cards_are_in_their_places_in_every_guess() -> None:
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
    """Return the entries in which another seat laid a card face down."""
    log = match.view(match.state.turn)["log"]
    return [index for index, entry in enumerate(log) if entry["do"] == "lay" and "card" not in entry]


def ending(seed: int, steps: int) -> Match:
    """Return a match with playing cards after ``steps`` random steps."""
    match, rng = SetUp("ghost_couple", 2, (("deck", "trump"),)).match(seed), random.Random(seed)
    for _ in range(steps):
        play_on(match, rng)
    return match


def hidden(state: GhostCoupleState) -> tuple[Hashable, ...]:
    return tuple(state.hands), tuple(state.board), tuple(state.pile)


def possible(match: Match) -> set[Hashable]:
    """Return every position that the rules allow, for all cards laid unseen and all places of unseen cards."""
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


def test_a_known_card_may_have_been_laid_unseen() -> None:
    match = ending(146, 76)
    state, knowledge, dice = match.state, knowledge_of(match), Dice(1)
    named = card_names(GAME, match.view(state.turn))
    strange = [cell for cell in state.down if not state.known[state.turn] >> state.board[cell] & 1]
    boards = [knowledge.world(dice).board for _ in range(100)]
    assert {state.deck.names[board[cell]] for board in boards for cell in strange} & named, "it was open once"


def test_a_view_with_a_card_in_two_places_has_no_guess() -> None:
    match = ending(59, 72)
    view = match.view(match.state.turn)
    flips = [index for index, entry in enumerate(view["log"]) if entry["do"] == "flip"]
    view["log"][flips[0]] = {**view["log"][flips[0]], "card": view["hand"][0]}
    with pytest.raises(BadInput, match="card"):
        GhostCoupleKnowledge(GAME, view, match.state.turn)


@pytest.mark.parametrize("take", [take_rank("3"), take_event(7), take_event(12), take_event(15, hands=[[], []])])
def test_after_choices_unseen_a_guess_looks_as_the_position_does(take: Table) -> None:
    match, rng = take.match, random.Random(3)
    for _ in range(30):
        world = knowledge_of(match).world(Dice(1))
        assert GAME.view(world, match.state.turn) == GAME.view(match.state, match.state.turn)
        play_on(match, rng)


def test_a_bound_card_moves_on_where_it_is_in_the_way() -> None:
    assert matched({7: [1, 2], 8: [1], 9: [2, 3]}) == {7: 2, 8: 1, 9: 3}


def test_cards_for_which_there_are_too_few_places_have_no_deal() -> None:
    with pytest.raises(BadInput, match="can't be in"):
        matched({7: [1, 2], 8: [1, 2], 9: [1, 2]})
