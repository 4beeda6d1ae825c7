"""How a trick begins, whose turn it is, and how it ends (2, 3.1, 3.7, 5): all that happens without an action."""

from __future__ import annotations

from collections.abc import Sequence

from py_engine.games.bokunron.data import HAND_AFTER_PASS, NO_CARD, SUIT_OF, TRICKS
from py_engine.games.bokunron.state import BokunronState
from py_engine.games.bokunron.trick import NOBODY, Contest, WonTrick, card_powers, trick_winner
from py_engine.seats import turn_order


def begin_play(state: BokunronState) -> None:
    """Give the first turn, once nobody owes a hand (7); whoever has just chosen one can act."""
    _first_turn(state)


def finish_turn(state: BokunronState) -> None:
    """Give the turn to the next seat; after the last one finish the trick."""
    if not _next_turn(state):
        _finish_trick(state)


def _first_turn(state: BokunronState) -> bool:
    """Give the trick's first turn (3.1); return whether anybody can take it."""
    state.at = -1
    found = _next_turn(state)
    state.leader = state.turn
    return found


def _next_turn(state: BokunronState) -> bool:
    """Give the turn to the next seat with a hand or a chip (3.1); return whether there is one."""
    for at in range(state.at + 1, state.seats):
        seat = state.order[at]
        if state.hands[seat] or state.chips[seat]:
            state.at, state.turn = at, seat
            state.enter("play")
            return True
        state.out[seat] = True
    return False


def next_trick(state: BokunronState) -> None:
    """Go on with the next trick in which a seat can act, or end the match (3.7, 5.6)."""
    state.table = []
    state.placed = []
    state.passed_before = state.passed
    state.passed = [False] * state.seats
    while state.trick < TRICKS - 1:
        state.trick += 1
        _check_lead(state)
        if any(state.owing):
            state.enter("hand")
            return
        if _first_turn(state):
            return
    state.trick = TRICKS
    state.lead = NO_CARD
    state.enter("over")


def _check_lead(state: BokunronState) -> None:
    """Clause 2: the lead card, and the hands of those that passed."""
    state.show_lead()
    state.order = turn_order(state.marker, state.seats)
    for seat in state.order:
        if state.passed_before[seat]:
            if len(state.stocks[seat]) > HAND_AFTER_PASS:
                state.owing[seat] = HAND_AFTER_PASS
            else:
                state.hands[seat], state.stocks[seat] = state.stocks[seat], []


def _finish_trick(state: BokunronState) -> None:
    """Turn all cards up, judge the contest and clear up after it (3.7, 4, 5)."""
    state.face_down_from = state.log_length
    contest = _judge(state)
    state.contests.append(contest)
    state.used_chips += sum(state.chips_on)
    state.chips_on = [0] * len(state.chips_on)
    if contest.winner != NOBODY:
        _clean_up(state, contest)
        next_trick(state)
    elif contest.table:
        state.lead = NO_CARD
        state.at, state.turn = 0, contest.table[0].seat
        state.enter("plaza")
    else:
        next_trick(state)


def _judge(state: BokunronState) -> Contest:
    """Return the trick on the table with the contest's winner (4)."""
    values, chips = state.plaza_values(), tuple(state.chips_on)
    powers = card_powers(state.lead_suit, values, chips)
    return Contest(
        trick=state.trick,
        lead=state.lead,
        leader=state.leader,
        marker=state.marker,
        table=tuple(state.table),
        passed=tuple([seat for seat in state.order if state.passed[seat]]),
        placed=tuple(state.placed),
        values=values,
        chips=chips,
        winner=trick_winner(state.table, state.lead_suit, powers, state.marker),
        to_plaza=(),
        formed=(),
        log_end=state.log_length,
    )


def _clean_up(state: BokunronState, contest: Contest) -> None:
    """Clauses 5.2, 5.3 and 5.5: one card of each suit to the plaza, the rest and the lead card to the winner."""
    winner = contest.winner
    kept: list[int] = []
    laid: list[tuple[int, int]] = []
    for play in contest.table:
        suit = -1
        for card in play.cards:
            if play.seat != winner and SUIT_OF[card] != suit:
                suit = SUIT_OF[card]
                laid.append((play.seat, card))
            else:
                kept.append(card)
    put_in_plaza(state, laid)
    state.won[winner].append(WonTrick(contest.lead, tuple(kept), contest.trick))
    state.marker = winner


def put_in_plaza(state: BokunronState, laid: Sequence[tuple[int, int]]) -> None:
    """Lay played cards, each with its seat, in the plaza and note them with the trick just finished."""
    contest = state.contests[-1]
    formed = [SUIT_OF[card] for _, card in laid if state.add_to_plaza(card)]
    state.contests[-1] = contest._replace(
        to_plaza=(*contest.to_plaza, *laid), formed=(*contest.formed, *formed), log_end=state.log_length
    )
