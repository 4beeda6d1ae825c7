"""The conformance suite: what must hold for every registered game, player count and option."""

from __future__ import annotations

import copy
import importlib
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from py_engine.games import GAMES
from py_engine.match import Match
from py_engine.refusals import BadInput, Refusal, Refused
from py_engine.think.dice import Dice
from py_engine.writing import to_json
from tests.draws import draw
from tests.play import SetUp, everything, finish, tried_set_ups, walk

ALL = pytest.mark.parametrize("set_up", tried_set_ups(), ids=str)
POSITIONS = 12


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
    acted = 0
    for match in some_positions(set_up, 1):
        legal, _ = match.legal(60)
        for action in rng.sample(legal, min(len(legal), 8)):
            assert match.check(action) is None
            copy = reloaded(match)
            entry = copy.act(action)
            assert {key: entry[key] for key in action} == action, "legal actions are in the form that is logged"
            assert copy.log[-1].entry == entry
            acted += 1
    assert acted >= POSITIONS - 1, "somebody acts everywhere but at the end"


@ALL
def test_an_action_is_refused_exactly_if_it_is_not_legal(set_up: SetUp) -> None:
    """Actions of other positions and of other matches serve as candidates."""
    rng = random.Random(12)
    tried: Counter[str] = Counter()
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
                tried["legal"] += 1
                continue
            before = everything(match)
            refusal = match.check(action)
            assert refusal is not None, f"{action} is legal, but not listed"
            with pytest.raises(Refused) as no:
                match.act(action)
            assert no.value.refusal == refusal
            assert everything(match) == before
            tried["refused"] += 1
    assert min(tried["legal"], tried["refused"]) > POSITIONS, tried


@ALL
def test_saving_and_loading_at_every_step_gives_the_same_match(set_up: SetUp) -> None:
    match = set_up.match(4)
    for step, _ in enumerate(walk(match, random.Random(4))):
        if step % 7 == 0 or match.state.over:
            assert everything(reloaded(match)) == everything(match)
    assert everything(reloaded(match)) == everything(match)


@ALL
def test_undo_gives_the_status_before_and_the_same_action_the_same_outcome(set_up: SetUp) -> None:
    taken_back = 0
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
        taken_back += 1
    assert taken_back >= POSITIONS - 1, "somebody acts everywhere but at the end"


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
    match, rng, actions = set_up.match(8), random.Random(8), []
    while legal := match.legal(200)[0]:
        actions.append(rng.choice(legal))
        match.act(actions[-1])
    status = match.status()
    assert status["over"]
    assert status["phase"] == "over"
    assert status["to_act"] == []
    assert status["winners"] == sorted(set(status["winners"]))
    assert status["winners"]
    rows = [(row.get("seat"), row.get("points", "no points")) for row in status["result"]]
    assert rows == [*enumerate(status["scores"])], "a row of the score sheet has its seat and the seat's points"
    assert all(type(points) is int for points in status["scores"])
    standing = match.view(None)["standing"]
    assert sorted(standing) == list(range(set_up.seats))
    assert sorted(standing[: len(status["winners"])]) == status["winners"], "the winners stand first"
    assert match.legal(10) == ([], True)
    assert [match.check(action) for action in actions] == [Refusal(match.game.end_clause, "over")] * len(actions)


@ALL
def test_a_game_is_live_exactly_if_its_actions_name_a_time(set_up: SetUp) -> None:
    match = finish(set_up.match(8), random.Random(8))
    assert match.game.live == any("at" in played.entry for played in match.log)


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


@ALL
def test_moves_drawn_without_listing_them_are_legal(set_up: SetUp) -> None:
    """Random play rests on this: each move drawn must be one that the rules allow."""
    dice = Dice(10)
    match = set_up.match(10)
    while not match.state.over:
        state = match.state
        move = draw(state, dice)
        assert state.phase.refusal(state, move) is None
        match._apply(move, state.phase.actor(state, move))
    assert everything(reloaded(match)) == everything(match)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_catalogue_names_each_card_once_in_ascii(game: Any) -> None:
    ids = [card["id"] for card in game.cards()]
    assert len(ids) == len(set(ids))
    assert all(name.isascii() and name.replace("_", "").isalnum() for name in ids)
    assert set(game.name) == {"ja", "en"}
