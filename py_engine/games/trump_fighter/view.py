"""The view of Super Trump Fighter (S4): everything except the deck and the miss cards is open (1.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from py_engine.games.trump_fighter.acts import spots_for
from py_engine.games.trump_fighter.battle_phase import stall_after
from py_engine.games.trump_fighter.call_phase import window_end
from py_engine.games.trump_fighter.data import CARDS, GOAL, MISS_POINTS, NONE, SEATS, STILL_MS
from py_engine.games.trump_fighter.explain import success
from py_engine.games.trump_fighter.ready_phase import battle_from
from py_engine.games.trump_fighter.roster import CHARACTERS
from py_engine.games.trump_fighter.score import character_of, skill_ids
from py_engine.games.trump_fighter.state import NO_SEAT, Settlement, TrumpFighterState


def table_view(state: TrumpFighterState, seat: int | None) -> dict[str, Any]:
    """Return the game's own part of the view; see ``TrumpFighterView``."""
    return {
        "counts": _counts(state),
        "hand": [] if seat is None else [CARDS[card] for card in state.hands[seat] if card != NONE],
        "characters": [None if place == NONE else CHARACTERS[place].id for place in state.characters],
        "hands": [_names(hand) for hand in state.hands],
        "fields": [_field(state, each) for each in range(SEATS)],
        "misses": list(state.misses),
        "used": [skill_ids(state, each, state.used[each]) for each in range(SEATS)],
        "met": [_met_ids(state, each) for each in range(SEATS)],
        "ready": list(state.ready) if state.phase.name == "check" else [False, False],
        "at": state.at,
        "check": _check(state),
        "standstill": _standstill(state, state.at) if state.phase.name == "battle" else None,
        "call": _call(state),
        "on_table": _on_table(state),
        "goal": GOAL,
        "miss_value": MISS_POINTS,
        "miss_points": [count * MISS_POINTS for count in state.misses],
        "settled": _has_settled(state),
        "last_attack": _attack(state, state.settlement) if state.settlement else None,
    }


def _counts(state: TrumpFighterState) -> dict[str, Any]:
    dealt = NONE not in state.characters
    return {
        "deck": len(state.deck),
        "hands": [state.in_hand(seat) if dealt else 0 for seat in range(SEATS)],
        "fields": [state.in_field(seat) for seat in range(SEATS)],
        "covered": [sum(map(len, state.covered[seat])) for seat in range(SEATS)],
        "misses": list(state.misses),
    }


def _names(cards: Sequence[int]) -> list[str | None]:
    return [None if card == NONE else CARDS[card] for card in cards]


def _field(state: TrumpFighterState, seat: int) -> list[dict[str, Any]]:
    spots = zip(_names(state.fields[seat]), state.covered[seat], strict=True)
    return [{"card": card, "covered": len(under)} for card, under in spots]


def _met_ids(state: TrumpFighterState, seat: int) -> list[str]:
    """Return the unused skills that the fields meet; a help that the table may hide (7)."""
    if state.phase.name in ("character", "over"):
        return []
    met = state.met(seat)
    return skill_ids(state, seat, [skill for skill in range(met.bit_length()) if met >> skill & 1])


def _check(state: TrumpFighterState) -> dict[str, Any] | None:
    if state.phase.name != "check":
        return None
    return {"since": state.check_since, "battle_from": battle_from(state), "must_move": list(state.must_move)}


def _standstill(state: TrumpFighterState, at: int) -> dict[str, Any]:
    """Return the standstill clock if the last action visible to everyone was at ``at``."""
    bound = None if state.bound_seat == NO_SEAT else state.bound_seat
    return {"since": state.still_since, "stall_from": stall_after(state, at), "after": STILL_MS, "bound": bound}


def _on_table(state: TrumpFighterState) -> dict[str, Any]:
    """Return the visible table: during a call the battle as it would be without it (4.2); see ``OnTable``."""
    phase = state.phase.name
    fighting = phase in ("battle", "call")
    seen_at = max(state.still_since, *state.moved_at)
    return {
        "phase": "battle" if fighting else phase,
        "standstill": _standstill(state, seen_at) if fighting else None,
        "spots": [_open_spots(state, seat) for seat in range(SEATS)],
    }


def _open_spots(state: TrumpFighterState, seat: int) -> list[int]:
    """Return the spots that any card of the hand may take in the present battle or the next one (2.3)."""
    playing = state.phase.name in ("check", "battle", "call") and state.in_hand(seat)
    return [spot + 1 for spot in spots_for(state.fields[seat])] if playing else []


def _has_settled(state: TrumpFighterState) -> bool:
    """Return whether the last action settled a call: the check that follows has no action yet."""
    last = state.settlement
    stopped = state.phase.name in ("check", "over")
    return last is not None and stopped and state.at == last.at and not any(state.ready)


def _call(state: TrumpFighterState) -> dict[str, Any] | None:
    if state.phase.name != "call":
        return None
    calls = [{"seat": seat, "at": at} for seat, at in state.calls]
    return {"calls": calls, "until": window_end(state)}


def _attack(state: TrumpFighterState, last: Settlement) -> dict[str, Any]:
    return {
        "at": last.at,
        "occasion": last.occasion,
        "calls": [call._asdict() for call in last.calls],
        "misses": [1 - caller for caller in last.paid],
        "fields": [_names(field) for field in last.fields],
        "skills": [_successes(state, last, seat) for seat in range(SEATS)] if last.met else None,
        "before": list(last.before),
        "totals": list(last.totals),
        "drawn": [[place + 1 for place in places] for places in last.drawn],
    }


def _successes(state: TrumpFighterState, last: Settlement, seat: int) -> list[dict[str, Any]]:
    assert last.met is not None
    met, character = last.met[seat], character_of(state, seat)
    own, theirs = last.fields[seat], last.fields[1 - seat]
    return [
        success(character, state.checkers[seat], skill, own, theirs)
        for skill in range(len(character.skills))
        if met >> skill & 1
    ]
