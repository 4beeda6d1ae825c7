"""A position from a view, without the cards that the view does not show."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from py_engine.game import Game
from py_engine.games.bokunron.data import (
    FIRST_HAND,
    HAND_AFTER_PASS,
    INDEX,
    LEADS,
    NO_CARD,
    PILE_POWER,
    ROW,
    SUIT_OF,
    SUITS,
    TRICKS,
)
from py_engine.games.bokunron.state import BokunronState
from py_engine.games.bokunron.trick import (
    NOBODY,
    Contest,
    PlacedChips,
    TablePlay,
    WonTrick,
    card_powers,
    trick_winner,
)
from py_engine.player import View, fit
from py_engine.seats import turn_order

Shown = Mapping[str, Any]
"""A part of a view."""
LEAD_CARDS = frozenset(INDEX[lead] for lead in LEADS)
"""The cards of the lead pile."""


def indices(names: Iterable[str]) -> list[int]:
    """Return the cards with these names."""
    return [INDEX[name] for name in names]


def open_position(game: Game[BokunronState], view: View) -> BokunronState:
    """Return the position without aces, hands and stocks; of the lead pile and of plays only the open cards.

    Chips, values, won tricks and the turn follow from the tricks, the plaza and the table.
    """
    seats, tricks, phase = len(view["seats"]), [_contest(trick) for trick in view["tricks"]], view["phase"]
    leads = (*(trick.lead for trick in tricks), *indices(view["lead_row"]))
    is_shown = len({*leads}) == len(leads) == min(TRICKS, len(tricks) - (phase == "plaza") + ROW)
    fit(is_shown and {*leads} <= LEAD_CARDS and phase in _PRESENT, "other lead cards")
    fit([trick.trick for trick in tricks] == [*range(len(tricks))], "tricks in another order")
    start = tricks[0].marker if tricks else view["marker"]
    state = BokunronState(game.phase_table, (NO_CARD,) * seats, leads, [[]] * seats, start)
    state.contests = tricks
    for trick in tricks:
        _take_in(state, trick)
    for suit, column in enumerate(view["plaza"]):
        state.upright[suit] = indices(column["upright"])
        state.piles[suit] = [tuple(indices(pile)) for pile in column["piles"]]
        state.values[suit] = len(state.upright[suit]) + PILE_POWER * len(state.piles[suit])
    state.gone = indices(card for trick in view["tricks"] for each in trick["seats"] for card in each["gone"])
    state.out = [*view["out"]]
    state.owing = [0] * seats
    state.order = turn_order(state.marker, seats)
    state.log_length = len(view["log"])
    _PRESENT[phase](state, view)
    fit(all(chips >= 0 for chips in (*state.chips, *state.chips_on)), "other chips")
    return state


def _contest(trick: Shown) -> Contest:
    """Return a finished trick of a view in a position's form; its winner follows from the cards (4)."""
    table = tuple(
        TablePlay(each["seat"], tuple(indices(each["cards"])), _card(each["up"])) for each in trick["seats"]
    )
    values, chips, lead = tuple(trick["values"]), tuple(trick["chips"]), INDEX[trick["lead"]]
    powers = card_powers(SUIT_OF[lead], values, chips)
    return Contest(
        trick["number"],
        lead,
        trick["leader"],
        trick["marker"],
        table,
        tuple(trick["passed"]),
        _placed(trick["placed"]),
        values,
        chips,
        trick_winner(table, SUIT_OF[lead], powers, trick["marker"]),
        tuple((each["seat"], INDEX[card]) for each in trick["seats"] for card in each["laid"]),
        tuple(SUITS.index(suit) for suit in trick["formed"]),
        trick["log_end"],
    )


def _placed(placed: Iterable[Shown]) -> tuple[PlacedChips, ...]:
    return tuple(PlacedChips(each["seat"], SUITS.index(each["on"]), each["chips"]) for each in placed)


def _card(name: str | None) -> int:
    return NO_CARD if name is None else INDEX[name]


def _take_in(state: BokunronState, trick: Contest) -> None:
    """Apply a finished trick: its chips and its winner (3.5, 3.6, 5.2)."""
    state.passed = [seat in trick.passed for seat in range(state.seats)]
    for seat in trick.passed:
        state.chips[seat] -= 1
    for seat, _, chips in trick.placed:
        state.chips[seat] -= chips
    state.used_chips += len(trick.passed) + sum(placed.chips for placed in trick.placed)
    state.face_down_from = trick.log_end
    if trick.winner != NOBODY:
        kept = [card for play in trick.table for card in play.cards if (play.seat, card) not in trick.to_plaza]
        state.won[trick.winner].append(WonTrick(trick.lead, tuple(kept), trick.trick))
        state.marker = trick.winner


def _begin_trick(state: BokunronState) -> None:
    """Show the next trick's lead card, with an empty table."""
    state.trick = len(state.contests)
    state.passed_before, state.passed = state.passed, [False] * state.seats
    state.show_lead()


def _choosing_hands(state: BokunronState, view: View) -> None:
    """Make the seats that the view names owe a hand (1.5, 2.3)."""
    _begin_trick(state)
    size = HAND_AFTER_PASS if state.contests else FIRST_HAND
    for each in view["owing"]:
        state.owing[each["seat"]] = size
        fit(view["counts"]["stocks"][each["seat"]] > size, "a hand of too few cards")


def _in_trick(state: BokunronState, view: View) -> None:
    """Lay the plays, passes and chips of the present trick (3)."""
    _begin_trick(state)
    fit(view["current_trick"] is not None and len(view["to_act"]) == 1, "no trick on the table")
    state.leader = view["current_trick"]["leader"]
    state.passed = [*view["passed"]]
    for seat, passed in enumerate(state.passed):
        state.chips[seat] -= passed
    state.used_chips += sum(state.passed)
    state.placed = [*_placed(view["placed"])]
    for seat, suit, chips in state.placed:
        state.chips[seat] -= chips
        state.chips_on[suit] += chips
    state.table = [
        TablePlay(play["seat"], tuple(indices(play["cards"] or [])), _card(play["up"])) for play in view["plays"]
    ]
    (state.turn,) = view["to_act"]
    if view["phase"] == "tyrant":
        fit(bool(state.table), "no play before the tyrant's step")
        state.turn = state.table[-1].seat
    else:
        has_acted = state.passed[state.turn] or any(play.seat == state.turn for play in state.table)
        fit(not has_acted, "a seat that has already acted")
    state.at = state.order.index(state.turn)
    state.enter(view["phase"])


def _after_trick(state: BokunronState, view: View) -> None:
    """Make the seats pick cards for the plaza; the view's log already has some picks (5.4)."""
    fit(bool(state.contests), "no trick before the plaza's choice")
    trick = state.contests[-1]
    before = state.contests[-2].passed if len(state.contests) > 1 else ()
    state.trick, state.leader = trick.trick, trick.leader
    state.lead, state.lead_suit = NO_CARD, SUIT_OF[trick.lead]
    state.passed_before = [seat in before for seat in range(state.seats)]
    state.table, state.placed = [*trick.table], [*trick.placed]
    state.at = len({seat for seat, _ in trick.to_plaza})
    fit(state.at < len(state.table), "no seat to choose for the plaza")
    state.turn = state.table[state.at].seat
    state.enter("plaza")


_PRESENT = {"hand": _choosing_hands, "play": _in_trick, "tyrant": _in_trick, "plaza": _after_trick}
"""Readers of the present trick by phase."""
