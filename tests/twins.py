"""Twins of a match: other possible arrangements of the hidden cards, as far as one seat can tell.

A twin is another match with the same view for that seat: cards that it has not seen have changed places, in the
deal and in the log. A seat may know of a match only what it may know of each of its twins.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Any

from py_engine.games import GAMES
from py_engine.match import Match
from py_engine.refusals import BadInput
from tests.play import card_names, deck_of

CHANGED = (2, 4, 8, 16, 32, 64)
"""Number of cards that change places together: with more cards a twin differs more, but fewer deals fit the log."""


def renamed(value: Any, names: Mapping[str, str]) -> Any:
    """Return a copy of a JSON value with these texts replaced."""
    if isinstance(value, dict):
        return {key: renamed(item, names) for key, item in value.items()}
    if isinstance(value, list):
        return [renamed(item, names) for item in value]
    return names.get(value, value) if isinstance(value, str) else value


def _with_others(save: dict[str, Any], start: int, names: Mapping[str, str]) -> dict[str, Any]:
    """Return a save with other cards in the deal that its log has from entry ``start`` on."""
    log = [*save["log"][:start], *renamed(save["log"][start:], names)]
    return {**save, "deal": save["deal"] if start else renamed(save["deal"], names), "log": log}


@cache
def kinds(game_id: str) -> dict[str, Any]:
    """Return the kind and deck of each card: a card of another kind or deck can't take its place."""
    return {card["id"]: (card.get("kind"), card.get("deck")) for card in GAMES[game_id].cards()}


def _exchanged(match: Match, seen: set[str], start: int, rng: random.Random) -> dict[str, str]:
    """Return for some unseen cards another unseen card of the same kind, dealt or not."""
    save = match.save()
    hidden = sorted(card_names(match.game, [save["log"][start:], {} if start else save["deal"]]) - seen)
    others = sorted(deck_of(match.game.id) - seen)
    some = {*rng.sample(hidden, min(len(hidden), rng.choice(CHANGED))), *rng.sample(others, min(len(others), 2))}
    by_kind: dict[Any, list[str]] = {}
    for card in sorted(some):
        by_kind.setdefault(kinds(match.game.id)[card], []).append(card)
    return {
        card: other
        for cards in by_kind.values()
        for card, other in zip(cards, rng.sample(cards, len(cards)), strict=True)
    }


def exchanges(match: Match, seen: set[str], rng: random.Random, tries: int) -> Iterator[tuple[Match, list[str]]]:
    """Yield matches with cards exchanged that are not in ``seen``, and those cards, in ``tries`` tries.

    An exchange that breaks a rule, so that the log is impossible, yields nothing.
    """
    save, start = match.save(), match.game.log_start(match.state)
    for _ in range(tries):
        names = _exchanged(match, seen, start, rng)
        other = _with_others(save, start, names)
        if other == save:
            continue
        try:
            twin = Match.load(match.game, other)
        except BadInput:
            continue
        yield twin, sorted(names)


def twins(match: Match, seat: int, rng: random.Random, count: int, tries: int) -> Iterator[Match]:
    """Yield up to ``count`` different twins of ``match`` for ``seat``, found in at most ``tries`` tries."""
    view = match.view(seat)
    found = exchanges(match, card_names(match.game, view), rng, tries)
    yield from islice((twin for twin, _ in found if twin.view(seat) == view), count)
