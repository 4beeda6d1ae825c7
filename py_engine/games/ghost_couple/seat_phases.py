"""The effects' choices of a seat: who draws, whose hand or treasure is used; and the new hand (5.3, 6.3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from py_engine.cards import Chance, cards_in, shuffled
from py_engine.games.ghost_couple.data import MOST_SEATS
from py_engine.games.ghost_couple.decks import CARD
from py_engine.games.ghost_couple.state import GhostCoupleState
from py_engine.games.ghost_couple.turn import ChoicePhase, card_named
from py_engine.phase import Entry
from py_engine.reading import Verb, list_of, seat_below
from py_engine.refusals import Refusal

SEAT = seat_below(MOST_SEATS)
"""Reads a seat number."""
Pick = tuple[int, int]
"""A seat, and a card of its treasure."""
Order = tuple[int, ...] | None
"""The order of a deck, next card first; ``None`` before chance."""


def seat_refusal(state: GhostCoupleState, seat: int) -> Refusal | None:
    """Refuse a seat that does not exist in this match (S1)."""
    return None if seat < state.seats else Refusal("S1", "no_seat", {"seat": seat, "seats": state.seats})


def other_seat_refusal(state: GhostCoupleState, seat: int) -> Refusal | None:
    """Refuse a seat that does not exist in this match, and the own one (6.3)."""
    if seat == state.turn:
        return Refusal("6.3", "not_yourself", {"seat": seat})
    return seat_refusal(state, seat)


class SeatPhase(ChoicePhase[int]):
    """A phase in which a seat is named; a move is the seat."""

    do: ClassVar[str]
    field: ClassVar[str]

    def allowed_seats(self, state: GhostCoupleState) -> Sequence[int]:
        """Return the seats that may be named, rising."""
        raise NotImplementedError

    def moves(self, state: GhostCoupleState) -> Iterable[int]:
        """Return the seats that may be named."""
        return self.allowed_seats(state)

    def read(self, state: GhostCoupleState, do: str, seat: int | None, fields: Mapping[str, Any]) -> int:
        """Return the named seat."""
        return int(fields[self.field])

    def write(self, state: GhostCoupleState, move: int) -> Entry:
        """Return the action that names the seat."""
        return {"do": self.do, self.field: move}


class DrawForPhase(SeatPhase):
    """Events 8 and 9: a seat, the own one included, draws."""

    name = do = "draw_for"
    field = "to"
    verbs = (Verb("draw_for", "2.3", {"to": SEAT}),)

    def allowed_seats(self, state: GhostCoupleState) -> Sequence[int]:
        """Return all seats."""
        return range(state.seats)

    def refusal(self, state: GhostCoupleState, move: int) -> Refusal | None:
        """Refuse a seat that does not exist in this match."""
        return seat_refusal(state, move)

    def play(self, state: GhostCoupleState, move: int) -> None:
        """Let the seat draw."""
        state.deal_to(move, state.count)
        state.enter("couple")

    def pending(self, state: GhostCoupleState) -> dict[str, Any]:
        """Return the number of cards to draw, and the seats that may draw."""
        return {"count": state.count, "seats": list(self.allowed_seats(state))}


class LookPhase(SeatPhase):
    """Event 15, first step: the choice of the hand to look at."""

    name = do = "look"
    field = "from"
    verbs = (Verb("look", "6.3", {"from": SEAT}),)

    def allowed_seats(self, state: GhostCoupleState) -> Sequence[int]:
        """Return the other seats that have a card."""
        return [seat for seat in state.others() if state.hands[seat]]

    def refusal(self, state: GhostCoupleState, move: int) -> Refusal | None:
        """Refuse the own seat and an empty hand."""
        no = other_seat_refusal(state, move)
        if no is None and not state.hands[move]:
            return Refusal("6.3", "hand_empty", {"seat": move})
        return no

    def play(self, state: GhostCoupleState, move: int) -> None:
        """Open the hand to the looker."""
        state.looked_at = move
        state.note_hand(move)
        state.enter("banish_hand")

    def pending(self, state: GhostCoupleState) -> dict[str, Any]:
        """Return the seats whose hands may be looked at."""
        return {"count": 1, "seats": list(self.allowed_seats(state))}


class BanishHandPhase(ChoicePhase[int]):
    """Event 15, second step: banish one card of the hand looked at; a move is the card."""

    name = "banish_hand"
    verbs = (Verb("banish_hand", "6.3", {"card": CARD}),)

    def moves(self, state: GhostCoupleState) -> Iterable[int]:
        """Return the cards of that hand."""
        return cards_in(state.hands[state.looked_at])

    def read(self, state: GhostCoupleState, do: str, seat: int | None, fields: Mapping[str, Any]) -> int:
        """Return the named card."""
        return card_named(state, fields["card"])

    def write(self, state: GhostCoupleState, move: int) -> Entry:
        """Return the action that banishes the card."""
        return {"do": "banish_hand", "card": state.deck.names[move]}

    def refusal(self, state: GhostCoupleState, move: int) -> Refusal | None:
        """Refuse a card that is not in that hand."""
        if state.hands[state.looked_at] >> move & 1:
            return None
        return Refusal("6.3", "not_in_that_hand", {"card": state.deck.names[move], "seat": state.looked_at})

    def play(self, state: GhostCoupleState, move: int) -> None:
        """Banish the card; the hand is hidden again."""
        state.lose(state.looked_at, 1 << move)
        state.banished |= 1 << move
        state.looked_at = -1
        state.enter("couple")

    def pending(self, state: GhostCoupleState) -> dict[str, Any]:
        """Return the seat whose hand is looked at."""
        return {"count": 1, "seats": [state.looked_at]}


class TreasurePhase(ChoicePhase[Pick]):
    """A phase in which a card of another treasure is named; a move is the seat and the card."""

    do: ClassVar[str]

    def allowed_seats(self, state: GhostCoupleState) -> list[int]:
        """Return the other seats that have won a card."""
        return [seat for seat in state.others() if state.treasures[seat]]

    def moves(self, state: GhostCoupleState) -> Iterable[Pick]:
        """Yield all cards of the other treasures, seat by seat."""
        return ((seat, card) for seat in self.allowed_seats(state) for card in cards_in(state.treasures[seat]))

    def open_moves(self, state: GhostCoupleState) -> Iterable[Pick]:
        """Yield all moves: treasures are open."""
        return self.moves(state)

    def read(self, state: GhostCoupleState, do: str, seat: int | None, fields: Mapping[str, Any]) -> Pick:
        """Return the named seat and card."""
        return fields["from"], card_named(state, fields["card"])

    def write(self, state: GhostCoupleState, move: Pick) -> Entry:
        """Return the action that names the card."""
        return {"do": self.do, "from": move[0], "card": state.deck.names[move[1]]}

    def refusal(self, state: GhostCoupleState, move: Pick) -> Refusal | None:
        """Refuse the own treasure, and a card that is not in the named one."""
        seat, card = move
        no = other_seat_refusal(state, seat)
        if no is None and not state.treasures[seat] >> card & 1:
            return Refusal("6.3", "not_in_treasure", {"card": state.deck.names[card], "seat": seat})
        return no

    def pending(self, state: GhostCoupleState) -> dict[str, Any]:
        """Return the seats whose treasures may be named."""
        return {"count": 1, "seats": self.allowed_seats(state)}


class RobPhase(TreasurePhase):
    """Event 17: move the card to the own treasure, without its event."""

    name = do = "rob"
    verbs = (Verb("rob", "6.3", {"from": SEAT, "card": CARD}),)

    def play(self, state: GhostCoupleState, move: Pick) -> None:
        """Move the card to the own treasure."""
        seat, card = move
        state.treasures[seat] ^= 1 << card
        state.treasures[state.turn] |= 1 << card
        state.enter("couple")


class BanishTreasurePhase(TreasurePhase):
    """Event 18: banish the card."""

    name = do = "banish_treasure"
    verbs = (Verb("banish_treasure", "6.3", {"from": SEAT, "card": CARD}),)

    def play(self, state: GhostCoupleState, move: Pick) -> None:
        """Move the card to the banish area."""
        seat, card = move
        state.treasures[seat] ^= 1 << card
        state.banished |= 1 << card
        state.enter("couple")


class ReshufflePhase(ChoicePhase[Order]):
    """Event 12: shuffle the hand into the deck and draw a new one; a move is the deck, ``None`` before chance."""

    name = "reshuffle"
    verbs = (Verb("reshuffle", "6.3", outcome={"deck": list_of(CARD)}),)

    def moves(self, state: GhostCoupleState) -> tuple[Order]:
        """Return the only move, not yet shuffled."""
        return (None,)

    def read(self, state: GhostCoupleState, do: str, seat: int | None, fields: Mapping[str, Any]) -> Order:
        """Return the move, with its outcome if the action comes from a save."""
        if "deck" not in fields:
            return None
        return tuple(card_named(state, card) for card in fields["deck"])

    def write(self, state: GhostCoupleState, move: Order) -> Entry:
        """Return the action, with the deck's order once it is shuffled."""
        if move is None:
            return {"do": "reshuffle"}
        return {"do": "reshuffle", "deck": [state.deck.names[card] for card in move]}

    def shuffled_cards(self, state: GhostCoupleState) -> list[int]:
        """Return the cards of the hand and the deck, rising."""
        return sorted([*cards_in(state.hands[state.turn]), *state.pile])

    def refusal(self, state: GhostCoupleState, move: Order) -> Refusal | None:
        """Refuse an outcome that is not exactly the hand and the deck."""
        if move is None or sorted(move) == self.shuffled_cards(state):
            return None
        return Refusal("6.3", "impossible_deck", {"count": len(move), "expected": len(self.shuffled_cards(state))})

    def with_outcome(self, state: GhostCoupleState, move: Order, chance: Chance) -> Order:
        """Shuffle."""
        return tuple(shuffled(self.shuffled_cards(state), chance))

    def play(self, state: GhostCoupleState, move: Order) -> None:
        """Take the new deck and draw as many cards as the hand had."""
        assert move is not None, "a reshuffle is shuffled before it is played"
        size = state.hands[state.turn].bit_count()
        state.note_hand(state.turn)
        state.hands[state.turn] = 0
        state.pile = list(reversed(move))
        state.deal_to(state.turn, size)
        state.enter("couple")

    def pending(self, state: GhostCoupleState) -> dict[str, Any]:
        """Return the number of cards in the hand."""
        return {"count": state.hands[state.turn].bit_count()}
