"""The examples run unchanged."""

from __future__ import annotations

import pytest

from tests.examples import at_random, bots


@pytest.mark.parametrize("game", ["lucky_maker", "trump_fighter"])
def test_a_match_at_random_ends_with_points_for_every_seat(game: str) -> None:
    assert all(points is not None for points in at_random.play(game, 7))


def test_a_bot_plays_a_match_against_bots_of_another_level() -> None:
    assert bots.play("akuma_trick", "even", "easy", 7)
