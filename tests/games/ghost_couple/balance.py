"""``python -m tests.games.ghost_couple.balance [matches]``: results of equal bots with both decks at all seats.

The bots know only their own hand, the open cards, and of the board cards that they have seen the latest, as many as
they remember (``MEMORIES``). They take every couple, turn up cards that they remember to go with something, and end
their turn with a swap only if they have no couple.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from py_engine.cards import cards_in
from py_engine.games.ghost_couple.couple_phase import END, couples, swap_owed, usable_hand
from py_engine.games.ghost_couple.data import CENTRE
from py_engine.games.ghost_couple.decks import DECKS
from py_engine.games.ghost_couple.game import GAME
from py_engine.games.ghost_couple.score import current_points
from py_engine.games.ghost_couple.state import GhostCoupleState
from py_engine.think.dice import Dice
from tests.draws import draw

MATCHES = 1000
MOST_ADVANTAGE = 1.2
"""Most wins of a seat, as a multiple of its fair share."""
TURN_ENDERS = (13, 14)
ALL = 99
MEMORIES = (4, 10, ALL)
"""Face-down cells that a player remembers: weak, middling, perfect."""
LEAST_COUPLES = 0.35
"""Share of turns in which even the weakest players take a couple."""


class Bot:
    """A player who remembers some cells: ``known[cell]`` is the card there, the latest seen last."""

    def __init__(self, seat: int, chance: Dice, memory: int = ALL) -> None:
        self.seat = seat
        self.memory = memory
        self.chance = chance
        self.known: dict[int, int] = {}
        self.choices: dict[str, Callable[[GhostCoupleState], Any]] = {
            "flip": self.flip,
            "couple": self.couple,
            "swap": self.swap,
            "draw_for": self.leader,
            "look": self.fullest_hand,
            "banish_hand": self.best_of_hand,
            "rob": self.best_treasure,
            "banish_treasure": self.best_treasure,
        }

    def choose(self, state: GhostCoupleState) -> Any:
        """Return the move for the open choice; any if none is known to be better."""
        choice = self.choices.get(state.phase.name)
        return choice(state) if choice else draw(state, self.chance)

    def remember(self, state: GhostCoupleState, before: list[int]) -> None:
        """Record the cards open now, and forget the cells whose card has changed."""
        board = state.board
        for cell, card in enumerate(board):
            if card >= 0 and state.up >> card & 1:
                self.known.pop(cell, None)
                self.known[cell] = card
            elif cell in self.known and (cell >= len(before) or before[cell] != card):
                del self.known[cell]
        self.forget()

    def forget(self) -> None:
        """Keep the cells seen last, as many as the bot remembers."""
        for cell in [*self.known][: -self.memory]:
            del self.known[cell]

    def flip(self, state: GhostCoupleState) -> int:
        """Turn up a known card that goes with an open or a hand card, half of a known pair, or an unknown one."""
        partners = state.deck.partners
        down = [cell for cell in state.down if cell in self.known]
        wanted = usable_hand(state) | state.up | state.banished
        good = [cell for cell in down if partners[self.known[cell]] & wanted]
        if not good and state.count > 1:
            together = sum(1 << self.known[cell] for cell in down)
            good = [cell for cell in down if partners[self.known[cell]] & together]
        if good:
            return max(good, key=lambda cell: state.deck.points[self.known[cell]])
        unknown = [cell for cell in state.down if cell not in self.known]
        return self.any_of(unknown or state.down)

    def couple(self, state: GhostCoupleState) -> tuple[int, ...]:
        """Take the couple that uses a hand card, scores most and does not end the turn, if there is one."""
        found = couples(state)
        if found:
            return max(found, key=lambda pair: self.worth(state, pair))
        return self.swap(state) if swap_owed(state) else END

    def worth(self, state: GhostCoupleState, pair: tuple[int, ...]) -> tuple[bool, int]:
        """Return a couple's worth: lowest if it ends the turn; then by points, with one more for a hand card."""
        deck = state.deck
        one, other = pair
        both = 1 << one | 1 << other
        from_hand = bool(both & state.hands[self.seat])
        if both & state.banished:
            return True, int(from_hand)
        points = deck.points[one] + deck.points[other] + 2 * deck.is_prized(one, other)
        return deck.event_of(one, other) not in TURN_ENDERS, points + from_hand

    def swap(self, state: GhostCoupleState) -> tuple[int, ...]:
        """Give the centre a card that goes with the fewest hidden cards."""
        partners, treasures = state.deck.partners, sum(state.treasures)
        hidden = ~(treasures | state.gone | state.hands[self.seat])
        hand = cards_in(state.hands[self.seat])
        return (min(hand, key=lambda card: ((partners[card] & hidden).bit_count(), self.chance.below(100))),)

    def leader(self, state: GhostCoupleState) -> int:
        """Let another seat with the most points draw."""
        points = current_points(state)
        return self.best_seat(state.others(), lambda seat: points[seat])

    def fullest_hand(self, state: GhostCoupleState) -> int:
        """Look at the largest hand: losing a card brings that seat nearest to its end least."""
        seats = [seat for seat in state.others() if state.hands[seat]]
        return self.best_seat(seats, lambda seat: state.hands[seat].bit_count())

    def best_of_hand(self, state: GhostCoupleState) -> int:
        """Banish the card with the most points."""
        return max(cards_in(state.hands[state.looked_at]), key=lambda card: state.deck.points[card])

    def best_treasure(self, state: GhostCoupleState) -> tuple[int, int]:
        """Take the card with the most points, among those of the seat with the most."""
        points = current_points(state)
        picks = [(seat, card) for seat in state.others() for card in cards_in(state.treasures[seat])]
        return max(picks, key=lambda pick: (state.deck.points[pick[1]], points[pick[0]], self.chance.below(100)))

    def best_seat(self, seats: list[int], key: Callable[[int], int]) -> int:
        """Return one of the seats for which ``key`` is largest."""
        most = max(key(seat) for seat in seats)
        return self.any_of([seat for seat in seats if key(seat) == most])

    def any_of(self, items: list[int]) -> int:
        """Return any of the items."""
        return items[self.chance.below(len(items))]


@dataclass
class Tally:
    """The results of a number of matches; ``wins`` by place in the order of the deal, shared wins divided."""

    seats: int
    matches: int = 0
    turns: int = 0
    turns_with_couple: int = 0
    wins: list[float] = field(default_factory=list)
    points: list[list[int]] = field(default_factory=list)

    def add(self, state: GhostCoupleState, start: int) -> None:
        """Count a finished match."""
        self.wins = self.wins or [0.0] * self.seats
        points = current_points(state)
        winners = [seat for seat in range(self.seats) if points[seat] == max(points)]
        for seat in winners:
            self.wins[(seat - start) % self.seats] += 1 / len(winners)
        self.points.append(sorted(points, reverse=True))
        self.matches += 1

    def advantages(self) -> list[float]:
        """Return each place's wins as a multiple of its fair share."""
        return [wins * self.seats / self.matches for wins in self.wins]

    def row(self) -> str:
        """Return the line to print."""
        points = [value for match in self.points for value in match]
        spread = statistics.mean(match[0] - match[-1] for match in self.points)
        share = self.turns_with_couple / self.turns
        advantages = " ".join(f"{each:.2f}" for each in self.advantages())
        return (
            f"{self.seats:5} {self.turns / self.matches:6.1f} {share:8.0%} {statistics.mean(points):7.1f}"
            f" {statistics.pstdev(points):5.1f} {spread:7.1f}   {advantages}"
        )


def play(deck: str, seats: int, seed: int, tally: Tally, memory: int = ALL) -> None:
    """Play one match between equal bots and count it."""
    chance = Dice(seed)
    deal = GAME.deal(seats, {"deck": deck}, chance, chance.below(seats))
    state = GAME.begin(seats, {"deck": deck}, deal)
    bots = [Bot(seat, chance, memory) for seat in range(seats)]
    while not state.over:
        phase, taken = state.phase.name, state.couples
        move = bots[state.turn].choose(state)
        if (phase == "couple" and len(move) < 2) or (phase == "banish" and state.ends_turn):
            tally.turns += 1
            tally.turns_with_couple += taken > 0
        follow(state, bots, move)
    tally.add(state, deal["start"])


def follow(state: GhostCoupleState, bots: list[Bot], move: Any) -> None:
    """Carry the move out; every bot records what it sees, its owner also the cards it lays face down."""
    before, laid, owner = list(state.board), laid_cards(state, move), bots[state.turn]
    state.play(move)
    for bot in bots:
        bot.remember(state, before)
    owner.known.update(laid)
    owner.forget()


def laid_cards(state: GhostCoupleState, move: Any) -> dict[int, int]:
    """Return the cells and cards that the move lays face down: their owner remembers them."""
    if state.phase.name == "lay":
        card, cell = move
        return {cell: card} if cell != CENTRE else {}
    if state.phase.name == "put":
        return dict(zip(state.freed, move, strict=True))
    return {}


def measure(deck: str, seats: int, matches: int, memory: int = ALL) -> Tally:
    """Return the tally of ``matches`` matches."""
    tally = Tally(seats)
    for seed in range(matches):
        play(deck, seats, seed, tally, memory)
    return tally


def tallies(matches: int) -> Iterator[tuple[str, int, Tally]]:
    """Yield each deck's tallies with the memory of the players, by number of players."""
    for deck, tables in DECKS.items():
        for seats in range(GAME.min_players, tables.most_seats + 1):
            for memory in MEMORIES:
                yield deck, memory, measure(deck, seats, matches, memory)


def main(matches: int = MATCHES) -> bool:
    """Print the tables; return whether no seat of the ghosts' deck wins too often, and the weakest find couples."""
    print(f"Ghost Couple, equal bots, {matches} matches each; advantage: wins as a multiple of the fair share,")
    print("by place in the order of the deal (the start seat first); points: mean, deviation, first less last\n")
    print("deck   memory seats  turns  couples  points   dev. spread   advantage")
    worst, fewest = 0.0, 1.0
    for deck, memory, tally in tallies(matches):
        print(f"{deck:6} {'all' if memory == ALL else memory:>6} {tally.row()}", flush=True)
        if deck == "ghosts":
            worst = max(worst, *tally.advantages())
            fewest = min(fewest, tally.turns_with_couple / tally.turns)
    print(f"\nghosts: largest advantage {worst:.2f}, goal {MOST_ADVANTAGE} at most")
    print(f"ghosts: share of turns with a couple {fewest:.2f} for the weakest, goal {LEAST_COUPLES} at least")
    return worst <= MOST_ADVANTAGE and fewest >= LEAST_COUPLES


if __name__ == "__main__":
    sys.exit(0 if main(int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES) else 1)
