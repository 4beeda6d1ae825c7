"""Explanations of finished tricks: every power by its terms, and the ways of the cards (4, 5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from py_engine.games.bokunron.data import CARDS, LEAD_POWER, NO_CARD, SUIT_OF, SUITS
from py_engine.games.bokunron.trick import NO_PART, NOBODY, Contest, PlacedChips, TablePlay, card_powers, play_power

MOST_KEPT = 64
"""Number of explained tricks kept in memory, for several matches: every view shows all finished tricks."""


@lru_cache(MOST_KEPT)
def contest_view(contest: Contest) -> dict[str, Any]:
    """Return a finished trick, explained; see ``BokunronContest``. All viewers share it: read only."""
    suit = SUIT_OF[contest.lead]
    powers = card_powers(suit, contest.values, contest.chips)
    totals = [play_power(play, suit, powers, contest.marker) for play in contest.table]
    return {
        "number": contest.trick,
        "leader": contest.leader,
        "plays": [{"seat": play.seat, "cards": [CARDS[card] for card in play.cards]} for play in contest.table],
        "log_end": contest.log_end,
        "lead": CARDS[contest.lead],
        "lead_suit": SUITS[suit],
        "marker": contest.marker,
        "outcome": _outcome(contest),
        "seats": [
            _contest_seat(contest, play, total, powers) for play, total in zip(contest.table, totals, strict=True)
        ],
        "passed": list(contest.passed),
        "placed": placed_view(contest.placed),
        "values": list(contest.values),
        "chips": list(contest.chips),
        "level": _level(contest, totals),
        "winner": None if contest.winner == NOBODY else contest.winner,
        "formed": [SUITS[each] for each in contest.formed],
    }


def placed_view(placed: Iterable[PlacedChips]) -> list[dict[str, Any]]:
    """Return the chips that the tyrant's steps of a trick put down."""
    return [{"seat": each.seat, "on": SUITS[each.suit], "chips": each.chips} for each in placed]


def _outcome(contest: Contest) -> str:
    if contest.winner != NOBODY:
        return "won"
    return "nobody_followed" if contest.table else "all_passed"


def _level(contest: Contest, totals: Sequence[int]) -> list[int]:
    """Return the seats that share the highest power, in the order of play."""
    best = max(totals, default=NO_PART)
    return [play.seat for play, total in zip(contest.table, totals, strict=True) if total == best != NO_PART]


def _contest_seat(contest: Contest, play: TablePlay, power: int, powers: Sequence[int]) -> dict[str, Any]:
    part = power != NO_PART
    terms = [_term(contest, card, powers) for card in play.cards] if part else []
    total = sum(term["power"] for term in terms)
    return {
        "seat": play.seat,
        "cards": [CARDS[card] for card in play.cards],
        "up": None if play.up == NO_CARD else CARDS[play.up],
        "follows": part,
        "terms": terms,
        "sum": total if part else None,
        "marker": total - power if part else 0,
        "power": power if part else None,
        **_whereabouts(contest, play),
    }


def _term(contest: Contest, card: int, powers: Sequence[int]) -> dict[str, Any]:
    suit = SUIT_OF[card]
    return {
        "card": CARDS[card],
        "suit": SUITS[suit],
        "value": LEAD_POWER if suit == SUIT_OF[contest.lead] else contest.values[suit],
        "chips": contest.chips[suit],
        "power": powers[suit],
    }


def _whereabouts(contest: Contest, play: TablePlay) -> dict[str, list[str]]:
    """Return the places of a seat's cards so far: the plaza, the winner, out of the game (5.2, 5.4, 5.5)."""
    in_plaza = [card for seat, card in contest.to_plaza if seat == play.seat]
    rest = [CARDS[card] for card in play.cards if card not in in_plaza]
    won = contest.winner != NOBODY
    return {
        "laid": [CARDS[card] for card in in_plaza],
        "given": rest if won and play.seat != contest.winner else [],
        "gone": rest if not won and in_plaza else [],
    }
