"""A table with a test's cards, actions in words, and rows of the clauses' tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from py_engine.games.ghost_couple.decks import DECKS
from py_engine.games.ghost_couple.game import GAME
from py_engine.games.ghost_couple.state import GhostCoupleState
from py_engine.match import Match
from tests.clauses import Outcome, parts, said

NAMES = [{"name": name} for name in ("Aki", "Ben", "Chie", "Dai", "Emi", "Fuku")]
Action = dict[str, Any]


def deal_with(
    deck: str,
    seats: int,
    board: Mapping[int, str],
    hands: Sequence[Sequence[str]],
    pile: Sequence[str],
    start: int,
) -> dict[str, Any]:
    """Return a deal with the given cards on cells, in hands (by seat) and on top of the deck; the rest in order."""
    tables = DECKS[deck]
    used = {*board.values(), *(card for hand in hands for card in hand), *pile}
    rest = iter([name for name in tables.names if name not in used])
    cells = [board.get(cell) or next(rest) for cell in range(1, 26)]
    whole = {seat: [*(hands[seat] if seat < len(hands) else ())] for seat in range(seats)}
    dealt = []
    for place in range(seats):
        hand = whole[(start + place) % seats]
        dealt += [*hand, *(next(rest) for _ in range(tables.hand - len(hand)))]
    return {"deck": [*cells, *dealt, *pile, *rest], "start": start}


class Table:
    """A match of ``deck`` with its cards in the places that the test needs."""

    def __init__(
        self,
        deck: str = "trump",
        seats: int = 2,
        *,
        board: Mapping[int, str] | None = None,
        hands: Sequence[Sequence[str]] = (),
        pile: Sequence[str] = (),
        start: int = 0,
        names: Sequence[dict[str, str]] = NAMES,
    ) -> None:
        deal = deal_with(deck, seats, board or {}, hands, pile, start)
        self.match = Match.new(GAME, [*names[:seats]], {"deck": deck}, {"deal": deal})

    @property
    def state(self) -> GhostCoupleState:
        state = self.match.state
        assert isinstance(state, GhostCoupleState)
        return state

    @property
    def phase(self) -> str:
        return str(self.match.status()["phase"])

    @property
    def turn(self) -> int:
        return int(self.match.status()["to_act"][0])

    def do(self, words: str) -> Table:
        """Carry out some actions in words, separated by commas; ``couple`` alone takes that on cells 2 and 3."""
        for each in filter(None, words.split(", ")):
            if each.startswith("flip "):
                self.flip(*map(int, each.split()[1:]))
            else:
                self.match.act(self.action("couple 2 and 3" if each == "couple" else each))
        return self

    def action(self, words: str) -> Action:
        """Return an action: its verb and its values, as ``flip 7``, ``couple S6 H6``, ``rob 1 HK``, ``end``."""
        verb, *rest = words.split()
        if words == "couple 2 and 3":
            rest = [self.state.deck.names[self.state.board[cell]] for cell in (2, 3)]
        numbers = [int(each) if each.lstrip("-").isdigit() else each for each in rest]
        names = GAME.verbs[verb].fields
        lists = [name for name in names if name in ("cards", "cells")]
        return {"do": verb, **({lists[0]: numbers} if lists else dict(zip(names, numbers, strict=True)))}

    def shown(self) -> dict[str, Any]:
        """Return the values for rows: status, table, the ``seats``' views, ``cells`` by number, ``up``.

        A cell is ``"empty"``, ``"down"``, or the name of the face-up card; ``up`` are the numbers of those.
        """
        view = self.view()
        cells = {str(cell["cell"]): cell["card"] or cell["state"] for cell in view["board"]}
        up = [cell["cell"] for cell in view["board"] if cell["state"] == "up"]
        views = [self.view(seat) for seat in range(self.state.seats)]
        return {**view, **self.match.status(), "seats": views, "cells": cells, "up": up}

    def flip(self, *cells: int) -> None:
        for cell in cells:
            self.match.act({"do": "flip", "cell": cell})

    def legal(self, do: str | None = None) -> list[Action]:
        actions, complete = self.match.legal(100_000)
        assert complete
        return [each for each in actions if do in (None, each["do"])]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.match.view(seat)

    def hand(self, seat: int) -> list[str]:
        return list(self.view(seat)["hand"])

    def cell(self, number: int) -> str:
        """Return ``"empty"``, ``"down"``, or the name of the face-up card."""
        shown = self.view()["board"][number - 1]
        assert shown["cell"] == number
        return str(shown["card"] or shown["state"])

    def arrange(
        self,
        *,
        hands: Mapping[int, Iterable[str]] | None = None,
        treasures: Mapping[int, Iterable[str]] | None = None,
        banished: Iterable[str] | None = None,
        pile: Sequence[str] | None = None,
        empty: Iterable[int] = (),
    ) -> None:
        """Put exactly these cards in these places; their former cards leave the game."""
        state = self.state
        for cell in empty:
            state.gone |= 1 << state.lift(cell)
        for place, wanted in ((state.hands, hands), (state.treasures, treasures)):
            for seat, cards in (wanted or {}).items():
                state.gone |= place[seat]
                place[seat] = 0
                place[seat] = self._collect(cards)
        if banished is not None:
            state.banished |= self._collect(banished)
        if pile is not None:
            self._collect(pile)
            state.gone |= sum(1 << card for card in state.pile)
            state.pile = [state.deck.index[name] for name in reversed(pile)]

    def _collect(self, names: Iterable[str]) -> int:
        """Take the cards from their places and return them as a set."""
        state = self.state
        found = 0
        for name in names:
            card = state.deck.index[name]
            bit = 1 << card
            found |= bit
            if state.place[card]:
                state.lift(state.place[card])
            elif card in state.pile:
                state.pile.remove(card)
            for place in (state.hands, state.treasures):
                place[:] = [held & ~bit for held in place]
            state.banished &= ~bit
            state.gone &= ~bit
        return found

    def turn_over_all_but(self, *down: int) -> None:
        """Turn everything face up except the cards on the given cells."""
        for cell in [each for each in self.state.down if each not in down]:
            self.state.turn_up(cell)


def ghost_couple_with(event: int) -> tuple[str, str]:
    """Return two cards of the same ghost whose couple has that event, with as few abilities as possible."""
    cards = [card for card in GAME.cards() if card["deck"] == "ghosts"]
    couples = [
        (len(zero["ability"]) + len(one["ability"]), zero["id"], one["id"])
        for one in cards
        if one["event"] == event
        for zero in cards
        if zero["ghost"] == one["ghost"] and zero["side"] == 0
    ]
    return min(couples)[1:]


def ghost_table(event: int, seats: int = 2, **layout: Any) -> Table:
    """Return a table with that event's couple just turned up on the cells 2 and 3."""
    zero, one = ghost_couple_with(event)
    board = {2: zero, 3: one, **layout.pop("board", {})}
    table = Table("ghosts", seats, board=board, **layout)
    table.flip(2, 3)
    return table


def take_event(event: int, seats: int = 2, **layout: Any) -> Table:
    """Return a table on which that event's couple has just been taken."""
    return ghost_table(event, seats, **layout).do("couple")


def trump_table(rank: str, seats: int = 2, **layout: Any) -> Table:
    """Return a table with the couple S-rank and H-rank just turned up on the cells 2 and 3."""
    board = {2: f"S{rank}", 3: f"H{rank}", **layout.pop("board", {})}
    table = Table("trump", seats, board=board, **layout)
    table.flip(2, 3)
    return table


def take_rank(rank: str, seats: int = 2, **layout: Any) -> Table:
    """Return a table on which that couple has just been taken."""
    return trump_table(rank, seats, **layout).do("couple")


@dataclass(frozen=True)
class Case:
    """A row: a table, the actions ``done`` there, and the expected values after them.

    ``rank`` and ``event`` belong to a couple just turned up on the cells 2 and 3, of playing cards or of ghosts;
    without them, ``deck`` is dealt and the cells ``flipped`` are turned up. Then the test turns the cells
    ``turned`` up, or all except ``down``, arranges the cards ``arranged`` (:meth:`Table.arrange`), and begins
    ``phase``. ``shows`` are parts of :meth:`Table.shown` by their paths, ``legal`` all legal actions in words,
    ``refused`` actions, each with its refusal.
    """

    done: str = ""
    shows: Mapping[str, Any] = field(default_factory=dict)
    refused: Mapping[str, str] = field(default_factory=dict)
    legal: str | None = None
    rank: str = ""
    event: int = 0
    deck: str = "trump"
    seats: int = 2
    layout: Mapping[str, Any] = field(default_factory=dict)
    flipped: tuple[int, ...] = ()
    turned: tuple[int, ...] = ()
    down: tuple[int, ...] | None = None
    arranged: Mapping[str, Any] = field(default_factory=dict)
    phase: str = ""

    def table(self) -> Table:
        """Return the table before the first action."""
        if self.rank:
            table = trump_table(self.rank, self.seats, **self.layout)
        elif self.event:
            table = ghost_table(self.event, self.seats, **self.layout)
        else:
            table = Table(self.deck, self.seats, **self.layout)
        table.flip(*self.flipped)
        for cell in self.turned:
            table.state.turn_up(cell)
        if self.down is not None:
            table.turn_over_all_but(*self.down)
        table.arrange(**self.arranged)
        if self.phase:
            table.state.enter(self.phase)
        return table

    def outcome(self) -> tuple[Outcome, Outcome]:
        """Return the actual values, and the expected ones."""
        table = self.table().do(self.done)
        found = parts(table.shown(), self.shows)
        found |= {each: said(table.match.check(table.action(each))) for each in self.refused}
        wanted = {**self.shows, **self.refused}
        if self.legal is None:
            return found, wanted
        return found | {"legal": table.legal()}, wanted | {"legal": [*map(table.action, self.legal.split(", "))]}
