"""A match is a deal and a log of actions; act, undo, save and load are defined on these alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, NamedTuple

from py_engine.cards import HashChance, canonical
from py_engine.game import Deal, Game
from py_engine.phase import Entry
from py_engine.reading import integer, read_names
from py_engine.refusals import BadInput, Refusal, Refused, quote

FORMAT = 1
"""The format of saves that this engine writes and reads."""


class LogItem(NamedTuple):
    """One step of the log: the ``entry`` as saved, its ``move`` in the engine's own values, and its actor.

    ``undoable``: no player, its actor included, learned anything by it. ``private``: its actor saw a card by it
    that is not open. ``settled``: the game's :attr:`~Game.log_settled` after it.
    """

    entry: Entry
    move: Any
    actor: int | None
    undoable: bool
    private: bool
    settled: int


class Match:
    """A running or finished match of ``game``.

    ``names`` are the seats' names, ``options`` all options filled in, ``deal`` the first deal as card names.
    The log is the truth: the position always follows from the deal and the log.
    """

    def __init__(self, game: Game[Any], names: list[str], options: dict[str, Any], deal: Deal) -> None:
        self.game = game
        self.names = names
        self.options = options
        self.deal = deal
        self.log: list[LogItem] = []
        self.state = self._begin()

    def _begin(self) -> Any:
        return self.game.begin(len(self.names), self.options, self.deal)

    @classmethod
    def new(cls, game: Game[Any], seats: Any, options: Any, source: dict[str, Any]) -> Match:
        """Start a match; ``source`` has ``seed`` (and ``start``, if given) or ``deal``.

        Raises :class:`BadInput` for anything that is not a proper set-up.
        """
        names = read_names(seats)
        chosen = game.read_options(options)
        game.check_seats(len(names), chosen)
        if ("seed" in source) == ("deal" in source):
            raise BadInput("bad_source", "a new match takes either a seed or a deal")
        if "deal" in source:
            if "start" in source:
                raise BadInput("bad_start", "with a deal the deal's own start holds")
            deal = source["deal"]
        else:
            deal = _deal_from_seed(game, len(names), chosen, source)
        game.check_deal(len(names), chosen, deal)
        return cls(game, names, chosen, deal)

    def _read(self, action: Any, replay: bool = False) -> tuple[Any, int | None]:
        """Return the legal move for ``action`` and its seat; raise ``BadInput`` or ``Refused``."""
        return self.game.read_move(self.state, action, replay)

    def check(self, action: Any) -> Refusal | None:
        """Return the refusal of ``action`` now, ``None`` if it is legal; raise ``BadInput`` if malformed."""
        try:
            self._read(action)
        except Refused as no:
            return no.refusal
        return None

    def act(self, action: Any) -> Entry:
        """Carry out ``action`` and return it as logged; raise ``Refused`` or ``BadInput`` without any change."""
        move, actor = self._read(action)
        move = self.state.phase.with_outcome(self.state, move, HashChance(self._chance_text))
        return self._apply(move, actor)

    def _apply(self, move: Any, actor: int | None) -> Entry:
        entry: Entry = self.state.phase.write(self.state, move)
        seen = self._cards_seen(actor)
        start = self.game.log_start(self.state)
        self.state.play(move)
        fresh = self._fresh(seen, self._cards_seen(actor))
        # a new deal shows no seat more than all the others
        private = bool(fresh) and start == self.game.log_start(self.state) and self._is_hidden(fresh or 0)
        settled = self.game.log_settled(self.state)
        self.log.append(LogItem(entry, move, actor, self._is_undoable(entry, fresh), private, settled))
        return entry

    def _cards_seen(self, actor: int | None) -> int | None:
        return None if actor is None else self.game.cards_seen(self.state, actor)

    @staticmethod
    def _fresh(before: int | None, after: int | None) -> int | None:
        """Return the cards that an action showed its seat; ``None`` if the game does not report them."""
        return None if before is None or after is None else after & ~before

    def _is_hidden(self, cards: int) -> bool:
        """Return whether any of these cards is not open to everyone."""
        return not self.state.over and bool(cards & ~(self.game.cards_seen(self.state, None) or 0))

    def _is_undoable(self, entry: Entry, fresh: int | None) -> bool:
        """Return whether an action showed its seat no new card; see :meth:`Game.cards_seen`.

        Chance outcomes are never undone, nor is the end of a match.
        """
        verb = self.game.verbs[entry["do"]]
        return fresh == 0 and not (self.state.over or verb.outcome or verb.final)

    def in_sight(self) -> list[int | None]:
        """Return a mask of the cards that each seat sees now; ``None`` if the game does not report them."""
        return [self.game.cards_seen(self.state, seat) for seat in range(len(self.names))]

    def learned_since(self, before: list[int | None]) -> list[int]:
        """Return the seats that now see a card that :meth:`in_sight` did not have for them before."""
        pairs = zip(before, self.in_sight(), strict=True)
        return [seat for seat, (old, new) in enumerate(pairs) if self._fresh(old, new) != 0]

    @property
    def undoable(self) -> bool:
        """True if undoing the last logged action gives no player, its actor included, new knowledge."""
        return bool(self.log) and self.log[-1].undoable

    def _chance_text(self) -> str:
        """Return the text from which chance after the deal is drawn (S8)."""
        log = [item.entry for item in self.log]
        return canonical({"game": self.game.id, "options": self.options, "deal": self.deal, "log": log})

    def undo(self, steps: int = 1) -> None:
        """Undo the last logged actions, ``undoable`` or not; raise ``nothing_to_undo`` if there are fewer."""
        if len(self.log) < steps:
            raise BadInput("nothing_to_undo", f"{len(self.log)} actions have been logged")
        del self.log[len(self.log) - steps :]
        self.state = self._begin()
        for item in self.log:
            self.state.play(item.move)

    def legal(self, limit: int, seat: int | None = None) -> tuple[list[Entry], bool]:
        """Return the first ``limit`` legal actions, of all seats or of one, and whether these are all."""
        moves, complete = self._legal_moves(limit, seat)
        write = self.state.phase.write
        return [write(self.state, move) for move in moves], complete

    def write_legal(self, limit: int, seat: int | None = None) -> tuple[str, bool]:
        """Return the result of :meth:`legal`, with the list as JSON text."""
        moves, complete = self._legal_moves(limit, seat)
        return self.state.phase.write_all(self.state, moves), complete

    def _legal_moves(self, limit: int, seat: int | None) -> tuple[list[Any], bool]:
        moves = list(islice(self.state.moves(self.read_seat(seat)), limit + 1))
        return moves[:limit], len(moves) <= limit

    def read_seat(self, seat: Any) -> int | None:
        """Return ``seat`` if the match has it or it is ``None``."""
        if seat is None:
            return None
        number = integer("seat", seat)
        if not 0 <= number < len(self.names):
            raise BadInput("unknown_seat", f"this match has no seat {quote(seat)}")
        return number

    def status(self) -> dict[str, Any]:
        """Return the match's status as the door sends it, without its key."""
        state, over = self.state, self.state.over
        status: dict[str, Any] = {
            "game": self.game.id,
            "to_act": list(state.actors()),
            "phase": state.phase.name,
            "over": over,
            "scores": self.game.scores(state),
            "winners": self.game.winners(state) if over else [],
            "log_length": len(self.log),
            "undoable": self.undoable,
        }
        if over:
            status |= {"result": self.game.result(state), **self.game.ending(state)}
        return status

    def view(self, seat: int | None, known: int | None = None) -> dict[str, Any]:
        """Return all that ``seat`` (``None``: everyone) may know; raise ``unknown_seat`` for any other.

        With ``known``, the length of a log that the viewer was shown before, the log begins at entry ``log_since``:
        all earlier entries are unchanged.
        """
        viewer = self.read_seat(seat)
        since = self._news_since(known)
        view = self.game.whole_view(self.names, self.options, self.state, self.shown_log(since, viewer), viewer)
        return view if known is None else {**view, "log_since": since}

    def _news_since(self, known: int | None) -> int:
        """Return the first entry of the present deal that may differ from a log of ``known`` entries."""
        start = self.game.log_start(self.state)
        return max(start, self.log[known - 1].settled) if known else start

    def read_known(self, asked: Mapping[str, Any]) -> int | None:
        """Return the number of log entries that a request has as ``known``, ``None`` if it has none."""
        if "known" not in asked:
            return None
        known = integer("known", asked["known"])
        if not 0 <= known <= len(self.log):
            raise BadInput("bad_step", f"the log has {len(self.log)} entries, but known is {quote(known)}")
        return known

    def shown_log(self, first: int, seat: int | None) -> list[Entry]:
        """Return the log from entry ``first`` on, one of the present deal, as ``seat`` may see it."""
        lines = [(item.actor, item.entry) for item in self.log[first:]]
        return self.game.shown_log(self.state, lines, first, seat)

    def save(self) -> dict[str, Any]:
        """Return the save: set-up, deal and log; :meth:`load` restores the match from it."""
        return {
            "format": FORMAT,
            "game": self.game.id,
            "options": dict(self.options),
            "seats": [{"name": name} for name in self.names],
            "deal": self.deal,
            "log": [item.entry for item in self.log],
        }

    @classmethod
    def load(cls, game: Game[Any], save: dict[str, Any]) -> Match:
        """Return the match in ``save``; raise the errors of :meth:`replay`."""
        *_, match = cls.replay(game, save)
        return match

    @classmethod
    def replay(cls, game: Game[Any], save: dict[str, Any]) -> Iterator[Match]:
        """Replay ``save`` through the rules: yield one match, before its first entry and after each.

        Raises ``bad_save`` with the ``entry`` and the ``refusal`` if the log breaks the rules, and the codes of
        :meth:`new` if the set-up is wrong.
        """
        match = cls.new(game, save.get("seats"), save.get("options", {}), {"deal": save.get("deal")})
        log = save.get("log")
        if type(log) is not list:
            raise BadInput("bad_type", f"log must be a list, not {quote(log)}")
        yield match
        for index, entry in enumerate(log):
            try:
                match._apply(*match._read(entry, replay=True))
            except Refused as no:
                refusal = no.refusal.to_json(game.id)
                message = f"entry {index} breaks {refusal['clause']} ({refusal['code']})"
                raise BadInput("bad_save", message, {"entry": index, "refusal": refusal}) from None
            except BadInput as no:
                raise BadInput(no.code, f"entry {index}: {no.message}", {"entry": index, **no.details}) from None
            yield match


def _deal_from_seed(game: Game[Any], seats: int, options: dict[str, Any], source: dict[str, Any]) -> Deal:
    """Shuffle and deal from ``source["seed"]``; the start seat is ``source["start"]`` or drawn (S2)."""
    chance = HashChance(canonical([game.id, seats, options, integer("seed", source["seed"])]))
    if "start" not in source:
        return game.deal(seats, options, chance, chance.below(seats))
    if not game.has_start:
        raise BadInput("bad_start", f"{game.id} has no start seat")
    start = integer("start", source["start"])
    if not 0 <= start < seats:
        raise BadInput("bad_start", f"this match has no seat {quote(start)}")
    chance.below(seats)
    return game.deal(seats, options, chance, start)
