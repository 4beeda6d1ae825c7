"""A more careful rule of thumb: it values the cards that a turn may turn up, and the prospects of the hand."""

from __future__ import annotations

from typing import NamedTuple

from py_engine.cards import Chance, cards_in
from py_engine.games.ghost_couple.couple_phase import Move
from py_engine.games.ghost_couple.data import CENTRE
from py_engine.games.ghost_couple.outlook import SMALL_HAND
from py_engine.games.ghost_couple.rule_of_thumb import Rule, any_of
from py_engine.games.ghost_couple.score import current_points
from py_engine.games.ghost_couple.values import Sight

FLIPS = 2.0
"""Approximate number of cards that a seat turns up before its hand is of use."""
POINT_USE = 0.3
"""Use that each point adds to a card."""
STRANGE_CELL = 0.5
"""Worth of taking a card that no seat has seen."""
STEAL = 0.8
"""Worth of taking half of a pair that others may remember."""


class Find(NamedTuple):
    """A card to turn up: the ``worth`` of its best couple, and its ``mate`` in it, -1 for none."""

    worth: float
    mate: int
    card: int


class FlipPlan:
    """The prospects of the next two cards to turn up, in points (2.2): the first may decide the second.

    An unknown card is each of the unseen ones with equal chance.
    """

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.known = self._finds(sight.known)
        self.unseen = self._finds(sight.unseen) if sight.strange else []
        self.by_chance = _mean([find.worth for find in self.unseen])

    def _finds(self, cards: int) -> list[Find]:
        """Return the best couple of each of these cards, the best first."""
        found = [Find(*self.sight.best_mate(card, self.sight.mates), card) for card in cards_in(cards)]
        return sorted(found, key=lambda find: (-find.worth, find.card))

    def cell(self, chance: Chance) -> int:
        """Return the cell to turn up: an unknown one if it is as good as any."""
        best, card = max(((self.known_worth(find), -find.card) for find in self.known), default=(0.0, 1))
        strange = self.by_chance if self._is_last() else self._strange_first()
        if self.sight.strange and (strange >= best or not best):
            return any_of(self.sight.strange, chance)
        return self.sight.state.place[-card] if best else any_of(self.sight.state.down, chance)

    def _is_last(self) -> bool:
        return self.sight.state.count == 1

    def known_worth(self, find: Find) -> float:
        """Return the worth of turning up a known card now."""
        return find.worth if self._is_last() else self._pair(find)

    def _pair(self, first: Find) -> float:
        """Return the worth of a known card, and of the card after it."""
        mate = self.sight.best_mate(first.card, self.sight.known)[0]
        return max(first.worth + self._after(first) if first.worth else 0.0, mate)

    def _strange_first(self) -> float:
        """Return the average worth of an unknown card, and of the card after it."""
        nothing = Find(0.0, -1, -1)
        after = self._after(nothing)
        partners, known, best_mate = self.sight.deck.partners, self.sight.known, self.sight.best_mate
        found = []
        for find in self.unseen:
            worth = find.worth + self._after(find) if find.worth else after
            if partners[find.card] & known:
                worth = max(worth, best_mate(find.card, known)[0])
            found.append(worth)
        return _mean(found)

    def _after(self, first: Find) -> float:
        """Return the worth of the second card if the first one takes its mate."""
        best = self.by_chance if self.sight.strange else 0.0
        for find in self.known:
            if find.worth <= best:
                break
            if find.card == first.card:
                continue
            worth = find.worth
            if find.mate >= 0 and find.mate == first.mate:
                worth = self.sight.best_mate(find.card, self.sight.mates & ~(1 << find.mate))[0]
            best = max(best, worth)
        return best


def _mean(numbers: list[float]) -> float:
    total = 0.0
    for number in numbers:
        total += number
    return total / len(numbers) if numbers else 0.0


class Hopes:
    """The prospects of the cards of a hand; ``near`` are cards on the board whose cells are known."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.near = sight.known | sight.state.up
        self._count = max(1, sight.unseen.bit_count())

    def of(self, card: int, near: int) -> float:
        """Return the prospects of the card if ``near`` are the known cards."""
        partners = self.sight.deck.partners[card]
        chance = 1.0 if partners & near else FLIPS * (partners & self.sight.unseen).bit_count() / self._count
        return (chance if chance < 1.0 else 1.0) * (1 + POINT_USE * self.sight.deck.points[card])

    def left(self, hand: int, laid: int) -> float:
        """Return the prospects of the hand after some of its cards are laid where the seat knows them."""
        total = 0.0
        for card in cards_in(hand & ~laid):
            total += self.of(card, self.near | laid)
        return total


class CarefulRule(Rule):
    """The rule of thumb of a seat that thinks a turn ahead."""

    def flip(self, sight: Sight, chance: Chance) -> int:
        """Turn up the most promising card, together with the card after it."""
        return FlipPlan(sight).cell(chance)

    def flips(self, sight: Sight) -> list[int]:
        """Return cells to turn up: the most promising known one, unknown ones, useless ones."""
        plan, place = FlipPlan(sight), sight.state.place
        known = [place[find.card] for find in plan.known if plan.known_worth(find)]
        idle = [place[find.card] for find in plan.known if not plan.known_worth(find)]
        return [*known[:1], *sight.strange, *known[1:], *idle]

    def worth(self, sight: Sight, couple: Move) -> float:
        """Return the worth of a couple, with its event and its later use."""
        return sight.worth(*couple)

    def swap(self, sight: Sight, chance: Chance) -> Move:
        """Give the centre the card of least use, which is also the least useful to others."""
        hopes = Hopes(sight)
        return (min(cards_in(sight.hand), key=lambda card: (hopes.of(card, sight.near()), card)),)

    def lay(self, sight: Sight, chance: Chance) -> tuple[int, int]:
        """Lay the card without which the hand has the best prospects; it may be turned up immediately."""
        cells = sight.state.empty or [len(sight.state.board)]
        hidden = [cell for cell in cells if cell != CENTRE] or cells
        hopes = Hopes(sight)
        card = max(cards_in(sight.hand), key=lambda card: (hopes.left(sight.hand, 1 << card), -card))
        return card, any_of(hidden, chance)

    def put(self, sight: Sight, chance: Chance) -> Move:
        """Lay cards that go with cards left in the hand: no other seat knows them."""
        hopes, laid, found = Hopes(sight), 0, list[int]()
        for _ in sight.state.freed:
            rest = cards_in(sight.hand & ~laid)
            card = max(rest, key=lambda card: (hopes.left(sight.hand, laid | 1 << card), -card))
            found.append(card)
            laid |= 1 << card
        return tuple(found)

    def take(self, sight: Sight, chance: Chance) -> Move:
        """Take cards that go with the hand, halves of known pairs, and unknown cards."""

        def worth(card: int) -> float:
            with_hand = sight.best_mate(card, sight.hand)[0]
            return with_hand + STEAL * sight.best_mate(card, sight.known & ~(1 << card))[0]

        worths = {cell: worth(card) for cell, card in sight.known_cells()}
        cells = sorted(sight.state.down, key=lambda cell: (-worths.get(cell, STRANGE_CELL), cell))
        return tuple(sorted(cells[: sight.state.count]))

    def draw_for(self, sight: Sight, chance: Chance) -> int:
        """Draw, for more cards that may go with something, but let a seat draw that is about to win by ending.

        With small hands three seats race to empty them: then no seat wants to draw.
        """
        state, points = sight.state, current_points(sight.state)
        for seat in state.others():
            if state.hands[seat].bit_count() <= 1 and points[seat] + state.seats > points[sight.seat]:
                return seat
        if state.seats > 2 and sight.deck.hand <= SMALL_HAND:
            return min(state.others(), key=lambda seat: (state.hands[seat].bit_count(), -points[seat]))
        return sight.seat
