"""Speed of the engine: every game at random, the door, and one game compared with boardgame.io and OpenSpiel.

``python -m e2e.bench.bench_engine [rounds]``: CPython and Pyodide in Chromium in one run, all systems in turns.
Programs in Python count processor time, so that a busy machine does not matter; pages only have a clock. That game
exists three times, each written for its system; before any timing, all three must find the same legal cards and the
same scores in recorded games. It prints the results.
"""

from __future__ import annotations

import os
import platform
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from commands import SetupError, node, say
from e2e.bench import random_play
from e2e.bench.browser import IsolatedHandler, chromium
from e2e.bench.random_play import GAME as BESIDE
from e2e.bench.systems import (
    BOARDGAME,
    HERE,
    Program,
    System,
    Tab,
    ensure_boardgame,
    ensure_openspiel,
    make_pages,
)
from e2e.lib.drivers import measured
from serve import Site
from tests.play import SetUp

ROUNDS = 7
RECORDED = 200
WARM_UP = 2.0  # s
SLICE = 0.1  # s, of each system in each turn: short, so that neighbours in the order run under the same load
TURNS = 10  # of each system in each round
GAME_SLICE = 0.4  # s, of each game in each round
DOOR_MATCHES = 12
MOST_LISTED = 1000

CPYTHON, PYODIDE = "engine, CPython", "engine, Pyodide in Chromium"
OPENSPIEL, IN_NODE, IN_CHROMIUM = "OpenSpiel, CPython", "boardgame.io, Node", "boardgame.io, Chromium"
GOALS = ((CPYTHON, OPENSPIEL, 6.2), (PYODIDE, IN_CHROMIUM, 11.9))
LEAST_SHARE = 0.2  # of the moves per second of the game that is compared with other systems
DOOR_GOALS = {CPYTHON: 1.0, PYODIDE: 3.0}  # ms

Spread = list[float]


def programs(stack: ExitStack) -> Iterator[tuple[str, System]]:
    """Start the systems that need no browser; skip OpenSpiel if it is not available."""
    yield CPYTHON, stack.enter_context(Program([sys.executable, "-m", "e2e.bench.random_play"]))
    try:
        python = ensure_openspiel()
    except SetupError as no:
        say(f"OpenSpiel is left out: {no}")
    else:
        yield OPENSPIEL, stack.enter_context(Program([python, HERE / f"openspiel_{BESIDE}.py"]))
    ensure_boardgame()
    yield IN_NODE, stack.enter_context(Program([node(), BOARDGAME / "node.mjs"]))


def pages(stack: ExitStack) -> Iterator[tuple[str, System]]:
    """Open the pages, both in the same Chromium."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    make_pages(folder)
    site = Site(folder)
    site.RequestHandlerClass = IsolatedHandler
    stack.enter_context(site)
    browser = stack.enter_context(chromium())
    print(f"Chromium {browser.version}")
    yield PYODIDE, Tab(browser.new_page(), f"{site.url}engine.html")
    yield IN_CHROMIUM, Tab(browser.new_page(), f"{site.url}boardgame.html")


def check_agreement(systems: Mapping[str, System]) -> list[dict[str, Any]]:
    """Let every system replay recorded games; return these, or raise if a system disagrees."""
    games: list[dict[str, Any]] = systems[CPYTHON].ask("record", RECORDED)
    for name, system in systems.items():
        if name in (CPYTHON, PYODIDE):
            continue
        for game, seen in zip(games, system.ask("replay", games), strict=True):
            if (seen["legal"], seen["scores"]) != (game["legal"], game["scores"]):
                raise AssertionError(f"{name} plays this game otherwise, namely {seen}:\n{game}")
        print(f"{name}: the same legal cards and scores in {len(games)} recorded games")
    return games


def in_turns(names: list[str], turn: int) -> list[str]:
    """Return the order of a turn: reversed in every other one, so that a slowdown affects all systems alike."""
    return names if turn % 2 == 0 else names[::-1]


def measure_systems(systems: Mapping[str, System], deals: list[Any], turns: int) -> dict[str, Spread]:
    """Return the games per second of every system, a figure per turn."""
    rates: dict[str, Spread] = {name: [] for name in systems}
    for system in systems.values():
        system.ask(BESIDE, deals, WARM_UP)
    for number in range(turns):
        for name in in_turns([*systems], number):
            games, seconds = systems[name].ask(BESIDE, deals, SLICE)
            rates[name].append(games / seconds)
    return rates


def report_systems(rates: Mapping[str, Spread], moves: int) -> None:
    """Print games and moves per second, and the ratios that have goals."""
    print(f"\n{BESIDE}, {random_play.SEATS} seats, {moves} moves a game at random; median of turns")
    for name, values in rates.items():
        print(f"  {name:<28}{spread(values):>28} games/s{median(values) * moves:>11,.0f} moves/s")
    for ours, theirs, goal in GOALS:
        if theirs in rates:
            ratios = [mine / other for mine, other in zip(rates[ours], rates[theirs], strict=True)]
            low, ratio, high = quantiles(ratios, n=4)
            many = f"{ratio:.1f} times (middle half {low:.1f}–{high:.1f}, all {min(ratios):.1f}–{max(ratios):.1f})"
            print(f"  {ours} / {theirs}, {len(ratios)} turns side by side:")
            print(f"    {many}, {verdict(ratio >= goal)} the goal of {goal}")


def measure_games(system: System, rounds: int) -> dict[SetUp, list[tuple[float, float]]]:
    """Return matches and moves per second of every game, a pair per round."""
    rates: dict[SetUp, list[tuple[float, float]]] = {set_up: [] for set_up in measured()}
    for _ in range(rounds):
        for set_up, pairs in rates.items():
            asked = (set_up.game, set_up.seats, dict(set_up.options), GAME_SLICE)
            matches, moves, seconds = system.ask("any_game", *asked)
            pairs.append((matches / seconds, moves / seconds))
    return rates


def report_games(name: str, rates: Mapping[SetUp, list[tuple[float, float]]]) -> None:
    """Print the table, with each game's ratio to the game that is compared with other systems."""
    print(f"\n{name}: whole matches at random, moves drawn beforehand; median of rounds")
    (base,) = [[moves for _, moves in pairs] for each, pairs in rates.items() if each.game == BESIDE]
    least = 1.0
    for set_up, pairs in rates.items():
        moves = [rate for _, rate in pairs]
        share = median(rate / lucky for rate, lucky in zip(moves, base, strict=True))
        least = min(least, share)
        matches = median(rate for rate, _ in pairs)
        print(f"  {set_up!s:<24}{matches:>9,.0f} matches/s{spread(moves):>30} moves/s{share:>7.2f}")
    met = verdict(least >= LEAST_SHARE)
    print(f"  least share of {BESIDE}'s moves/s {least:.2f}, {met} the goal of {LEAST_SHARE}")


def measure_door(system: System) -> dict[tuple[SetUp, bool], Spread]:
    """Return ms of ``legal`` + ``act`` in mid-match, by game and by whether the list was cut off."""
    times: dict[tuple[SetUp, bool], Spread] = {}
    for set_up in measured():
        system.ask("round_trips", set_up.request(0))
        for seed in range(1, DOOR_MATCHES + 1):
            for listed, elapsed in system.ask("round_trips", set_up.request(seed)):
                times.setdefault((set_up, listed == MOST_LISTED), []).append(elapsed)
    return times


def report_door(name: str, times: Mapping[tuple[SetUp, bool], Spread]) -> None:
    """Print median and 95th percentile of every game."""
    print(f"\n{name}: legal + act through the door in mid-match, a match's middle half (ms)")
    slowest = 0.0
    for (set_up, cut_off), values in times.items():
        worst = quantiles(values, n=20)[-1] if len(values) > 1 else values[0]
        words = f"{set_up}, {MOST_LISTED} actions listed" if cut_off else str(set_up)
        print(f"  {words:<34}{len(values):6} steps   p50 {median(values):6.3f}   p95 {worst:6.3f}")
        slowest = slowest if cut_off else max(slowest, worst)
    goal = DOOR_GOALS[name]
    print(f"  slowest p95 of whole lists {slowest:.3f}, {verdict(slowest <= goal)} the goal of {goal:g}")


def spread(values: Spread) -> str:
    """Return median, lowest and highest."""
    return f"{median(values):,.0f} ({min(values):,.0f}–{max(values):,.0f})"


def load() -> str:
    """Return the load of the machine, if known."""
    return f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""


def verdict(met: bool) -> str:
    """Return whether a figure meets its goal, in words."""
    return "meets" if met else "MISSES"


def main(rounds: int = ROUNDS) -> None:
    """Measure and print."""
    print(f"CPython {platform.python_version()}, {platform.machine()}{load()}")
    with ExitStack() as stack:
        systems: dict[str, System] = dict(programs(stack))
        systems.update(pages(stack))
        games = check_agreement(systems)
        rates = measure_systems(systems, [game["deal"] for game in games], rounds * TURNS)
        report_systems(rates, len(games[0]["moves"]))
        for name in (CPYTHON, PYODIDE):
            report_games(name, measure_games(systems[name], rounds))
        for name in (CPYTHON, PYODIDE):
            report_door(name, measure_door(systems[name]))
    print(f"\nmeasured{load()} at the end")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
