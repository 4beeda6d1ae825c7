"""A second implementation of the rules, from the open table alone, for comparison with the engine."""

from __future__ import annotations

from typing import Any

from py_engine.games.trump_fighter.roster import CHARACTERS
from py_engine.match import Match

Action = dict[str, Any]
View = dict[str, Any]


STANDSTILLS = ("stall", "agree")
"""The entries of a standstill: after ten seconds, and by agreement (5)."""


def move_allowed(view: View, seat: int, act: Action) -> bool:
    """Clause 2.3."""
    field = [spot["card"] for spot in view["fields"][seat]]
    free = [spot for spot in (1, 2, 3, 4) if field[spot - 1] is None]
    return act["card"] in view["hands"][seat] and act["to"] in (free[:1] or [1, 2, 3, 4])


def fastest_allowed(view: View, seat: int, act: Action | None) -> bool:
    """Clauses 4.1 and 5.2."""
    if act is None or act["do"] == "call":
        return not view["check"]["must_move"][seat]
    return move_allowed(view, seat, act)


def battle_allowed(view: View, action: Action) -> bool:
    """Clause 2.1."""
    ready, patience = sum(view["ready"]), view["options"]["check_s"] * 1000
    waited = ready == 2 or (ready == 1 and patience and action["at"] >= view["check"]["since"] + patience)
    return bool(waited) and all(fastest_allowed(view, seat, action["fastest"][seat]) for seat in (0, 1))


def standstill(log: list[Action]) -> tuple[int, int | None]:
    """Return the time when a standstill is due and the seat that the opening rule binds, from the log (5, 5.1)."""
    laid, since, bound = [0, 0], 0, None
    for entry in log:
        if entry["do"] == "battle":
            for seat, act in enumerate(entry["fastest"]):
                laid[seat] += act is not None and act["do"] == "move"
            since, bound = entry["at"], None
        elif entry["do"] == "move":
            laid[entry["seat"]] += 1
            if bound in (None, entry["seat"]):
                since, bound = entry["at"], None
        elif entry["do"] in STANDSTILLS and bound is not None:
            laid[bound] += 1
            since, bound = entry["at"], None
        elif entry["do"] in STANDSTILLS and min(laid[0], 4) != min(laid[1], 4):
            since, bound = entry["at"], 0 if laid[0] < laid[1] else 1
    return since + 10_000, bound


def allowed(match: Match, action: Action) -> bool:
    """Return whether an action is legal now; it names its seat where it must."""
    view = match.view(None)
    phase, do, seat = view["phase"], action["do"], action.get("seat")
    if do == "character":
        names = {character.id for character in CHARACTERS}
        mine = phase == "character" and view["characters"][seat] is None
        return mine and action["name"] in names and action["name"] not in view["characters"]
    if phase in ("character", "over") or action["at"] < view["at"]:
        return False
    if phase == "check":
        return (do == "ready" and not view["ready"][seat]) or (do == "battle" and battle_allowed(view, action))
    if phase == "call":
        return in_window(view, action)
    if do == "agree":
        return True
    if do == "stall":
        return bool(action["at"] >= standstill([item.entry for item in match.log])[0])
    return do == "call" or (do == "move" and move_allowed(view, action["seat"], action))


def in_window(view: View, action: Action) -> bool:
    """Clause 4.2."""
    calls = view["call"]["calls"]
    until = calls[0]["at"] + view["options"]["window_ms"]
    if action["do"] == "resolve":
        return bool(action["at"] >= until)
    if action["do"] not in ("move", "call") or len(calls) > 1 or action["at"] >= until:
        return False
    return action["seat"] != calls[0]["seat"] and (
        action["do"] == "call" or move_allowed(view, action["seat"], action)
    )
