"""The register of games: the only place outside a game's folder that names it. Its order is the shelf's order."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from py_engine.game import Game

_IDS = (
    "lucky_maker",
    "akuma_trick",
    "bokunron",
    "ghost_couple",
    "trump_fighter",
)

GAMES: dict[str, Game[Any]] = {game_id: import_module(f"{__name__}.{game_id}.game").GAME for game_id in _IDS}
"""All games by id, which is also the name of the game's folder."""
