"""Drawing a move of Super Trump Fighter at random, each equally likely; see :mod:`tests.draws`."""

from __future__ import annotations

from py_engine.cards import Chance
from py_engine.games.trump_fighter.acts import Call, Move
from py_engine.games.trump_fighter.battle_phase import BattlePhase, stall_from
from py_engine.games.trump_fighter.call_phase import CallPhase, seat_left, window_end
from py_engine.games.trump_fighter.character_phase import CharacterPhase, Choice, free_characters
from py_engine.games.trump_fighter.data import HAND_SIZE, NONE, SEATS, SPOTS
from py_engine.games.trump_fighter.fight_phase import Due, FightMove
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
from py_engine.tuples import named


def count_placements(state: TrumpFighterState, seat: int) -> int:
    """Return the number of a seat's moves."""
    hand = HAND_SIZE - state.hands[seat].count(NONE)
    return hand if NONE in state.fields[seat] else hand * SPOTS


def count_both(state: TrumpFighterState) -> tuple[int, int]:
    """Return the number of each seat's moves."""
    (hand, other_hand), (field, other_field) = state.hands, state.fields
    first, second = HAND_SIZE - hand.count(NONE), HAND_SIZE - other_hand.count(NONE)
    return first if NONE in field else first * SPOTS, second if NONE in other_field else second * SPOTS


def nth_placement(state: TrumpFighterState, seat: int, index: int) -> tuple[int, int]:
    """Return move number ``index`` (from 0) of a seat."""
    field, hand = state.fields[seat], state.hands[seat]
    place, spot = (index, field.index(NONE)) if NONE in field else divmod(index, SPOTS)
    if NONE in hand:
        hand = [card for card in hand if card >= 0]
    return hand[place], spot


def count_acts(state: TrumpFighterState) -> tuple[int, int]:
    """Return the number of each seat's fastest acts."""
    (first, second), (bound, other_bound) = count_both(state), state.must_move
    return first if bound else first + 2, second if other_bound else second + 2


def nth_act(state: TrumpFighterState, seat: int, index: int, count: int) -> Fastest:
    """Return fastest act number ``index`` (from 0) of a seat that has ``count``."""
    if state.must_move[seat]:
        return nth_placement(state, seat, index)
    if index == 0:
        return NOTHING
    return nth_placement(state, seat, index - 1) if index < count - 1 else CALLS


def character(state: TrumpFighterState, chance: Chance) -> Choice:
    """Draw a seat without a character, and a free character."""
    seats, free = state.actors(), free_characters(state)
    seat, place = divmod(chance.below(len(seats) * len(free)), len(free))
    return named(Choice, (seats[seat], free[place]))


def ready_or_battle(state: TrumpFighterState, chance: Chance) -> Ready | Battle:
    """Draw a seat that is not ready, or a pair of fastest acts."""
    waiting = state.ready.count(False)
    earliest = battle_from(state)
    first, second = (0, 0) if earliest is None else count_acts(state)
    pick = chance.below(waiting + first * second)
    if earliest is None or pick < waiting:
        return named(Ready, (pick if waiting == SEATS else state.ready.index(False), state.at))
    one, other = divmod(pick - waiting, second)
    return named(Battle, (earliest, (nth_act(state, 0, one, first), nth_act(state, 1, other, second))))


def battle(state: TrumpFighterState, chance: Chance) -> FightMove:
    """Draw one of both seats' moves and calls, the standstill, or the standstill by agreement."""
    first, second = count_both(state)
    pick = chance.below(first + second + 4)
    if pick < first + second:
        seat, index = (0, pick) if pick < first else (1, pick - first)
        card, spot = nth_placement(state, seat, index)
        return named(Move, (seat, card, spot, state.at))
    pick -= first + second
    if pick < SEATS:
        return named(Call, (pick, state.at))
    return named(Due, (stall_from(state), False) if pick == SEATS else (state.at, True))


def call(state: TrumpFighterState, chance: Chance) -> FightMove:
    """Draw one of the opponent's moves, its call, or the settlement."""
    seat = seat_left(state)
    if seat == NO_SEAT:
        return named(Due, (window_end(state), False))
    many = count_placements(state, seat)
    pick = chance.below(many + 2)
    if pick < many:
        card, spot = nth_placement(state, seat, pick)
        return named(Move, (seat, card, spot, state.at))
    return named(Call, (seat, state.at)) if pick == many else named(Due, (window_end(state), False))


DRAWS = {CharacterPhase: character, ReadyPhase: ready_or_battle, BattlePhase: battle, CallPhase: call}
