"""Akuma Trick: get rid of little devils, but be the second to run out of them."""

from py_engine.games.akuma_trick.game import GAME

__all__ = ["GAME"]
