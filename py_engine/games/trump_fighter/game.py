"""Super Trump Fighter (スーパートランプファイター), 2 players: how its parts fit the match."""

from __future__ import annotations

from typing import Any

from py_engine.cards import Chance
from py_engine.game import Advice, Deal, Game, Option, Options
from py_engine.games.trump_fighter.advice import advise
from py_engine.games.trump_fighter.battle_phase import BattlePhase
from py_engine.games.trump_fighter.bot import LEVELS
from py_engine.games.trump_fighter.call_phase import CallPhase
from py_engine.games.trump_fighter.character_phase import CharacterPhase
from py_engine.games.trump_fighter.data import (
    CARDS,
    CHECK_SECONDS,
    DEFAULT_WINDOW_MS,
    SUITS,
    WINDOW_MS,
    number_of,
    suit_of,
)
from py_engine.games.trump_fighter.deal import DEAL_FIELDS, deal_fault, deck_of, make_deal
from py_engine.games.trump_fighter.ready_phase import ReadyPhase
from py_engine.games.trump_fighter.roster import CHARACTERS
from py_engine.games.trump_fighter.score import score_sheet
from py_engine.games.trump_fighter.shapes import TrumpFighterResult, TrumpFighterView
from py_engine.games.trump_fighter.state import TrumpFighterState
from py_engine.games.trump_fighter.view import table_view


class TrumpFighter(Game[TrumpFighterState]):
    """The rules of Super Trump Fighter by あんちっく; the characters are our own (6.4)."""

    id = "trump_fighter"
    name = {"ja": "スーパートランプファイター", "en": "Super Trump Fighter"}
    min_players = 2
    max_players = 2
    end_clause = "2.7"
    phases = (CharacterPhase(), ReadyPhase(), BattlePhase(), CallPhase())
    options = (
        Option("check_s", CHECK_SECONDS, CHECK_SECONDS[0], "2.1"),
        Option("window_ms", WINDOW_MS, DEFAULT_WINDOW_MS, "4.2"),
    )
    deal_fields = DEAL_FIELDS
    view_shape = TrumpFighterView
    row_shape = TrumpFighterResult
    live = True
    bots = tuple(LEVELS)

    def cards(self) -> list[dict[str, Any]]:
        """Return the 52 cards with suit and number."""
        return [
            {"id": name, "suit": SUITS[suit_of(card)], "number": number_of(card)} for card, name in enumerate(CARDS)
        ]

    def characters(self) -> list[dict[str, Any]]:
        """Return the ten characters with their skills (6, 7)."""
        return [character.to_json() for character in CHARACTERS]

    def deal(self, seats: int, options: Options, chance: Chance, start: int) -> Deal:
        """Shuffle (1.2); there is no start seat (1.5)."""
        return make_deal(chance)

    def deal_fault(self, seats: int, options: Options, deal: Deal) -> str | None:
        """Say what keeps the deal from being the whole deck."""
        return deal_fault(deal)

    def begin(self, seats: int, options: Options, deal: Deal) -> TrumpFighterState:
        """Lay the deck down; the characters are still to be chosen."""
        return TrumpFighterState(self.phase_table, options["check_s"] * 1000, options["window_ms"], deck_of(deal))

    def scores(self, state: TrumpFighterState) -> list[int | None]:
        """Return the totals, miss cards included (2.5)."""
        return list(state.totals)

    def result(self, state: TrumpFighterState) -> list[dict[str, Any]]:
        """Return the score sheet (7)."""
        return score_sheet(state)

    def ending(self, state: TrumpFighterState) -> dict[str, Any]:
        """Return how it ended: ``settled`` or ``time_up`` (2.5, 2.6)."""
        return {"by": state.ended_by}

    def view(self, state: TrumpFighterState, seat: int | None) -> dict[str, Any]:
        """Return the table; both seats see the same but for ``hand``."""
        return table_view(state, seat)

    def advise(self, state: TrumpFighterState, seat: int, level: str, at: int, chance: Chance) -> Advice:
        """Return what a bot does; see :func:`.advice.advise`."""
        return advise(state, seat, LEVELS[level], at, chance)


GAME = TrumpFighter()
