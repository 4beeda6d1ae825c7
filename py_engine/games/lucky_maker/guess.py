"""What a seat of Lucky Maker knows of the cards that it does not see, and positions that agree with it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from py_engine.cards import Chance, shuffled
from py_engine.game import Game
from py_engine.games.lucky_maker.data import CARDS, HAND_SIZE, INDEX, OFF
from py_engine.games.lucky_maker.deal import new_match
from py_engine.games.lucky_maker.state import LuckyMakerState
from py_engine.games.lucky_maker.trick import PlainTrick
from py_engine.player import Course, Knowledge, View, entries_of

Hidden = tuple[list[list[int]], list[int]]
"""All hands as they may be now, and the masters still face down, the next one last."""


class LuckyMakerKnowledge(Knowledge[LuckyMakerState]):
    """The cards that lie open or did, and of the others who can't have which.

    A seat that did not follow a master holds nothing but the one pair of suits that the master lacks (2.3). Those
    seats draw first, the others take what is left: so each deal that agrees is guessed as often as any other.
    """

    def __init__(self, game: Game[LuckyMakerState], view: View, seat: int) -> None:
        self.seat = seat
        self.seats = len(view["seats"])
        self.own = [INDEX[card] for card in view["hand"]]
        self.tricks = _tricks(view)
        self.played = _played(self.tricks, self.seats)
        self.unseen = _unseen(self.own, self.tricks)
        self.bound = _bound(self.tricks, self.seats, seat)
        self._game = game
        self._view = view
        self._now: LuckyMakerState | None = None

    def _hidden(self, chance: Chance) -> Hidden:
        pool, hands = self.unseen, [self.own] * self.seats
        for seat, may_hold in self.bound.items():
            fitting = shuffled([card for card in pool if card in may_hold], chance)
            hands[seat] = fitting[: self._hand_size(seat)]
            pool = [card for card in pool if card not in hands[seat]]
        pool = shuffled(pool, chance)
        for seat in range(self.seats):
            if seat != self.seat and seat not in self.bound:
                left = self._hand_size(seat)
                hands[seat], pool = pool[:left], pool[left:]
        return hands, pool

    def _hand_size(self, seat: int) -> int:
        return HAND_SIZE[self.seats] - len(self.played[seat])

    def course(self, chance: Chance) -> Course[LuckyMakerState]:
        """Return the present game, from its deal on."""
        hands, masters = self._hidden(chance)
        view, log = self._view, entries_of(self._view)
        turned = [master for master, _, _ in self.tricks]
        deal: dict[str, Any] = {
            "hands": [_names([*self.played[seat], *hand]) for seat, hand in enumerate(hands)],
            "masters": _names([*turned, *reversed(masters)]),
            "start": self.tricks[0][1],
        }
        options = self._game.read_options(view["options"])
        if view["game_number"] == 0:
            self._game.check_deal(self.seats, options, deal)
            return Course(self._game.begin(self.seats, options, deal), log)
        deal["hands"][self.seat] = log[0]["hand"]
        return Course(_between_games(self._game, view), [{"do": "deal", **deal}, *log[1:]])

    def world(self, chance: Chance) -> LuckyMakerState:
        """Return a position that agrees with the view; all that lies open is worked out once."""
        if self._now is None:
            self._now = super().world(chance)
            return self._now.copy()
        state = self._now.copy()
        hands, state.masters = self._hidden(chance)
        state.hands = [bytearray(sorted(hand)) for hand in hands]
        return state


def _names(cards: Iterable[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def _tricks(view: View) -> list[PlainTrick]:
    """Return the tricks of the present game, the one being played last."""
    shown = [(trick["master"], trick["leader"], trick["cards"]) for trick in view["tricks"]]
    if view["master"] is not None:
        shown.append((view["master"], view["leader"], view["table"]))
    return [(INDEX[master], leader, [INDEX[play["card"]] for play in plays]) for master, leader, plays in shown]


def _played(tricks: Sequence[PlainTrick], seats: int) -> list[list[int]]:
    """Return what each seat has played, in order."""
    played: list[list[int]] = [[] for _ in range(seats)]
    for _, leader, cards in tricks:
        for place, card in enumerate(cards):
            played[(leader + place) % seats].append(card)
    return played


def _unseen(own: Sequence[int], tricks: Sequence[PlainTrick]) -> list[int]:
    seen = {*own, *(card for master, _, cards in tricks for card in (master, *cards))}
    return [card for card in range(len(CARDS)) if card not in seen]


def _bound(tricks: Sequence[PlainTrick], seats: int, own: int) -> dict[int, set[int]]:
    """Return for each other seat that once did not follow which cards it can have."""
    bound: dict[int, set[int]] = {}
    for master, leader, cards in tricks:
        for place, card in enumerate(cards):
            seat = (leader + place) % seats
            if card in OFF[master] and seat != own:
                bound[seat] = {*OFF[master]}  # the same each time: they follow all other masters
    return bound


def _between_games(game: Game[LuckyMakerState], view: View) -> LuckyMakerState:
    """Return the position in which the present game was to be dealt (4.2), of the games before points alone."""
    seats, number = len(view["seats"]), view["game_number"]
    first_start = (view["log"][0]["start"] - number) % seats
    state = new_match(game.phase_table, seats, game.read_options(view["options"]), first_start)
    if not 0 < number < state.games_in_match:
        raise ValueError(f"no match has a game number {number}")
    state.game_points = [[*points] for points in view["game_points"][:number]]
    state.points = [sum(points) for points in zip(*state.game_points, strict=True)]
    state.plain_games = [[] for _ in range(number)]
    state.master = -1
    state.turn = state.next_start()
    state.enter("deal")
    return state
