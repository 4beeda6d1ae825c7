"""Bokunron, the Tyrant: eight tricks with face-down plays, and those who win too much are struck out."""

from py_engine.games.bokunron.game import GAME

__all__ = ["GAME"]
