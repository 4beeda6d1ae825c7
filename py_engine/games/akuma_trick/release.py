"""Releases (4): the discards that pay the release number, and the end of the trick."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from py_engine.cards import cards_in, mask_of
from py_engine.games.akuma_trick.data import NOT_ZEROS, RANK, names
from py_engine.games.akuma_trick.discards import Discards
from py_engine.games.akuma_trick.state import AkumaTrickState
from py_engine.games.akuma_trick.trick import Trick, release_total
from py_engine.refusals import Refusal
from py_engine.tuples import named


def rank_sum(cards: int) -> int:
    """Return the sum of the cards' ranks."""
    return sum(RANK[card] for card in cards_in(cards))


def payment(state: AkumaTrickState) -> tuple[int, int, int]:
    """Return the cost of a release now: payable cards, release number, forced cards.

    The payable cards are the whole hand except its 0s (4.4). The forced cards are those that must be discarded if
    the payable cards fall short of the number (4.5).
    """
    hand = state.hands[state.turn]
    payable = hand & NOT_ZEROS
    return payable, release_total(state.table_cards), payable if state.keeps_zeros else hand


def allowed_discards(state: AkumaTrickState) -> Discards:
    """Return the allowed discards of the seat in turn (4.3-4.5); the trick has at least one play."""
    return Discards(*payment(state))


def release_refusal(state: AkumaTrickState, cards: int) -> Refusal | None:
    """Return the refusal of a release with these discards, ``None`` if it is legal."""
    hand = state.hands[state.turn]
    if not state.table:
        return Refusal("4.1", "leader_must_play")
    if cards & ~hand:
        return Refusal("4.3", "not_in_hand", {"cards": names(cards & ~hand)})
    payable, number, whole = payment(state)
    falls_short = rank_sum(payable) < number
    kept = cards & ~(whole if falls_short else payable)
    if kept:
        return Refusal("4.4", "zero_kept", {"cards": names(kept)})
    params: Mapping[str, Any] = {"number": number, "sum": rank_sum(cards)}
    if falls_short:
        return _short_refusal(state, whole & ~cards, params)
    return _sum_refusal(cards, number, params)


def _short_refusal(state: AkumaTrickState, rest: int, params: Mapping[str, Any]) -> Refusal | None:
    """Refuse a release that falls short and keeps the ``rest``, which must be discarded too (4.5)."""
    code = "discard_all" if state.keeps_zeros else "discard_hand"
    return Refusal("4.5", code, {**params, "cards": names(rest)}) if rest else None


def _sum_refusal(cards: int, number: int, params: Mapping[str, Any]) -> Refusal | None:
    """Compare discards with a number that the hand can pay (4.3)."""
    given = params["sum"]
    if given < number:
        return Refusal("4.3", "too_few", params)
    spare = [card for card in cards_in(cards) if given - RANK[card] >= number]
    return Refusal("4.3", "excess", {**params, "cards": names(mask_of(spare))}) if spare else None


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
