"""Super Trump Fighter: two fighters, four skills each, poker hands in real time."""

from py_engine.games.trump_fighter.game import GAME

__all__ = ["GAME"]
