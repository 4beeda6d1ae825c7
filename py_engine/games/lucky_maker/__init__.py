"""Lucky Maker: two-suited cards, and a master card that scores what it does not ask for."""

from py_engine.games.lucky_maker.game import GAME

__all__ = ["GAME"]
