"""Finding exercises in a match: acts that seem to have cost much are looked at again in other worlds."""

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
"""The share of the win that an act must have cost, at the first look and at the second."""
LEAST_SURE = 0.03
"""It must certainly have cost more than this."""
RIGHT = 0.02
"""A move is right if it may be less than this behind the best."""
ERROR = 0.05
"""How likely one of a match's acts is taken for an exercise though it cost no more than ``LEAST_SURE``, at most."""
WORLDS = 400
"""Worlds of the second look."""
NINETY_FIVE = 1.96
"""Half of a ``behind`` has so many standard errors."""
WORLDS_OF_MATCH, FEWEST, MOST = 3000, 12, 60
"""The first look is the page's analysis: so many worlds a match, an act between the fewest and the most."""
LEARNER = "easy"
"""The level of the seat whose exercises are looked for."""
OTHERS = "even"
SLIPS = 4
"""One in so many of the learner's choices that could make exercises is any legal one."""
LISTED = 200
USUAL_PLAYERS = 4

Answer = dict[str, Any]


@dataclass(frozen=True)
class Act:
    """An act of ``seat`` after ``step`` entries: what it saw, and what it did, without what chance added."""

    step: int
    seat: int
    view: dict[str, Any]
    action: dict[str, Any]

    def looked_at(self, worlds: int, *, even: bool, weigh: dict[str, Any] | None = None) -> Answer:
        """Return what ``hard`` makes of the act, or of another one in its place, in so many worlds."""
        request = {"op": "think", "view": self.view, "level": "hard", "effort": worlds, "even_look": even}
        answer: Answer = ask(Door(), **request, weigh=weigh or self.action)
        return answer


def choice_of(answer: Answer, action: dict[str, Any]) -> dict[str, Any]:
    """Return what an answer says of an action that was weighed."""
    found: dict[str, Any] = next(choice for choice in answer["choices"] if choice["action"] == action)
    return found


def played(game_id: str, seed: int) -> Match:
    """Return a finished match at the usual table: a learner at seat 0, who slips at times, ``OTHERS`` elsewhere."""
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
    """Play a match to its end, with players of one level at all seats."""
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
    """Return what everybody saw at the end of each deal: together the logs are that of the match."""
    save = match.save()
    starts = ask(Door(), op="views", save=save, seats=[], steps=[])["deals"]
    rows = ask(Door(), op="views", save=save, seats=[None], steps=[*starts[1:], len(save["log"])])["views"]
    return [view for (view,) in rows]


def seems_costly(act: Act, entries: int) -> bool:
    """Tell whether the page's analysis of a match with so many entries would have an act looked at again."""
    worlds = max(FEWEST, min(MOST, round(WORLDS_OF_MATCH / entries)))
    answer = act.looked_at(worlds, even=False)
    return bool(answer["choices"][0]["worth"] - choice_of(answer, act.action)["worth"] >= LEAST_LOSS)


def mean_of(behind: Sequence[float]) -> float:
    """Return by how much a move is behind the best on average."""
    return sum(behind) / 2


def error_of(behind: Sequence[float]) -> float:
    """Return the standard error of that mean."""
    return (behind[1] - behind[0]) / 2 / NINETY_FIVE


def certain(intervals: Sequence[Sequence[float]]) -> list[bool]:
    """Tell for each act of a match whether it certainly cost enough, given how far they lie behind (Holm's way).

    The surest must be sure enough for all of them, the next for one less, until one is not.
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
    """Return the acts of a seat that make exercises, each with what the second look says."""
    found = [act for act in acts(match, seat) if seems_costly(act, len(match.log))]
    looks = [act.looked_at(WORLDS, even=True) for act in found]
    kept = certain([choice_of(look, act.action)["behind"] for act, look in zip(found, looks, strict=True)])
    return [each for each, is_kept in zip(zip(found, looks, strict=True), kept, strict=True) if is_kept]


def right_moves(choices: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the choices of an even look that are right."""
    return [choice for choice in choices if choice["behind"][0] < RIGHT]
