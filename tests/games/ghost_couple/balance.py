"""``python -m tests.games.ghost_couple.balance [matches]``: how even the seats are, how many turns have couples.

All seats play by the rule of thumb of the engine's bot. It remembers only the latest cards that it has seen on the
board, as many as ``MEMORIES`` say. A missed goal of the ghosts' deck gives the exit code 1.
"""

from __future__ import annotations

import math
import statistics
import sys
from typing import NamedTuple

from py_engine.cards import cards_in, mask_of
from py_engine.games.ghost_couple.decks import DECKS
from py_engine.games.ghost_couple.game import GAME
from py_engine.games.ghost_couple.policy import PLAYER
from py_engine.games.ghost_couple.score import current_points
from py_engine.games.ghost_couple.state import GhostCoupleState
from py_engine.seats import best_seats
from py_engine.think.dice import Dice

MATCHES = 1000
MEMORIES = (4, 10, 99)
"""Face-down cards that a player remembers: weak, middling, perfect."""
MOST_ADVANTAGE = 1.2
"""Most wins of a seat, as a multiple of its fair share."""
SURE = 2.0
"""Sampling errors above the goal from which it counts as missed."""
LEAST_COUPLES = 0.35
"""Share of turns in which even the weakest players take a couple."""


class Played(NamedTuple):
    """A match: its points and wins by place in the order of the deal, its turns, and those with a couple."""

    points: list[int]
    wins: list[float]
    turns: int
    with_couple: int


def play(deck: str, seats: int, seed: int, memory: int) -> Played:
    """Play one match."""
    chance = Dice(seed)
    deal = GAME.deal(seats, {"deck": deck}, chance, chance.below(seats))
    state = GAME.begin(seats, {"deck": deck}, deal)
    seen: list[list[int]] = [[] for _ in range(seats)]
    turns = with_couple = 0
    while not state.over:
        phase, taken = state.phase, state.couples
        move = phase.with_outcome(state, PLAYER.choose(state, chance), chance)
        if (phase.name == "couple" and len(move) < 2) or (phase.name == "banish" and state.ends_turn):
            turns += 1
            with_couple += taken > 0
        state.play(move)
        forget(state, seen, memory)
    order = [(deal["start"] + place) % seats for place in range(seats)]
    points = current_points(state)
    best = best_seats(points)
    wins = [(seat in best) / len(best) for seat in order]
    return Played([points[seat] for seat in order], wins, turns, with_couple)


def forget(state: GhostCoupleState, seen: list[list[int]], memory: int) -> None:
    """Let every seat know only the latest cards in the order ``seen``, which is brought up to date."""
    for seat, known in enumerate(state.known):
        order = [card for card in seen[seat] if known >> card & 1 and not state.up >> card & 1]
        order += [card for card in cards_in(known) if card not in order]
        seen[seat] = order[-memory - state.up.bit_count() :]
        state.known[seat] = mask_of(seen[seat])


def row(seats: int, played: list[Played]) -> tuple[str, float, float]:
    """Return a table's line, its largest advantage, and its share of turns with a couple."""
    points = [value for match in played for value in match.points]
    spread = statistics.mean(max(match.points) - min(match.points) for match in played)
    turns = sum(match.turns for match in played)
    share = sum(match.with_couple for match in played) / turns
    advantages = [seats * statistics.mean(match.wins[place] for match in played) for place in range(seats)]
    words = (
        f"{seats:5} {turns / len(played):6.1f} {share:8.0%} {statistics.mean(points):7.1f} "
        f"{statistics.pstdev(points):5.1f} {spread:7.1f}   " + " ".join(f"{each:.2f}" for each in advantages)
    )
    return words, max(advantages), share


def main(matches: int = MATCHES) -> int:
    """Print the tables; return 1 if a seat of the ghosts' deck wins too often or the weakest find few couples."""
    print(f"Ghost Couple, equal bots, {matches} matches each; advantage: wins as a multiple of the fair share,")
    print("by place in the order of the deal (the start seat first); points: mean, deviation, first less last\n")
    print("deck   memory seats  turns  couples  points   dev. spread   advantage")
    missed = False
    for deck, tables in DECKS.items():
        for seats in range(GAME.min_players, tables.most_seats + 1):
            for memory in MEMORIES:
                played = [play(deck, seats, seed, memory) for seed in range(matches)]
                words, advantage, couples = row(seats, played)
                error = math.sqrt((seats - 1) / matches)
                misses = deck == "ghosts" and (advantage > MOST_ADVANTAGE + SURE * error or couples < LEAST_COUPLES)
                print(f"{deck:6} {memory:6} {words}{'  MISSED' * misses}", flush=True)
                missed |= misses
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
