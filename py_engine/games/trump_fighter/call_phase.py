"""The phase ``call``: the window in which the opponent may still act, then the call is settled (4.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from py_engine.games.trump_fighter.acts import CALL, MOVE, Call
from py_engine.games.trump_fighter.fight_phase import FightMove, FightPhase
from py_engine.games.trump_fighter.settle import settle
from py_engine.games.trump_fighter.state import NEVER, NO_SEAT, TrumpFighterState
from py_engine.reading import Verb, integer
from py_engine.refusals import Refusal, Refused


class CallPhase(FightPhase):
    """Clause 4.2: the caller may do nothing, the opponent may move, or call once; the clock settles the call."""

    name = "call"
    clock = Verb("resolve", "4.2", {"at": integer})
    verbs = (MOVE, CALL, clock)

    def actors(self, state: TrumpFighterState) -> tuple[int, ...]:
        """Return the seat that has not called; none if both have or the window is over."""
        seat = seat_left(state)
        return () if seat == NO_SEAT else (seat,)

    def due(self, state: TrumpFighterState) -> int:
        """Return the time from which the call is settled; a second call does not lengthen it."""
        return window_end(state)

    def call(self, state: TrumpFighterState, call: Call) -> None:
        """Call too."""
        state.calls.append((call.seat, call.at))

    def run_out(self, state: TrumpFighterState, at: int) -> None:
        """Settle the call."""
        settle(state, "call", state.calls, _taken_back(state))

    def late_refusal(self, state: TrumpFighterState, at: int) -> Refusal | None:
        """Refuse an act at the window's end or later."""
        end = window_end(state)
        return Refusal("4.2", "window_over", {"end": end}) if at >= end else None

    def read(self, state: TrumpFighterState, do: str, seat: int | None, fields: Mapping[str, Any]) -> FightMove:
        """Return the move of checked fields; refuse an act if no seat can act any more (4.2)."""
        if do != self.clock.do and seat_left(state) == NO_SEAT:
            raise Refused(Refusal("4.2", "battle_stopped"))
        return super().read(state, do, seat, fields)


def window_end(state: TrumpFighterState) -> int:
    """Return the time from which the call is settled; a second call does not lengthen it."""
    return state.calls[0][1] + state.window


def seat_left(state: TrumpFighterState) -> int:
    """Return the seat that may still act, -1 if none."""
    if len(state.calls) > 1 or state.at >= window_end(state):
        return NO_SEAT
    return 1 - state.calls[0][0]


def _taken_back(state: TrumpFighterState) -> list[int]:
    """Return, for each seat, the spot of its last move if that may be undone, else -1 (4.3).

    This holds for a move less than the window before or after the opponent's call.
    """
    spots = [-1, -1]
    for caller, called_at in state.calls:
        mover = 1 - caller
        moved_at = state.moved_at[mover]
        if moved_at != NEVER and abs(moved_at - called_at) < state.window:
            spots[mover] = state.moved_spot[mover]
    return spots
