"""The phase ``battle``: both seats move and call at any time; a standstill has its own rules (2.2-2.4, 5)."""

from __future__ import annotations

from collections.abc import Iterator

from py_engine.games.trump_fighter.acts import CALL, MOVE, Call, leftmost_placement
from py_engine.games.trump_fighter.data import CALL_HAND, SEATS, STILL_MS
from py_engine.games.trump_fighter.fight_phase import AGREE, Due, FightMove, FightPhase
from py_engine.games.trump_fighter.settle import NO_SPOTS, settle
from py_engine.games.trump_fighter.state import NO_SEAT, TrumpFighterState
from py_engine.reading import Verb, integer


class BattlePhase(FightPhase):
    """Clauses 2.2 to 2.4 and 5; the clock's move is a standstill, after ten seconds or by agreement."""

    name = "battle"
    clock = Verb("stall", "5", {"at": integer})
    verbs = (MOVE, CALL, clock, AGREE)

    def actors(self, state: TrumpFighterState) -> tuple[int, ...]:
        """Return both seats."""
        return (0, 1)

    def moves(self, state: TrumpFighterState) -> Iterator[FightMove]:
        """Yield the moves of every fight, then the agreement."""
        yield from super().moves(state)
        yield Due(state.at, agreed=True)

    def due(self, state: TrumpFighterState) -> int:
        """Return the earliest ``at`` of a standstill."""
        return stall_from(state)

    def call(self, state: TrumpFighterState, call: Call) -> None:
        """Open the window (4.2)."""
        state.calls = [(call.seat, call.at)]
        state.enter("call")

    def run_out(self, state: TrumpFighterState, at: int) -> None:
        """Apply the opening rule, else the break rule (5.1, 5.2)."""
        if state.bound_seat != NO_SEAT:
            seat = state.bound_seat
            state.move(seat, *leftmost_placement(state, seat), at)
            state.restart_clock(seat, at)
            return
        fields = state.in_field(0), state.in_field(1)
        if fields[0] != fields[1]:
            state.bound_seat = 0 if fields[0] < fields[1] else 1
            state.still_since = at
            return
        _break(state, at)


def stall_from(state: TrumpFighterState) -> int:
    """Return the earliest ``at`` of a standstill."""
    return stall_after(state, state.at)


def stall_after(state: TrumpFighterState, at: int) -> int:
    """Return the earliest time of a standstill if the last action was at ``at``."""
    return max(at, state.still_since + STILL_MS)


def _break(state: TrumpFighterState, at: int) -> None:
    """Clause 5.2: an automatic call, or back to ``check`` with a move to make."""
    must_move = [state.in_hand(seat) > CALL_HAND for seat in range(SEATS)]
    if any(must_move):
        state.begin_check(at)
        state.must_move = must_move
    else:
        settle(state, "forced", [], NO_SPOTS)
