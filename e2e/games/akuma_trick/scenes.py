"""Prepared matches of Akuma Trick: every step with a choice of the player, and every screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from e2e.lib.table import NAMES
from py_engine.games import GAMES
from py_engine.match import Match

GAME = GAMES["akuma_trick"]
COLOURS = "YPGVBW"


def deal_of(*hands: str) -> dict[str, Any]:
    """Return a deal in which seat 0 starts and each hand begins with the named cards; the others fill it up."""
    named = [hand.split() for hand in hands]
    used = {card for hand in named for card in hand}
    rest = [f"{colour}{rank}" for colour in COLOURS[: len(named)] for rank in range(10)]
    spare = iter(card for card in rest if card not in used)
    return {"hands": [[*hand, *(next(spare) for _ in range(10 - len(hand)))] for hand in named], "start": 0}


def match_of(deal: dict[str, Any], *actions: str, options: dict[str, str] | None = None) -> Match:
    """Return a match played by short words: ``Y5 P5`` plays, ``! Y5`` releases, ``> 2`` steals, ``.`` stops."""
    seats = [{"name": NAMES[seat]} for seat in range(len(deal["hands"]))]
    match = Match.new(GAME, seats, options or {}, {"deal": deal})
    for words in actions:
        match.act(action_of(words))
    return match


def action_of(words: str) -> dict[str, Any]:
    """Return the action for short words."""
    sign, *rest = words.split() or [""]
    if sign == ".":
        return {"do": "stop"}
    if sign == ">":
        return {"do": "steal", "from": int(rest[0])}
    if sign == "!":
        return {"do": "release", "cards": rest}
    return {"do": "play", "cards": words.split()}


def ranked(*ranks: int) -> list[str]:
    """Return plays of all six colours of each rank in turn."""
    return [" ".join(f"{colour}{rank}" for colour in COLOURS) for rank in ranks]


def gone_round(match: Match) -> Match:
    """Let the others play single cards without an effect until the seat that acted before them acts."""
    seat = match.log[-1].actor
    while match.state.actors() != (seat,):
        plays = [action for action in match.legal(99)[0] if action["do"] == "play" and len(action["cards"]) == 1]
        match.act(next(action for action in plays if action["cards"][0][1] not in "0256"))
    return match


FOUR = deal_of(
    "Y1 Y2 P2 Y4 Y8 G5 G6 P0 V3 V9",
    "Y3 P3 G3 P6 V6 G9 P8 Y0 Y5 V0",
    "G4 P4 V4 P7 G7 Y6 P5 G0 P9 G1",
    "V5 V7 V8 G8 Y7 Y9 G2 V2 P1 V1",
)
THREE = deal_of("Y1 Y2 Y3 Y4 Y5 Y6 Y7 P2 G0 G9", "P3 P4 P5 P6 P7 P8 P9 G2 G3 Y0", "G1 G4 G5 G6 G7 G8 Y8 Y9 P0 P1")
POOR = deal_of("Y0 Y3 Y4 Y5 Y6 Y7 Y8 Y9 P9 G9", "P4 P5 P6 P7 P8 G4 G5 G6 G7 G8", "P0 P1 P2 P3 G0 G1 G2 G3 Y1 Y2")
SIX = deal_of(
    "Y1 P1 G1 V1 B1 W1 Y6 P6 Y8 P8",
    "Y2 P2 G2 V2 B2 W2 G6 V6 B6 W6",
    "Y3 P3 G3 V3 B3 W3 Y7 P7 G7 V7",
    "Y4 P4 G4 V4 B4 W4 G8 V8 B8 W8",
    "Y5 P5 G5 V5 B5 W5 Y9 P9 G9 V9",
    "Y0 P0 G0 V0 B0 W0 B9 W9 B7 W7",
)
LONG_RUN = ("Y1", "P3 P4 P5 P6 P7 P8 P9")
CLIMB = (*ranked(1, 2), ".", *ranked(3, 4))
ENDGAME = (*LONG_RUN, "! Y4 Y5 Y6 Y7", "G1", "G2 G3", ".")

MATCHES: dict[str, Callable[[], Match]] = {
    "lead": lambda: match_of(FOUR),
    "lead_without_runs": lambda: match_of(FOUR, options={"combos": "sets"}),
    "lead_mixed_runs": lambda: match_of(FOUR, options={"combos": "sets_and_long_runs", "run_colours": "mixed"}),
    "follow": lambda: match_of(FOUR, "Y1", "Y3 P3 G3"),
    "release": lambda: match_of(FOUR, "Y1", "Y3 P3 G3", "G4 P4 V4"),
    "steal": lambda: match_of(FOUR, "Y2 P2"),
    "steal_with_more": lambda: match_of(THREE, "Y2 Y3 Y4 Y5 Y6"),
    "steal_again": lambda: match_of(FOUR, "Y2 P2", "> 2"),
    "stolen": lambda: gone_round(match_of(FOUR, "Y2 P2", "> 2", "> 3")),
    "spared": lambda: match_of(THREE, *ENDGAME, "! Y3", "P1", "!", "Y2 P2"),
    "lock": lambda: match_of(FOUR, "G6"),
    "lock_of_two": lambda: match_of(FOUR, "Y1", "P6 V6"),
    "reverse": lambda: match_of(FOUR, "G5"),
    "no_play": lambda: match_of(THREE, *LONG_RUN),
    "forced": lambda: match_of(POOR, "Y4 Y5 Y6 Y7 Y8"),
    "nothing_to_release": lambda: match_of(THREE, *ENDGAME, "! Y3", "P1"),
    "discard_all": lambda: match_of(SIX, *CLIMB, *ranked(5)),
    "finished": lambda: match_of(FOUR, "Y1", "Y3 P3 G3", "G4 P4 V4", "! V7 V8 G8 V5"),
    "finished_big": lambda: match_of(SIX, *CLIMB, *ranked(5), "! B7 W7 B9 W9"),
    "short_with_zeros": lambda: match_of(SIX, *CLIMB, *ranked(5), options={"short_release": "discard_all"}),
    "last_card": lambda: match_of(THREE, *ENDGAME, "G9", "P0"),
    "last_release": lambda: match_of(SIX, *CLIMB),
    "over": lambda: match_of(THREE, *ENDGAME, "G9", "P0", "Y0"),
    "over_by_release": lambda: match_of(SIX, *CLIMB, "! Y5 P5 G5 V5 B5 W5 Y9 P9 G9 V9"),
}


def scene(name: str) -> Callable[[], dict[str, Any]]:
    """Return the function that makes the save of a prepared match."""
    return lambda: MATCHES[name]().save()


SCENES: dict[str, Callable[[], dict[str, Any]]] = {name: scene(name) for name in MATCHES}
