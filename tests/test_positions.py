"""The examples for the pages of rules are found: a table in play, and trials of a clause."""

from __future__ import annotations

from py_engine.games import GAMES
from py_engine.match import Match
from tests.play import NAMES, sample
from tests.positions import found, refused
from tests.test_leaflets import known, refusing


def test_a_position_is_found_for_the_table_and_for_each_clause_that_can_be_tried() -> None:
    set_up = sample()
    wanted = refusing(set_up.game) - {*known(set_up.game, "untried")}
    clauses = {*wanted}
    positions = dict(found(set_up, wanted))
    assert {*positions} == {"table", *(f"try-{clause}" for clause in clauses)}
    assert len(positions) > 1
    for position in positions.values():
        seats = [{"name": name} for name in NAMES[: set_up.seats]]
        match = Match.new(GAMES[set_up.game], seats, position["options"], {"seed": position["seed"]})
        for action in position["log"]:
            match.act(action)
        answers = {refused(match, choice) for choice in position.get("choices", ())}
        assert answers == ({None, position["clause"]} if position["take"] == "trial" else set())
