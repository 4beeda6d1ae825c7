"""Each seat's knowledge of a match, counted from the rules and not from views.

``in_sight`` of a game's ``census.py`` returns the cards that a seat sees in a position; the seat knows them for the
rest of the deal.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator

from py_engine.match import Match

Viewer = int | None
"""A seat, or ``None`` for everyone."""
Known = dict[Viewer, set[str]]
"""The names of the cards that each viewer has seen since they were dealt."""


def watched(steps: Iterable[Match]) -> Iterator[tuple[Match, Known]]:
    """Yield a match at each of its steps, from its deal on, with each viewer's knowledge there.

    Match and knowledge are one object each, which the next step changes.
    """
    known: Known = {}
    begun = 0
    for match in steps:
        in_sight = importlib.import_module(f"tests.games.{match.game.id}.census").in_sight
        start = match.game.log_start(match.state)
        if not known or start != begun:  # another deal, of which no viewer knows anything yet
            begun = start
            known = {viewer: set() for viewer in (None, *range(len(match.names)))}
        for viewer, cards in known.items():
            cards.update(in_sight(match.state, viewer))
        yield match, known


def positions(whole: Match) -> Iterator[tuple[Match, Known]]:
    """Yield every position of a match up to ``whole``, the first included, as :func:`watched` does."""
    yield from watched(Match.replay(whole.game, whole.save()))


def known_at_end(match: Match) -> Known:
    """Return each viewer's knowledge at the end of the log."""
    *_, (_, known) = positions(match)
    return known
