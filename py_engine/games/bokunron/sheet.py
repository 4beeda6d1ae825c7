"""Contests and scores worked out as data: every power and every point, term by term."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from py_engine.games.bokunron.contest import NO_PART, NOBODY, card_powers, play_power
from py_engine.games.bokunron.data import CARDS, LEAD_POWER, NO_CARD, RANK_OF, RANKS, SUIT_OF, SUITS
from py_engine.games.bokunron.score import scores_of, tricks_won, won_cards
from py_engine.games.bokunron.state import BokunronState, Contest, Laid, Placed


def contest_view(contest: Contest) -> dict[str, Any]:
    """Return a settled trick, explained; see ``BokunronContest``."""
    suit = SUIT_OF[contest.lead]
    return {
        "number": contest.trick,
        "leader": contest.leader,
        "plays": [{"seat": laid.seat, "cards": [CARDS[card] for card in laid.cards]} for laid in contest.table],
        "log_end": contest.log_end,
        "trick": contest.trick,
        "lead": CARDS[contest.lead],
        "lead_suit": SUITS[suit],
        "marker": contest.marker,
        "outcome": _outcome(contest),
        "seats": [_contest_seat(contest, laid, suit) for laid in contest.table],
        "passed": list(contest.passed),
        "placed": placed_view(contest.placed),
        "values": list(contest.values),
        "chips": list(contest.chips),
        "level": _level(contest, suit),
        "winner": None if contest.winner == NOBODY else contest.winner,
        "formed": [SUITS[each] for each in contest.formed],
    }


def placed_view(placed: Iterable[Placed]) -> list[dict[str, Any]]:
    """Return the chips put down in the tyrant's steps of a trick."""
    return [{"seat": each.seat, "on": SUITS[each.suit], "chips": each.chips} for each in placed]


def _outcome(contest: Contest) -> str:
    if contest.winner != NOBODY:
        return "won"
    return "nobody_followed" if contest.table else "all_passed"


def _powers(contest: Contest) -> list[int]:
    return card_powers(SUIT_OF[contest.lead], contest.values, contest.chips)


def _level(contest: Contest, suit: int) -> list[int]:
    """Return the seats that share the highest power, in the order of play."""
    powers = [play_power(laid, suit, _powers(contest), contest.marker) for laid in contest.table]
    best = max(powers, default=NO_PART)
    return [laid.seat for laid, power in zip(contest.table, powers, strict=True) if power == best != NO_PART]


def _contest_seat(contest: Contest, laid: Laid, suit: int) -> dict[str, Any]:
    power = play_power(laid, suit, _powers(contest), contest.marker)
    part = power != NO_PART
    terms = [_term(contest, card, suit) for card in laid.cards] if part else []
    total = sum(term["power"] for term in terms)
    return {
        "seat": laid.seat,
        "cards": [CARDS[card] for card in laid.cards],
        "up": None if laid.up == NO_CARD else CARDS[laid.up],
        "follows": part,
        "terms": terms,
        "sum": total if part else None,
        "marker": total - power if part else 0,
        "power": power if part else None,
        **_whereabouts(contest, laid),
    }


def _term(contest: Contest, card: int, lead_suit: int) -> dict[str, Any]:
    suit = SUIT_OF[card]
    return {
        "card": CARDS[card],
        "suit": SUITS[suit],
        "value": LEAD_POWER if suit == lead_suit else contest.values[suit],
        "chips": contest.chips[suit],
        "power": _powers(contest)[suit],
    }


def _whereabouts(contest: Contest, laid: Laid) -> dict[str, list[str]]:
    """Say where a seat's cards went so far: the plaza, the winner, out of the game (5.2, 5.4, 5.5)."""
    in_plaza = [card for seat, card in contest.laid if seat == laid.seat]
    rest = [CARDS[card] for card in laid.cards if card not in in_plaza]
    won = contest.winner != NOBODY
    return {
        "laid": [CARDS[card] for card in in_plaza],
        "given": rest if won and laid.seat != contest.winner else [],
        "gone": rest if not won and in_plaza else [],
    }


def score_sheet(state: BokunronState) -> list[dict[str, Any]]:
    """Return every seat's points, term by term; see ``BokunronSeatResult``."""
    won = tricks_won(state)
    share = {"piles": sum(map(len, state.piles)), "seats": won.count(min(won))}
    rows = []
    for seat, score in enumerate(scores_of(state)):
        ace, *leads = cards = won_cards(state, seat)
        rows.append(
            {
                "seat": seat,
                "ace": CARDS[ace],
                "leads": [CARDS[card] for card in leads],
                "tricks": len(leads),
                "chips": state.chips[seat],
                "base": score.base,
                "suits": sum(score.by_suit),
                "ranks": sum(score.by_rank),
                "fewest": score.fewest,
                "points": score.points,
                "struck": score.struck,
                "suit_bonuses": _bonuses(SUITS, score.by_suit, cards, [SUIT_OF[card] for card in cards]),
                "rank_bonuses": _bonuses(RANKS, score.by_rank, cards, [RANK_OF[card] for card in cards]),
                "share": share if won[seat] == min(won) else None,
            }
        )
    return rows


def _bonuses(
    kinds: str, points: Sequence[int], cards: Sequence[int], kind_of: Sequence[int]
) -> list[dict[str, Any]]:
    """Return the bonuses there are: the suit or rank, the cards that make it, its points."""
    return [
        {
            "of": name,
            "cards": [CARDS[card] for card, each in zip(cards, kind_of, strict=True) if each == kind],
            "points": points[kind],
        }
        for kind, name in enumerate(kinds)
        if points[kind]
    ]
