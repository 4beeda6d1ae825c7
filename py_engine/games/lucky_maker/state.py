"""Lucky Maker's position."""

from __future__ import annotations

from collections.abc import Sequence

from py_engine.game import Phases, State
from py_engine.games.lucky_maker.data import HAND_SIZE
from py_engine.games.lucky_maker.trick import Decided, Trick


class LuckyMakerState(State):
    """A position of a match.

    ``hands`` hold rising card indices, as bytes, of which one call can pick those that follow. ``masters`` is the
    face-down pile, its next card last; ``master`` the open one (-1 when none is); ``table`` the cards played in
    order, ``turn`` the seat to play. ``decided`` are the tricks of the present game, ``finished`` the finished
    games' tricks, ``points`` added up over the match.
    """

    __slots__ = (
        "decided",
        "finished",
        "first_start",
        "games_in_match",
        "hands",
        "leader",
        "master",
        "masters",
        "points",
        "table",
        "turn",
        "winner_leads",
    )

    def __init__(self, seats: int, phases: Phases, games_in_match: int, winner_leads: bool, start: int) -> None:
        super().__init__(seats, phases, "play")
        self.games_in_match = games_in_match
        self.winner_leads = winner_leads
        self.first_start = start
        self.points = [0] * seats
        self.finished: list[list[Decided]] = []

    def lay_out(self, hands: Sequence[Sequence[int]], masters: Sequence[int], start: int) -> None:
        """Begin a game: deal the hands and turn the first master over (2.1)."""
        self.hands = [bytearray(sorted(hand)) for hand in hands]
        self.masters = [*reversed(masters)]
        self.master = self.masters.pop()
        self.leader = self.turn = start
        self.table: list[int] = []
        self.decided: list[Decided] = []

    def next_start(self) -> int:
        """Return the start seat of the next game (4.2)."""
        return (self.first_start + len(self.finished)) % self.seats

    @property
    def tricks(self) -> list[Trick]:
        """The tricks of the present game, or of the one just finished."""
        return [Trick._make(trick) for trick in self.decided]

    @property
    def games(self) -> list[list[Trick]]:
        """The finished games' tricks."""
        return [[Trick._make(trick) for trick in game] for game in self.finished]

    def game_points(self) -> list[list[int]]:
        """Return the points of every finished game by seat."""
        return [
            [sum(trick.points for trick in game if trick.winner == seat) for seat in range(self.seats)]
            for game in self.games
        ]

    def game_number(self) -> int:
        """Return the number of the present game, or of the one just finished, from 0."""
        return len(self.finished) - (self.master < 0)

    def log_start(self) -> int:
        """Return the log index of the entry that dealt the present game, after whole games and their deals."""
        plays = self.seats * HAND_SIZE[self.seats]
        return max(0, self.game_number() * (plays + 1) - 1)
