"""Positions of Ghost Couple that agree with a seat's knowledge from its view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from py_engine.cards import Chance, cards_in, mask_of, shuffled
from py_engine.game import Game
from py_engine.games.ghost_couple.state import GhostCoupleState
from py_engine.games.ghost_couple.trace import Trace
from py_engine.player import Knowledge, View, fit

ROUNDS = 8
"""Number of exchanges offered to each partly known card for a world."""


class GhostCoupleKnowledge(Knowledge[GhostCoupleState]):
    """The possible places of each card; see :mod:`.trace`.

    A first deal that agrees is found once. For a world its cards change places at random, two at a time, if each
    may be in the other's place; the cards that may be anywhere are shuffled. So all deals are about equally
    likely.
    """

    def __init__(self, game: Game[GhostCoupleState], view: View, seat: int) -> None:
        self._trace = trace = Trace(game, view, seat)
        trace.state.opened = {}
        cards = [card for card in range(len(trace.deck.names)) if not trace.is_known(card)]
        everywhere = mask_of(cards)
        self._may = {card: trace.may[card] & everywhere for card in cards}
        self._free = [card for card in cards if self._may[card] == everywhere]
        self._bound = {card: cards_in(may) for card, may in self._may.items() if may != everywhere}
        self._first = matched(self._bound)
        places = cards_in(everywhere & ~mask_of(self._first.values()))
        self._first.update(zip(self._free, places, strict=True))

    def seen_at(self, card: int) -> int:
        """Return the log index at which the seat last saw a card that it knows to be on the board."""
        return self._trace.seen[card]

    def world(self, chance: Chance) -> GhostCoupleState:
        """Deal the unknown cards to their possible places."""
        place = dict(self._first)
        holder = {each: card for card, each in place.items()}
        for _ in range(ROUNDS):
            for card, places in self._bound.items():
                there, here = places[chance.below(len(places))], place[card]
                other = holder[there]
                if self._may[other] >> here & 1:
                    place[card], place[other], holder[there], holder[here] = there, here, card, other
        places = shuffled([place[card] for card in self._free], chance)
        holder.update(zip(places, self._free, strict=True))
        state = self._trace.state.copy()
        _relabel(state, {each: card for each, card in holder.items() if each != card})
        return state


def matched(bound: Mapping[int, Sequence[int]]) -> dict[int, int]:
    """Return a place for each card, by augmenting paths; raise ``bad_view`` if there are too few."""
    holder = dict[int, int]()

    def settle(card: int, tried: set[int]) -> bool:
        for place in bound[card]:
            if place not in tried:
                tried.add(place)
                if place not in holder or settle(holder[place], tried):
                    holder[place] = card
                    return True
        return False

    fit(all(settle(card, set()) for card in bound), "the cards can't be in these places")
    return {card: place for place, card in holder.items()}


def _relabel(state: GhostCoupleState, cards: dict[int, int]) -> None:
    """Exchange the identities of these unseen cards as ``cards`` maps them."""
    moved = mask_of(cards)
    state.pile = [cards.get(card, card) for card in state.pile]
    for held in (state.hands, state.known):
        held[:] = [
            each & ~moved | mask_of(cards[card] for card in cards_in(each & moved)) if each & moved else each
            for each in held
        ]
    fit(not state.up & moved, "an open card that is not known")
    places = [(cards[card], state.place[card]) for card in cards]
    for card, cell in places:
        state.place[card] = cell
        if cell:
            state.board[cell] = card
