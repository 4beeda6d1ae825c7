"""The rule for every seat in a playout: lose points fast, without running out of cards."""

from __future__ import annotations

from py_engine.games.akuma_trick.combos import Runs
from py_engine.games.akuma_trick.data import OF_RANK, POINTS, RANK, WIDTH, ZEROS
from py_engine.games.akuma_trick.play_phase import playable
from py_engine.games.akuma_trick.release import payment
from py_engine.games.akuma_trick.state import AkumaTrickState

Cut = tuple[int, int]
"""Cards to get rid of, as a mask, and their points."""
NOTHING: Cut = (0, -1)
"""No cards."""


def points_of(cards: int) -> int:
    """Return the points of the cards when the game ends (5.2)."""
    total = 0
    while cards:
        low = cards & -cards
        cards ^= low
        total += POINTS[low.bit_length() - 1]
    return total


def quick_move(state: AkumaTrickState) -> int:
    """Return the play or release that leaves the fewest points, and at least one card if possible."""
    hand, cards = state.hands[state.turn], playable(state)
    play = _longer(_best_set(hand, cards), _best_run(hand, cards, state.runs) if state.runs.least else NOTHING)
    if not state.table:
        return play[0] or cards
    discards = _discards(*payment(state))
    if discards[0] != hand and discards[1] > play[1]:
        return ~discards[0]
    return play[0] or (~discards[0] if discards[0] != hand or not cards else cards)


def _longer(one: Cut, other: Cut) -> Cut:
    return other if other[1] > one[1] else one


def _best_set(hand: int, cards: int) -> Cut:
    """Return the single card or set with the most points; a set of the whole hand leaves its lowest card out."""
    best = NOTHING
    while cards:
        rank = RANK[(cards & -cards).bit_length() - 1]
        same = cards & OF_RANK[rank]
        cards ^= same
        if same == hand:
            same &= same - 1
        points = same.bit_count() * POINTS[rank * WIDTH]
        if same and points > best[1]:
            best = same, points
    return best


def _best_run(hand: int, cards: int, runs: Runs) -> Cut:
    """Return the run with the most points; a run of the whole hand leaves its lowest card out."""
    best = NOTHING
    for longest in (_mixed_runs if runs.mixed else _runs_of_one_colour)(cards & ~ZEROS):
        run = longest & (longest - 1) if longest == hand else longest
        points = points_of(run)
        if points > best[1] and run.bit_count() >= runs.least:
            best = run, points
    return best


def _runs_of_one_colour(cards: int) -> list[int]:
    """Return the longest runs, those that no card of their colour extends."""
    starts, found = cards & ~(cards << WIDTH) & cards >> WIDTH, list[int]()
    while starts:
        card = starts & -starts
        starts ^= card
        run = card
        while card := card << WIDTH & cards:
            run |= card
        found.append(run)
    return found


def _mixed_runs(cards: int) -> list[int]:
    """Return the longest runs of mixed colours, one per row of consecutive ranks; single cards too."""
    found, run = list[int](), 0
    for same in (cards & of_rank for of_rank in OF_RANK):
        if same:
            run |= same & -same
        elif run:
            found.append(run)
            run = 0
    return [*found, run] if run else found


def _discards(payable: int, number: int, short: int) -> Cut:
    """Return discards for the number: take the highest cards first, then put surplus cards back (4.3).

    If all cards that may pay fall short of the number, return ``short`` (4.5).
    """
    discards, total = 0, 0
    while payable and total < number:
        card = payable.bit_length() - 1
        payable ^= 1 << card
        discards |= 1 << card
        total += RANK[card]
    if total < number:
        return short, total
    spare = discards
    while spare:
        low = spare & -spare
        spare ^= low
        rank = RANK[low.bit_length() - 1]
        if total - rank >= number:
            discards ^= low
            total -= rank
    return discards, total
