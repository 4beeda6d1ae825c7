"""The view of Lucky Maker (S4): the seat's own hand, all open cards, and counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from py_engine.cards import mask_of
from py_engine.games.lucky_maker.data import CARDS, NUMBER, SUITS, SUITS_OF
from py_engine.games.lucky_maker.state import LuckyMakerState
from py_engine.games.lucky_maker.trick import Trick
from py_engine.phase import Entry
from py_engine.seats import turn_order
from py_engine.tricks import single_cards


def table_view(state: LuckyMakerState, seat: int | None) -> dict[str, Any]:
    """Return the game's own part of the view; see ``LuckyMakerView``."""
    suits = SUITS_OF[state.master] if state.master >= 0 else ()
    tricks = state.tricks
    return {
        "counts": {
            "hands": [len(hand) for hand in state.hands],
            "masters": len(state.masters),
            "tricks": [sum(trick.winner == each for trick in tricks) for each in range(state.seats)],
        },
        "hand": [] if seat is None else [CARDS[card] for card in state.hands[seat]],
        "master": CARDS[state.master] if state.master >= 0 else None,
        "suits": [SUITS[suit] for suit in suits],
        "stakes": stakes(state.master),
        "suit_counts": [sum(NUMBER[suit][card] > 0 for card in state.table) for suit in suits],
        "leader": state.leader,
        "waiting": _waiting(state),
        "current_trick": _trick(len(state.plain_tricks), state.leader, state.table, state.seats)
        if state.master >= 0
        else None,
        "tricks": _finished(state, tricks),
        "game_number": state.game_number(),
        "games_in_match": state.games_in_match,
        "game_points": [[*points] for points in state.game_points],
    }


def stakes(master: int) -> list[dict[str, Any]]:
    """Return the stake of each suit of a master; see ``LuckyMakerStake``."""
    if master < 0:
        return []
    first, second = SUITS_OF[master]
    return [
        {"suit": SUITS[follow], "to_beat": NUMBER[follow][master], "points": NUMBER[scored][master]}
        for follow, scored in ((first, second), (second, first))
    ]


def _waiting(state: LuckyMakerState) -> list[int]:
    """Return the seats still to play a card to this trick, in order (2.2)."""
    return [*turn_order(state.leader, state.seats)[len(state.table) :]] if state.master >= 0 else []


def _trick(number: int, leader: int, cards: Sequence[int], seats: int) -> dict[str, Any]:
    return single_cards(number, leader, [CARDS[card] for card in cards], seats)


def _finished(state: LuckyMakerState, tricks: Sequence[Trick]) -> list[dict[str, Any]]:
    """Return the finished tricks, explained; after a game's last one no seat leads (4.1)."""
    seats, start = state.seats, state.first_play()
    shown = [trick_view(trick, number, seats, start + (number + 1) * seats) for number, trick in enumerate(tricks)]
    if shown and state.master < 0:
        shown[-1].update(next_leader=None, lead_stays=False)
    return shown


def cards_seen(state: LuckyMakerState, seat: int | None) -> int:
    """Return the seat's hand, the open master (2.1) and all cards played in the present game (2.2)."""
    own = () if seat is None else state.hands[seat]
    master = (state.master,) if state.master >= 0 else ()
    tricks = [card for master, _, cards in state.plain_tricks for card in (master, *cards)]
    return mask_of((*own, *state.table, *master, *tricks))


def trick_view(trick: Trick, number: int, seats: int, log_end: int) -> dict[str, Any]:
    """Return a finished trick, explained; see ``LuckyMakerTrick``."""
    followed = trick.follow >= 0
    return {
        **_trick(number, trick.leader, trick.cards, seats),
        "log_end": log_end,
        "master": CARDS[trick.master],
        "suits": [SUITS[suit] for suit in SUITS_OF[trick.master]],
        "counts": list(trick.counts),
        "stakes": stakes(trick.master),
        "level": trick.level,
        "follow": SUITS[trick.follow] if followed else None,
        "scored": SUITS[trick.scored] if followed else None,
        "winner": trick.winner if trick.winner >= 0 else None,
        "points": trick.points,
        "best": max(NUMBER[trick.follow][card] for card in trick.cards) if followed else None,
        "to_beat": NUMBER[trick.follow][trick.master] if followed else None,
        "next_leader": trick.next_leader,
        "lead_stays": trick.winner not in {-1, trick.next_leader},
        "reason": trick.reason,
    }


def shown_entry(state: LuckyMakerState, index: int, actor: int | None, entry: Entry, seat: int | None) -> Entry:
    """Return a log entry as ``seat`` may see it: of a deal the start and the seat's own hand (4.2)."""
    if entry["do"] != "deal":
        return entry
    shown: Entry = {"do": "deal", "start": entry["start"]}
    return shown if seat is None else {**shown, "hand": entry["hands"][seat]}
