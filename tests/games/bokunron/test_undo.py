"""Bokunron's undo; the conformance suite shows that the last action of a trick, which turns up cards, is final."""

from __future__ import annotations

from py_engine.match import Match
from tests.games.bokunron.table import do, match_with


def undoable(match: Match) -> bool:
    word: bool = match.status()["undoable"]
    return word


def test_an_action_that_ends_no_trick_can_be_undone() -> None:
    match = match_with(leads="SJ SQ")
    assert undoable(match), "the last hand chosen begins the play"
    for words in ("S2 and waits", "1 on S", "pass", "S5 and waits"):
        do(match, words)
        assert undoable(match)
    do(match, "no_tyrant")
    assert not undoable(match)
