"""The conformance suite: what must hold for every registered game, player count and option."""

from __future__ import annotations

import importlib
import random
from collections import Counter
from typing import Any

import pytest

from py_engine.games import GAMES
from py_engine.match import Match
from py_engine.writing import to_json
from tests.play import SetUp, card_names, finish, set_ups, walk

ALL = pytest.mark.parametrize("set_up", set_ups(), ids=str)
POSITIONS = 12


def seats_of(match: Match) -> list[int | None]:
    return [None, *range(len(match.names))]


def everything(match: Match) -> Any:
    """Return all that the door tells of a match."""
    return [match.status(), match.save(), *(match.view(seat) for seat in seats_of(match))]


def reloaded(match: Match) -> Match:
    return Match.load(match.game, match.save())


def some_positions(set_up: SetUp, seed: int, how_many: int = POSITIONS) -> list[Match]:
    """Return copies of positions spread over a random match, the first and the last included."""
    match = finish(set_up.match(seed), random.Random(seed))
    length = len(match.log)
    picked = sorted({length * i // (how_many - 1) for i in range(how_many)})
    save = match.save()
    return [Match.load(match.game, {**save, "log": save["log"][:n]}) for n in picked]


def as_listed(action: dict[str, Any], legal: list[dict[str, Any]]) -> dict[str, Any]:
    """Return an action with a time as ``legal`` lists it, at its earliest; any other as it is."""
    same = [each for each in legal if "at" in each and {**each, "at": action.get("at")} == action]
    return same[0] if same and same[0]["at"] <= action["at"] else action


@ALL
def test_the_list_written_as_text_is_the_list(set_up: SetUp) -> None:
    for match in some_positions(set_up, 5):
        for limit in (1, 300):
            actions, complete = match.legal(limit)
            assert match.write_legal(limit) == (to_json(actions), complete)


@ALL
def test_every_legal_action_is_checked_and_acted(set_up: SetUp) -> None:
    rng = random.Random(11)
    for match in some_positions(set_up, 1):
        legal, _ = match.legal(60)
        for action in rng.sample(legal, min(len(legal), 8)):
            assert match.check(action) is None
            copy = reloaded(match)
            entry = copy.act(action)
            assert {key: entry[key] for key in action} == action, "legal actions are in the form that is logged"
            assert copy.log[-1].entry == entry


@ALL
def test_an_action_is_refused_exactly_if_it_is_not_legal(set_up: SetUp) -> None:
    """Actions of other positions and of other matches serve as candidates."""
    rng = random.Random(12)
    positions = some_positions(set_up, 2)
    pool = [action for match in (*positions, *some_positions(set_up, 3)) for action in match.legal(12)[0]]
    for match in positions:
        legal, complete = match.legal(3000)
        if not complete:
            continue
        for candidate in rng.sample(pool, min(len(pool), 40)):
            action = as_listed(candidate, legal)
            if action in legal:
                assert match.check(action) is None
                continue
            before = everything(match)
            refusal = match.check(action)
            assert refusal is not None, f"{action} is legal, but not listed"
            assert refusal.code
            with pytest.raises(Exception, match=refusal.code):
                match.act(action)
            assert everything(match) == before


@ALL
def test_saving_and_loading_at_every_step_gives_the_same_match(set_up: SetUp) -> None:
    match = set_up.match(4)
    for step, _ in enumerate(walk(match, random.Random(4))):
        if step % 7 == 0 or match.state.over:
            assert everything(reloaded(match)) == everything(match)
    assert everything(reloaded(match)) == everything(match)


@ALL
def test_undo_gives_the_status_before_and_the_same_action_the_same_outcome(set_up: SetUp) -> None:
    for match in some_positions(set_up, 5):
        legal, _ = match.legal(50)
        if not legal:
            continue
        before = everything(match)
        action = random.Random(5).choice(legal)
        entry = match.act(action)
        after = everything(match)
        match.undo()
        assert everything(match) == before
        assert match.act(action) == entry
        assert everything(match) == after


@ALL
def test_no_view_names_a_card_that_lies_hidden_in_another_hand(set_up: SetUp) -> None:
    """A card in a hand may be named to others only if it lay open before it came into that hand."""
    match = set_up.match(6)
    seen: dict[int | None, set[str]] = {seat: set() for seat in seats_of(match)}
    start = 0
    for step, _ in enumerate(walk(match, random.Random(6))):
        views = {seat: match.view(seat) for seat in seats_of(match)}
        if views[None]["log_start"] != start:
            start = views[None]["log_start"]
            seen = {seat: set() for seat in seen}
        held = {seat: set(views[seat]["hand"]) for seat in views}
        for seat, view in views.items():
            others = set().union(*(held[other] for other in held if other != seat))
            log = view["log"] if step % 10 == 0 else view["log"][-3:]  # the whole log every time would be slow
            named = card_names(match.game, {**{key: view[key] for key in view if key != "hands"}, "log": log})
            assert not (named & others) - seen[seat], f"seat {seat} sees hidden cards"
            seen[seat] |= named
    assert match.state.over


@ALL
def test_no_card_is_lost_or_doubled(set_up: SetUp) -> None:
    census = importlib.import_module(f"tests.games.{set_up.game}.census").census
    match = set_up.match(7)
    whole = Counter(census(match.state))
    for _ in walk(match, random.Random(7)):
        assert Counter(census(match.state)) == whole
    assert sum(whole.values()) == len(whole), "a card lies in two places"


@ALL
def test_a_finished_match_has_winners_a_score_sheet_and_nothing_more_to_do(set_up: SetUp) -> None:
    match = finish(set_up.match(8), random.Random(8))
    status = match.status()
    assert status["over"]
    assert status["phase"] == "over"
    assert status["to_act"] == []
    assert status["winners"] == sorted(set(status["winners"]))
    assert status["winners"]
    assert sorted(row["seat"] for row in status["result"]) == list(range(set_up.seats))
    assert all(type(points) is int for points in status["scores"])
    assert match.legal(10) == ([], True)
    refusal = match.check(
        match.log[-1].entry if "seat" not in match.log[-1].entry else {"do": match.log[-1].entry["do"]}
    )
    assert refusal is None or refusal.code in {"over", "unknown_field"}


@ALL
def test_a_game_is_live_exactly_if_its_actions_name_a_time(set_up: SetUp) -> None:
    match = finish(set_up.match(8), random.Random(8))
    assert match.game.live == any("at" in played.entry for played in match.log)


@ALL
def test_the_same_seed_gives_the_same_match(set_up: SetUp) -> None:
    assert set_up.match(9).save() == set_up.match(9).save()
    assert any(set_up.match(9).save() != set_up.match(seed).save() for seed in range(10, 14))


@ALL
def test_play_drawn_by_the_states_is_legal(set_up: SetUp) -> None:
    """State.draw picks moves without listing them; each must be one that the rules allow."""

    class Rng:
        def __init__(self, seed: int) -> None:
            self.random = random.Random(seed)

        def below(self, n: int) -> int:
            return self.random.randrange(n)

    rng = Rng(10)
    match = set_up.match(10)
    while not match.state.over:
        state = match.state
        move = state.draw(rng)
        assert state.phase.refusal(state, move) is None
        match._apply(move, state.phase.actor(state, move))
    assert everything(reloaded(match)) == everything(match)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_catalogue_names_each_card_once_in_ascii(game: Any) -> None:
    ids = [card["id"] for card in game.cards()]
    assert len(ids) == len(set(ids))
    assert all(name.isascii() and name.replace("_", "").isalnum() for name in ids)
    assert set(game.name) == {"ja", "en"}
