"""A match of Super Trump Fighter between two bots, on its own clock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from py_engine.cards import shuffled
from py_engine.games.trump_fighter.acts import Call, Move
from py_engine.games.trump_fighter.battle_phase import stall_from
from py_engine.games.trump_fighter.call_phase import window_end
from py_engine.games.trump_fighter.character_phase import Choice
from py_engine.games.trump_fighter.data import CARDS, CHECK_SECONDS, DEFAULT_WINDOW_MS, SEATS
from py_engine.games.trump_fighter.fight_phase import Due
from py_engine.games.trump_fighter.game import GAME
from py_engine.games.trump_fighter.planning import Act, Level, Table, decide, decide_fastest, table_of
from py_engine.games.trump_fighter.ready_phase import CALLS, NOTHING, Battle, Fastest, Ready
from py_engine.games.trump_fighter.state import TrumpFighterState
from py_engine.match import Match
from py_engine.think.dice import Dice

READY_MS = 1500
"""ms from the start of a check until both are ready."""


class Fighter(Protocol):
    """A player: returns an act after a look at the table, and in a battle also its delay."""

    def decide(self, table: Table, chance: Dice) -> Act:
        """Return the act in a battle, with its delay in ms."""

    def decide_fastest(self, table: Table, chance: Dice) -> Act:
        """Return the act at the word "Battle!"."""


@dataclass(frozen=True)
class Machine:
    """The engine's bot of a level."""

    level: Level

    def decide(self, table: Table, chance: Dice) -> Act:
        """Return the bot's act in a battle."""
        return decide(table, self.level, chance)

    def decide_fastest(self, table: Table, chance: Dice) -> Act:
        """Return the bot's act at the word "Battle!"."""
        return decide_fastest(table, self.level, chance)


@dataclass
class BotMatchResult:
    """The result of a match: the seats' points and skills, and the number of calls."""

    totals: tuple[int, ...]
    used: tuple[tuple[int, ...], ...]
    calls: int


class BotMatch:
    """A match between two bots, and the clock between them; ``pair`` are their characters.

    ``deck`` has the cards in the order of the deal, first drawn first.
    """

    def __init__(self, pair: Sequence[int], fighters: Sequence[Fighter], chance: Dice) -> None:
        self.fighters = fighters
        self.chance = chance
        self.deck = shuffled(range(len(CARDS)), chance)
        self.state = TrumpFighterState(
            GAME.phase_table, CHECK_SECONDS[0] * 1000, DEFAULT_WINDOW_MS, self.deck[::-1]
        )
        self.due: list[tuple[int, Act] | None] = [None, None]
        self.calls = 0
        for seat, character in enumerate(pair):
            self._carry_out(Choice(seat, character))

    def play(self) -> BotMatchResult:
        """Play it to its end."""
        state = self.state
        while not state.over:
            self._begin_battle()
            while state.phase.name == "battle":
                self._next_act()
        return BotMatchResult(tuple(state.totals), tuple(map(tuple, state.used)), self.calls)

    def _carry_out(self, move: Choice | Ready | Battle | Move | Call | Due) -> None:
        before = self.state.settlement
        self.state.play(move)
        self.calls += self.state.settlement is not before

    def _begin_battle(self) -> None:
        state = self.state
        for seat in range(SEATS):
            self._carry_out(Ready(seat, state.at + READY_MS))
        acts = [self.fighters[seat].decide_fastest(table_of(state, seat), self.chance) for seat in range(SEATS)]
        self._carry_out(Battle(state.at, (_fastest(acts[0]), _fastest(acts[1]))))
        self.due = [None, None]
        if state.phase.name == "battle":
            self._look_all()

    def _look(self, seat: int) -> None:
        act = self.fighters[seat].decide(table_of(self.state, seat), self.chance)
        self.due[seat] = None if act.do == "wait" else (self.state.at + act.after, act)

    def _look_all(self) -> None:
        """Let every seat without a plan look again after a change."""
        for seat in range(SEATS):
            if self.due[seat] is None:
                self._look(seat)

    def _next_act(self) -> None:
        """Carry out the act that is due first; a standstill if both wait."""
        due = [(act[0], self.chance.below(2), seat) for seat, act in enumerate(self.due) if act]
        stall = stall_from(self.state)
        if not due or min(due)[0] >= stall:
            self._carry_out(Due(stall))
            self.due = [None, None]
            if self.state.phase.name == "battle":
                self._look_all()
            return
        at, _, seat = min(due)
        if self._act(seat, at) == "call":
            self._call(1 - seat)
        else:
            self._look_all()

    def _act(self, seat: int, at: int) -> str:
        planned = self.due[seat]
        assert planned is not None
        act = planned[1]
        self._carry_out(Call(seat, at) if act.do == "call" else Move(seat, act.card, act.spot, at))
        self.due[seat] = None
        return act.do

    def _call(self, opponent: int) -> None:
        """Let the opponent's act arrive while the window is open, then settle."""
        end, due = window_end(self.state), self.due[opponent]
        if due and due[0] < end:
            self._act(opponent, due[0])
        self._carry_out(Due(end))


class LoggedMatch(BotMatch):
    """A match that asks the rules about every move and keeps its log."""

    def __init__(self, pair: Sequence[int], fighters: Sequence[Fighter], chance: Dice) -> None:
        self.log: list[dict[str, Any]] = []
        super().__init__(pair, fighters, chance)

    def _carry_out(self, move: Any) -> None:
        assert self.state.phase.refusal(self.state, move) is None
        self.log.append(self.state.phase.write(self.state, move))
        super()._carry_out(move)

    def replayed(self) -> Match:
        """Return the engine's replay of the log."""
        seats = [{"name": name} for name in ("Ann", "Ben")]
        save = {"game": GAME.id, "format": 1, "seats": seats, "options": {}, "log": self.log}
        return Match.load(GAME, {**save, "deal": {"deck": [CARDS[card] for card in self.deck]}})


def _fastest(act: Act) -> Fastest:
    return (act.card, act.spot) if act.do == "move" else CALLS if act.do == "call" else NOTHING
