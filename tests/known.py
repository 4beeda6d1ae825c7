"""What each seat knows of a match, counted from the rules and not from views.

``in_sight`` of a game's ``census.py`` says which cards a seat sees in a position; what it has seen it knows for the
rest of the deal.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator

from py_engine.match import Match

Viewer = int | None
"""A seat, or ``None`` for everybody."""
Known = dict[Viewer, set[str]]
"""The names of the cards that each viewer has seen since they were dealt."""


def positions(whole: Match) -> Iterator[tuple[Match, Known]]:
    """Yield every position of a match up to ``whole``, the first included, with what each viewer knows there.

    Match and knowledge are one object each, which the next step changes.
    """
    in_sight = importlib.import_module(f"tests.games.{whole.game.id}.census").in_sight
    save = whole.save()
    match = Match.load(whole.game, {**save, "log": []})
    known: Known = {viewer: set() for viewer in (None, *range(len(match.names)))}
    begun = 0
    for entry in (None, *save["log"]):
        if entry is not None:
            match._apply(*match._read(entry, replay=True))
        if begun != match.game.log_start(match.state):  # another deal, of which nobody knows anything yet
            begun = match.game.log_start(match.state)
            known = {viewer: set() for viewer in known}
        for viewer, cards in known.items():
            cards.update(in_sight(match.state, viewer))
        yield match, known


def known_at_end(match: Match) -> Known:
    """Return what each viewer knows where a match stands."""
    *_, (_, known) = positions(match)
    return known
