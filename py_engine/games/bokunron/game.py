"""Bokunron, the Tyrant (暴君論), 3-4 players: how its parts fit the match."""

from __future__ import annotations

from typing import Any

from py_engine.cards import Chance
from py_engine.game import Deal, Game, Options
from py_engine.games.bokunron.data import CARDS, RANK_OF, SUIT_OF, SUITS
from py_engine.games.bokunron.deal import DEAL_FIELDS, deal_fault, lay_out, make_deal
from py_engine.games.bokunron.hand_phase import HandPhase
from py_engine.games.bokunron.play_phase import PlayPhase
from py_engine.games.bokunron.plaza_phase import PlazaPhase
from py_engine.games.bokunron.score import outcome, score_sheet, scores_of
from py_engine.games.bokunron.shapes import BokunronSeatResult, BokunronView
from py_engine.games.bokunron.state import BokunronState
from py_engine.games.bokunron.tyrant_phase import TyrantPhase
from py_engine.games.bokunron.view import cards_seen, shown_entry, table_view
from py_engine.phase import Entry


class Bokunron(Game[BokunronState]):
    """The rules of Bokunron by 忍野凛也, version 4.1, 2017-01-31."""

    id = "bokunron"
    name = {"ja": "暴君論", "en": "Bokunron, the Tyrant"}
    min_players = 3
    max_players = 4
    end_clause = "5.6"
    phases = (HandPhase(), PlayPhase(), TyrantPhase(), PlazaPhase())
    deal_fields = DEAL_FIELDS
    view_shape = BokunronView
    row_shape = BokunronSeatResult

    def cards(self) -> list[dict[str, Any]]:
        """Return all cards of both decks that the game uses."""
        return [catalog_card(card) for card in range(len(CARDS))]

    def deal(self, seats: int, options: Options, chance: Chance, start: int) -> Deal:
        """Shuffle and deal (1.1-1.5)."""
        return make_deal(seats, chance, start)

    def deal_fault(self, seats: int, options: Options, deal: Deal) -> str | None:
        """Say what keeps the parts from being different cards of their decks in the right numbers (7)."""
        return deal_fault(deal, seats)

    def begin(self, seats: int, options: Options, deal: Deal) -> BokunronState:
        """Lay the table; all seats owe their hands."""
        return lay_out(self.phase_table, deal)

    def scores(self, state: BokunronState) -> list[int | None]:
        """Return no points before the end, since the aces count (S10)."""
        return [score.points for score in scores_of(state)] if state.over else [None] * state.seats

    def winners(self, state: BokunronState) -> list[int]:
        """Return the one winner (6.6)."""
        return [outcome(state)[0]]

    def result(self, state: BokunronState) -> list[dict[str, Any]]:
        """Return the score sheet (6.7)."""
        return score_sheet(state)

    def ending(self, state: BokunronState) -> dict[str, Any]:
        """Return ``by``, what decided: points, tricks won or the way from the marker holder (6.6)."""
        return {"by": outcome(state)[1]}

    def view(self, state: BokunronState, seat: int | None) -> dict[str, Any]:
        """Return the table as ``seat`` knows it."""
        return table_view(state, seat)

    def cards_seen(self, state: BokunronState, seat: int) -> int:
        """Return the seat's own cards and those turned up; whose turn it is follows from open counts (1.7, 3.1)."""
        return cards_seen(state, seat)

    def shown_entry(
        self, state: BokunronState, index: int, actor: int | None, entry: Entry, seat: int | None
    ) -> Entry:
        """Return the entry without cards that the seat may not know (7)."""
        return shown_entry(state, index, actor, entry, seat)


def catalog_card(card: int) -> dict[str, Any]:
    """Return a card as the catalogue shows it; see ``BokunronCard``."""
    name = CARDS[card]
    rank = name[1:]
    kind = "stock" if card not in RANK_OF else "ace" if rank == "A" else "lead"
    return {
        "id": name,
        "suit": SUITS[SUIT_OF[card]],
        "rank": rank,
        "deck": 1 if name[0].isupper() else 2,
        "kind": kind,
    }


GAME = Bokunron()
