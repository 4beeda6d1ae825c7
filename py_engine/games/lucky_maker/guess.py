"""Positions of Lucky Maker that agree with a seat's knowledge of the cards that it does not see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from py_engine.cards import Chance, shuffled
from py_engine.game import Game
from py_engine.games.lucky_maker.data import CARDS, HAND_SIZE, INDEX, OFF
from py_engine.games.lucky_maker.deal import new_match
from py_engine.games.lucky_maker.state import LuckyMakerState
from py_engine.games.lucky_maker.trick import PlainTrick, decide
from py_engine.player import Knowledge, View, fit


class LuckyMakerKnowledge(Knowledge[LuckyMakerState]):
    """The cards that are or were open, and the cards that each seat can't have.

    A seat that did not follow a master has only cards of the one pair of suits that the master lacks (2.3). These
    seats draw first, the others take the rest: so each deal that agrees is guessed equally often.
    """

    def __init__(self, game: Game[LuckyMakerState], view: View, seat: int) -> None:
        tricks = _tricks(view)
        self.seat = seat
        self._open = _open_position(game, view, tricks)
        self.own = [INDEX[card] for card in view["hand"]]
        self.unseen = _unseen(self.own, tricks)
        self.bound = _bound(tricks, self._open.seats, seat)
        fit(len({*self.own}) == _hand_sizes(self._open)[seat], "a hand of other cards")

    def world(self, chance: Chance) -> LuckyMakerState:
        """Deal the unseen cards to the other hands and the pile of masters."""
        state, pool = self._open.copy(), self.unseen
        sizes = _hand_sizes(state)
        hands = [self.own] * state.seats
        for seat, may_hold in self.bound.items():
            fitting = shuffled([card for card in pool if card in may_hold], chance)
            hands[seat] = fitting[: sizes[seat]]
            pool = [card for card in pool if card not in hands[seat]]
        pool = shuffled(pool, chance)
        for seat in range(state.seats):
            if seat != self.seat and seat not in self.bound:
                hands[seat], pool = pool[: sizes[seat]], pool[sizes[seat] :]
        masters = HAND_SIZE[state.seats] - len(state.plain_tricks) - (state.master >= 0)
        fit(len(pool) == masters, "the unseen cards don't fill their places")
        state.hands = [bytearray(sorted(hand)) for hand in hands]
        state.masters = pool
        return state


def _tricks(view: View) -> list[PlainTrick]:
    """Return the tricks of the present game, the unfinished one last."""
    shown = [(trick["master"], trick["leader"], trick["plays"]) for trick in view["tricks"]]
    if view["master"] is not None:
        fit(view["current_trick"] is not None, "a master without a trick")
        shown.append((view["master"], view["leader"], view["current_trick"]["plays"]))
    fit(bool(shown), "no trick")
    return [(INDEX[master], leader, _cards(plays, len(view["seats"]))) for master, leader, plays in shown]


def _cards(plays: Sequence[Mapping[str, Any]], most: int) -> list[int]:
    cards = [card for play in plays for card in play["cards"]]
    fit(None not in cards and len(cards) <= most, "a trick of other cards")
    return [INDEX[card] for card in cards]


def _open_position(game: Game[LuckyMakerState], view: View, tricks: list[PlainTrick]) -> LuckyMakerState:
    """Return the position without the hands and the masters, with the results of the tricks."""
    seats, number = len(view["seats"]), view["game_number"]
    first_start = (tricks[0][1] - number) % seats  # each game is led by the left neighbour of the last start (4.2)
    state = new_match(game.phase_table, seats, game.read_options(view["options"]), first_start)
    fit(0 <= number < state.games_in_match, "no match has as many games")
    fit(len(view["game_points"]) == number + (view["master"] is None), "other games are finished")
    state.game_points = [[*points] for points in view["game_points"]]
    state.plain_games = [[] for _ in range(number)]
    state.points = [sum(points) for points in zip([0] * seats, *state.game_points[:number], strict=True)]
    *state.plain_tricks, (state.master, state.leader, state.table) = tricks
    state.turn = (state.leader + len(state.table)) % seats
    if view["master"] is None:
        state.plain_tricks, state.table, state.master = tricks, [], -1
        state.plain_games.append(tricks)
        state.leader = state.turn = state.next_start()
        state.enter("deal")
    for master, leader, cards in state.plain_tricks:
        winner, points, *_ = decide(master, leader, cards, seats, state.winner_leads)
        state.points[winner] += points
    state.hands = []
    state.masters = []
    state.log_length = view["log_start"] + len(view["log"])
    return state


def _hand_sizes(state: LuckyMakerState) -> list[int]:
    """Return the number of cards that each seat still has, from the tricks."""
    played = len(state.plain_tricks)
    on_table = {(state.leader + place) % state.seats for place in range(len(state.table))}
    return [HAND_SIZE[state.seats] - played - (seat in on_table) for seat in range(state.seats)]


def _unseen(own: Sequence[int], tricks: Sequence[PlainTrick]) -> list[int]:
    seen = {*own, *(card for master, _, cards in tricks for card in (master, *cards))}
    return [card for card in range(len(CARDS)) if card not in seen]


def _bound(tricks: Sequence[PlainTrick], seats: int, own: int) -> dict[int, set[int]]:
    """Return the cards that each other seat can have that once did not follow."""
    bound: dict[int, set[int]] = {}
    for master, leader, cards in tricks:
        for place, card in enumerate(cards):
            seat = (leader + place) % seats
            if card in OFF[master] and seat != own:
                bound[seat] = {*OFF[master]}  # the same each time: they follow all other masters
    return bound
