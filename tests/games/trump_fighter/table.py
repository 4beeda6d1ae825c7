"""A table for tests: a match from a hand-made deck, with fighters whose skills a test can foresee."""

from __future__ import annotations

from typing import Any

import pytest

from py_engine.games.trump_fighter import character_phase, score, view
from py_engine.games.trump_fighter.data import CARDS
from py_engine.games.trump_fighter.game import GAME
from py_engine.games.trump_fighter.roles import heart, kind, spade, use
from py_engine.games.trump_fighter.skill_checker import SkillChecker
from py_engine.games.trump_fighter.skills import Alternative, Character, Skill, Text
from py_engine.match import Match

SEATS = [{"name": "Ann"}, {"name": "Ben"}]

Demand = tuple[Alternative, ...]
NEVER: Demand = ((use(4, 4, kind(8)),),)
"""A demand that no field meets."""
TWO_SPADES: Demand = ((use(2, 0, spade(2)),),)
TWO_HEARTS: Demand = ((use(2, 0, heart(2)),),)
THEIR_HEART: Demand = ((use(0, 1, heart(1)),),)
THEIR_SPADE: Demand = ((use(0, 1, spade(1)),),)


def fighter(name: str, *skills: tuple[int, Demand]) -> Character:
    """Return a character with these (value, demand) skills, ``<name>0`` and so on, and impossible ones."""
    full = [*skills, *[(1, NEVER)] * (4 - len(skills))]
    words = Text(name, name)
    made = tuple(Skill(f"{name}{place}", words, value, when) for place, (value, when) in enumerate(full))
    return Character(name, words, words, words, made)


def install(monkeypatch: pytest.MonkeyPatch, *characters: Character) -> None:
    """Let the game have these characters only."""
    for module in (character_phase, score, view):
        monkeypatch.setattr(module, "CHARACTERS", characters)
    index = {character.id: place for place, character in enumerate(characters)}
    monkeypatch.setattr(character_phase, "CHARACTER_INDEX", index)
    monkeypatch.setattr(character_phase, "CHECKERS", tuple(SkillChecker(character) for character in characters))


def deck(first: str) -> list[str]:
    """Return the whole deck with the named cards first: seat 0's hand, seat 1's, then the draws."""
    named = first.split()
    return [*named, *(card for card in CARDS if card not in named)]


def lay(card: str, to: int) -> dict[str, Any]:
    """Return a fastest move."""
    return {"do": "move", "card": card, "to": to}


FASTEST_CALL = {"do": "call"}


class Table:
    """A match between ``ann`` (seat 0) and ``ben``; its verbs act and must be allowed."""

    def __init__(self, first: str, **options: int) -> None:
        self.match = Match.new(GAME, SEATS, options, {"deal": {"deck": deck(first)}})
        self.act(do="character", seat=0, name="ann")
        self.act(do="character", seat=1, name="ben")

    def act(self, **action: Any) -> dict[str, Any]:
        return self.match.act(action)

    def refused(self, **action: Any) -> str:
        """Return clause and code of the refusal of an action, ``""`` if it is legal; nothing may change."""
        before = self.match.save(), self.match.view(None)
        refusal = self.match.check(action)
        assert (self.match.save(), self.match.view(None)) == before
        return f"{refusal.clause} {refusal.code}" if refusal else ""

    def ready(self, at: int) -> None:
        self.act(do="ready", seat=0, at=at)
        self.act(do="ready", seat=1, at=at)

    def battle(self, at: int, first: Any = None, second: Any = None) -> None:
        """Make both ready and begin a battle with these fastest acts."""
        self.ready(at)
        self.act(do="battle", at=at, fastest=[first, second])

    def move(self, seat: int, card: str, to: int, at: int) -> None:
        self.act(do="move", seat=seat, card=card, to=to, at=at)

    def moves(self, seat: int, cards: str, at: int, first: int = 1) -> None:
        """Move several cards at once, to the spots from ``first`` on."""
        for place, card in enumerate(cards.split()):
            self.move(seat, card, first + place, at)

    def call(self, seat: int, at: int) -> None:
        self.act(do="call", seat=seat, at=at)

    def settle(self, seat: int, at: int) -> None:
        """Call and resolve at the window's end."""
        self.call(seat, at)
        self.act(do="resolve", at=at + self.match.options["window_ms"])

    def stall(self, at: int) -> None:
        self.act(do="stall", at=at)

    @property
    def view(self) -> dict[str, Any]:
        return self.match.view(None)

    @property
    def status(self) -> dict[str, Any]:
        return self.match.status()

    @property
    def totals(self) -> list[int]:
        scores: list[int] = self.status["scores"]
        return scores

    @property
    def hands(self) -> list[list[str | None]]:
        rows: list[list[str | None]] = self.view["hands"]
        return rows

    @property
    def field(self) -> list[list[str | None]]:
        """Return the open cards of both fields."""
        return [[spot["card"] for spot in seat] for seat in self.view["fields"]]

    @property
    def rights(self) -> list[tuple[int, str]]:
        """Return who called last and what made it right."""
        return [(call["seat"], call["right"]) for call in self.view["last_attack"]["calls"]]
