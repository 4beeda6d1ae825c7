"""``python -m tests.games.trump_fighter.balance [matches [level]]``: the pairings of fighters between equals.

For equal bots it prints the success rate of each skill, the number of calls per match, and whether the goals of
rules 6.4 are met; then the win rates of :mod:`.family`, players of many kinds, among them these bots. All act with
delays on a clock that the harness keeps.

In the family every pairing is played a twenty-fifth of ``matches`` times by each aim at each depth: 16 times with
the default of 400, 432 matches per pairing, about five minutes on two cores in total. The sampling error of a
figure is printed beneath it: 0.8 % for a fighter's mean, 6 % for one pairing in one kind. A goal is missed, and the
exit code is 1, if a figure is more than two sampling errors outside; a smaller miss is in doubt.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from multiprocessing import Pool

from py_engine.games.trump_fighter.planning import LEVELS
from py_engine.games.trump_fighter.roster import CHARACTERS
from py_engine.think.dice import Dice
from tests.games.trump_fighter import family
from tests.games.trump_fighter.bot_match import BotMatch, Machine

MATCHES = 400
FAMILY_SHARE = 25
"""Matches of a pairing between bots per match of a cell of the family."""
LEVEL = "even"
PROCESSES = 2

OFTEN, SELDOM = 0.8, 2 / 3
"""One skill of each character succeeds in at least the first share of its matches, one in at most the second."""

Successes = list[Counter[int]]
"""By character: the number of matches in which each skill succeeded."""


def measure(task: tuple[int, int, int, str]) -> Successes:
    """Play one pairing: first and second character, number of matches, level."""
    *pair, matches, level = task
    found: Successes = [Counter() for _ in CHARACTERS]
    for number in range(matches):
        chance = Dice(f"{CHARACTERS[task[0]].id} {CHARACTERS[task[1]].id} {number}")
        seated = pair if number % 2 == 0 else pair[::-1]
        played = BotMatch(seated, (Machine(LEVELS[level]),) * 2, chance).play()
        for character, skills in zip(seated, played.used, strict=True):
            found[character].update(skills)
    return found


def run(matches: int, level: str) -> list[list[float]]:
    """Play every pairing ``matches`` times; return each character's rates of success, skill by skill."""
    tasks = [(first, second, matches, level) for first, second in combinations(range(len(CHARACTERS)), 2)]
    with Pool(PROCESSES) as pool:
        found = pool.map(measure, tasks, chunksize=1)
    own = matches * (len(CHARACTERS) - 1)
    return [
        [sum(each[place][skill] for each in found) / own for skill in range(len(character.skills))]
        for place, character in enumerate(CHARACTERS)
    ]


def misses(rates: list[list[float]]) -> Iterator[str]:
    """Yield the missed goals for the skills, in words."""
    for character, own in zip(CHARACTERS, rates, strict=True):
        if max(own) < OFTEN or min(own) > SELDOM:
            yield f"{character.id}'s skills succeed in {', '.join(f'{rate:.1%}' for rate in own)}"


def run_family(matches: int) -> family.Family:
    """Play every pairing ``matches`` times in each cell of the family."""
    with Pool(PROCESSES) as pool:
        return family.Family(chain.from_iterable(pool.map(family.measure, family.tasks(matches), chunksize=4)))


def main(arguments: Sequence[str]) -> int:
    """Measure, print, and return 1 if a goal is missed."""
    matches = int(arguments[0]) if arguments else MATCHES
    level = arguments[1] if len(arguments) > 1 else LEVEL
    rates = run(matches, level)
    print(f"Super Trump Fighter: {matches} matches a pairing, level {level}\n")
    for character, own in zip(CHARACTERS, rates, strict=True):
        skills = zip(character.skills, own, strict=True)
        print(f"{character.id:10}" + "  ".join(f"{s.value} {s.id:14}{rate:6.1%}" for s, rate in skills))
    missed = [*misses(rates)]
    print("\nall goals for the skills reached" if not missed else "\nmissed: " + "; ".join(missed))
    a_cell = max(1, matches // FAMILY_SHARE)
    kinds = run_family(a_cell)
    print(f"\nSuper Trump Fighter: a family of players, {a_cell} matches a pairing by each aim at each depth\n")
    for line in kinds.lines():
        print(line)
    if kinds.doubtful():
        print("\nin doubt: " + "; ".join(kinds.doubtful()))
    apart = kinds.misses()
    print("\nall goals for every kind reached" if not apart else "\nmissed: " + "; ".join(apart))
    return 1 if missed or apart else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
