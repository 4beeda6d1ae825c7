"""Thinking times of bots at the largest tables of every game: on CPython, and in Pyodide in Chromium.

``python -m e2e.bench_think [looks [game …]]``: full matches of ``even`` bots, in real time at random; ``looks`` of
the positions, spread over all of them, are shown to every level. In Chromium the page chooses the effort by the
measured speed, as at the table, once at normal speed and once with the processor's throttle at 4; the strongest
level also answers every look as if it were the first of the page. Chromium's throttle slows a page's own thread and
no worker's, so the engine runs on the page there; a constant loop shows the throttle's effect. CPython counts
processor time, pages have a clock.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from commands import node, run
from e2e.bench.run import asked, chromium, number, show, slow_down
from e2e.bench.systems import Tab, pages
from paths import NODE_MODULES, WEB
from py_engine.bridge import Door
from py_engine.games import GAMES
from tests.play import SetUp, ask, set_ups

MATCHES = 2
LOOKS = 30
LISTED = 60
MOST_ACTIONS = 600
WARM = 3
"""Looks of each level before the measurement."""
THROTTLES = (1, 4)
GOALS = {"even": 300.0, "hard": 1500.0}
"""Goal in ms for the 95th percentile in a browser with the throttle at 4."""
LOOPS = 5

Views = list[dict[str, Any]]
Thoughts = list[tuple[float, int]]
"""The ms of each answer, and the most playouts: moves that are given up have fewer."""


def report(level: str, thoughts: Thoughts, goal: float | None = None) -> None:
    """Print the results of one level."""
    ms, playouts = zip(*thoughts, strict=True)
    rate = f"at most {number(sum(playouts) * 1000 / sum(ms))} playouts/s" if any(playouts) else ""
    show(level, ms, goal, note=rate)


def largest(games: Sequence[str]) -> Iterator[SetUp]:
    """Yield every game's largest table with the default options, and with one option changed."""
    found: dict[tuple[str, tuple[tuple[str, str | int], ...]], SetUp] = {}
    for set_up in set_ups():
        game = GAMES[set_up.game]
        usual = {option.id: option.default for option in game.options}
        others = sum(value != usual[name] for name, value in set_up.options)
        if game.player and others <= 1 and (not games or game.id in games):
            found[set_up.game, set_up.options] = set_up
    yield from found.values()


def positions(set_up: SetUp, seed: int) -> Iterator[dict[str, Any]]:
    """Play a match, and yield the view of a seat to act at each step that has one."""
    match, rng, door = set_up.match(seed), random.Random(seed), Door()
    for _ in range(MOST_ACTIONS):
        if match.state.over:
            return
        action = None
        for seat in match.state.actors()[:1]:
            view = match.view(seat)
            yield view
            action = None if match.game.live else ask(door, op="think", view=view, level="even")["action"]
        match.act(action or rng.choice(match.legal(LISTED)[0]))


def looks_at(set_up: SetUp, looks: int) -> Views:
    """Return ``looks`` views, spread over some matches."""
    views = [view for seed in range(MATCHES) for view in positions(set_up, seed)]
    return [views[len(views) * each // looks] for each in range(min(looks, len(views)))]


def on_cpython(views: Views, level: str) -> Thoughts:
    """Show the views to a level on this Python."""
    door, thoughts = Door(), Thoughts()
    for view in views:
        begun = time.process_time()
        answer = ask(door, op="think", view=view, level=level)
        thoughts.append(((time.process_time() - begun) * 1000, answer["spent"] * len(answer["choices"])))
    return thoughts


def in_page(tab: Tab, views: Views, level: str, question: str = "think") -> Thoughts:
    """Show the views to a level in the page, each as if it were its ``first``, or one after the other."""
    looks, strongest = [{"view": view, "level": level} for view in views], GAMES[views[0]["game"]].bots[-1]
    tab.ask("think", looks[:WARM], strongest)
    return [(ms, playouts) for ms, playouts in tab.ask(question, looks, strongest)]


@contextmanager
def opened() -> Iterator[Tab]:
    """Open the page with the engine and the page's own choice of effort."""
    with TemporaryDirectory() as folder, chromium() as browser:
        rolldown = NODE_MODULES / "rolldown" / "bin" / "cli.mjs"
        source, made = WEB / "src" / "door" / "effort.ts", Path(folder) / "effort.js"
        run([node(), rolldown, source, "--file", made, "--format", "esm"], cwd=WEB)
        with pages(made) as url:
            yield Tab(browser.new_page(), f"{url}think.html")


def loop(tab: Tab) -> float:
    """Return the time of the loop in the page, in ms."""
    return float(median(tab.ask("loop") for _ in range(LOOPS)))


if __name__ == "__main__":
    looks, games = asked(LOOKS)
    shown = {set_up: looks_at(set_up, looks) for set_up in largest(games)}
    print("on CPython")
    for set_up, views in shown.items():
        print(f"{set_up}, {len(views)} looks", flush=True)
        for level in GAMES[set_up.game].bots:
            report(level, on_cpython(views, level))
    with opened() as tab:
        plain = loop(tab)
        for rate in THROTTLES:
            slow_down(tab.page, rate)
            print(f"\nin Chromium, throttle at {rate} (a loop takes {loop(tab) / plain:.1f} times as long)")
            for set_up, views in shown.items():
                print(f"{set_up}, {len(views)} looks", flush=True)
                for level in GAMES[set_up.game].bots:
                    goal = GOALS.get(level) if rate == max(THROTTLES) else None
                    report(level, in_page(tab, views, level), goal)
                report(f"{level}, first", in_page(tab, views, level, "first"), goal)
