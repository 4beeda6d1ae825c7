"""Tracks cards that a seat has seen in another hand through later steals whose card it cannot see.

A card is *pinned* while the seat has not seen it since it knew the card's hand. It becomes pinned when it is
stolen from the seat, or when another seat keeps only 0s (4.5); a steal that the seat does not see may move it; the
pin ends once the card is played, discarded or stolen back. A match has at most six steals (3.1), so there are few
possible places of all pinned cards, and the module follows them entry by entry.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, combinations
from typing import Any, NamedTuple

from py_engine.cards import cards_in, mask_of
from py_engine.games.akuma_trick.data import CARDS, COLOUR, HAND_SIZE, INDEX, TWOS, ZEROS
from py_engine.games.akuma_trick.release import rank_sum
from py_engine.games.akuma_trick.trick import release_total
from py_engine.player import fit

Pins = tuple[int, ...]
"""The pinned cards in each seat's hand, as masks; the seat's own hand has none."""

ORDERS = (1, *accumulate(range(1, len(CARDS) + 1), lambda orders, cards: orders * cards))
"""``ORDERS[n]``: number of orders of n cards."""


class Event(NamedTuple):
    """An entry of the log: the seat that acted, and the changes to the hands.

    ``opened`` are the cards played or discarded. ``victim`` is the seat that a card was stolen from (-1: no steal),
    ``card`` the stolen card (-1: not seen). ``short`` means that a release could not be paid in full (4.5).
    """

    seat: int
    opened: int = 0
    victim: int = -1
    card: int = -1
    short: bool = False


def events_of(log: Sequence[Mapping[str, Any]]) -> list[Event]:
    """Return the entries of a view's log; raise ``bad_view`` if there are more steals than 2s."""
    events, table = list[Event](), 0
    for line in log:
        do, seat = line["do"], line["seat"]
        cards = mask_of({INDEX[name] for name in line["cards"]}) if do in ("play", "release") else 0
        fit(seat is not None, "nobody acts")
        if do == "steal":
            events.append(Event(seat, 0, line["from"], INDEX[line["card"]] if "card" in line else -1))
        elif do == "release":
            events.append(Event(seat, cards, short=rank_sum(cards) < release_total(table)))
            table = 0
        else:
            events.append(Event(seat, cards))
            table |= cards
    fit(sum(event.victim >= 0 for event in events) <= TWOS.bit_count(), "more was stolen than can be")
    return events


class Trace:
    """The pins after the log's last entry, as far as they agree with all entries.

    ``hand`` is the final hand of the seat ``own``, ``sizes`` are the numbers of cards in all hands then.
    """

    def __init__(self, events: Sequence[Event], seats: int, own: int, hand: int) -> None:
        steals = [event for event in events if event.victim >= 0]
        seen = all((event.card >= 0) == (own in (event.seat, event.victim)) for event in steals)
        fit(seen and all(event.victim < seats for event in steals), "a steal that no game has")
        self.own = own
        self.sizes = [HAND_SIZE] * seats
        self._zeros = mask_of(card for card in cards_in(ZEROS) if COLOUR[card] < seats)
        self._now: set[Pins] = {(0,) * seats}
        self._open = 0
        for event, held in zip(events, _held_after(events, own, hand), strict=True):
            self._follow(event, held)

    def _follow(self, event: Event, held: int) -> None:
        _resize(self.sizes, event)
        self._open |= event.opened
        self._now = {
            after for before in self._now for after in self._after(event, before, held) if self._fit(after)
        }

    def _fit(self, pins: Pins) -> bool:
        return all(pinned.bit_count() <= size for pinned, size in zip(pins, self.sizes, strict=True))

    def _after(self, event: Event, pins: Pins, held: int) -> Iterator[Pins]:
        """Yield the possible pins after the event."""
        if event.victim < 0:
            yield from self._opened(event, pins, held)
        elif self.own not in (event.seat, event.victim):
            yield from self._stolen_unseen(event, pins)
        elif event.seat == self.own:
            yield from self._unpinned(pins, event.victim, 1 << event.card)
        else:
            yield _with(pins, event.seat, pins[event.seat] | 1 << event.card)

    def _unpinned(self, pins: Pins, seat: int, cards: int) -> Iterator[Pins]:
        """Yield the pins once ``cards`` of ``seat`` are seen; nothing if one of them is pinned elsewhere."""
        after = _with(pins, seat, pins[seat] & ~cards)
        if not any(each & cards for each in after):
            yield after

    def _opened(self, event: Event, pins: Pins, held: int) -> Iterator[Pins]:
        for after in self._unpinned(pins, event.seat, event.opened):
            if event.short and event.seat != self.own:
                yield from self._all_zeros(event.seat, after, held)
            else:
                yield after

    def _all_zeros(self, seat: int, pins: Pins, held: int) -> Iterator[Pins]:
        """Yield every choice of 0s that may form the seat's whole hand."""
        if pins[seat] & ~ZEROS:
            return
        free = cards_in(self._zeros & ~self._open & ~held & ~sum(pins))
        for chosen in combinations(free, max(0, self.sizes[seat] - pins[seat].bit_count())):
            yield _with(pins, seat, pins[seat] | mask_of(chosen))

    def _stolen_unseen(self, event: Event, pins: Pins) -> Iterator[Pins]:
        """Yield the pins after the theft of each pinned card, and of an unpinned one."""
        seat, victim = event.seat, event.victim
        for card in cards_in(pins[victim]):
            moved = _with(pins, victim, pins[victim] ^ 1 << card)
            yield _with(moved, seat, moved[seat] | 1 << card)
        if self.sizes[seat] > pins[seat].bit_count():
            yield pins

    def ends(self, unseen: int) -> list[tuple[Pins, int]]:
        """Return the possible pins now, each with the number of deals of the other cards.

        ``unseen`` is the number of cards in other hands. The order of the pins does not depend on the set's order.
        """
        found, places = [], sum(self.sizes) - self.sizes[self.own]
        fit(bool(self._now) and unseen == places, "the unseen cards don't fill their places")
        for pins in sorted(self._now):
            deals = ORDERS[unseen - sum(pins).bit_count()]
            for seat, pinned in enumerate(pins):
                if seat != self.own:
                    deals //= ORDERS[self.sizes[seat] - pinned.bit_count()]
            found.append((pins, deals))
        return found


def _with(pins: Pins, seat: int, cards: int) -> Pins:
    return (*pins[:seat], cards, *pins[seat + 1 :])


def _resize(sizes: list[int], event: Event) -> None:
    """Update the hand sizes for an entry; raise ``bad_view`` if a hand has too few cards."""
    sizes[event.seat] += (event.victim >= 0) - event.opened.bit_count()
    if event.victim >= 0:
        sizes[event.victim] -= 1
    fit(min(sizes) >= 0, "a hand of less than no card")


def _held_after(events: Sequence[Event], own: int, hand: int) -> list[int]:
    """Return the seat's own cards after each entry, computed backwards from its present hand."""
    held = []
    for event in reversed(events):
        held.append(hand)
        if event.seat == own:
            hand = (hand | event.opened) & ~(1 << event.card if event.victim >= 0 else 0)
        elif event.victim == own:
            hand |= 1 << event.card
    return held[::-1]
