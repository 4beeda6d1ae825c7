"""Ways on which the cards may have gone from stay to stay (see :mod:`.trace`).

Every card has a way from the deal on, through the stays that name it and otherwise through free ones. Between two
stays that name it, and from the deal to the first, it goes from mix to mix; as many cards may go from one mix
straight to another as free stays lead there. So these parts of ways are routed through a net of few lanes like
wires on a board: each takes its cheapest way, lanes that are crowded become dearer with every round, and those on
them are routed anew until no lane is crowded (McMurchie and Ebeling's negotiated congestion). Whoever is named no
more takes what is left, by chance.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import NamedTuple

from py_engine.cards import Chance, shuffled
from py_engine.games.ghost_couple.trace import FREE, Trace

ROUNDS = 200
"""How often what is crowded is routed anew before a view is taken for none."""
CROWDED = 1.0
"""What each card too many adds to a lane's price in a round, and half of it for good."""

Lane = tuple[int, int]
"""The free stays that come out of one mix and go into another, the later one."""
Way = list[Lane]


class Part(NamedTuple):
    """A part of a card's way between two mixes, in which nothing names it."""

    card: int
    begin: int
    end: int


class Net:
    """The lanes between the mixes, how many cards each can take and takes, and what it costs."""

    def __init__(self, trace: Trace, chance: Chance) -> None:
        self.into = _mixes_into(trace)
        self.room: Counter[Lane] = Counter()
        for stay, card in enumerate(trace.label):
            if card == FREE and self.into[stay] != FREE:
                self.room[trace.mix_of[stay], self.into[stay]] += 1
        self.used: Counter[Lane] = Counter()
        # all prices differ a little, so that chance decides between ways that are as good
        self.price = {lane: 1 + chance.below(1000) / 10_000 for lane in sorted(self.room)}
        self._onward: dict[int, list[int]] = defaultdict(list)
        for begin, end in sorted(self.room):
            self._onward[begin].append(end)

    def route(self, begin: int, end: int) -> Way:
        """Take the cheapest way from one mix to another, and return it; raise where there is none."""
        best: dict[int, tuple[float, int]] = {begin: (0.0, begin)}
        for mix in range(begin, end):
            if mix in best:
                for following in self._onward[mix]:
                    if following <= end:
                        cost = best[mix][0] + self._cost((mix, following))
                        best[following] = min(best.get(following, (cost, mix)), (cost, mix))
        way: Way = []
        mix = end
        while mix != begin:
            if mix not in best:
                raise ValueError("no way leads there")
            way.append((best[mix][1], mix))
            mix = best[mix][1]
        self.used.update(way)
        return way[::-1]

    def _cost(self, lane: Lane) -> float:
        too_many = max(0, self.used[lane] + 1 - self.room[lane])
        return self.price[lane] * (1 + CROWDED * too_many)

    def leave(self, way: Way) -> None:
        """Take a way back."""
        self.used.subtract(way)

    def crowded(self) -> set[Lane]:
        """Return the lanes that have too many cards, each of which becomes dearer."""
        found = {lane for lane, used in self.used.items() if used > self.room[lane]}
        for lane in found:
            self.price[lane] += CROWDED / 2 * (self.used[lane] - self.room[lane])
        return found


def _mixes_into(trace: Trace) -> list[int]:
    """Return into which mix each stay goes, ``FREE`` for none."""
    into = [FREE] * len(trace.label)
    for number, mix in enumerate(trace.mixes):
        for stay in mix.ins:
            into[stay] = number
    return into


def routed(trace: Trace, chance: Chance) -> list[int]:
    """Return a card for every stay; raise where no way is found."""
    net = Net(trace, chance)
    return _told(trace, net, _ways(_parts(trace, net.into), net), chance)


def _parts(trace: Trace, into: list[int]) -> list[Part]:
    """Return the parts of all ways that lead through free stays to one that is named."""
    reached = dict[int, int]()
    found = []
    for stay, card in enumerate(trace.label):
        if card == FREE:
            continue
        begin, end = reached.get(card, 0), trace.mix_of[stay]
        if begin == FREE or begin > end:
            raise ValueError("a card lies in two places")
        if begin < end:
            found.append(Part(card, begin, end))
        reached[card] = into[stay]
    return found


def _ways(parts: list[Part], net: Net) -> dict[Part, Way]:
    """Route all parts; raise where some lane stays crowded."""
    ways = {part: net.route(part.begin, part.end) for part in parts}
    for _ in range(ROUNDS):
        crowded = net.crowded()
        if not crowded:
            return ways
        for part, way in ways.items():
            if not crowded.isdisjoint(way):
                net.leave(way)
                ways[part] = net.route(part.begin, part.end)
    raise ValueError("the cards can't have gone like that")


def _told(trace: Trace, net: Net, ways: dict[Part, Way], chance: Chance) -> list[int]:
    """Return the card of each stay: mix by mix, first those whose way leads to a name, then all others."""
    bound: dict[Lane, list[int]] = defaultdict(list)
    for part, way in ways.items():
        for lane in way:
            bound[lane].append(part.card)
    told = list(trace.label)
    for number, mix in enumerate(trace.mixes):
        coming = {told[stay] for stay in mix.ins} if number else {*range(len(trace.deck.names))}
        free = shuffled([stay for stay in mix.outs if told[stay] == FREE], chance)
        for stay in free:
            cards = bound[number, net.into[stay]]
            if cards:
                told[stay] = cards.pop()
        rest = iter(shuffled(sorted(coming - {told[stay] for stay in mix.outs}), chance))
        for stay in free:
            if told[stay] == FREE:
                told[stay] = next(rest)
    return told
