"""``python -m tests.strength [game …]``: the strength of the bots; see ``--help``.

Each line is a challenger alone against equal opponents, as the rate at which it would beat one of them (50 % is
even), with an interval of 95 % clustered by deal; goals are from ``tests/games/<id>/strength.py``.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from functools import partial
from multiprocessing import Pool
from pathlib import Path

from tests.play import SetUp
from tests.strength.arena import Outcome, Pairing, Rate, play_deal, rate_of
from tests.strength.kept import Kept, Task
from tests.strength.players import games_with_strength, of_game

CHEATS = ("cheat", "even")
"""Most of the cheat's lead over this level that an honest player may leave."""
PAIRS = (("easy", "random"), ("even", "easy"), ("even", "greedy"), ("hard", "even"), ("hard", "greedy"), CHEATS)


def arguments() -> Namespace:
    """Read the command line."""
    parser = ArgumentParser("python -m tests.strength", description=__doc__)
    parser.add_argument("games", nargs="*", default=games_with_strength(), help="all games if none is named")
    parser.add_argument("--players", type=int, help="measure tables of so many alone")
    parser.add_argument("--set-up", help="measure this one alone, by the name that is printed above its lines")
    parser.add_argument("--deals", type=int, help="instead of the game's own number")
    parser.add_argument("--seed", type=int, default=1, help="the first deal; the others follow")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--effort", type=int, help="worlds that the challenger looks at")
    parser.add_argument("--direct", action="store_true", help="no door for levels that look at no worlds: faster")
    parser.add_argument("--pair", action="append", metavar="A:B", help="A against B alone; may be repeated")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep outcomes there, and use those kept")
    return parser.parse_args()


def tables(game: str, given: Namespace) -> Iterator[SetUp]:
    """Yield the set-ups in which a game is measured, or the requested ones of them."""
    for set_up in of_game(game).SET_UPS:
        if given.players in (None, set_up.seats) and given.set_up in (None, str(set_up)):
            yield set_up


def played(jobs: int, tasks: list[Task]) -> Iterator[Outcome]:
    """Play deals in ``jobs`` processes, and yield the result of each in turn."""
    if jobs == 1:
        yield from map(play_deal, tasks)
        return
    with Pool(jobs) as pool:
        yield from pool.imap(play_deal, tasks)


def measure(pairing: Pairing, given: Namespace) -> Rate:
    """Play all deals of a pairing."""
    deals = given.deals or of_game(pairing.set_up.game).DEALS
    tasks = [(pairing, given.seed + number) for number in range(deals)]
    play = partial(played, given.jobs)
    outcomes = Kept(given.keep).play(tasks, play) if given.keep else [*play(tasks)]
    return rate_of(outcomes, pairing.set_up.seats)


def line(pairing: Pairing, rate: Rate) -> str:
    """Return a result as one line, with a note if a goal is missed."""
    goal = of_game(pairing.set_up.game).GOALS.get((pairing.challenger, pairing.opponent))
    verdict = "" if goal is None else f"  goal {goal:.0%} {'reached' if rate.rate >= goal else 'MISSED'}"
    names = f"{pairing.challenger} against {pairing.opponent}"
    return (
        f"  {names:<24}{rate.rate:6.1%} ({rate.low:.1%} to {rate.high:.1%})  share {rate.share:5.1%} of "
        f"{rate.deals} deals  thinks {rate.mean_ms:6.1f} ms, p95 {rate.p95_ms:6.1f}{verdict}"
    )


def report(set_up: SetUp, given: Namespace) -> None:
    """Print all pairings of a set-up, and the share of the cheat's lead that honesty leaves."""
    print(f"{set_up}", flush=True)
    found: dict[tuple[str, str], float] = {}
    for challenger, opponent in [each.split(":") for each in given.pair] if given.pair else PAIRS:
        pairing = Pairing(set_up, challenger, opponent, given.effort, given.direct)
        rate = measure(pairing, given)
        found[challenger, opponent] = rate.rate
        print(line(pairing, rate), flush=True)
    if {CHEATS, ("hard", CHEATS[1])} <= found.keys():
        lead = (found["hard", CHEATS[1]] - 0.5) / (found[CHEATS] - 0.5)
        print(f"  hard reaches {lead:.0%} of the lead of the cheat that sees all hands")


def main() -> int:
    """Measure the requested games."""
    given = arguments()
    for game in given.games:
        for set_up in tables(game, given):
            report(set_up, given)
    return 0


if __name__ == "__main__":
    sys.exit(main())
