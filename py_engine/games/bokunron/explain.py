"""Finished tricks explained: every power term by term, and where the cards went (4, 5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from py_engine.games.bokunron.data import CARDS, LEAD_POWER, NO_CARD, SUIT_OF, SUITS
from py_engine.games.bokunron.trick import NO_PART, NOBODY, Contest, PlacedChips, TablePlay, card_powers, play_power

MOST_KEPT = 64
"""How many tricks stay explained, those of some matches: every look at a table shows all finished ones."""


@lru_cache(MOST_KEPT)
def contest_view(contest: Contest) -> dict[str, Any]:
    """Return a finished trick, explained; see ``BokunronContest``. It is shared by all who look: read only."""
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
    """Return the chips put down in the tyrant's steps of a trick."""
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
    """Say where a seat's cards went so far: the plaza, the winner, out of the game (5.2, 5.4, 5.5)."""
    in_plaza = [card for seat, card in contest.to_plaza if seat == play.seat]
    rest = [CARDS[card] for card in play.cards if card not in in_plaza]
    won = contest.winner != NOBODY
    return {
        "laid": [CARDS[card] for card in in_plaza],
        "given": rest if won and play.seat != contest.winner else [],
        "gone": rest if not won and in_plaza else [],
    }
