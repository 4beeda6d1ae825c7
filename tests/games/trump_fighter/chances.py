"""``python -m tests.games.trump_fighter.chances``: compare predicted chances with the share of wins.

Fights between equal bots of all levels are weighed act by act, like the page's analysis, from the acting seat's
view; then the prediction is compared with the winner. It prints the time per act too.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from py_engine.bridge import Door
from py_engine.games.trump_fighter.data import SEATS
from py_engine.games.trump_fighter.game import GAME
from py_engine.games.trump_fighter.planning import LEVELS
from py_engine.games.trump_fighter.roster import CHARACTERS
from py_engine.match import Match
from py_engine.think.dice import Dice
from tests.games.trump_fighter.bot_match import LoggedMatch, Machine
from tests.play import ask

FIGHTS, WORLDS = 200, 24
BANDS = 5
"""Number of bands of chances into which the moments are sorted."""


class Moment(NamedTuple):
    """A weighed act: the seat's ``chance`` after the best act, and its share of the win in the end."""

    chance: float
    won: float


def fight(seed: int) -> Match:
    """Return a finished fight between two bots of one level, by its seed."""
    pair = random.Random(seed).sample(range(len(CHARACTERS)), SEATS)
    level = LEVELS[GAME.bots[seed % len(GAME.bots)]]
    bots = LoggedMatch(pair, [Machine(level)] * SEATS, Dice(f"chances {seed}"))
    bots.play()
    return bots.replayed()


def acts(entry: dict[str, Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield the acts of a log entry that are weighed, by seat."""
    if entry["do"] in ("move", "call"):
        yield entry["seat"], entry
    if entry["do"] == "battle":
        for seat, act in enumerate(entry["fastest"]):
            if act:
                yield seat, {**entry, "fastest": [act if each == seat else None for each in range(SEATS)]}


def moments(match: Match, worlds: int) -> Iterator[Moment]:
    """Yield every act of a finished fight as ``hard`` weighs it."""
    save, winners = match.save(), match.status()["winners"]
    before = Match.load(GAME, {**save, "log": []})
    for entry in save["log"]:
        for seat, act in acts(entry):
            answer = ask(Door(), op="think", view=before.view(seat), level="hard", effort=worlds, weigh=act)
            if answer.get("error", {}).get("code") != "not_to_act":
                yield Moment(answer["chances"][seat], (seat in winners) / len(winners))
        before.act(entry)


def bands(found: Sequence[Moment], count: int = BANDS) -> list[list[Moment]]:
    """Return the moments by their chances, in bands of equal width."""
    return [[each for each in found if min(count - 1, int(each.chance * count)) == band] for band in range(count)]


def mean(numbers: Sequence[float]) -> float:
    """Return the mean of some numbers, 0 if there are none."""
    return sum(numbers) / max(1, len(numbers))


def main() -> None:
    """Weigh fights and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fights", type=int, default=FIGHTS)
    parser.add_argument("--worlds", type=int, default=WORLDS)
    given, begun = parser.parse_args(), time.process_time()
    found = [each for seed in range(given.fights) for each in moments(fight(seed), given.worlds)]
    took = time.process_time() - begun
    print(
        f"{given.fights} fights, {len(found)} acts, {1000 * took / len(found):.0f} ms each, "
        f"{took / given.fights:.1f} s a fight"
    )
    print("given    won  acts")
    for band in bands(found, 10):
        print(
            f"{mean([each.chance for each in band]):5.2f}  {mean([each.won for each in band]):5.2f}  {len(band):4}"
        )


if __name__ == "__main__":
    main()
