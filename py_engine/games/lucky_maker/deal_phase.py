"""The phase ``deal``: between two games of a match the next start seat deals (4.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from py_engine.cards import Chance
from py_engine.game import Deal, Options
from py_engine.games.lucky_maker.deal import DEAL_FIELDS, begin_game, deal_fault, make_deal
from py_engine.games.lucky_maker.state import LuckyMakerState
from py_engine.phase import Entry, TurnPhase
from py_engine.reading import Verb
from py_engine.refusals import Refusal


class NextDeal(NamedTuple):
    """The move of the phase ``deal``: ``deal`` is ``None`` until it is shuffled."""

    deal: Deal | None


NO_OPTIONS: Options = {}
"""No option changes the deal."""
NO_DEAL = NextDeal(None)
"""The only move, before the shuffle."""


class DealPhase(TurnPhase[LuckyMakerState, NextDeal]):
    """Clause 4.2: the next start seat deals the next game."""

    name = "deal"
    verbs = (Verb("deal", "4.2", outcome=DEAL_FIELDS),)

    def moves(self, state: LuckyMakerState) -> tuple[NextDeal, ...]:
        """Return the only move, not yet dealt."""
        return (NO_DEAL,)

    def read(self, state: LuckyMakerState, do: str, seat: int | None, fields: Mapping[str, Any]) -> NextDeal:
        """Return the move, with its outcome if the action comes from a save."""
        return NextDeal(dict(fields)) if fields else NO_DEAL

    def write(self, state: LuckyMakerState, move: NextDeal) -> Entry:
        """Return the action, with the deal once there is one."""
        return {"do": "deal", **(move.deal or {})}

    def refusal(self, state: LuckyMakerState, move: NextDeal) -> Refusal | None:
        """Refuse an outcome that is not the whole deck or names another start (4.2)."""
        if move.deal is None:
            return None
        if move.deal["start"] != state.next_start():
            return Refusal("4.2", "wrong_start", {"start": move.deal["start"], "expected": state.next_start()})
        fault = deal_fault(state.seats, NO_OPTIONS, move.deal)
        return Refusal("4.2", "bad_deal", {"fault": fault}) if fault else None

    def with_outcome(self, state: LuckyMakerState, move: NextDeal, chance: Chance) -> NextDeal:
        """Shuffle and deal."""
        return NextDeal(make_deal(state.seats, NO_OPTIONS, chance, state.next_start()))

    def play(self, state: LuckyMakerState, move: NextDeal) -> None:
        """Put the new deal on the table and begin the game."""
        assert move.deal is not None, "a deal is shuffled before it is played"
        begin_game(state, move.deal)
        state.enter("play")
