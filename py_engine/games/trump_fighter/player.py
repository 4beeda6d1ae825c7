"""The machine's acts as actions of the game: what it does in each phase, and when; :mod:`.policy` decides."""

from __future__ import annotations

from py_engine.cards import Chance
from py_engine.game import Game
from py_engine.games.trump_fighter.acts import Call, Move, write_act
from py_engine.games.trump_fighter.character_phase import CharacterPhase
from py_engine.games.trump_fighter.data import SEATS
from py_engine.games.trump_fighter.guess import TrumpFighterKnowledge
from py_engine.games.trump_fighter.policy import LEVELS, Act, Level, Pair, decide, decide_fastest, table_of
from py_engine.games.trump_fighter.ready_phase import CALLS, NOTHING, Battle, Fastest, ReadyPhase
from py_engine.games.trump_fighter.state import TrumpFighterState
from py_engine.phase import Entry
from py_engine.player import Choice, Look, MachinePlayer, Thought, View

CHOICE_MS: Pair = (600, 1400)
"""From a look at the fighters to the choice of one."""
_CHOOSE, _CHECK = CharacterPhase(), ReadyPhase()


class TrumpFighterPlayer(MachinePlayer[TrumpFighterState]):
    """Plays Super Trump Fighter: it plans from the open table, and needs no guess."""

    def study(self, game: Game[TrumpFighterState], view: View, seat: int) -> TrumpFighterKnowledge:
        """Return how the fight came about."""
        return TrumpFighterKnowledge(game, view, seat)

    def think(self, look: Look[TrumpFighterState]) -> Thought:
        """Return what it does after a look at ``look.at``.

        In a check it is ready once its opponent is; then its action is a ``battle`` that holds its own fastest act,
        and ``null`` for the opponent's. Of a call it learns only when that is settled (4.2).
        """
        state, seat, level, chance = look.world, look.seat, LEVELS[look.level], look.chance
        if state.phase.name == "character":
            return _choice(state, seat, chance)
        at = max(look.at, state.at)
        if state.phase.name == "check":
            return _check(state, seat, level, at, chance)
        act = decide(table_of(state, seat), level, chance)
        return _thought(_action(seat, act, at + act.after), act.after)


def _thought(action: Entry | None, after: int) -> Thought:
    return Thought(action, [Choice(action, None)] if action else [], 0, after)


def _ms(times: Pair, chance: Chance) -> int:
    return times[0] + chance.below(times[1] - times[0] + 1)


def _choice(state: TrumpFighterState, seat: int, chance: Chance) -> Thought:
    free = [choice for choice in _CHOOSE.moves(state) if choice.seat == seat]
    return _thought(_CHOOSE.write(state, free[chance.below(len(free))]), _ms(CHOICE_MS, chance))


def _check(state: TrumpFighterState, seat: int, level: Level, at: int, chance: Chance) -> Thought:
    if not state.ready[seat]:
        after = _ms(level.look_ms, chance)
        ready: Entry = {"do": "ready", "seat": seat, "at": at + after}
        return _thought(ready if state.ready[1 - seat] else None, after)
    act = decide_fastest(table_of(state, seat), level, chance)
    acts: list[Fastest] = [NOTHING] * SEATS
    if act.do != "wait":
        acts[seat] = (act.card, act.spot) if act.do == "move" else CALLS
    return _thought(_CHECK.write(state, Battle(at, (acts[0], acts[1]))), 0)


def _action(seat: int, act: Act, at: int) -> Entry | None:
    if act.do == "wait":
        return None
    return write_act(Move(seat, act.card, act.spot, at) if act.do == "move" else Call(seat, at))


PLAYER = TrumpFighterPlayer()
"""The game's machine player."""
