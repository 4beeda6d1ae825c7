"""Two calls at the same time: whichever side the browser tells of first, neither has an advantage."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from e2e.games.trump_fighter.live import part
from e2e.games.trump_fighter.ring import in_battle, new_match
from py_engine.match import Match

PAIRS = 2000
MOST = 0.52
WINDOW_MS = 100
Order = list[dict[str, Any]]


@pytest.fixture(scope="module")
def collected() -> Iterator[Callable[[Order], Order]]:
    """The page's queue: a round of acts in, their order out."""
    with part("queue", "ActQueue") as queue:

        def order(acts: Order) -> Order:
            many = len(acts)
            results = queue(*(("add", each) for each in acts), *[("take",)] * many)
            return results[many:]

        yield order


def settle(order: Order) -> list[int]:
    """Send the calls to the engine as the page does, late ones at the last time; return who came first."""
    match: Match = in_battle(new_match(window_ms=WINDOW_MS), at=0)
    last = 0
    for call in order:
        last = max(last, int(call["at"]))
        match.act({"do": "call", "seat": call["seat"], "at": last})
    match.act({"do": "resolve", "at": int(order[0]["at"]) + WINDOW_MS})
    calls = match.view(None)["last_attack"]["calls"]
    assert len(calls) == len(order), "a simultaneous call was lost"
    return [call["seat"] for call in calls]


def moments(rng: random.Random, spread: int) -> list[tuple[float, float]]:
    """Return the times of both sides' calls: every pair of times comes with its mirror image."""
    pairs = [(rng.uniform(0, spread), rng.uniform(0, spread)) for _ in range(PAIRS // 2)]
    pairs += [(second, first) for first, second in pairs]
    rng.shuffle(pairs)
    return pairs


@pytest.mark.parametrize("spread", [0, 1, 8, 60], ids="within {} ms".format)
def test_of_two_thousand_pairs_of_simultaneous_calls_neither_side_wins_more(collected: Any, spread: int) -> None:
    rng = random.Random(spread)
    first: Counter[int] = Counter()
    for number, times in enumerate(moments(rng, spread)):
        acts = [{"seat": seat, "at": 1000 + number + at} for seat, at in enumerate(times)]
        rng.shuffle(acts)
        first[settle(collected(acts))[0]] += 1
    assert sum(first.values()) == PAIRS
    assert max(first.values()) <= MOST * PAIRS, dict(first)


def test_touches_of_one_instant_that_always_come_in_the_same_order_take_turns(collected: Any) -> None:
    """A browser lists the touches of one moment by their ids: the same side would always be heard first."""
    first = Counter(
        collected([{"seat": 0, "at": number}, {"seat": 1, "at": number}])[0]["seat"] for number in range(PAIRS)
    )
    assert first == {0: PAIRS // 2, 1: PAIRS // 2}


def test_what_happened_earlier_comes_first_however_late_it_is_told(collected: Any) -> None:
    told = [{"seat": 1, "at": 12.5}, {"seat": 0, "at": 12.4}, {"seat": None, "at": 12.4}, {"seat": 0, "at": 3}]
    assert [(each["seat"], each["at"]) for each in collected(told)] == [(0, 3), (None, 12.4), (0, 12.4), (1, 12.5)]
