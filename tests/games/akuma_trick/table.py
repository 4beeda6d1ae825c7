"""Helpers: matches in made positions, and actions in few words. Cards are given as ``"Y5 Y6"``."""

from __future__ import annotations

from typing import Any

from py_engine.games.akuma_trick.data import INDEX, deck
from py_engine.games.akuma_trick.game import GAME
from py_engine.match import Match
from py_engine.refusals import Refusal

NAMES = [{"name": name} for name in ("Aki", "Ben", "Chie", "Dai", "Emi", "Fuku")]


def mask_of(cards: str) -> int:
    """Return the mask of the cards named."""
    return sum(1 << INDEX[name] for name in cards.split())


def deal_with(*hands: str, start: int = 0) -> dict[str, Any]:
    """Return a whole deal whose hands begin with the given cards; the rest is filled up in order."""
    held = [hand.split() for hand in hands]
    rest = iter(name for name in deck(len(hands)) if not any(name in hand for hand in held))
    return {"hands": [[*hand, *(next(rest) for _ in range(10 - len(hand)))] for hand in held], "start": start}


def dealt(*hands: str, start: int = 0, **options: str) -> Match:
    """Return a new match with :func:`deal_with`."""
    return Match.new(GAME, NAMES[: len(hands)], options, {"deal": deal_with(*hands, start=start)})


def at(*hands: str, start: int = 0, **options: str) -> Match:
    """Return a match in which the seats hold exactly these cards; all others have left the game.

    The position does not follow from the log: such a match can be played and asked, but not taken back or loaded.
    """
    match = dealt(*hands, start=start, **options)
    state = match.state
    kept = [mask_of(hand) for hand in hands]
    state.gone = sum(state.hands) & ~sum(kept)
    state.hands = kept
    return match


def play(match: Match, *plays: str) -> None:
    """Make the plays, one after the other, by whoever is in turn."""
    for cards in plays:
        match.act({"do": "play", "cards": cards.split()})


def release(match: Match, cards: str = "") -> None:
    """Release with these discards."""
    match.act({"do": "release", "cards": cards.split()})


def refused(match: Match, do: str, cards: str = "") -> Refusal:
    """Return the refusal of a play or release; fail if it is allowed."""
    no = match.check({"do": do, "cards": cards.split()})
    assert no is not None, f"{do} {cards} is allowed"
    return no


def legal(match: Match, do: str) -> list[str]:
    """Return the legal plays or releases as texts, in the order in which they are listed."""
    return [" ".join(action["cards"]) for action in match.legal(100_000)[0] if action["do"] == do]


def turn(match: Match) -> int:
    """Return the one seat that is to act."""
    (seat,) = match.status()["to_act"]
    return int(seat)


def table(match: Match) -> dict[str, Any]:
    """Return what everybody sees."""
    return match.view(None)
