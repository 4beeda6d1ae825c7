"""Drawing a move of Super Trump Fighter at random, each equally likely; see :mod:`tests.draws`."""

from __future__ import annotations

from py_engine.cards import Chance
from py_engine.games.trump_fighter.acts import Call, Move
from py_engine.games.trump_fighter.battle_phase import BattleMove, BattlePhase, Stall, stall_from
from py_engine.games.trump_fighter.call_phase import CallMove, CallPhase, Resolve, seat_left, window_end
from py_engine.games.trump_fighter.character_phase import CharacterPhase, Choice, free_characters
from py_engine.games.trump_fighter.data import HAND_SIZE, NONE, SEATS, SPOTS
from py_engine.games.trump_fighter.ready_phase import (
    CALLS,
    NOTHING,
    Battle,
    Fastest,
    Ready,
    ReadyPhase,
    battle_from,
)
from py_engine.games.trump_fighter.state import NO_SEAT, TrumpFighterState


def count_placements(state: TrumpFighterState, seat: int) -> int:
    """Return the number of a seat's moves."""
    hand = HAND_SIZE - state.hands[seat].count(NONE)
    return hand if NONE in state.fields[seat] else hand * SPOTS


def nth_placement(state: TrumpFighterState, seat: int, index: int) -> tuple[int, int]:
    """Return move number ``index`` (from 0) of a seat."""
    field, hand = state.fields[seat], state.hands[seat]
    cards = [card for card in hand if card >= 0] if NONE in hand else hand
    return (cards[index], field.index(NONE)) if NONE in field else (cards[index // SPOTS], index % SPOTS)


def count_acts(state: TrumpFighterState, seat: int) -> int:
    """Return the number of a seat's fastest acts."""
    return count_placements(state, seat) + (0 if state.must_move[seat] else 2)


def nth_act(state: TrumpFighterState, seat: int, index: int) -> Fastest:
    """Return fastest act number ``index`` (from 0) of a seat."""
    if not state.must_move[seat]:
        if index == 0:
            return NOTHING
        if index == count_placements(state, seat) + 1:
            return CALLS
        index -= 1
    return nth_placement(state, seat, index)


def character(state: TrumpFighterState, chance: Chance) -> Choice:
    """Draw a seat without a character, and one that is free."""
    seats, free = state.actors(), free_characters(state)
    seat, place = divmod(chance.below(len(seats) * len(free)), len(free))
    return Choice(seats[seat], free[place])


def ready_or_battle(state: TrumpFighterState, chance: Chance) -> Ready | Battle:
    """Draw a seat that is not ready, or a pair of fastest acts."""
    waiting = state.ready.count(False)
    earliest = battle_from(state)
    sizes = (0, 0) if earliest is None else (count_acts(state, 0), count_acts(state, 1))
    pick = chance.below(waiting + sizes[0] * sizes[1])
    if earliest is None or pick < waiting:
        return Ready(pick if waiting == SEATS else state.ready.index(False), state.at)
    first, second = divmod(pick - waiting, sizes[1])
    return Battle(earliest, (nth_act(state, 0, first), nth_act(state, 1, second)))


def battle(state: TrumpFighterState, chance: Chance) -> BattleMove:
    """Draw one of both seats' moves and calls, or the standstill."""
    first, second = count_placements(state, 0), count_placements(state, 1)
    pick = chance.below(first + second + 3)
    if pick < first + second:
        seat = int(pick >= first)
        card, spot = nth_placement(state, seat, pick - first * seat)
        return Move(seat, card, spot, state.at)
    pick -= first + second
    return Call(pick, state.at) if pick < SEATS else Stall(stall_from(state))


def call(state: TrumpFighterState, chance: Chance) -> CallMove:
    """Draw one of the opponent's moves, its call, or the settlement."""
    seat = seat_left(state)
    if seat == NO_SEAT:
        return Resolve(window_end(state))
    many = count_placements(state, seat)
    pick = chance.below(many + 2)
    if pick < many:
        card, spot = nth_placement(state, seat, pick)
        return Move(seat, card, spot, state.at)
    return Call(seat, state.at) if pick == many else Resolve(window_end(state))


DRAWS = {CharacterPhase: character, ReadyPhase: ready_or_battle, BattlePhase: battle, CallPhase: call}
