"""Ghost Couple (ゴーストカップル), 2-6 players: how its parts fit the match."""

from __future__ import annotations

from typing import Any

from py_engine.cards import Chance
from py_engine.game import Deal, Game, Option, Options
from py_engine.games.ghost_couple.board_phases import (
    BanishPhase,
    CoverPhase,
    FlipBlockPhase,
    FlipXPhase,
    PutPhase,
    TakePhase,
)
from py_engine.games.ghost_couple.catalogue import CATALOGUE
from py_engine.games.ghost_couple.couple_phase import CouplePhase
from py_engine.games.ghost_couple.data import MOST_SEATS
from py_engine.games.ghost_couple.deal import DEAL_FIELDS, deal_fault, make_deal
from py_engine.games.ghost_couple.decks import DECKS
from py_engine.games.ghost_couple.flip_phase import FlipPhase
from py_engine.games.ghost_couple.lay_phase import LayPhase
from py_engine.games.ghost_couple.score import current_points, score_sheet
from py_engine.games.ghost_couple.seat_phases import (
    BanishHandPhase,
    BanishTreasurePhase,
    DrawForPhase,
    LookPhase,
    ReshufflePhase,
    RobPhase,
)
from py_engine.games.ghost_couple.shapes import GhostCoupleView, SeatResult
from py_engine.games.ghost_couple.state import GhostCoupleState
from py_engine.games.ghost_couple.turn import begin_turn
from py_engine.games.ghost_couple.view import cards_seen, shown_entry, table_view
from py_engine.phase import Entry


class GhostCouple(Game[GhostCoupleState]):
    """The rules of Ghost Couple by "testing", .nar Archive カードゲーム企画 その2, 2002-09-24."""

    id = "ghost_couple"
    name = {"ja": "ゴーストカップル", "en": "Ghost Couple"}
    min_players = 2
    max_players = MOST_SEATS
    end_clause = "2.6"
    phases = (
        LayPhase(),
        FlipPhase(),
        CouplePhase(),
        DrawForPhase(),
        TakePhase(),
        PutPhase(),
        FlipXPhase(),
        FlipBlockPhase(),
        BanishPhase(),
        LookPhase(),
        BanishHandPhase(),
        RobPhase(),
        BanishTreasurePhase(),
        CoverPhase(),
        ReshufflePhase(),
    )
    options = (
        Option("deck", ("ghosts", "trump"), "ghosts", "1.1", most_players=(("trump", DECKS["trump"].most_seats),)),
    )
    deal_fields = DEAL_FIELDS
    view_shape = GhostCoupleView
    row_shape = SeatResult

    def cards(self) -> list[dict[str, Any]]:
        """Return the cards of both decks."""
        return [dict(card) for card in CATALOGUE]

    def deal(self, seats: int, options: Options, chance: Chance, start: int) -> Deal:
        """Shuffle (1.1)."""
        return make_deal(DECKS[options["deck"]], chance, start)

    def deal_fault(self, seats: int, options: Options, deal: Deal) -> str | None:
        """Say what keeps the deal from being the whole deck of the option."""
        return deal_fault(DECKS[options["deck"]], deal)

    def begin(self, seats: int, options: Options, deal: Deal) -> GhostCoupleState:
        """Lay out the board, deal the hands, and let the first turn begin."""
        deck = DECKS[options["deck"]]
        pile = [deck.index[name] for name in deal["deck"]]
        state = GhostCoupleState(seats, self.phase_table, deck, pile, deal["start"])
        begin_turn(state)
        return state

    def scores(self, state: GhostCoupleState) -> list[int | None]:
        """Return the points of the treasures; they lie open (1.2)."""
        return [*current_points(state)]

    def result(self, state: GhostCoupleState) -> list[dict[str, Any]]:
        """Return the score sheet (4.3)."""
        return score_sheet(state)

    def view(self, state: GhostCoupleState, seat: int | None) -> dict[str, Any]:
        """Return the table as ``seat`` knows it."""
        return table_view(state, seat)

    def cards_seen(self, state: GhostCoupleState, seat: int) -> int:
        """Return the cards that lie open to the seat; counts are open, and so is who is next (1.2, 5.5)."""
        return cards_seen(state, seat)

    def shown_entry(
        self, state: GhostCoupleState, index: int, actor: int | None, entry: Entry, seat: int | None
    ) -> Entry:
        """Return the entry without cards laid face down by others and without a shuffled deck (1.3)."""
        return shown_entry(state, entry, own=seat is not None and seat == actor)


GAME = GhostCouple()
