"""``python -m tests.balance.trump_fighter [bouts [level]]``: Super Trump Fighter's pairings between equal bots.

Prints the matrix of win rates (a draw counts half), how often each skill succeeds, calls a match, and whether the
goals of rules 6.4 are met. Bots act with delays on a clock that the harness keeps; both seats have the same level.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from multiprocessing import Pool

from py_engine.games.trump_fighter import GAME
from py_engine.games.trump_fighter.acts import Call, Move
from py_engine.games.trump_fighter.battle import Stall, stall_from
from py_engine.games.trump_fighter.bot import LEVELS, Act, Level, decide, decide_fastest, table_of
from py_engine.games.trump_fighter.call import Resolve, window_end
from py_engine.games.trump_fighter.check import CALLS, NOTHING, Battle, Fastest, Ready
from py_engine.games.trump_fighter.choose import Choice
from py_engine.games.trump_fighter.data import CARDS, CHECK_SECONDS, DEFAULT_WINDOW_MS, SEATS
from py_engine.games.trump_fighter.roster import CHARACTERS
from py_engine.games.trump_fighter.state import TrumpFighterState

BOUTS = 400
LEVEL = "steady"
READY_MS = 1500
PROCESSES = 2

OVERALL = (0.45, 0.55)
PAIRING = (0.35, 0.65)
CALLS_A_MATCH = (4.0, 9.0)
OFTEN, SELDOM = 0.8, 2 / 3
"""One skill of each character succeeds in at least the first share of its matches, one in at most the second."""


class Dice:
    """A chance for decks and bots, from Python's generator."""

    def __init__(self, seed: str) -> None:
        self.rng = random.Random(seed)

    def below(self, n: int) -> int:
        """Return an integer from 0 to ``n`` - 1."""
        return self.rng.randrange(n)


@dataclass
class Bout:
    """One match: the seats' points and skills, wrong calls by caller, settled calls, standstills, ms it took."""

    totals: tuple[int, ...]
    used: tuple[tuple[int, ...], ...]
    wrong: tuple[int, ...]
    calls: int
    stalls: int
    by: str
    took: int


class Ring:
    """Two bots at a table, and the clock between them."""

    def __init__(self, pair: Sequence[int], level: Level, dice: Dice) -> None:
        self.level = level
        self.dice = dice
        deck = list(range(len(CARDS)))
        dice.rng.shuffle(deck)
        self.state = TrumpFighterState(GAME.phase_table, CHECK_SECONDS[0] * 1000, DEFAULT_WINDOW_MS, deck)
        for seat, character in enumerate(pair):
            self.state.play(Choice(seat, character))
        self.due: list[tuple[int, Act] | None] = [None, None]
        self.stalls = 0
        self.calls = 0

    def fight(self) -> Bout:
        """Play the match to its end."""
        state = self.state
        while not state.over:
            self._begin_battle()
            while state.phase.name == "battle":
                self._next_act()
        wrong = tuple(state.misses[1 - seat] for seat in range(SEATS))
        used = tuple(tuple(skills) for skills in state.used)
        return Bout(tuple(state.totals), used, wrong, self.calls, self.stalls, state.by, state.at)

    def _play(self, move: Move | Call | Resolve | Stall | Ready | Battle) -> None:
        before = self.state.last
        self.state.play(move)
        self.calls += self.state.last is not before

    def _begin_battle(self) -> None:
        state = self.state
        for seat in range(SEATS):
            self._play(Ready(seat, state.at + READY_MS))
        acts = [decide_fastest(table_of(state, seat), self.level, self.dice) for seat in range(SEATS)]
        self._play(Battle(state.at, (_fastest(acts[0]), _fastest(acts[1]))))
        self.due = [None, None]
        if state.phase.name == "battle":
            self._look_all()

    def _look(self, seat: int) -> None:
        act = decide(table_of(self.state, seat), self.level, self.dice)
        self.due[seat] = None if act.do == "wait" else (self.state.at + act.after, act)

    def _look_all(self) -> None:
        """Let every seat that has nothing in mind look again: something has changed."""
        for seat in range(SEATS):
            if self.due[seat] is None:
                self._look(seat)

    def _next_act(self) -> None:
        """Carry out what is due first; a standstill if both wait."""
        due = [(act[0], self.dice.below(2), seat) for seat, act in enumerate(self.due) if act]
        stall = stall_from(self.state)
        if not due or min(due)[0] >= stall:
            self.stalls += 1
            self._play(Stall(stall))
            self.due = [None, None]
            if self.state.phase.name == "battle":
                self._look_all()
            return
        at, _, seat = min(due)
        if self._act(seat, at) == "call":
            self._call(1 - seat)
        else:
            self._look_all()

    def _act(self, seat: int, at: int) -> str:
        planned = self.due[seat]
        assert planned is not None
        act = planned[1]
        self._play(Call(seat, at) if act.do == "call" else Move(seat, act.card, act.spot, at))
        self.due[seat] = None
        return act.do

    def _call(self, opponent: int) -> None:
        """Let what the opponent has begun come in while the window is open, then settle."""
        end, due = window_end(self.state), self.due[opponent]
        if due and due[0] < end:
            self._act(opponent, due[0])
        self._play(Resolve(end))


def _fastest(act: Act) -> Fastest:
    return (act.card, act.spot) if act.do == "move" else CALLS if act.do == "call" else NOTHING


@dataclass
class Pairing:
    """The bouts of two characters; ``first`` and ``second`` change seats from bout to bout."""

    first: int
    second: int
    wins: float = 0.0
    bouts: int = 0
    calls: int = 0
    used: tuple[Counter[int], Counter[int]] = field(default_factory=lambda: (Counter(), Counter()))
    others: Counter[str] = field(default_factory=Counter)

    def add(self, bout: Bout, seats: tuple[int, int]) -> None:
        """Count a bout in which ``first`` and ``second`` had these seats."""
        mine, theirs = bout.totals[seats[0]], bout.totals[seats[1]]
        self.wins += 0.5 if mine == theirs else float(mine > theirs)
        self.bouts += 1
        self.calls += bout.calls
        for counter, seat in zip(self.used, seats, strict=True):
            counter.update(bout.used[seat])
        self.others.update(
            {
                bout.by: 1,
                "draw": int(mine == theirs),
                "wrong": sum(bout.wrong),
                "stalls": bout.stalls,
                "ms": bout.took,
                "seat 0": int(bout.totals[0] > bout.totals[1]),
            }
        )


def measure(task: tuple[int, int, int, str]) -> Pairing:
    """Play one pairing: first and second character, number of bouts, level."""
    first, second, bouts, level = task
    pairing = Pairing(first, second)
    for number in range(bouts):
        dice = Dice(f"{CHARACTERS[first].id} {CHARACTERS[second].id} {number}")
        seats = (number % 2, 1 - number % 2)
        pair = (first, second) if seats[0] == 0 else (second, first)
        pairing.add(Ring(pair, LEVELS[level], dice).fight(), seats)
    return pairing


class Report:
    """All pairings: the figures that are printed, and the goals they miss."""

    def __init__(self, pairings: Iterable[Pairing]) -> None:
        self.pairings = list(pairings)
        self.size = len(CHARACTERS)

    def bouts(self, character: int) -> int:
        """Return the number of a character's bouts."""
        return sum(p.bouts for p in self.pairings if character in (p.first, p.second))

    def rate(self, first: int, second: int) -> float:
        """Return how often ``first`` beats ``second``."""
        for p in self.pairings:
            if (p.first, p.second) == (first, second):
                return p.wins / p.bouts
            if (p.first, p.second) == (second, first):
                return 1 - p.wins / p.bouts
        raise KeyError((first, second))

    def overall(self, character: int) -> float:
        """Return a character's win rate over all opponents."""
        others = [other for other in range(self.size) if other != character]
        return sum(self.rate(character, other) for other in others) / len(others)

    def skill_rates(self, character: int) -> list[float]:
        """Return in which share of its bouts each skill of a character succeeds."""
        counts: Counter[int] = Counter()
        for p in self.pairings:
            for each, used in zip((p.first, p.second), p.used, strict=True):
                if each == character:
                    counts.update(used)
        return [counts[skill] / self.bouts(character) for skill in range(len(CHARACTERS[character].skills))]

    def mean(self, what: str) -> float:
        """Return the mean of a figure a bout."""
        return sum(p.others[what] for p in self.pairings) / sum(p.bouts for p in self.pairings)

    def calls(self) -> float:
        """Return the mean number of settled calls a bout."""
        return sum(p.calls for p in self.pairings) / sum(p.bouts for p in self.pairings)

    def misses(self) -> list[str]:
        """Return the goals that are not reached, in words."""
        found = []
        for character in range(self.size):
            name, rates = CHARACTERS[character].id, self.skill_rates(character)
            if not OVERALL[0] <= self.overall(character) <= OVERALL[1]:
                found.append(f"{name} wins {self.overall(character):.1%}")
            if max(rates) < OFTEN or min(rates) > SELDOM:
                found.append(f"{name}'s skills succeed in {', '.join(f'{rate:.1%}' for rate in rates)}")
        for p in self.pairings:
            rate = self.rate(p.first, p.second)
            if not PAIRING[0] <= rate <= PAIRING[1]:
                found.append(f"{CHARACTERS[p.first].id} against {CHARACTERS[p.second].id} wins {rate:.1%}")
        if not CALLS_A_MATCH[0] <= self.calls() <= CALLS_A_MATCH[1]:
            found.append(f"{self.calls():.2f} calls a match")
        return found

    def lines(self) -> Iterable[str]:
        """Yield the report, line by line."""
        names = [character.id for character in CHARACTERS]
        yield " " * 10 + "".join(f"{name[:8]:>9}" for name in names) + "      all"
        for row, name in enumerate(names):
            rates = (
                f"{self.rate(row, column):9.1%}" if row != column else f"{'-':>9}" for column in range(self.size)
            )
            yield f"{name:10}" + "".join(rates) + f"{self.overall(row):9.1%}"
        yield ""
        for place, character in enumerate(CHARACTERS):
            skills = zip(character.skills, self.skill_rates(place), strict=True)
            yield f"{character.id:10}" + "  ".join(f"{s.value} {s.id:14}{rate:6.1%}" for s, rate in skills)
        yield ""
        yield (
            f"calls a match {self.calls():.2f}   s a match {self.mean('ms') / 1000:.0f}   wrong calls a match "
            f"{self.mean('wrong'):.2f}   standstills a match {self.mean('stalls'):.2f}"
        )
        yield (
            f"settled {self.mean('settled'):.1%}   time up {self.mean('time_up'):.1%}   "
            f"draws {self.mean('draw'):.1%}   won by seat 0 {self.mean('seat 0'):.1%}"
        )


def run(bouts: int, level: str) -> Report:
    """Play every pairing ``bouts`` times, on as many processes as pay."""
    tasks = [(first, second, bouts, level) for first, second in combinations(range(len(CHARACTERS)), 2)]
    with Pool(PROCESSES) as pool:
        return Report(pool.map(measure, tasks, chunksize=1))


def main(arguments: Sequence[str]) -> int:
    """Measure, print, and return 1 if a goal is missed."""
    bouts = int(arguments[0]) if arguments else BOUTS
    level = arguments[1] if len(arguments) > 1 else LEVEL
    report = run(bouts, level)
    print(f"Super Trump Fighter: {bouts} bouts a pairing, level {level}\n")
    for line in report.lines():
        print(line)
    missed = report.misses()
    print("\nall goals of 6.4 reached" if not missed else "\nmissed: " + "; ".join(missed))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
