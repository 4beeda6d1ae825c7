"""Lucky Maker's position."""

from __future__ import annotations

from collections.abc import Sequence

from py_engine.game import Phases, State
from py_engine.games.lucky_maker.trick import Trick


class LuckyMakerState(State):
    """A position of a match.

    ``hands`` hold rising card indices; ``masters`` is the face-down pile, its next card last; ``master`` the open
    one (-1 when none is); ``table`` the cards played in order, ``turn`` the seat to play. ``tricks`` are those of
    the present game, ``games`` the finished games' tricks, ``points`` added up over the match. ``game_points``
    are the points of each finished game.
    """

    __slots__ = (
        "first_start",
        "game_points",
        "games",
        "games_in_match",
        "hands",
        "leader",
        "log_length",
        "log_start",
        "master",
        "masters",
        "points",
        "table",
        "tricks",
        "turn",
        "winner_leads",
    )

    def __init__(self, seats: int, phases: Phases, games_in_match: int, winner_leads: bool, start: int) -> None:
        super().__init__(seats, phases, "play")
        self.games_in_match = games_in_match
        self.winner_leads = winner_leads
        self.first_start = start
        self.points = [0] * seats
        self.games: list[list[Trick]] = []
        self.game_points: list[list[int]] = []
        self.log_length = 0
        self.log_start = 0

    def lay_out(self, hands: Sequence[Sequence[int]], masters: Sequence[int], start: int) -> None:
        """Begin a game: deal the hands and turn the first master over (2.1)."""
        self.hands = [sorted(hand) for hand in hands]
        self.masters = list(reversed(masters))
        self.master = self.masters.pop()
        self.leader = self.turn = start
        self.table: list[int] = []
        self.tricks: list[Trick] = []

    def next_start(self) -> int:
        """Return the start seat of the next game (4.2)."""
        return (self.first_start + len(self.games)) % self.seats
