"""Super Trump Fighter (スーパートランプファイター), 2 players, by あんちっく; the characters are our own (6.4)."""

from __future__ import annotations

from py_engine.game import Game, Option
from py_engine.games.trump_fighter.battle_phase import BattlePhase
from py_engine.games.trump_fighter.call_phase import CallPhase
from py_engine.games.trump_fighter.catalog import catalog_cards, catalog_characters
from py_engine.games.trump_fighter.character_phase import CharacterPhase
from py_engine.games.trump_fighter.data import CHECK_SECONDS, DEFAULT_WINDOW_MS, WINDOW_MS
from py_engine.games.trump_fighter.deal import DEAL_FIELDS, deal_fault, lay_out, make_deal
from py_engine.games.trump_fighter.ready_phase import ReadyPhase
from py_engine.games.trump_fighter.score import ending, score_sheet, scores
from py_engine.games.trump_fighter.shapes import TrumpFighterResult, TrumpFighterView
from py_engine.games.trump_fighter.view import table_view

GAME = Game(
    id="trump_fighter",
    name={"ja": "スーパートランプファイター", "en": "Super Trump Fighter"},
    min_players=2,
    max_players=2,
    end_clause="2.7",
    phases=(CharacterPhase(), ReadyPhase(), BattlePhase(), CallPhase()),
    options=(
        Option("check_s", CHECK_SECONDS, CHECK_SECONDS[0], "2.1"),
        Option("window_ms", WINDOW_MS, DEFAULT_WINDOW_MS, "4.2"),
    ),
    deal_fields=DEAL_FIELDS,
    view_shape=TrumpFighterView,
    row_shape=TrumpFighterResult,
    live=True,
    rules=3,
    cards=catalog_cards,
    characters=catalog_characters,
    deal=make_deal,
    deal_fault=deal_fault,
    lay_out=lay_out,
    scores=scores,
    score_sheet=score_sheet,
    ending=ending,
    view=table_view,
    weighed={"move": None, "call": None, "battle": "fastest"},
    machine="py_engine.games.trump_fighter.policy",
)
