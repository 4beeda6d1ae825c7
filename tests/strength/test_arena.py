"""A deal has the same result each time, with or without the door, and the challenger's shares count per seat."""

from __future__ import annotations

from typing import Any

import pytest

from py_engine.bridge import Door
from tests.play import sample
from tests.strength import players
from tests.strength.arena import Pairing, duel_rate, play_deal

BOTH_WAYS = pytest.mark.parametrize("direct", [False, True], ids=["through the door", "without it"])


@BOTH_WAYS
def test_a_deal_is_played_from_every_seat_and_the_same_each_time(direct: bool) -> None:
    pairing = Pairing(sample(), "even", "easy", direct=direct)
    first, second = play_deal((pairing, 1)), play_deal((pairing, 1))
    assert first.share == second.share
    assert 0 <= first.share <= 1
    assert len(first.seconds) >= sample().seats


@BOTH_WAYS
def test_the_strongest_level_uses_the_requested_number_of_worlds(
    direct: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answer(door: Door, **asked: Any) -> Any:
        return {"action": asked["effort"]}

    monkeypatch.setattr(players, "ask", answer)
    match = sample().match(1)
    told: Any = players.seated("hard", 7, direct)(match, match.state.actors()[0])
    assert told == 7


def test_players_who_are_equal_win_as_often_as_there_are_seats() -> None:
    shares = [play_deal((Pairing(sample(), "even", "even", direct=True), deal)).share for deal in range(30)]
    assert abs(duel_rate(sum(shares) / len(shares), sample().seats) - 0.5) < 0.02
