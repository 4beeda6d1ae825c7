"""The phase ``play``: one card from each seat, then the trick is decided."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from py_engine.games.lucky_maker.data import CARD, CARDS, INDEX, OFF, SUITS, SUITS_OF
from py_engine.games.lucky_maker.state import LuckyMakerState
from py_engine.games.lucky_maker.trick import decide
from py_engine.phase import Entry, TurnPhase
from py_engine.reading import Verb
from py_engine.refusals import Refusal


class PlayPhase(TurnPhase[LuckyMakerState, int]):
    """Clauses 2 and 3; a move is the card's index."""

    name = "play"
    verbs = (Verb("play", "2.2", {"card": CARD}),)

    def moves(self, state: LuckyMakerState) -> bytearray:
        """Return the legal cards, as :func:`playable`; random play needs them before every card."""
        hand = state.hands[state.turn]
        return hand.translate(None, OFF[state.master]) or hand

    def read(self, state: LuckyMakerState, do: str, seat: int | None, fields: Mapping[str, Any]) -> int:
        """Return the index of the named card."""
        return INDEX[fields["card"]]

    def write(self, state: LuckyMakerState, move: int) -> Entry:
        """Return the action that plays this card."""
        return {"do": "play", "card": CARDS[move]}

    def refusal(self, state: LuckyMakerState, move: int) -> Refusal | None:
        """Refuse a card that is not in the hand (2.2), or that does not follow although the hand could (2.3)."""
        hand = state.hands[state.turn]
        if move not in hand:
            return Refusal("2.2", "not_in_hand", {"card": CARDS[move]})
        if move not in playable(state):
            suits = [SUITS[suit] for suit in SUITS_OF[state.master]]
            return Refusal("2.3", "must_follow", {"card": CARDS[move], "suits": suits})
        return None

    def play(self, state: LuckyMakerState, move: int) -> None:
        """Play the card; the last one of a trick decides it."""
        turn = state.turn
        state.hands[turn].remove(move)
        state.table.append(move)
        state.turn = turn = state.left_of[turn]
        if turn == state.leader:
            _finish_trick(state)


def playable(state: LuckyMakerState) -> bytearray:
    """Return the cards that follow the master, or the whole hand if none does (2.3, 2.4); read only."""
    hand = state.hands[state.turn]
    return hand.translate(None, OFF[state.master]) or hand


def _finish_trick(state: LuckyMakerState) -> None:
    master, leader, cards = state.master, state.leader, state.table
    winner, points, next_leader, _ = decide(master, leader, cards, state.seats, state.winner_leads)
    if points:
        state.points[winner] += points
    state.plain_tricks.append((master, leader, cards))
    state.leader = state.turn = next_leader
    state.table = []
    if state.masters:
        state.master = state.masters.pop()
    else:
        _finish_game(state)


def _finish_game(state: LuckyMakerState) -> None:
    """Continue with the next game's deal, or end the match after the last game (4.1, 4.2)."""
    state.plain_games.append(state.plain_tricks)
    state.game_points.append(_gained(state))
    state.master = -1
    state.leader = state.turn = state.next_start()
    state.enter("over" if len(state.plain_games) == state.games_in_match else "deal")


def _gained(state: LuckyMakerState) -> list[int]:
    """Return every seat's points in the present game."""
    if not state.game_points:
        return state.points[:]
    before = map(sum, zip(*state.game_points, strict=True))
    return [now - then for now, then in zip(state.points, before, strict=True)]
