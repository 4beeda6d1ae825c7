"""The possible places of the cards, followed through a view's log.

A *place* belongs to one card and moves with it: in a hand, on a cell, in the deck. It has the name of its card if
that is known, else the name of another unknown card. A state of these names plays the log; if the log names the
card of a place, two places exchange names.

Each card *may* be in some of the places. A place that is shown belongs to its card alone. If a seat lays a hand
card unseen, or shuffles the hand into the deck, each card of the hand may be that one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from py_engine.cards import cards_in, mask_of
from py_engine.game import Game
from py_engine.games.ghost_couple.data import CENTRE
from py_engine.games.ghost_couple.decks import DECKS
from py_engine.games.ghost_couple.state import NOWHERE, GhostCoupleState
from py_engine.player import Line, View, bad_view, fit

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
"""The fields of each action; the result of a reshuffle is never shown."""


class Trace:
    """The position after a view's log, with arbitrary cards for the unknown ones.

    ``may[card]`` is a mask of its possible places; ``seen[card]`` counts the entries before the one that showed it
    last. Raises ``bad_view`` if a card would be in two places.
    """

    def __init__(self, game: Game[GhostCoupleState], view: View, seat: int) -> None:
        options = game.read_options(view["options"])
        self.deck = DECKS[options["deck"]]
        start = view["log"][0]["seat"] if view["log"] else view["turn"]
        fit(start is not None, "nobody begins")
        self.state = game.begin(len(view["seats"]), options, {"deck": self.deck.names, "start": start})
        everywhere = (1 << len(self.deck.names)) - 1
        self.may = [everywhere] * len(self.deck.names)
        self.seen = [0] * len(self.deck.names)
        self._entries = 0
        for line in view["log"]:
            self._follow(line)
            self._entries += 1
        for each in view["board"]:
            if each["card"]:
                self._see_cell(each["cell"], each["card"])
        self._see_hand(seat, view["hand"])

    def is_known(self, card: int) -> bool:
        """Return whether the card has only one possible place."""
        return self.may[card] == 1 << card

    def _mix(self, places: int) -> None:
        """Record that these cards may have changed places unseen."""
        self.may = [may | places if may & places else may for may in self.may]

    def _see(self, name: str, place: int) -> None:
        """Record that the card is in a place, and give the place its name."""
        card = self._card(name)
        fit(self.may[card] >> place & 1 > 0, "a card is in two places, or two cards in one")
        if card != place:
            self._exchange(card, place)
        own = 1 << card
        self.may = [may & ~own for may in self.may]
        self.may[card] = own
        self.seen[card] = self._entries

    def _exchange(self, one: int, other: int) -> None:
        """Exchange the names of two cards' places."""
        state, both = self.state, 1 << one | 1 << other
        swapped = {one: other, other: one}
        for held in (state.hands, state.known, self.may):
            held[:] = [cards ^ both if both != cards & both != 0 else cards for cards in held]
        if (state.up & both).bit_count() == 1:
            state.up ^= both
        state.pile = [swapped.get(card, card) for card in state.pile]
        state.board = [swapped.get(card, card) for card in state.board]
        state.place[one], state.place[other] = state.place[other], state.place[one]

    def _card(self, name: Any) -> int:
        card = self.deck.index.get(name) if type(name) is str else None
        if card is None:
            raise bad_view("a card of another deck")
        return card

    def _see_cell(self, cell: Any, name: Any) -> None:
        board = self.state.board
        fit(type(cell) is int and 0 < cell < len(board) and board[cell] != NOWHERE, "a card on an empty cell")
        self._see(name, board[cell])

    def _see_cells(self, cells: Any, names: Any) -> None:
        for cell, name in _pairs(cells, names):
            self._see_cell(cell, name)

    def _see_hand(self, seat: int, names: Any) -> None:
        """Record that these cards are in the hand; they may be any of the hand's cards not yet identified."""
        fit(type(names) is list and 0 <= seat < self.state.seats, "no cards of a hand")
        hand = self.state.hands[seat]
        loose = mask_of(card for card in cards_in(hand) if not self.is_known(card))
        for name in names:
            card = self._card(name)
            if self.is_known(card) and hand >> card & 1:
                self.seen[card] = self._entries
                continue
            self._mix(loose)
            places = cards_in(self.may[card] & loose)
            fit(bool(places), "a hand of other cards")
            place = card if card in places else places[0]
            self._see(name, place)
            hand = self.state.hands[seat]
            loose = mask_of(each for each in cards_in(hand) if not self.is_known(each))

    def _follow(self, line: Mapping[str, Any]) -> None:
        """Record what an entry shows, and play it."""
        state, do, seat = self.state, line["do"], self.state.turn
        fit(not state.over and do in [verb.do for verb in state.phase.verbs], "an entry out of turn")
        look = getattr(self, f"_see_{do}", None)
        if look:
            look(line, seat)
        unseen = self._unseen(do, line, seat)
        fields = {field: line[field] for field in FIELDS.get(do, ()) if field not in unseen}
        move = state.phase.read(state, do, seat, {**fields, **unseen})
        refusal = state.phase.refusal(state, move)
        fit(refusal is None, "an entry that the rules refuse")
        state.play(move)

    def _unseen(self, do: str, line: Mapping[str, Any], seat: int) -> Mapping[str, Any]:
        """Return the fields that the entry hides, with any of the cards that they may have been."""
        state, names = self.state, self.deck.names
        hand = cards_in(state.hands[seat])
        if do == "reshuffle":
            cards = sorted([*hand, *state.pile])
            self._mix(mask_of(cards))
            return {"deck": [names[card] for card in cards]}
        if do == "put" and "cards" not in line:
            self._mix(state.hands[seat])
            return {"cards": [names[card] for card in hand[: len(state.freed)]]}
        if do == "lay" and "card" not in line:
            self._mix(state.hands[seat])
            return {"card": names[hand[0]]}
        return {}

    def _see_flip(self, line: Mapping[str, Any], seat: int) -> None:
        self._see_cell(line["cell"], line["card"])

    def _see_banish(self, line: Mapping[str, Any], seat: int) -> None:
        self._see_cells(line["cells"], line["cards"])

    _see_flip_x = _see_flip_block = _see_banish

    def _see_take(self, line: Mapping[str, Any], seat: int) -> None:
        if "cards" in line:
            self._see_cells(line["cells"], line["cards"])

    def _see_swap(self, line: Mapping[str, Any], seat: int) -> None:
        self._see_cell(CENTRE, line["taken"])
        self._see_hand(seat, [line["card"]])

    def _see_couple(self, line: Mapping[str, Any], seat: int) -> None:
        for cell, name in _pairs(line["cells"], line["cards"]):
            if cell:
                self._see_cell(cell, name)
            elif not self.state.banished >> self._card(name) & 1:
                self._see_hand(seat, [name])
        opened = line["opened"]
        fit(type(opened) is list and all(type(each) is dict for each in opened), "no cards that were opened")
        for each in map(Line, opened):
            self._see_cell(each["cell"], each["card"])

    def _see_lay(self, line: Mapping[str, Any], seat: int) -> None:
        self._see_hand(seat, [line["card"]] if "card" in line else [])

    def _see_look(self, line: Mapping[str, Any], seat: int) -> None:
        self._see_hand(line["from"], line.get("cards", []))

    def _see_banish_hand(self, line: Mapping[str, Any], seat: int) -> None:
        self._see_hand(self.state.looked_at, [line["card"]])

    def _see_reshuffle(self, line: Mapping[str, Any], seat: int) -> None:
        self._see_hand(seat, line.get("cards", []))

    _see_put = _see_reshuffle


def _pairs(cells: Any, names: Any) -> Iterator[tuple[Any, Any]]:
    """Return the cells of a line with their cards."""
    fit(type(cells) is type(names) is list and len(cells) == len(names), "cells of other cards")
    return zip(cells, names, strict=True)
