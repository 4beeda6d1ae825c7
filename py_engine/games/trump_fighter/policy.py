"""The fight's bot: its act in each phase, and the time of it; :mod:`.planning` decides."""

from __future__ import annotations

from py_engine.cards import Chance
from py_engine.game import Game
from py_engine.games.trump_fighter.acts import Call, Move, write_act
from py_engine.games.trump_fighter.data import SEATS
from py_engine.games.trump_fighter.guess import TrumpFighterKnowledge
from py_engine.games.trump_fighter.planning import LEVELS, Level, Pair, between, decide, decide_fastest, table_of
from py_engine.games.trump_fighter.ready_phase import CALLS, NOTHING, Battle, Fastest, Ready
from py_engine.games.trump_fighter.state import TrumpFighterState
from py_engine.games.trump_fighter.weighing import weigh
from py_engine.phase import Entry
from py_engine.player import Choice, Look, MachinePlayer, Reason, Thought, View

CHOICE_MS: Pair = (600, 1400)
"""A function from a look at the fighters to the choice of one."""


class TrumpFighterPlayer(MachinePlayer[TrumpFighterState]):
    """Plays Super Trump Fighter: it plans from the open table, and guesses only to weigh acts."""

    def study(self, game: Game[TrumpFighterState], view: View, seat: int) -> TrumpFighterKnowledge:
        """Return the seat's knowledge."""
        return TrumpFighterKnowledge(game, view, seat)

    def think(self, look: Look[TrumpFighterState]) -> Thought:
        """Return the act after a look at ``look.at``.

        In a check it is ready once its opponent is; then its action is a ``battle`` with its own fastest act, and
        ``null`` for the opponent's. It learns of a call only when the call is settled (4.2).
        """
        if look.weighed is not None:
            return weigh(look)
        state, seat, level, chance = look.world, look.seat, LEVELS[look.level], look.chance
        if state.phase.name == "character":
            return _choice(state, seat, chance)
        at = max(look.at, state.at)
        if state.phase.name == "check":
            return _check(state, seat, level, at, chance)
        return _battle(state, seat, level, at, chance)


def _thought(action: Entry | None, why: Reason, after: int) -> Thought:
    return Thought(action, [Choice(action, None, why)] if action else [], 0, after)


def _choice(state: TrumpFighterState, seat: int, chance: Chance) -> Thought:
    free = list(state.moves(seat))
    chosen = free[chance.below(len(free))]
    return _thought(state.phase.write(state, chosen), Reason("any_fighter"), between(CHOICE_MS, chance))


def _check(state: TrumpFighterState, seat: int, level: Level, at: int, chance: Chance) -> Thought:
    write = state.phase.write
    if not state.ready[seat]:
        after = between(level.look_ms, chance)
        ready = write(state, Ready(seat, at + after)) if state.ready[1 - seat] else None
        return _thought(ready, Reason("is_ready"), after)
    act = decide_fastest(table_of(state, seat), level, chance)
    acts: list[Fastest] = [NOTHING] * SEATS
    if act.do != "wait":
        acts[seat] = (act.card, act.spot) if act.do == "move" else CALLS
    return _thought(write(state, Battle(at, (acts[0], acts[1]))), act.why, 0)


def _battle(state: TrumpFighterState, seat: int, level: Level, at: int, chance: Chance) -> Thought:
    act = decide(table_of(state, seat), level, chance)
    if act.do == "wait":
        return _thought(None, act.why, act.after)
    when = at + act.after
    done = Move(seat, act.card, act.spot, when) if act.do == "move" else Call(seat, when)
    return _thought(write_act(done), act.why, act.after)


PLAYER = TrumpFighterPlayer()
"""The game's bot."""
