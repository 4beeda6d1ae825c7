"""The common part of ``battle`` and ``call``: seats move and call until the clock's move is due (2.3, 2.4)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, NamedTuple

from py_engine.games.trump_fighter.acts import (
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
from py_engine.games.trump_fighter.state import TrumpFighterState
from py_engine.phase import Entry, Phase
from py_engine.reading import Verb, integer
from py_engine.refusals import Refusal


class Due(NamedTuple):
    """The clock's move, of no seat: a standstill, also one by agreement, or the end of a call's window."""

    at: int
    agreed: bool = False


AGREE = Verb("agree", "5", {"at": integer})
"""The verb of a standstill by agreement, at any time of a battle (5)."""


FightMove = Move | Call | Due
"""A move of a phase in which cards are moved."""


class FightPhase(Phase[TrumpFighterState, FightMove]):
    """Both seats, or the one that has not called, act at any time; ``clock`` is the verb of the clock's move."""

    clock: ClassVar[Verb]

    @abstractmethod
    def due(self, state: TrumpFighterState) -> int:
        """Return the earliest ``at`` of the clock's move."""

    @abstractmethod
    def call(self, state: TrumpFighterState, call: Call) -> None:
        """Carry out a call."""

    @abstractmethod
    def run_out(self, state: TrumpFighterState, at: int) -> None:
        """Carry out the clock's move."""

    def late_refusal(self, state: TrumpFighterState, at: int) -> Refusal | None:
        """Return the refusal of any act at this time, ``None`` if acts are allowed."""
        return None

    def moves(self, state: TrumpFighterState) -> Iterator[FightMove]:
        """Yield each seat's moves and call, then the clock's move."""
        for seat in self.actors(state):
            for card, spot in placements(state, seat):
                yield Move(seat, card, spot, state.at)
            yield Call(seat, state.at)
        yield Due(self.due(state))

    def read(self, state: TrumpFighterState, do: str, seat: int | None, fields: Mapping[str, Any]) -> FightMove:
        """Return the move of checked fields."""
        if do in (self.clock.do, AGREE.do):
            return Due(fields["at"], do == AGREE.do)
        acting = need_seat(do, seat)
        return read_move(acting, fields) if do == "move" else Call(acting, fields["at"])

    def write(self, state: TrumpFighterState, move: FightMove) -> Entry:
        """Return the action."""
        if isinstance(move, Due):
            return {"do": AGREE.do if move.agreed else self.clock.do, "at": move.at}
        return write_act(move)

    def refusal(self, state: TrumpFighterState, move: FightMove) -> Refusal | None:
        """Refuse a wrong time and a wrong move; a call in time is always legal (2.4)."""
        wrong = time_refusal(state, move.at)
        if wrong:
            return wrong
        if isinstance(move, Due):
            return None if move.agreed else early_refusal(self.clock.clause, move.at, self.due(state))
        late = self.late_refusal(state, move.at)
        if late or isinstance(move, Call):
            return late
        return placement_refusal(state, move.seat, move.card, move.spot)

    def play(self, state: TrumpFighterState, move: FightMove) -> None:
        """Carry out a move, a call or the clock's move."""
        if isinstance(move, Move):
            seat, card, spot, at = move
            state.move(seat, card, spot, at)
            state.restart_clock(seat, at)
            return
        state.at = move.at
        if isinstance(move, Call):
            self.call(state, move)
        else:
            self.run_out(state, move.at)

    def actor(self, state: TrumpFighterState, move: FightMove) -> int | None:
        """Return the seat that moves or calls; the clock's move has none."""
        return None if isinstance(move, Due) else move.seat
