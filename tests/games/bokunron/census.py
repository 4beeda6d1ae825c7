"""The places of Bokunron's cards, and the seats that see them."""

from __future__ import annotations

from py_engine.games.bokunron.data import CARDS, NO_CARD, ROW
from py_engine.games.bokunron.state import BokunronState


def census(state: BokunronState) -> list[str]:
    """Return the names of all cards of the deal, in all places."""
    own = [card for part in (*state.hands, *state.stocks) for card in part]
    upright = [card for column in state.upright for card in column]
    piles = [card for column in state.piles for pile in column for card in pile]
    cleared = state.at if state.phase.name == "plaza" else 0
    table = [card for play in state.table[cleared:] for card in play.cards]
    won = [card for tricks in state.won for trick in tricks for card in trick.cards]
    return [CARDS[card] for card in (*own, *upright, *piles, *table, *won, *state.gone, *state.aces, *state.leads)]


def in_sight(state: BokunronState, seat: int | None) -> list[str]:
    """Return the names of the cards that ``seat`` (``None``: everyone) sees, open and own (1.7, 4.1, 5.6)."""
    own = [] if seat is None else [*state.hands[seat], *state.stocks[seat], state.aces[seat]]
    aces = state.aces if state.over else ()
    upright = [card for column in state.upright for card in column]
    piles = [card for column in state.piles for pile in column for card in pile]
    played = [card for contest in state.contests for play in contest.table for card in play.cards]
    played += [play.up for play in state.table if play.up != NO_CARD]
    played += [card for play in state.table if play.seat == seat for card in play.cards]
    row = state.leads[: state.trick + ROW]
    return [CARDS[card] for card in (*own, *aces, *upright, *piles, *played, *row)]
