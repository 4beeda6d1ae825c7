"""``python -m e2e.sabotage [-k WORDS…]``: insert every sabotage into a copy of the source, and run its tests.

It prints the test that found each. First the tests run without any: only a test that passes then can find a
fault. Exits with 1 if a sabotage passed all its tests, or could not be tried since none of them ran.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from commands import say
from e2e.lib.trees import copied_tree
from e2e.sabotage.kinds import Sabotage, every_sabotage
from e2e.sabotage.runs import Run, run_tests

CAUGHT, THROUGH, UNTRIED = "caught", "WENT THROUGH", "NOT TRIED"


@dataclass(frozen=True)
class Verdict:
    """A sabotage's result: the outcome, the test that found it or the reason why none could, and the seconds."""

    sabotage: Sabotage
    outcome: str
    why: str
    seconds: float


def sound_tests(tree: Path, sabotages: Iterable[Sabotage]) -> dict[tuple[str, ...], frozenset[str]]:
    """Run each selection of tests once without a sabotage and return those that pass."""
    found = {}
    for selection in dict.fromkeys(each.selection for each in sabotages):
        run = run_tests(tree, *selection, to_the_end=True)
        say(f"{run.seconds:5.0f} s  {len(run.passed)} pass without a sabotage: {' '.join(selection)}")
        for test in run.failed:
            say(f"FAILS without a sabotage: {test}")
        if not run.passed:
            print(run.last_words, flush=True)
        found[selection] = frozenset(run.passed)
    return found


def tried(tree: Path, sabotage: Sabotage, sound: frozenset[str]) -> Verdict:
    """Insert a sabotage into the tree, run its tests, and remove it again."""
    if not sound:
        return Verdict(sabotage, UNTRIED, "its tests do not pass without it either", 0)
    file = tree / sabotage.file
    before, times = file.read_bytes(), file.stat()
    file.write_text(sabotage.spoilt(tree), encoding="utf-8")
    try:
        return verdict(sabotage, run_tests(tree, *sabotage.selection, to_the_end=False), sound)
    finally:
        file.write_bytes(before)
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))  # its compiled files are valid again


def verdict(sabotage: Sabotage, run: Run, sound: frozenset[str]) -> Verdict:
    """Judge a run: a failed build or collection is not a test that finds something."""
    caught = [test for test in run.failed if test in sound]
    if caught:
        return Verdict(sabotage, CAUGHT, caught[0], run.seconds)
    if run.passed and not run.failed:
        return Verdict(sabotage, THROUGH, f"{len(run.passed)} tests pass with it", run.seconds)
    return Verdict(sabotage, UNTRIED, run.last_words, run.seconds)


def judge(sabotages: Sequence[Sabotage]) -> list[Verdict]:
    """Try sabotages one after the other in one copy of the source."""
    verdicts = []
    with copied_tree() as tree:
        sound = sound_tests(tree, sabotages)
        for sabotage in sabotages:
            verdicts.append(tried(tree, sabotage, sound[sabotage.selection]))
            say(f"{verdicts[-1].seconds:5.0f} s  {verdicts[-1].outcome}: {sabotage.name}")
    return verdicts


def print_table(verdicts: Sequence[Verdict]) -> None:
    """Print each sabotage with its file and the test that found it, and a last line that counts them."""
    print()
    for each in verdicts:
        print(f"{each.outcome:<12} {each.seconds:5.0f} s  {each.sabotage.name} ({each.sabotage.file})")
        print("".join(f"{'':22}{line}\n" for line in each.why.splitlines()), end="")
    counts = [(kind, sum(each.outcome == kind for each in verdicts)) for kind in (CAUGHT, THROUGH, UNTRIED)]
    print(", ".join(f"{count} {kind.lower()}" for kind, count in counts), flush=True)


def main(words: list[str]) -> int:
    """Try the sabotages that the words name, all by default; return 1 unless every one of them was found."""
    parser = ArgumentParser(prog="make test-sabotage", description="faults that the tests must see")
    parser.add_argument("-k", dest="words", nargs="+", default=[], help="only where name, file or target has them")
    part = " ".join(parser.parse_args(words).words)
    chosen = [each for each in every_sabotage() if part in f"{each.name} {each.file} {each.selection[0]}"]
    if not chosen:
        parser.error(f"no sabotage has {part!r}")
    verdicts = judge(chosen)
    print_table(verdicts)
    return 0 if all(each.outcome == CAUGHT for each in verdicts) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
