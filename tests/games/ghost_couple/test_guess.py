"""Positions guessed from a view of Ghost Couple: what each seat knows, and events that are rare at random."""

from __future__ import annotations

import random

import pytest

from py_engine.cards import cards_in
from py_engine.games.ghost_couple.game import GAME
from py_engine.games.ghost_couple.guess import GhostCoupleKnowledge, matched
from py_engine.games.ghost_couple.state import GhostCoupleState
from py_engine.match import Match
from py_engine.refusals import BadInput
from py_engine.think.dice import Dice
from tests.games.ghost_couple.table import Table, take_event, take_rank
from tests.games.ghost_couple.worlds import ending, play_on
from tests.play import SetUp

TABLES = [("ghosts", 2), ("ghosts", 4), ("ghosts", 6), ("trump", 2), ("trump", 3)]


def world_of(match: Match, seed: int = 1) -> GhostCoupleState:
    """Return a position that the seat to act guesses."""
    seat = match.state.turn
    return GhostCoupleKnowledge(GAME, match.view(seat), seat).world(Dice(seed))


@pytest.mark.parametrize(("deck", "seats"), TABLES)
def test_a_guess_has_the_known_cards_in_their_places_and_each_seat_knows_the_same_cells(
    deck: str, seats: int
) -> None:
    looked = 0
    for seed in range(3):
        match, rng = SetUp("ghost_couple", seats, (("deck", deck),)).match(seed), random.Random(seed)
        while not match.state.over:
            if rng.random() < 0.15:
                state, world = match.state, world_of(match, seed)
                own = state.known[state.turn]
                assert world.known[state.turn] == own
                known = [cell for cell in state.down if own >> state.board[cell] & 1]
                assert [world.board[cell] for cell in known] == [state.board[cell] for cell in known]
                looked += len(known)
                for seat in range(seats):
                    cells = [{each.place[card] for card in cards_in(each.known[seat])} for each in (state, world)]
                    assert cells[0] == cells[1]
            play_on(match, rng)
    assert looked > 50


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
        assert GAME.view(world_of(match), match.state.turn) == GAME.view(match.state, match.state.turn)
        play_on(match, rng)


def test_a_bound_card_moves_on_where_it_is_in_the_way() -> None:
    assert matched({7: [1, 2], 8: [1], 9: [2, 3]}) == {7: 2, 8: 1, 9: 3}


def test_cards_for_which_there_are_too_few_places_have_no_deal() -> None:
    with pytest.raises(BadInput, match="can't be in"):
        matched({7: [1, 2], 8: [1, 2], 9: [1, 2]})
