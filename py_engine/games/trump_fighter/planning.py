"""The bot's planning: it looks at the open table, plans its moves, and calls when that pays.

It is given a player's view (:class:`Table`) and a :class:`Chance`, and returns an act and its delay in ms. It reads
no clock, and never sees the deck, nor a call before it is settled.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from py_engine.cards import Chance
from py_engine.games.trump_fighter.acts import spots_for
from py_engine.games.trump_fighter.data import CALL_HAND, GOAL, NONE, SPOTS
from py_engine.games.trump_fighter.roster import CHARACTERS
from py_engine.games.trump_fighter.skill_checker import CHECKERS, SkillChecker
from py_engine.games.trump_fighter.skills import Character, Skill
from py_engine.games.trump_fighter.state import Row, TrumpFighterState
from py_engine.games.trump_fighter.traits import field_mask
from py_engine.player import Reason

Pair = tuple[int, int]
"""Two numbers: least and most, own and opponent's, or a card and a spot."""


class Level(NamedTuple):
    """Strength and speed of a player.

    ``depth`` is the number of moves it plans ahead; ``move_ms``, ``call_ms`` and ``look_ms`` are the least and the
    most time from a look at the table to the end of a move, to a call, and to the next look if it waits.
    """

    depth: int
    move_ms: Pair
    call_ms: Pair
    look_ms: Pair


LEVELS: Mapping[str, Level] = {
    "easy": Level(1, (1400, 2600), (900, 1700), (900, 1500)),
    "even": Level(2, (800, 1500), (450, 900), (500, 900)),
    "hard": Level(4, (450, 850), (250, 450), (250, 450)),
}
"""The three levels, the weakest first."""


class Table(NamedTuple):
    """A player's view of the table: rows of four with -1 for an empty place, masks of unused skills, totals."""

    hand: Row
    own: Row
    theirs: Row
    characters: Pair
    unused: Pair
    totals: Pair
    must_move: bool


class Act(NamedTuple):
    """The bot's act, its reason ``why``, and its delay in ms; ``card`` and ``spot`` belong to a move."""

    do: Literal["move", "call", "wait"]
    why: Reason
    card: int = NONE
    spot: int = NONE
    after: int = 0


WAIT = Act("wait", Reason("nothing_pays"))
"""Doing nothing until the next look."""


class Plan(NamedTuple):
    """Moves that lead to a field: the first of them, the field, and how many there are."""

    first: Pair
    field: Row
    moves: int


def table_of(state: TrumpFighterState, seat: int) -> Table:
    """Return the view of ``seat`` of a position after the choice of characters."""
    other = 1 - seat
    return Table(
        tuple(state.hands[seat]),
        tuple(state.fields[seat]),
        tuple(state.fields[other]),
        (state.characters[seat], state.characters[other]),
        (state.unused[seat], state.unused[other]),
        (state.totals[seat], state.totals[other]),
        state.must_move[seat],
    )


def decide(table: Table, level: Level, chance: Chance) -> Act:
    """Return the act in a battle after a look at ``table``, with its delay."""
    act = decide_fastest(table, level, chance)
    times = {"move": level.move_ms, "call": level.call_ms, "wait": level.look_ms}
    return act._replace(after=between(times[act.do], chance))


def decide_fastest(table: Table, level: Level, chance: Chance) -> Act:
    """Return the act at the word "Battle!" (``after`` is 0): a move, a correct call, or nothing."""
    evaluator = _Evaluator(table)
    plan, worth = _best_plan(evaluator, table, level.depth)
    if plan is None and not table.must_move and (worth > 0 or (_may_draw_anew(table) and worth == 0)):
        return Act("call", Reason("call_pays" if worth > 0 else "new_cards"))
    if plan:
        why = Reason("builds_skill", {"count": plan.moves}) if worth > 0 else Reason("wards_off")
        return Act("move", why, *plan.first)
    placement = _preparing_move(evaluator, table, worth, chance)
    if placement:
        return Act("move", Reason("comes_near"), *placement)
    return Act("move", Reason("has_to_move"), *_placements(table)[0]) if table.must_move else WAIT


def best_worth(table: Table) -> int:
    """Return the most points that a call brings after at most one move."""
    evaluator = _Evaluator(table)
    return _best_plan(evaluator, table, 1)[1]


def reason_for(table: Table, act: Pair | str) -> Reason:
    """Return the reason for an act that is not the bot's own: a card and a spot, a call, or waiting."""
    evaluator = _Evaluator(table)
    now = evaluator.worth(table.own)
    if isinstance(act, str):
        return _call_reason(table, now) if act == "call" else WAIT.why
    field = _laid(table.own, act)
    worth = evaluator.worth(field)
    if worth > now:
        return Reason("builds_skill", {"count": 1}) if worth > 0 else Reason("wards_off")
    comes_near = worth == now and evaluator.promise(field) > evaluator.promise(table.own)
    return Reason("comes_near" if comes_near else "gains_nothing")


def _call_reason(table: Table, worth: int) -> Reason:
    if worth > 0:
        return Reason("call_pays")
    return Reason("new_cards" if _may_draw_anew(table) else "call_costs")


def _laid(field: Row, placement: Pair) -> Row:
    """Return a field with a card on a spot."""
    card, spot = placement
    return (*field[:spot], card, *field[spot + 1 :])


def between(times: Pair, chance: Chance) -> int:
    """Return a time between the least and the most, these two included."""
    return times[0] + chance.below(times[1] - times[0] + 1)


def _may_draw_anew(table: Table) -> bool:
    """Return whether the hand alone makes a call correct, so that it brings new cards (2.4)."""
    return table.hand.count(NONE) >= len(table.hand) - CALL_HAND


class _Evaluator:
    """Values a field against the opponent's present one."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._against = field_mask(table.theirs, True)
        self._theirs = field_mask(table.theirs)

    def worth(self, field: Sequence[int]) -> int:
        """Return the point gain of a call with ``field``, ±``3 * GOAL`` for every call that decides the match."""
        mine, theirs = self._gains(CHECKERS, field)
        mine_after, theirs_after = self.table.totals[0] + mine, self.table.totals[1] + theirs
        decided = max(mine_after, theirs_after) >= GOAL and mine_after != theirs_after
        return 3 * GOAL * _sign(mine_after - theirs_after) if decided else mine - theirs

    def promise(self, field: Sequence[int]) -> int:
        """Return twice the points of our skills that are one card short, minus the opponent's."""
        mine, theirs = self._gains(_NEARLY, field)
        return 2 * mine - theirs

    def _gains(self, checkers: Sequence[SkillChecker], field: Sequence[int]) -> Pair:
        (me, them), (left, their_left) = self.table.characters, self.table.unused
        mine, theirs = checkers[me], checkers[them]
        return (
            mine.points[mine.met(field_mask(field) | self._against, left)],
            theirs.points[theirs.met(self._theirs | field_mask(field, True), their_left)],
        )


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _best_plan(evaluator: _Evaluator, table: Table, depth: int) -> tuple[Plan | None, int]:
    """Return the plan that pays best and its worth; no plan if the present field pays best.

    Each move takes a twelfth off the gain, so that a call now beats the same call later.
    """
    best, plan_worth, plan = float(evaluator.worth(table.own)), 0, None
    now = int(best)
    for candidate in plans(table.hand, table.own, depth):
        worth = evaluator.worth(candidate.field)
        score = worth * (1 - candidate.moves / 12) if worth > 0 else worth - candidate.moves / 12
        if score > best:
            best, plan_worth, plan = score, worth, candidate
    return (plan, plan_worth) if plan else (None, now)


def plans(hand: Row, field: Row, depth: int) -> Iterator[Plan]:
    """Yield every field that up to ``depth`` moves lead to, each once (2.3)."""
    cards = tuple(card for card in hand if card != NONE)
    empty = [spot for spot in range(SPOTS) if field[spot] == NONE]
    taken = [spot for spot in range(SPOTS) if field[spot] != NONE]
    stack: list[tuple[Row, tuple[int, ...], int, Pair | None, int]] = [(field, cards, 0, None, 0)]
    order = empty + taken
    while stack:
        now, left, start, first, moves = stack.pop()
        if moves == depth:
            continue
        stop = start + 1 if start < len(empty) else len(order)
        for place in range(start, stop):
            spot = order[place]
            for card in left:
                after = (*now[:spot], card, *now[spot + 1 :])
                opening = first or (card, spot)
                yield Plan(opening, after, moves + 1)
                stack.append((after, tuple(each for each in left if each != card), place + 1, opening, moves + 1))


def _placements(table: Table) -> list[Pair]:
    spots = spots_for(table.own)
    return [(card, spot) for card in table.hand if card != NONE for spot in spots]


def _preparing_move(evaluator: _Evaluator, table: Table, now: int, chance: Chance) -> Pair | None:
    """Return a move that approaches skills and empties the hand towards new cards; ``None`` if all harm.

    ``now`` is the worth of the present field; a hand that may already call is kept while nothing is lost.
    """
    best: list[Pair] = []
    best_score = 0
    for placement in _placements(table):
        field = _laid(table.own, placement)
        worth = evaluator.worth(field)
        if worth < min(now, 0) or (_may_draw_anew(table) and worth <= now):
            continue
        score = evaluator.promise(field) + 4 * worth
        if not best or score > best_score:
            best, best_score = [placement], score
        elif score == best_score:
            best.append(placement)
    return best[chance.below(len(best))] if best else None


def _nearly(character: Character) -> Character:
    """Return the character with every role one card easier, except sums."""
    skills = (
        Skill(
            skill.id,
            skill.name,
            skill.value,
            tuple(
                tuple(
                    condition._replace(
                        roles=tuple(role._replace(n=role.n - 1) for role in condition.roles if role.role != "sum")
                    )
                    for condition in alternative
                )
                for alternative in skill.when
            ),
        )
        for skill in character.skills
    )
    return character._replace(skills=tuple(skills))


_NEARLY = tuple(SkillChecker(_nearly(character)) for character in CHARACTERS)
