"""The parts of a live match by themselves: fingers and cards, the match's clock, the key zones."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from e2e.games.trump_fighter.live import Part, part

EVENTS = 4000
CARRY_MS = 3000
CARDS = {0: ["S3", "H9", "C4", "D4"], 1: ["S5", "H5", "D2", "HK"]}


@pytest.fixture(scope="module")
def carries() -> Iterator[Part]:
    with part("drags", "Drags") as run:
        yield run


@pytest.fixture(scope="module")
def clock() -> Iterator[Part]:
    with part("clock", "MatchClock") as run:
        yield run


class Hands:
    """What fingers may carry, told once more in plain words: the tracker is held against this."""

    def __init__(self) -> None:
        self.held: dict[int, tuple[int, str, int]] = {}

    def begin(self, pointer: int, seat: int, card: str, now: int) -> bool:
        """A finger comes down; say whether it carries the card."""
        if pointer in self.held or any(holder == seat for holder, _, _ in self.held.values()):
            return False
        self.held[pointer] = (seat, card, now)
        return True

    def end(self, pointer: int) -> str | None:
        """Return what the finger carried."""
        return self.held.pop(pointer, (0, None, 0))[1]

    def release(self, seat: int | None) -> set[str]:
        """Return the cards that go back, of one seat or all."""
        return self._drop({p for p, (holder, _, _) in self.held.items() if seat in (None, holder)})

    def expire(self, now: int) -> set[str]:
        """Return the cards that were carried for too long."""
        return self._drop({p for p, (_, _, since) in self.held.items() if now - since >= CARRY_MS})

    def _drop(self, pointers: set[int]) -> set[str]:
        return {self.held.pop(pointer)[1] for pointer in pointers}


def names(answer: Any) -> Any:
    """Return the cards of an answer of the tracker."""
    if isinstance(answer, list):
        return {each["card"] for each in answer}
    return answer["card"] if isinstance(answer, dict) else answer


def one_event(rng: random.Random, hands: Hands, now: int) -> tuple[tuple[Any, ...], Any]:
    """Return a random call, and what a table with one hand a player answers."""
    pointer, seat = rng.randrange(6), rng.randrange(2)
    kind = rng.choice(["begin", "begin", "begin", "move", "end", "end", "of", "release", "expire"])
    at = [rng.randrange(400), rng.randrange(800)]
    if kind == "begin":
        card = rng.choice(CARDS[seat])
        return ("begin", pointer, seat, card, at, now), hands.begin(pointer, seat, card, now)
    if kind == "move":
        return ("move", pointer, at), hands.held.get(pointer, (0, None, 0))[1]
    if kind == "end":
        return ("end", pointer), hands.end(pointer)
    if kind == "of":
        return ("of", seat), next((card for holder, card, _ in hands.held.values() if holder == seat), None)
    if kind == "release" and rng.random() < 0.2:
        return ("release", seat), hands.release(seat)
    return ("expire", now), hands.expire(now)


def test_any_order_of_events_leaves_one_card_a_hand_and_none_lost(carries: Part) -> None:
    rng, hands, now = random.Random(5), Hands(), 0
    carries(("reset",))
    calls, wanted = [], []
    for _ in range(EVENTS):
        now += rng.randrange(400)
        call, answer = one_event(rng, hands, now)
        calls.append(call)
        wanted.append(answer)
    assert [names(answer) for answer in carries(*calls)] == wanted
    assert sum(answer is True for answer in wanted) > EVENTS / 20, "hardly anything was carried"


def test_a_finger_that_trembles_taps_and_one_that_moves_carries(carries: Part) -> None:
    carries(("reset",))
    _, trembling = carries(("begin", 1, 0, "S3", [100, 100], 0), ("move", 1, [105, 104]))
    (moving,) = carries(("move", 1, [112, 100]))
    assert (trembling["moved"], moving["moved"]) == (False, True)


def test_a_card_goes_back_after_three_seconds_and_not_before(carries: Part) -> None:
    carries(("reset",), ("begin", 1, 0, "S3", [0, 0], 500))
    early, late, again = carries(("expire", 3499), ("expire", 3500), ("end", 1))
    assert (names(early), names(late), again) == (set(), {"S3"}, None)


def test_the_clock_stands_where_it_was_stopped_and_goes_on_from_there(clock: Part) -> None:
    clock(("reset",), ("now", 1000), ("set", 50_000))
    assert clock(("now", 9000), ("at",))[1] == 50_000
    assert clock(("start",), ("now", 9250), ("at",))[2] == 50_250
    assert clock(("stop",), ("now", 60_000), ("at",))[2] == 50_250
    assert clock(("start",), ("now", 60_100), ("at",), ("until", 51_000), ("until", 1))[2:] == [50_350, 650, 0]


def test_an_event_from_before_the_start_counts_as_the_start(clock: Part) -> None:
    clock(("reset",), ("now", 1000), ("set", 700), ("start",), ("now", 1500))
    assert clock(("at", 990), ("at", 1200)) == [700, 900]


def test_a_clock_that_runs_is_never_set_back(clock: Part) -> None:
    clock(("reset",), ("now", 0), ("set", 0), ("start",), ("now", 500))
    assert clock(("set", 300), ("at",))[1] == 500
    assert clock(("set", 800), ("at",), ("now", 600), ("at",))[1:] == [800, None, 900]
