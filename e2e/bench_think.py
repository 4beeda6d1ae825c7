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
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from commands import node, run
from e2e.bench.browser import IsolatedHandler, chromium, verdict
from e2e.bench.systems import Tab, make_engine_page
from paths import NODE_MODULES, WEB
from py_engine.bridge import Door
from py_engine.games import GAMES
from serve import Site
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

Look = dict[str, Any]
"""A view and a level."""


@dataclass
class Thinking:
    """The results of one level: the ms of each answer, and the greatest number of playouts.

    Moves that are given up are played out in fewer worlds than the answer reports.
    """

    ms: list[float] = field(default_factory=list)
    playouts: int = 0

    def note(self, ms: float, playouts: int) -> None:
        """Record an answer."""
        self.ms.append(ms)
        self.playouts += playouts

    def line(self, level: str, goal: float | None = None) -> str:
        """Return the results in words."""
        parts = quantiles(self.ms, n=20) if len(self.ms) > 1 else self.ms * 19
        rate = f"at most {self.playouts * 1000 / sum(self.ms):8,.0f} playouts/s" if self.playouts else ""
        met = "" if goal is None else f"  {verdict(parts[18], goal, ' ms')}"
        times = f"p50 {parts[9]:7.1f} ms   p95 {parts[18]:7.1f} ms   most {max(self.ms):7.1f} ms"
        return f"  {level:<12}{times}  {rate}{met}"


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


def looks_at(set_up: SetUp, looks: int) -> list[dict[str, Any]]:
    """Return ``looks`` views, spread over some matches."""
    views = [view for seed in range(MATCHES) for view in positions(set_up, seed)]
    return [views[len(views) * each // looks] for each in range(min(looks, len(views)))]


def on_cpython(views: list[dict[str, Any]], level: str) -> Thinking:
    """Show the views to a level on this Python."""
    door, thinking = Door(), Thinking()
    for view in views:
        begun = time.process_time()
        answer = ask(door, op="think", view=view, level=level)
        thinking.note((time.process_time() - begun) * 1000, answer["spent"] * len(answer["choices"]))
    return thinking


def in_page(tab: Tab, set_up: SetUp, views: list[dict[str, Any]], level: str, first: bool = False) -> Thinking:
    """Show the views to a level in the page, each as if it were its ``first``, or one after the other."""
    looks, strongest = [{"view": view, "level": level} for view in views], GAMES[set_up.game].bots[-1]
    tab.ask("think", looks[:WARM], strongest)
    thinking = Thinking()
    for ms, playouts in tab.ask("first" if first else "think", looks, strongest):
        thinking.note(ms, playouts)
    return thinking


def report(tab: Tab, shown: dict[SetUp, list[dict[str, Any]]], rate: int) -> None:
    """Print the thinking times of every level in the page."""
    for set_up, views in shown.items():
        print(f"{set_up}, {len(views)} looks", flush=True)
        levels = GAMES[set_up.game].bots
        for level in levels:
            goal = GOALS.get(level) if rate == max(THROTTLES) else None
            print(in_page(tab, set_up, views, level).line(level, goal), flush=True)
            if level == levels[-1]:
                print(in_page(tab, set_up, views, level, first=True).line(f"{level}, first", goal), flush=True)


@contextmanager
def opened() -> Iterator[Tab]:
    """Open the page with the engine and the page's own choice of effort."""
    with tempfile.TemporaryDirectory() as name, chromium() as browser:
        folder = Path(name)
        make_engine_page(folder)
        rolldown = NODE_MODULES / "rolldown" / "bin" / "cli.mjs"
        source, made = WEB / "src" / "door" / "effort.ts", folder / "effort.js"
        run([node(), rolldown, source, "--file", made, "--format", "esm"], cwd=WEB)
        site = Site(folder)
        site.RequestHandlerClass = IsolatedHandler
        with site:
            yield Tab(browser.new_page(), f"{site.url}think.html")


def throttle(tab: Tab, rate: int) -> float:
    """Set the page's throttle, and return the time of the loop there, in ms."""
    tab.page.context.new_cdp_session(tab.page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    return float(median(tab.ask("loop") for _ in range(LOOPS)))


def main(looks: int = LOOKS, games: Sequence[str] = ()) -> int:
    """Measure and print all games, or those named."""
    shown = {set_up: looks_at(set_up, looks) for set_up in largest(games)}
    print("on CPython")
    for set_up, views in shown.items():
        print(f"{set_up}, {len(views)} looks", flush=True)
        for level in GAMES[set_up.game].bots:
            print(on_cpython(views, level).line(level), flush=True)
    with opened() as tab:
        plain = throttle(tab, 1)
        for rate in THROTTLES:
            slowdown = throttle(tab, rate) / plain
            print(f"\nin Chromium, processor's throttle at {rate} (a loop takes {slowdown:.1f} times as long)")
            report(tab, shown, rate)
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else LOOKS, sys.argv[2:]))
