"""Lucky Maker's bot: its rule of thumb, and the prospects of a position."""

from __future__ import annotations

import random

import pytest

from py_engine.games.lucky_maker.data import CARDS, INDEX
from py_engine.games.lucky_maker.game import GAME
from py_engine.games.lucky_maker.outlook import ROOT, worth
from py_engine.games.lucky_maker.policy import PLAYER, RULE
from py_engine.think.dice import Dice
from tests.games.lucky_maker.test_clauses import match_with, play
from tests.play import SetUp

TABLES = [SetUp("lucky_maker", seats, (("games", games),)) for seats in (3, 4, 5) for games in ("one", "players")]


def chosen(*cards: str, hands: list[list[str]], master: str) -> str:
    """Return the card that the rule of thumb plays after these cards of the first trick."""
    match = match_with(hands, [master])
    play(match, *cards)
    move = PLAYER.choose(match.state, Dice(1))
    assert isinstance(move, int)
    return CARDS[move]


def test_the_last_seat_takes_ten_points_with_the_lowest_card_that_does() -> None:
    hands = [["RG3"], ["RG4"], ["RY5", "RY7", "RY10"]]
    assert chosen("RG3", "RG4", hands=hands, master="RB1") == "RY5"


def test_the_last_seat_turns_the_suit_rather_than_let_another_have_nine_points() -> None:
    hands = [["RG9"], ["BG9"], ["RY1", "BY1"]]
    pair = chosen("RG9", "BG9", hands=hands, master="RB2")[:2]
    assert "B" in pair, "blue pays 2"
    assert "R" not in pair, "red would pay another 9"


@pytest.mark.parametrize("set_up", TABLES, ids=str)
def test_hopes_are_shares_of_one_in_every_position_between_tricks(set_up: SetUp) -> None:
    match, rng = set_up.match(3), random.Random(3)
    looked = 0
    while not match.state.over:
        if not match.state.table:
            shares = worth(match.state)
            assert abs(sum(shares) - 1) < 1e-9
            assert all(0 < share < 1 for share in shares)
            looked += 1
        match.act(rng.choice(match.legal(99)[0]))
    shares = worth(match.state)
    assert {seat for seat, share in enumerate(shares) if share == max(shares)} == {*GAME.winners(match.state)}
    assert looked > 9


def test_a_lead_is_worth_more_with_fewer_tricks_to_come() -> None:
    early, late = SetUp("lucky_maker", 4).match(5).state, SetUp("lucky_maker", 4).match(5).state
    rng = random.Random(5)
    while len(late.masters) > 1 or late.table:
        late.play(rng.choice([*late.moves()]))
    late.leader = early.leader
    for state in (early, late):
        state.points = [9, 0, 0, 0]
        state.hands = [bytearray([INDEX[card]] * len(state.hands[0])) for card in ("RB5", "RG5", "RY5", "BG5")]
    assert worth(late)[0] > worth(early)[0]


def test_ten_in_hand_promises_more_than_six() -> None:
    state = SetUp("lucky_maker", 4).match(5).state
    state.hands = [bytearray([INDEX[card]] * 12) for card in ("RB6", "RB10", "RB8", "RB8")]
    shares = {(seat - state.leader) % 4: share for seat, share in enumerate(worth(state))}
    assert len(shares) == 4
    assert worth(state)[1] > worth(state)[0]


def test_roots_are_right() -> None:
    assert all(abs(root * root - number) < 1e-9 for number, root in enumerate(ROOT))


def test_the_rule_of_thumb_reads_only_hand_table_and_master() -> None:
    match = SetUp("lucky_maker", 4).match(8)
    state = match.state
    cards = [*state.moves()]
    before = RULE.values(state, cards)
    others = [seat for seat in range(4) if seat != state.turn]
    for seat in others:
        state.hands[seat] = bytearray(12)
    state.masters = [0] * len(state.masters)
    assert RULE.values(state, cards) == before
