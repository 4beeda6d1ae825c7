"""Bokunron, the Tyrant (暴君論), 3-4 players, by 忍野凛也, version 4.1, 2017-01-31."""

from __future__ import annotations

from py_engine.game import Game
from py_engine.games.bokunron.catalog import catalog_cards
from py_engine.games.bokunron.deal import DEAL_FIELDS, deal_fault, lay_out, make_deal
from py_engine.games.bokunron.hand_phase import HandPhase
from py_engine.games.bokunron.play_phase import PlayPhase
from py_engine.games.bokunron.plaza_phase import PlazaPhase
from py_engine.games.bokunron.score import ending, score_sheet, scores, standing, winners
from py_engine.games.bokunron.shapes import BokunronSeatResult, BokunronView
from py_engine.games.bokunron.tyrant_phase import TyrantPhase
from py_engine.games.bokunron.view import cards_seen, shown_entry, table_view

GAME = Game(
    id="bokunron",
    name={"ja": "暴君論", "en": "Bokunron, the Tyrant"},
    min_players=3,
    max_players=4,
    end_clause="5.6",
    phases=(HandPhase(), PlayPhase(), TyrantPhase(), PlazaPhase()),
    deal_fields=DEAL_FIELDS,
    view_shape=BokunronView,
    row_shape=BokunronSeatResult,
    cards=catalog_cards,
    deal=make_deal,
    deal_fault=deal_fault,
    lay_out=lay_out,
    scores=scores,
    won_by=winners,
    score_sheet=score_sheet,
    standing=standing,
    ending=ending,
    view=table_view,
    cards_seen=cards_seen,
    shown_entry=shown_entry,
    log_settled=lambda state: state.face_down_from,
    machine="py_engine.games.bokunron.policy",
)
