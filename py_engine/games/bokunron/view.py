"""The view of Bokunron (S4, 1.7): the seat's own cards, all open cards, and counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from py_engine.cards import mask_of
from py_engine.games.bokunron.data import (
    CARDS,
    CHIP_PENALTY,
    CHIPS,
    HAND_AFTER_PASS,
    NO_CARD,
    PILE_POINTS,
    PLAY_SIZES,
    RANK_BONUS,
    RANK_POINTS,
    RANKS,
    ROW,
    STRUCK_FROM,
    SUIT_BONUS,
    SUIT_OF,
    SUITS,
)
from py_engine.games.bokunron.explain import contest_view, placed_view
from py_engine.games.bokunron.score import base_points, points_of, seat_scores, tricks_won, won_cards
from py_engine.games.bokunron.state import BokunronState
from py_engine.games.bokunron.trick import TablePlay, WonTrick, card_powers
from py_engine.phase import Entry

NUMBERS_IN_WORDS = {
    "chip_penalty": CHIP_PENALTY,
    "hand_after_pass": HAND_AFTER_PASS,
    "struck_from": STRUCK_FROM,
    "rank_points": [{"rank": rank, "points": points} for rank, points in zip(RANKS, RANK_POINTS, strict=True)],
    "suit_bonus": list(SUIT_BONUS),
    "rank_bonus": list(RANK_BONUS),
    "pile_points": PILE_POINTS,
}
"""Numbers of the rules that the page shows at the table; see ``BokunronNumbers``."""
UNDER_WAY = ("play", "tyrant", "plaza")
"""The phases with a trick on the table; before it hands may have to be chosen."""


def names(cards: Iterable[int]) -> list[str]:
    """Return the names of cards."""
    return [CARDS[card] for card in cards]


def table_view(state: BokunronState, seat: int | None) -> dict[str, Any]:
    """Return the game's own part of the view; see ``BokunronView``."""
    turned_up = state.phase.name == "plaza"
    return {
        "counts": _counts(state),
        **_own_cards(state, seat),
        "suggested": [] if seat is None else names(_suggested(state, seat)),
        **_lead_cards(state),
        "plaza": _plaza(state),
        "marker": state.marker,
        "order": list(state.order),
        "owing": [{"seat": each, "count": count} for each, count in enumerate(state.owing) if count],
        "passed": list(state.passed),
        "passed_before": list(state.passed_before),
        "out": list(state.out),
        "follow": _follow(state, seat),
        "play_sizes": [{"cards": count, "up": up} for count, up in PLAY_SIZES],
        "numbers": NUMBERS_IN_WORDS,
        "so_far": [_points_so_far(state, each, seat) for each in range(state.seats)],
        "card_points": [base_points(won_cards(state, each), 0) for each in range(state.seats)]
        if state.over
        else None,
        "lowest": min(score.points for score in seat_scores(state)) if state.over else None,
        "plays": [_play(play, turned_up or play.seat == seat) for play in state.table],
        "current_trick": _current_trick(state, seat) if state.phase.name in UNDER_WAY else None,
        "placed": placed_view(state.placed),
        "won_tricks": [_won_tricks(tricks) for tricks in state.won],
        "tricks": [contest_view(contest) for contest in state.contests],
    }


def _follow(state: BokunronState, seat: int | None) -> list[str]:
    """Return the cards of the viewer's hand of which a play needs one, none if it is free (3.4)."""
    if seat is None or state.lead == NO_CARD:
        return []
    return names(card for card in state.hands[seat] if SUIT_OF[card] == state.lead_suit)


def cards_seen(state: BokunronState, seat: int | None) -> int:
    """Return the seat's own cards, the lead cards turned up so far and the cards played openly (1.7, 4.1).

    At the end the aces are open (5.6).
    """
    played = [card for play in state.table if play.seat == seat for card in play.cards]
    played += [play.up for play in state.table if play.up != NO_CARD]
    contest = [card for each in state.contests[-1:] for play in each.table for card in play.cards]
    own = () if seat is None else (*state.hands[seat], *state.stocks[seat], state.aces[seat])
    aces = state.aces if state.over else ()
    return mask_of({*own, *aces, *played, *contest, *state.leads[: state.trick + ROW]})


def _counts(state: BokunronState) -> dict[str, Any]:
    played = [0] * state.seats
    for play in state.table:
        played[play.seat] = len(play.cards)
    return {
        "hands": [len(hand) for hand in state.hands],
        "stocks": [len(stock) for stock in state.stocks],
        "chips": list(state.chips),
        "played": played,
        "tricks": tricks_won(state),
        "used": state.used_chips,
        "leads": state.leads_face_down(),
    }


def _won_tricks(tricks: Sequence[WonTrick]) -> list[dict[str, Any]]:
    return [{"lead": CARDS[trick.lead], "cards": len(trick.cards), "trick": trick.trick} for trick in tricks]


def _own_cards(state: BokunronState, seat: int | None) -> dict[str, Any]:
    """Return hand, stock and ace of the viewer; at the end the aces of all (5.6)."""
    return {
        "hand": [] if seat is None else names(state.hands[seat]),
        "stock": [] if seat is None else names(state.stocks[seat]),
        "aces": [CARDS[ace] if _sees_ace(state, each, seat) else None for each, ace in enumerate(state.aces)],
    }


def _suggested(state: BokunronState, seat: int) -> list[int]:
    """Return a hand for a seat that owes one: some of every suit, most of those that open lead cards ask for."""
    leads = [SUIT_OF[card] for card in state.lead_row()]
    left = [[card for card in state.stocks[seat] if SUIT_OF[card] == suit] for suit in range(len(SUITS))]
    worth = [1.0 + leads.count(suit) for suit in range(len(SUITS))]
    hand = []
    for _ in range(state.owing[seat]):
        suit = max((suit for suit, cards in enumerate(left) if cards), key=worth.__getitem__)
        hand.append(left[suit].pop())
        worth[suit] /= 2
    return sorted(hand)


def _points_so_far(state: BokunronState, seat: int, viewer: int | None) -> int:
    """Return the points of a seat's chips, won lead cards and, if the viewer knows it, ace (6.1-6.3)."""
    ace, *leads = won_cards(state, seat)
    return points_of([ace, *leads] if _sees_ace(state, seat, viewer) else leads, state.chips[seat])


def _sees_ace(state: BokunronState, seat: int, viewer: int | None) -> bool:
    """Return whether the viewer knows a seat's ace: its own, at the end all (1.1, 5.6)."""
    return state.over or seat == viewer


def _lead_cards(state: BokunronState) -> dict[str, Any]:
    row = state.lead_row()
    won = {trick.lead for tricks in state.won for trick in tricks}
    turned = state.leads[: state.trick + (state.lead == NO_CARD)]
    return {
        "trick": state.trick,
        "lead": None if state.lead == NO_CARD else CARDS[state.lead],
        "lead_suit": None if state.lead == NO_CARD else SUITS[state.lead_suit],
        "lead_row": names(row),
        "leads_gone": names(card for card in turned if card not in won),
    }


def _plaza(state: BokunronState) -> list[dict[str, Any]]:
    values = state.values
    lead_suit = -1 if state.lead == NO_CARD else state.lead_suit
    # the power of a card with 0, 1, … further chips on its suit
    chips = [] if lead_suit < 0 else [[on + more for on in state.chips_on] for more in range(CHIPS + 1)]
    powers = [card_powers(lead_suit, values, counts) for counts in chips]
    return [
        {
            "suit": name,
            "upright": names(state.upright[suit]),
            "piles": [names(pile) for pile in state.piles[suit]],
            "value": values[suit],
            "chips": state.chips_on[suit],
            "is_lead": suit == lead_suit,
            "power": powers[0][suit] if powers else None,
            "powers": [by_suit[suit] for by_suit in powers],
        }
        for suit, name in enumerate(SUITS)
    ]


def _current_trick(state: BokunronState, seat: int | None) -> dict[str, Any]:
    turned_up = state.phase.name == "plaza"
    return {
        "number": state.trick,
        "leader": state.leader,
        "plays": [
            {"seat": play.seat, "cards": names(play.cards) if turned_up or play.seat == seat else _backs(play)}
            for play in state.table
        ],
    }


def _backs(play: TablePlay) -> list[str | None]:
    """Return a play for viewers who don't know its cards: the face-up card first, whichever it is."""
    up = names(card for card in (play.up,) if card != NO_CARD)
    return [*up, *[None] * (len(play.cards) - len(up))]


def _play(play: TablePlay, known: bool) -> dict[str, Any]:
    return {
        "seat": play.seat,
        "count": len(play.cards),
        "up": None if play.up == NO_CARD else CARDS[play.up],
        "cards": names(play.cards) if known else None,
    }


def shown_entry(state: BokunronState, index: int, actor: int | None, entry: Entry, seat: int | None) -> Entry:
    """Return a log entry as ``seat`` may see it: hands, and plays not yet turned up, without their cards (7)."""
    do = entry["do"]
    hidden = do == "hand" or (do == "play" and index >= state.face_down_from)
    if not hidden or actor == seat:
        return entry
    shown = {name: value for name, value in entry.items() if name != "cards"}
    return shown if do == "hand" else {**shown, "count": len(entry["cards"])}
