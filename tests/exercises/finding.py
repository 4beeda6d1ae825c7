"""Finding exercises in a match: acts that seem costly get a second look in other worlds."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

from py_engine.bridge import Door
from py_engine.games import GAMES
from py_engine.match import Match
from tests.play import SetUp, ask

LEAST_LOSS = 0.10
"""Least share of the win that an exercise's act costs, at the first look and on average at the second."""
LEAST_SURE = 0.03
"""The act certainly costs at least this share."""
RIGHT = 0.02
"""A move is right if it may be less than this behind the best."""
ERROR = 0.05
"""Highest chance that a match gets an exercise whose act costs no more than ``LEAST_SURE``."""
WORLDS = 400
"""Number of worlds of the second look."""
NINETY_FIVE = 1.96
"""Standard errors in half of a ``behind``."""
WORLDS_OF_MATCH, FEWEST, MOST = 3000, 12, 60
"""Worlds of the first look, the page's analysis: per match, and the fewest and the most per act."""
LEARNER = "easy"
"""The level of the seat whose exercises are looked for."""
OTHERS = "even"
SLIPS = 4
"""The learner chooses at random in one of this many choices that could make exercises."""
LISTED = 200
USUAL_PLAYERS = 4

Answer = dict[str, Any]


@dataclass(frozen=True)
class Act:
    """An act of ``seat`` after ``step`` entries: its view, and its action without chance outcomes."""

    step: int
    seat: int
    view: dict[str, Any]
    action: dict[str, Any]

    def looked_at(self, worlds: int, *, even: bool, weigh: dict[str, Any] | None = None) -> Answer:
        """Return the thought of ``hard`` about the act, or about the action ``weigh``, in this number of worlds."""
        request = {"op": "think", "view": self.view, "level": "hard", "effort": worlds, "even_look": even}
        answer: Answer = ask(Door(), **request, weigh=weigh or self.action)
        return answer


def choice_of(answer: Answer, action: dict[str, Any]) -> dict[str, Any]:
    """Return the choice with this action; it was weighed."""
    found: dict[str, Any] = next(choice for choice in answer["choices"] if choice["action"] == action)
    return found


def played(game_id: str, seed: int) -> Match:
    """Return a finished match at the usual table: a learner at seat 0, who slips at times, and ``OTHERS``."""
    seats = min(USUAL_PLAYERS, GAMES[game_id].max_players)
    match, door, rng = SetUp(game_id, seats).match(seed), Door(), random.Random(seed)
    while not match.state.over:
        seat = match.state.actors()[0]
        action = ask(door, op="think", view=match.view(seat), level=OTHERS if seat else LEARNER)["action"]
        if not seat and action["do"] in match.game.exercises and not rng.randrange(SLIPS):
            action = rng.choice(match.legal(LISTED, seat)[0])
        match.act(action)
    return match


def play_on(match: Match, level: str) -> None:
    """Play a match to its end with bots of one level."""
    door = Door()
    while not match.state.over:
        view = match.view(match.state.actors()[0])
        match.act(ask(door, op="think", view=view, level=level)["action"])


def acts(match: Match, seat: int) -> Iterator[Act]:
    """Yield the acts of a seat that could make exercises."""
    game, save = match.game, match.save()
    views = ask(Door(), op="views", save=save, seats=[seat], steps=[*range(len(save["log"]))])["views"]
    lines = [line for view in _ends(match) for line in view["log"]]
    for step, (entry, line, (view,)) in enumerate(zip(save["log"], lines, views, strict=True)):
        if line["seat"] == seat and entry["do"] in game.exercises and seat in view["to_act"]:
            outcome = game.verbs[entry["do"]].outcome
            yield Act(step, seat, view, {name: value for name, value in entry.items() if name not in outcome})


def _ends(match: Match) -> list[dict[str, Any]]:
    """Return everyone's view at the end of each deal: together their logs are the match's log."""
    save = match.save()
    starts = ask(Door(), op="views", save=save, seats=[], steps=[])["deals"]
    rows = ask(Door(), op="views", save=save, seats=[None], steps=[*starts[1:], len(save["log"])])["views"]
    return [view for (view,) in rows]


def seems_costly(act: Act, entries: int) -> bool:
    """Return whether the act seems costly in the page's analysis of a match with this number of entries."""
    worlds = max(FEWEST, min(MOST, round(WORLDS_OF_MATCH / entries)))
    answer = act.looked_at(worlds, even=False)
    return bool(answer["choices"][0]["worth"] - choice_of(answer, act.action)["worth"] >= LEAST_LOSS)


def mean_of(behind: Sequence[float]) -> float:
    """Return the mean distance of a move behind the best."""
    return sum(behind) / 2


def error_of(behind: Sequence[float]) -> float:
    """Return the standard error of that mean."""
    return (behind[1] - behind[0]) / 2 / NINETY_FIVE


def certain(intervals: Sequence[Sequence[float]]) -> list[bool]:
    """Return for each act of a match whether it certainly cost enough, by Holm's method.

    ``intervals`` are the acts' distances behind the best. The surest act is tested as one of all acts, the
    second as one of all but the first, and so on. The first act that fails ends the tests.
    """
    kept = [False] * len(intervals)
    by_sureness = sorted(range(len(intervals)), key=lambda at: -_sureness(intervals[at]))
    for place, at in enumerate(by_sureness):
        reach = NormalDist().inv_cdf(1 - ERROR / 2 / (len(intervals) - place))
        if mean_of(intervals[at]) - reach * error_of(intervals[at]) < LEAST_SURE:
            break
        kept[at] = mean_of(intervals[at]) >= LEAST_LOSS
    return kept


def _sureness(behind: Sequence[float]) -> float:
    return (mean_of(behind) - LEAST_SURE) / max(error_of(behind), 1e-9)


def exercises_of(match: Match, seat: int) -> list[tuple[Act, Answer]]:
    """Return the acts of a seat that make exercises, each with its second look."""
    found = [act for act in acts(match, seat) if seems_costly(act, len(match.log))]
    looks = [act.looked_at(WORLDS, even=True) for act in found]
    kept = certain([choice_of(look, act.action)["behind"] for act, look in zip(found, looks, strict=True)])
    pairs = zip(found, looks, kept, strict=True)
    return [(act, look) for act, look, is_kept in pairs if is_kept and is_clear(look["choices"])]


def is_clear(choices: Sequence[dict[str, Any]]) -> bool:
    """Return whether every right move is also right on average: a doubtful move spoils an exercise."""
    return all(mean_of(choice["behind"]) < RIGHT for choice in right_moves(choices))


def right_moves(choices: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the choices of an even look that are right."""
    return [choice for choice in choices if choice["behind"][0] < RIGHT]
