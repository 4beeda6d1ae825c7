"""Speed of the engine on CPython and in Pyodide in Chromium: every game at random, and the door.

``python -m e2e.bench.bench_engine [rounds]``: CPython counts processor time, so that a busy machine does not
matter; a page only has a clock.
"""

from __future__ import annotations

import os
import platform
import sys
from statistics import median

from e2e.bench.run import asked, chromium, number, show, verdict
from e2e.bench.systems import Program, System, Tab, pages
from e2e.lib.drivers import measured
from tests.play import SetUp

ROUNDS = 7
GAME_SLICE = 0.4  # s, of each game in each round
DOOR_MATCHES = 12
MOST_LISTED = 1000
LEAST_SHARE = 0.2  # of the moves per second of the fastest game
DOOR_GOALS = {"engine, CPython": 1.0, "engine, Pyodide in Chromium": 3.0}  # ms


def show_games(system: System, rounds: int) -> None:
    """Print matches and moves per second of every game, with each game's ratio to the fastest one."""
    rates: dict[SetUp, list[tuple[float, float]]] = {set_up: [] for set_up in measured()}
    for _ in range(rounds):
        for set_up, pairs in rates.items():
            given = (set_up.game, set_up.seats, dict(set_up.options), GAME_SLICE)
            matches, moves, seconds = system.ask("any_game", *given)
            pairs.append((moves / seconds, matches / seconds))
    base = max(rates.values(), key=lambda pairs: median(moves for moves, _ in pairs))
    shares = []
    for set_up, pairs in rates.items():
        shares.append(median(mine / fast for (mine, _), (fast, _) in zip(pairs, base, strict=True)))
        words = f"{number(median(matches for _, matches in pairs))} matches/s, share {shares[-1]:.2f}"
        show(str(set_up), [moves for moves, _ in pairs], unit="moves/s", note=words)
    met = verdict(min(shares), LEAST_SHARE, least=True)
    print(f"  least share of the fastest game's moves/s {min(shares):.2f}, {met}")


def show_door(system: System, goal: float) -> None:
    """Print ms of ``legal`` + ``act`` in mid-match, by game and by whether the list was cut off."""
    for set_up in measured():
        system.ask("round_trips", set_up.request(0))
        seeds = range(1, DOOR_MATCHES + 1)
        steps = [step for seed in seeds for step in system.ask("round_trips", set_up.request(seed))]
        for cut_off in (False, True):
            times = [ms for listed, ms in steps if (listed == MOST_LISTED) is cut_off]
            name = f"{set_up}, {MOST_LISTED} listed" if cut_off else str(set_up)
            if times:
                show(name, times, None if cut_off else goal)


def load() -> str:
    """Return the load of the machine, if known."""
    return f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""


if __name__ == "__main__":
    rounds, _ = asked(ROUNDS)
    print(f"CPython {platform.python_version()}, {platform.machine()}{load()}")
    with Program(sys.executable, "-m", "e2e.bench.random_play") as cpython, pages() as url, chromium() as browser:
        print(f"Chromium {browser.version}")
        systems: list[System] = [cpython, Tab(browser.new_page(), f"{url}engine.html")]
        for (name, goal), system in zip(DOOR_GOALS.items(), systems, strict=True):
            print(f"\n{name}: whole matches at random, moves drawn beforehand")
            show_games(system, rounds)
            print(f"\n{name}: legal + act through the door in mid-match, a match's middle half")
            show_door(system, goal)
    print(f"\nmeasured{load()} at the end")
