"""A battle played out by two bots, on its own clock, until its call is settled."""

from __future__ import annotations

from typing import NamedTuple

from py_engine.games.trump_fighter.acts import Call, Move
from py_engine.games.trump_fighter.battle_phase import stall_from
from py_engine.games.trump_fighter.call_phase import window_end
from py_engine.games.trump_fighter.data import SEATS
from py_engine.games.trump_fighter.fight_phase import Due
from py_engine.games.trump_fighter.planning import LEVELS, Act, decide, table_of
from py_engine.games.trump_fighter.ready_phase import CALLS, NOTHING, Fastest
from py_engine.games.trump_fighter.state import TrumpFighterState
from py_engine.think.dice import Dice

LEVEL = LEVELS["even"]
"""The level of both players."""
NOBODY = -1
"""The value of ``busy`` if no seat is busy: both look at the table now."""


class _Plan(NamedTuple):
    """A seat's planned act and its time; of two at the same time the lower ``lot`` comes first."""

    at: int
    lot: int
    seat: int
    act: Act


def fastest_of(act: Act) -> Fastest:
    """Return an act as a fastest act."""
    return (act.card, act.spot) if act.do == "move" else CALLS if act.do == "call" else NOTHING


def play_battle(state: TrumpFighterState, at: int, busy: int, dice: Dice) -> None:
    """Play from ``at`` until the battle is over; ``state`` is used up.

    The seat ``busy`` has just looked at the table, the other one earlier, by at most the time that an act takes.
    """
    due: list[_Plan | None] = [None, None]
    while state.phase.name == "battle":
        for seat in range(SEATS):
            due[seat] = due[seat] or _look(state, seat, at, busy, dice)
        first = min(filter(None, due), default=None)
        stall = stall_from(state)
        if first is None or first.at >= stall:
            state.play(Due(stall))
            due = [None, None]
        else:
            _act(state, first)
            due[first.seat] = None
        at, busy = state.at, NOBODY


def _look(state: TrumpFighterState, seat: int, at: int, busy: int, dice: Dice) -> _Plan | None:
    """Return the seat's planned act, ``None`` to wait for a change."""
    act = decide(table_of(state, seat), LEVEL, dice)
    if act.do == "wait":
        return None
    after = act.after if busy in (seat, NOBODY) else dice.below(act.after)
    return _Plan(at + after, dice.below(2), seat, act)


def _act(state: TrumpFighterState, due: _Plan) -> None:
    """Carry out a move, or a call that is settled at once."""
    at, _, seat, act = due
    if act.do == "move":
        state.play(Move(seat, act.card, act.spot, at))
        return
    state.play(Call(seat, at))
    state.play(Due(window_end(state)))
