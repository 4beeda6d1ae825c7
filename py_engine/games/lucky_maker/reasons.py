"""Reasons for a card: its effect on the present trick, or the card that it keeps for later."""

from __future__ import annotations

from py_engine.games.lucky_maker.data import CARDS, CARRIES
from py_engine.games.lucky_maker.deal_phase import NextDeal
from py_engine.games.lucky_maker.outlook import HIGHER_NUMBER
from py_engine.games.lucky_maker.play_phase import playable
from py_engine.games.lucky_maker.state import LuckyMakerState
from py_engine.games.lucky_maker.trick import decide
from py_engine.player import Reason

CHEAP = 3
"""Points that another seat may have."""
WORTH_KEEPING = 9
"""Lowest number of a card that is worth keeping for later."""


def reason(state: LuckyMakerState, card: int | NextDeal) -> Reason:
    """Return the reason for playing ``card``, for the seat in turn."""
    if isinstance(card, NextDeal):
        return Reason("next_game")
    if len(playable(state)) == 1:
        return Reason("only_card")
    if not CARRIES[state.master][card]:
        return Reason("cannot_win")
    return _of_trick(state, card) or _of_hand(state, card)


def _of_trick(state: LuckyMakerState, card: int) -> Reason | None:
    """Return the card's effect on the trick: it takes it, or takes it from the seat that leads it now."""
    winner, points = _decided(state, [*state.table, card])
    rival, stake = _decided(state, state.table) if state.table else (-1, 0)
    if winner == state.turn:
        return Reason("wins" if len(state.table) == state.seats - 1 else "leads", {"points": points})
    if rival >= 0 and winner != rival:
        return Reason("denies", {"seat": rival, "points": stake})
    if winner == rival >= 0 and points <= CHEAP:
        return Reason("lets_go", {"seat": winner, "points": points})
    return None


def _decided(state: LuckyMakerState, cards: list[int]) -> tuple[int, int]:
    winner, points, _, _ = decide(state.master, state.leader, cards, state.seats, state.winner_leads)
    return winner, points


def _of_hand(state: LuckyMakerState, card: int) -> Reason:
    """Return the reason from the hand: the card it keeps, or that the card stays out of the trick."""
    best = max((other for other in state.hands[state.turn] if other != card), key=HIGHER_NUMBER.__getitem__)
    if HIGHER_NUMBER[best] >= max(WORTH_KEEPING, HIGHER_NUMBER[card] + 1):
        return Reason("saves", {"card": CARDS[best]})
    return Reason("stays_out")
