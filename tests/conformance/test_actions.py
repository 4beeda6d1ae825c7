"""Wrong actions: an unknown form is an error (S9); an extra field or another seat is refused (S6)."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from py_engine.games import GAMES
from py_engine.match import Match
from py_engine.refusals import BadInput
from tests.clauses import said
from tests.conformance.test_every_game import dealt_parts
from tests.play import as_action, deck_of, set_ups
from tests.record import recorded

LISTED = 1000
EVERY = pytest.mark.parametrize("game", GAMES)
WRONG: dict[type, tuple[Any, ...]] = {
    str: (7, None, ["x"]),
    int: (True, 1.0, "1", None),
    list: ("x", None, {}, [{}]),
}
"""Values of another type than a field's, by its type."""


Example = tuple[dict[str, Any], dict[str, Any]]
"""A save, and an entry that may follow."""


@cache
def examples(game: str) -> dict[str, Example]:
    """Return an example of each verb, from recorded matches or, where these have none, from the legal actions."""
    found: dict[str, Example] = {}
    for save in recorded(game):
        for length, entry in enumerate(save["log"]):
            found.setdefault(entry["do"], ({**save, "log": save["log"][:length]}, entry))
    match = Match.load(GAMES[game], next(recorded(game)))
    while match.log and {*found} != {*GAMES[game].verbs}:
        match.undo()
        for action in match.legal(LISTED)[0]:
            found.setdefault(action["do"], (match.save(), action))
    return found


def legal_actions(game: str) -> Iterator[tuple[Match, dict[str, Any], dict[str, Any]]]:
    """Yield for each verb of a game a match, an action that is legal there, and its outcome of chance."""
    for save, entry in examples(game).values():
        match, action = Match.load(GAMES[game], save), as_action(GAMES[game], entry)
        assert match.check(action) is None
        yield match, action, {name: value for name, value in entry.items() if name not in action}


def code_of(match: Match, action: Any) -> str:
    with pytest.raises(BadInput) as no:
        match.check(action)
    return no.value.code


@EVERY
def test_every_verb_has_an_example(game: str) -> None:
    assert {*examples(game)} == {*GAMES[game].verbs}


@EVERY
def test_a_field_of_another_type_a_missing_one_and_an_unknown_name_are_errors(game: str) -> None:
    for match, action, _ in legal_actions(game):
        for field in GAMES[game].verbs[action["do"]].fields:
            lacking = {name: value for name, value in action.items() if name != field}
            assert code_of(match, lacking) == "missing_field"
            for value in WRONG[type(action[field])]:
                wrong = {**action, field: value}
                assert code_of(match, wrong) in ("bad_type", "bad_action"), wrong
            if isinstance(action[field], list):
                assert code_of(match, {**action, field: action[field] * 201}) == "too_long"


@EVERY
def test_a_card_that_the_game_does_not_have_is_an_error(game: str) -> None:
    for match, action, _ in legal_actions(game):
        for field, value in action.items():
            named = value if isinstance(value, list) else [value]
            if named and all(isinstance(each, str) and each in deck_of(game) for each in named):
                for strange in ("XX1", named[0].swapcase() * 2, ""):
                    wrong = [strange] if isinstance(value, list) else strange
                    assert code_of(match, {**action, field: wrong}) == "unknown_card"


@EVERY
def test_an_action_that_the_game_does_not_have_is_an_error(game: str) -> None:
    match, action, _ = next(legal_actions(game))
    assert code_of(match, {**action, "do": "dance"}) == "unknown_verb"
    strange: Any
    for strange in ({**action, "do": None}, {}, [], None, action["do"]):
        assert code_of(match, strange) == "bad_action"


@EVERY
def test_a_field_that_the_verb_does_not_have_is_refused_and_so_is_the_outcome_of_chance(game: str) -> None:
    for match, action, outcome in legal_actions(game):
        for field, value in {"why": 1, **outcome}.items():
            assert said(match.check({**action, field: value})) == f"S6 unknown_field: field {field}"


@EVERY
def test_an_action_may_name_only_the_seat_to_act(game: str) -> None:
    for match, action, _ in legal_actions(game):
        actors = match.state.actors()
        if "seat" not in action and actors:
            assert match.check({**action, "seat": actors[0]}) is None
        for seat in {*range(len(match.names))} - {*actors}:
            assert said(match.check({**action, "seat": seat})).startswith(f"S6 not_your_turn: seat {seat}")
        assert code_of(match, {**action, "seat": GAMES[game].max_players}) == "unknown_seat"
        assert code_of(match, {**action, "seat": True}) == "bad_type"


@EVERY
def test_a_start_seat_may_be_named_and_changes_no_card(game: str) -> None:
    for set_up in (each for each in set_ups() if each.game == game and GAMES[game].has_start):
        drawn = set_up.match(5).deal
        for start in range(set_up.seats):
            match = set_up.match(5, start=start)
            assert match.deal == {**drawn, "start": start}
        assert len({set_up.match(seed).deal["start"] for seed in range(60)}) == set_up.seats
        for start in (-1, set_up.seats):
            with pytest.raises(BadInput):
                Match.new(GAMES[game], match.save()["seats"], match.options, {"deal": {**drawn, "start": start}})


@EVERY
def test_a_deal_with_another_part_or_without_one_is_bad(game: str) -> None:
    match = next(each for each in set_ups() if each.game == game).match(5)
    deals: list[Any] = [{**match.deal, "extra": []}, [], None]
    deals += [{name: part for name, part in match.deal.items() if name != left_out} for left_out in match.deal]
    for deal in deals:
        with pytest.raises(BadInput) as no:
            Match.new(GAMES[game], match.save()["seats"], match.options, {"deal": deal})
        assert no.value.code == "bad_deal"


@EVERY
def test_a_deal_with_a_card_that_is_never_dealt_there_is_bad(game: str) -> None:
    for set_up in (each for each in set_ups() if each.game == game):
        match = set_up.match(5)
        dealt = {card for seed in range(60) for part in dealt_parts(set_up.match(seed).deal) for card in part}
        for strange in deck_of(game) - dealt:
            deal = deepcopy(match.deal)
            dealt_parts(deal)[-1][-1] = strange
            with pytest.raises(BadInput) as no:
                Match.new(GAMES[game], match.save()["seats"], match.options, {"deal": deal})
            assert no.value.code == "bad_deal"


@EVERY
def test_another_number_of_players_is_bad(game: str) -> None:
    for seats in (GAMES[game].min_players - 1, GAMES[game].max_players + 1):
        with pytest.raises(BadInput) as no:
            Match.new(GAMES[game], [{"name": "A"}] * seats, {}, {"seed": 1})
        assert no.value.code == "bad_seats"
