"""A fight between two bots on its own clock, without the door."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from py_engine.cards import shuffled
from py_engine.games.trump_fighter.acts import Call, Move
from py_engine.games.trump_fighter.battle_phase import stall_from
from py_engine.games.trump_fighter.call_phase import window_end
from py_engine.games.trump_fighter.character_phase import Choice
from py_engine.games.trump_fighter.data import CARDS, CHECK_SECONDS, DEFAULT_WINDOW_MS, SEATS
from py_engine.games.trump_fighter.fight_phase import Due
from py_engine.games.trump_fighter.game import GAME
from py_engine.games.trump_fighter.planning import LEVELS, Act, Table, decide, table_of
from py_engine.games.trump_fighter.playout import fastest_of
from py_engine.games.trump_fighter.ready_phase import Battle, Ready
from py_engine.games.trump_fighter.state import TrumpFighterState
from py_engine.match import Match
from py_engine.think.dice import Dice

READY_MS = 1500
"""ms from the start of a check until both are ready."""

Fighter = Callable[[Table, Dice], Act]
"""A player: returns an act after a look at the table, with its delay, which does not matter for a fastest act."""


def machine(level: str) -> Fighter:
    """Return the engine's bot of a level."""
    return lambda table, chance: decide(table, LEVELS[level], chance)


class BotMatch:
    """A fight with these characters, played to its end: its last ``state``, ``log`` and number of ``calls``."""

    def __init__(self, pair: Sequence[int], fighters: Sequence[Fighter], chance: Dice) -> None:
        self.fighters, self.chance = fighters, chance
        self.deck = shuffled(range(len(CARDS)), chance)
        self.state = TrumpFighterState(
            GAME.phase_table, CHECK_SECONDS[0] * 1000, DEFAULT_WINDOW_MS, self.deck[::-1]
        )
        self.log: list[dict[str, Any]] = []
        self.calls = 0
        for seat, character in enumerate(pair):
            self._carry_out(Choice(seat, character))
        while not self.state.over:
            self._battle()

    def replayed(self) -> Match:
        """Return the engine's replay of the log, which refuses an illegal act."""
        seats = [{"name": name} for name in ("Ann", "Ben")]
        save = {"game": GAME.id, "format": 1, "seats": seats, "options": {}, "log": self.log}
        return Match.load(GAME, {**save, "deal": {"deck": [CARDS[card] for card in self.deck]}})

    def _carry_out(self, move: Any) -> None:
        before = self.state.settlement
        self.log.append(self.state.phase.write(self.state, move))
        self.state.play(move)
        self.calls += self.state.settlement is not before

    def _look(self, seat: int) -> Act:
        return self.fighters[seat](table_of(self.state, seat), self.chance)

    def _battle(self) -> None:
        """Play from a check to the next one."""
        state = self.state
        for seat in range(SEATS):
            self._carry_out(Ready(seat, state.at + READY_MS))
        first, second = (fastest_of(self._look(seat)) for seat in range(SEATS))
        self._carry_out(Battle(state.at, (first, second)))
        due: dict[int, tuple[int, Act]] = {}
        while state.phase.name == "battle":
            for seat in (each for each in range(SEATS) if each not in due):
                act = self._look(seat)
                if act.do != "wait":
                    due[seat] = state.at + act.after, act
            order = sorted((due[seat][0], self.chance.below(2), seat) for seat in sorted(due))
            if not order or order[0][0] >= stall_from(state):
                self._carry_out(Due(stall_from(state)))
                due = {}
            elif self._act(order[0][2], due) == "call":
                other = 1 - order[0][2]
                if other in due and due[other][0] < window_end(state):
                    self._act(other, due)
                self._carry_out(Due(window_end(state)))

    def _act(self, seat: int, due: dict[int, tuple[int, Act]]) -> str:
        """Carry out a seat's planned act and return its verb."""
        at, act = due.pop(seat)
        self._carry_out(Call(seat, at) if act.do == "call" else Move(seat, act.card, act.spot, at))
        return act.do
