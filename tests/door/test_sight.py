"""The sight that a seat at the device gets with its own act: all it needs next, and nothing of another's."""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterator
from typing import Any

import pytest

from py_engine.bridge import Door
from py_engine.games import GAMES
from py_engine.match import Match
from tests.play import SetUp, ask, card_names, set_ups

SET_UPS = pytest.mark.parametrize("set_up", set_ups(), ids=str)
LOOK, MANY = 40, 1000
"""Numbers of actions in an answer: on request, and by default."""


def steps(match: Match, rng: random.Random) -> Iterator[dict[str, Any]]:
    """Yield an action, each verb with the same chance, until the match is over; the caller carries it out."""
    while legal := match.legal(LOOK * 5)[0]:
        verb = rng.choice(sorted({action["do"] for action in legal}))
        yield rng.choice([action for action in legal if action["do"] == verb])


def sight(door: Door, key: str, seat: int | None, look: int) -> Any:
    """Return a seat's view, and its first legal actions: none if it may not act."""
    legal = ask(door, op="legal", match=key, seat=seat, limit=look)
    acts = seat is None or seat in door.matches[key].state.actors()
    assert acts or legal == {"actions": [], "complete": True}
    return {"view": ask(door, op="view", match=key, seat=seat), **legal}


@SET_UPS
def test_an_act_shows_everyone_the_table_and_each_looker_its_sight(set_up: SetUp) -> None:
    """Two doors play the same match: at one the acting seat looks, at the other the named eyes."""
    own, named, rng = Door(), Door(), random.Random(8)
    status = ask(own, **set_up.request(8))
    key = status["match"]
    assert ask(named, **set_up.request(8)) == status
    while not status["over"]:
        action = rng.choice(ask(own, op="legal", match=key, limit=LOOK)["actions"])
        eyes, look = rng.choice(("seat", None, *range(set_up.seats))), rng.choice((LOOK, MANY))
        status = ask(own, op="act", match=key, action=action, look=look)
        other = ask(
            named, op="act", match=key, action=action, eyes=eyes, **({} if look == MANY else {"look": look})
        )
        assert status["table"] == other["table"] == ask(own, op="view", match=key, seat=None)
        actor = None if status["over"] else own.matches[key].log[-1].actor
        shows = status["over"] or status["private"] or actor in status["to_act"]
        assert status.get("sight") == (sight(own, key, actor, look) if shows else None)
        if eyes == "seat":
            assert other == status
        else:
            shows = eyes is not None or GAMES[set_up.game].live  # in turns they would show hands
            assert other.get("sight") == (sight(own, key, eyes, look) if shows else None)


@SET_UPS
def test_an_act_that_shows_only_its_seat_a_card_is_private_and_all_learners_are_listed(
    set_up: SetUp,
) -> None:
    """Counted from the rules by each game's census, not from the engine's report."""
    door, rng, game, learned = Door(), random.Random(6), GAMES[set_up.game], 0
    in_sight = importlib.import_module(f"tests.games.{set_up.game}.census").in_sight
    key = ask(door, **set_up.request(6))["match"]
    match, seats = door.matches[key], range(set_up.seats)
    for action in steps(match, rng):
        begun = game.log_start(match.state)
        knew = [{*in_sight(match.state, seat)} for seat in seats]
        status = ask(door, op="act", match=key, action=action, look=0)
        fresh = [{*in_sight(match.state, seat)} - knew[seat] for seat in seats]
        assert {seat for seat in seats if fresh[seat]} <= {*status["learned"]}, status["entry"]
        learned += bool(status["learned"])
        actor, dealt = match.log[-1].actor, begun != game.log_start(match.state)
        hidden = set() if actor is None else fresh[actor] - {*in_sight(match.state, None)}
        assert status["private"] == bool(hidden and not dealt and not match.state.over), status["entry"]
    assert learned, "a seat sees a card in every match"


@pytest.mark.parametrize("game", GAMES)
def test_some_verbs_are_private_and_others_never(game: str) -> None:
    found: set[str] = set()
    for set_up in (each for each in set_ups() if each.game == game):
        match, rng = set_up.match(7), random.Random(7)
        for action in steps(match, rng):
            match.act(action)
        found |= {item.entry["do"] for item in match.log if item.private}
    assert found == importlib.import_module(f"tests.games.{game}.undo").PRIVATE


TOGETHER = [each for each in set_ups() if len(each.match(3).state.actors()) > 1]
"""The set-ups in which several seats may act at the start."""


@pytest.mark.parametrize("set_up", TOGETHER, ids=str)
def test_the_legal_actions_of_a_seat_name_no_card_of_another(set_up: SetUp) -> None:
    door, game = Door(), GAMES[set_up.game]
    key = ask(door, **set_up.request(3))["match"]
    everybodys = ask(door, op="legal", match=key, limit=100_000)["actions"]
    found = []
    for seat in range(set_up.seats):
        seen = card_names(game, ask(door, op="view", match=key, seat=seat))
        own = ask(door, op="legal", match=key, seat=seat, limit=100_000)["actions"]
        assert card_names(game, own) <= seen
        found += own
    assert found == everybodys


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_comes_with_everyones_view_on_request(game: str) -> None:
    seats = [{"name": str(seat)} for seat in range(GAMES[game].min_players)]
    deal = {"op": "new", "game": game, "seats": seats, "seed": 7}
    door = Door()
    plain, dealt = (ask(door, **deal, **more) for more in ({}, {"eyes": None}))
    assert "table" not in plain
    assert dealt["table"] == ask(door, op="view", match=dealt["match"], seat=None)
    assert ask(door, **deal, eyes=0)["error"]["code"] == "bad_type"
