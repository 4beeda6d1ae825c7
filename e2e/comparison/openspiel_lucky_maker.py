"""Lucky Maker as a Python game for OpenSpiel, to compare the engine's speed with.

It is written from the rules alone and imports nothing from the engine, so that equal scores are meaningful. A card
is an action, 0 to 59: ten times its pair's place in ``PAIRS`` plus its first number minus 1. The deal is given,
since chance nodes for dealing would cost OpenSpiel sixty more actions per game.

Run by the Python of an environment that has OpenSpiel, it answers questions, one line of JSON each: ``replay`` and
``lucky_maker``.
"""

from __future__ import annotations

import gc
import json
import random
import sys
from collections.abc import Callable, Sequence
from time import process_time
from typing import Any

import pyspiel  # type: ignore[import-not-found]

SEATS = 4
DECK = 60
PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
SUITS = [PAIRS[card // 10] for card in range(DECK)]
FIRST_NUMBER = [card % 10 + 1 for card in range(DECK)]

GAME_TYPE = pyspiel.GameType(
    short_name="python_lucky_maker",
    long_name="Python Lucky Maker",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)
GAME_INFO = pyspiel.GameInfo(
    num_distinct_actions=DECK,
    max_chance_outcomes=0,
    num_players=SEATS,
    min_utility=0.0,
    max_utility=120.0,
    utility_sum=None,
    max_game_length=48,
)


def number_in(card: int, suit: int) -> int:
    """Return the card's number in one of its suits: the second suit has 11 minus the first one's."""
    return FIRST_NUMBER[card] if suit == SUITS[card][0] else 11 - FIRST_NUMBER[card]


class LuckyMakerGame(pyspiel.Game):  # type: ignore[misc]
    """The game with four seats and the default options."""

    def __init__(self) -> None:
        super().__init__(GAME_TYPE, GAME_INFO, {})

    def new_state(self, hands: Sequence[Sequence[int]], masters: Sequence[int], start: int) -> LuckyMakerState:
        """Return the position after a deal."""
        return LuckyMakerState(self, hands, masters, start)


class LuckyMakerState(pyspiel.State):  # type: ignore[misc]
    """A position, with OpenSpiel's interface of a sequential game."""

    def __init__(
        self, game: LuckyMakerGame, hands: Sequence[Sequence[int]], masters: Sequence[int], start: int
    ) -> None:
        super().__init__(game)
        self.hands = [sorted(hand) for hand in hands]
        self.masters = masters
        self.trick = 0
        self.leader = self.player = start
        self.table: list[int] = []
        self.points = [0] * SEATS

    def current_player(self) -> int:
        """Return the seat to play."""
        return self.player

    def is_terminal(self) -> bool:
        """Return whether all tricks are played."""
        return self.trick == len(self.masters)

    def returns(self) -> list[int]:
        """Return the points."""
        return self.points

    def _legal_actions(self, player: int) -> list[int]:
        hand = self.hands[player]
        first, second = SUITS[self.masters[self.trick]]
        return [card for card in hand if first in SUITS[card] or second in SUITS[card]] or hand

    def _apply_action(self, action: int) -> None:
        self.hands[self.player].remove(action)
        self.table.append(action)
        if len(self.table) < SEATS:
            self.player = (self.player + 1) % SEATS
            return
        self._settle()
        self.player = self.leader
        self.table = []
        self.trick += 1
        if self.is_terminal():
            self.player = pyspiel.PlayerId.TERMINAL

    def _settle(self) -> None:
        """Score the trick and name the next leader (clause 3)."""
        master, table = self.masters[self.trick], self.table
        follow, other = self._follow_suit(master)
        highest, place, times = 0, 0, 0
        for at, card in enumerate(table):
            number = number_in(card, follow) if follow in SUITS[card] else 0
            if number > highest:
                highest, place, times = number, at, 1
            elif number == highest:
                place, times = at, times + 1
        own = number_in(master, follow)
        if highest < own or not highest:
            return
        winner = (self.leader + place) % SEATS
        self.points[winner] += number_in(master, other)
        if times == 1 and highest != own:
            self.leader = winner

    def _follow_suit(self, master: int) -> tuple[int, int]:
        """Return the suit that decides and the one that scores: by the count, then the master's larger number."""
        first, second = SUITS[master]
        counts = [0, 0]
        for card in self.table:
            counts[0] += first in SUITS[card]
            counts[1] += second in SUITS[card]
        if counts[0] == counts[1]:
            counts = [number_in(master, first), number_in(master, second)]
        return (first, second) if counts[0] > counts[1] else (second, first)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{player} plays {action}"

    def __str__(self) -> str:
        return f"{self.hands} {self.table} {self.points}"


GAME = LuckyMakerGame()


def start(deal: dict[str, Any]) -> Any:
    """Return the position after a deal in the engine's form."""
    return GAME.new_state(deal["hands"], deal["masters"], deal["start"])


def replay(games: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Replay recorded games: return the legal actions before each move, and the scores."""
    found = []
    for game in games:
        state = start(game["deal"])
        legal = []
        for move in game["moves"]:
            legal.append(state.legal_actions())
            state.apply_action(move)
        found.append({"legal": legal, "scores": [int(points) for points in state.returns()]})
    return found


def lucky_maker(deals: Sequence[dict[str, Any]], seconds: float) -> list[float]:
    """Play at random for ``seconds``; return the number of games and the processor seconds."""
    rnd = random.random
    gc.collect()
    games, begun = 0, process_time()
    while process_time() - begun < seconds:
        state = start(deals[games % len(deals)])
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(rnd() * len(actions))])
        games += 1
    return [games, process_time() - begun]


ANSWERS: dict[str, Callable[..., Any]] = {"replay": replay, "lucky_maker": lucky_maker}


if __name__ == "__main__":
    for question in sys.stdin:
        name, arguments = json.loads(question)
        print(json.dumps(ANSWERS[name](*arguments)), flush=True)
