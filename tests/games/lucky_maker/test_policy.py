"""Lucky Maker's bot: its rule of thumb."""

from __future__ import annotations

from py_engine.games.lucky_maker.data import CARDS
from py_engine.games.lucky_maker.policy import PLAYER, RULE
from py_engine.think.dice import Dice
from tests.games.lucky_maker.test_clauses import match_with, play
from tests.play import SetUp


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
