"""Where the cards may lie that a seat knows something of, followed through a view's log.

A *stay* is one card's stay in one place: from where it came out of a *mix* until it goes into the next one. A mix
is where cards change places that the seat can't tell apart: the deal, a shuffled deck, a hand out of which a card
comes, is laid face down, or is seen. Cells, and cards that only lie in a hand, mix nothing; a stay goes with its
card from the deck to a cell and from there to a hand. A stay that the log names is *fixed*.

So a course of the match is a card for every stay such that each mix gives out the cards that it took in; see
:mod:`.routes` for how such are found.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from py_engine.cards import cards_in
from py_engine.game import Game
from py_engine.games.ghost_couple.data import CENTRE
from py_engine.games.ghost_couple.decks import DECKS
from py_engine.games.ghost_couple.state import NOWHERE, GhostCoupleState
from py_engine.phase import Entry
from py_engine.player import View

FREE = -1
"""In place of a card: the log does not name the stay."""
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
}
"""The fields of each action; what a reshuffle comes to is never shown."""


class Mix(NamedTuple):
    """The stays that go into a mix and those that come out; ``hidden`` where somebody chose or shuffled unseen."""

    ins: Sequence[int]
    outs: Sequence[int]
    hidden: bool


class Blank(NamedTuple):
    """What a view leaves out of an entry: the cards of these stays, in order, in one field of it."""

    entry: Entry
    field: str
    stays: Sequence[int]


class Trace:
    """A view's log as stays and mixes.

    The log is played by a state in which any card stands for one that is not known: where the log names another,
    the two change places from then on. ``stay[card]`` is where such a card stays. ``label[stay]`` is the card that
    the log names there, ``mix_of[stay]`` the mix that it came out of, ``seen[stay]`` the entry that showed it last,
    ``open`` whether before everybody. ``entries`` and ``blanks`` are the log as a save has it.
    """

    def __init__(self, game: Game[GhostCoupleState], view: View, seat: int) -> None:
        self.seat = seat
        self.view = view
        options = game.read_options(view["options"])
        self.deck = DECKS[options["deck"]]
        start = view["log"][0]["seat"] if view["log"] else view["turn"]
        self.start: int = start
        self.state = game.begin(len(view["seats"]), options, {"deck": self.deck.names, "start": start})
        self.label: list[int] = []
        self.mix_of: list[int] = []
        self.seen: list[int] = []
        self.open: list[bool] = []
        self.mixes: list[Mix] = []
        self.stay = [0] * len(self.deck.names)
        self.entries: list[Entry] = []
        self.blanks: list[Blank] = []
        self._mix(range(len(self.deck.names)), hidden=True, deal=True)
        for line in view["log"]:
            self._follow(line)
        self._see_what_lies_open()

    def card(self, name: str) -> int:
        """Return the number of the card."""
        return self.deck.index[name]

    def _mix(self, cards: Iterable[int], hidden: bool, deal: bool = False) -> None:
        """Let these cards be mixed: none of them can be told from another any more."""
        mixed = list(cards)
        ins = [] if deal else [self.stay[card] for card in mixed]
        outs = range(len(self.label), len(self.label) + len(mixed))
        for card, stay in zip(mixed, outs, strict=True):
            self.stay[card] = stay
        self.label += [FREE] * len(mixed)
        self.mix_of += [len(self.mixes)] * len(mixed)
        self.seen += [0] * len(mixed)
        self.open += [False] * len(mixed)
        self.mixes.append(Mix(ins, outs, hidden))

    def _fix(self, card: int, found: int, is_open: bool) -> None:
        """Have it that the card lies where the state has ``found``; raise where it is known to lie elsewhere."""
        stay = self.stay[found]
        if card != found:
            if (self.label[stay], self.label[self.stay[card]]) != (FREE, FREE):
                raise ValueError("a card lies in two places, or two cards in one")
            self._exchange(card, found)
        self.label[stay] = card
        self.seen[stay] = len(self.entries)
        self.open[stay] |= is_open

    def _exchange(self, one: int, other: int) -> None:
        state, both = self.state, 1 << one | 1 << other
        swapped = {one: other, other: one}
        for held in (state.hands, state.known):
            held[:] = [cards ^ both if (cards & both).bit_count() == 1 else cards for cards in held]
        if (state.up & both).bit_count() == 1:
            state.up ^= both
        state.pile = [swapped.get(card, card) for card in state.pile]
        state.board = [swapped.get(card, card) for card in state.board]
        for each in (state.place, self.stay):
            each[one], each[other] = each[other], each[one]

    def _fix_cell(self, cell: int, name: str, is_open: bool = True) -> None:
        found = self.state.board[cell]
        if found == NOWHERE:
            raise ValueError("a card on an empty cell")
        self._fix(self.card(name), found, is_open)

    def _fix_cells(self, cells: Sequence[int], names: Sequence[str], is_open: bool = True) -> None:
        for cell, name in zip(cells, names, strict=True):
            self._fix_cell(cell, name, is_open)

    def _fix_hand(self, seat: int, names: Sequence[str], is_open: bool) -> None:
        """Have it that these cards are in the hand: of those not known there yet any may be any."""
        hand, cards = self.state.hands[seat], [self.card(name) for name in names]
        loose = [card for card in cards_in(hand) if self.label[self.stay[card]] == FREE]
        new = [card for card in cards if not hand >> card & 1 or card in loose]
        if new:
            self._mix(loose, hidden=False)
        spare = [card for card in loose if card not in new]
        for card in new:
            self._fix(card, card if card in loose else spare.pop(), is_open)
        for card in cards:
            self.seen[self.stay[card]] = len(self.entries)
            self.open[self.stay[card]] |= is_open

    def _follow(self, line: Mapping[str, Any]) -> None:
        """Take in what an entry shows, and play it."""
        state, do, seat = self.state, line["do"], self.state.turn
        if state.over or do not in [verb.do for verb in state.phase.verbs]:
            raise ValueError("an entry out of turn")
        look = getattr(self, f"_see_{do}", None)
        if look:
            look(line, seat)
        entry: Entry = {"do": do, **{field: line[field] for field in FIELDS.get(do, ()) if field in line}}
        self.entries.append(entry)
        state.play(state.phase.read(state, do, seat, {**entry, **self._blank(entry, seat)}))

    def _blank(self, entry: Entry, seat: int) -> Mapping[str, Any]:
        """Return what the entry does not name, with any cards; remember where they stay."""
        state, do = self.state, entry["do"]
        hand = cards_in(state.hands[seat])
        if do == "reshuffle":
            cards = sorted([*hand, *state.pile])
            self._mix(cards, hidden=True)
            return self._left_out(entry, "deck", cards)
        if do == "put" and "cards" not in entry:
            self._mix(hand, hidden=True)
            return self._left_out(entry, "cards", hand[: len(state.freed)])
        if do == "lay" and "card" not in entry:
            self._mix(hand, hidden=True)
            return {"card": self._left_out(entry, "card", hand[:1])["card"][0]}
        return {}

    def _left_out(self, entry: Entry, field: str, cards: Sequence[int]) -> dict[str, list[str]]:
        self.blanks.append(Blank(entry, field, [self.stay[card] for card in cards]))
        return {field: [self.deck.names[card] for card in cards]}

    def _see_flip(self, line: Mapping[str, Any], seat: int) -> None:
        self._fix_cell(line["cell"], line["card"])

    def _see_banish(self, line: Mapping[str, Any], seat: int) -> None:
        self._fix_cells(line["cells"], line["cards"])

    _see_flip_x = _see_flip_block = _see_banish

    def _see_take(self, line: Mapping[str, Any], seat: int) -> None:
        if "cards" in line:
            self._fix_cells(line["cells"], line["cards"], is_open=False)

    def _see_swap(self, line: Mapping[str, Any], seat: int) -> None:
        self._fix_cell(CENTRE, line["taken"])
        self._fix_hand(seat, [line["card"]], is_open=True)

    def _see_couple(self, line: Mapping[str, Any], seat: int) -> None:
        for cell, name in zip(line["cells"], line["cards"], strict=True):
            if cell:
                self._fix_cell(cell, name)
            elif not self.state.banished >> self.card(name) & 1:
                self._fix_hand(seat, [name], is_open=True)
        for each in line["opened"]:
            self._fix_cell(each["cell"], each["card"])

    def _see_put(self, line: Mapping[str, Any], seat: int) -> None:
        self._fix_hand(seat, line.get("cards", ()), is_open=False)

    def _see_lay(self, line: Mapping[str, Any], seat: int) -> None:
        self._fix_hand(seat, [line["card"]] if "card" in line else (), line["cell"] == CENTRE)

    def _see_look(self, line: Mapping[str, Any], seat: int) -> None:
        self._fix_hand(line["from"], line.get("cards", ()), is_open=False)

    def _see_banish_hand(self, line: Mapping[str, Any], seat: int) -> None:
        self._fix_hand(self.state.looked_at, [line["card"]], is_open=True)

    def _see_reshuffle(self, line: Mapping[str, Any], seat: int) -> None:
        self._fix_hand(seat, line.get("cards", ()), is_open=False)

    def _see_what_lies_open(self) -> None:
        for cell in self.view["board"]:
            if cell["card"]:
                self._fix_cell(cell["cell"], cell["card"])
        self._fix_hand(self.seat, self.view["hand"], is_open=False)
