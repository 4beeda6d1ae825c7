"""The phase ``character``: each seat names a character (1.1); the second choice deals the hands (1.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from py_engine.games.trump_fighter.acts import need_seat
from py_engine.games.trump_fighter.data import HAND_SIZE, NONE, SEATS
from py_engine.games.trump_fighter.roster import CHARACTER_INDEX, CHARACTERS
from py_engine.games.trump_fighter.skill_checker import CHECKERS
from py_engine.games.trump_fighter.state import TrumpFighterState
from py_engine.phase import Entry, Phase
from py_engine.reading import Verb, text
from py_engine.refusals import Refusal, Refused


class Choice(NamedTuple):
    """A seat's character, by its place in ``CHARACTERS``."""

    seat: int
    character: int


class CharacterPhase(Phase[TrumpFighterState, Choice]):
    """Clause 1.1: in any order, once and finally."""

    name = "character"
    verbs = (Verb("character", "1.1", {"name": text}),)

    def actors(self, state: TrumpFighterState) -> tuple[int, ...]:
        """Return the seats without a character."""
        return tuple(seat for seat in range(SEATS) if state.characters[seat] == NONE)

    def moves(self, state: TrumpFighterState) -> Iterator[Choice]:
        """Yield every free character for every seat without one."""
        free = free_characters(state)
        for seat in self.actors(state):
            for character in free:
                yield Choice(seat, character)

    def read(self, state: TrumpFighterState, do: str, seat: int | None, fields: Mapping[str, Any]) -> Choice:
        """Return the choice; refuse an unknown character's name (1.1)."""
        name = fields["name"]
        if name not in CHARACTER_INDEX:
            raise Refused(Refusal("1.1", "unknown_character", {"name": name[:60]}))
        return Choice(need_seat(do, seat), CHARACTER_INDEX[name])

    def write(self, state: TrumpFighterState, move: Choice) -> Entry:
        """Return the action that makes this choice."""
        return {"do": "character", "seat": move.seat, "name": CHARACTERS[move.character].id}

    def refusal(self, state: TrumpFighterState, move: Choice) -> Refusal | None:
        """Refuse the opponent's character: there is one set of skills of each (1.1)."""
        if move.character in state.characters:
            return Refusal("1.1", "character_taken", {"name": CHARACTERS[move.character].id})
        return None

    def play(self, state: TrumpFighterState, move: Choice) -> None:
        """Note the choice; the second one deals and begins the first check at time 0."""
        state.characters[move.seat] = move.character
        if NONE in state.characters:
            return
        state.checkers = [CHECKERS[character] for character in state.characters]
        state.hands = [[state.deck.pop() for _ in range(HAND_SIZE)] for _ in range(SEATS)]
        state.begin_check(0)

    def actor(self, state: TrumpFighterState, move: Choice) -> int:
        """Return the choosing seat."""
        return move.seat


def free_characters(state: TrumpFighterState) -> list[int]:
    """Return the free characters (1.1)."""
    return [character for character in range(len(CHARACTERS)) if character not in state.characters]
