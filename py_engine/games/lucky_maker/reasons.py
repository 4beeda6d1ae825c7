"""What speaks for a card: what it does to the trick as it lies now, or what it keeps for later."""

from __future__ import annotations

from py_engine.games.lucky_maker.data import CARDS, CARRIES
from py_engine.games.lucky_maker.deal_phase import NextDeal
from py_engine.games.lucky_maker.outlook import HIGHER_NUMBER
from py_engine.games.lucky_maker.play_phase import playable
from py_engine.games.lucky_maker.state import LuckyMakerState
from py_engine.games.lucky_maker.trick import decide
from py_engine.player import Reason

CHEAP = 3
"""So few points somebody else may have."""
WORTH_KEEPING = 9
"""From this number on a card is worth keeping for later."""


def reason(state: LuckyMakerState, card: int | NextDeal) -> Reason:
    """Return what speaks for playing ``card``, to the seat whose turn it is."""
    if isinstance(card, NextDeal):
        return Reason("next_game")
    if len(playable(state)) == 1:
        return Reason("only_card")
    if not CARRIES[state.master][card]:
        return Reason("cannot_win")
    return _of_trick(state, card) or _of_hand(state, card)


def _of_trick(state: LuckyMakerState, card: int) -> Reason | None:
    """Return what the card does to the trick: takes it, or takes it from the seat that has it as it lies."""
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
    """Return what stays in the hand, or that the card stays out of the trick."""
    best = max((other for other in state.hands[state.turn] if other != card), key=HIGHER_NUMBER.__getitem__)
    if HIGHER_NUMBER[best] >= max(WORTH_KEEPING, HIGHER_NUMBER[card] + 1):
        return Reason("saves", {"card": CARDS[best]})
    return Reason("stays_out")
