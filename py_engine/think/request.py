"""The request ``think``: check the view, then ask the game's player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from py_engine.cards import HashChance, canonical
from py_engine.game import Game
from py_engine.phase import Entry
from py_engine.player import Look, Thought, View, bad_view
from py_engine.reading import flag, integer, read_verb, text
from py_engine.refusals import BadInput, Refused, quote
from py_engine.think.whole import checked

MOST_WORLDS = 10_000
"""Most worlds in a request."""
MOST_MS = 10**15
"""Latest time in a request, in ms."""


def think(game: Game[Any], view: View, asked: Mapping[str, Any]) -> Thought:
    """Return the answer of the player of ``game`` that knows only ``view``.

    ``asked`` has its ``level`` and may have ``effort``, an action to ``weigh``, ``even_look`` and, in real
    time, ``at``. Raises ``no_bots``, ``unknown_level``, ``bad_effort``, ``bad_time``, ``bad_type``, ``not_to_act``,
    ``bad_view``, ``not_weighed`` or an error of the action.
    """
    player = game.player
    if player is None:
        raise BadInput("no_bots", f"{game.id} has no machine player")
    level, effort, at = _level(game, asked.get("level")), _effort(asked.get("effort")), _at(asked.get("at"))
    seat = _seat_to_act(view)
    at = at if game.live else 0
    even = flag("even_look", asked.get("even_look", False))
    if even and effort == 1:
        raise BadInput("bad_effort", "an even look needs two worlds")
    view, names, options = checked(game, view)
    chance = HashChance(canonical([view, level, effort, at, *([even] if even else [])]))
    try:
        knowledge = player.study(game, view, seat)
        world = knowledge.world(chance)
    except (BadInput, Refused) as no:
        raise bad_view(str(no)) from None
    # made with the length of the log, which itself is not checked against the rules
    if game.whole_view(names, options, world, view["log"], seat) != view:
        raise bad_view("its fields don't fit together")
    weighed = _weighed(game, world, seat, asked["weigh"]) if "weigh" in asked else None
    thought = player.think(Look(view, seat, knowledge, world, level, effort, at, chance, weighed, even))
    return thought._replace(worlds=player.worlds.get(level, 0))


def view_in(asked: Mapping[str, Any], games: Mapping[str, Game[Any]]) -> tuple[Game[Any], View]:
    """Return the game of the request, and the view without the match's key; raise ``bad_view``."""
    view = asked.get("view")
    if type(view) is not dict:
        raise bad_view(f"a view is an object, not {quote(view)}")
    game = view.get("game")
    if type(game) is not str or game not in games:
        raise bad_view(f"no game {quote(game)} gives a view")
    return games[game], {name: value for name, value in view.items() if name != "match"}


def _weighed(game: Game[Any], world: Any, seat: int, action: Any) -> Any:
    """Return the move of ``seat`` for ``action``; raise ``not_weighed`` if it is not legal."""
    do = read_verb(game.verbs, action).do
    if do not in game.weighs:
        raise BadInput("not_weighed", f"{do} is nothing to be weighed")
    try:
        move, actor = game.read_move(world, _with_others(world, seat, action, game.weighs[do]))
    except Refused as no:
        raise BadInput("not_weighed", f"the rules refuse what is to be weighed: {no.refusal.code}") from None
    if actor not in (seat, None):
        raise BadInput("not_weighed", f"what is to be weighed is not for seat {seat} to do")
    return move


def _with_others(world: Any, seat: int, action: Entry, field: str | None) -> Entry:
    """Return an action with possible acts of the other seats, if ``field`` lists each seat's act.

    The given list may only have the seat's own act: the seat does not know the others.
    """
    acts = action.get(field) if field else None
    if field is None or type(acts) is not list or len(acts) != world.seats:
        return action
    if any(act is not None for other, act in enumerate(acts) if other != seat):
        raise BadInput("not_weighed", f"{field} has what others do")
    phase = world.phase
    each = (phase.write(world, move).get(field) for move in world.moves())
    return {**action, field: next((whole for whole in each if whole and whole[seat] == acts[seat]), acts)}


def _level(game: Game[Any], level: Any) -> str:
    if text("level", level) not in game.bots:
        raise BadInput("unknown_level", f"{game.id} has no player {quote(level)}")
    return str(level)


def _effort(effort: Any) -> int | None:
    if effort is not None and not 1 <= integer("effort", effort) <= MOST_WORLDS:
        raise BadInput("bad_effort", f"effort goes from 1 to {MOST_WORLDS}")
    return None if effort is None else int(effort)


def _at(at: Any) -> int:
    if at is not None and not 0 <= integer("at", at) <= MOST_MS:
        raise BadInput("bad_time", f"at goes from 0 to {MOST_MS} ms")
    return at or 0


def _seat_to_act(view: View) -> int:
    """Return the seat of the view; raise ``not_to_act`` unless the view says that it must act."""
    seat, to_act, over = view.get("seat"), view.get("to_act"), view.get("over")
    if type(to_act) is not list or type(over) is not bool or type(seat) not in (int, type(None)):
        raise bad_view("a view says whose it is, who is to act, and whether all is over")
    if over or seat is None or seat not in to_act:
        raise BadInput("not_to_act", f"seat {quote(seat)} is not to act")
    return int(seat)
