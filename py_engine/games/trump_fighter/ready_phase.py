"""The phase ``check``: both seats declare that they are ready, then "Battle!" with fastest acts (2.1, 4.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from py_engine.games.trump_fighter.acts import (
    CALL,
    early_refusal,
    need_seat,
    placement_refusal,
    placements,
    time_refusal,
)
from py_engine.games.trump_fighter.data import CARD, CARDS, INDEX, SEATS
from py_engine.games.trump_fighter.settle import NO_SPOTS, settle
from py_engine.games.trump_fighter.state import TrumpFighterState
from py_engine.phase import Entry, Phase
from py_engine.reading import Verb, integer, list_of, read_verb
from py_engine.refusals import BadInput, Refusal, Refused
from py_engine.writing import to_json

NOTHING, CALLS = "nothing", "call"
"""The fastest acts other than moves: doing nothing, and calling."""
Fastest = tuple[int, int] | str
"""A seat's fastest act: a card and a spot, ``CALLS`` or ``NOTHING``."""

_FASTEST_VERBS = {"move": Verb("move", "4.1", {"card": CARD, "to": integer}), "call": Verb("call", "4.1")}
_OTHER_VERBS = {"character", "ready", "battle", "resolve", "stall"}


class Ready(NamedTuple):
    """A seat declares that it is ready."""

    seat: int
    at: int


class Battle(NamedTuple):
    """The word "Battle!" with both fastest acts."""

    at: int
    fastest: tuple[Fastest, Fastest]


def fastest_act(name: str, value: Any) -> Fastest:
    """Read one fastest act: ``null``, a move or a call, with neither seat nor time (7); a field's parser."""
    if value is None:
        return NOTHING
    if type(value) is dict and type(value.get("do")) is str and value["do"] in _OTHER_VERBS:
        raise Refused(Refusal("4.1", "not_fastest", {"do": value["do"]}))
    verb = read_verb(_FASTEST_VERBS, value)
    fields = verb.read(value, replay=False)
    if "seat" in value:
        raise Refused(Refusal("S6", "unknown_field", {"field": "seat"}))
    return (INDEX[fields["card"]], fields["to"] - 1) if fields else CALLS


def both_acts(name: str, value: Any) -> tuple[Fastest, Fastest]:
    """Read both fastest acts, one per seat; a field's parser."""
    acts = list_of(fastest_act, SEATS)(name, value)
    if len(acts) != SEATS:
        raise BadInput("bad_type", f"{name} must hold one act or null for each seat")
    return acts[0], acts[1]


class ReadyPhase(Phase[TrumpFighterState, Ready | Battle]):
    """Clause 2.1; no moves or calls."""

    name = "check"
    verbs = (
        Verb("ready", "2.1", {"at": integer}),
        Verb("battle", "2.2", {"at": integer, "fastest": both_acts}),
    )

    def actors(self, state: TrumpFighterState) -> tuple[int, ...]:
        """Return the seats that are not ready, both once all are (7)."""
        ready = state.ready
        return (0, 1) if ready[0] == ready[1] else (int(ready[0]),)

    def moves(self, state: TrumpFighterState) -> Iterator[Ready | Battle]:
        """Yield ``ready`` for seats that are not, then every pair of fastest acts once a battle may begin."""
        for seat in range(SEATS):
            if not state.ready[seat]:
                yield Ready(seat, state.at)
        earliest = battle_from(state)
        if earliest is not None:
            for pair in product(_fastest_acts(state, 0), _fastest_acts(state, 1)):
                yield Battle(earliest, pair)

    def read(
        self, state: TrumpFighterState, do: str, seat: int | None, fields: Mapping[str, Any]
    ) -> Ready | Battle:
        """Return the move of checked fields."""
        if do == "battle":
            return Battle(fields["at"], fields["fastest"])
        return Ready(need_seat(do, seat), fields["at"])

    def write(self, state: TrumpFighterState, move: Ready | Battle) -> Entry:
        """Return the action."""
        if isinstance(move, Ready):
            return _write_ready(move)
        first, second = move.fastest
        return {"do": "battle", "at": move.at, "fastest": [_write_act(first), _write_act(second)]}

    def write_all(self, state: TrumpFighterState, moves: Iterable[Ready | Battle]) -> str:
        """Return the actions as JSON text; hundreds of pairs are joined from the texts of a few acts."""
        return f"[{','.join(map(_text, moves))}]"

    def refusal(self, state: TrumpFighterState, move: Ready | Battle) -> Refusal | None:
        """Refuse a second ``ready`` or an unready battle (2.1), and illegal fastest acts (2.3, 5.2)."""
        late = time_refusal(state, move.at)
        if late:
            return late
        if isinstance(move, Ready):
            return Refusal("2.1", "already_ready", {"seat": move.seat}) if state.ready[move.seat] else None
        return _battle_refusal(state, move)

    def play(self, state: TrumpFighterState, move: Ready | Battle) -> None:
        """Note the ready seat; or begin the battle: fastest moves first, then fastest calls (4.1)."""
        if isinstance(move, Ready):
            state.at = move.at
            state.ready[move.seat] = True
            return
        at, fastest = move
        state.begin_battle(at)
        move_spots, calls = [*NO_SPOTS], []
        for seat, act in enumerate(fastest):
            if not isinstance(act, str):
                card, spot = act
                state.place(seat, card, spot)
                move_spots[seat] = spot
            elif act == CALLS:
                calls.append((seat, at))
        if calls:
            settle(state, "fastest", calls, move_spots)

    def actor(self, state: TrumpFighterState, move: Ready | Battle) -> int | None:
        """Return the ready seat; a battle has none."""
        return move.seat if isinstance(move, Ready) else None


def battle_from(state: TrumpFighterState) -> int | None:
    """Return the earliest ``at`` of a battle at present, ``None`` while too few seats are ready (2.1)."""
    ready = state.ready
    if ready[0] and ready[1]:
        return state.at
    if state.check_ms and (ready[0] or ready[1]):
        return max(state.at, state.check_since + state.check_ms)
    return None


def _battle_refusal(state: TrumpFighterState, move: Battle) -> Refusal | None:
    earliest = battle_from(state)
    if earliest is None:
        waiting = [seat for seat in range(SEATS) if not state.ready[seat]]
        return Refusal("2.1", "not_ready", {"seats": waiting})
    refusal = early_refusal("2.1", move.at, earliest)
    for seat, act in enumerate(move.fastest):
        refusal = refusal or _act_refusal(state, seat, act)
    return refusal


def _act_refusal(state: TrumpFighterState, seat: int, act: Fastest) -> Refusal | None:
    if not isinstance(act, str):
        return placement_refusal(state, seat, *act)
    return Refusal("5.2", "must_move", {"seat": seat}) if state.must_move[seat] else None


def _fastest_acts(state: TrumpFighterState, seat: int) -> Iterator[Fastest]:
    """Yield nothing, the moves, the call; only moves if the break rule binds the seat (5.2)."""
    free = not state.must_move[seat]
    if free:
        yield NOTHING
    yield from placements(state, seat)
    if free:
        yield CALLS


def _write_ready(move: Ready) -> Entry:
    return {"do": "ready", "seat": move.seat, "at": move.at}


def _write_act(act: Fastest) -> Entry | None:
    if not isinstance(act, str):
        return {"do": "move", "card": CARDS[act[0]], "to": act[1] + 1}
    return {"do": CALL.do} if act == CALLS else None


@cache
def _act_text(act: Fastest) -> str:
    return to_json(_write_act(act))


def _text(move: Ready | Battle) -> str:
    if isinstance(move, Ready):
        return to_json(_write_ready(move))
    first, second = move.fastest
    return f'{{"do":"battle","at":{move.at},"fastest":[{_act_text(first)},{_act_text(second)}]}}'
