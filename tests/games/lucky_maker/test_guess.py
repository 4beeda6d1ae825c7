"""Lucky Maker's bot guesses every deal that agrees with its seat's knowledge equally often."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import combinations, permutations

import pytest

from py_engine.games.lucky_maker.data import OFF
from py_engine.games.lucky_maker.game import GAME
from py_engine.games.lucky_maker.guess import LuckyMakerKnowledge
from py_engine.games.lucky_maker.state import LuckyMakerState
from py_engine.match import Match
from py_engine.think.dice import Dice
from tests.play import SetUp
from tests.spread import spread_fault
from tests.strange_views import error_code, last_view

DRAWS_A_DEAL = 60
"""Guesses per possible deal."""

Hidden = tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]
"""All hands and the pile of masters."""


def ending(seats: int, seed: int, tricks_left: int) -> Match:
    """Return a random match with ``tricks_left`` tricks to play, the first of them begun by some seats."""
    match, rng = SetUp("lucky_maker", seats).match(seed), random.Random(seed)
    while len(match.state.masters) + 1 > tricks_left:
        match.act(rng.choice(match.legal(99)[0]))
    for _ in range(seed % seats):
        match.act(rng.choice(match.legal(99)[0]))
    return match


def knowledge_of(match: Match) -> LuckyMakerKnowledge:
    """Return the knowledge of the seat to act."""
    (seat,) = match.state.actors()
    return LuckyMakerKnowledge(GAME, match.view(seat), seat)


def first_ending(seats: int, tricks_left: int, bound: bool) -> Match:
    """Return the first ending in which some other seat can't have every card, or in which none is bound."""
    found = (ending(seats, seed, tricks_left) for seed in range(1000))
    return next(match for match in found if bool(knowledge_of(match).bound) == bound)


def hidden(state: LuckyMakerState) -> Hidden:
    return tuple(tuple(hand) for hand in state.hands), tuple(state.masters)


def splits(cards: tuple[int, ...], sizes: list[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Yield every way to give hands of these sizes, and the pile of the other cards in every order."""
    if not sizes:
        yield from ((pile,) for pile in permutations(cards))
        return
    for hand in combinations(cards, sizes[0]):
        rest = tuple(card for card in cards if card not in hand)
        yield from ((hand, *others) for others in splits(rest, sizes[1:]))


def possible(state: LuckyMakerState, seat: int) -> set[Hashable]:
    """Return every arrangement of the cards that the seat does not see, by the rules alone."""
    others = [each for each in range(state.seats) if each != seat]
    unseen = tuple(sorted([*state.masters, *(card for each in others for card in state.hands[each])]))
    found: set[Hashable] = set()
    for *hands, pile in splits(unseen, [len(state.hands[each]) for each in others]):
        now = {seat: tuple(state.hands[seat]), **dict(zip(others, hands, strict=True))}
        if follows_everywhere(state, now):
            found.add((tuple(now[each] for each in range(state.seats)), pile))
    return found


def follows_everywhere(state: LuckyMakerState, hands: dict[int, tuple[int, ...]]) -> bool:
    """Return whether every card of the game was legal if these are the hands now (2.3), going back card by card."""
    held = {seat: {*hand} for seat, hand in hands.items()}
    plays = [
        (master, (leader + place) % state.seats, card)
        for master, leader, cards in [*state.plain_tricks, (state.master, state.leader, state.table)]
        for place, card in enumerate(cards)
    ]
    for master, seat, card in reversed(plays):
        held[seat].add(card)
        if card in OFF[master] and any(each not in OFF[master] for each in held[seat]):
            return False
    return True


@pytest.mark.parametrize(("seats", "tricks_left"), [(3, 2), (3, 3), (4, 2), (5, 1)])
@pytest.mark.parametrize("bound", [True, False])
def test_every_deal_that_agrees_is_guessed_equally_often(seats: int, tricks_left: int, bound: bool) -> None:
    match = first_ending(seats, tricks_left, bound)
    (seat,) = match.state.actors()
    cases = possible(match.state, seat)
    assert hidden(match.state) in cases
    assert len(cases) >= 4
    knowledge, dice = knowledge_of(match), Dice(5)
    drawn: Counter[Hashable] = Counter(hidden(knowledge.world(dice)) for _ in range(DRAWS_A_DEAL * len(cases)))
    assert spread_fault(drawn, cases) == ""


def test_a_view_with_points_of_a_game_that_has_not_ended_is_refused() -> None:
    games = SetUp("lucky_maker", 3, (("games", "players"),))
    view = last_view(games, lambda view: view["game_number"] == 0 and len(view["hand"]) == 1)
    assert error_code({**view, "game_points": [[]]}) == "bad_view"
    assert error_code({**view, "game_points": [[0, 0, 0]]}) == "bad_view"


def test_a_view_with_a_card_twice_in_the_hand_is_refused_even_if_a_count_allows_for_it() -> None:
    view = last_view(SetUp("lucky_maker", 3), lambda view: len(view["hand"]) == 4)
    hand, counts = [view["hand"][0], *view["hand"][:3]], view["counts"]
    assert error_code({**view, "hand": hand, "counts": {**counts, "masters": counts["masters"] + 1}}) == "bad_view"
