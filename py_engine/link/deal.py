"""A deal as numbers: each card as its place among the cards not yet dealt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from py_engine.cards import HashChance
from py_engine.game import Deal, Game, Options
from py_engine.link.digits import Reader, Writer, bad
from py_engine.refusals import BadInput


def unwritable(message: str) -> BadInput:
    """Return the error of a match that has no text."""
    return BadInput("no_link", f"this match can't be put in a link: {message}")


def _sample(game: Game[Any], seats: int, options: Options) -> Deal:
    """Return an arbitrary deal of that shape, always the same."""
    return game.deal(seats, options, HashChance("the shape of a deal"), 0)


def _leaves(deal: Any) -> Iterator[Any]:
    """Yield the values in a deal, its fields by name, its lists in order."""
    if isinstance(deal, dict):
        for name in sorted(deal):
            yield from _leaves(deal[name])
    elif isinstance(deal, list):
        for part in deal:
            yield from _leaves(part)
    else:
        yield deal


def _filled(shape: Any, leaves: Iterator[Any]) -> Any:
    """Return ``shape`` with other leaves, taken in the order of :func:`_leaves`."""
    if isinstance(shape, dict):
        parts = {name: _filled(shape[name], leaves) for name in sorted(shape)}
        return {name: parts[name] for name in shape}
    if isinstance(shape, list):
        return [_filled(part, leaves) for part in shape]
    return next(leaves)


def _cards(leaves: list[Any]) -> list[str]:
    return [leaf for leaf in leaves if isinstance(leaf, str)]


def _deck(game: Game[Any], sample: list[Any], is_usual: bool) -> list[str]:
    """Return the cards to deal from: those of the sample, or for an unusual deal all cards of the game."""
    return sorted(_cards(sample)) if is_usual else [str(card["id"]) for card in game.cards()]


def write_deal(digits: Writer, game: Game[Any], seats: int, options: Options, deal: Deal) -> None:
    """Write a checked deal; raise ``no_link`` if its shape is not one that the game deals."""
    shape = _sample(game, seats, options)
    sample, leaves = [*_leaves(shape)], [*_leaves(deal)]
    if len(sample) != len(leaves) or _filled(shape, iter(leaves)) != deal:
        raise unwritable("its deal is of another shape")
    is_usual = sorted(_cards(leaves)) == sorted(_cards(sample))
    deck = _deck(game, sample, is_usual)
    digits.put(int(is_usual), 2)
    for like, leaf in zip(sample, leaves, strict=True):
        if type(like) is not type(leaf):
            raise unwritable("its deal is of another shape")
        if isinstance(leaf, str):
            digits.put(deck.index(leaf), len(deck))
            deck.remove(leaf)
        else:
            digits.put(leaf, seats)


def read_deal(digits: Reader, game: Game[Any], seats: int, options: Options) -> Deal:
    """Return the deal that :func:`write_deal` wrote."""
    shape = _sample(game, seats, options)
    sample = [*_leaves(shape)]
    is_usual = bool(digits.take(2))
    deck = _deck(game, sample, is_usual)
    leaves: list[Any] = []
    for like in sample:
        leaves.append(deck.pop(digits.take(len(deck))) if isinstance(like, str) else digits.take(seats))
    if not is_usual and sorted(_cards(leaves)) == sorted(_cards(sample)):
        raise bad("a usual deal is written as an unusual one")
    deal: Deal = _filled(shape, iter(leaves))
    return deal
