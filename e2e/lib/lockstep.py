"""Two pages in lockstep, a match on one and its twin on the other: both must show, name, read and ask the same.

The acts before and at each moment are carried out like a person's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest

from playwright.sync_api import BrowserContext

from e2e.lib.moments import OF_EVERYBODY, OF_THE_SEAT, Moment, is_told, looks_on, takes_over
from e2e.lib.pairs import Pair
from e2e.lib.sides import Side

POSTED = frozenset({"tabs"})
"""Several windows ask each other for everybody's view: a busy machine decides in which moment a message comes."""


class Lockstep:
    """Two sides, each in two tabs, that are led through the moments of pairs; ``reached`` counts these."""

    def __init__(self, contexts: Sequence[BrowserContext], url: str) -> None:
        self.sides, self.tabs = ([Side(context.new_page(), url) for context in contexts] for _ in range(2))
        self.reached: Counter[str] = Counter()

    def lead(self, pair: Pair) -> None:
        """Lead both through a pair; raise AssertionError if the pages differ in anything at any moment."""
        for side, match in zip(self.sides, (pair.match, pair.twin), strict=True):
            side.begin(match, pair.starts)
            while len(side.match.log) < pair.at:
                side.act()
                side.close()
            side.forget()
        for moment in OF_EVERYBODY if pair.viewer is None else OF_THE_SEAT:
            self.compare(pair, moment, self.sides)
        if pair.viewer is None and not pair.match.state.over:
            self.lead_tabs(pair)

    def lead_tabs(self, pair: Pair) -> None:
        """Watch from a second tab, and take the match over."""
        for side, tab in zip(self.sides, self.tabs, strict=True):
            tab.address = side.page.url
            tab.forget()
        self.compare(pair, Moment("looked on", looks_on, POSTED), self.tabs)
        self.compare(pair, Moment("taken over", takes_over, POSTED), self.tabs)
        self.compare(pair, Moment("told of it", is_told, POSTED), self.sides)
        for tab in self.tabs:
            tab.leave()

    def compare(self, what: object, moment: Moment, sides: Sequence[Side]) -> None:
        """Take both pages one step further, and count the moment if they reach it."""
        self.reached[moment.name] += compare(what, moment, sides)


def compare(what: object, moment: Moment, sides: Sequence[Side]) -> bool:
    """Take both pages one step further, and return whether they reach the moment; both must be equal."""
    name = f"{what}, {moment.name}"
    came = [moment.step(side) for side in sides]
    assert came[0] is came[1], f"{name}: only one side reaches it"
    if not came[0]:
        return False
    first, second = ({k: v for k, v in side.seen().items() if k not in moment.untold} for side in sides)
    assert first.keys() == second.keys(), f"{name}: only one side notes {first.keys() ^ second.keys()}"
    told = [difference(first[kind], second[kind], kind) for kind in first if first[kind] != second[kind]]
    assert not told, f"{name}: the pages differ in\n" + "\n".join(told)
    return True


def difference(first: str, second: str, kind: str, context: int = 400) -> str:
    """Return the first place where two texts differ."""
    at = next(place for place, (a, b) in enumerate(zip_longest(first, second)) if a != b)
    part = slice(max(0, at - context), at + context)
    return f"{kind}: …{first[part]!r}… and …{second[part]!r}…"
