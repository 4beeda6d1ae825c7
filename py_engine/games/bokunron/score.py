"""The end (6): points, the winner and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from py_engine.games.bokunron.data import (
    CARDS,
    PILE_POINTS,
    RANK_BONUS,
    RANK_OF,
    RANK_POINTS,
    RANKS,
    STRUCK_FROM,
    SUIT_BONUS,
    SUIT_OF,
    SUITS,
)
from py_engine.games.bokunron.state import BokunronState

By = Literal["points", "tricks", "marker"]
"""The criterion that decided the winner (6.6)."""


class Score(NamedTuple):
    """A seat's points by term (6.1-6.5); ``by_suit`` and ``by_rank`` are the bonuses of each suit and rank."""

    base: int
    by_suit: tuple[int, ...]
    by_rank: tuple[int, ...]
    fewest: int
    points: int
    struck: bool


def base_points(cards: Sequence[int], chips: int) -> int:
    """Return the points of the cards by rank, and 1 for each unused chip (6.1)."""
    return sum(RANK_POINTS[RANK_OF[card]] for card in cards) + chips


def suit_bonuses(cards: Sequence[int]) -> tuple[int, ...]:
    """Return the bonus of each suit (6.2)."""
    held = [SUIT_OF[card] for card in cards]
    return tuple(SUIT_BONUS[held.count(suit)] for suit in range(len(SUITS)))


def rank_bonuses(cards: Sequence[int]) -> tuple[int, ...]:
    """Return the bonus of each rank (6.3)."""
    held = [RANK_OF[card] for card in cards]
    return tuple(RANK_BONUS[held.count(rank)] for rank in range(len(RANKS)))


def points_of(cards: Sequence[int], chips: int) -> int:
    """Return the points of the cards of a fame and of unused chips (6.1-6.3)."""
    return base_points(cards, chips) + sum(suit_bonuses(cards)) + sum(rank_bonuses(cards))


def fewest_points(tricks: Sequence[int], piles: int) -> list[int]:
    """Return each seat's share of 2 points per pile, for the seats with the fewest tricks (6.4)."""
    least = min(tricks)
    share = PILE_POINTS * piles // tricks.count(least)
    return [share if won == least else 0 for won in tricks]


def struck_out(points: Sequence[int]) -> list[bool]:
    """Return for each seat whether it is 10 or more points above the lowest (6.5)."""
    limit = min(points) + STRUCK_FROM
    return [each >= limit for each in points]


def match_winner(
    points: Sequence[int], tricks: Sequence[int], struck: Sequence[bool], marker: int
) -> tuple[int, By]:
    """Return the winner and the criterion: points, tricks won, or the distance from the marker holder (6.6)."""
    seats = len(points)
    left = [seat for seat in range(seats) if not struck[seat]]
    most = max(points[seat] for seat in left)
    level = [seat for seat in left if points[seat] == most]
    if len(level) == 1:
        return level[0], "points"
    most = max(tricks[seat] for seat in level)
    level = [seat for seat in level if tricks[seat] == most]
    return min(level, key=lambda seat: (seat - marker) % seats), "tricks" if len(level) == 1 else "marker"


def won_cards(state: BokunronState, seat: int) -> list[int]:
    """Return the seat's ace and the lead cards it won, in order."""
    return [state.aces[seat], *(trick.lead for trick in state.won[seat])]


def tricks_won(state: BokunronState) -> list[int]:
    """Return the number of tricks that each seat has won."""
    return [len(tricks) for tricks in state.won]


def seat_scores(state: BokunronState) -> list[Score]:
    """Return every seat's score on the present table."""
    seats = range(state.seats)
    cards = [won_cards(state, seat) for seat in seats]
    base = [base_points(cards[seat], state.chips[seat]) for seat in seats]
    suits, ranks = [suit_bonuses(each) for each in cards], [rank_bonuses(each) for each in cards]
    fewest = fewest_points(tricks_won(state), sum(map(len, state.piles)))
    points = [points_of(cards[seat], state.chips[seat]) + fewest[seat] for seat in seats]
    struck = struck_out(points)
    return [Score(base[i], suits[i], ranks[i], fewest[i], points[i], struck[i]) for i in seats]


def outcome(state: BokunronState) -> tuple[int, By]:
    """Return the winner of a finished match and the criterion."""
    found = seat_scores(state)
    points, struck = [score.points for score in found], [score.struck for score in found]
    return match_winner(points, tricks_won(state), struck, state.marker)


def scores(state: BokunronState) -> list[int | None]:
    """Return every seat's points, ``None`` for each before the end, since the aces count (S10)."""
    return [score.points for score in seat_scores(state)] if state.over else [None] * state.seats


def winners(state: BokunronState) -> list[int]:
    """Return the one winner (6.6)."""
    return [outcome(state)[0]]


def standing(state: BokunronState) -> list[int]:
    """Return the winner, then the others by points, the seats struck out last (6.5, 6.6)."""
    winner, found = outcome(state)[0], seat_scores(state)
    return sorted(range(state.seats), key=lambda seat: (seat != winner, found[seat].struck, -found[seat].points))


def ending(state: BokunronState) -> dict[str, Any]:
    """Return ``by``, the criterion: points, tricks won or the distance from the marker holder (6.6)."""
    return {"by": outcome(state)[1]}


def score_sheet(state: BokunronState) -> list[dict[str, Any]]:
    """Return every seat's points by their terms; see ``BokunronSeatResult``."""
    won = tricks_won(state)
    share = {"piles": sum(map(len, state.piles)), "seats": won.count(min(won))}
    rows = []
    for seat, score in enumerate(seat_scores(state)):
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
    """Return the bonuses: the suit or rank, the cards that form it, its points."""
    return [
        {
            "of": name,
            "cards": [CARDS[card] for card, each in zip(cards, kind_of, strict=True) if each == kind],
            "points": points[kind],
        }
        for kind, name in enumerate(kinds)
        if points[kind]
    ]
