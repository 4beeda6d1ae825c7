"""Random matches of Akuma Trick agree with a second version of its rules."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any

import pytest

from py_engine.games.akuma_trick.game import GAME
from py_engine.match import Match
from tests.games.akuma_trick.model import Model
from tests.games.akuma_trick.table import NAMES
from tests.play import card_names, option_values

FORMS = [dict(options) for options in option_values(GAME)]
"""Every combination of options."""


def new(seats: int, seed: int, options: Mapping[str, Any]) -> Match:
    return Match.new(GAME, NAMES[:seats], dict(options), {"seed": seed})


def model_of(match: Match) -> Model:
    """Return the plain model after the match's log."""
    model = Model(match.deal, match.options)
    for item in match.log:
        model.apply(item.entry)
    return model


def texts(actions: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(action) for action in actions)


def assert_like_the_model(match: Match, model: Model) -> None:
    """Compare all values of the plain model with the engine's answers."""
    status, view = match.status(), match.view(None)
    assert status["over"] == model.over
    assert view["counts"]["hands"] == [len(hand) for hand in model.hands]
    assert view["counts"]["table"] == sum(map(len, model.plays))
    for seat in (None, *range(len(match.names))):
        assert card_names(GAME, match.view(seat)) == model.known(seat)
    if model.over:
        assert status["scores"] == model.points()
        assert status["winners"] == model.winners()
        assert match.legal(9) == ([], True)
        return
    assert status["to_act"] == [model.turn]
    assert view["direction"] == model.direction
    assert view["lock"] == [colour for colour in "YPGVBW" if colour in (model.lock or ())]
    assert view["release"]["total"] == model.number()


def assert_the_same_is_legal(match: Match, model: Model) -> None:
    """Check that every subset of the hand in turn is legal exactly if it is listed."""
    actions, complete = match.legal(100_000)
    assert complete
    assert texts(actions) == texts(model.legal())


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_matches_agree_with_the_plain_rules_at_every_step(seats: int) -> None:
    rng = random.Random(seats)
    for seed, options in enumerate(FORMS):
        match = new(seats, seed, options)
        model = model_of(match)
        while not match.state.over:
            assert_like_the_model(match, model)
            assert_the_same_is_legal(match, model)
            verb = rng.choice(sorted({action["do"] for action in match.legal(10_000)[0]}))
            model.apply(match.act(rng.choice([each for each in match.legal(10_000)[0] if each["do"] == verb])))
        assert_like_the_model(match, model)
