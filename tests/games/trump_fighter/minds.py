"""Human-like players with different aims: the family over which the fighters are balanced.

Nothing here uses the engine's bot: a :class:`Mind` has an aim, looks some moves ahead, and overlooks some of the
met skills, its own and the opponent's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal, NamedTuple

from py_engine.games.trump_fighter.data import CALL_HAND, GOAL, NONE, SPOTS
from py_engine.games.trump_fighter.planning import Act, Table, between
from py_engine.games.trump_fighter.roster import CHARACTERS
from py_engine.games.trump_fighter.skill_checker import CHECKERS, SkillChecker
from py_engine.games.trump_fighter.skills import Condition, Skill
from py_engine.games.trump_fighter.state import Row
from py_engine.games.trump_fighter.traits import trait_mask
from py_engine.player import Reason
from py_engine.think.dice import Dice

Aim = Literal["quick", "dearest", "nearest", "disturb", "gain", "plain"]
"""The aims: a cheap skill now; the most valuable skill; the skill nearest to success; spoiling the opponent's.

The last two plan for the greatest lead in points; if no plan pays, ``gain`` prepares a skill, ``plain`` lays any
card.
"""
AIMS: tuple[Aim, ...] = ("quick", "dearest", "nearest", "disturb", "gain", "plain")

DECIDED = 60.0
"""Worth of a call that wins the match, and minus that of one that loses it."""
FARTHEST = 3
"""Number of missing cards from which a skill is out of reach."""
MOVE_MS, CALL_MS = (800, 1500), (450, 900)
"""Times from a look at the table to the end of a move, and to a call, at normal speed."""
WHY = Reason("nothing_pays")
"""The family gives no reasons."""


class Habits(NamedTuple):
    """The aim, moves looked ahead, the share of met skills that is overlooked, and time taken (1: normal)."""

    aim: Aim
    depth: int
    overlooks: float = 0.0
    slowness: float = 1.0


def easier(condition: Condition, cards: int) -> Condition:
    """Return the condition with ``cards`` own cards fewer; the opponent's part of it can't be made easier."""
    fewer = min(cards, condition.own)
    if not fewer:
        return condition
    roles = tuple(role._replace(n=role.n - fewer) for role in condition.roles if role.role != "sum")
    return Condition(condition.own - fewer, condition.opp, tuple(role for role in roles if role.n > 0))


def _easier_skill(skill: Skill, cards: int) -> Skill:
    return skill._replace(when=tuple(tuple(easier(each, cards) for each in part) for part in skill.when))


@cache
def checkers(character: int) -> tuple[SkillChecker, ...]:
    """Return the checkers of the skills that are met, of those one card short, and of those two cards short."""
    one = CHARACTERS[character]
    steps = (
        one._replace(skills=tuple(_easier_skill(s, cards) for s in one.skills)) for cards in range(1, FARTHEST)
    )
    return (CHECKERS[character], *(SkillChecker(each) for each in steps))


@dataclass
class Sight:
    """A look at the table: ``mine`` and ``theirs`` are the masks of the unused skills that are not overlooked."""

    table: Table
    mine: int
    theirs: int

    def met(self, field: Row) -> tuple[int, int]:
        """Return the skills of both that are met with ``field`` as the own one."""
        table, (me, them) = self.table, self.table.characters
        own = CHECKERS[me].met(trait_mask(field, table.theirs), self.mine)
        return own, CHECKERS[them].met(trait_mask(table.theirs, field), self.theirs)

    def gains(self, met: tuple[int, int]) -> tuple[int, int]:
        """Return the points of the met skills."""
        return tuple(CHECKERS[each].points[mask] for each, mask in zip(self.table.characters, met, strict=True))  # type: ignore[return-value]

    def missing(self, field: Row, own: bool) -> list[int]:
        """Return the number of cards that each of a side's skills lacks, most for used or overlooked ones."""
        table = self.table
        character, left = table.characters[not own], self.mine if own else self.theirs
        traits = trait_mask(field, table.theirs) if own else trait_mask(table.theirs, field)
        lacking = [FARTHEST] * len(CHECKERS[character].values)
        for cards, checker in enumerate(checkers(character)):
            met = checker.met(traits, left)
            for skill in range(len(lacking)):
                if met >> skill & 1:
                    lacking[skill] = min(lacking[skill], cards)
        return lacking


class Mind:
    """A player: returns an act after a look at the table, with its delay."""

    def __init__(self, habits: Habits) -> None:
        self.habits = habits

    def decide(self, table: Table, chance: Dice) -> Act:
        """Return the act in a battle, with its delay in ms."""
        act = self.decide_fastest(table, chance)
        times = MOVE_MS if act.do == "move" else CALL_MS
        return act._replace(after=int(between(times, chance) * self.habits.slowness))

    def decide_fastest(self, table: Table, chance: Dice) -> Act:
        """Return the act at the word "Battle!"."""
        sight = Sight(table, self._seen(table.unused[0], chance), self._seen(table.unused[1], chance))
        plan = self._plan(sight)
        if plan:
            return plan
        if not table.must_move and self._pays(sight):
            return Act("call", WHY)
        return self._approach(sight, chance)

    def _seen(self, unused: int, chance: Dice) -> int:
        share = round(self.habits.overlooks * 1000)
        return sum(1 << skill for skill in range(4) if unused >> skill & 1 and chance.below(1000) >= share)

    def _worth(self, sight: Sight, field: Row, moves: int) -> float:
        met = sight.met(field)
        mine, theirs = sight.gains(met)
        totals = sight.table.totals[0] + mine, sight.table.totals[1] + theirs
        if (mine or theirs) and max(totals) >= GOAL and totals[0] != totals[1]:
            return DECIDED - moves if totals[0] > totals[1] else -DECIDED
        return self._liking(sight, met[0], mine, theirs, moves)

    def _liking(self, sight: Sight, met: int, mine: int, theirs: int, moves: int) -> float:
        """Return the value for this aim of a call that brings ``mine`` and ``theirs`` points after ``moves``."""
        match self.habits.aim:
            case "quick":
                return 20 - 4 * moves + mine - theirs / 2 if mine else -theirs / 2
            case "dearest":
                return 10 + mine - theirs / 2 - moves if met & _dearest(sight) else -theirs / 2
            case "nearest":
                return 8 + mine - theirs - 2 * moves if mine else -theirs
            case "disturb":
                return mine - 2 * theirs - moves / 2
            case "gain" | "plain":
                return mine - theirs - moves / 12

    def _plan(self, sight: Sight) -> Act | None:
        """Return the first move towards the preferred field, ``None`` if it is the present one."""
        table = sight.table
        best, found = self._worth(sight, table.own, 0), None
        for first, field, moves in _fields(table.hand, table.own, self.habits.depth):
            worth = self._worth(sight, field, moves)
            if worth > best + 1e-9:
                best, found = worth, first
        return Act("move", WHY, *found) if found else None

    def _pays(self, sight: Sight) -> bool:
        table = sight.table
        met = sight.met(table.own)
        mine, theirs = sight.gains(met)
        totals = table.totals[0] + mine, table.totals[1] + theirs
        emptied = table.hand.count(NONE) >= len(table.hand) - CALL_HAND
        if totals[1] >= GOAL and totals[1] > totals[0]:
            return False
        if not mine:
            return emptied and not theirs
        if totals[0] >= GOAL and totals[0] > totals[1]:
            return True
        patient = bool(met[0] & _dearest(sight)) or emptied
        match self.habits.aim:
            case "quick":
                return True
            case "dearest":
                return patient
            case "nearest":
                return mine >= theirs - 1
            case "disturb":
                return mine >= theirs
            case "gain" | "plain":
                return mine > theirs or (mine == theirs and emptied)

    def _approach(self, sight: Sight, chance: Dice) -> Act:
        """Lay the card that brings the aim nearest and harms least; wait if every card would harm."""
        table = sight.table
        mine, theirs = sight.gains(sight.met(table.own))
        if mine and table.hand.count(NONE) >= len(table.hand) - CALL_HAND and not table.must_move:
            return Act("wait", WHY)
        full, least = NONE not in table.own, self._nearness(sight, table.own)
        best: list[tuple[int, int]] = []
        most = 0.0
        for place, field, _ in _fields(table.hand, table.own, 1):
            after, against = sight.gains(sight.met(field))
            near = self._nearness(sight, field) - 5 * max(against - theirs, 0) - 3 * max(mine - after, 0)
            if full and near < least and not table.must_move:
                continue
            if not best or near > most:
                best, most = [place], near
            elif near == most:
                best.append(place)
        return Act("move", WHY, *best[chance.below(len(best))]) if best else Act("wait", WHY)

    def _nearness(self, sight: Sight, field: Row) -> float:
        """Return the nearness of a field to the aim."""
        me, them = sight.table.characters
        lacking, values = sight.missing(field, own=True), CHECKERS[me].values
        seen = [(lacking[skill], values[skill]) for skill in range(len(values)) if sight.mine >> skill & 1]
        match self.habits.aim:
            case "quick":
                return max((-10 * cards - value for cards, value in seen), default=0)
            case "dearest":
                return -10 * min((cards for cards, value in seen if value == max(seen, key=_value)[1]), default=0)
            case "nearest":
                return max((value - 20 * cards for cards, value in seen), default=0) + sum(c < 2 for c, _ in seen)
            case "disturb":
                against = zip(sight.missing(field, own=False), CHECKERS[them].values, strict=True)
                harm = sum((4, 1.5, 0, 0)[cards] * value for cards, value in against)
                return sum((1, 0.5, 0, 0)[cards] * value for cards, value in seen) - harm
            case "gain":
                against = zip(sight.missing(field, own=False), CHECKERS[them].values, strict=True)
                harm = sum((1, 0.5, 0.2, 0)[cards] * value for cards, value in against)
                return sum((1, 0.5, 0.2, 0)[cards] * value for cards, value in seen) - harm
            case "plain":
                return 0


def _value(skill: tuple[int, int]) -> int:
    return skill[1]


def _dearest(sight: Sight) -> int:
    """Return the mask of the most valuable unused skill that is seen, 0 if there is none."""
    values = CHECKERS[sight.table.characters[0]].values
    left = [skill for skill in range(len(values)) if sight.mine >> skill & 1]
    return 1 << max(left, key=lambda skill: values[skill]) if left else 0


def _fields(hand: Row, field: Row, depth: int) -> Iterator[tuple[tuple[int, int], Row, int]]:
    """Yield each field that up to ``depth`` moves lead to once: the first move, the field, the number (2.3)."""
    empty = [spot for spot in range(SPOTS) if field[spot] == NONE]
    order = empty + [spot for spot in range(SPOTS) if field[spot] != NONE]
    cards = [card for card in hand if card != NONE]

    def further(
        now: Row, left: Sequence[int], start: int, first: tuple[int, int] | None, moves: int
    ) -> Iterator[tuple[tuple[int, int], Row, int]]:
        stop = start + 1 if start < len(empty) else SPOTS
        for place in range(start, stop) if moves < depth else ():
            spot = order[place]
            for card in left:
                after, opening = (*now[:spot], card, *now[spot + 1 :]), first or (card, spot)
                yield opening, after, moves + 1
                yield from further(after, [each for each in left if each != card], place + 1, opening, moves + 1)

    yield from further(field, cards, 0, None, 0)
