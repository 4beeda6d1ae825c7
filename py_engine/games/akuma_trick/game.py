"""Akuma Trick (アクマトリック), 3-6 players: how its parts fit the match."""

from __future__ import annotations

from typing import Any

from py_engine.cards import Chance, mask_of
from py_engine.game import Deal, Game, Option, Options
from py_engine.games.akuma_trick.data import (
    ANY_TIME_RANK,
    CARDS,
    COLOUR,
    COLOURS,
    COUNT_MORE_RANK,
    EIGHT_COUNTS,
    INDEX,
    MOST_SEATS,
    POINTS,
    RANK,
    SPECIAL,
)
from py_engine.games.akuma_trick.deal import DEAL_FIELDS, deal_fault, make_deal
from py_engine.games.akuma_trick.play_phase import PlayPhase
from py_engine.games.akuma_trick.score import points, score_sheet, winners
from py_engine.games.akuma_trick.shapes import AkumaTrickSeatResult, AkumaTrickView
from py_engine.games.akuma_trick.state import AkumaTrickState
from py_engine.games.akuma_trick.steal_phase import StealPhase
from py_engine.games.akuma_trick.view import shown_entry, table_view
from py_engine.phase import Entry


class AkumaTrick(Game[AkumaTrickState]):
    """The rules of Akuma Trick."""

    id = "akuma_trick"
    name = {"ja": "アクマトリック", "en": "Akuma Trick"}
    min_players = 3
    max_players = MOST_SEATS
    end_clause = "5.1"
    phases = (PlayPhase(), StealPhase())
    options = (Option("combos", ("sets_and_runs", "sets"), "sets_and_runs", "2.4"),)
    deal_fields = DEAL_FIELDS
    view_shape = AkumaTrickView
    row_shape = AkumaTrickSeatResult

    def cards(self) -> list[dict[str, Any]]:
        """Return the 60 cards with colour, rank, what they count and what they do."""
        return [catalog_card(card) for card in range(len(CARDS))]

    def deal(self, seats: int, options: Options, chance: Chance, start: int) -> Deal:
        """Shuffle and deal (1.1)."""
        return make_deal(seats, chance, start)

    def deal_fault(self, seats: int, options: Options, deal: Deal) -> str | None:
        """Say what keeps the deal from being all cards of the seats' colours."""
        return deal_fault(deal, seats)

    def begin(self, seats: int, options: Options, deal: Deal) -> AkumaTrickState:
        """Take the hands up; the start seat leads (1.2)."""
        hands = [mask_of(INDEX[card] for card in hand) for hand in deal["hands"]]
        return AkumaTrickState(self.phase_table, options["combos"] == "sets_and_runs", hands, deal["start"])

    def scores(self, state: AkumaTrickState) -> list[int | None]:
        """Return the points, ``None`` for each seat until the game is over (5.2, S10)."""
        return [*points(state)] if state.over else [None] * state.seats

    def winners(self, state: AkumaTrickState) -> list[int]:
        """Return the winners (5.3)."""
        return winners(state)

    def result(self, state: AkumaTrickState) -> list[dict[str, Any]]:
        """Return the score sheet (5.2)."""
        return score_sheet(state)

    def view(self, state: AkumaTrickState, seat: int | None) -> dict[str, Any]:
        """Return the table as ``seat`` knows it."""
        return table_view(state, seat)

    def cards_seen(self, state: AkumaTrickState, seat: int) -> int:
        """Return the seat's hand and all that has been played or discarded (1.3)."""
        return state.hands[seat] | state.table_cards | state.gone

    def shown_entry(
        self, state: AkumaTrickState, index: int, actor: int | None, entry: Entry, seat: int | None
    ) -> Entry:
        """Return the entry, a stolen card only to thief and robbed (1.3)."""
        return shown_entry(actor, entry, seat)


def catalog_card(card: int) -> dict[str, Any]:
    """Return a card as the catalogue shows it; see ``AkumaTrickCard``."""
    rank = RANK[card]
    return {
        "id": CARDS[card],
        "colour": COLOURS[COLOUR[card]],
        "rank": rank,
        "points": POINTS[card],
        "counts": EIGHT_COUNTS if rank == COUNT_MORE_RANK else 1,
        "pays": None if rank == ANY_TIME_RANK else rank,
        "special": SPECIAL.get(rank),
    }


GAME = AkumaTrick()
