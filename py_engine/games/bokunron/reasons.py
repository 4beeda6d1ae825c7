"""Reasons for a hand, a play or pass, the tyrant's step, or a card for the plaza."""

from __future__ import annotations

from collections.abc import Sequence

from py_engine.games.bokunron.data import HAND_AFTER_PASS, ROW, SUIT_OF, SUITS, TRICKS
from py_engine.games.bokunron.hand_phase import Choice
from py_engine.games.bokunron.play_phase import Play
from py_engine.games.bokunron.rule_of_thumb import RULE
from py_engine.games.bokunron.sketch import Sketch, counted
from py_engine.games.bokunron.state import BokunronState
from py_engine.games.bokunron.trick import card_powers
from py_engine.games.bokunron.tyrant_phase import Tyrant
from py_engine.player import Reason

SEVERAL = 2
"""Cards of a suit that are enough to count on it."""
LIKELY = 0.5
"""Lowest chance to win the trick at which a play is called likely to win."""


def reason(state: BokunronState, seat: int, move: Choice | Play | Tyrant | int) -> Reason:
    """Return the reason for a move of ``seat``, from that seat's knowledge."""
    if isinstance(move, Choice):
        return _of_hand(state, move.cards)
    if isinstance(move, Play):
        return _of_play(state, seat, move.cards) if move.cards else _of_pass(state, seat)
    if isinstance(move, Tyrant):
        return _of_tyrant(state, seat, move)
    suit = SUIT_OF[move]
    count = counted([*state.hands[seat], *state.stocks[seat]])[suit]
    return Reason("raises_suit" if count >= SEVERAL else "small_loss", {"suit": SUITS[suit]})


def _of_hand(state: BokunronState, cards: Sequence[int]) -> Reason:
    """Return the open lead cards that the hand is good for."""
    counts = counted(cards)
    row = [SUIT_OF[lead] for lead in state.leads[state.trick : state.trick + ROW]]
    if counts[row[0]] >= SEVERAL:
        return Reason("strong_now", {"suit": SUITS[row[0]], "count": counts[row[0]]})
    later = max(row, key=counts.__getitem__)
    if counts[later] >= SEVERAL:
        return Reason("strong_later", {"suit": SUITS[later], "count": counts[later]})
    return Reason("waits", {"suit": SUITS[row[0]]})


def _of_pass(state: BokunronState, seat: int) -> Reason:
    left = len(state.hands[seat]) + len(state.stocks[seat])
    if state.trick == TRICKS - 1 or not left:
        return Reason("lets_go")
    return Reason("fresh_hand", {"count": min(HAND_AFTER_PASS, left)})


def _of_play(state: BokunronState, seat: int, cards: Sequence[int]) -> Reason:
    sketch, suits = Sketch(state), tuple([SUIT_OF[card] for card in cards])
    if state.lead_suit not in suits:
        return Reason("cannot_win", {"suit": SUITS[state.lead_suit]})
    if RULE.want(sketch, seat) < 0:
        return Reason("too_rich")
    powers = card_powers(state.lead_suit, state.values, state.chips_on)
    params = {"power": sum(powers[suit] for suit in suits)}
    if RULE.stands(sketch, seat, suits) >= LIKELY:
        return Reason("likely_wins", params)
    return Reason("spends_little" if len(cards) == 1 else "may_win", params)


def _of_tyrant(state: BokunronState, seat: int, move: Tyrant) -> Reason:
    if not move.chips:
        return Reason("keeps_chips", {"count": state.chips[seat]})
    return Reason("weakens_lead" if move.suit == state.lead_suit else "weakens", {"suit": SUITS[move.suit]})
