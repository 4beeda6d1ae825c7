"""Hand-made tables for Bokunron: deals with given cards, actions in words, and rows of the clauses' tables."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from py_engine.games.bokunron.data import ACES, DEALT, LEADS, PLAZA, STOCK_DECK, TRICKS
from py_engine.games.bokunron.game import GAME
from py_engine.match import Match
from tests.clauses import Outcome, parts, said

NAMES = [{"name": name} for name in ("Aki", "Ben", "Chie", "Dai")]

SPREAD = ("S2 S3 S4 H2 H3 D2 D3", "s2 s3 s4 h2 h3 d2 d3", "S5 S6 S7 H5 H6 D5 D6", "s7 s8 s9 h7 h8 d7 d8")
"""Hands with three spades, two hearts, two diamonds and no club; the fourth is for four players."""

PLAIN_PLAZA = "C2 C3 C4 C5"
"""Four clubs upright, and no other column."""


def filled(wanted: Iterable[str], size: int, rest: Iterable[str]) -> list[str]:
    """Return ``wanted`` filled up to ``size`` from ``rest``."""
    part = list(wanted)
    source = iter(rest)
    return part + [next(source) for _ in range(size - len(part))]


def deal_with(
    hands: Iterable[str],
    plaza: str = PLAIN_PLAZA,
    leads: str = "",
    aces: str = "",
    stocks: Iterable[str] = (),
    start: int = 0,
) -> dict[str, Any]:
    """Return a deal in which each seat has the cards of its hand and stock; the rest is filled up in order."""
    wanted = [hand.split() for hand in hands]
    seats = len(wanted)
    for seat, stock in enumerate(stocks):
        wanted[seat] = wanted[seat] + stock.split()
    used = {*plaza.split(), *(card for part in wanted for card in part)}
    rest = iter(card for card in STOCK_DECK[seats] if card not in used)
    lead_rest = (card for card in LEADS if card not in leads.split())
    ace_rest = (card for card in ACES if card not in aces.split())
    return {
        "aces": filled(aces.split(), seats, ace_rest),
        "leads": filled(leads.split(), TRICKS, lead_rest),
        "plaza": filled(plaza.split(), PLAZA, rest),
        "cards": [filled(part, DEALT, rest) for part in wanted],
        "start": start,
    }


def dealt_match(deal: dict[str, Any]) -> Match:
    return Match.new(GAME, NAMES[: len(deal["aces"])], {}, {"deal": deal})


def match_with(hands: Iterable[str] = SPREAD[:3], **deal: Any) -> Match:
    """Return a match in which all seats have chosen the given hands of seven cards."""
    hands = list(hands)
    match = dealt_match(deal_with(hands, **deal))
    for seat, hand in enumerate(hands):
        choose(match, seat, hand)
    return match


def choose(match: Match, seat: int, cards: str) -> None:
    match.act({"do": "hand", "seat": seat, "cards": cards.split()})


def lay(match: Match, *plays: str) -> None:
    """Play for one seat after the other without chips; ``-`` is a pass."""
    do(match, ", ".join(plays))


def trick(match: Match, *plays: str | None, chips: Mapping[int, tuple[str, int]] | None = None) -> None:
    """Play a trick in its own order: ``plays`` by seat (``-`` a pass, ``None`` does not act), ``chips`` by seat."""
    put = {seat: f" with {count} on {suit}" for seat, (suit, count) in (chips or {}).items()}
    do(match, " | ".join(f"{cards or NOTHING}{put.get(seat, '')}" for seat, cards in enumerate(plays)))


def legal(match: Match) -> list[dict[str, Any]]:
    actions, complete = match.legal(50_000)
    assert complete
    return actions


def contest(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None)["tricks"][-1]
    return found


def column(match: Match, suit: str) -> dict[str, Any]:
    return next(each for each in match.view(None)["plaza"] if each["suit"] == suit)


NOTHING = "."
CHIPS = re.compile(r"(.*) with (\d+) on (\w+)")


def action(words: str) -> dict[str, Any]:
    """Return an action: ``S2 H2`` and ``S2 H2 D2 up H2`` play these cards.

    Of three the first is face up if none is named. ``pass`` or ``-``, ``no_tyrant``, ``3 on S``, ``plaza S2`` and
    ``hand 1 S2 S3 …`` are literal.
    """
    first, *rest = words.split() or [""]
    if first in ("-", "pass", "no_tyrant"):
        return {"do": "pass" if first == "-" else first}
    if first == "plaza":
        return {"do": "plaza", "card": rest[0]}
    if first == "hand":
        return {"do": "hand", "seat": int(rest[0]), "cards": rest[1:]}
    if rest[:1] == ["on"]:
        return {"do": "tyrant", "on": rest[1], "chips": int(first)}
    cards, _, up = words.partition(" up ")
    names = cards.split()
    return {"do": "play", "cards": names, **({"up": up or names[0]} if len(names) == 3 or up else {})}


def do(match: Match, words: str) -> Match:
    """Carry out some actions, separated by commas, each for the seat in turn.

    After a play the seat puts no chips down, unless ``with 2 on S`` follows, or waits with ``and waits``. ``S2 | s2
    | .`` is a trick in its own order: each seat's action, a dot for a seat that does not act.
    """
    for each in filter(None, words.split(", ")):
        plays = each.split(" | ")
        if len(plays) > 1:
            for _ in range(len(plays) - plays.count(NOTHING)):
                do(match, plays[match.state.turn])
            continue
        chips = CHIPS.fullmatch(each)
        match.act(action(chips[1] if chips else each.removesuffix(" and waits")))
        if chips:
            match.act({"do": "tyrant", "on": chips[3], "chips": int(chips[2])})
        elif match.state.phase.name == "tyrant" and not each.endswith(" and waits"):
            match.act({"do": "no_tyrant"})
    return match


def shown(match: Match) -> dict[str, Any]:
    """Return the values for rows: status, table, the ``seats``' views, ``columns`` by suit, the last ``contest``.

    The contest has the seats' ``parts`` and their ``powers``, by seat.
    """
    table = match.view(None)
    last = table["tricks"][-1] if table["tricks"] else {"seats": []}
    contest = {
        **last,
        "parts": {str(part["seat"]): part for part in last["seats"]},
        "powers": {part["seat"]: part["power"] for part in last["seats"]},
    }
    views = [match.view(seat) for seat in range(len(match.names))]
    columns = {each["suit"]: each for each in table["plaza"]}
    return {**table, **match.status(), "seats": views, "columns": columns, "contest": contest}


@dataclass(frozen=True)
class Case:
    """A row: a table with these ``hands`` and this ``deal``, the actions ``done``, and the expected values.

    ``shows`` are parts of :func:`shown` by their paths; ``refused`` are actions, each with its refusal in words.
    """

    done: str = ""
    shows: Mapping[str, Any] = field(default_factory=dict)
    refused: Mapping[str, str] = field(default_factory=dict)
    hands: Iterable[str] = SPREAD[:3]
    deal: Mapping[str, Any] = field(default_factory=dict)

    def outcome(self) -> tuple[Outcome, Outcome]:
        """Return the actual values, and the expected ones."""
        match = do(match_with(self.hands, **self.deal), self.done)
        refused = {each: said(match.check(action(each))) for each in self.refused}
        return parts(shown(match), self.shows) | refused, {**self.shows, **self.refused}


def play_plan(match: Match, plan: Callable[[int, int], int]) -> Match:
    """Play to the end; ``plan`` (trick, seat) returns the number of cards to play, 0 for a pass.

    The first legal action of the kind is taken, or else the first one, and no chips are put down.
    """
    while not match.state.over:
        count = plan(match.state.trick, match.state.turn)
        actions = [action for action in match.legal(3000)[0] if action["do"] != "tyrant"]
        fitting = [action for action in actions if len(action.get("cards", [])) == count]
        match.act((fitting or actions)[0])
    return match


def any_action(match: Match, rng: random.Random) -> dict[str, Any]:
    """Return a random legal action: first the verb, then one of its actions, so that passes are frequent."""
    state = match.state
    if state.phase.name == "hand":
        seat = rng.choice(match.status()["to_act"])
        view = match.view(seat)
        owed = next(each["count"] for each in view["owing"] if each["seat"] == seat)
        return {"do": "hand", "seat": seat, "cards": rng.sample(view["stock"], owed)}
    actions = legal(match)
    verb = rng.choice(sorted({action["do"] for action in actions}))
    return rng.choice([action for action in actions if action["do"] == verb])


def play_on(match: Match, rng: random.Random, steps: int = 1000) -> Match:
    """Carry out up to ``steps`` random actions."""
    for _ in range(steps):
        if match.state.over:
            break
        match.act(any_action(match, rng))
    return match
