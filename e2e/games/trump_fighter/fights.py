"""Prepared matches of Super Trump Fighter."""

from __future__ import annotations

import random

from e2e.lib.store import Text, text_of
from e2e.lib.table import NAMES
from py_engine.games import GAMES
from py_engine.games.trump_fighter.data import CARDS
from py_engine.match import Match

GAME = GAMES["trump_fighter"]


def deck(first: str = "") -> list[str]:
    """Return the whole deck with the named cards first: seat 0's hand, seat 1's, then the draws."""
    named = first.split()
    return [*named, *(card for card in CARDS if card not in named)]


def new_match(
    first: str = "S3 H9 C4 D4 S5 H5 D2 HK", fighters: tuple[str, str] = ("hinata", "gonzo"), **options: int
) -> Match:
    """Return a match in its first check."""
    seats = [{"name": name} for name in NAMES[:2]]
    match = Match.new(GAME, seats, options, {"deal": {"deck": deck(first)}})
    for seat, name in enumerate(fighters):
        match.act({"do": "character", "seat": seat, "name": name})
    return match


def in_battle(match: Match, at: int = 1000) -> Match:
    """Begin a battle with no fastest acts."""
    for seat in range(2):
        match.act({"do": "ready", "seat": seat, "at": at})
    match.act({"do": "battle", "at": at, "fastest": [None, None]})
    return match


def lay(match: Match, seat: int, cards: str, at: int = 1000) -> Match:
    """Move cards to a seat's first spots."""
    for place, card in enumerate(cards.split()):
        match.act({"do": "move", "seat": seat, "card": card, "to": place + 1, "at": at})
    return match


def unchosen() -> Match:
    """Return a match before the choice of fighters."""
    return Match.new(GAME, [{"name": name} for name in NAMES[:2]], {}, {"deal": {"deck": deck()}})


def judged() -> Match:
    """Return a battle in which a call of either side meets skills."""
    match = lay(in_battle(new_match("H3 H9 C4 D4 S5 H5 D2 HK")), 0, "H3 H9")
    return lay(match, 1, "HK S5 H5")


def wrong_calls(loser: int = 1, left: int = 0) -> Match:
    """Return a match of wrong calls of one side, ``left`` calls before it loses."""
    match = in_battle(new_match("H3 H9 D4 D5 S5 CK D2 HK"))
    saves, at = [match.save()], 2000
    while not match.state.over:
        match.act({"do": "call", "seat": loser, "at": at})
        match.act({"do": "resolve", "at": at + 100})
        at += 1000
        if not match.state.over:
            in_battle(match, at)
        saves.append(match.save())
    return Match.load(GAME, saves[-1 - left])


def over(loser: int = 1) -> Match:
    """Return a match that one side has lost by wrong calls."""
    return wrong_calls(loser)


def begin(seed: int) -> Text:
    """Return a match in its first check, in the stored form, played face to face."""
    match = new_match(" ".join(random.Random(seed).sample(CARDS, len(CARDS))))
    return text_of(match.save(), settings={"mode": "faces"})


def begin_slowly(seed: int) -> Text:
    """Return such a match in turns, without time limits."""
    return {**begin(seed), "settings": {"mode": "slow", "turn": 0}}
