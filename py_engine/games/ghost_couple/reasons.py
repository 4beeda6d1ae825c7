"""Reasons for a move in each phase of a turn, from the seat's view and memory."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from py_engine.cards import mask_of
from py_engine.games.ghost_couple.couple_phase import Move, couples
from py_engine.games.ghost_couple.rule_of_thumb import AREAS
from py_engine.games.ghost_couple.state import GhostCoupleState
from py_engine.games.ghost_couple.values import Sight, ends_match
from py_engine.player import Reason


def reason(state: GhostCoupleState, move: Any) -> Reason:
    """Return the reason for a move of the seat in turn."""
    said = _REASONS.get(state.phase.name)
    return said(Sight(state), move) if said else Reason("goes_on")


def _name(sight: Sight, cards: int) -> str:
    """Return the name of the first of these cards."""
    return sight.deck.names[(cards & -cards).bit_length() - 1]


def _lay(sight: Sight, move: tuple[int, int]) -> Reason:
    mates = sight.deck.partners[move[0]] & (sight.known | sight.state.up)
    params = {"card": sight.deck.names[move[0]]}
    return Reason("lays_mate", {**params, "mate": _name(sight, mates)}) if mates else Reason("lays_spare", params)


def _flip(sight: Sight, cell: int) -> Reason:
    card = sight.state.board[cell]
    if not sight.known >> card & 1:
        return Reason("unseen_cell")
    partners, params = sight.deck.partners[card], {"card": sight.deck.names[card]}
    if partners & sight.mates:
        return Reason("remembers_mate", {**params, "mate": _name(sight, partners & sight.mates)})
    if partners & sight.known:
        return Reason("remembers_pair", {**params, "mate": _name(sight, partners & sight.known)})
    return Reason("shows_nothing_new", params)


def _couple(sight: Sight, move: Move) -> Reason:
    if not move:
        return Reason("leaves_couple" if couples(sight.state) else "turn_over")
    if len(move) == 1:
        found = sight.deck.partners[move[0]] & sight.near()
        return Reason("gives_up" if found else "swaps_spare", {"card": sight.deck.names[move[0]]})
    points = sight.points(*move)
    params = {"points": points}
    if ends_match(sight, move) and not sight.event(*move):
        wins = sight.lead(points + sight.state.seats) > 0
        return Reason("wins_match" if wins else "empties_hand", params)
    if sight.event(*move):
        return Reason("brings_event", params)
    return Reason("uses_hand" if mask_of(move) & sight.hand else "scores", params)


def _draw_for(sight: Sight, seat: int) -> Reason:
    count = sight.state.count
    if seat == sight.seat:
        return Reason("draws_itself", {"count": count})
    return Reason("slows_down", {"seat": seat, "count": count})


def _take(sight: Sight, cells: Move) -> Reason:
    known = {cell: card for cell, card in sight.known_cells() if cell in cells}
    mates = mask_of(card for card in known.values() if sight.deck.partners[card] & sight.hand)
    return Reason("takes_mate", {"card": _name(sight, mates)}) if mates else Reason("takes_unseen")


def _area(sight: Sight, middle: int) -> Reason:
    down = {*sight.state.down}
    return Reason("turns_most", {"count": len(down & {*AREAS[sight.state.phase.name][middle]})})


def _look(sight: Sight, seat: int) -> Reason:
    return Reason("looks_at", {"seat": seat, "count": sight.state.hands[seat].bit_count()})


def _banish_hand(sight: Sight, card: int) -> Reason:
    return Reason("spoils_hand", {"card": sight.deck.names[card], "seat": sight.state.looked_at})


def _treasure(sight: Sight, move: tuple[int, int]) -> Reason:
    seat, card = move
    params = {"seat": seat, "card": sight.deck.names[card], "points": sight.deck.points[card]}
    return Reason("robs" if sight.state.phase.name == "rob" else "spoils_treasure", params)


_REASONS: Mapping[str, Callable[[Sight, Any], Reason]] = {
    "lay": _lay,
    "flip": _flip,
    "couple": _couple,
    "draw_for": _draw_for,
    "take": _take,
    "put": lambda sight, cards: Reason("puts_spare"),
    "flip_x": _area,
    "flip_block": _area,
    "banish": lambda sight, cells: Reason("banishes_useless"),
    "look": _look,
    "banish_hand": _banish_hand,
    "rob": _treasure,
    "banish_treasure": _treasure,
}
"""The reason's function for each phase with a choice."""
