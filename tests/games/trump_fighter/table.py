"""A table for tests: a match from a hand-made deck, fighters with predictable skills, actions in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from py_engine.games.trump_fighter import character_phase, score, view
from py_engine.games.trump_fighter.data import CARDS
from py_engine.games.trump_fighter.game import GAME
from py_engine.games.trump_fighter.roles import heart, kind, spade, use
from py_engine.games.trump_fighter.skill_checker import SkillChecker
from py_engine.games.trump_fighter.skills import Alternative, Character, Skill, Text
from py_engine.match import Match
from tests.clauses import Outcome, parts, said

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


BORING = "C2 C3 C4 C5  D2 D3 D4 D5  C6 C7 C8 C9 C10 CJ"
"""Hands of clubs and diamonds, and the first cards of the deck."""


class Table:
    """A match between ``ann`` (seat 0, ``a`` in words) and ``ben`` (``b``); every action must be allowed."""

    def __init__(self, first: str = BORING, **options: int) -> None:
        self.match = Match.new(GAME, SEATS, options, {"deal": {"deck": deck(first)}})
        self.now = 0
        self.act(do="character", seat=0, name="ann")
        self.act(do="character", seat=1, name="ben")

    def act(self, **action: Any) -> dict[str, Any]:
        return self.match.act(action)

    def refused(self, words: str = "", **action: Any) -> str:
        """Return clause and code of the refusal of an action, ``""`` if it is legal; the match may not change."""
        before = self.match.save(), self.match.view(None)
        refusal = self.match.check(action or self.action(words))
        assert (self.match.save(), self.match.view(None)) == before
        return said(refusal).partition(":")[0]

    def do(self, words: str) -> Table:
        """Carry out some actions in words, separated by commas; ``@500`` sets the time from there on.

        ``a C2 C3 C4>1``: Ann lays cards on the leftmost empty spots, or on the named ones. ``battle``: both are
        ready and it begins, with their fastest acts if given: ``battle C2>1 -``, ``battle call D2>1``. ``a ready``,
        ``a calls``, ``resolve``, ``stall``, ``agree`` are literal; ``a settles``: Ann calls, and the window passes.
        """
        for each in filter(None, words.split(", ")):
            step = self._at_time(each)
            who, *rest = step.split() or [""]
            if who == "battle":
                self.act(do="ready", seat=0, at=self.now)
                self.act(do="ready", seat=1, at=self.now)
            if rest == ["settles"]:
                self.do(f"{who} calls, @{self.now + self.match.options['window_ms']} resolve")
            elif who in ("a", "b") and rest[0] not in ("calls", "ready"):
                for card in rest:
                    self.match.act(self.action(f"{who} {card}"))
            elif step:
                self.match.act(self.action(step))
        return self

    def action(self, words: str) -> dict[str, Any]:
        """Return one action in words, at the present time or at the given one."""
        who, *rest = self._at_time(words).split()
        if who == "battle":
            return {"do": who, "at": self.now, "fastest": [_fastest(each) for each in rest or "--"]}
        if who not in ("a", "b"):
            return {"do": who, "at": self.now}
        seat = "ab".index(who)
        if rest[0] in ("calls", "ready"):
            return {"do": rest[0].removesuffix("s"), "seat": seat, "at": self.now}
        card, _, spot = rest[0].partition(">")
        return {**lay(card, int(spot or self.field[seat].index(None) + 1)), "seat": seat, "at": self.now}

    def _at_time(self, words: str) -> str:
        if words.startswith("@"):
            time, _, words = words[1:].partition(" ")
            self.now = int(time)
        return words

    @property
    def view(self) -> dict[str, Any]:
        return self.match.view(None)

    @property
    def hands(self) -> list[list[str | None]]:
        rows: list[list[str | None]] = self.view["hands"]
        return rows

    @property
    def field(self) -> list[list[str | None]]:
        """Return the open cards of both fields."""
        return [[spot["card"] for spot in seat] for seat in self.view["fields"]]

    def shown(self) -> dict[str, Any]:
        """Return the values for rows: the status and everyone's view, ``field`` and ``rights``.

        ``rights`` are the last callers with the grounds of their calls; ``entry`` is the last one of the log.
        """
        view = self.view
        calls = (view["last_attack"] or {"calls": []})["calls"]
        rights = [(call["seat"], call["right"]) for call in calls]
        more = {"field": self.field, "rights": rights, "entry": self.match.log[-1].entry}
        return {**view, **self.match.status(), **more}


def _fastest(words: str) -> dict[str, Any] | None:
    card, _, spot = words.partition(">")
    return None if words == "-" else lay(card, int(spot)) if spot else {"do": words}


@dataclass(frozen=True)
class Case:
    """A row: the actions ``done`` at a table, and the expected values after them.

    ``shows`` are parts of :meth:`Table.shown` by their paths, ``refused`` actions, each with clause and code of its
    refusal. ``deck`` are the first cards, ``ann`` and ``ben`` the skills of the fighters, each by its value.
    """

    done: str = ""
    shows: Mapping[str, Any] = field(default_factory=dict)
    refused: Mapping[str, str] = field(default_factory=dict)
    deck: str = BORING
    ann: tuple[tuple[int, Demand], ...] = ()
    ben: tuple[tuple[int, Demand], ...] = ()
    options: Mapping[str, int] = field(default_factory=dict)

    def table(self, monkeypatch: pytest.MonkeyPatch) -> Table:
        """Return the table after the actions."""
        install(monkeypatch, fighter("ann", *self.ann), fighter("ben", *self.ben), fighter("cat"))
        return Table(self.deck, **self.options).do(self.done)

    def outcome(self, monkeypatch: pytest.MonkeyPatch) -> tuple[Outcome, Outcome]:
        """Return the actual values, and the expected ones."""
        table = self.table(monkeypatch)
        refused = {each: table.refused(each) for each in self.refused}
        return parts(table.shown(), self.shows) | refused, {**self.shows, **self.refused}
