"""Properties of Ghost Couple over the positions of random matches."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import pytest

from py_engine.games.ghost_couple.game import GAME
from py_engine.match import Match
from tests.games.ghost_couple.record_eventful import Action, couples_first
from tests.games.ghost_couple.table import NAMES

SET_UPS = [("ghosts", 2), ("ghosts", 6), ("trump", 3)]
Candidates = Iterator[Action]


def pool(state: Any) -> list[str]:
    """Return card names worth trying: a few from every place, and each card often enough."""
    return sorted(random.Random(len(state.pile)).sample(state.deck.names, 24) + hands_and_table(state))


def hands_and_table(state: Any) -> list[str]:
    masks = [*state.hands, *state.treasures, state.up, state.banished]
    return [name for number, name in enumerate(state.deck.names) if any(mask >> number & 1 for mask in masks)]


def all_actions(state: Any) -> Candidates:
    """Yield actions of every verb over all cells and seats and a rich pool of cards, sets of cells sampled."""
    rng = random.Random(state.times_emptied + len(state.pile) * 7 + state.turn)
    cards, cells = pool(state), range(len(state.board) + 2)
    yield from ({"do": do} for do in ("end", "cover", "reshuffle"))
    yield from ({"do": do, "cell": cell} for do in ("flip", "flip_x", "flip_block") for cell in cells)
    yield from ({"do": do, "card": card} for do in ("swap", "banish_hand") for card in cards)
    yield from ({"do": "lay", "card": card, "cell": cell} for card in cards for cell in cells)
    yield from ({"do": "couple", "cards": list(pair)} for pair in combinations(cards, 2))
    yield from ({"do": "draw_for", "to": seat} for seat in range(6))
    yield from ({"do": "look", "from": seat} for seat in range(6))
    for do in ("rob", "banish_treasure"):
        yield from ({"do": do, "from": seat, "card": card} for seat in range(6) for card in cards)
    for size in range(4):
        for do in ("take", "banish"):
            choices = list(combinations(cells, size))
            yield from ({"do": do, "cells": list(each)} for each in rng.sample(choices, min(len(choices), 300)))
        hand = hands_and_table(state)[:9]
        yield from ({"do": "put", "cards": list(each)} for each in permutations(hand, size))


def positions(deck: str, seats: int, seed: int, every: int) -> Iterator[Match]:
    """Play at random; yield the position before every ``every``-th move, and at every open choice of an effect."""
    rng = random.Random(seed)
    match = Match.new(GAME, NAMES[:seats], {"deck": deck}, {"seed": seed})
    seen: Counter[str] = Counter()
    for step in range(3000):
        legal, _ = match.legal(300)
        if not legal:
            return
        name = match.state.phase.name
        seen[name] += 1
        if step % every == 0 or seen[name] <= 2:
            yield match
        match.act(couples_first(legal, rng))
    raise AssertionError("not over after 3000 moves")


def assert_the_cells_are_kept_right(state: Any) -> None:
    """Compare what the state remembers of its cells with the cells."""
    holding = [cell for cell in range(1, len(state.board)) if state.board[cell] >= 0]
    up = [cell for cell in holding if state.up >> state.board[cell] & 1]
    assert sorted([*state.down, *up]) == holding
    assert state.down == sorted(state.down)
    assert state.empty == sorted(set(range(1, len(state.board))) - set(holding))
    assert 13 not in state.down
    assert {cell: state.place[state.board[cell]] for cell in holding} == {cell: cell for cell in holding}
    assert sum(cell > 0 for cell in state.place) == len(holding)


@pytest.mark.parametrize(("deck", "seats"), SET_UPS)
def test_an_action_is_legal_exactly_if_it_is_listed(deck: str, seats: int) -> None:
    tried = Counter[bool]()
    for match in positions(deck, seats, 3, 60):
        assert_the_cells_are_kept_right(match.state)
        legal, complete = match.legal(20_000)
        assert complete
        listed = {repr(action) for action in legal}
        assert len(listed) == len(legal), "an action is listed twice"
        for candidate in all_actions(match.state):
            allowed = match.check(candidate) is None
            assert allowed == (repr(candidate) in listed), (match.state.phase.name, candidate)
            tried[allowed] += 1
        for action in legal[:40]:
            assert match.check(action) is None
    assert min(tried[True], tried[False]) > 50


def test_random_matches_come_through_every_phase() -> None:
    met = {match.state.phase.name for seed in range(6) for match in positions("ghosts", 3, seed, 1000)}
    assert met == set(GAME.phase_table) - {"over"}
