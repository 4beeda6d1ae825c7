"""The view of Akuma Trick (S4): the seat's own hand, all open cards, and counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from py_engine.games.akuma_trick.data import RANKS, colour_names, names
from py_engine.games.akuma_trick.effects import lock_of, reverses, steals_of, victims
from py_engine.games.akuma_trick.release import rank_sum
from py_engine.games.akuma_trick.state import AkumaTrickState
from py_engine.games.akuma_trick.trick import Trick, release_number
from py_engine.phase import Entry


def table_view(state: AkumaTrickState, seat: int | None) -> dict[str, Any]:
    """Return the game's own part of the view; see ``AkumaTrickView``."""
    return {
        "counts": {
            "hands": [hand.bit_count() for hand in state.hands],
            "table": state.table_cards.bit_count(),
            "gone": state.gone.bit_count(),
        },
        "hand": [] if seat is None else names(state.hands[seat]),
        "hands": [names(hand) for hand in state.hands] if state.over else [],
        "leader": state.leader,
        "direction": state.direction,
        "current_trick": _current_trick(state) if state.table or not state.over else None,
        "beat": state.beat if state.table else None,
        "least": state.beat + 1 if state.table and state.beat < RANKS[-1] else None,
        "lock": colour_names(state.lock),
        "release": release_number(state.table_cards)._asdict(),
        "steal": _steal_view(state) if state.steals else None,
        "ended_by": ended_by(state),
        "tricks": [_trick_view(trick, number) for number, trick in enumerate(state.tricks)],
    }


def _current_trick(state: AkumaTrickState) -> dict[str, Any]:
    return {"number": len(state.tricks), "leader": state.leader, "plays": _plays(state.table)}


def _plays(plays: Sequence[tuple[int, int]]) -> list[dict[str, Any]]:
    return [{"seat": seat, "cards": names(cards)} for seat, cards in plays]


def _steal_view(state: AkumaTrickState) -> dict[str, Any]:
    """Return the pending steal; see ``AkumaTrickPendingSteal``."""
    cards = state.table[-1][1]
    return {
        "thief": state.turn,
        "left": state.steals,
        "victims": victims(state),
        "log_start": state.log_length - _taken(state),
        "reverses": reverses(cards),
        "locks": colour_names(lock_of(cards)),
    }


def _taken(state: AkumaTrickState) -> int:
    """Return the number of cards that the steal in progress has taken."""
    return steals_of(state.table[-1][1]) - state.steals


def ended_by(state: AkumaTrickState) -> int | None:
    """Return the seat that ran out of cards, which ended the game (5.1)."""
    return state.hands.index(0) if state.over else None


def _trick_view(trick: Trick, number: int) -> dict[str, Any]:
    """Return a finished trick, explained; see ``AkumaTrickTrick``."""
    table_cards = sum(cards for _, cards in trick.plays)
    number_due, paid = release_number(table_cards), rank_sum(trick.discards)
    return {
        "number": number,
        "leader": trick.leader,
        "plays": _plays(trick.plays),
        "winner": None,
        "log_end": trick.log_end,
        "release": number_due._asdict(),
        "releaser": trick.releaser,
        "discards": names(trick.discards),
        "sum": paid,
        "fell_short": paid < number_due.total,
        "next_leader": trick.next_leader if trick.next_leader >= 0 else None,
    }


def cards_seen(state: AkumaTrickState, seat: int | None) -> int:
    """Return the seat's hand and all cards played or discarded; at the end all hands are open (1.3)."""
    own = sum(state.hands) if state.over else 0 if seat is None else state.hands[seat]
    return own | state.table_cards | state.gone


def shown_entry(state: AkumaTrickState, index: int, actor: int | None, entry: Entry, seat: int | None) -> Entry:
    """Return a log entry as ``seat`` may see it: a stolen card only for thief and victim (1.3)."""
    if entry["do"] != "steal" or (seat is not None and seat in (actor, entry["from"])):
        return entry
    return {"do": "steal", "from": entry["from"]}
