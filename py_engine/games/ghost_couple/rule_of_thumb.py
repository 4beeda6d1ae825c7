"""Ghost Couple's rule of thumb: take the best couple now, and remember the places of mates."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from py_engine.cards import Chance, cards_in
from py_engine.games.ghost_couple.couple_phase import END, Move, couples, swap_owed
from py_engine.games.ghost_couple.data import BLOCK_AREAS, CENTRE, X_AREAS
from py_engine.games.ghost_couple.effects import middles
from py_engine.games.ghost_couple.score import current_points
from py_engine.games.ghost_couple.state import NOWHERE, GhostCoupleState
from py_engine.games.ghost_couple.values import Sight, ends_match

AREAS = {"flip_x": X_AREAS, "flip_block": BLOCK_AREAS}
"""The areas that may be turned up, by phase."""
TURN_ENDERS = (13, 14)
"""Events that end the turn."""
HAND_CLOSERS = (4, 5, 6)
"""Events after which the hand can't be used."""
EAGER = 1.0
"""Worth of getting rid of a hand card."""
WINS = 20.0
"""Worth of winning by an empty hand."""
LOSES = -30.0
"""Worth of losing by an empty hand."""


class Rule:
    """A move for every choice; of a position it reads only the knowledge of ``turn``, as :class:`.values.Sight`."""

    def __init__(self) -> None:
        self._choices: Mapping[str, Callable[[Sight, Chance], Any]] = {
            "lay": self.lay,
            "flip": self.flip,
            "couple": self.couple,
            "draw_for": self.draw_for,
            "take": self.take,
            "put": self.put,
            "flip_x": self.area,
            "flip_block": self.area,
            "banish": self.banish,
            "look": self.look,
            "banish_hand": self.banish_hand,
            "rob": self.treasure,
            "banish_treasure": self.treasure,
        }

    def choose(self, state: GhostCoupleState, chance: Chance) -> Any:
        """Return a move."""
        choice = self._choices.get(state.phase.name)
        return choice(Sight(state), chance) if choice else None

    def flip(self, sight: Sight, chance: Chance) -> int:
        """Turn up a remembered card that goes with an open or a hand card, half of a pair, or an unknown one."""
        partners, points = sight.deck.partners, sight.deck.points
        cells = [*sight.known_cells()]
        good = [(cell, card) for cell, card in cells if partners[card] & sight.mates]
        if not good and sight.state.count > 1:
            good = [(cell, card) for cell, card in cells if partners[card] & sight.known]
        if good:
            return max(good, key=lambda each: points[each[1]])[0]
        return any_of(sight.strange or sight.state.down, chance)

    def couple(self, sight: Sight, chance: Chance) -> Move:
        """Take the best couple while there is one, except one that loses the match."""
        found = couples(sight.state)
        if found:
            best = max(found, key=lambda couple: self.couple_worth(sight, couple, found))
            if self.couple_worth(sight, best, found)[1] > LOSES / 2:
                return best
        return self.swap(sight, chance) if swap_owed(sight.state) else END

    def couple_worth(self, sight: Sight, couple: Move, found: Sequence[Move]) -> tuple[int, float]:
        """Return a couple's rank (lowest if it ends the turn or closes the hand too soon) and its worth."""
        event, worth = sight.event(*couple), self.worth(sight, couple)
        if ends_match(sight, couple) and not event:
            wins = sight.lead(sight.points(*couple) + sight.state.seats) > 0
            worth += WINS if wins else LOSES
        late = 0
        if event in TURN_ENDERS:
            late = 2
        elif event in HAND_CLOSERS and any(_with_hand(sight, other, couple) for other in found):
            late = 1
        return -late, worth

    def worth(self, sight: Sight, couple: Move) -> float:
        """Return the worth of a couple in points, without its event."""
        from_hand = bool((1 << couple[0] | 1 << couple[1]) & sight.hand)
        return sight.points(*couple) + (EAGER if from_hand else 0.0)

    def swap(self, sight: Sight, chance: Chance) -> Move:
        """Give the centre a card that goes with no known card if possible, and with the fewest still to come."""
        near, partners = sight.near(), sight.deck.partners

        def use(card: int) -> tuple[bool, int, int]:
            return bool(partners[card] & near), self._mates(sight, card), chance.below(100)

        return (min(cards_in(sight.hand), key=use),)

    def _mates(self, sight: Sight, card: int) -> int:
        """Return the number of cards still to come that go with the card."""
        return (sight.deck.partners[card] & (sight.unseen | sight.near())).bit_count()

    def lay(self, sight: Sight, chance: Chance) -> tuple[int, int]:
        """Lay the card that goes with the fewest, anywhere except on the centre."""
        cells = sight.state.empty or [len(sight.state.board)]
        hidden = [cell for cell in cells if cell != CENTRE] or cells
        hand = cards_in(sight.hand)
        return min(hand, key=lambda card: (self._mates(sight, card), chance.below(100))), any_of(hidden, chance)

    def draw_for(self, sight: Sight, chance: Chance) -> int:
        """Let another seat with the most points draw: it then takes longer to empty its hand."""
        points = current_points(sight.state)
        return max(sight.state.others(), key=lambda seat: (points[seat], chance.below(100)))

    def take(self, sight: Sight, chance: Chance) -> Move:
        """Take cards that go with the hand, and unknown ones."""
        partners = sight.deck.partners
        good = [cell for cell, card in sight.known_cells() if partners[card] & sight.hand]
        return _so_many([*good, *sight.strange, *sight.state.down], sight.state.count)

    def put(self, sight: Sight, chance: Chance) -> Move:
        """Lay the cards that go with the fewest."""
        hand = sorted(cards_in(sight.hand), key=lambda card: self._mates(sight, card))
        return tuple(hand[: len(sight.state.freed)])

    def area(self, sight: Sight, chance: Chance) -> int:
        """Turn up the area with the most face-down cards."""
        state = sight.state
        down, areas = {*state.down}, AREAS[state.phase.name]
        return max(middles(state, areas), key=lambda middle: (len(down & {*areas[middle]}), chance.below(100)))

    def banish(self, sight: Sight, chance: Chance) -> Move:
        """Banish cards that go with nothing in the hand."""
        state, partners = sight.state, sight.deck.partners
        cells = [cell for cell, card in enumerate(state.board) if card != NOWHERE]
        board, known = state.board, state.known[sight.seat]
        spoiled = [cell for cell in cells if known >> board[cell] & 1 and not partners[board[cell]] & sight.hand]
        return _so_many([*spoiled, *sight.strange, *cells], state.count)

    def look(self, sight: Sight, chance: Chance) -> int:
        """Look at the largest hand."""
        hands = sight.state.hands
        seats = [seat for seat in sight.state.others() if hands[seat]]
        return max(seats, key=lambda seat: (hands[seat].bit_count(), chance.below(100)))

    def banish_hand(self, sight: Sight, chance: Chance) -> int:
        """Banish the card with the most points, if possible one that goes with a card on the board."""
        deck, board = sight.deck, sight.known | sight.state.up
        hand = cards_in(sight.state.hands[sight.state.looked_at])
        return max(hand, key=lambda card: (deck.points[card] + bool(deck.partners[card] & board), card))

    def treasure(self, sight: Sight, chance: Chance) -> tuple[int, int]:
        """Take the card with the most points, of the seat with the most."""
        points, state = current_points(sight.state), sight.state
        picks = [(seat, card) for seat in state.others() for card in cards_in(state.treasures[seat])]
        return max(picks, key=lambda pick: (sight.deck.points[pick[1]], points[pick[0]], pick[1]))


def _with_hand(sight: Sight, other: Move, couple: Move) -> bool:
    """Return whether the other couple uses a hand card and can be taken in addition to this one."""
    return bool((1 << other[0] | 1 << other[1]) & sight.hand) and not {*other} & {*couple}


def _so_many(cells: Sequence[int], count: int) -> Move:
    """Return the first ``count`` different cells, rising."""
    return tuple(sorted([*dict.fromkeys(cells)][:count]))


def any_of(cells: Sequence[int], chance: Chance) -> int:
    """Return any of the cells."""
    return cells[chance.below(len(cells))]
