"""``python -m tests.games.trump_fighter.chances [fights [worlds]]``: predicted chances and the shares of wins.

Fights between equal bots of all levels are weighed act by act, like the page's analysis, from the acting seat's
view; then the prediction is compared with the winner.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import Any

from py_engine.bridge import Door
from py_engine.games.trump_fighter.data import SEATS
from py_engine.games.trump_fighter.game import GAME
from py_engine.games.trump_fighter.roster import CHARACTERS
from py_engine.match import Match
from py_engine.think.dice import Dice
from tests.games.trump_fighter.bot_match import BotMatch, machine
from tests.play import ask

FIGHTS, WORLDS = 200, 12


def fight(seed: int) -> Match:
    """Return a finished fight between two bots of one level, by its seed."""
    pair = random.Random(seed).sample(range(len(CHARACTERS)), SEATS)
    bot = machine(GAME.bots[seed % len(GAME.bots)])
    return BotMatch(pair, [bot] * SEATS, Dice(f"chances {seed}")).replayed()


def acts(entry: dict[str, Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield the acts of a log entry that are weighed, by seat."""
    if entry["do"] in ("move", "call"):
        yield entry["seat"], entry
    for seat, act in enumerate(entry.get("fastest", ())):
        if act:
            yield seat, {**entry, "fastest": [act if each == seat else None for each in range(SEATS)]}


def moments(match: Match, worlds: int) -> Iterator[tuple[float, float]]:
    """Yield a seat's chance at every act of a fight, as ``hard`` weighs it, and its share of the win in the end."""
    save, winners = match.save(), match.status()["winners"]
    before = Match.load(GAME, {**save, "log": []})
    for entry in save["log"]:
        for seat, act in acts(entry):
            answer = ask(Door(), op="think", view=before.view(seat), level="hard", effort=worlds, weigh=act)
            if answer.get("error", {}).get("code") != "not_to_act":
                yield answer["chances"][seat], (seat in winners) / len(winners)
        before.act(entry)


def mean(numbers: list[float]) -> float:
    """Return the mean of some numbers, 0 if there are none."""
    return sum(numbers) / max(1, len(numbers))


def main(fights: int = FIGHTS, worlds: int = WORLDS) -> None:
    """Weigh fights, and print the mean chance and the share of wins in ten bands of chances."""
    found = [each for seed in range(fights) for each in moments(fight(seed), worlds)]
    print(f"{fights} fights, {len(found)} acts\ngiven    won  acts")
    for band in range(10):
        here = [each for each in found if min(9, int(each[0] * 10)) == band]
        print(f"{mean([given for given, _ in here]):5.2f}  {mean([won for _, won in here]):5.2f}  {len(here):4}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
