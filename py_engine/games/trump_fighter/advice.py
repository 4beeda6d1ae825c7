"""The bot's acts as actions of the game: what it does in each phase, and when; :mod:`.bot` decides."""

from __future__ import annotations

from py_engine.cards import Chance
from py_engine.game import Advice
from py_engine.games.trump_fighter.acts import Call, Move, write_act
from py_engine.games.trump_fighter.bot import LEVELS, Act, Level, Pair, decide, decide_fastest, table_of
from py_engine.games.trump_fighter.character_phase import CharacterPhase
from py_engine.games.trump_fighter.data import NONE, SEATS
from py_engine.games.trump_fighter.ready_phase import CALLS, NOTHING, Battle, Fastest, ReadyPhase
from py_engine.games.trump_fighter.state import TrumpFighterState
from py_engine.phase import Entry

CHOICE_MS: Pair = (600, 1400)
"""From a look at the fighters to the choice of one."""
_CHOOSE, _CHECK = CharacterPhase(), ReadyPhase()


def advise(state: TrumpFighterState, seat: int, level_id: str, at: int, chance: Chance) -> Advice:
    """Return what the bot does after a look at ``at``; ``level_id`` is one of ``LEVELS``.

    In a check it is ready once its opponent is; then its advice is a ``battle`` that holds its own fastest act, and
    ``null`` for the opponent's. Of a call it learns only when that is settled (4.2).
    """
    level = LEVELS[level_id]
    if state.phase.name == "character":
        return _choice(state, seat, chance)
    at = max(at, state.at)
    if state.phase.name == "check":
        return _check(state, seat, level, at, chance)
    if any(caller == seat for caller, _ in state.calls):
        return Advice(None, level.look_ms[0])
    act = decide(table_of(state, seat), level, chance)
    return Advice(_action(seat, act, at + act.after), act.after)


def _ms(times: Pair, chance: Chance) -> int:
    return times[0] + chance.below(times[1] - times[0] + 1)


def _choice(state: TrumpFighterState, seat: int, chance: Chance) -> Advice:
    if state.characters[seat] != NONE:
        return Advice(None, CHOICE_MS[0])
    free = [choice for choice in _CHOOSE.moves(state) if choice.seat == seat]
    return Advice(_CHOOSE.write(state, free[chance.below(len(free))]), _ms(CHOICE_MS, chance))


def _check(state: TrumpFighterState, seat: int, level: Level, at: int, chance: Chance) -> Advice:
    if not state.ready[seat]:
        after = _ms(level.look_ms, chance)
        ready: Entry = {"do": "ready", "seat": seat, "at": at + after}
        return Advice(ready if state.ready[1 - seat] else None, after)
    act = decide_fastest(table_of(state, seat), level, chance)
    acts: list[Fastest] = [NOTHING] * SEATS
    if act.do != "wait":
        acts[seat] = (act.card, act.spot) if act.do == "move" else CALLS
    return Advice(_CHECK.write(state, Battle(at, (acts[0], acts[1]))), 0)


def _action(seat: int, act: Act, at: int) -> Entry | None:
    if act.do == "wait":
        return None
    return write_act(Move(seat, act.card, act.spot, at) if act.do == "move" else Call(seat, at))
