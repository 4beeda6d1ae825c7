"""Speed of the engine next to boardgame.io and OpenSpiel in one game: ``python -m e2e.comparison [rounds]``.

That game exists three times, each written for its system; before any timing, all three must find the same legal
cards and the same scores in recorded games. Programs in Python count processor time, pages have a clock.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles

from commands import SetupError, node, run, say
from e2e.bench.run import asked, chromium, show, verdict
from e2e.bench.systems import Program, System, Tab, pages
from paths import CACHE, NODE_MODULES, venv_python

HERE = Path(__file__).resolve().parent
BOARDGAME, OPENSPIEL = CACHE / "comparison" / "boardgame", CACHE / "comparison" / "openspiel"
BUNDLE = BOARDGAME / "bundle" / "boardgame.js"
OPENSPIEL_LOCK = HERE / "openspiel.txt"
PLAY = "e2e.comparison.lucky_maker"

ROUNDS = 7
RECORDED = 200
WARM_UP = 2.0  # s
SLICE = 0.1  # s, of each system in each turn: short, so that neighbours in the order run under the same load
TURNS = 10  # of each system in each round
CPYTHON, PYODIDE = "engine, CPython", "engine, Pyodide in Chromium"
OTHER_PYTHON, IN_NODE, IN_CHROMIUM = "OpenSpiel, CPython", "boardgame.io, Node", "boardgame.io, Chromium"
GOALS = ((CPYTHON, OTHER_PYTHON, 6.2), (PYODIDE, IN_CHROMIUM, 11.9))


def ensure_openspiel() -> Path:
    """Set up a Python with OpenSpiel; raise :class:`SetupError` if OpenSpiel has no wheel for this machine."""
    python = venv_python(OPENSPIEL)
    if not _is_newer(OPENSPIEL / "made", OPENSPIEL_LOCK):
        say("installing OpenSpiel")
        run([sys.executable, "-m", "venv", "--clear", OPENSPIEL])
        words = ("--quiet", "--only-binary=:all:", "--require-hashes", "-r", OPENSPIEL_LOCK)
        run(
            ["uv", "pip", "install", "--python", python, *words], hint="OpenSpiel has wheels for some systems only."
        )
        (OPENSPIEL / "made").touch()
    return python


def ensure_boardgame() -> None:
    """Install boardgame.io and bundle the game that uses it."""
    sources = HERE / "boardgame"
    if not _is_newer(BUNDLE, *sources.iterdir()):
        say("installing boardgame.io")
        shutil.copytree(sources, BOARDGAME, dirs_exist_ok=True)
        run(["npm", "ci", "--ignore-scripts", "--loglevel=error"], cwd=BOARDGAME)
        run([node(), NODE_MODULES / "vite" / "bin" / "vite.js", "build"], cwd=BOARDGAME)


def _is_newer(made: Path, *sources: Path) -> bool:
    return made.exists() and all(made.stat().st_mtime > source.stat().st_mtime for source in sources)


def started(stack: ExitStack) -> Iterator[tuple[str, System]]:
    """Start all systems; leave OpenSpiel out if it is not available."""
    yield CPYTHON, stack.enter_context(Program(sys.executable, "-m", PLAY))
    try:
        yield OTHER_PYTHON, stack.enter_context(Program(ensure_openspiel(), HERE / "openspiel_lucky_maker.py"))
    except SetupError as no:
        say(f"OpenSpiel is left out: {no}")
    ensure_boardgame()
    yield IN_NODE, stack.enter_context(Program(node(), BOARDGAME / "node.mjs"))
    url = stack.enter_context(pages(BUNDLE, HERE / "boardgame" / "page.html", play=PLAY))
    browser = stack.enter_context(chromium())
    print(f"Chromium {browser.version}")
    yield PYODIDE, Tab(browser.new_page(), f"{url}engine.html")
    yield IN_CHROMIUM, Tab(browser.new_page(), f"{url}page.html")


def check_agreement(systems: Mapping[str, System]) -> list[dict[str, list[int]]]:
    """Let every other system replay recorded games; return these, or raise if a system disagrees."""
    games: list[dict[str, list[int]]] = systems[CPYTHON].ask("record", RECORDED)
    for name in systems.keys() - {CPYTHON, PYODIDE}:
        for game, seen in zip(games, systems[name].ask("replay", games), strict=True):
            if (seen["legal"], seen["scores"]) != (game["legal"], game["scores"]):
                raise AssertionError(f"{name} plays this game otherwise, namely {seen}:\n{game}")
        print(f"{name}: the same legal cards and scores in {len(games)} recorded games")
    return games


def main(turns: int) -> None:
    """Measure all systems in turns, and print games per second and the ratios that have goals."""
    with ExitStack() as stack:
        systems = dict(started(stack))
        games = check_agreement(systems)
        deals, rates = [game["deal"] for game in games], {name: list[float]() for name in systems}
        for system in systems.values():
            system.ask("lucky_maker", deals, WARM_UP)
        for turn in range(turns):
            # reversed in every other turn, so that a slowdown affects all systems alike
            for name in [*systems] if turn % 2 == 0 else [*systems][::-1]:
                played, seconds = systems[name].ask("lucky_maker", deals, SLICE)
                rates[name].append(played / seconds)
    moves = len(games[0]["moves"])
    for name, values in rates.items():
        show(name, values, unit="games/s", note=f"{median(values) * moves:,.0f} moves/s")
    for ours, theirs, goal in (each for each in GOALS if each[1] in rates):
        ratios = [mine / other for mine, other in zip(rates[ours], rates[theirs], strict=True)]
        low, ratio, high = quantiles(ratios, n=4)
        print(
            f"  {ours} / {theirs}, {len(ratios)} turns side by side: {ratio:.1f} times "
            f"(middle half {low:.1f}–{high:.1f}), {verdict(ratio, goal, least=True)}"
        )


if __name__ == "__main__":
    rounds, _ = asked(ROUNDS)
    main(rounds * TURNS)
