"""Releases (4): the number, which discards pay it, and the end of the trick."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from py_engine.cards import cards_in
from py_engine.games.akuma_trick.data import EIGHT_COUNTS, EIGHTS, FOURS, RANK, ZEROS, names
from py_engine.games.akuma_trick.discards import Discards
from py_engine.games.akuma_trick.state import AkumaTrickState, Trick
from py_engine.refusals import Refusal


class ReleaseNumber(NamedTuple):
    """A release number and its terms (4.2): cards that count 1, 8s, 4s (which count 1 too), factor, total."""

    ones: int
    eights: int
    fours: int
    factor: int
    total: int


def release_number(laid: int) -> ReleaseNumber:
    """Return the number that the cards of a trick make (4.2); an empty table makes 0."""
    eights, fours = (laid & EIGHTS).bit_count(), (laid & FOURS).bit_count()
    ones, factor = laid.bit_count() - eights, fours + 1
    return ReleaseNumber(ones, eights, fours, factor, (ones + EIGHT_COUNTS * eights) * factor)


def release_total(laid: int) -> int:
    """Return the total of :func:`release_number` alone, quickly."""
    count = laid.bit_count() + (EIGHT_COUNTS - 1) * (laid & EIGHTS).bit_count()
    return count * ((laid & FOURS).bit_count() + 1)


def rank_sum(cards: int) -> int:
    """Return the sum of the cards' ranks."""
    return sum(RANK[card] for card in cards_in(cards))


def discards(state: AkumaTrickState) -> Discards:
    """Return what the seat whose turn it is may discard (4.3-4.5); somebody has played before."""
    return Discards(state.hands[state.turn] & ~ZEROS, release_total(state.laid))


def release_refusal(state: AkumaTrickState, cards: int) -> Refusal | None:
    """Return why the seat can't release with these discards, ``None`` if it can."""
    hand = state.hands[state.turn]
    if not state.table:
        return Refusal("4.1", "leader_must_play")
    if cards & ~hand:
        return Refusal("4.3", "not_in_hand", {"cards": names(cards & ~hand)})
    if cards & ZEROS:
        return Refusal("4.4", "zero_kept", {"cards": names(cards & ZEROS)})
    return _sum_refusal(cards, hand & ~ZEROS, release_total(state.laid))


def _sum_refusal(cards: int, payable: int, number: int) -> Refusal | None:
    """Compare the discards with the number (4.3, 4.5); ``payable`` is the hand without its 0s."""
    given = rank_sum(cards)
    params: Mapping[str, Any] = {"number": number, "sum": given}
    if given >= number:
        spare = [card for card in cards_in(cards) if given - RANK[card] >= number]
        return (
            Refusal("4.3", "excess", {**params, "cards": names(sum(1 << card for card in spare))})
            if spare
            else None
        )
    if rank_sum(payable) < number:
        rest = names(payable & ~cards)
        return Refusal("4.5", "discard_all", {**params, "cards": rest}) if rest else None
    return Refusal("4.3", "too_few", params)


def release(state: AkumaTrickState, cards: int) -> None:
    """Discard, end the trick and pass the lead, or end the game on an empty hand (4.6, 5.1)."""
    releaser = state.turn
    state.hands[releaser] ^= cards
    ends = not state.hands[releaser]
    next_leader = -1 if ends else state.beside()
    state.tricks.append(Trick(state.leader, tuple(state.table), releaser, cards, next_leader, state.log_length))
    state.gone |= state.laid | cards
    state.begin_trick(releaser if ends else next_leader)
    if ends:
        state.enter("over")
