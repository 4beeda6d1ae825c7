"""What a seat of Akuma Trick knows of the cards that it does not see, and positions that agree with it.

A card that was stolen before the eyes of the seat stays with the thief, unless it is stolen on; a seat that could
not pay a release in full keeps nothing but 0s (4.5). Everything else is open or says nothing of what is hidden. See
:mod:`.trace` for how that is followed through the steals that the seat does not see into.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from py_engine.cards import Chance, cards_in, drawn, mask_of, shuffled
from py_engine.game import Game
from py_engine.games.akuma_trick.data import ALL, CARDS, COLOUR, HAND_SIZE, INDEX, names
from py_engine.games.akuma_trick.state import AkumaTrickState
from py_engine.games.akuma_trick.trace import Event, Pins, Trace, events_of
from py_engine.phase import Entry
from py_engine.player import Course, Knowledge, View, entries_of


class AkumaTrickKnowledge(Knowledge[AkumaTrickState]):
    """The seat's own cards and those that lie open or did, and where the others may be.

    ``ends`` are all ways in which the cards that are known to have been somewhere may lie now, each with the number
    of courses that lead there. Backwards from the hands of now every course has its own deal, and a thief may have
    stolen any of its cards: so a course is drawn by drawing an end, the hands, and then what was stolen.
    """

    def __init__(self, game: Game[AkumaTrickState], view: View, seat: int) -> None:
        self.seat = seat
        self.seats = len(view["seats"])
        self.own = mask_of(INDEX[card] for card in view["hand"])
        self.events = events_of(view["log"])
        self.trace = Trace(self.events, self.seats, seat, self.own)
        self.sizes = self.trace.sizes
        self.unseen = _deck(self.seats) & ~self.own & ~mask_of(_open_cards(self.events))
        self.ends = self.trace.ends(self.unseen.bit_count())
        self._start: int = view["tricks"][0]["leader"] if view["tricks"] else view["leader"]
        self._game = game
        self._view = view
        self._now: AkumaTrickState | None = None

    def _hands(self, chance: Chance) -> tuple[Pins, list[int]]:
        """Return where the cards of :class:`Trace` lie, and all hands as they may be now."""
        pins = drawn(self.ends, chance)
        pool = shuffled(cards_in(self.unseen & ~sum(pins)), chance)
        hands = [*pins]
        hands[self.seat] = self.own
        for seat, pinned in enumerate(pins):
            if seat != self.seat:
                free = self.sizes[seat] - pinned.bit_count()
                hands[seat] |= mask_of(pool[:free])
                pool = pool[free:]
        return pins, hands

    def course(self, chance: Chance) -> Course[AkumaTrickState]:
        """Return the match from its deal on: the hands of now, taken back entry by entry."""
        pins, hands = self._hands(chance)
        log = entries_of(self._view)
        for index in reversed(range(len(log))):
            before = self.trace.before(index, pins, chance)
            log[index] = _taken_back(log[index], self.events[index], hands, (before, pins), chance)
            pins = before
        if any(hand.bit_count() != HAND_SIZE for hand in hands):
            raise ValueError("a view of another number of cards")
        deal: dict[str, Any] = {"hands": [names(hand) for hand in hands], "start": self._start}
        options = self._game.read_options(self._view["options"])
        self._game.check_deal(self.seats, options, deal)
        return Course(self._game.begin(self.seats, options, deal), log)

    def world(self, chance: Chance) -> AkumaTrickState:
        """Return a position that agrees with the view; all that lies open is worked out once."""
        if self._now is None:
            self._now = super().world(chance)
            return self._now.copy()
        state = self._now.copy()
        _, state.hands = self._hands(chance)
        return state


def _deck(seats: int) -> int:
    return mask_of(card for card in range(ALL.bit_length()) if COLOUR[card] < seats)


def _open_cards(events: Sequence[Event]) -> list[int]:
    return [card for event in events for card in cards_in(event.opened)]


def _taken_back(entry: Entry, event: Event, hands: list[int], pins: tuple[Pins, Pins], chance: Chance) -> Entry:
    """Take an entry back in ``hands`` and return it as a save has it; ``pins`` are those before and after it."""
    hands[event.seat] |= event.opened
    if event.victim < 0:
        return entry
    card = event.card
    if card < 0:
        before, after = pins
        moved = after[event.seat] & ~before[event.seat]
        fitting = cards_in(moved or hands[event.seat] & ~after[event.seat])
        card = fitting[chance.below(len(fitting))]
    hands[event.seat] &= ~(1 << card)
    hands[event.victim] |= 1 << card
    return {**entry, "card": CARDS[card]}
