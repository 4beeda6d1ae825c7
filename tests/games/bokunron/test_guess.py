"""Bokunron's bot spreads unseen cards evenly over their places, with the suits that seats can't have."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Sequence

import pytest

from py_engine.games.bokunron.data import INDEX, SUIT_OF, SUITS
from py_engine.games.bokunron.game import GAME
from py_engine.games.bokunron.guess import BokunronKnowledge
from py_engine.games.bokunron.spread import Bin, Spread
from py_engine.refusals import BadInput
from py_engine.think.dice import Dice
from tests.games.bokunron.table import do, match_with, play_on
from tests.play import SetUp
from tests.spread import splits, spread_fault
from tests.strange_views import error_code, last_view

DRAWS_A_CASE = 40
S, H, D, C = range(len(SUITS))
ANY: frozenset[int] = frozenset()


def agrees(box: Bin, hidden: Sequence[int], held: Sequence[int], lead: int) -> bool:
    """Return by the rules alone whether a seat may have laid and kept these cards (3.4)."""
    table = [SUIT_OF[card] for card in hidden] + ([] if box.up < 0 else [box.up])
    if any(SUIT_OF[card] in box.voids for card in (*hidden, *held)):
        return False
    return not box.hidden or lead in table or lead not in [SUIT_OF[card] for card in held]


@pytest.mark.parametrize(
    "bins",
    [
        [Bin(0, 2, 0, frozenset({S}), -1), Bin(0, 2, 0, frozenset({H}), -1)],
        [Bin(0, 2, 1, frozenset({S, H}), -1), Bin(0, 1, 1, ANY, -1)],
        [Bin(1, 2, 0, ANY, -1), Bin(1, 1, 0, ANY, -1)],
        [Bin(2, 1, 0, ANY, H), Bin(0, 1, 1, frozenset({D}), -1)],
        [Bin(2, 1, 0, ANY, S), Bin(1, 1, 0, frozenset({D}), -1)],
        [Bin(1, 1, 0, frozenset({S}), -1), Bin(0, 1, 1, ANY, -1)],
    ],
)
def test_every_spread_that_agrees_comes_equally_often_face_down_cards_included(bins: list[Bin]) -> None:
    pool, dice = [INDEX[card] for card in ("S2", "S3", "H2", "H3", "D2", "D3", "C2")], Dice(3)
    cases = {
        parts
        for parts in splits(pool, [size for box in bins for size in (box.hidden, box.held, box.free)])
        if all(agrees(box, parts[3 * at], parts[3 * at + 1], S) for at, box in enumerate(bins))
    }
    assert len(cases) >= 20
    spread = Spread(pool, S, bins)
    draws = (spread.draw(dice) for _ in range(DRAWS_A_CASE * len(cases)))
    drawn: Counter[Hashable] = Counter(
        tuple(tuple(sorted(part)) for parts in draw for part in parts) for draw in draws
    )
    assert spread_fault(drawn, cases) == ""


def test_a_spread_that_nothing_agrees_with_is_refused() -> None:
    with pytest.raises(BadInput, match="can't be spread"):
        Spread([INDEX[card] for card in ("S2", "S3", "H2")], -1, [Bin(0, 2, 0, frozenset({S}), -1)])


@pytest.mark.parametrize("seats", [3, 4])
def test_aces_and_lead_cards_still_hidden_are_guessed_equally_often(seats: int) -> None:
    match = play_on(SetUp("bokunron", seats).match(4), random.Random(1), 12)
    seat = match.state.actors()[0]
    knowledge, dice = BokunronKnowledge(GAME, match.view(seat), seat), Dice(8)
    worlds = [knowledge.world(dice) for _ in range(2000)]
    aces: Counter[Hashable] = Counter(world.aces for world in worlds)
    assert spread_fault(aces, [*aces]) == ""
    assert len(aces) == 6
    last: Counter[Hashable] = Counter(world.leads[-1] for world in worlds)
    assert spread_fault(last, [*last]) == ""
    assert len(last) == 12 - len(match.view(seat)["lead_row"]) - match.state.trick


@pytest.mark.parametrize(
    "done",
    ["S2, s2, S5", "S2 | s2 | S5, plaza S2, plaza s2, plaza S5, S3 | s3 | S6"],
    ids=["one trick", "two tricks"],
)
def test_a_player_without_a_card_of_the_lead_suit_has_none_in_hand(done: str) -> None:
    match = do(match_with(leads="CJ CQ CK"), done)
    knowledge, dice = BokunronKnowledge(GAME, match.view(0), 0), Dice(1)
    for _ in range(200):
        world = knowledge.world(dice)
        assert all(SUIT_OF[card] != C for seat in (1, 2) for card in world.hands[seat])
    stocks = [card for _ in range(50) for card in knowledge.world(dice).stocks[1]]
    assert any(SUIT_OF[card] == C for card in stocks), "its stock may have it"


def test_a_view_with_a_list_by_seat_that_is_empty_is_refused() -> None:
    view = last_view(SetUp("bokunron", 3), lambda view: view["phase"] == "play")
    assert {error_code({**view, name: []}) for name in ("passed", "out", "aces")} == {"bad_view"}
