"""The bot: its view, its respect for the rules, and its will to win."""

from __future__ import annotations

from typing import Any

import pytest

from py_engine.games.trump_fighter.data import INDEX, NONE
from py_engine.games.trump_fighter.planning import LEVELS, Table, decide, decide_fastest
from py_engine.games.trump_fighter.roster import CHARACTER_INDEX
from py_engine.think.dice import Dice
from tests.games.trump_fighter.bot_match import BotMatch, machine

SHARP = LEVELS["hard"]


def row(text: str) -> tuple[int, ...]:
    cards = [NONE if name == "-" else INDEX[name] for name in text.split()]
    return (*cards, *[NONE] * (4 - len(cards)))


def table(hand: str, own: str, theirs: str, characters: tuple[str, str], **others: Any) -> Table:
    places = CHARACTER_INDEX[characters[0]], CHARACTER_INDEX[characters[1]]
    fields = {"unused": (15, 15), "totals": (0, 0), "must_move": False, **others}
    return Table(row(hand), row(own), row(theirs), places, **fields)


def test_it_calls_at_once_when_a_skill_is_met() -> None:
    seen = table("S3 H9 C4 D4", "H2 H7 D9 DK", "HA C3 C4", ("hinata", "gonzo"), unused=(9, 15))
    act = decide(seen, SHARP, Dice("call"))
    assert act.do == "call"
    assert SHARP.call_ms[0] <= act.after <= SHARP.call_ms[1]


def test_it_lays_the_card_that_is_missing() -> None:
    seen = table("S9 H9 C4 C10", "H2 D4 D9 -", "S6", ("hinata", "gonzo"))
    act = decide(seen, SHARP, Dice("lay"))
    assert (act.do, act.card, act.spot) == ("move", INDEX["H9"], 3), "four red cards"


def test_it_does_not_call_where_that_serves_the_opponent_more() -> None:
    """With one card in hand a call would be correct, but Gonzo's hammer is met."""
    seen = table("D3", "S2 C4 C6 C8", "S10 DJ HQ DK", ("hinata", "gonzo"))
    assert decide(seen, SHARP, Dice("wait")).do != "call"


def test_it_calls_for_new_cards_with_one_card_in_hand() -> None:
    seen = table("D3", "S2 C4 C6 C8", "D2 DJ HQ D6", ("hinata", "tombo"), unused=(0, 0))
    assert decide(seen, SHARP, Dice("cycle")).do == "call"


@pytest.mark.parametrize(
    ("hand", "own", "theirs", "unused", "otherwise"),
    [
        ("S3 H9 C4 D4", "H2 H7 D9 DK", "HA C3 C4", 9, "call"),
        ("S2 SJ", "D7 H7 HQ H6", "S6 CK H2 C5", 0, "wait"),
    ],
)
def test_a_bound_bot_moves_as_its_fastest_act(
    hand: str, own: str, theirs: str, unused: int, otherwise: str
) -> None:
    for bound, does in ((False, otherwise), (True, "move")):
        seen = table(hand, own, theirs, ("hinata", "gonzo"), unused=(unused, 15), must_move=bound)
        act = decide_fastest(seen, SHARP, Dice("bound"))
        assert (act.do, act.after) == (does, 0)


def test_each_level_beats_the_one_below() -> None:
    for better, worse in (("even", "easy"), ("hard", "even")):
        points = 0
        for number in range(24):
            levels = (machine(better), machine(worse))
            pair = (number % 10, (number + 3) % 10)
            seats = levels if number % 2 == 0 else levels[::-1]
            totals = BotMatch(pair, seats, Dice(f"{better} {number}")).state.totals
            lead = totals[0] - totals[1] if number % 2 == 0 else totals[1] - totals[0]
            points += (lead > 0) - (lead < 0)
        assert points > 0, f"{better} against {worse}"
