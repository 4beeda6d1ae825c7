"""Akuma Trick (アクマトリック), 3-6 players."""

from __future__ import annotations

from py_engine.game import Game, Option
from py_engine.games.akuma_trick.catalog import catalog_cards
from py_engine.games.akuma_trick.data import MOST_SEATS
from py_engine.games.akuma_trick.deal import DEAL_FIELDS, LEAST_RUN, deal_fault, lay_out, make_deal
from py_engine.games.akuma_trick.play_phase import PlayPhase
from py_engine.games.akuma_trick.score import score_sheet, scores, standing, winners
from py_engine.games.akuma_trick.shapes import AkumaTrickSeatResult, AkumaTrickView
from py_engine.games.akuma_trick.steal_phase import StealPhase
from py_engine.games.akuma_trick.view import cards_seen, shown_entry, table_view

GAME = Game(
    id="akuma_trick",
    name={"ja": "アクマトリック", "en": "Akuma Trick"},
    min_players=3,
    max_players=MOST_SEATS,
    end_clause="5.1",
    phases=(PlayPhase(), StealPhase()),
    rules=2,
    options=(
        Option("combos", tuple(LEAST_RUN), "sets_and_runs", "2.4"),
        Option("run_colours", ("one", "mixed"), "one", "2.4"),
        Option("short_release", ("keep_zeros", "discard_all"), "keep_zeros", "4.5"),
    ),
    deal_fields=DEAL_FIELDS,
    view_shape=AkumaTrickView,
    row_shape=AkumaTrickSeatResult,
    cards=catalog_cards,
    deal=make_deal,
    deal_fault=deal_fault,
    lay_out=lay_out,
    scores=scores,
    won_by=winners,
    score_sheet=score_sheet,
    standing=standing,
    view=table_view,
    cards_seen=cards_seen,
    shown_entry=shown_entry,
    machine="py_engine.games.akuma_trick.policy",
)
