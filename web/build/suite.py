"""The checks and test runs behind ``make lint`` and ``make test``, and the closing line that sums them up."""

from __future__ import annotations

import os
import shlex
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

import locks
from browser import driver_env, find_chromium
from commands import echoed, say, status_of
from paths import PYODIDE_WHEELS, REPORTS, ROOT, WEB, venv_python
from setup import ensure_node, ensure_npm

WIDTH = 80
MOST_WORKERS = 4
NO_TESTS = 5  # pytest's exit status
ORDER = ("failed", "errors", "passed", "skipped")


@dataclass(frozen=True)
class Outcome:
    """How a step went: its exit status and, for a test run, how many tests passed, failed, and so on."""

    status: int
    counts: Counter[str] = field(default_factory=Counter)


@dataclass(frozen=True)
class Step:
    """A named part of the checks."""

    name: str
    run: Callable[[], Outcome]


def counted(report: Path) -> Counter[str]:
    """The numbers of a JUnit report; empty where the run died before writing one."""
    if not report.exists():
        return Counter()
    totals: Counter[str] = Counter()
    for suite in ElementTree.parse(report).getroot().iter("testsuite"):
        numbers = {kind: int(suite.get(kind, "0")) for kind in ("tests", "failures", "errors", "skipped")}
        bad = numbers["failures"] + numbers["errors"]
        totals.update(failed=numbers["failures"], errors=numbers["errors"], skipped=numbers["skipped"])
        totals.update(passed=numbers["tests"] - bad - numbers["skipped"])
    return totals


def _report(name: str) -> Path:
    REPORTS.mkdir(parents=True, exist_ok=True)
    report = REPORTS / f"{name}.xml"
    report.unlink(missing_ok=True)
    return report


def _given() -> list[str]:
    return shlex.split(os.environ.get("ARGS", ""))


def _arguments(folder: str) -> list[str]:
    """The arguments in ``ARGS``, and the folder before them unless they name what to run themselves."""
    arguments = _given()
    named = any((ROOT / word.partition("::")[0]).exists() for word in arguments)
    return arguments if named else [folder, *arguments]


def _pytest(name: str, folder: str, *options: str) -> Outcome:
    report = _report(name)
    chromium = find_chromium()
    arguments = [
        "-q",
        "-n",
        str(_workers()),
        "--dist",
        "worksteal",
        f"--junitxml={report}",
        *options,
        *_arguments(folder),
    ]
    env = {"CHROMIUM": str(chromium)} if chromium else {}
    status = status_of([venv_python(), "-m", "pytest", *arguments], env=env)
    return Outcome(status, counted(report))


def _pyodide() -> Outcome:
    """Share the tests out among as many processes as there are cores: Pyodide has one thread."""
    with ThreadPoolExecutor() as pool:
        parts = list(pool.map(_pyodide_part, range(_workers())))
    counts = sum((part.counts for part in parts), Counter[str]())
    # a part that gets no test is no failure, as long as there are tests at all
    bad = [part.status for part in parts if part.status not in {0, NO_TESTS}]
    return Outcome(max(bad, default=0 if counts else NO_TESTS), counts)


def _pyodide_part(part: int) -> Outcome:
    report = _report(f"pyodide-{part}")
    node = ensure_node()
    runner = WEB / "build" / "pyodide_tests.mjs"
    arguments = ["-q", f"--junitxml={report.relative_to(ROOT).as_posix()}", *_arguments("tests")]
    command: list[str | Path] = [node.program(), runner, ROOT, PYODIDE_WHEELS, f"{part}/{_workers()}", *arguments]
    return Outcome(status_of(command, env=node.env), counted(report))


def _workers() -> int:
    return min(os.cpu_count() or 1, MOST_WORKERS)


def _browser_workers() -> int:
    """Twice as many: a test and its browser wait for each other, and for what the page does after some time."""
    return min(_workers() * 2, MOST_WORKERS)


def _e2e(name: str, *options: str) -> Outcome:
    """Run what of e2e/ the options choose."""
    return _pytest(name, "e2e", "-n", str(_browser_workers()), *PICTURES, *_second_try(), *options)


def _files(pattern: str) -> list[str]:
    """Return the files of the tree that a pattern finds, in their order."""
    return sorted(file.relative_to(ROOT).as_posix() for file in ROOT.glob(pattern))


def _tool(*arguments: str) -> Callable[[], Outcome]:
    return lambda: Outcome(status_of([venv_python(), "-m", *arguments]))


def _program(name: str, *arguments: str) -> Callable[[], Outcome]:
    return lambda: Outcome(status_of([venv_python().with_name(name), *arguments]))


def _script(name: str, *arguments: str) -> Callable[[], Outcome]:
    return lambda: Outcome(status_of([venv_python(), WEB / "build" / name, *arguments]))


def _npm(script: str) -> Callable[[], Outcome]:
    def run() -> Outcome:
        node = ensure_node()
        return Outcome(status_of(node.npm("run", "--silent", script), cwd=WEB, env=node.env))

    return run


def _page(*arguments: str) -> Outcome:
    """Run the tests of the page's own code in Node; ``arguments`` go to Vitest."""
    node = ensure_npm()
    report = _report("page")
    junit = ["--reporter=default", "--reporter=junit", f"--outputFile.junit={report}"]
    command = node.npm("run", "--silent", "test", "--", *junit, *arguments)
    return Outcome(status_of(command, cwd=WEB, env=node.env), counted(report))


LINT = (
    Step("lock files", lambda: Outcome(locks.check())),
    Step("ruff check", _tool("ruff", "check", "--quiet")),
    Step("ruff format", _tool("ruff", "format", "--check", "--quiet")),
    Step("mypy", _tool("mypy")),
    Step("layers of the engine", _program("lint-imports", "--no-cache", "--no-logo")),
    Step("types of the door", _script("door_types.py", "--check")),
    Step("examples of the rules", _script("leaflets.py", "--check")),
    Step("biome", _npm("lint")),
    Step("tsc", _npm("typecheck")),
    Step("layers of the page", _npm("layers")),
)
FORMAT = (
    Step("ruff check --fix-only", _tool("ruff", "check", "--fix-only", "--quiet")),
    Step("ruff format", _tool("ruff", "format", "--quiet")),
    Step("types of the door", _script("door_types.py")),
    Step("examples of the rules", _script("leaflets.py")),
    Step("biome", _npm("format")),
)
RULES = Step("tests", lambda: _pytest("rules", "tests", "-p", "no:playwright"))
PAGE = Step("tests of the page", _page)
PAGE_ALONE = Step(PAGE.name, lambda: _page(*_given()))
PYODIDE = Step("tests in Pyodide", _pyodide)
PICTURES = ("--screenshot", "only-on-failure", "--output", str(REPORTS / "e2e"))
# What shows that no hand leaks and no match is lost: what is seen there once is there.
ONE_TRY = (
    "e2e/test_noren.py",
    "e2e/test_gate.py",
    "e2e/test_undo.py",
    "e2e/test_kills.py",
    "e2e/test_crashes.py",
    "e2e/test_races.py",
    "e2e/test_mutants.py",
    *_files("e2e/**/test_secrecy.py"),
)


def _second_try() -> tuple[str, ...]:
    """What lets a few failed tests be tried once more in CI, as Playwright's own runner does there; all are named.

    A machine that many share may stop a browser for seconds. Where a developer runs them, each test has one try.
    """
    if not os.environ.get("CI"):
        return ()
    few = ("--reruns", "1", "--max-suite-reruns", "6", "--rerun-show-tracebacks", "-raR")
    return few + tuple(f"--rerun-exclude-path={path}" for path in ONE_TRY)


E2E = Step("tests in the browser", lambda: _e2e("e2e", "-m", "not long"))
FORMS = Step("other forms", lambda: _e2e("forms", "-m", "long"))
ONE_BY_ONE = ("-n", "0", "-p", "no:playwright")
POINTERLESS = "e2e/test_access.py::test_a_match_is_played_without_a_pointer"
MATCHES = Step("whole matches", lambda: _pytest("matches", "e2e/test_matches.py", POINTERLESS, *PICTURES))
RANDOM_TAPS = "e2e/test_noren.py::test_random_taps_never_open_it"
TOUCHES = Step("touches", lambda: _pytest("touches", RANDOM_TAPS, *_files("e2e/games/*/test_touch.py"), *PICTURES))
MEMORY = Step("memory", lambda: _pytest("memory", "e2e/test_memory.py", "-rP", *PICTURES))
BROWSERS = Step("other browsers", lambda: _pytest("browsers", "e2e/browsers/smoke.py", *ONE_BY_ONE))
KILLS = (
    Step("killed pages", lambda: _pytest("kills", "e2e/test_kills.py", *PICTURES)),
    Step("killed browsers", lambda: _pytest("crashes", "e2e/test_crashes.py", *PICTURES)),
    Step("races of two tabs", lambda: _pytest("races", "e2e/test_races.py", *PICTURES)),
)
MUTANTS = Step("mutated saves", lambda: _pytest("mutants", "e2e/test_mutants.py", *PICTURES))
THINK = Step("machine players", lambda: _pytest("think", "tests/conformance/test_think.py", "-p", "no:playwright"))
UNDO = Step("taking back", lambda: _pytest("undo", "tests/conformance/test_undo.py", "-p", "no:playwright"))
LINKS = Step("links", lambda: _pytest("links", "tests/link", "-p", "no:playwright"))
SECRECY = Step(
    "pairs of matches",
    lambda: _pytest("secrecy", "e2e/test_secrecy.py", *_files("e2e/games/*/test_secrecy.py"), "-rP", *PICTURES),
)
TESTS = (RULES, PYODIDE, PAGE, E2E)
BENCHES = (
    "bench_boot",
    "bench_first",
    "bench_home",
    "bench_taps",
    "bench_memory",
    "bench_presses",
    "bench_motion",
    "bench_saves",
    "bench_book",
    "bench_log",
    "bench_tabs",
    "bench_engine",
    "bench_think",
)


def run_steps(steps: Iterable[Step]) -> int:
    """Run all steps, also after a failure; print how each went and one closing line; 1 where one failed."""
    started = time.monotonic()
    done: list[tuple[Step, Outcome, float]] = []
    for step in steps:
        say(step.name)
        begun = time.monotonic()
        done.append((step, step.run(), time.monotonic() - begun))
    print()
    for step, outcome, seconds in done:
        print(
            f"{'ok    ' if outcome.status == 0 else 'FAILED'} {step.name:<22} {seconds:6.1f} s  {_words(outcome)}"
        )
    print(closing_line([outcome for _, outcome, _ in done], time.monotonic() - started), flush=True)
    return 0 if all(outcome.status == 0 for _, outcome, _ in done) else 1


MISSED = ("ABOVE", "MISSES")
"""How a measurement says that a goal was not reached."""


def run_benches() -> int:
    """Run every measurement, and name the goals that were missed at the end; 1 where there are any."""
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    say(f"measuring on {os.cpu_count()} cores{load}: figures of a busy machine mean little")
    modules = [*(f"e2e.{name}" for name in BENCHES), *_modules("e2e/games/*/bench_*.py")]
    faults = [f"{module}: {line}" for module in modules for line in _measured(module)]
    say(f"{len(faults)} goals missed" if faults else "every goal reached")
    for line in faults:
        print(f"  {line}")
    return 1 if faults else 0


def _measured(module: str) -> list[str]:
    """Run a measurement, and return the lines by which it names a missed goal, or that it broke off."""
    status, lines = echoed([venv_python(), "-u", "-m", module], env=driver_env())
    missed = [line.strip() for line in lines if any(word in line for word in MISSED)]
    return missed if status == 0 else [*missed, f"broke off with {status}"]


def _modules(pattern: str) -> list[str]:
    """Return the modules whose files a pattern finds, as ``python -m`` wants them named."""
    return [file.removesuffix(".py").replace("/", ".") for file in _files(pattern)]


def run_balance() -> int:
    """Run the measurement of every game that has one, ``balance.py`` among its tests."""
    modules = _modules("tests/games/*/balance.py")
    return max(status_of([venv_python(), "-m", module, *_given()]) for module in modules)


def run_strength() -> int:
    """Measure how strong the machine players are."""
    return status_of([venv_python(), "-m", "tests.strength", *_given()])


def run_sabotages() -> int:
    """Sabotage a copy of the source, again and again, and see which test finds it."""
    return status_of([venv_python(), "-m", "e2e.sabotage", *_given()], env=driver_env())


def run_shots() -> int:
    """Take pictures of every screen."""
    return status_of([venv_python(), "-m", "e2e.shots", *_given()], env=driver_env())


def keep_pictures() -> int:
    """Keep pictures of every screen."""
    return status_of([venv_python(), "-m", "e2e.pictures"], env=driver_env())


def run_coverage() -> int:
    """Run the tests of the page's own code and print which lines of it they reach."""
    node = ensure_npm()
    return status_of(node.npm("run", "--silent", "coverage", "--", *_given()), cwd=WEB, env=node.env)


def run_fuzz() -> int:
    """Send the door hostile requests, far more than the tests do."""
    return status_of([venv_python(), "-m", "tests.fuzz", *_given()])


def _words(outcome: Outcome) -> str:
    return ", ".join(f"{outcome.counts[kind]} {kind}" for kind in ORDER if outcome.counts[kind])


def closing_line(outcomes: Sequence[Outcome], seconds: float) -> str:
    """One line in pytest's form over all steps; a failed check that counts no tests is one error."""
    total = sum((outcome.counts for outcome in outcomes), Counter[str]())
    total["errors"] += sum(
        outcome.status != 0 and not outcome.counts["failed"] + outcome.counts["errors"] for outcome in outcomes
    )
    total["passed"] += sum(outcome.status == 0 and not outcome.counts for outcome in outcomes)
    summary = _words(Outcome(0, total)) or "nothing ran"
    return f" {summary} in {seconds:.2f}s ".center(WIDTH, "=")
