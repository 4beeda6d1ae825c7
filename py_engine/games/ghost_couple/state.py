"""Ghost Couple's position, and the few ways in which cards move."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from py_engine.cards import cards_in
from py_engine.games.ghost_couple.data import CELLS, CENTRE
from py_engine.games.ghost_couple.decks import Deck
from py_engine.phase import Phases, TurnState

NOWHERE = -1
"""The content of a cell without a card."""


class GhostCoupleState(TurnState):
    """A position of a match; a set of cards is an integer with one bit per card.

    - The table: ``deck`` describes the cards. ``board[cell]`` is a card or ``NOWHERE`` (cell 0 does not exist);
      ``down`` and ``empty`` are the rising cells with a face-down card and with none, ``up`` is the set of the
      face-up cards; ``place[card]`` its cell, 0 off the board. ``pile`` are the cards to draw, the next one last.
      ``banished`` and ``gone`` (3.2) are sets, ``gone_couples`` the couples that left the game, each as a set.
    - The seats: ``hands``, ``treasures``, ``prizes`` (6.4's points for 飛白 with ダミアン様). ``emptied_at[seat]``
      is the number of the time when the hand last became empty, counted over all hands by ``times_emptied`` (4.2).
    - The turn: ``turn`` the seat, ``direction`` 1 for clockwise or -1, ``skips`` of the next seats, ``couples``
      taken, ``hand_closed`` while the hand can't be used (5.3), ``couple`` the last one taken.
    - The pending choice: ``count`` of cards to turn, take, draw or banish; ``freed`` cells to lay on (5.3),
      ``looked_at`` the seat whose hand is seen (-1 for none), ``ends_turn`` after banishing (6.3, 13 and 14).
    - What was seen: ``opened`` maps a move's index to the cards it opened, each with its cell (0 for
      a hand's): turned up or banished before everyone, or shown to the acting seat alone (1.3).
      ``known[seat]`` is the set of the cards on the board that the seat has seen there or laid there itself.
    ``first_empty`` is the seat that gets 4.2's bonus at the end, -1 before.
    """

    def __init__(self, seats: int, phases: Phases, deck: Deck, pile: Sequence[int], start: int) -> None:
        """Lay the board out and deal the hands from ``pile``, the first card first (1.1)."""
        super().__init__(seats, phases, "flip")
        self.deck = deck
        self.pile = list(reversed(pile))
        self.board = [NOWHERE] * (CELLS + 1)
        self.place = [0] * len(pile)
        self.down: list[int] = []
        self.empty = list(range(1, CELLS + 1))
        self.up = self.banished = self.gone = 0
        self.gone_couples: list[int] = []
        self.hands = [0] * seats
        self.treasures = [0] * seats
        self.prizes = [0] * seats
        self.emptied_at = [0] * seats
        self.times_emptied = 0
        self.turn = start
        self.direction = 1
        self.freed: tuple[int, ...] = ()
        self.first_empty = -1
        self.opened: dict[int, list[tuple[int, int]]] = {}
        self.known = [0] * seats
        self.new_turn()
        self.fill()
        for place in range(seats):
            self.deal_to((start + place) % seats, deck.hand)

    def new_turn(self) -> None:
        """Clear everything that belongs to the last turn only."""
        self.skips = self.couples = self.count = 0
        self.hand_closed = self.ends_turn = False
        self.looked_at = -1
        self.couple: tuple[int, ...] = ()

    def fill(self) -> None:
        """Fill the empty cells from the deck in the order of their numbers, the centre face up (1.1, 2.5)."""
        if not (self.empty and self.pile):
            return
        filled = min(len(self.empty), len(self.pile))
        for cell in self.empty[:filled]:
            self.lay(self.pile.pop(), cell)
        del self.empty[:filled]

    def lay(self, card: int, cell: int, seat: int | None = None) -> None:
        """Put a card on an empty cell: face up on the centre, else face down; ``seat`` laid it."""
        self.board[cell] = card
        self.place[card] = cell
        if cell == CENTRE:
            self.up |= 1 << card
            self.show(card)
        else:
            insort(self.down, cell)
            if seat is not None:
                self.known[seat] |= 1 << card

    def turn_up(self, cell: int) -> None:
        """Turn the face-down card on the cell up."""
        card = self.board[cell]
        self.down.remove(cell)
        self.up |= 1 << card
        self.note(cell, card)
        self.show(card)

    def show(self, card: int) -> None:
        """Let everyone see the card on the board."""
        bit, known = 1 << card, self.known
        for seat in range(self.seats):
            known[seat] |= bit

    def hide(self, card: int) -> None:
        """Note that the card is no longer in its place on the board."""
        others, known = ~(1 << card), self.known
        for seat in range(self.seats):
            known[seat] &= others

    def note(self, cell: int, card: int) -> None:
        """Note that the present move opened the card on the cell, or one of a hand (cell 0)."""
        move = self.log_length - 1
        if move in self.opened:
            self.opened[move].append((cell, card))
        else:
            self.opened[move] = [(cell, card)]

    def note_hand(self, seat: int) -> None:
        """Note that the present move opened the seat's whole hand to the acting seat."""
        for card in cards_in(self.hands[seat]):
            self.note(0, card)

    def turn_all_down(self) -> None:
        """Turn every face-up card except the centre down (2.5, 6.3)."""
        centre = self.board[CENTRE]
        stays = 1 << centre if centre >= 0 else 0
        turned = self.up & ~stays
        if turned:
            for card in cards_in(turned):
                insort(self.down, self.place[card])
            self.up = stays

    def lift(self, cell: int) -> int:
        """Take the card on the cell off the board and return it."""
        card = self.board[cell]
        self.board[cell] = NOWHERE
        self.place[card] = 0
        insort(self.empty, cell)
        self.hide(card)
        if self.up >> card & 1:
            self.up ^= 1 << card
        else:
            self.down.remove(cell)
        return card

    def deal_to(self, seat: int, count: int) -> None:
        """Let the seat draw ``count`` cards, or as many as the deck has (5.4)."""
        for _ in range(min(count, len(self.pile))):
            self.hands[seat] |= 1 << self.pile.pop()

    def lose(self, seat: int, cards: int) -> None:
        """Take a set of cards out of the seat's hand; note when it became empty (4.2)."""
        self.hands[seat] ^= cards
        if not self.hands[seat]:
            self.times_emptied += 1
            self.emptied_at[seat] = self.times_emptied

    def others(self) -> list[int]:
        """Return all seats except the one in turn, rising."""
        return [seat for seat in range(self.seats) if seat != self.turn]

    def board_size(self) -> int:
        """Return the number of cards on the board."""
        return len(self.board) - 1 - len(self.empty)
