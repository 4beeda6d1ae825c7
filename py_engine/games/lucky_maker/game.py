"""Lucky Maker (ラッキーメイカー), 3-5 players: how its parts fit the match."""

from __future__ import annotations

from typing import Any

from py_engine.cards import Chance
from py_engine.game import Deal, Game, Option, Options
from py_engine.games.lucky_maker.data import CARDS, NUMBER, SUITS, SUITS_OF
from py_engine.games.lucky_maker.deal import DEAL_FIELDS, deal_fault, lay_out, make_deal
from py_engine.games.lucky_maker.deal_phase import DealPhase
from py_engine.games.lucky_maker.play_phase import PlayPhase
from py_engine.games.lucky_maker.score import score_sheet
from py_engine.games.lucky_maker.shapes import LuckyMakerRow, LuckyMakerView
from py_engine.games.lucky_maker.state import LuckyMakerState
from py_engine.games.lucky_maker.view import cards_seen, table_view
from py_engine.phase import Entry


class LuckyMaker(Game[LuckyMakerState]):
    """The rules of Lucky Maker by 十式ゲームワークス (居酒屋), first edition 2020-09-24."""

    id = "lucky_maker"
    name = {"ja": "ラッキーメイカー", "en": "Lucky Maker"}
    min_players = 3
    max_players = 5
    end_clause = "4.1"
    phases = (PlayPhase(), DealPhase())
    options = (
        Option("tie_lead", ("stays", "winner"), "stays", "3.8"),
        Option("games", ("one", "players"), "one", "4.2"),
    )
    deal_fields = DEAL_FIELDS
    view_shape = LuckyMakerView
    row_shape = LuckyMakerRow

    def cards(self) -> list[dict[str, Any]]:
        """Return the 60 cards with their suits and numbers."""
        return [
            {
                "id": name,
                "suits": [SUITS[suit] for suit in SUITS_OF[card]],
                "numbers": [NUMBER[suit][card] for suit in SUITS_OF[card]],
            }
            for card, name in enumerate(CARDS)
        ]

    def deal(self, seats: int, options: Options, chance: Chance, start: int) -> Deal:
        """Shuffle and deal (1.1)."""
        return make_deal(seats, chance, start)

    def deal_fault(self, seats: int, options: Options, deal: Deal) -> str | None:
        """Say what keeps the deal from being the whole deck."""
        return deal_fault(deal, seats)

    def begin(self, seats: int, options: Options, deal: Deal) -> LuckyMakerState:
        """Lay out the first game."""
        games = seats if options["games"] == "players" else 1
        winner_leads = options["tie_lead"] == "winner"
        state = LuckyMakerState(seats, self.phase_table, games, winner_leads, deal["start"])
        lay_out(state, deal)
        return state

    def scores(self, state: LuckyMakerState) -> list[int | None]:
        """Return the points so far, added up over the match (2.1)."""
        return list(state.points)

    def result(self, state: LuckyMakerState) -> list[dict[str, Any]]:
        """Return the score sheet (4.3)."""
        return score_sheet(state)

    def view(self, state: LuckyMakerState, seat: int | None) -> dict[str, Any]:
        """Return the table as ``seat`` knows it."""
        return table_view(state, seat)

    def cards_seen(self, state: LuckyMakerState, seat: int) -> int:
        """Return hand, trick and master; how a trick ends follows from them (3)."""
        return cards_seen(state, seat)

    def log_start(self, state: LuckyMakerState) -> int:
        """Return the index of the entry that dealt the present game."""
        return state.log_start()

    def shown_entry(
        self, state: LuckyMakerState, index: int, actor: int | None, entry: Entry, seat: int | None
    ) -> Entry:
        """Return the entry; a deal shows only its start and the viewer's own hand (4.2)."""
        if entry["do"] != "deal":
            return entry
        shown: Entry = {"do": "deal", "start": entry["start"]}
        return shown if seat is None else {**shown, "hand": entry["hands"][seat]}


GAME = LuckyMaker()
