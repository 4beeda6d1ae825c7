"""How an action's cost grows with the log: ``python -m e2e.bench_log [rounds [game …]]``.

The longest recorded match of every game is taken up around 50 and 200 entries and shortly before its end. There
actions are carried out in Pyodide in Chromium, stored in local storage, looked at, and taken back in both. The
lengths come in turns, so that a machine that slows down treats all alike.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "web" / "build"))

from playwright.sync_api import sync_playwright

from browser import ensure_chromium
from commands import node, run
from e2e.bench.systems import Tab, make_engine_page
from e2e.bench_engine import IsolatedHandler
from e2e.bench_saves import longest
from paths import NODE_MODULES, WEB, is_root
from py_engine.games import GAMES
from serve import Site

LENGTHS = (50, 200)
AROUND = 8
"""Positions of each length, one after the other: what an action costs depends on where the match stands, too."""
BEFORE_END = 2
ROUNDS = 8
TURNS = 4
KINDS = ("act", "store", "act and store", "take back", "undo", "view")
NEAR_FLAT = 2.0
"""How much more an action and its storing may cost at the longest log than at the shortest that is measured."""
GOALS = ("act", "store", "act and store")

Costs = dict[str, list[float]]


def bundle(folder: Path) -> None:
    """Put the page's saves there as one script."""
    source, made = WEB / "src" / "saves" / "records.ts", folder / "records.js"
    rolldown = NODE_MODULES / "rolldown" / "bin" / "cli.mjs"
    run([node(), rolldown, source, "--file", made, "--format", "esm"], cwd=WEB)


@contextmanager
def opened() -> Iterator[Tab]:
    """Open the page."""
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        make_engine_page(folder)
        bundle(folder)
        site = Site(folder)
        site.RequestHandlerClass = IsolatedHandler
        with site:
            arguments = ["--disable-gpu", *(["--no-sandbox"] if is_root() else [])]
            browser = playwright.chromium.launch(executable_path=ensure_chromium(), args=arguments)
            yield Tab(browser.new_page(), f"{site.url}log.html")
            browser.close()


def positions(game: str) -> dict[int, list[dict[str, Any]]]:
    """Return the longest match of a game, cut around each length that it reaches."""
    save = longest(game)[0]
    last = len(save["log"]) - BEFORE_END
    lengths = [*(length for length in LENGTHS if length < last), last]
    return {length: [{**save, "log": save["log"][: length - back]} for back in range(AROUND)] for length in lengths}


def measure(tab: Tab, saves: dict[int, list[dict[str, Any]]], rounds: int) -> dict[int, Costs]:
    """Return the costs by length of the log and kind, in ms; the first turn warms up."""
    costs: dict[int, Costs] = {length: {kind: [] for kind in KINDS} for length in saves}
    for turn in range(TURNS + 1):
        for length, cut in saves.items():
            found = [each for save in cut for each in tab.ask("costs", save, rounds)]
            for kind in KINDS if turn else ():
                costs[length][kind] += [each[kind] for each in found]
    return costs


def growth(costs: dict[int, Costs], kind: str) -> float:
    """Return how many times more a kind costs at the longest log than at the shortest."""
    medians = [median(costs[length][kind]) for length in sorted(costs)]
    return medians[-1] / medians[0]


def report(game: str, costs: dict[int, Costs]) -> None:
    """Print one line a kind: ms at each length, and how they grow."""
    lengths = sorted(costs)
    print(f"\n{game}: median ms with {', '.join(map(str, lengths))} entries in the log, last to first")
    for kind in KINDS:
        figures = "".join(f"{median(costs[length][kind]):9.3f}" for length in lengths)
        print(f"  {kind:<14}{figures}   {growth(costs, kind):6.2f}×{verdict(costs, kind)}")


def verdict(costs: dict[int, Costs], kind: str) -> str:
    """Return how a kind stands to its goal, if it has one and the log is long enough to tell."""
    if kind not in GOALS or max(costs) < max(LENGTHS):
        return ""
    words = "within" if growth(costs, kind) <= NEAR_FLAT else "ABOVE"
    return f"   {words} the goal of {NEAR_FLAT:g}×"


def main(rounds: int = ROUNDS, *games: str) -> None:
    """Measure and print; all games where none is named."""
    with opened() as tab:
        for game in games or GAMES:
            report(game, measure(tab, positions(game), rounds))


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else ROUNDS, *sys.argv[2:])
