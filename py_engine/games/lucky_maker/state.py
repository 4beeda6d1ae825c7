"""Lucky Maker's position."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from py_engine.games.lucky_maker.data import HAND_SIZE, LEFT_OF
from py_engine.games.lucky_maker.trick import PlainTrick, Trick, explain
from py_engine.phase import Phases, TurnState


class LuckyMakerState(TurnState):
    """A position of a match.

    ``hands`` are rising card indices, as bytes, from which one call can pick the cards that follow. ``masters`` is
    the face-down pile, its next card last; ``master`` the open one (-1 if none is); ``table`` the cards played in
    order, ``leader`` the seat that led, ``left_of`` every seat's left neighbour. ``plain_tricks`` are the finished
    tricks of the present game, ``plain_games`` those of the finished games, ``game_points`` every seat's points in
    each of these, ``points`` its points in the match.
    """

    def __init__(self, seats: int, phases: Phases, games_in_match: int, winner_leads: bool, start: int) -> None:
        super().__init__(seats, phases, "play")
        self.games_in_match = games_in_match
        self.winner_leads = winner_leads
        self.first_start = start
        self.points = [0] * seats
        self.plain_games: list[list[PlainTrick]] = []
        self.game_points: list[list[int]] = []
        self.left_of = LEFT_OF[seats]

    def begin_game(self, hands: Iterable[Iterable[int]], masters: Iterable[int], start: int) -> None:
        """Begin a game: deal the hands and turn the first master over, the last of ``masters`` (2.1)."""
        self.hands = [bytearray(sorted(hand)) for hand in hands]
        self.masters = [*masters]
        self.master = self.masters.pop()
        self.leader = self.turn = start
        self.table: list[int] = []
        self.plain_tricks: list[PlainTrick] = []

    def next_start(self) -> int:
        """Return the start seat of the next game (4.2)."""
        return (self.first_start + len(self.plain_games)) % self.seats

    @property
    def tricks(self) -> list[Trick]:
        """The tricks of the present game, or of the one just finished, explained."""
        return self._explained(self.plain_tricks)

    @property
    def games(self) -> list[list[Trick]]:
        """The finished games' tricks, explained."""
        return [self._explained(game) for game in self.plain_games]

    def _explained(self, game: Sequence[PlainTrick]) -> list[Trick]:
        return [explain(*trick, self.seats, self.winner_leads) for trick in game]

    def game_number(self) -> int:
        """Return the number of the present game, or of the one just finished, from 0."""
        return len(self.plain_games) - (self.master < 0)

    def first_play(self) -> int:
        """Return the log index of the present game's first card, after the earlier games and their deals."""
        plays = self.seats * HAND_SIZE[self.seats]
        return self.game_number() * (plays + 1)

    def log_start(self) -> int:
        """Return the log index of the entry that dealt the present game."""
        return max(0, self.first_play() - 1)
