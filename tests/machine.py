"""Hypothesis actions on a match of any game; a game's own machine adds its moves and invariants."""

from __future__ import annotations

from hypothesis.stateful import RuleBasedStateMachine, precondition, rule

from py_engine.match import Match
from tests.play import as_action, everything


class MatchMachine(RuleBasedStateMachine):
    """Undoes and repeats the last action, saves and loads: the result must stay the same."""

    match: Match

    @precondition(lambda self: self.match.log)
    @rule()
    def undo_and_do_again(self) -> None:
        entry, after = self.match.log[-1].entry, everything(self.match)
        self.match.undo()
        before = everything(self.match)
        assert self.match.act(as_action(self.match.game, entry)) == entry
        assert everything(self.match) == after
        self.match.undo()
        assert everything(self.match) == before

    @rule()
    def reload(self) -> None:
        again = Match.load(self.match.game, self.match.save())
        assert everything(again) == everything(self.match)
        self.match = again
