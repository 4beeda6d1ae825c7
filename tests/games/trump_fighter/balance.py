"""``python -m tests.games.trump_fighter.balance [matches]``: how even the fighters are, against the goals of 6.4.

Every pairing plays ``matches`` fights between players of each kind: six aims, each looking one to four moves ahead,
and the engine's bot at its three levels. Both players of a fight are of one kind. Those with an aim overlook 0 to
30 % of the met skills, and in half of their fights one of them is 30 % slower. The fights of the bot also give the
success rates of the skills. A figure more than two sampling errors outside its goal is a miss (exit code 1).
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations
from multiprocessing import Pool
from typing import Any, NamedTuple

from py_engine.games.trump_fighter.data import CALL_HAND, GOAL, NONE
from py_engine.games.trump_fighter.planning import LEVELS, Act, Pair, Table, between, plans
from py_engine.games.trump_fighter.roster import CHARACTERS
from py_engine.games.trump_fighter.skill_checker import CHECKERS, SkillChecker
from py_engine.games.trump_fighter.skills import Condition
from py_engine.games.trump_fighter.state import Row
from py_engine.games.trump_fighter.traits import trait_mask
from py_engine.player import Reason
from py_engine.think.dice import Dice
from tests.games.trump_fighter.bot_match import BotMatch, Fighter, machine

MATCHES, PROCESSES = 16, 2
DEPTHS, OVERLOOKED, SLOWER = (1, 2, 3, 4), (0.0, 0.1, 0.2, 0.3), 1.3
DECIDED = 60.0
"""Worth of a call that wins the match, and minus that of one that loses it."""
FARTHEST = 3
"""Number of missing cards from which a skill is out of reach."""
MOVE_MS, CALL_MS = (800, 1500), (450, 900)
WHY = Reason("nothing_pays")
SURE = 2.0
"""Sampling errors outside a goal from which it counts as missed."""
OFTEN, SELDOM = 0.8, 2 / 3
"""One skill of each fighter succeeds in at least the first share of its fights, one in at most the second."""
MEAN_GOALS, GOALS, CALLS = (0.05, 0.15), (0.1, 0.22), (4.0, 9.0)
"""The farthest that a fighter and a pairing may be from 50 %, over all kinds and in each; the calls of a fight."""


class Aim(NamedTuple):
    """A preference: the ``liking`` of a field to plan for, whether a call ``pays``, the ``nearness`` of a field.

    The first two are given the points that a call brings both sides, then the moves until it, or whether the hand
    is nearly empty, and whether the dearest skill is met; the last one each side's missing cards and values.
    """

    liking: Callable[[int, int, int, bool], float]
    pays: Callable[[int, int, bool, bool], bool]
    nearness: Callable[[list[tuple[int, int]], list[tuple[int, int]]], float]


def _near(harm: tuple[float, ...]) -> Callable[[Any, Any], float]:
    """Return the value of nearly met skills, minus that of the opponent's by the number of missing cards."""
    return lambda mine, theirs: (
        sum((1, 0.5, harm[2], 0)[cards] * value for cards, value in mine)
        - sum(harm[cards] * value for cards, value in theirs)
    )


def _gain(mine: int, theirs: int, moves: int, _dearest: bool) -> float:
    return mine - theirs - moves / 12


def _lead(mine: int, theirs: int, emptied: bool, _dearest: bool) -> bool:
    return mine > theirs or (mine == theirs and emptied)


AIMS = {
    "quick": Aim(
        lambda mine, theirs, moves, _: (20 - 4 * moves + mine if mine else 0) - theirs / 2,
        lambda *_: True,
        lambda mine, _: max((-10 * cards - value for cards, value in mine), default=0),
    ),
    "dearest": Aim(
        lambda mine, theirs, moves, dearest: (10 + mine - moves if dearest else 0) - theirs / 2,
        lambda mine, theirs, emptied, dearest: dearest or emptied,
        lambda mine, _: -10 * min((c for c, value in mine if value == max(v for _, v in mine)), default=0),
    ),
    "nearest": Aim(
        lambda mine, theirs, moves, _: (8 + mine - 2 * moves if mine else 0) - theirs,
        lambda mine, theirs, *_: mine >= theirs - 1,
        lambda mine, _: max((v - 20 * c for c, v in mine), default=0) + sum(c < 2 for c, _ in mine),
    ),
    "disturb": Aim(
        lambda mine, theirs, moves, _: mine - 2 * theirs - moves / 2,
        lambda mine, theirs, *_: mine >= theirs,
        _near((4, 1.5, 0, 0)),
    ),
    "gain": Aim(_gain, _lead, _near((1, 0.5, 0.2, 0))),
    "plain": Aim(_gain, _lead, lambda *_: 0),
}
"""A cheap skill now, the most valuable, the nearest one, spoiling the opponent's, the greatest lead in points; the
last one prepares nothing."""
KINDS = [(aim, depth) for aim in AIMS for depth in DEPTHS] + [(level, LEVELS[level].depth) for level in LEVELS]


def easier(condition: Condition, cards: int) -> Condition:
    """Return the condition with ``cards`` own cards fewer; the opponent's part of it can't be made easier."""
    fewer = min(cards, condition.own)
    roles = [role._replace(n=role.n - fewer) for role in condition.roles if not fewer or role.role != "sum"]
    return condition._replace(
        own=condition.own - fewer,
        facing=condition.facing and not fewer,
        roles=tuple(role for role in roles if role.n > 0),
    )


@cache
def checkers(character: int) -> list[SkillChecker]:
    """Return the checkers of the skills that are met, of those one card short, and of those two cards short."""
    one = CHARACTERS[character]
    skills = [
        [
            skill._replace(when=tuple(tuple(easier(c, cards) for c in part) for part in skill.when))
            for skill in one.skills
        ]
        for cards in range(1, FARTHEST)
    ]
    return [CHECKERS[character], *(SkillChecker(one._replace(skills=tuple(each))) for each in skills)]


class Look:
    """A look at the table; ``seen`` are the masks of both sides' unused skills that are not overlooked."""

    def __init__(self, table: Table, overlooks: float, chance: Dice) -> None:
        self.table, share = table, round(overlooks * 1000)
        self.seen = [
            sum(1 << skill for skill in range(4) if unused >> skill & 1 and chance.below(1000) >= share)
            for unused in table.unused
        ]
        values, own = CHECKERS[table.characters[0]].values, self.seen[0]
        left = [skill for skill in range(4) if own >> skill & 1]
        self.dearest = 1 << max(left, key=lambda skill: values[skill]) if left else 0

    def call(self, field: Row) -> tuple[int, int, bool]:
        """Return both sides' points of a call with ``field``, and whether it has the own dearest skill."""
        met = [self._met(CHECKERS[who], side, field) for side, who in enumerate(self.table.characters)]
        mine, theirs = (CHECKERS[who].points[mask] for who, mask in zip(self.table.characters, met, strict=True))
        return mine, theirs, bool(met[0] & self.dearest)

    def lacking(self, side: int, field: Row) -> list[tuple[int, int]]:
        """Return the missing cards and the value of each of a side's unused skills."""
        who = self.table.characters[side]
        met = [self._met(each, side, field) for each in checkers(who)]
        return [
            (
                next((cards for cards, mask in enumerate(met) if mask >> skill & 1), FARTHEST),
                CHECKERS[who].values[skill],
            )
            for skill in range(4)
            if self.seen[side] >> skill & 1
        ]

    def _met(self, checker: SkillChecker, side: int, field: Row) -> int:
        rows = (field, self.table.theirs) if side == 0 else (self.table.theirs, field)
        return checker.met(trait_mask(*rows), self.seen[side])


def person(aim: Aim, depth: int, overlooks: float, slowness: float) -> Fighter:
    """Return a human-like player, which does not use the engine's bot."""

    def act(table: Table, chance: Dice) -> Act:
        chosen = _choose(Look(table, overlooks, chance), aim, depth, chance)
        times = MOVE_MS if chosen.do == "move" else CALL_MS
        return chosen._replace(after=int(between(times, chance) * slowness))

    return act


def _choose(look: Look, aim: Aim, depth: int, chance: Dice) -> Act:
    table = look.table

    def worth(field: Row, moves: int) -> float:
        mine, theirs, dearest = look.call(field)
        lead = table.totals[0] + mine - table.totals[1] - theirs
        if (mine or theirs) and lead and max(table.totals[0] + mine, table.totals[1] + theirs) >= GOAL:
            return DECIDED - moves if lead > 0 else -DECIDED
        return aim.liking(mine, theirs, moves, dearest)

    best, first = worth(table.own, 0), None
    for plan in plans(table.hand, table.own, depth):
        if (found := worth(plan.field, plan.moves)) > best + 1e-9:
            best, first = found, plan.first
    if first:
        return Act("move", WHY, *first)
    if not table.must_move and _pays(look, aim):
        return Act("call", WHY)
    return _approach(look, aim, chance)


def _is_emptied(table: Table) -> bool:
    return table.hand.count(NONE) >= len(table.hand) - CALL_HAND


def _pays(look: Look, aim: Aim) -> bool:
    mine, theirs, dearest = look.call(look.table.own)
    totals = look.table.totals[0] + mine, look.table.totals[1] + theirs
    if max(totals) >= GOAL and (totals[1] > totals[0] or (mine and totals[0] > totals[1])):
        return totals[0] > totals[1]
    emptied = _is_emptied(look.table)
    return aim.pays(mine, theirs, emptied, dearest) if mine else emptied and not theirs


def _approach(look: Look, aim: Aim, chance: Dice) -> Act:
    """Lay the card that brings the aim nearest and harms least; wait if every card would harm."""
    table = look.table
    mine, theirs, _ = look.call(table.own)
    if mine and _is_emptied(table) and not table.must_move:
        return Act("wait", WHY)

    def nearness(field: Row) -> float:
        return aim.nearness(look.lacking(0, field), look.lacking(1, field))

    full, least = NONE not in table.own, nearness(table.own)
    ranked: list[tuple[float, tuple[int, int]]] = []
    for first, field, _ in plans(table.hand, table.own, 1):
        after, against, _ = look.call(field)
        near = nearness(field) - 5 * max(against - theirs, 0) - 3 * max(mine - after, 0)
        if table.must_move or not full or near >= least:
            ranked.append((near, first))
    best = [first for near, first in ranked if near == max(ranked)[0]]
    return Act("move", WHY, *best[chance.below(len(best))]) if best else Act("wait", WHY)


Task = tuple[Pair, str, int, int]
"""A pairing, an aim or a level, a depth, and a number of fights."""


def measure(task: Task) -> Counter[Any]:
    """Return counts of a pairing's fights: ``played``, ``won`` by the first, ``calls``; each by kind of player."""
    pair, aim, depth, matches = task
    found: Counter[Any] = Counter()
    for number in range(matches):
        chance = Dice(f"{CHARACTERS[pair[0]].id} {CHARACTERS[pair[1]].id} {aim} {depth} {number}")
        seat, turn = number % 2, number // 2
        kinds, fighters = ["mean", aim if aim in AIMS else "machine", f"depth {depth}"], [machine(aim)] * 2
        if aim in AIMS:
            overlooks = OVERLOOKED[turn % len(OVERLOOKED)]
            slow = (0, None, 1, None)[(turn + turn // len(OVERLOOKED)) % 4]
            fighters = [person(AIMS[aim], depth, overlooks, SLOWER if slow == who else 1.0) for who in (0, 1)]
            kinds += ["equal" if slow is None else "slower", f"over {overlooks:.0%}"]
        order = (pair, fighters) if seat == 0 else (pair[::-1], fighters[::-1])
        fight = BotMatch(*order, chance)
        mine, theirs = fight.state.totals[seat], fight.state.totals[1 - seat]
        for kind in kinds:
            found["played", kind, pair] += 1
            found["won", kind, pair] += (1 + (mine > theirs) - (mine < theirs)) / 2  # type: ignore[assignment]
            found["calls", kind] += fight.calls
        for each, used in zip(order[0], fight.state.used, strict=True) if aim not in AIMS else ():
            found.update({("used", each, skill): 1 for skill in used})
    return found


def kind_row(kind: str, found: Counter[Any]) -> str:
    """Return a kind's line: the fighters' shares of wins, the range of pairings, the calls, the missed goals."""
    played = {key[2]: count for key, count in found.items() if key[:2] == ("played", kind)}
    won = {pair: found["won", kind, pair] for pair in played}
    shares, errors = [], []
    for fighter in range(len(CHARACTERS)):
        own = [pair for pair in played if fighter in pair]
        wins = sum(won[pair] if fighter == pair[0] else played[pair] - won[pair] for pair in own)
        shares.append(wins / sum(played[pair] for pair in own))
        errors.append(0.5 / math.sqrt(sum(played[pair] for pair in own)))
    pairings = [won[pair] / played[pair] for pair in played]
    calls = found["calls", kind] / sum(played.values())
    error = 0.5 / math.sqrt(min(played.values()))
    each, pairing = MEAN_GOALS if kind == "mean" else GOALS
    missed = [
        *["fighters"] * (max(abs(share - 0.5) for share in shares) > each + SURE * max(errors)),
        *["pairings"] * (max(abs(share - 0.5) for share in pairings) > pairing + SURE * error),
        *["calls"] * (not CALLS[0] <= calls <= CALLS[1]),
    ]
    values = *shares, max(errors), min(pairings), max(pairings), error
    verdict = f"  MISSED: {' '.join(missed)}" if missed else ""
    return f"{kind:9}" + "".join(f"{100 * value:9.1f}" for value in values) + f"{calls:9.2f}{verdict}"


def skills_row(fighter: int, found: Counter[Any]) -> str:
    """Return the shares of the bot's fights in which each skill of a fighter succeeds."""
    fights = sum(found[key] for key in found if key[:2] == ("played", "machine") and fighter in key[2])
    rates = [found["used", fighter, skill] / fights for skill in range(4)]
    skills = zip(CHARACTERS[fighter].skills, rates, strict=True)
    missed = max(rates) < OFTEN or min(rates) > SELDOM
    return "  ".join(f"{skill.id} {rate:.0%}" for skill, rate in skills) + "  MISSED" * missed


def main(matches: int = MATCHES) -> int:
    """Measure, print, and return 1 if a goal is missed."""
    tasks = [(pair, *kind, matches) for pair in combinations(range(len(CHARACTERS)), 2) for kind in KINDS]
    found: Counter[Any] = Counter()
    with Pool(PROCESSES) as pool:
        for counts in pool.imap(measure, tasks, chunksize=4):
            found.update(counts)
    rows = [kind_row(kind, found) for kind in dict.fromkeys(key[1] for key in found if key[0] == "played")]
    rows += [skills_row(fighter, found) for fighter in range(len(CHARACTERS))]
    heads = *(each.id for each in CHARACTERS), "+-", "lowest", "highest", "+-", "calls"
    print(f"% of wins by kind of players, {matches} fights of a pairing by each of {len(KINDS)}\n")
    print(" " * 9 + "".join(f"{head:>9}" for head in heads), *rows, sep="\n")
    return int(any("MISSED" in row for row in rows))


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
