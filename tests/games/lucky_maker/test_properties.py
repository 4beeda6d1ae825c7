"""Properties of Lucky Maker over positions reached by hypothesis."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant, precondition, rule

from py_engine.games import GAMES
from py_engine.games.lucky_maker.data import CARDS, NUMBER, SUITS_OF
from py_engine.games.lucky_maker.trick import explain
from py_engine.match import Match
from tests.games.lucky_maker.census import census
from tests.machine import MatchMachine
from tests.play import card_names

GAME = GAMES["lucky_maker"]


class LuckyMakerMachine(MatchMachine):
    """Plays legal and illegal cards, undoes, saves and loads; the table must stay complete."""

    def __init__(self) -> None:
        super().__init__()
        self.match = Match.new(
            GAME, [{"name": "A"}, {"name": "B"}, {"name": "C"}], {"games": "players"}, {"seed": 0}
        )

    @precondition(lambda self: self.match.log == [])
    @rule(seed=st.integers(0, 2**32), seats=st.integers(3, 5), lead=st.sampled_from(["stays", "winner"]))
    def deal_again(self, seed: int, seats: int, lead: str) -> None:
        names = [{"name": str(seat)} for seat in range(seats)]
        self.match = Match.new(GAME, names, {"games": "players", "tie_lead": lead}, {"seed": seed})

    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        legal, _ = self.match.legal(99)
        if legal:
            self.match.act(data.draw(st.sampled_from(legal)))

    @rule(data=st.data(), tricks=st.integers(1, 20))
    def play_on(self, data: st.DataObject, tricks: int) -> None:
        rng = data.draw(st.randoms(use_true_random=False))
        for _ in range(tricks * len(self.match.names)):
            legal, _ = self.match.legal(99)
            if legal:
                self.match.act(rng.choice(legal))

    @rule(card=st.sampled_from(CARDS))
    def any_card_is_legal_exactly_if_it_is_listed(self, card: str) -> None:
        action = {"do": "play", "card": card}
        assert (self.match.check(action) is None) == (action in self.match.legal(99)[0])

    @invariant()
    def the_deck_is_whole(self) -> None:
        assert sorted(census(self.match.state)) == sorted(CARDS)

    @invariant()
    def each_seat_sees_its_hand_and_what_lies_open_and_nothing_else(self) -> None:
        for seat in range(len(self.match.names)):
            assert card_names(GAME, self.match.view(seat)) == seen_by(self.match, seat)

    @invariant()
    def points_are_those_of_the_tricks_won(self) -> None:
        tricks: list[Any] = [trick for game in self.match.state.games for trick in game]
        if self.match.state.phase.name == "play":
            tricks += self.match.state.tricks
        for seat, points in enumerate(self.match.status()["scores"]):
            assert points == sum(trick.points for trick in tricks if trick.winner == seat)


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


TestLuckyMaker = LuckyMakerMachine.TestCase
TestLuckyMaker.settings = settings(max_examples=min(20, settings().max_examples))

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
