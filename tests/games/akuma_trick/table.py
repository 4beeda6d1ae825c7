"""Helpers: matches in made positions, actions in words, and rows of the clauses' tables. Cards are ``"Y5 Y6"``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from py_engine.games.akuma_trick.data import INDEX, deck
from py_engine.games.akuma_trick.game import GAME
from py_engine.match import Match
from tests.clauses import Outcome, parts, said

NAMES = [{"name": name} for name in ("Aki", "Ben", "Chie", "Dai", "Emi", "Fuku")]


def mask_of(cards: str) -> int:
    """Return the mask of the cards named."""
    return sum(1 << INDEX[name] for name in cards.split())


def deal_with(*hands: str, start: int = 0) -> dict[str, Any]:
    """Return a full deal whose hands begin with the given cards; the rest is filled up in order."""
    held = [hand.split() for hand in hands]
    rest = iter(name for name in deck(len(hands)) if not any(name in hand for hand in held))
    return {"hands": [[*hand, *(next(rest) for _ in range(10 - len(hand)))] for hand in held], "start": start}


def dealt(*hands: str, start: int = 0, **options: str) -> Match:
    """Return a new match with :func:`deal_with`."""
    return Match.new(GAME, NAMES[: len(hands)], options, {"deal": deal_with(*hands, start=start)})


def at(*hands: str, start: int = 0, **options: str) -> Match:
    """Return a match in which the seats have exactly these cards; all others have left the game.

    The position does not follow from the log: such a match can be played and asked, but not undone or loaded.
    """
    match = dealt(*hands, start=start, **options)
    state = match.state
    kept = [mask_of(hand) for hand in hands]
    state.gone = sum(state.hands) & ~sum(kept)
    state.hands = kept
    return match


def action(words: str) -> dict[str, Any]:
    """Return an action: ``Y5 Y6`` plays these, ``release P1 P3``, ``steal 1`` and ``stop`` are literal."""
    verb, *rest = words.split() or ["play"]
    if verb == "steal":
        return {"do": "steal", "from": int(rest[0])}
    if verb in ("play", "release", "stop"):
        return {"do": verb, **({} if verb == "stop" else {"cards": rest})}
    return {"do": "play", "cards": words.split()}


def do(match: Match, words: str) -> Match:
    """Carry out some actions, separated by commas, each for the seat in turn."""
    for each in filter(None, words.split(", ")):
        match.act(action(each))
    return match


def refused(match: Match, words: str) -> str:
    """Return an action's refusal in words, empty if it is legal."""
    return said(match.check(action(words)))


def legal(match: Match, verb: str) -> str:
    """Return the legal plays or releases in words, in the order of the list."""
    return ", ".join(" ".join(each["cards"]) or "nothing" for each in match.legal(100_000)[0] if each["do"] == verb)


@dataclass(frozen=True)
class Case:
    """A row: the ``hands``, separated by slashes, the actions ``done``, and the expected values after them.

    ``shows`` are parts of everyone's view, of the status, and of ``own``, the hands, by their paths; ``plays`` and
    ``releases`` are all legal ones; ``refused`` are actions, each with its refusal in words.
    """

    hands: str
    done: str = ""
    shows: Mapping[str, Any] = field(default_factory=dict)
    plays: str | None = None
    releases: str | None = None
    refused: Mapping[str, str] = field(default_factory=dict)
    start: int = 0
    options: Mapping[str, str] = field(default_factory=dict)

    def outcome(self) -> tuple[Outcome, Outcome]:
        """Return the actual values, and the expected ones."""
        match = do(at(*self.hands.split(" / "), start=self.start, **self.options), self.done)
        own = [match.view(seat)["hand"] for seat in range(len(match.names))]
        listed = {f"legal {verb}s": legal(match, verb) for verb in ("play", "release")}
        wanted = {"legal plays": self.plays, "legal releases": self.releases}
        wanted = {name: plays for name, plays in wanted.items() if plays is not None}
        found = parts({**match.view(None), **match.status(), "own": own}, self.shows)
        found |= {name: listed[name] for name in wanted} | {each: refused(match, each) for each in self.refused}
        return found, {**self.shows, **wanted, **self.refused}
