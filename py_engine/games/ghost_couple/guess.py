"""What a seat of Ghost Couple knows by its view, and courses of the match that agree with it."""

from __future__ import annotations

from typing import Any

from py_engine.cards import Chance, cards_in, mask_of, shuffled
from py_engine.game import Game
from py_engine.games.ghost_couple.routes import routed
from py_engine.games.ghost_couple.state import GhostCoupleState
from py_engine.games.ghost_couple.trace import FREE, Trace
from py_engine.phase import Entry
from py_engine.player import Course, Knowledge, View
from py_engine.think.dice import Dice


class GhostCoupleKnowledge(Knowledge[GhostCoupleState]):
    """All that the log of a seat's view tells.

    One course is made first. In any other the cards change ways where they were mixed unseen, as far as neither
    way leads to a stay that the log names: so each of those is guessed as often as any other.
    """

    def __init__(self, game: Game[GhostCoupleState], view: View, seat: int) -> None:
        self._game, self._view = game, view
        self.trace = Trace(game, view, seat)
        self._told = routed(self.trace, Dice(1))
        self._unfixed = self._ways_unfixed()
        self._now = self._present()

    def _ways_unfixed(self) -> list[tuple[int, list[int]]]:
        """Return the mixes in which something is chosen unseen, with the ways that lead to no named stay after."""
        trace, last = self.trace, dict[int, int]()
        for stay, card in enumerate(trace.label):
            if card != FREE:
                last[card] = trace.mix_of[stay]
        found = []
        for number, mix in enumerate(trace.mixes):
            ways = sorted(self._told[stay] for stay in mix.outs)
            ways = [way for way in ways if last.get(way, FREE) < number]
            if mix.hidden and len(ways) > 1:
                found.append((number, ways))
        return found

    def _present(self) -> GhostCoupleState:
        """Return the position to which the first course leads."""
        state = self.trace.state
        here = {card: self._told[stay] for card, stay in enumerate(self.trace.stay)}
        moved = [card for card, other in here.items() if card != other]
        _relabel(state, {card: here[card] for card in moved})
        state.opened = {}
        return state

    def seen_at(self, card: int) -> int:
        """Return at which entry the seat saw the card last that it knows to lie on the board."""
        return self.trace.seen[self.trace.stay[card]]

    def course(self, chance: Chance) -> Course[GhostCoupleState]:
        """Return where it began, and the entries."""
        trace, changed = self.trace, self._change(chance)
        cards = self._cards(changed)
        names = trace.deck.names
        entries: dict[int, Entry] = {}
        for entry, field, stays in trace.blanks:
            left_out: Any = [names[cards[stay]] for stay in stays]
            entries[id(entry)] = {**entry, field: left_out[0] if field == "card" else left_out}
        deal = {"deck": [names[cards[stay]] for stay in trace.mixes[0].outs], "start": trace.start}
        options = self._game.read_options(self._view["options"])
        start = self._game.begin(len(self._view["seats"]), options, deal)
        return Course(start, [entries.get(id(entry), entry) for entry in trace.entries])

    def _change(self, chance: Chance) -> list[tuple[int, dict[int, int]]]:
        """Return which cards go on each way from which mix on."""
        on = list(range(len(self.trace.deck.names)))
        found = []
        for number, ways in self._unfixed:
            for way, card in zip(ways, shuffled([on[way] for way in ways], chance), strict=True):
                on[way] = card
            found.append((number, {way: on[way] for way in ways}))
        return found

    def _cards(self, changes: list[tuple[int, dict[int, int]]]) -> list[int]:
        """Return the card of each stay."""
        cards, on = list[int](), list(range(len(self.trace.deck.names)))
        by_mix = dict(changes)
        for number, mix in enumerate(self.trace.mixes):
            for way, card in by_mix.get(number, {}).items():
                on[way] = card
            cards += [on[self._told[stay]] for stay in mix.outs]
        return cards

    def world(self, chance: Chance) -> GhostCoupleState:
        """Return where a course leads."""
        state, on = self._now.copy(), dict[int, int]()
        for _, changed in self._change(chance):
            on.update(changed)
        _relabel(state, on)
        return state


def _relabel(state: GhostCoupleState, cards: dict[int, int]) -> None:
    """Let each of these cards, which nobody sees, stand for another of them."""
    moved = mask_of(cards)
    state.pile = [cards.get(card, card) for card in state.pile]
    for held in (state.hands, state.known):
        held[:] = [
            each & ~moved | mask_of(cards[card] for card in cards_in(each & moved)) if each & moved else each
            for each in held
        ]
    if state.up & moved:
        raise ValueError("an open card is known")
    places = [(cards[card], state.place[card]) for card in cards]
    for card, cell in places:
        state.place[card] = cell
        if cell:
            state.board[cell] = card
