"""Prepared matches of Bokunron: every step with a choice of the player, and every screen."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

from e2e.lib.table import NAMES
from py_engine.games import GAMES
from py_engine.match import Match
from tests.games.bokunron.table import any_action, choose, deal_with, trick

Save = dict[str, Any]


def seats(players: int) -> list[dict[str, str]]:
    return [{"name": name} for name in NAMES[:players]]


def dealt(hands: Iterable[str], **deal: Any) -> Match:
    """Return a match in which all seats have chosen the given hands of seven cards."""
    hands = list(hands)
    match = Match.new(GAMES["bokunron"], seats(len(hands)), {}, {"deal": deal_with(hands, **deal)})
    for seat, hand in enumerate(hands):
        choose(match, seat, hand)
    return match


def found(players: int, wanted: Callable[[Match], bool]) -> Save:
    """Return the save of the first random match that reaches a wanted position."""
    for seed in range(300):
        match = Match.new(GAMES["bokunron"], seats(players), {}, {"seed": seed})
        rng = random.Random(seed)
        while True:
            if wanted(match):
                return match.save()
            if match.state.over:
                break
            match.act(any_action(match, rng))
    raise AssertionError("no match comes to such a position")


HANDS = ("S2 S3 S4 H2 H3 D2 D3", "s2 s3 s4 h2 h3 d2 d3", "S5 S6 S7 H5 H6 D5 D6")
"""Hands with spades, hearts and diamonds, and no club."""


def fresh() -> Save:
    """A deal of four; Aki starts and has to choose seven of sixteen."""
    return Match.new(GAMES["bokunron"], seats(4), {}, {"seed": 4, "start": 0}).save()


def first_play() -> Save:
    """Hearts lead, all three seats have them; Aki starts."""
    return dealt(HANDS, leads="HK SQ", plaza="C2 S8 S9 D7").save()


def after_pass() -> Save:
    """Aki passed and owes a hand of six."""
    match = dealt(HANDS, leads="HK SQ", plaza="C2 S8 S9 D7")
    trick(match, "-", "h2 s2", "H5 S5")
    return match.save()


def no_second_pass() -> Save:
    """Aki, who passed, has a new hand and may not pass again; Aki's turn after the others."""
    match = Match.load(GAMES["bokunron"], after_pass())
    choose(match, 0, "S2 S3 H2 H3 D2 D3")
    while match.state.turn != 0 or match.state.phase.name != "play":
        match.act(match.legal(9)[0][0])
    return match.save()


def tyrant() -> Save:
    """Benjamin has laid cards after Aki, who put two chips on the spades; no club is in the plaza."""
    match = dealt(HANDS, leads="HK SQ", plaza="S8 S9 D7 D8")
    trick_start = {"do": "play", "cards": ["S2", "S3", "H2"], "up": "S3"}
    match.act(trick_start)
    match.act({"do": "tyrant", "on": "S", "chips": 1})
    match.act({"do": "play", "cards": ["s2", "h2"]})
    return match.save()


def contest() -> Save:
    """Aki, the marker holder, played three with one open; Benjamin put chips on the lead; ちえ did not follow."""
    match = dealt(
        ("S2 S3 S4 H2 H3 D2 D3", "s2 s3 s4 h2 h3 d2 d3", "S5 S6 S7 D8 D9 D5 D6"),
        leads="HK SQ",
        plaza="S8 S9 C7 C8",
        stocks=("H4 H5 H6 H7", "h4 h5 h6 H8", "H9 H10"),
    )
    trick(match, "S2 S3 H2", "s2 h2 h3", "S5 D5", chips={1: ("H", 2)})
    return match.save()


def level() -> Save:
    """Benjamin and ちえ are level; ちえ played later."""
    match = dealt(HANDS, leads="HK SQ", plaza="S8 S9 D7 D8")
    trick(match, "-", "h2", "H5")
    return match.save()


def nobody_followed() -> Save:
    """Clubs lead and no seat has one: Aki has to pick a card for the plaza."""
    match = dealt(HANDS, leads="CK SQ", plaza="S8 S9 S10 D7", stocks=("C2 C3", "C4 C5", "C6 C7"))
    trick(match, "S2 S3 H2", "s2 h2", "-")
    return match.save()


def all_passed() -> Save:
    """Every seat passed; the first of them owes a hand."""
    match = dealt(HANDS, leads="HK SQ", plaza="S8 S9 S10 D7")
    trick(match, "-", "-", "-")
    return match.save()


def must_pass(players: int = 4) -> Save:
    """A seat without a hand, but with a chip, has to act."""
    return found(players, lambda match: _to_play(match) and not _hand(match) and match.state.trick > 2)


def no_chips() -> Save:
    """A seat without chips has to play."""
    return found(4, lambda match: _to_play(match) and not match.state.chips[match.state.turn])


def rich() -> Save:
    """Late in a match of four: piles in the plaza, tricks won, a turn of the fourth seat in order."""
    return found(
        4,
        lambda match: (
            _to_play(match)
            and match.state.trick >= 4
            and len(match.state.table) == 3
            and sum(map(len, match.state.piles)) >= 2
            and len(_hand(match)) >= 4
        ),
    )


def out_of_play() -> Save:
    """One seat is out of play."""
    return found(3, lambda match: _to_play(match) and any(match.state.out))


def over() -> Save:
    """A finished match in which a seat was struck out and several shared the piles."""

    def wanted(match: Match) -> bool:
        if not match.state.over:
            return False
        rows = match.status()["result"]
        return any(row["struck"] for row in rows) and any(row["fewest"] for row in rows)

    return found(4, wanted)


def over_by_tricks() -> Save:
    """A finished match that was level on points."""
    return found(3, lambda match: match.state.over and match.status()["by"] == "tricks")


def _to_play(match: Match) -> bool:
    return bool(match.state.phase.name == "play")


def _hand(match: Match) -> list[str]:
    hand: list[str] = match.view(match.state.turn)["hand"]
    return hand


SCENES: dict[str, Callable[[], Save]] = {
    "hand-seven": fresh,
    "hand-six": after_pass,
    "play": first_play,
    "play-late": rich,
    "no-second-pass": no_second_pass,
    "must-pass": must_pass,
    "no-chips": no_chips,
    "out-of-play": out_of_play,
    "tyrant": tyrant,
    "contest": contest,
    "level": level,
    "plaza": nobody_followed,
    "all-passed": all_passed,
    "over": over,
    "over-by-tricks": over_by_tricks,
}
