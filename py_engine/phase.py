"""Positions and phases: the parts of every game.

A :class:`State` is a position in the engine's own values (ints, tuples, masks). A :class:`Phase` defines the
actors, the legal moves, the refusals of other moves, and the effect of a move; so each rule belongs to one phase.
Moves are the engine's own values too: :meth:`Phase.read` makes them from JSON actions, :meth:`Phase.write` makes
canonical actions from them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Generic, Self, TypeVar

from py_engine.cards import Chance
from py_engine.reading import Verb
from py_engine.refusals import Refusal
from py_engine.writing import to_json

Entry = dict[str, Any]
"""A log entry or a legal action: a JSON object with ``do`` and the action's fields."""
Phases = Mapping[str, "Phase[Any, Any]"]
"""A game's phases by name."""

S = TypeVar("S", bound="State")
T = TypeVar("T", bound="TurnState")
M = TypeVar("M")


class State:
    """A position: the part that all games' states share.

    ``seats`` is the number of players, ``phase`` the phase object in charge, ``phases`` the game's phases by name,
    ``over`` whether the match has ended, ``log_length`` the number of moves so far.
    :meth:`play` changes a state in place; it never checks, since it only gets legal moves.
    """

    def __init__(self, seats: int, phases: Phases, first: str) -> None:
        self.seats = seats
        self.phases = phases
        self.log_length = 0
        self.enter(first)

    def enter(self, name: str) -> None:
        """Continue with the phase of that name."""
        self.phase = phase = self.phases[name]
        self.over = phase.over

    def copy(self) -> Self:
        """Return a copy of the position for further play; this one stays unchanged.

        Lists, byte arrays and dictionaries are changed in place, and copied together with such values in them; a
        list has values of one kind. All other values are shared.
        """
        other = object.__new__(type(self))
        for name, value in vars(self).items():
            setattr(other, name, _COPIED[type(value)](value) if type(value) in _COPIED else value)
        return other

    def actors(self) -> tuple[int, ...]:
        """Return the seats to act now, rising; empty if there is none."""
        return self.phase.actors(self)

    def moves(self, seat: int | None = None) -> Iterable[Any]:
        """Yield the legal moves, of one seat or of all, each once, in the canonical order of the notation."""
        return self.phase.moves(self) if seat is None else self.phase.moves_of(self, seat)

    def play(self, move: Any) -> None:
        """Carry out a legal move with its chance outcome filled in."""
        self.log_length += 1
        self.phase.play(self, move)


def _copied_list(values: list[Any]) -> list[Any]:
    copied = _COPIED.get(type(values[0])) if values else None
    return [copied(value) for value in values] if copied else values[:]


def _copied_dict(values: dict[Any, Any]) -> dict[Any, Any]:
    return dict(zip(values, _copied_list([*values.values()]), strict=True))


_COPIED: Mapping[type, Callable[[Any], Any]] = {list: _copied_list, dict: _copied_dict, bytearray: bytearray}
"""The types that are changed in place, each with its function for copying."""


class TurnState(State):
    """A position of a game in which one seat acts at a time: ``turn``."""

    turn: int


class Phase(ABC, Generic[S, M]):
    """One phase of a game; it has no data of its own, the state has everything that changes."""

    name: ClassVar[str]
    verbs: ClassVar[tuple[Verb, ...]] = ()
    over: ClassVar[bool] = False

    @abstractmethod
    def actors(self, state: S) -> tuple[int, ...]:
        """Return the seats to act, rising."""

    @abstractmethod
    def moves(self, state: S) -> Iterable[M]:
        """Yield the legal moves lazily, each once, in canonical order, without chance outcomes."""

    def moves_of(self, state: S, seat: int) -> Iterable[M]:
        """Yield the legal moves of one seat; overridden if this would list many moves of other seats."""
        return (move for move in self.moves(state) if self.actor(state, move) == seat)

    @abstractmethod
    def read(self, state: S, do: str, seat: int | None, fields: Mapping[str, Any]) -> M:
        """Return the move for checked fields; raise ``Refused`` if no move has them.

        ``seat`` is the acting seat, ``None`` if several may act and the verb belongs to none of them. Outcome
        fields are present in a replay only.
        """

    @abstractmethod
    def write(self, state: S, move: M) -> Entry:
        """Return the canonical action of ``move``, its outcome included if it has one."""

    def write_all(self, state: S, moves: Iterable[M]) -> str:
        """Return the actions of ``moves`` as the text of a JSON list; overridden where many share parts."""
        return to_json([self.write(state, move) for move in moves])

    @abstractmethod
    def refusal(self, state: S, move: M) -> Refusal | None:
        """Return the refusal of ``move`` now, ``None`` if it is legal; a given outcome is judged too."""

    @abstractmethod
    def play(self, state: S, move: M) -> None:
        """Carry out ``move``, which is legal and has its chance outcome filled in."""

    def with_outcome(self, state: S, move: M, chance: Chance) -> M:
        """Return ``move`` with its chance outcome drawn; most moves have none."""
        return move

    @abstractmethod
    def actor(self, state: S, move: M) -> int | None:
        """Return the seat whose move it is, ``None`` for moves of no seat (a clock's)."""


class TurnPhase(Phase[T, M]):
    """A phase in which the seat in turn acts."""

    def actors(self, state: T) -> tuple[int, ...]:
        """Return the seat in turn."""
        return (state.turn,)

    def actor(self, state: T, move: M) -> int:
        """Return the seat in turn."""
        return state.turn


class OverPhase(Phase[State, Any]):
    """The end: no seat acts, nothing is legal."""

    name = "over"
    over = True

    def actors(self, state: State) -> tuple[int, ...]:
        """Return no seat."""
        return ()

    def moves(self, state: State) -> Iterable[Any]:
        """Return no move."""
        return ()

    def read(self, state: State, do: str, seat: int | None, fields: Mapping[str, Any]) -> Any:
        """Never called: no verb belongs to this phase."""
        raise AssertionError(do)

    def write(self, state: State, move: Any) -> Entry:
        """Never called: this phase has no move."""
        raise AssertionError(move)

    def refusal(self, state: State, move: Any) -> Refusal | None:
        """Never called: this phase has no move."""
        raise AssertionError(move)

    def play(self, state: State, move: Any) -> None:
        """Never called: this phase has no move."""
        raise AssertionError(move)

    def actor(self, state: State, move: Any) -> int | None:
        """Never called: this phase has no move."""
        raise AssertionError(move)


OVER = OverPhase()
"""The phase of a finished match, the same for all games."""
