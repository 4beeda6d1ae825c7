"""The conformance suite, for every registered game, player count and option.

``test_undo.py`` tests the effects of an action and its undo.
"""

from __future__ import annotations

import copy
import importlib
import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from py_engine.games import GAMES
from py_engine.match import Match
from py_engine.refusals import BadInput, Refusal, Refused
from py_engine.writing import to_json
from tests.play import SetUp, as_action, everything, finish, set_ups

ALL = pytest.mark.parametrize("set_up", set_ups(), ids=str)
POSITIONS = 12


def reloaded(match: Match) -> Match:
    return Match.load(match.game, match.save())


@cache
def played(set_up: SetUp, seed: int = 1) -> Match:
    """Return a finished random match, one object for all tests, which must not change it."""
    return finish(set_up.match(seed), random.Random(seed))


def some_positions(set_up: SetUp, seed: int = 1) -> list[Match]:
    """Return copies of positions spread over a random match, the first and the last included."""
    match = played(set_up, seed)
    save, length = match.save(), len(match.log)
    picked = sorted({length * i // (POSITIONS - 1) for i in range(POSITIONS)})
    return [Match.load(match.game, {**save, "log": save["log"][:n]}) for n in picked]


def as_listed(action: dict[str, Any], legal: list[dict[str, Any]]) -> dict[str, Any]:
    """Return an action with a time as ``legal`` lists it, at its earliest; any other unchanged."""
    same = [each for each in legal if "at" in each and {**each, "at": action.get("at")} == action]
    return same[0] if same and same[0]["at"] <= action["at"] else action


@ALL
def test_a_legal_action_is_carried_out_as_it_is_listed_and_written(set_up: SetUp) -> None:
    rng, acted = random.Random(11), 0
    for match in some_positions(set_up):
        legal, _ = match.legal(60)
        for limit in (1, 300):
            actions, complete = match.legal(limit)
            assert match.write_legal(limit) == (to_json(actions), complete)
        for action in rng.sample(legal, min(len(legal), 8)):
            assert match.check(action) is None
            entry = match.act(action)
            assert {key: entry[key] for key in action} == action, "legal actions have the form of the log"
            assert match.log[-1].entry == entry
            match.undo()
            acted += 1
    assert acted >= POSITIONS - 1, "a seat or the clock acts until the end"


@ALL
def test_an_action_is_refused_exactly_if_it_is_not_legal(set_up: SetUp) -> None:
    """Actions of other positions and of another match serve as candidates."""
    rng, tried = random.Random(12), Counter[str]()
    positions = some_positions(set_up)
    pool = [action for match in (*positions, *some_positions(set_up, 2)) for action in match.legal(12)[0]]
    for match in positions:
        legal, complete = match.legal(3000)
        before = everything(match)
        for candidate in rng.sample(pool, min(len(pool), 40)) if complete else ():
            action = as_listed(candidate, legal)
            refusal = match.check(action)
            assert (refusal is None) == (action in legal), action
            tried["legal" if refusal is None else "refused"] += 1
            if refusal:
                with pytest.raises(Refused) as no:
                    match.act(action)
                assert no.value.refusal == refusal
        assert everything(match) == before
    assert min(tried["legal"], tried["refused"]) > POSITIONS, tried


@ALL
def test_saving_and_loading_at_any_step_gives_the_same_match_and_no_card_is_lost_or_doubled(set_up: SetUp) -> None:
    census = importlib.import_module(f"tests.games.{set_up.game}.census").census
    whole = played(set_up)
    cards: list[str] = []
    for step, match in enumerate(Match.replay(whole.game, whole.save())):
        cards = cards or sorted(census(match.state))
        assert sorted(census(match.state)) == cards
        if step % 7 == 0 or match.state.over:
            assert everything(reloaded(match)) == everything(match)
    assert len({*cards}) == len(cards), "a card is in two places"
    assert everything(reloaded(whole)) == everything(whole)


@ALL
def test_a_finished_match_has_winners_a_score_sheet_and_nothing_more_to_do(set_up: SetUp) -> None:
    match = played(set_up)
    status, standing = match.status(), match.view(None)["standing"]
    assert (status["over"], status["phase"], status["to_act"]) == (True, "over", [])
    assert status["winners"]
    assert status["winners"] == sorted(set(status["winners"]))
    rows = [(row.get("seat"), row.get("points", "no points")) for row in status["result"]]
    assert rows == [*enumerate(status["scores"])], "a row of the score sheet has its seat and the seat's points"
    assert all(type(points) is int for points in status["scores"])
    assert sorted(standing) == list(range(set_up.seats))
    assert sorted(standing[: len(status["winners"])]) == status["winners"], "the winners come first"
    assert match.legal(10) == ([], True)
    actions = [as_action(match.game, item.entry) for item in match.log]
    assert [match.check(action) for action in actions] == [Refusal(match.game.end_clause, "over")] * len(actions)
    assert match.game.live == any("at" in action for action in actions), (
        "a game is live exactly if its actions have a time"
    )


@ALL
def test_the_same_seed_gives_the_same_match(set_up: SetUp) -> None:
    assert set_up.match(9).save() == set_up.match(9).save()
    assert any(set_up.match(9).save() != set_up.match(seed).save() for seed in range(10, 14))


def dealt_parts(deal: Any) -> list[list[str]]:
    """Return the lists of cards in a deal."""
    if isinstance(deal, dict):
        return [part for value in deal.values() for part in dealt_parts(value)]
    if isinstance(deal, list) and deal and isinstance(deal[0], str):
        return [deal]
    return [part for value in deal for part in dealt_parts(value)] if isinstance(deal, list) else []


@ALL
@pytest.mark.parametrize("spoil", [list.pop, lambda cards: cards.__setitem__(-1, cards[0])], ids=["short", "twice"])
def test_a_deal_that_lacks_a_card_or_has_one_twice_is_refused(
    set_up: SetUp, spoil: Callable[[list[str]], None]
) -> None:
    save = set_up.match(13).save()
    for place in range(len(dealt_parts(save["deal"]))):
        deal = copy.deepcopy(save["deal"])
        spoil(dealt_parts(deal)[place])
        with pytest.raises(BadInput) as no:
            Match.new(GAMES[set_up.game], save["seats"], save["options"], {"deal": deal})
        assert no.value.code == "bad_deal"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_catalogue_names_each_card_once_in_ascii(game: Any) -> None:
    ids = [card["id"] for card in game.cards()]
    assert len(ids) == len(set(ids))
    assert all(name.isascii() and name.replace("_", "").isalnum() for name in ids)
    assert set(game.name) == {"ja", "en"}
