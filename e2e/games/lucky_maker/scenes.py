"""Prepared saves of Lucky Maker: every step with a choice of the player, and every screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from e2e.lib.played import played
from tests.play import SetUp

GAME = "lucky_maker"
SCENES: dict[str, Callable[[], dict[str, Any]]] = {
    "lead": lambda: played(SetUp(GAME, 4), 3, 0).save(),
    "follow-five": lambda: played(SetUp(GAME, 5), 3, 2).save(),
    "finished-trick": lambda: played(SetUp(GAME, 4), 3, 9).save(),
    "next-deal": lambda: played(SetUp(GAME, 3, (("games", "players"),)), 3, 45).save(),
    "over": lambda: played(SetUp(GAME, 4), 3).save(),
}
