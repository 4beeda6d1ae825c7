"""The targets of the Makefile, one function each: ``python3 web/build/tasks.py <target>``."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable

import locks
import suite
from browser import ensure_chromium
from commands import SetupError, say
from dist import ensure_dist, ensure_gallery
from other_browsers import ensure_others
from paths import CACHE, DIST, GALLERY, NODE_MODULES, REPORTS, ROOT, VENV
from serve import PORT, serve
from setup import ensure_all, ensure_npm, ensure_pyodide_wheels, ensure_venv
from stamps import stamp

TOOL_CACHES = (".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis")


def show_help() -> int:
    """List the targets."""
    print("make <target>   (ARGS='…' goes to pytest or Vitest, PORT=… and HOST=… to play and gallery)\n")
    for name, task in TASKS.items():
        print(f"  {name:<13} {task.__doc__}".rstrip("."))
    return 0


def play() -> int:
    """Build the site, serve it and print its address."""
    port = _port()
    serve(ensure_dist(), host=_host(), port=port)
    return 0


def gallery() -> int:
    """Serve the gallery: every part of the page in every state."""
    port = _port()
    serve(ensure_gallery(), host=_host(), port=port)
    return 0


def _port() -> int:
    port = os.environ.get("PORT", str(PORT))
    if not port.isdigit() or not 0 < int(port) < 65536:
        raise SetupError(f"PORT is no port number: {port}")
    return int(port)


def _host() -> str:
    return os.environ.get("HOST", "127.0.0.1")


def build() -> int:
    """Build the site into dist/."""
    ensure_dist()
    say(f"the site is in {DIST.relative_to(ROOT)}/")
    return 0


def test() -> int:
    """Check and test everything; what takes long has targets of its own."""
    ensure_pyodide_wheels()
    ensure_chromium()
    ensure_dist()
    return suite.run_steps([*suite.LINT, *suite.TESTS])


def lint() -> int:
    """Check style, types and lock files."""
    ensure_all()
    return suite.run_steps(suite.LINT)


def reformat() -> int:
    """Mend style and order of imports, and write the page's types of the door."""
    ensure_all()
    return suite.run_steps(suite.FORMAT)


def test_rules() -> int:
    """Run tests/ on this Python."""
    ensure_venv()
    return suite.run_steps([suite.RULES])


def test_page() -> int:
    """Run the tests of web/src in Node."""
    ensure_npm()
    return suite.run_steps([suite.PAGE_ALONE])


def coverage() -> int:
    """Print which lines of web/src its tests in Node reach."""
    return suite.run_coverage()


def test_pyodide() -> int:
    """Run tests/ inside Pyodide."""
    ensure_pyodide_wheels()
    return suite.run_steps([suite.PYODIDE])


def _in_browser(*steps: suite.Step, **environment: str) -> int:
    """Run steps against the built site in Chromium, with more of it asked for by the environment."""
    ensure_chromium()
    ensure_dist()
    os.environ.update(environment)
    return suite.run_steps(steps)


def test_e2e() -> int:
    """Run e2e/ in a browser."""
    return _in_browser(suite.E2E)


def test_forms() -> int:
    """Run e2e/ in the forms of which test-e2e runs a few; takes long."""
    return _in_browser(suite.FORMS)


def test_matches() -> int:
    """Play five whole matches of every game in a browser; takes long."""
    return _in_browser(suite.MATCHES, MATCH_SEEDS="5")


def test_touch() -> int:
    """Send 10,000 interleaved touches to games in real time; takes long."""
    return _in_browser(suite.TOUCHES, TOUCH_EVENTS="10000", TAPS="1000")


def test_memory() -> int:
    """Play 120 actions of every game on one page and see that it holds no more than after 10; takes long."""
    return _in_browser(suite.MEMORY, MEMORY_ACTIONS="120")


def test_kills() -> int:
    """Kill pages 1000 times and browsers 300 times, and have two tabs act at once 500 times; takes long."""
    return _in_browser(*suite.KILLS, KILLS="1000", CRASHES="300", RACES="500")


def test_mutants() -> int:
    """Put 20,000 mutated saves into the storage; takes long."""
    return _in_browser(suite.MUTANTS, MUTANTS="20000")


def test_browsers() -> int:
    """Walk through the page in Firefox and in WebKit, where they are."""
    ensure_dist()
    ensure_others()
    return suite.run_steps([suite.BROWSERS])


def test_undo() -> int:
    """Take actions back in 10,000 positions of every game; takes long."""
    ensure_venv()
    os.environ["UNDO_POSITIONS"] = "10000"
    return suite.run_steps([suite.UNDO])


def test_secrecy() -> int:
    """Hold pages of matches that differ in hidden cards against each other, action by action; takes hours."""
    return _in_browser(suite.SECRECY, SECRECY_POSITIONS="0")


def test_think() -> int:
    """Try machine players in 1,000 positions of every game and number of players; takes long."""
    ensure_venv()
    os.environ["THINK_POSITIONS"] = "1000"
    return suite.run_steps([suite.THINK])


def test_links() -> int:
    """Write 1,000 matches of every game as links, and read 20,000 hostile ones; takes long."""
    ensure_venv()
    os.environ["LINKED_MATCHES"] = "1000"
    os.environ["LINKS"] = "20000"
    return suite.run_steps([suite.LINKS])


def test_sabotage() -> int:
    """Put faults into a copy of the source, each of which some test must see; takes long."""
    ensure_pyodide_wheels()
    ensure_chromium()
    ensure_dist()
    return suite.run_sabotages()


def shots() -> int:
    """Write pictures of every screen into shots/; ARGS="A B" shows two commits side by side."""
    ensure_chromium()
    return suite.run_shots()


def pictures() -> int:
    """Keep the pictures of what every screen looks like now, with which the tests compare."""
    ensure_chromium()
    ensure_dist()
    return suite.keep_pictures()


def bench() -> int:
    """Measure starts, sizes, taps and the engine's speed (BEFORE=<commit>: beside that one's first visit)."""
    ensure_chromium()
    ensure_dist()
    return suite.run_benches()


def balance() -> int:
    """Play simple bots against each other and print how even the games are."""
    ensure_venv()
    return suite.run_balance()


def strength() -> int:
    """Play machine players against each other and print how strong they are; takes hours (ARGS=--help)."""
    ensure_venv()
    return suite.run_strength()


def fuzz() -> int:
    """Send the engine's door hostile requests."""
    ensure_venv()
    return suite.run_fuzz()


def lock() -> int:
    """Write the Python lock files anew from pyproject.toml."""
    locks.write()
    return locks.check()


def clean() -> int:
    """Remove what was built, keep what was fetched."""
    for folder in (DIST, GALLERY, REPORTS, *(ROOT / name for name in TOOL_CACHES)):
        shutil.rmtree(folder, ignore_errors=True)
    for folder in (DIST, GALLERY):
        stamp(folder.name).unlink(missing_ok=True)
    return 0


def distclean() -> int:
    """Remove everything these targets made."""
    clean()
    for folder in (CACHE, VENV, NODE_MODULES):
        shutil.rmtree(folder, ignore_errors=True)
    return 0


TASKS: dict[str, Callable[[], int]] = {
    "help": show_help,
    "play": play,
    "build": build,
    "test": test,
    "lint": lint,
    "format": reformat,
    "test-rules": test_rules,
    "test-page": test_page,
    "test-pyodide": test_pyodide,
    "test-e2e": test_e2e,
    "test-forms": test_forms,
    "test-matches": test_matches,
    "test-touch": test_touch,
    "test-browsers": test_browsers,
    "test-memory": test_memory,
    "test-kills": test_kills,
    "test-mutants": test_mutants,
    "test-undo": test_undo,
    "test-links": test_links,
    "test-secrecy": test_secrecy,
    "test-think": test_think,
    "test-sabotage": test_sabotage,
    "shots": shots,
    "pictures": pictures,
    "gallery": gallery,
    "bench": bench,
    "coverage": coverage,
    "balance": balance,
    "strength": strength,
    "fuzz": fuzz,
    "lock": lock,
    "clean": clean,
    "distclean": distclean,
}


def main(arguments: list[str]) -> int:
    """Run the named target and return its exit status: 0 well, 1 a test failed, 2 the set-up did."""
    task = TASKS.get(arguments[0] if arguments else "help")
    if task is None:
        print(f"no such target: {arguments[0]}; there are {', '.join(TASKS)}", file=sys.stderr)
        return 2
    try:
        return task()
    except (SetupError, OSError) as error:
        print(f"✗ {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
