"""Rotated deals: every deal is played once with the challenger in each seat, so that luck cancels out."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from py_engine.match import Match
from tests.play import SetUp
from tests.strength.players import Seated, seated

MOST_ACTIONS = 5000
SURE = 1.96
"""Standard errors to either side of an interval of 95 %."""


@dataclass(frozen=True)
class Pairing:
    """One challenger against a table of equal opponents."""

    set_up: SetUp
    challenger: str
    opponent: str
    effort: int | None = None
    direct: bool = False


@dataclass
class Outcome:
    """A deal's result: the challenger's share of the wins over all seats, and its thinking times, in s.

    The times are processor times, as on an idle machine.
    """

    share: float
    seconds: list[float] = field(default_factory=list)


def play_deal(task: tuple[Pairing, int]) -> Outcome:
    """Play one deal, given by its seed, with the challenger in every seat."""
    pairing, seed = task
    challenger = seated(pairing.challenger, pairing.effort, pairing.direct)
    opponent = seated(pairing.opponent, direct=pairing.direct)
    outcome = Outcome(0.0)
    for place in range(pairing.set_up.seats):
        match = pairing.set_up.match(seed)
        players = [challenger if seat == place else opponent for seat in range(pairing.set_up.seats)]
        _play(match, players, place, outcome)
        winners = match.status()["winners"]
        outcome.share += (place in winners) / len(winners) / pairing.set_up.seats
    return outcome


def _play(match: Match, players: Sequence[Seated], watched: int, outcome: Outcome) -> None:
    for _ in range(MOST_ACTIONS):
        if match.state.over:
            return
        seat = match.state.actors()[0]
        begun = time.process_time()
        action = players[seat](match, seat)
        if seat == watched:
            outcome.seconds.append(time.process_time() - begun)
        match.act(action)
    raise AssertionError(f"{match.game.id} is not over after {MOST_ACTIONS} actions")


def duel_rate(share: float, seats: int) -> float:
    """Return a share of the wins at a table as a win rate in duels: 0.5 for equal players."""
    others = 1 - share
    return share * (seats - 1) / (share * (seats - 1) + others)


@dataclass(frozen=True)
class Rate:
    """A duel rate with its interval of 95 %, each deal being one sample; thinking times in ms."""

    rate: float
    low: float
    high: float
    share: float
    deals: int
    mean_ms: float
    p95_ms: float


def rate_of(outcomes: Sequence[Outcome], seats: int) -> Rate:
    """Return the rate from the outcomes of all deals."""
    shares = [outcome.share for outcome in outcomes]
    mean = math.fsum(shares) / len(shares)
    variance = math.fsum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1)
    error = SURE * math.sqrt(variance / len(shares))
    low, high = (duel_rate(min(1.0, max(0.0, each)), seats) for each in (mean - error, mean + error))
    times = sorted(second * 1000 for outcome in outcomes for second in outcome.seconds)
    p95 = times[int(len(times) * 0.95)]
    return Rate(duel_rate(mean, seats), low, high, mean, len(shares), math.fsum(times) / len(times), p95)
