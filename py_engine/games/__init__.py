"""The register of games: the only place outside a game's folder that names it. Its order is that of the shelf."""

from __future__ import annotations

from typing import Any

from py_engine.game import Game
from py_engine.games.akuma_trick import GAME as AKUMA_TRICK
from py_engine.games.bokunron import GAME as BOKUNRON
from py_engine.games.ghost_couple import GAME as GHOST_COUPLE
from py_engine.games.lucky_maker import GAME as LUCKY_MAKER
from py_engine.games.trump_fighter import GAME as TRUMP_FIGHTER

GAMES: dict[str, Game[Any]] = {
    game.id: game for game in (LUCKY_MAKER, AKUMA_TRICK, BOKUNRON, GHOST_COUPLE, TRUMP_FIGHTER)
}
