"""The phase ``battle``: both move and call at any time; a standstill has its own rules (2.2-2.4, 5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from py_engine.games.trump_fighter.acts import (
    CALL,
    MOVE,
    Call,
    Move,
    early_refusal,
    leftmost_placement,
    need_seat,
    placement_refusal,
    placements,
    read_move,
    time_refusal,
    write_act,
)
from py_engine.games.trump_fighter.data import CALL_HAND, SEATS, STILL_MS
from py_engine.games.trump_fighter.settle import NO_SPOTS, settle
from py_engine.games.trump_fighter.state import NO_SEAT, TrumpFighterState
from py_engine.phase import Entry, Phase
from py_engine.reading import Verb, integer
from py_engine.refusals import Refusal


class Stall(NamedTuple):
    """Nobody has moved or called for ten seconds (5)."""

    at: int


BattleMove = Move | Call | Stall
"""What may happen in a battle."""


class BattlePhase(Phase[TrumpFighterState, BattleMove]):
    """Clauses 2.2 to 2.4 and 5."""

    name = "battle"
    verbs = (MOVE, CALL, Verb("stall", "5", {"at": integer}))

    def actors(self, state: TrumpFighterState) -> tuple[int, ...]:
        """Return both seats."""
        return (0, 1)

    def moves(self, state: TrumpFighterState) -> Iterator[BattleMove]:
        """Yield each seat's moves and call, then the standstill."""
        at = state.at
        for seat in range(SEATS):
            for card, spot in placements(state, seat):
                yield Move(seat, card, spot, at)
            yield Call(seat, at)
        yield Stall(stall_from(state))

    def read(self, state: TrumpFighterState, do: str, seat: int | None, fields: Mapping[str, Any]) -> BattleMove:
        """Return the move of checked fields."""
        if do == "stall":
            return Stall(fields["at"])
        acting = need_seat(do, seat)
        return read_move(acting, fields) if do == "move" else Call(acting, fields["at"])

    def write(self, state: TrumpFighterState, move: BattleMove) -> Entry:
        """Return the action."""
        return {"do": "stall", "at": move.at} if isinstance(move, Stall) else write_act(move)

    def refusal(self, state: TrumpFighterState, move: BattleMove) -> Refusal | None:
        """Refuse a wrong time, a wrong move, an early standstill; a call never is (2.4)."""
        late = time_refusal(state, move.at)
        if late:
            return late
        if isinstance(move, Stall):
            return early_refusal("5", move.at, stall_from(state))
        return placement_refusal(state, move.seat, move.card, move.spot) if isinstance(move, Move) else None

    def play(self, state: TrumpFighterState, move: BattleMove) -> None:
        """Carry out a move or a standstill; a call opens the window (4.2)."""
        if isinstance(move, Move):
            seat, card, spot, at = move
            state.move(seat, card, spot, at)
            state.restart_clock(seat, at)
        elif isinstance(move, Call):
            state.at = move.at
            state.calls = [(move.seat, move.at)]
            state.enter("call")
        else:
            _stand_still(state, move.at)

    def actor(self, state: TrumpFighterState, move: BattleMove) -> int | None:
        """Return who moves or calls; a standstill is nobody's."""
        return None if isinstance(move, Stall) else move.seat


def stall_from(state: TrumpFighterState) -> int:
    """Return the earliest ``at`` of a standstill."""
    return stall_after(state, state.at)


def stall_after(state: TrumpFighterState, at: int) -> int:
    """Return from when a standstill is due, if the last action was at ``at``."""
    return max(at, state.still_since + STILL_MS)


def _stand_still(state: TrumpFighterState, at: int) -> None:
    """Apply the opening rule, else the break rule."""
    state.at = at
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


def _break(state: TrumpFighterState, at: int) -> None:
    """Clause 5.2: a call by itself, or back to ``check`` with a move to make."""
    must_move = [state.in_hand(seat) > CALL_HAND for seat in range(SEATS)]
    if any(must_move):
        state.begin_check(at)
        state.must_move = must_move
    else:
        settle(state, "forced", [], NO_SPOTS)
