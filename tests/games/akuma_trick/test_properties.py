"""Properties of Akuma Trick over positions reached by hypothesis and random play."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant, precondition, rule

from py_engine.games.akuma_trick.data import CARDS, deck
from py_engine.games.akuma_trick.game import GAME
from py_engine.match import Match
from py_engine.refusals import Refused
from tests.games.akuma_trick.census import census
from tests.games.akuma_trick.model import Model
from tests.games.akuma_trick.table import NAMES
from tests.machine import MatchMachine
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


class AkumaTrickMachine(MatchMachine):
    """Plays legal and illegal actions, undoes, saves and loads, in parallel with the plain model."""

    def __init__(self) -> None:
        super().__init__()
        self.match = new(3, 0, {})

    @precondition(lambda self: self.match.log == [])
    @rule(seed=st.integers(0, 2**32), seats=st.integers(3, 6), options=st.sampled_from(FORMS))
    def deal_again(self, seed: int, seats: int, options: dict[str, Any]) -> None:
        self.match = new(seats, seed, options)

    def legal(self) -> list[dict[str, Any]]:
        return self.match.legal(100_000)[0]

    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        legal = self.legal()
        if legal:
            verb = data.draw(st.sampled_from(sorted({action["do"] for action in legal})))
            self.match.act(data.draw(st.sampled_from([each for each in legal if each["do"] == verb])))

    @rule(rng=st.randoms(use_true_random=False), steps=st.integers(1, 15))
    def play_on(self, rng: random.Random, steps: int) -> None:
        for _ in range(steps):
            legal = self.legal()
            if legal:
                self.match.act(rng.choice(legal))

    def judge(self, action: dict[str, Any], canonical: dict[str, Any]) -> None:
        """Check that ``action`` is allowed exactly if the legal actions include its canonical form."""
        before = [self.match.status(), self.match.save()]
        if canonical in self.legal():
            assert self.match.check(action) is None
            assert self.match.act(action).items() >= canonical.items()
            self.match.undo()
        else:
            assert self.match.check(action) is not None
            with pytest.raises(Refused):
                self.match.act(action)
        assert [self.match.status(), self.match.save()] == before

    @rule(cards=st.lists(st.sampled_from(CARDS), max_size=4), do=st.sampled_from(["play", "release"]))
    def any_cards_are_legal_exactly_if_listed(self, cards: list[str], do: str) -> None:
        action = {"do": do, "cards": sorted(cards, key=CARDS.index)}
        self.judge(action, action)

    @rule(data=st.data(), do=st.sampled_from(["play", "release"]))
    def cards_of_the_hand_are_legal_exactly_if_listed(self, data: st.DataObject, do: str) -> None:
        to_act = self.match.status()["to_act"]
        if to_act:
            hand = self.match.view(to_act[0])["hand"]
            cards = data.draw(st.lists(st.sampled_from(hand), max_size=5, unique=True))
            action = {"do": do, "cards": sorted(cards, key=CARDS.index)}
            self.judge(action, action)

    @rule(data=st.data())
    def a_legal_action_with_a_card_more_or_less_is_judged_by_the_list(self, data: st.DataObject) -> None:
        with_cards = [action for action in self.legal() if action.get("cards")]
        if with_cards:
            action = data.draw(st.sampled_from(with_cards))
            card = data.draw(st.sampled_from(deck(len(self.match.names))))
            cards = sorted(set(action["cards"]) ^ {card}, key=CARDS.index)
            self.judge({**action, "cards": cards}, {**action, "cards": cards})

    @rule(data=st.data())
    def a_set_or_release_may_come_in_any_order_a_run_may_not(self, data: st.DataObject) -> None:
        several = [action for action in self.legal() if len(action.get("cards", ())) > 1]
        if several:
            action = data.draw(st.sampled_from(several))
            cards = data.draw(st.permutations(action["cards"]))
            shuffled = {**action, "cards": cards}
            run = action["do"] == "play" and len({card[1] for card in cards}) > 1
            if run and cards != action["cards"]:
                refusal = self.match.check(shuffled)
                assert refusal is not None
                assert (refusal.clause, refusal.code) == ("2.4", "run_not_rising")
            else:
                self.judge(shuffled, action)

    @rule(seat=st.integers(0, 5))
    def a_seat_may_be_robbed_exactly_if_listed(self, seat: int) -> None:
        self.judge({"do": "steal", "from": seat}, {"do": "steal", "from": seat})

    @rule()
    def stopping_is_legal_exactly_if_listed(self) -> None:
        self.judge({"do": "stop"}, {"do": "stop"})

    @rule()
    def every_subset_of_the_hand_is_legal_exactly_if_listed(self) -> None:
        assert_the_same_is_legal(self.match, model_of(self.match))

    @invariant()
    def it_is_as_the_plain_rules_say(self) -> None:
        assert_like_the_model(self.match, model_of(self.match))

    @invariant()
    def the_deck_is_whole(self) -> None:
        assert sorted(census(self.match.state)) == sorted(deck(len(self.match.names)))

    @invariant()
    def each_seat_sees_what_it_has_seen_and_no_other_card(self) -> None:
        model = model_of(self.match)
        for seat in (None, *range(len(self.match.names))):
            assert card_names(GAME, self.match.view(seat)) == model.known(seat)

    @invariant()
    def no_hand_outgrows_the_deal(self) -> None:
        assert max(self.match.view(None)["counts"]["hands"]) <= 10


TestAkumaTrick = AkumaTrickMachine.TestCase
TestAkumaTrick.settings = settings(max_examples=min(40, settings().max_examples))
