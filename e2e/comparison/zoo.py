"""PettingZoo's own tests of its environments, for the example (``make test-zoo``)."""

from __future__ import annotations

import pytest
from pettingzoo.test import api_test, seed_test

from tests.examples.petting_zoo import env

GAMES = pytest.mark.parametrize(("game", "players"), [("lucky_maker", 4), ("akuma_trick", 3), ("bokunron", 3)])


@GAMES
# observations are a dictionary with the mask of legal actions, as in PettingZoo's own card games
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
def test_the_environment_keeps_the_interface(game: str, players: int) -> None:
    api_test(env(game, players), num_cycles=1000)


@GAMES
def test_equal_seeds_give_equal_matches(game: str, players: int) -> None:
    seed_test(lambda: env(game, players), num_cycles=500)
