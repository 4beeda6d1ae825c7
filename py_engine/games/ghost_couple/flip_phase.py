"""The phase ``flip``: turning cards up, at the start of a turn (2.2) and by effects (5.3, 6.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from py_engine.games.ghost_couple.state import GhostCoupleState
from py_engine.games.ghost_couple.turn import CellPhase
from py_engine.reading import Verb, integer
from py_engine.refusals import Refusal


class FlipPhase(CellPhase):
    """Clause 2.2, and further cards turned up by effects (5.3, 6.3)."""

    name = do = "flip"
    verbs = (Verb("flip", "2.2", {"cell": integer}),)

    def cells(self, state: GhostCoupleState) -> Sequence[int]:
        """Return the cells with a face-down card."""
        return state.down

    def refusal(self, state: GhostCoupleState, move: int) -> Refusal | None:
        """Refuse a cell without a face-down card (2.2)."""
        return None if move in state.down else Refusal("2.2", "not_face_down", {"cell": move})

    def play(self, state: GhostCoupleState, move: int) -> None:
        """Turn the card up; after the last one couples may be taken."""
        state.turn_up(move)
        state.count -= 1
        if not state.count:
            state.enter("couple")

    def pending(self, state: GhostCoupleState) -> dict[str, Any]:
        """Return the number of cards still to turn, and their cells."""
        return {"count": state.count, "cells": list(state.down)}
