"""Bokunron's undo: the seat that ends a trick learns its winner, at least from the next seat to act."""

from __future__ import annotations

from typing import Any

import pytest

from py_engine.match import Match
from tests.games.bokunron.table import do, match_with


def undoable(match: Match) -> bool:
    word: bool = match.status()["undoable"]
    return word


def before_the_last_step(hidden: str) -> Match:
    """Return a match in which seat 1 has laid ``hidden``, and seat 2 has played last and owes the tyrant's step."""
    match = match_with(leads="SJ SQ")
    return do(match, f"S2, {hidden}, S5 and waits")


def test_the_seat_that_ends_a_trick_sees_only_then_who_has_won() -> None:
    """Else it could put no chip down, see the next seat on the table, undo that and put a chip down."""
    one, other = before_the_last_step("s2 h2"), before_the_last_step("s2 s3")
    assert one.view(2) == other.view(2)
    for match in (one, other):
        match.act({"do": "no_tyrant"})
    assert one.status()["to_act"] != other.status()["to_act"]
    assert not undoable(one)
    assert not undoable(other)


@pytest.mark.parametrize("step", [{"do": "no_tyrant"}, {"do": "tyrant", "on": "S", "chips": 1}])
def test_the_last_step_of_a_trick_stays(step: dict[str, Any]) -> None:
    match = before_the_last_step("s2")
    assert undoable(match), "the play turns nothing up while the tyrant's step is owed"
    match.act(step)
    assert not undoable(match)
    match.undo()
    assert undoable(match)


def test_the_last_play_of_a_trick_stays_where_the_seat_has_no_chip() -> None:
    match = match_with(leads="SJ SQ")
    do(match, "S2, s2 with 5 on S, S5, S6, S3, s3")
    assert match.status()["phase"] == "play"
    assert not undoable(match)


@pytest.mark.parametrize("plays", [("S2", "s2", "-"), ("-", "-", "-")])
def test_the_last_pass_of_a_trick_stays(plays: tuple[str, ...]) -> None:
    """It turns up the others' plays, or the next lead card."""
    match = match_with(leads="SJ SQ")
    do(match, ", ".join(plays[:2]))
    assert undoable(match)
    do(match, plays[2])
    assert not undoable(match)


def test_after_a_trick_without_a_winner_the_last_card_for_the_plaza_turns_up_a_lead_card() -> None:
    match = do(match_with(leads="CJ"), "S2 H2, s2 h2, S5 H5")
    assert not undoable(match)
    words = []
    for card in ("S2", "s2", "S5"):
        do(match, f"plaza {card}")
        words.append(undoable(match))
    assert words == [True, True, False]


def test_an_action_that_ends_no_trick_can_be_undone() -> None:
    match = match_with(leads="SJ SQ")
    assert undoable(match), "the last hand chosen begins the play"
    for words in ("S2 and waits", "1 on S", "pass"):
        do(match, words)
        assert undoable(match)
