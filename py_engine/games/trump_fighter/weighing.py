"""Worth of an act of a fight, compared with the bot's act: the battle is played out after both.

The table is open, so worlds differ in the cards to come, and in the speed of both seats. A call that the opponent
has just made is invisible (4.2): the weighing uses the battle as if there were none.
"""

from __future__ import annotations

from py_engine.cards import shuffled
from py_engine.games.trump_fighter.acts import Call, Move, write_act
from py_engine.games.trump_fighter.call_phase import window_end
from py_engine.games.trump_fighter.fight_phase import Due
from py_engine.games.trump_fighter.outlook import shares
from py_engine.games.trump_fighter.planning import LEVELS, decide_fastest, reason_for, table_of
from py_engine.games.trump_fighter.playout import LEVEL, NOBODY, fastest_of, play_battle
from py_engine.games.trump_fighter.ready_phase import CALLS, NOTHING, Battle, Fastest
from py_engine.games.trump_fighter.state import TrumpFighterState
from py_engine.phase import Entry
from py_engine.player import Choice, Look, Thought
from py_engine.think.dice import Dice
from py_engine.think.search import behind, mean

SEEDS = 1 << 32
"""Number of seeds for dice."""
WORLDS = 30
"""Default number of worlds in which an act is weighed."""


def weigh(look: Look[TrumpFighterState]) -> Thought:
    """Return the level's act and the act to weigh, the better first, and the chances after the better one."""
    state, seat, dice = _seen(look.world), look.seat, Dice(look.chance.below(SEEDS))
    table, at, done = table_of(state, seat), look.weighed.at, _act_of(look.weighed, seat)
    plan = decide_fastest(table, LEVELS[look.level], look.chance)
    acts = {fastest_of(plan): plan.why, done: plan.why if done == fastest_of(plan) else reason_for(table, done)}
    worlds, shares_of = look.effort or WORLDS, dict[Fastest, list[float]]((act, []) for act in acts)
    for _ in range(worlds):
        world, seed = _dealt_anew(state, dice), dice.below(SEEDS)
        for act in acts:
            shares_of[act].append(_played_out(world.copy(), seat, act, at, Dice(seed)))
    means = {act: mean(shares) for act, shares in shares_of.items()}
    ranking = sorted(acts, key=lambda act: -means[act])
    worths = [round(means[act], 4) for act in ranking]
    choices = [
        Choice(_written(state, seat, act, at), worth, acts[act]) for act, worth in zip(ranking, worths, strict=True)
    ]
    chances = [worths[0], round(1 - worths[0], 4)]
    thought = Thought(choices[0].action, choices, worlds, chances=chances[:: -1 if seat else 1])
    if not look.even:
        return thought
    best, *others = (shares_of[act] for act in ranking)
    return thought.with_behind([[0.0, 0.0], *(behind(best, other) for other in others)])


def _seen(state: TrumpFighterState) -> TrumpFighterState:
    """Return the position as its seats see it: without a call whose window is open."""
    if state.phase.name != "call":
        return state
    seen = state.copy()
    seen.calls = []
    seen.enter("battle")
    return seen


def _act_of(move: Move | Call | Battle, seat: int) -> Fastest:
    if isinstance(move, Battle):
        return move.fastest[seat]
    return CALLS if isinstance(move, Call) else (move.card, move.spot)


def _written(state: TrumpFighterState, seat: int, act: Fastest, at: int) -> Entry | None:
    """Return an act as an action, a fastest one with nothing for the opponent; ``None`` to wait."""
    if state.phase.name == "check":
        return state.phase.write(state, _battle(seat, act, NOTHING, at))
    if act == NOTHING:
        return None
    return write_act(Call(seat, at) if isinstance(act, str) else Move(seat, *act, at))


def _battle(seat: int, own: Fastest, other: Fastest, at: int) -> Battle:
    return Battle(at, (other, own) if seat else (own, other))


def _dealt_anew(state: TrumpFighterState, dice: Dice) -> TrumpFighterState:
    """Return the position with the unseen cards, the miss cards among them, in another order."""
    world = state.copy()
    unseen = shuffled(world.deck + world.miss_cards, dice)
    world.miss_cards = [unseen.pop() for _ in world.miss_cards]
    world.deck = unseen
    return world


def _played_out(state: TrumpFighterState, seat: int, act: Fastest, at: int, dice: Dice) -> float:
    """Return the seat's share of the win after the battle that continues with ``act``; ``state`` is used up.

    After a call the next battle is played too: without it the loss of useless cards would seem free.
    """
    if state.phase.name == "check":
        state.play(_battle(seat, act, _fastest(state, 1 - seat, dice), at))
        busy = NOBODY
    else:
        _carry_out(state, seat, act, at)
        busy = seat
    if state.phase.name == "check":
        state.play(Battle(state.at, (_fastest(state, 0, dice), _fastest(state, 1, dice))))
        at, busy = state.at, NOBODY
    play_battle(state, at, busy, dice)
    return shares(state)[seat]


def _fastest(state: TrumpFighterState, seat: int, dice: Dice) -> Fastest:
    return fastest_of(decide_fastest(table_of(state, seat), LEVEL, dice))


def _carry_out(state: TrumpFighterState, seat: int, act: Fastest, at: int) -> None:
    """Carry out an act in a battle; a call is settled immediately."""
    if act == CALLS:
        state.play(Call(seat, at))
        state.play(Due(window_end(state)))
    elif not isinstance(act, str):
        state.play(Move(seat, *act, at))
