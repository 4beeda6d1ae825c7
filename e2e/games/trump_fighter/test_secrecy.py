"""The deck's cards leave no trace on the fight's screen: pairs of matches as in :mod:`e2e.lib.pairs`.

Both players see the same, so the exchanged cards are the unseen ones. No time passes on the pages: a change by
the clock, such as a settled call with new cards, is not a player's action and would need another pair.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from e2e.conftest import NewContext
from e2e.games.trump_fighter.table import FACES, FightTable, shaped
from e2e.lib.lockstep import compare
from e2e.lib.moments import Moment, stands
from e2e.lib.pairs import begun, twin_of
from e2e.lib.sides import Side
from e2e.lib.table import NAMES
from py_engine.match import Match
from serve import Site
from tests.known import positions
from tests.play import SetUp, finish

PAIRS = int(os.environ.get("SECRECY_POSITIONS", "2"))
"""Number of positions in a match, spread over it; 0 means all of them."""
Entry = dict[str, Any]


def _move(fight: FightTable, entry: Entry) -> None:
    """Lay a card by a tap on it and one on its spot."""
    fight.card(entry["card"]).click()
    fight.press(f"[data-half='{entry['seat']}'] [data-spot='{entry['to']}']")


ACTS: Mapping[str, Callable[[FightTable, Entry], None]] = {
    "character": lambda fight, entry: fight.take(entry["seat"], entry["name"]),
    "ready": lambda fight, entry: fight.press(f"[data-ready='{entry['seat']}']"),
    "move": _move,
    "call": lambda fight, entry: fight.press(f"[data-call='{entry['seat']}']"),
}
"""The players' ways to carry out log entries; the other entries are the clock's."""


class Arena(Side):
    """A page with one fight of a pair on it, with a stopped clock."""

    moment = 0

    def begin(self, whole: Match, entries: int) -> None:
        """Put a match on the page as it was after ``entries`` entries; once it has begun, the cover is over it."""
        self.whole = whole
        self.leave()
        self.match = self.replace(begun(whole, entries).save(), settings=FACES)
        FightTable(self).arrived(self.match)
        self.forget()


def uncovers(side: Side) -> bool:
    """Confirm that both players are there."""
    if not side.match.log:
        return False
    FightTable(side).back()
    return True


def acts(side: Side) -> bool:
    """Carry out the last entry like its player."""
    entry = side.whole.log[-1].entry
    ACTS[entry["do"]](FightTable(side), entry)
    side.logged(len(side.whole.log))
    return True


MOMENTS = (Moment("covered", stands), Moment("open", uncovers), Moment("acted", acts))


def pairs(whole: Match) -> Iterator[tuple[Match, Match]]:
    """Yield for each player's action a match up to it, and the match with unseen cards exchanged."""
    for match, known in positions(whole):
        if match.log and match.log[-1].entry["do"] in ACTS:
            twin = twin_of(match, known[None], random.Random(len(match.log)))
            yield from [(begun(match, len(match.log)), twin)] if twin else []


@pytest.mark.as_built
@shaped()
def test_cards_of_the_deck_leave_no_trace(new_context: NewContext, site: Site) -> None:
    whole = finish(SetUp("trump_fighter", 2).match(6, NAMES), random.Random(6))
    sides = [Arena(new_context().new_page(), site.url) for _ in range(2)]
    every = [*pairs(whole)]
    for pair in every[len(every) // (2 * PAIRS) :: len(every) // PAIRS] if PAIRS else every:
        entries = len(pair[0].log)
        for side, match in zip(sides, pair, strict=True):
            side.begin(match, entries - 1)
        for moment in MOMENTS:
            compare(f"a fight after {entries} entries", moment, sides)
    assert len(every) > len(whole.log) / 2
