"""What a seat of Ghost Couple knows by its view, and courses of the match that agree with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from py_engine.cards import Chance, cards_in, shuffled
from py_engine.game import Game
from py_engine.games.ghost_couple.data import CENTRE
from py_engine.games.ghost_couple.decks import DECKS
from py_engine.games.ghost_couple.state import GhostCoupleState
from py_engine.phase import Entry
from py_engine.player import Course, Knowledge, View

TRIES = 60
"""Courses that are begun before a view is taken for none."""
FIELDS = {
    "lay": ("card", "cell"),
    "couple": ("cards",),
    "put": ("cards",),
    "swap": ("card",),
    "take": ("cells",),
    "banish": ("cells",),
    "draw_for": ("to",),
    "look": ("from",),
    "banish_hand": ("card",),
    "rob": ("from", "card"),
    "banish_treasure": ("from", "card"),
    "flip": ("cell",),
    "flip_x": ("cell",),
    "flip_block": ("cell",),
    "reshuffle": ("deck",),
}
"""The fields of each action."""


class UnfitError(Exception):
    """A card would have to lie in two places: the course can't be the one."""


class Retelling:
    """One telling of a match: it is played from a shuffled deal, and each card that the log names is put in place.

    A card that is named for the first time changes places with the one that lay there, in all that was told since
    a shuffle of both. ``named`` tells which entry named a card last; until a later shuffle it stays where it is.
    ``mixes`` are the cards shuffled, by their entry.
    """

    def __init__(self, game: Game[GhostCoupleState], view: View, seat: int, chance: Chance) -> None:
        self.seat = seat
        self.seats = len(view["seats"])
        self.chance = chance
        self.view = view
        self.game = game
        self.options = game.read_options(view["options"])
        self.tables = DECKS[self.options["deck"]]
        self.deal = shuffled([*range(len(self.tables.names))], chance)
        self.start = view["log"][0]["seat"] if view["log"] else view["turn"]
        self.state = game.begin(self.seats, self.options, self._deal())
        self.entries: list[Entry] = []
        self.named: dict[int, int] = {}
        self.mixes: dict[int, set[int]] = {}

    def _deal(self) -> dict[str, Any]:
        return {"deck": [self.tables.names[card] for card in self.deal], "start": self.start}

    def number(self, name: str) -> int:
        """Return the number of the card."""
        return self.tables.index[name]

    def alike_since(self, one: int, other: int) -> int | None:
        """Return the entry from which on nobody can tell the two cards apart, ``None`` if somebody can."""
        both = {one, other}
        if not both & self.named.keys():
            return 0
        named = max(self.named.get(one, -1), self.named.get(other, -1))
        fitting = (at for at, mixed in self.mixes.items() if both <= mixed and named <= at)
        return next(fitting, None)

    def exchange(self, one: int, other: int) -> None:
        """Let two cards that nobody can tell apart change places, now and as far back as that holds."""
        if one == other:
            return
        since = self.alike_since(one, other)
        if since is None:
            raise UnfitError
        swapped = {one: other, other: one}
        if not since:
            self.deal = [swapped.get(card, card) for card in self.deal]
        for at in [each for each in self.mixes if each >= since]:
            self.mixes[at] = {swapped.get(card, card) for card in self.mixes[at]}
        names = {self.tables.names[card]: self.tables.names[each] for card, each in swapped.items()}
        self.entries[since:] = [_renamed(entry, names) for entry in self.entries[since:]]
        _exchange_in(self.state, one, other, since)

    def pin(self, card: int) -> None:
        """Keep the card where it is from now on."""
        self.named[card] = len(self.entries)

    def fix_cell(self, cell: int, name: str) -> None:
        """Make sure that the card lies on the cell."""
        card = self.number(name)
        self.exchange(card, self.state.board[cell])
        self.pin(card)

    def fix_hand(self, seat: int, names: Iterable[str]) -> None:
        """Make sure that these cards are in the hand."""
        cards = [self.number(name) for name in names]
        for card in cards:
            hand = self.state.hands[seat]
            if not hand >> card & 1:
                free = [each for each in cards_in(hand) if each not in cards]
                fitting = [each for each in free if self.alike_since(card, each) is not None]
                if not fitting:
                    raise UnfitError
                self.exchange(card, fitting[self.chance.below(len(fitting))])
            self.pin(card)

    def tell(self, index: int, line: Mapping[str, Any]) -> None:
        """Put the cards that an entry names in place, and play it."""
        state, do, seat = self.state, line["do"], self.state.turn
        fix = getattr(self, f"_{do}", None)
        if fix:
            fix(line, seat)
        entry = {"do": do, **{field: line[field] for field in FIELDS.get(do, ()) if field in line}}
        self._fill_in(index, entry, seat)
        move = state.phase.read(state, do, seat, entry)
        self.entries.append(entry)
        state.play(move)

    def _fill_in(self, index: int, entry: Entry, seat: int) -> None:
        """Choose what the entry does not name."""
        state, names = self.state, self.tables.names
        if entry["do"] == "put" and "cards" not in entry:
            entry["cards"] = self._laid(index, list(state.freed), seat)
        elif entry["do"] == "lay" and "card" not in entry:
            entry["card"] = self._laid(index, [entry["cell"]], seat)[0]
        elif entry["do"] == "reshuffle":
            cards = sorted([*cards_in(state.hands[seat]), *state.pile])
            entry["deck"] = [names[card] for card in shuffled(cards, self.chance)]
            self.mixes[index] = set(cards)

    def _laid(self, index: int, cells: list[int], seat: int) -> list[str]:
        """Return cards of the hand to lay on the cells: where the log shows one later, that one."""
        shown = {cell: self._shown_later(index, cell) for cell in cells}
        self.fix_hand(seat, [name for name in shown.values() if name])
        taken = {self.number(name) for name in shown.values() if name}
        rest = [card for card in cards_in(self.state.hands[seat]) if card not in taken]
        others = iter(shuffled(rest, self.chance))
        return [shown[cell] or self.tables.names[next(others)] for cell in cells]

    def _shown_later(self, index: int, cell: int) -> str | None:
        """Return the card that the log names the next time that anything happens on the cell."""
        for line in self.view["log"][index + 1 :]:
            found = shown_by(line)
            if cell in found:
                return found[cell]
            if cell in _area(line):
                return None
        return None

    def _flip(self, line: Mapping[str, Any], seat: int) -> None:
        self.fix_cell(line["cell"], line["card"])

    def _banish(self, line: Mapping[str, Any], seat: int) -> None:
        for cell, name in zip(line["cells"], line["cards"], strict=True):
            self.fix_cell(cell, name)

    _flip_x = _flip_block = _banish

    def _take(self, line: Mapping[str, Any], seat: int) -> None:
        if "cards" in line:
            self._banish(line, seat)

    def _swap(self, line: Mapping[str, Any], seat: int) -> None:
        self.fix_cell(CENTRE, line["taken"])
        self.fix_hand(seat, [line["card"]])

    def _couple(self, line: Mapping[str, Any], seat: int) -> None:
        for cell, name in zip(line["cells"], line["cards"], strict=True):
            if cell:
                self.fix_cell(cell, name)
            elif not self.state.banished >> self.number(name) & 1:
                self.fix_hand(seat, [name])
        for each in line["opened"]:
            self.fix_cell(each["cell"], each["card"])

    def _put(self, line: Mapping[str, Any], seat: int) -> None:
        self.fix_hand(seat, line.get("cards", ()))

    def _lay(self, line: Mapping[str, Any], seat: int) -> None:
        self.fix_hand(seat, [line["card"]] if "card" in line else ())

    def _look(self, line: Mapping[str, Any], seat: int) -> None:
        self.fix_hand(line["from"], line.get("cards", ()))

    def _banish_hand(self, line: Mapping[str, Any], seat: int) -> None:
        self.fix_hand(self.state.looked_at, [line["card"]])

    def _reshuffle(self, line: Mapping[str, Any], seat: int) -> None:
        self.fix_hand(seat, line.get("cards", ()))

    def end(self) -> None:
        """Put in place what lies open to the seat now."""
        for cell in self.view["board"]:
            if cell["card"]:
                self.fix_cell(cell["cell"], cell["card"])
        self.fix_hand(self.seat, self.view["hand"])

    def course(self) -> Course[GhostCoupleState]:
        """Return where it began, and the entries."""
        return Course(self.game.begin(self.seats, self.options, self._deal()), self.entries)


def _area(line: Mapping[str, Any]) -> Sequence[int]:
    """Return the cells on which an entry turns, takes or banishes cards."""
    if line["do"] == "flip":
        return (line["cell"],)
    found: Sequence[int] = line.get("cells", ())
    return found


def shown_by(line: Mapping[str, Any]) -> dict[int, str]:
    """Return the cells that an entry shows, with the cards on them."""
    if line["do"] == "flip":
        return {line["cell"]: line["card"]}
    shown = dict(zip(_area(line), line.get("cards", ()), strict=False))
    return shown | {each["cell"]: each["card"] for each in line.get("opened", ())}


def _renamed(entry: Entry, names: Mapping[str, str]) -> Entry:
    """Return the entry with cards that stand for others."""
    found = dict(entry)
    if "card" in entry:
        found["card"] = names.get(entry["card"], entry["card"])
    for field in ("cards", "deck"):
        if field in entry:
            found[field] = [names.get(name, name) for name in entry[field]]
    return found


def _exchange_in(state: GhostCoupleState, one: int, other: int, since: int) -> None:
    """Let two cards change places in a position, and in what its moves from ``since`` on laid open."""
    both, swapped = 1 << one | 1 << other, {one: other, other: one}
    for seat, hand in enumerate(state.hands):
        if (hand & both).bit_count() == 1:
            state.hands[seat] = hand ^ both
    if (state.up & both).bit_count() == 1:
        state.up ^= both
    state.pile = [swapped.get(card, card) for card in state.pile]
    state.board = [swapped.get(card, card) for card in state.board]
    state.place[one], state.place[other] = state.place[other], state.place[one]
    for index in [each for each in state.opened if each >= since]:
        state.opened[index] = [(cell, swapped.get(card, card)) for cell, card in state.opened[index]]


class GhostCoupleKnowledge(Knowledge[GhostCoupleState]):
    """All that the log of a seat's view tells."""

    def __init__(self, game: Game[GhostCoupleState], view: View, seat: int) -> None:
        self._game, self._view, self._seat = game, view, seat

    def course(self, chance: Chance) -> Course[GhostCoupleState]:
        """Return a telling of the match; where a hidden choice turns out wrong it is told anew."""
        return self._told(chance).course()

    def world(self, chance: Chance) -> GhostCoupleState:
        """Return where the telling ends."""
        return self._told(chance).state

    def _told(self, chance: Chance) -> Retelling:
        for _ in range(TRIES):
            telling = Retelling(self._game, self._view, self._seat, chance)
            try:
                for index, line in enumerate(self._view["log"]):
                    telling.tell(index, line)
                telling.end()
            except UnfitError:
                continue
            return telling
        raise UnfitError
