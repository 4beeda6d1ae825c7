"""Ghost Couple (ゴーストカップル), 2-6 players, by "testing", .nar Archive カードゲーム企画 その2, 2002-09-24."""

from __future__ import annotations

from py_engine.game import Game, Option
from py_engine.games.ghost_couple.board_phases import (
    BanishPhase,
    CoverPhase,
    FlipBlockPhase,
    FlipXPhase,
    PutPhase,
    TakePhase,
)
from py_engine.games.ghost_couple.catalog import catalog_cards
from py_engine.games.ghost_couple.couple_phase import CouplePhase
from py_engine.games.ghost_couple.data import MOST_SEATS
from py_engine.games.ghost_couple.deal import DEAL_FIELDS, deal_fault, lay_out, make_deal
from py_engine.games.ghost_couple.decks import DECKS
from py_engine.games.ghost_couple.flip_phase import FlipPhase
from py_engine.games.ghost_couple.lay_phase import LayPhase
from py_engine.games.ghost_couple.score import score_sheet, scores
from py_engine.games.ghost_couple.seat_phases import (
    BanishHandPhase,
    BanishTreasurePhase,
    DrawForPhase,
    LookPhase,
    ReshufflePhase,
    RobPhase,
)
from py_engine.games.ghost_couple.shapes import GhostCoupleView, SeatResult
from py_engine.games.ghost_couple.view import cards_seen, shown_entry, table_view

GAME = Game(
    id="ghost_couple",
    name={"ja": "ゴーストカップル", "en": "Ghost Couple"},
    min_players=2,
    max_players=MOST_SEATS,
    end_clause="2.6",
    phases=(
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
    ),
    options=(
        Option("deck", ("ghosts", "trump"), "ghosts", "1.1", most_players=(("trump", DECKS["trump"].most_seats),)),
    ),
    deal_fields=DEAL_FIELDS,
    view_shape=GhostCoupleView,
    row_shape=SeatResult,
    cards=catalog_cards,
    deal=make_deal,
    deal_fault=deal_fault,
    lay_out=lay_out,
    scores=scores,
    score_sheet=score_sheet,
    view=table_view,
    cards_seen=cards_seen,
    shown_entry=shown_entry,
    in_sight=("couple", "swap"),
    machine="py_engine.games.ghost_couple.policy",
)
