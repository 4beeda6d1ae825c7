"""Lucky Maker (ラッキーメイカー), 3-5 players, by 十式ゲームワークス (居酒屋), first edition 2020-09-24."""

from __future__ import annotations

from py_engine.game import Game, Option
from py_engine.games.lucky_maker.catalog import catalog_cards
from py_engine.games.lucky_maker.deal import DEAL_FIELDS, deal_fault, lay_out, make_deal
from py_engine.games.lucky_maker.deal_phase import DealPhase
from py_engine.games.lucky_maker.play_phase import PlayPhase
from py_engine.games.lucky_maker.score import score_sheet, scores
from py_engine.games.lucky_maker.shapes import LuckyMakerRow, LuckyMakerView
from py_engine.games.lucky_maker.state import LuckyMakerState
from py_engine.games.lucky_maker.view import cards_seen, shown_entry, table_view

GAME = Game(
    id="lucky_maker",
    name={"ja": "ラッキーメイカー", "en": "Lucky Maker"},
    min_players=3,
    max_players=5,
    end_clause="4.1",
    phases=(PlayPhase(), DealPhase()),
    options=(
        Option("tie_lead", ("stays", "winner"), "stays", "3.8"),
        Option("games", ("players", "one"), "one", "4.2", suggested="players", suggested_passed="one"),
    ),
    deal_fields=DEAL_FIELDS,
    view_shape=LuckyMakerView,
    row_shape=LuckyMakerRow,
    cards=catalog_cards,
    deal=make_deal,
    deal_fault=deal_fault,
    lay_out=lay_out,
    scores=scores,
    score_sheet=score_sheet,
    view=table_view,
    cards_seen=cards_seen,
    log_start=LuckyMakerState.log_start,
    shown_entry=shown_entry,
    machine="py_engine.games.lucky_maker.policy",
)
