"""What a game must offer.

Every game is built of the same parts, one folder a game: a state and a phase object for each of its phases (see
:mod:`py_engine.phase`), and a :class:`Game`: names, options, the deal, the score and the views.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from py_engine.cards import Chance
from py_engine.phase import OVER, Entry, Phase, State
from py_engine.reading import Parser, Verb, read_deal
from py_engine.refusals import BadInput, quote
from py_engine.seats import best_seats

Deal = dict[str, Any]
"""A deal as JSON: card names in the game's own fields (S3)."""
Options = Mapping[str, Any]
"""The values of all options by id."""

S = TypeVar("S", bound=State)


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
    deal_fields: ClassVar[Mapping[str, Parser]]
    """The fields of a deal and what reads them; ``start`` among them is the start seat (S2, S3)."""
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

    @property
    def has_start(self) -> bool:
        """Whether a deal names a start seat (S2)."""
        return "start" in self.deal_fields

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
    def deal_fault(self, seats: int, options: Options, deal: Deal) -> str | None:
        """Say in words what is wrong with the cards of a deal that has been read, else ``None`` (S3)."""

    def check_deal(self, seats: int, options: Options, deal: Any) -> None:
        """Raise ``bad_deal`` or a parser's code unless ``deal`` is the game's deck in the right sizes (S3)."""
        fields = read_deal(self.deal_fields, deal)
        fault = self.deal_fault(seats, options, fields)
        if fault is None and self.has_start and not 0 <= fields["start"] < seats:
            fault = f"no seat {fields['start']} to start"
        if fault:
            raise BadInput("bad_deal", fault)

    @abstractmethod
    def begin(self, seats: int, options: Options, deal: Deal) -> S:
        """Return the first position of a checked deal."""

    @abstractmethod
    def scores(self, state: S) -> list[int | None]:
        """Return each seat's open points (S10), ``None`` where they count hidden cards."""

    def winners(self, state: S) -> list[int]:
        """Return the winning seats of a finished match, rising: by default those with the most points (S7)."""
        return best_seats([points for points in self.scores(state) if points is not None])

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

    def cards_seen(self, state: S, seat: int) -> int | None:
        """Return the set of cards, one bit each, that ``seat`` sees now: in its hand and lying open to it.

        An action can be taken back if it added none to them. So all else that the seat or everybody sees after an
        action (who is next, that a trick is over, points) must follow from cards seen and counts open before.
        ``None``: nothing in this game is ever taken back.
        """
        return None

    def advise(self, state: S, seat: int, level: str, at: int, chance: Chance) -> Advice:
        """Return what a bot of ``level``, one of :attr:`bots`, does at ``seat`` after a look at time ``at`` (ms).

        It is made from what the seat may know, and time is data to it: whoever asks waits, and asks again when the
        table has changed or the bot has waited. Only games with bots are asked.
        """
        raise AssertionError(level)

    def log_start(self, state: S) -> int:
        """Return the log index of the first entry that belongs to the present deal."""
        return 0

    def shown_entry(self, state: S, index: int, actor: int | None, entry: Entry, seat: int | None) -> Entry:
        """Return log entry number ``index`` of ``actor`` as ``seat`` may see it; by default as it is.

        What is returned is read only.
        """
        return entry
