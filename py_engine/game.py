"""The parts that a game must offer.

Every game consists of the same parts, in one folder per game: a state, a phase object for each of its phases (see
:mod:`py_engine.phase`), functions for the deal, the score and the views, and a :class:`Game` that lists them all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from py_engine.cards import Chance
from py_engine.phase import OVER, Entry, Phase, Phases, State
from py_engine.player import MachinePlayer
from py_engine.reading import Parser, Verb, read_deal, read_verb, seat_below
from py_engine.refusals import BadInput, Refusal, Refused, quote
from py_engine.seats import best_seats, by_points
from py_engine.shapes import BaseRow

Deal = dict[str, Any]
"""A deal as JSON: card names in the game's own fields (S3)."""
Options = Mapping[str, Any]
"""The values of all options by id."""
LogLine = tuple[int | None, Entry]
"""A line of a log: the seat that acted (``None``: a clock) and the entry as saved."""

S = TypeVar("S", bound=State)


class ReadAction(NamedTuple):
    """An action after reading: its verb, the seat if it names one, the checked fields."""

    verb: Verb
    seat: int | None
    fields: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Option:
    """An option of the set-up: its ``id``, the allowed JSON ``values``, the ``default``, and its ``clause``.

    ``most_players`` maps a value to the most players that it allows, where these are fewer than the game's. The
    set-up screen suggests ``suggested``, which may differ from the default of a match without options, or
    ``suggested_passed`` where several people pass one device round.
    """

    id: str
    values: tuple[str | int, ...]
    default: str | int
    clause: str
    most_players: tuple[tuple[str | int, int], ...] = ()
    suggested: str | int | None = None
    suggested_passed: str | int | None = None

    def to_json(self) -> dict[str, Any]:
        """Return the option in the catalogue's form."""
        suggested = self.default if self.suggested is None else self.suggested
        return {
            "id": self.id,
            "values": list(self.values),
            "default": self.default,
            "suggested": suggested,
            "suggested_passed": suggested if self.suggested_passed is None else self.suggested_passed,
            "clause": self.clause,
            "most_players": [{"value": value, "players": players} for value, players in self.most_players],
        }


def _nothing() -> list[dict[str, Any]]:
    return []


def _nothing_more(state: State) -> dict[str, Any]:
    return {}


def _never_undone(state: State, seat: int | None) -> int | None:
    return None


def _first_entry(state: State) -> int:
    return 0


def _all_settled(state: State) -> int:
    return state.log_length


def _as_it_is(state: State, index: int, actor: int | None, entry: Entry, seat: int | None) -> Entry:
    return entry


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S]):
    """A game's rules as the match uses them: its data, and its functions by purpose."""

    id: str
    name: Mapping[str, str]
    """Its name by language."""
    min_players: int
    max_players: int
    end_clause: str
    """The clause that ends a match, cited when a seat acts after the end."""
    phases: tuple[Phase[Any, Any], ...]
    """All phases in which a seat can act; every game has ``over``, which is not listed."""
    options: tuple[Option, ...] = ()
    view_shape: type
    """The TypedDict of :attr:`view` within :meth:`Match.view`."""
    row_shape: type = BaseRow
    """The TypedDict of one seat's row in :meth:`result`."""
    deal_fields: Mapping[str, Parser]
    """The fields of a deal and their readers; ``start`` among them is the start seat (S2, S3)."""
    live: bool = False
    """True in real time, where actions have a time in ms; all other games are played in turns."""
    rules: int = 1
    """The version of the rules, recorded in saves; raise it when legal actions or scores change."""

    cards: Callable[[], list[dict[str, Any]]] = _nothing
    """Return the deck for the catalogue: one object per card, with ``id`` and the parts of its face."""
    characters: Callable[[], list[dict[str, Any]]] = _nothing
    """Return the characters for the catalogue; most games have none."""

    deal: Callable[[int, Options, Chance, int], Deal]
    """Return a complete shuffled deal for this number of seats as card names (S3); the start seat is given."""
    deal_fault: Callable[[int, Options, Deal], str | None]
    """Describe the fault in the cards of a deal for this number of seats, or return ``None`` (S3)."""
    lay_out: Callable[[Phases, int, Options, Deal], S]
    """Return the first position of a checked deal for this number of seats; see :meth:`begin`."""

    scores: Callable[[S], list[int | None]]
    """Return each seat's open points (S10), ``None`` where they count hidden cards."""
    won_by: Callable[[S], list[int]] | None = None
    """Return the winning seats of a finished match, where most points alone do not decide."""
    score_sheet: Callable[[S], list[dict[str, Any]]] | None = None
    """Return :meth:`result` where it has more than points."""
    standing: Callable[[S], list[int]] | None = None
    """Return the seats of a finished match in the order of its score sheet, winners first; see :meth:`ranked`."""
    ending: Callable[[S], dict[str, Any]] = _nothing_more
    """Return the fields that the status of a finished match has next to ``result``; most games have none."""

    view: Callable[[S, int | None], dict[str, Any]]
    """Return the table as a seat (``None``: everyone) sees it: ``counts``, ``hand``, the open cards.

    Build it from the seat's knowledge, never by hiding parts of the whole position (S4).
    """
    cards_seen: Callable[[S, int | None], int | None] = _never_undone
    """Return the cards that a seat (``None``: everyone) sees, in its hand or face up, as a mask.

    An action can be undone if it added no card to any of these masks. So everything else that a seat or everyone
    learns from an action (the next seat, the end of a trick, points) must follow from cards and counts seen before.
    ``None``: the game has no undo, and everything that it shows is open.
    """
    log_start: Callable[[S], int] = _first_entry
    """Return the log index of the first entry of the present deal."""
    shown_entry: Callable[[S, int, int | None, Entry, int | None], Entry] = _as_it_is
    """Return a log entry, given by its index, its actor and itself, as a seat may see it; by default unchanged.

    The result is read only.
    """
    log_settled: Callable[[S], int] = _all_settled
    """Return the log index of the first entry that a seat may see differently later in the same deal.

    Earlier entries do not change for any seat during the deal; by default this is the length of the log.
    """

    weighed: Mapping[str, str | None] | None = None
    """See :attr:`weighs`; by default every verb, each the act of one seat."""
    in_sight: tuple[str, ...] | None = None
    """The verbs of choices among cards in sight, if other choices depend on a memory of cards turned face down.

    Only these verbs make exercises; by default all verbs do.
    """
    machine: str = ""
    """The module whose ``PLAYER`` is the game's bot; a game without one is for people only."""

    @cached_property
    def player(self) -> MachinePlayer[S] | None:
        """The game's bot, loaded on first use, since most matches need none."""
        player: MachinePlayer[S] | None = import_module(self.machine).PLAYER if self.machine else None
        return player

    @cached_property
    def phase_table(self) -> Mapping[str, Phase[Any, Any]]:
        """All phases by name, ``over`` included; read only, since all positions share them."""
        return MappingProxyType({phase.name: phase for phase in (*self.phases, OVER)})

    @cached_property
    def verbs(self) -> dict[str, Verb]:
        """All verbs of the game by name."""
        return {verb.do: verb for phase in self.phases for verb in phase.verbs}

    @property
    def bots(self) -> tuple[str, ...]:
        """The levels of the game's bot, the weakest first; none if it has no bot."""
        return MachinePlayer.levels if self.machine else ()

    @property
    def weighs(self) -> Mapping[str, str | None]:
        """The verbs that a bot can weigh, each with its field that lists one act per seat, or ``None``."""
        return dict.fromkeys(self.verbs) if self.weighed is None else self.weighed

    @property
    def exercises(self) -> tuple[str, ...]:
        """The verbs whose choices make exercises: a bot can judge them from the view alone."""
        if self.live or not self.machine:
            return ()
        return tuple(do for do in self.weighs if self.in_sight is None or do in self.in_sight)

    @property
    def has_start(self) -> bool:
        """Whether a deal names a start seat (S2)."""
        return "start" in self.deal_fields

    def winners(self, state: S) -> list[int]:
        """Return the winning seats of a finished match, rising; equal seats win together (S7)."""
        return self.won_by(state) if self.won_by else best_seats(self._points(state))

    def result(self, state: S) -> list[dict[str, Any]]:
        """Return the score sheet of a finished match: a row per seat, with the terms of its points."""
        if self.score_sheet:
            return self.score_sheet(state)
        return [{"seat": seat, "points": points} for seat, points in enumerate(self._points(state))]

    def ranked(self, state: S) -> list[int]:
        """Return the seats of a finished match in the order of its score sheet: the game's own, or by points."""
        return self.standing(state) if self.standing else by_points(self._points(state))

    def _points(self, state: S) -> list[int]:
        return [points or 0 for points in self.scores(state)]

    def check_seats(self, seats: int, options: Options) -> None:
        """Raise ``bad_seats`` if the game does not allow this number of seats."""
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

    def check_deal(self, seats: int, options: Options, deal: Any) -> None:
        """Raise ``bad_deal`` or a parser's code unless ``deal`` is the game's deck in the right sizes (S3)."""
        fields = read_deal(self.deal_fields, deal)
        fault = self.deal_fault(seats, options, fields)
        if fault is None and self.has_start and not 0 <= fields["start"] < seats:
            fault = f"no seat {fields['start']} to start"
        if fault:
            raise BadInput("bad_deal", fault)

    def begin(self, seats: int, options: Options, deal: Deal) -> S:
        """Return the first position of a checked deal."""
        return self.lay_out(self.phase_table, seats, options, deal)

    def read_move(self, state: S, action: Any, replay: bool = False) -> tuple[Any, int | None]:
        """Return the legal move for ``action`` and its seat; raise ``BadInput`` or ``Refused``.

        With ``replay`` the action is from a log and includes its chance outcomes.
        """
        return self.move_of(state, self.read_act(action, replay))

    def read_act(self, action: Any, replay: bool = False) -> ReadAction:
        """Read ``action`` without looking at the position; raise ``BadInput`` or ``Refused``."""
        verb = read_verb(self.verbs, action)
        seat = seat_below(self.max_players)("seat", action["seat"]) if "seat" in action else None
        return ReadAction(verb, seat, verb.read(action, replay))

    def move_of(self, state: S, act: ReadAction) -> tuple[Any, int | None]:
        """Return the legal move of an act, and its seat; raise ``BadInput`` or ``Refused``."""
        phase, (verb, seat, fields) = state.phase, act
        if phase.over:
            raise Refused(Refusal(self.end_clause, "over"))
        if verb not in phase.verbs:
            raise Refused(Refusal(verb.clause, "not_now", {"do": verb.do, "phase": phase.name}))
        actors = phase.actors(state)
        if seat is not None and seat not in actors:
            raise Refused(Refusal("S6", "not_your_turn", {"seat": seat, "to_act": list(actors)}))
        if seat is None and len(actors) == 1:
            seat = actors[0]
        move = phase.read(state, verb.do, seat, fields)
        refusal = phase.refusal(state, move)
        if refusal:
            raise Refused(refusal)
        return move, phase.actor(state, move)

    def shown_log(self, state: S, log: Sequence[LogLine], first: int, seat: int | None) -> list[Entry]:
        """Return lines of the log as ``seat`` may see them; ``first`` is the match's index of the first line."""
        return [
            {"seat": actor, **self.shown_entry(state, index, actor, entry, seat)}
            for index, (actor, entry) in enumerate(log, first)
        ]

    def whole_view(
        self, names: Sequence[str], options: Options, state: S, log: list[Entry] | None, seat: int | None
    ) -> dict[str, Any]:
        """Return everything that ``seat`` may know: :attr:`view`, and the fields that every view has.

        ``log`` is :meth:`shown_log` of the present deal, from :attr:`log_start` on; with ``None`` it is left out.
        """
        return {
            "game": self.id,
            "seat": seat,
            "seats": [{"name": name} for name in names],
            "options": options,
            "phase": state.phase.name,
            "to_act": list(state.actors()),
            "over": state.over,
            "scores": self.scores(state),
            "standing": self.ranked(state) if state.over else [],
            **({} if log is None else {"log": log}),
            "log_start": self.log_start(state),
            **self.view(state, seat),
        }
