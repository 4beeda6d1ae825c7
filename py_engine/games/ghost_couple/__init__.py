"""Ghost Couple: a game of pairs with a hand, where every couple brings its effect."""

from py_engine.games.ghost_couple.game import GAME

__all__ = ["GAME"]
