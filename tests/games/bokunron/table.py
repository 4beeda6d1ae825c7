"""Hand-made tables for Bokunron's tests: deals with given cards, and short ways to act."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

from py_engine.games.bokunron.data import ACES, DEALT, LEADS, PLAZA, STOCK_DECK, TRICKS
from py_engine.games.bokunron.game import GAME
from py_engine.match import Match
from py_engine.refusals import Refusal

NAMES = [{"name": name} for name in ("Aki", "Ben", "Chie", "Dai")]

SPREAD = ("S2 S3 S4 H2 H3 D2 D3", "s2 s3 s4 h2 h3 d2 d3", "S5 S6 S7 H5 H6 D5 D6", "s7 s8 s9 h7 h8 d7 d8")
"""Hands with three spades, two hearts, two diamonds and no club; the fourth is for four players."""

PLAIN_PLAZA = "C2 C3 C4 C5"
"""Four clubs upright: no other column."""


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


def play(match: Match, cards: str, up: str | None = None) -> None:
    """Play cards; of three the first lies face up if no other is named."""
    names = cards.split()
    match.act({"do": "play", "cards": names, **({"up": up or names[0]} if len(names) == 3 else {})})


def tyrant(match: Match, on: str, chips: int) -> None:
    match.act({"do": "tyrant", "on": on, "chips": chips})


def lay(match: Match, *plays: str) -> None:
    """Play for one seat after the other, each declining the tyrant's step; ``-`` is a pass."""
    for cards in plays:
        if cards == "-":
            match.act({"do": "pass"})
            continue
        play(match, cards)
        if match.state.phase.name == "tyrant":
            match.act({"do": "no_tyrant"})


def trick(match: Match, *plays: str | None, chips: dict[int, tuple[str, int]] | None = None) -> None:
    """Play a trick in its own order: ``plays`` by seat (``-`` a pass, ``None`` does not act), ``chips`` by seat."""
    for _ in range(len(plays) - plays.count(None)):
        seat = match.state.turn
        cards = plays[seat]
        assert cards is not None, f"seat {seat} is to act"
        if chips and seat in chips:
            play(match, cards)
            tyrant(match, *chips[seat])
        else:
            lay(match, cards)


def refusal(match: Match, action: dict[str, Any]) -> Refusal:
    no = match.check(action)
    assert no is not None, f"{action} is legal"
    return no


def legal(match: Match) -> list[dict[str, Any]]:
    actions, complete = match.legal(50_000)
    assert complete
    return actions


def contest(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None)["tricks"][-1]
    return found


def powers(match: Match) -> dict[int, int | None]:
    """Return each seat's power in the last contest."""
    return {part["seat"]: part["power"] for part in contest(match)["seats"]}


def column(match: Match, suit: str) -> dict[str, Any]:
    return next(each for each in match.view(None)["plaza"] if each["suit"] == suit)


def play_plan(match: Match, plan: Callable[[int, int], int]) -> Match:
    """Play to the end; ``plan`` (trick, seat) says how many cards a seat plays, 0 for a pass.

    The first legal action of the kind is taken, or else the first one; no chips are put down.
    """
    while not match.state.over:
        count = plan(match.state.trick, match.state.turn)
        actions = [action for action in match.legal(3000)[0] if action["do"] != "tyrant"]
        fitting = [action for action in actions if len(action.get("cards", [])) == count]
        match.act((fitting or actions)[0])
    return match


def any_action(match: Match, rng: random.Random) -> dict[str, Any]:
    """Return a random legal action: first the verb, then one of its actions, so that passes are no rarity."""
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
    """Do up to ``steps`` random actions."""
    for _ in range(steps):
        if match.state.over:
            break
        match.act(any_action(match, rng))
    return match
