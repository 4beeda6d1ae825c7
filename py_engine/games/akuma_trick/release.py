"""Releases (4): which discards pay the release number, and the end of the trick."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from py_engine.cards import cards_in, mask_of
from py_engine.games.akuma_trick.data import NOT_ZEROS, RANK, ZEROS, names
from py_engine.games.akuma_trick.discards import Discards
from py_engine.games.akuma_trick.state import AkumaTrickState
from py_engine.games.akuma_trick.trick import Trick, release_total
from py_engine.refusals import Refusal
from py_engine.tuples import named


def rank_sum(cards: int) -> int:
    """Return the sum of the cards' ranks."""
    return sum(RANK[card] for card in cards_in(cards))


def payment(state: AkumaTrickState) -> tuple[int, int]:
    """Return the cards that may pay for a release now, all of the hand but its 0s (4.4), and the release number."""
    return state.hands[state.turn] & NOT_ZEROS, release_total(state.table_cards)


def allowed_discards(state: AkumaTrickState) -> Discards:
    """Return what the seat whose turn it is may discard (4.3-4.5); somebody has played before."""
    return Discards(*payment(state))


def release_refusal(state: AkumaTrickState, cards: int) -> Refusal | None:
    """Return why the seat can't release with these discards, ``None`` if it can."""
    hand = state.hands[state.turn]
    if not state.table:
        return Refusal("4.1", "leader_must_play")
    if cards & ~hand:
        return Refusal("4.3", "not_in_hand", {"cards": names(cards & ~hand)})
    if cards & ZEROS:
        return Refusal("4.4", "zero_kept", {"cards": names(cards & ZEROS)})
    return _sum_refusal(cards, *payment(state))


def _sum_refusal(cards: int, payable: int, number: int) -> Refusal | None:
    """Compare the discards with the number (4.3, 4.5); ``payable`` is the hand without its 0s."""
    given = rank_sum(cards)
    params: Mapping[str, Any] = {"number": number, "sum": given}
    if given >= number:
        spare = [card for card in cards_in(cards) if given - RANK[card] >= number]
        return Refusal("4.3", "excess", {**params, "cards": names(mask_of(spare))}) if spare else None
    if rank_sum(payable) < number:
        rest = names(payable & ~cards)
        return Refusal("4.5", "discard_all", {**params, "cards": rest}) if rest else None
    return Refusal("4.3", "too_few", params)


def release(state: AkumaTrickState, cards: int) -> None:
    """Discard, end the trick and pass the lead, or end the game on an empty hand (4.6, 5.1)."""
    releaser = state.turn
    state.hands[releaser] = hand = state.hands[releaser] ^ cards
    next_leader = state.next_seat() if hand else -1
    plays = tuple(state.table)
    state.tricks.append(named(Trick, (state.leader, plays, releaser, cards, next_leader, state.log_length)))
    state.gone |= state.table_cards | cards
    state.begin_trick(next_leader if hand else releaser)
    if not hand:
        state.enter("over")
