"""A table on which a test lays the cards that it speaks of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from py_engine.games.ghost_couple.decks import DECKS
from py_engine.games.ghost_couple.game import GAME
from py_engine.games.ghost_couple.state import GhostCoupleState
from py_engine.match import Match
from py_engine.refusals import Refusal

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
    """A match of ``deck`` whose cards lie where the test wants them."""

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

    def act(self, do: str, **fields: Any) -> Action:
        """Carry out an action; ``from_`` stands for the field ``from``."""
        return self.match.act(action(do, fields))

    def no(self, do: str, **fields: Any) -> Refusal:
        """Return why the action is refused."""
        refusal = self.match.check(action(do, fields))
        assert refusal is not None, f"{do} {fields} is legal"
        return refusal

    def why_not(self, do: str, **fields: Any) -> tuple[str, str]:
        """Return the clause and the code of the refusal."""
        refusal = self.no(do, **fields)
        return refusal.clause, refusal.code

    def flip(self, *cells: int) -> None:
        for cell in cells:
            self.act("flip", cell=cell)

    def couple(self, *cards: str) -> None:
        self.act("couple", cards=list(cards))

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

    def scores(self) -> list[int]:
        return list(self.match.status()["scores"])

    def arrange(
        self,
        *,
        hands: Mapping[int, Iterable[str]] | None = None,
        treasures: Mapping[int, Iterable[str]] | None = None,
        banished: Iterable[str] | None = None,
        pile: Sequence[str] | None = None,
        empty: Iterable[int] = (),
    ) -> None:
        """Put exactly these cards in these places; what lay there leaves the game."""
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
        """Take the cards from wherever they lie and return them as a set."""
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
        """Turn everything face up but the cards on the given cells."""
        for cell in [each for each in self.state.down if each not in down]:
            self.state.turn_up(cell)


def action(do: str, fields: Mapping[str, Any]) -> Action:
    """Return the action; a trailing underscore keeps a field's name apart from Python's words."""
    return {"do": do, **{name.rstrip("_"): value for name, value in fields.items()}}


def ghost_couple_with(event: int) -> tuple[str, str]:
    """Return two cards of the same ghost whose couple brings that event, with as few abilities as may be."""
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
    """Return a table on which that event's couple has just been turned up on the cells 2 and 3."""
    zero, one = ghost_couple_with(event)
    board = {2: zero, 3: one, **layout.pop("board", {})}
    table = Table("ghosts", seats, board=board, **layout)
    table.flip(2, 3)
    return table


def take_event(event: int, seats: int = 2, **layout: Any) -> Table:
    """Return a table on which that event's couple has just been taken."""
    table = ghost_table(event, seats, **layout)
    table.couple(*ghost_couple_with(event))
    return table


def trump_table(rank: str, seats: int = 2, **layout: Any) -> Table:
    """Return a table on which the couple S-rank and H-rank has just been turned up on the cells 2 and 3."""
    board = {2: f"S{rank}", 3: f"H{rank}", **layout.pop("board", {})}
    table = Table("trump", seats, board=board, **layout)
    table.flip(2, 3)
    return table


def take_rank(rank: str, seats: int = 2, **layout: Any) -> Table:
    """Return a table on which that couple has just been taken."""
    table = trump_table(rank, seats, **layout)
    table.couple(f"S{rank}", f"H{rank}")
    return table
