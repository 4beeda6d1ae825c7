"""Ways on which the cards may have gone from stay to stay (see :mod:`.trace`).

Every card has a way from the deal on, through the stays that name it and otherwise through free ones. They are made
backwards, mix by mix: what comes out of one is matched with what goes in, so that a card that is named before can
still come from there. Where that leaves an earlier mix without a matching, the mixes before are matched anew: first
the last one, then two, four, eight of them, at times all: every choice of ways that is possible comes about.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from py_engine.cards import Chance, cards_in, mask_of, shuffled
from py_engine.games.ghost_couple.trace import FREE, Trace

TRIES = 1000
"""How often mixes are matched anew before a view is taken for none."""
FARTHEST = 10
"""So many steps back double before the next is a single one again."""

Links = list[int]
"""For each stay the one that its card came from, ``FREE`` where that was the deal."""


class Sources:
    """From where a card may come; sets of stays.

    ``before[stay]`` is for a fixed stay the one that names its card before, ``FREE`` if none does; ``done`` are the
    fixed stays that no other follows. ``onward[mix]`` are the free stays to which ways lead out of a mix through
    free stays alone.
    """

    def __init__(self, trace: Trace) -> None:
        self.trace = trace
        self.onward = _ways_out_of(trace)
        self.before = [FREE] * len(trace.label)
        last: dict[int, int] = {}
        for stay, card in enumerate(trace.label):
            if card != FREE:
                self.before[stay] = last.get(card, FREE)
                last[card] = stay
        self.done = mask_of(last.values())
        self.into = _mixes_into(trace)
        self.unfixed = mask_of(stay for stay, card in enumerate(trace.label) if card == FREE)

    def of(self, wanted: int) -> int:
        """Return the stays from which a card may come that is wanted on the fixed stay, ``FREE``: on none."""
        if wanted == FREE:
            return self.unfixed | self.done
        before = self.before[wanted]
        if before == FREE:
            return self.onward[0]
        return 1 << before | self.onward[self.into[before]]


def _mixes_into(trace: Trace) -> list[int]:
    """Return into which mix each stay goes, ``FREE`` for none."""
    into = [FREE] * len(trace.label)
    for number, mix in enumerate(trace.mixes):
        for stay in mix.ins:
            into[stay] = number
    return into


def _ways_out_of(trace: Trace) -> list[int]:
    into, onward = _mixes_into(trace), [0] * (len(trace.mixes) + 1)
    for number in reversed(range(len(trace.mixes))):
        for stay in trace.mixes[number].outs:
            if trace.label[stay] == FREE:
                onward[number] |= 1 << stay | onward[into[stay]]
    return onward


def matched(fitting: Sequence[int], places: Sequence[int], chance: Chance) -> list[int] | None:
    """Return for each of the sets ``fitting`` another of the ``places`` that lies in it, ``None`` if none can be.

    Found with augmenting paths (Kuhn), in a random order.
    """
    whole, taken_by, found = mask_of(places), dict[int, int](), [FREE] * len(fitting)
    allowed = [fits & whole for fits in fitting]

    def settle(one: int, tried: list[int]) -> bool:
        for place in shuffled(cards_in(allowed[one] & ~tried[0]), chance):
            if tried[0] >> place & 1:
                continue
            tried[0] |= 1 << place
            if place not in taken_by or settle(taken_by[place], tried):
                taken_by[place], found[one] = one, place
                return True
        return False

    order = sorted(shuffled(range(len(fitting)), chance), key=lambda one: allowed[one].bit_count())
    return found if all(settle(one, [0]) for one in order) else None


def routed(trace: Trace, chance: Chance) -> list[int]:
    """Return a card for every stay; raise where no way is found."""
    return _told(trace, _linked(Sources(trace), chance), chance)


def _linked(sources: Sources, chance: Chance) -> Links:
    """Link the stays; ``wanted`` is for each the fixed stay to which its card goes next."""
    trace = sources.trace
    links, wanted = [FREE] * len(trace.label), [FREE] * len(trace.label)
    number, tries = len(trace.mixes) - 1, 0
    while number:
        mix = trace.mixes[number]
        goals = [stay if trace.label[stay] != FREE else wanted[stay] for stay in mix.outs]
        found = matched([sources.of(goal) for goal in goals], mix.ins, chance)
        if found is None:
            number, tries = _back(trace, number, tries), tries + 1
            continue
        for stay, goal, source in zip(mix.outs, goals, found, strict=True):
            links[stay] = source
            wanted[source] = goal
        number -= 1
    return links


def _back(trace: Trace, number: int, tries: int) -> int:
    """Return from which mix on they are matched anew."""
    if tries == TRIES:
        raise ValueError("the cards can't have gone like that")
    return min(len(trace.mixes) - 1, number + (1 << tries % FARTHEST))


def _told(trace: Trace, links: Links, chance: Chance) -> list[int]:
    """Return the card of each stay: those that are never named are dealt to the ways that lead to no name."""
    told = list(trace.label)
    for stay in reversed(range(len(told))):
        if told[stay] != FREE and links[stay] != FREE:
            told[links[stay]] = told[stay]
    named = {*trace.label}
    rest = iter(shuffled([card for card in range(len(trace.deck.names)) if card not in named], chance))
    return [_next_told(told, links, stay, rest) for stay in range(len(told))]


def _next_told(told: list[int], links: Links, stay: int, rest: Iterator[int]) -> int:
    if told[stay] == FREE:
        told[stay] = told[links[stay]] if links[stay] != FREE else next(rest)
    return told[stay]
