"""``python -m tests.exercises.measure [game …]``: check exercises in more worlds, and in play.

Positions are chosen as the page chooses exercises. A position is kept if in 4,000 other worlds the act costs enough
and no right move costs much. Then strong bots play both moves out, in deals that look the same to the seat.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Iterator, Sequence
from itertools import count, islice
from statistics import mean, stdev

from py_engine.games import GAMES
from py_engine.match import Match
from tests.exercises.finding import Act, Answer, choice_of, exercises_of, mean_of, play_on, played, right_moves
from tests.twins import twins

MANY = 4000
LEAST_LOSS = 0.05
"""Least share of the win that the act still costs in the other worlds."""
MOST_LOSS = 0.04
"""A right move costs less than this share there."""
KEPT_GOAL, PLAYED_GOAL = 0.97, 0.90
TRIES = 40
"""Number of tries for each deal that looks the same to the seat."""
SURE = 1.96
FIRST_SEED = 7_000_000

Found = tuple[Match, Act, Answer]


def exercises(game_id: str) -> Iterator[Found]:
    """Yield exercises of matches that are not used elsewhere."""
    for seed in count(FIRST_SEED):
        match = played(game_id, seed)
        for act, look in exercises_of(match, 0):
            yield match, act, look


def is_kept(act: Act, look: Answer, worlds: int = MANY) -> bool:
    """Return whether this number of other worlds confirms an exercise."""
    again = act.looked_at(worlds, even=True)
    if mean_of(choice_of(again, act.action)["behind"]) < LEAST_LOSS:
        return False
    return all(_loss(act, again, choice["action"], worlds) < MOST_LOSS for choice in right_moves(look["choices"]))


def _loss(act: Act, again: Answer, action: dict[str, object], worlds: int) -> float:
    """Return the mean distance of a move behind the best; ask again if ``again`` lacks the move."""
    if all(choice["action"] != action for choice in again["choices"]):
        again = act.looked_at(worlds, even=True, weigh=action)
    return mean_of(choice_of(again, action)["behind"])


def gain(found: Found, deals: int) -> float:
    """Return the share of the win that the best move brings more than the act, both played out by ``hard``."""
    match, act, look = found
    before = Match.load(match.game, {**match.save(), "log": match.save()["log"][: act.step]})
    rng = random.Random(act.step)
    same = [before, *twins(before, act.seat, rng, deals - 1, TRIES * deals)]
    total = 0.0
    for each in same:
        for action, sign in ((look["choices"][0]["action"], 1), (act.action, -1)):
            branch = Match.load(match.game, each.save())
            branch.act(action)
            play_on(branch, "hard")
            winners = branch.status()["winners"]
            total += sign * (act.seat in winners) / len(winners) / len(same)
    return total


def main() -> int:
    """Print each game's results; return the number of missed goals."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--played", type=int, default=100, help="number of exercises to play out")
    parser.add_argument("--deals", type=int, default=100, help="number of deals for each of them")
    asked = parser.parse_args()
    missed = 0
    for game_id in asked.games or [game.id for game in GAMES.values() if game.exercises]:
        found = [*islice(exercises(game_id), max(asked.positions, asked.played))]
        kept = [is_kept(act, look) for _, act, look in found[: asked.positions]]
        missed += _told(f"{game_id}: kept", kept, KEPT_GOAL)
        gains = [gain(each, asked.deals) for each in found[: asked.played]]
        missed += _told(f"{game_id}: the better move brings more", [each > 0 for each in gains], PLAYED_GOAL)
        _tell_mean(game_id, gains)
    return missed


def _told(what: str, held: Sequence[bool], goal: float) -> int:
    """Print the share of ``held`` that is true; return 1 if it misses the goal, else 0."""
    if not held:
        return 0
    rate = sum(held) / len(held)
    misses = "" if rate >= goal else f", MISSES {100 * goal:.0f} %"
    print(f"{what}: {100 * rate:.0f} % of {len(held)}{misses}", flush=True)
    return int(rate < goal)


def _tell_mean(game_id: str, gains: Sequence[float]) -> None:
    if len(gains) > 1:
        middle, reach = 100 * mean(gains), 100 * SURE * stdev(gains) / math.sqrt(len(gains))
        print(f"{game_id}: {middle:.0f} points more on average ({middle - reach:.0f} to {middle + reach:.0f})")


if __name__ == "__main__":
    sys.exit(main())
