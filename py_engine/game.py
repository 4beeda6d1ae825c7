"""What a game must offer.

Every game is built of the same parts, one folder a game:

- a :class:`State`: the position in the engine's own values (ints, tuples, masks), changed by ``play``;
- :class:`Phase` objects, one for each phase: who acts, which moves are legal, why another is refused, what a move
  does. A rule only meets the phase that it is for;
- a :class:`Game`: names, options, the deal, and the views.

Moves are the engine's own values too; JSON actions become moves in :meth:`Phase.read` and moves become canonical
actions in :meth:`Phase.write`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from py_engine.cards import Chance
from py_engine.reading import Verb
from py_engine.refusals import BadInput, Refusal, quote
from py_engine.writing import to_json

Deal = dict[str, Any]
Options = Mapping[str, Any]
Entry = dict[str, Any]

S = TypeVar("S", bound="State")
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Option:
    """A choice of the set-up: ``id``, the allowed JSON ``values``, the ``default``, and the ``clause`` about it.

    ``most_players`` lists the values that fewer may play with than the game takes, and how many those are.
    """

    id: str
    values: tuple[str | int, ...]
    default: str | int
    clause: str
    most_players: tuple[tuple[str | int, int], ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Return the option as the catalogue shows it."""
        return {
            "id": self.id,
            "values": list(self.values),
            "default": self.default,
            "clause": self.clause,
            "most_players": [{"value": value, "players": players} for value, players in self.most_players],
        }


class Advice(NamedTuple):
    """What a bot does: the ``action``, ``None`` to wait, and after how many ms from its look at the table."""

    action: Entry | None
    after: int


Phases = Mapping[str, "Phase[Any, Any]"]


class State:
    """A position: what every game's state has, whatever else it holds.

    ``seats`` is the number of players, ``phase`` the phase object in charge, ``phases`` the game's phases by name,
    ``over`` whether the match has ended.
    A state is changed in place by :meth:`play`; it never checks, since only legal moves reach it.
    """

    __slots__ = ("over", "phase", "phases", "seats")

    def __init__(self, seats: int, phases: Phases, first: str) -> None:
        self.seats = seats
        self.phases = phases
        self.enter(first)

    def enter(self, name: str) -> None:
        """Go on to the phase of that name."""
        self.phase = self.phases[name]
        self.over = self.phase.over

    def actors(self) -> tuple[int, ...]:
        """Return the seats that are to act now, rising; empty when nobody is."""
        return self.phase.actors(self)

    def moves(self, seat: int | None = None) -> Iterable[Any]:
        """Yield the legal moves, of one seat or of all, each once, in the canonical order of the notation."""
        return self.phase.moves(self) if seat is None else self.phase.moves_of(self, seat)

    def draw(self, chance: Chance) -> Any:
        """Return one legal move at random, drawn without listing them where they are many."""
        return self.phase.draw(self, chance)

    def play(self, move: Any) -> None:
        """Carry out a legal move whose outcome is settled."""
        self.phase.play(self, move)


class Phase(ABC, Generic[S, M]):
    """One phase of a game; it holds no data of its own, all that changes is in the state."""

    name: ClassVar[str]
    verbs: ClassVar[tuple[Verb, ...]] = ()
    over: ClassVar[bool] = False

    @abstractmethod
    def actors(self, state: S) -> tuple[int, ...]:
        """Return the seats that are to act, rising."""

    @abstractmethod
    def moves(self, state: S) -> Iterable[M]:
        """Yield the legal moves lazily, each once, in canonical order, with no outcome of chance in them."""

    def moves_of(self, state: S, seat: int) -> Iterable[M]:
        """Yield the legal moves of one seat; overridden where others' many moves would be listed on the way."""
        return (move for move in self.moves(state) if self.actor(state, move) == seat)

    @abstractmethod
    def read(self, state: S, do: str, seat: int | None, fields: Mapping[str, Any]) -> M:
        """Return the move that checked fields stand for; raise ``Refused`` where they can stand for none.

        ``seat`` is the acting seat, ``None`` where several may act and the verb belongs to none of them.
        Outcome fields are there in a replay only.
        """

    @abstractmethod
    def write(self, state: S, move: M) -> Entry:
        """Return the canonical action of ``move``, its outcome included if it has one."""

    def write_all(self, state: S, moves: Iterable[M]) -> str:
        """Return the actions of ``moves`` as the text of a JSON list; overridden where many share parts."""
        return to_json([self.write(state, move) for move in moves])

    @abstractmethod
    def refusal(self, state: S, move: M) -> Refusal | None:
        """Return why the rules forbid ``move`` now, ``None`` if they allow it; a given outcome is judged too."""

    @abstractmethod
    def play(self, state: S, move: M) -> None:
        """Carry out ``move``, which is legal and settled."""

    def settle(self, state: S, move: M, chance: Chance) -> M:
        """Return ``move`` with its outcome of chance filled in; most moves have none."""
        return move

    def draw(self, state: S, chance: Chance) -> M:
        """Return one legal move at random; overridden where listing all of them would be slow."""
        moves = list(self.moves(state))
        return moves[chance.below(len(moves))]

    def actor(self, state: S, move: M) -> int | None:
        """Return the seat whose move it is, ``None`` for moves of nobody (a clock's)."""
        actors = self.actors(state)
        return actors[0] if len(actors) == 1 else None


class OverPhase(Phase[State, Any]):
    """The end: nobody acts, nothing is legal."""

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


OVER = OverPhase()


class Game(ABC, Generic[S]):
    """A game's rules as the match uses them; one instance a game, without state.

    ``end_clause`` is the clause that ends a match (named when somebody acts after it).
    """

    id: ClassVar[str]
    name: ClassVar[Mapping[str, str]]
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    end_clause: ClassVar[str]
    phases: ClassVar[tuple[Phase[Any, Any], ...]]
    """All phases in which somebody acts; ``over`` is every game's and needs no mention."""
    options: ClassVar[tuple[Option, ...]] = ()
    view_shape: ClassVar[type]
    """The TypedDict of :meth:`view` within :meth:`Match.view`."""
    row_shape: ClassVar[type]
    """The TypedDict of one seat's row in :meth:`result`."""
    has_start: ClassVar[bool] = True
    live: ClassVar[bool] = False
    """Whether it is played in real time, its actions naming a time in ms; all others go in turns."""
    bots: ClassVar[tuple[str, ...]] = ()
    """The levels of the game's bots, the weakest first; most games have none."""
    rules: ClassVar[int] = 1
    """The version of the rules, raised where a ruling changes what is legal; recorded beside a save."""

    @cached_property
    def phase_table(self) -> dict[str, Phase[Any, Any]]:
        """All phases by name, ``over`` included."""
        return {phase.name: phase for phase in (*self.phases, OVER)}

    @cached_property
    def verbs(self) -> dict[str, Verb]:
        """All verbs of the game by name."""
        return {verb.do: verb for phase in self.phases for verb in phase.verbs}

    def cards(self) -> list[dict[str, Any]]:
        """Return the deck for the catalogue: one object a card, ``id`` and what its face shows."""
        return []

    def characters(self) -> list[dict[str, Any]]:
        """Return the characters for the catalogue; most games have none."""
        return []

    def check_seats(self, seats: int, options: Options) -> None:
        """Raise ``bad_seats`` where the game can't be played by so many."""
        if not self.min_players <= seats <= self.max_players:
            raise BadInput(
                "bad_seats", f"{self.id} takes {self.min_players} to {self.max_players} players, not {seats}"
            )
        for option in self.options:
            for value, most in option.most_players:
                if options[option.id] == value and seats > most:
                    raise BadInput("bad_seats", f"{self.id} with {option.id} {value} takes {most} players at most")

    def read_options(self, given: Any) -> dict[str, Any]:
        """Return all options with defaults filled in; raise ``unknown_option`` or ``bad_option`` (S3)."""
        if type(given) is not dict:
            raise BadInput("bad_type", f"options must be an object, not {quote(given)}")
        known = {option.id: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise BadInput("unknown_option", f"{self.id} has no option {quote(name)}")
            if not any(type(value) is type(allowed) and value == allowed for allowed in known[name].values):
                raise BadInput("bad_option", f"option {name} can't be {quote(value)}")
        return {option.id: given.get(option.id, option.default) for option in self.options}

    @abstractmethod
    def deal(self, seats: int, options: Options, chance: Chance, start: int) -> Deal:
        """Return a complete deal as card names (S3), shuffled by ``chance``."""

    @abstractmethod
    def check_deal(self, seats: int, options: Options, deal: Any) -> None:
        """Raise ``bad_deal`` (or a kind's code) unless ``deal`` is exactly the game's deck in the right sizes."""

    @abstractmethod
    def begin(self, seats: int, options: Options, deal: Deal) -> S:
        """Return the first position of a checked deal."""

    @abstractmethod
    def scores(self, state: S) -> list[int | None]:
        """Return each seat's open points (S10), ``None`` where they count hidden cards."""

    @abstractmethod
    def winners(self, state: S) -> list[int]:
        """Return the winning seats of a finished match, rising."""

    @abstractmethod
    def result(self, state: S) -> Any:
        """Return the score sheet of a finished match, term by term, as data."""

    def ending(self, state: S) -> dict[str, Any]:
        """Return what the status of a finished match says beside ``result``; nothing in most games."""
        return {}

    @abstractmethod
    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """Return the table as ``seat`` (``None``: everybody) knows it: ``counts``, ``hand``, the open cards.

        Built from what the seat may know, never by hiding parts of the whole (S4).
        """

    def advise(self, state: S, seat: int, level: str, at: int, chance: Chance) -> Advice:
        """Return what a bot of ``level``, one of :attr:`bots`, does at ``seat`` after a look at time ``at`` (ms).

        It is made from what the seat may know, and time is data to it: whoever asks waits, and asks again when the
        table has changed or the bot has waited. Only games with bots are asked.
        """
        raise AssertionError(level)

    def log_start(self, state: S) -> int:
        """Return the log index of the first entry that belongs to the present deal."""
        return 0

    def show(self, state: S, index: int, actor: int | None, entry: Entry, seat: int | None) -> Entry:
        """Return log entry number ``index`` of ``actor`` as ``seat`` may see it; by default as it is.

        What is returned is read only.
        """
        return entry
