"""Properties of Lucky Maker over the positions of random matches, and of tricks by hypothesis."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from py_engine.games import GAMES
from py_engine.games.lucky_maker.data import CARDS, NUMBER, SUITS_OF
from py_engine.games.lucky_maker.trick import explain
from py_engine.match import Match
from tests.play import SetUp, card_names, walk

GAME = GAMES["lucky_maker"]


def seen_by(match: Match, seat: int) -> set[str]:
    """Return the names that ``seat`` has seen in the present deal, from the log alone."""
    deal: dict[str, Any] = match.deal
    played: list[str] = []
    for item in match.log:
        if item.entry["do"] == "deal":
            deal, played = item.entry, []
        else:
            played.append(item.entry["card"])
    seats = len(match.names)
    turned = min(len(played) // seats + 1, len(deal["masters"]))
    return {*deal["hands"][seat], *played, *deal["masters"][:turned]}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_seat_sees_what_it_has_seen_and_any_card_is_legal_exactly_if_it_is_listed(seats: int) -> None:
    match = SetUp("lucky_maker", seats, (("games", "players"),)).match(seats)
    for legal in walk(match, random.Random(seats)):
        for seat in range(seats):
            assert card_names(GAME, match.view(seat)) == seen_by(match, seat)
        plays = [{"do": "play", "card": card} for card in CARDS]
        listed = [action for action in legal if action["do"] == "play"]
        assert [action for action in plays if match.check(action) is None] == sorted(listed, key=plays.index)


tricks = st.integers(3, 5).flatmap(
    lambda seats: st.lists(st.integers(0, 59), min_size=seats + 1, max_size=seats + 1, unique=True)
)


@given(tricks, st.integers(0, 4), st.booleans())
def test_clause_3_against_a_plain_reading_of_it(cards: list[int], leader: int, winner_leads: bool) -> None:
    master, *played = cards
    seats = len(played)
    leader %= seats
    done = explain(master, leader, played, seats, winner_leads)
    suits = SUITS_OF[master]
    counts = [sum(suit in SUITS_OF[card] for card in played) for suit in suits]
    if counts == [0, 0]:
        assert (done.winner, done.next_leader) == (-1, leader)
        return
    by_size = sorted(suits, key=lambda suit: (counts[suits.index(suit)], NUMBER[suit][master]))
    other, follow = by_size
    in_suit = [(NUMBER[follow][card], place) for place, card in enumerate(played) if follow in SUITS_OF[card]]
    best, place = max(in_suit)
    if NUMBER[follow][master] > best:
        assert (done.winner, done.next_leader) == (-1, leader)
        return
    winner = (leader + place) % seats
    numbers = [number for number, _ in in_suit] + [NUMBER[follow][master]]
    stays = numbers.count(best) > 1 and not winner_leads
    assert (done.winner, done.points) == (winner, NUMBER[other][master])
    assert done.next_leader == (leader if stays else winner)
