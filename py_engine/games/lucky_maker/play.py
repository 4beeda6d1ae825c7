"""The phase ``play``: one card from each seat, then the trick is settled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from py_engine.cards import Chance
from py_engine.game import Entry, Phase
from py_engine.games.lucky_maker.data import CARDS, INDEX, OFF, SUITS, SUITS_OF
from py_engine.games.lucky_maker.state import LuckyMakerState
from py_engine.games.lucky_maker.trick import settle
from py_engine.reading import Verb, name_from
from py_engine.refusals import Refusal

CARD = name_from(INDEX, "card")


class PlayPhase(Phase[LuckyMakerState, int]):
    """Clauses 2 and 3; a move is the card's index."""

    name = "play"
    verbs = (Verb("play", "2.2", {"card": CARD}),)

    def actors(self, state: LuckyMakerState) -> tuple[int, ...]:
        """Return the one seat whose turn it is (2.2)."""
        return (state.turn,)

    def moves(self, state: LuckyMakerState) -> Sequence[int]:
        """Return the cards that follow the master, or the whole hand where none does (2.3, 2.4)."""
        hand = state.hands[state.turn]
        off = OFF[state.master]
        return [card for card in hand if card not in off] or hand

    def draw(self, state: LuckyMakerState, chance: Chance) -> int:
        """Return one legal card at random."""
        hand = state.hands[state.turn]
        off = OFF[state.master]
        cards = [card for card in hand if card not in off] or hand
        return cards[chance.below(len(cards))]

    def read(self, state: LuckyMakerState, do: str, seat: int | None, fields: Mapping[str, Any]) -> int:
        """Return the index of the card named."""
        return INDEX[fields["card"]]

    def write(self, state: LuckyMakerState, move: int) -> Entry:
        """Return the action that plays this card."""
        return {"do": "play", "card": CARDS[move]}

    def refusal(self, state: LuckyMakerState, move: int) -> Refusal | None:
        """Refuse a card that is not in the hand (2.2) or does not follow though the hand could (2.3)."""
        hand = state.hands[state.turn]
        if move not in hand:
            return Refusal("2.2", "not_in_hand", {"card": CARDS[move]})
        off = OFF[state.master]
        if move in off and not all(card in off for card in hand):
            suits = [SUITS[suit] for suit in SUITS_OF[state.master]]
            return Refusal("2.3", "must_follow", {"card": CARDS[move], "suits": suits})
        return None

    def play(self, state: LuckyMakerState, move: int) -> None:
        """Lay the card; the last one of a trick settles it."""
        state.log_length += 1
        state.hands[state.turn].remove(move)
        table = state.table
        table.append(move)
        if len(table) < state.seats:
            turn = state.turn + 1
            state.turn = turn if turn < state.seats else 0
        else:
            _finish_trick(state)


def _finish_trick(state: LuckyMakerState) -> None:
    trick = settle(state.master, state.leader, state.table, state.seats, state.winner_leads)
    if trick.winner >= 0:
        state.points[trick.winner] += trick.points
    state.tricks.append(trick)
    state.leader = state.turn = trick.next_leader
    state.table = []
    if state.masters:
        state.master = state.masters.pop()
    else:
        _finish_game(state)


def _finish_game(state: LuckyMakerState) -> None:
    """Close the game's books; the next game wants a deal, the last one ends the match (4.1, 4.2)."""
    points = [0] * state.seats
    for trick in state.tricks:
        if trick.winner >= 0:
            points[trick.winner] += trick.points
    state.game_points.append(points)
    state.games.append(state.tricks)
    state.master = -1
    state.enter("over" if len(state.games) == state.games_in_match else "deal")
