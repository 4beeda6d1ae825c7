"""The beginning of a trick, the turns, and its end (2, 3.1, 3.7, 5): all that happens without an action."""

from __future__ import annotations

from py_engine.games.bokunron.data import HAND_AFTER_PASS, NO_CARD, SUIT_OF, TRICKS
from py_engine.games.bokunron.state import BokunronState
from py_engine.games.bokunron.trick import NOBODY, Contest, WonTrick, card_powers, trick_winner
from py_engine.seats import turn_order
from py_engine.tuples import named

NO_SUIT = -1
"""The place of a missing suit."""

Laid = tuple[tuple[tuple[int, int], ...], tuple[int, ...]]
"""Cards laid in the plaza, each with its seat, and the suits of the piles that they made (5.3)."""
NOTHING_LAID: Laid = (), ()


def begin_play(state: BokunronState) -> None:
    """Give the first turn once no seat owes a hand (7); a seat that has just chosen a hand can act."""
    _first_turn(state)


def finish_turn(state: BokunronState) -> None:
    """Give the turn to the next seat; after the last one finish the trick."""
    if not _next_turn(state):
        _finish_trick(state)


def _first_turn(state: BokunronState) -> bool:
    """Give the trick's first turn (3.1); return whether any seat can take it."""
    state.at = -1
    found = _next_turn(state)
    state.leader = state.turn
    return found


def _next_turn(state: BokunronState) -> bool:
    """Give the turn to the next seat with a hand or a chip (3.1); return whether there is one."""
    at, last = state.at, state.seats - 1
    while at < last:
        at += 1
        seat = state.order[at]
        if state.hands[seat] or state.chips[seat]:
            state.at, state.turn = at, seat
            state.enter("play")
            return True
        state.out[seat] = True
    return False


def next_trick(state: BokunronState) -> None:
    """Begin the next trick in which a seat can act, or end the match (3.7, 5.6)."""
    state.table = []
    state.placed = []
    state.passed_before = state.passed
    state.passed = [False] * state.seats
    while state.trick < TRICKS - 1:
        state.trick += 1
        state.show_lead()
        state.order = turn_order(state.marker, state.seats)
        if True in state.passed_before and _owe_hands(state):
            state.enter("hand")
            return
        if _first_turn(state):
            return
    state.trick = TRICKS
    state.lead = NO_CARD
    state.enter("over")


def _owe_hands(state: BokunronState) -> bool:
    """Let the seats that passed choose a hand, or take all their cards (2.3); return whether any has to choose."""
    for seat, passed in enumerate(state.passed_before):
        if passed:
            if len(state.stocks[seat]) > HAND_AFTER_PASS:
                state.owing[seat] = HAND_AFTER_PASS
            else:
                state.hands[seat], state.stocks[seat] = state.stocks[seat], []
    return any(state.owing)


def _finish_trick(state: BokunronState) -> None:
    """Turn all cards up, judge the contest and clear up after it (3.7, 4, 5)."""
    state.face_down_from = log_end = state.log_length
    table, marker, lead_suit, passed = tuple(state.table), state.marker, state.lead_suit, state.passed
    values, chips, placed = tuple(state.values), tuple(state.chips_on), tuple(state.placed)
    winner = trick_winner(table, lead_suit, card_powers(lead_suit, values, chips), marker)
    laid, formed = NOTHING_LAID if winner == NOBODY else _clean_up(state, winner)
    passers = tuple([seat for seat in state.order if passed[seat]]) if True in passed else ()
    trick = (state.trick, state.lead, state.leader, marker, table, passers, placed, values, chips)
    state.contests.append(named(Contest, (*trick, winner, laid, formed, log_end)))  # in the order of its fields
    if placed:
        state.used_chips += sum(chips)
        state.chips_on = [0] * len(chips)
    if winner == NOBODY and table:
        _begin_plaza(state)
    else:
        next_trick(state)


def _begin_plaza(state: BokunronState) -> None:
    """Let every seat that played pick a card for the plaza (5.4)."""
    state.lead = NO_CARD
    state.at, state.turn = 0, state.table[0].seat
    state.enter("plaza")


def _clean_up(state: BokunronState, winner: int) -> Laid:
    """Give the winner the lead card and all played cards except the returned ones (5.2, 5.5).

    The returned cards go to the plaza: one card of each suit of the others' plays.
    """
    kept: list[int] = []
    laid: list[tuple[int, int]] = []
    formed: tuple[int, ...] = ()
    for seat, cards, _ in state.table:
        if seat == winner:
            kept += cards
            continue
        last = NO_SUIT
        for card in cards:
            suit = SUIT_OF[card]
            if suit == last:
                kept.append(card)
                continue
            last = suit
            laid.append((seat, card))
            if state.add_to_plaza(card):
                formed += (suit,)
    state.won[winner].append(named(WonTrick, (state.lead, tuple(kept), state.trick)))
    state.marker = winner
    return tuple(laid), formed


def pick_for_plaza(state: BokunronState, picked: tuple[int, int]) -> None:
    """Lay a seat's pick in the plaza and add it to the trick just finished (5.4)."""
    *judged, laid, formed, _ = state.contests[-1]
    _, card = picked
    if state.add_to_plaza(card):
        formed += (SUIT_OF[card],)
    state.contests[-1] = named(Contest, (*judged, (*laid, picked), formed, state.log_length))
