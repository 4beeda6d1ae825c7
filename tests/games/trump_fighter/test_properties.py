"""Properties of Super Trump Fighter over positions reached by hypothesis and random play."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from py_engine.games.trump_fighter.data import CARDS
from py_engine.games.trump_fighter.game import GAME
from py_engine.games.trump_fighter.roster import CHARACTERS
from py_engine.match import Match
from tests.games.trump_fighter.census import census
from tests.games.trump_fighter.model import allowed, standstill
from tests.games.trump_fighter.table import SEATS
from tests.machine import MatchMachine
from tests.play import card_names, walk

LIMIT = 400
VALUES = {skill.id: skill.value for character in CHARACTERS for skill in character.skills}
NAMES = [*(character.id for character in CHARACTERS[:3]), "nobody"]


def listed(match: Match, action: dict[str, Any]) -> bool:
    """Return whether an action is legal at its earliest time, and that is not after its own."""
    legal, complete = match.legal(LIMIT)
    assert complete
    same = [each for each in legal if {**each, "at": 0} == {**action, "at": 0}]
    return bool(same) and action.get("at", 0) >= same[0].get("at", 0)


@st.composite
def actions(draw: st.DrawFn, match: Match) -> dict[str, Any]:
    """Draw an action of any verb, near enough to the rules to be legal at times."""
    view, seat = match.view(None), draw(st.integers(0, 1))
    at = view["at"] + draw(st.sampled_from([0, 0, 1, 50, 99, 100, 200, 9_999, 10_000, 10_001, 30_000, -1]))
    held = [card for hand in view["hands"] for card in hand if card] or [CARDS[0]]

    def lay() -> dict[str, Any]:
        return {"do": "move", "card": draw(st.sampled_from([*held, "SA"])), "to": draw(st.integers(0, 5))}

    do = draw(st.sampled_from(["character", "ready", "battle", "move", "move", "call", "resolve", "stall"]))
    if do == "character":
        return {"do": do, "seat": seat, "name": draw(st.sampled_from(NAMES))}
    if do == "battle":
        acts = [draw(st.sampled_from([None, {"do": "call"}, lay()])) for _ in (0, 1)]
        return {"do": do, "at": at, "fastest": acts}
    if do == "move":
        return {**lay(), "seat": seat, "at": at}
    return {"do": do, "at": at} if do in ("resolve", "stall") else {"do": do, "seat": seat, "at": at}


class TrumpFighterMachine(MatchMachine):
    """Carries out legal and illegal actions, undoes, saves and loads; the table must stay complete."""

    match: Match

    @initialize(
        seed=st.integers(0, 2**32),
        check_s=st.sampled_from([0, 10, 30]),
        window_ms=st.sampled_from([0, 1, 100, 200]),
        steps=st.integers(0, 80),
    )
    def begin(self, seed: int, check_s: int, window_ms: int, steps: int) -> None:
        options = {"check_s": check_s, "window_ms": window_ms}
        self.match = Match.new(GAME, SEATS, options, {"seed": seed})
        self.play_on(random.Random(seed), steps)

    @rule(rng=st.randoms(use_true_random=False), steps=st.integers(1, 12))
    def play_on(self, rng: random.Random, steps: int) -> None:
        for _ in range(steps):
            legal, _ = self.match.legal(LIMIT)
            if legal:
                action = rng.choice(legal)
                later = {**action, "at": action["at"] + rng.choice([0, 0, 7, 60])} if "at" in action else action
                self.match.act(later if self.match.check(later) is None else action)

    @rule(data=st.data())
    def any_action_is_legal_exactly_if_the_rules_allow_it(self, data: st.DataObject) -> None:
        action = data.draw(actions(self.match))
        before = self.match.view(None)
        refusal = self.match.check(action)
        assert (refusal is None) == allowed(self.match, action)
        assert self.match.view(None) == before
        if refusal is None:
            assert listed(self.match, action)
            assert self.match.act(action) == action

    @precondition(lambda self: not self.match.state.over)
    @rule()
    def what_is_listed_is_allowed_at_that_time_and_not_before(self) -> None:
        legal, _ = self.match.legal(LIMIT)
        for action in random.Random(len(legal)).sample(legal, min(len(legal), 12)):
            assert self.match.check(action) is None
            assert allowed(self.match, action)
            if "at" in action:
                assert self.match.check({**action, "at": action["at"] - 1}) is not None

    @invariant()
    def the_table_is_whole(self) -> None:
        """No card is lost, doubled or shown too early, the clock agrees with the log, the totals add up."""
        assert sorted(census(self.match.state)) == sorted(CARDS)
        views = [self.match.view(seat) for seat in (None, 0, 1)]
        state = self.match.state
        hidden = {CARDS[card] for card in (*state.deck, *state.miss_cards)}
        assert not card_names(GAME, views) & hidden
        if views[0]["standstill"]:
            log = [item.entry for item in self.match.log]
            assert (views[0]["standstill"]["since"] + 10_000, views[0]["standstill"]["bound"]) == standstill(log)
        for seat in (0, 1):
            points = sum(VALUES[skill] for skill in views[0]["used"][seat])
            assert views[0]["scores"][seat] == points + 2 * views[0]["misses"][seat]


TestTrumpFighter = TrumpFighterMachine.TestCase
TestTrumpFighter.settings = settings(
    max_examples=min(settings().max_examples, 40),
    stateful_step_count=min(settings().stateful_step_count, 30),
)


def test_every_syntactically_possible_action_is_legal_exactly_if_it_is_listed() -> None:
    """All cards, spots, seats and verbs at the earliest and at a later time, in positions of random matches."""
    rng = random.Random(5)
    tried: Counter[bool] = Counter()
    for seed in range(4):
        match = Match.new(GAME, SEATS, {}, {"seed": seed})
        for step, legal in enumerate(walk(match, random.Random(seed), limit=LIMIT)):
            if step % 6:
                continue
            at = match.state.at
            every = [{"do": "call", "seat": seat} for seat in (0, 1)] + [
                {"do": "ready", "seat": seat} for seat in (0, 1)
            ]
            every += [{"do": do} for do in ("resolve", "stall")]
            every += [
                {"do": "move", "seat": seat, "card": card, "to": to}
                for seat in (0, 1)
                for card in CARDS
                for to in (1, 2, 3, 4)
            ]
            for fields in every if step % 12 else rng.sample(every, 60):
                action: dict[str, Any] = {**fields, "at": at}
                assert (match.check(action) is None) == (action in legal)
                tried[action in legal] += 1
    assert min(tried[True], tried[False]) > 50, tried
