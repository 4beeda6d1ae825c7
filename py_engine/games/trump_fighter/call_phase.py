"""The phase ``call``: the window in which the opponent may still act, then the call is settled (4.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from py_engine.games.trump_fighter.acts import (
    CALL,
    MOVE,
    Call,
    Move,
    early_refusal,
    need_seat,
    placement_refusal,
    placements,
    read_move,
    time_refusal,
    write_act,
)
from py_engine.games.trump_fighter.settle import settle
from py_engine.games.trump_fighter.state import NEVER, NO_SEAT, TrumpFighterState
from py_engine.phase import Entry, Phase
from py_engine.reading import Verb, integer
from py_engine.refusals import Refusal, Refused


class Resolve(NamedTuple):
    """The window is over: the call is settled."""

    at: int


CallMove = Move | Call | Resolve
"""What may happen while a call is open."""


class CallPhase(Phase[TrumpFighterState, CallMove]):
    """Clause 4.2: the caller may do nothing, the opponent may move, or call once."""

    name = "call"
    verbs = (MOVE, CALL, Verb("resolve", "4.2", {"at": integer}))

    def actors(self, state: TrumpFighterState) -> tuple[int, ...]:
        """Return the one that has not called; none if both have or the window is over."""
        seat = seat_left(state)
        return () if seat == NO_SEAT else (seat,)

    def moves(self, state: TrumpFighterState) -> Iterator[CallMove]:
        """Yield the opponent's moves and call while the window is open, then the settlement."""
        seat, at = seat_left(state), state.at
        if seat != NO_SEAT:
            for card, spot in placements(state, seat):
                yield Move(seat, card, spot, at)
            yield Call(seat, at)
        yield Resolve(window_end(state))

    def read(self, state: TrumpFighterState, do: str, seat: int | None, fields: Mapping[str, Any]) -> CallMove:
        """Return the move of checked fields; refuse an act where nobody is to act any more (4.2)."""
        if do == "resolve":
            return Resolve(fields["at"])
        if seat_left(state) == NO_SEAT:
            raise Refused(Refusal("4.2", "battle_stopped"))
        acting = need_seat(do, seat)
        return read_move(acting, fields) if do == "move" else Call(acting, fields["at"])

    def write(self, state: TrumpFighterState, move: CallMove) -> Entry:
        """Return the action."""
        return {"do": "resolve", "at": move.at} if isinstance(move, Resolve) else write_act(move)

    def refusal(self, state: TrumpFighterState, move: CallMove) -> Refusal | None:
        """Refuse a settlement before the window's end, an act at its end or later, a wrong move."""
        late = time_refusal(state, move.at)
        if late:
            return late
        end = window_end(state)
        if isinstance(move, Resolve):
            return early_refusal("4.2", move.at, end)
        if move.at >= end:
            return Refusal("4.2", "window_over", {"end": end})
        return placement_refusal(state, move.seat, move.card, move.spot) if isinstance(move, Move) else None

    def play(self, state: TrumpFighterState, move: CallMove) -> None:
        """Carry out the opponent's act, or settle."""
        if isinstance(move, Move):
            seat, card, spot, at = move
            state.move(seat, card, spot, at)
            state.restart_clock(seat, at)
        elif isinstance(move, Call):
            state.at = move.at
            state.calls.append((move.seat, move.at))
        else:
            state.at = move.at
            settle(state, "call", state.calls, _taken_back(state))

    def actor(self, state: TrumpFighterState, move: CallMove) -> int | None:
        """Return who moves or calls; the settlement is nobody's."""
        return None if isinstance(move, Resolve) else move.seat


def window_end(state: TrumpFighterState) -> int:
    """Return the time from which the call is settled; a second call does not lengthen it."""
    return state.calls[0][1] + state.window


def seat_left(state: TrumpFighterState) -> int:
    """Return the seat that may still act, -1 if none."""
    if len(state.calls) > 1 or state.at >= window_end(state):
        return NO_SEAT
    return 1 - state.calls[0][0]


def _taken_back(state: TrumpFighterState) -> list[int]:
    """Return, for each seat, the spot of its last move if that may be taken back, else -1 (4.3).

    A move may be if it came less than the window before or after the opponent's call.
    """
    spots = [-1, -1]
    for caller, called_at in state.calls:
        mover = 1 - caller
        moved_at = state.moved_at[mover]
        if moved_at != NEVER and abs(moved_at - called_at) < state.window:
            spots[mover] = state.moved_spot[mover]
    return spots
