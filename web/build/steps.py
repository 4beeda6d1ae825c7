"""Run targets of the Makefile one after the other, even after a failed one, and sum them up.

``python web/build/steps.py <target>…``: the exit status is 1 if one failed. Targets that run tests leave JUnit
reports in ``.cache/reports``, named after them, which are counted; the closing line has the form of pytest's.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from commands import say
from paths import REPORTS, ROOT


@dataclass(frozen=True)
class Outcome:
    """The result of a target: its exit status, the numbers of tests by result, and the seconds."""

    target: str
    status: int
    counts: Counter[str]
    seconds: float

    def __str__(self) -> str:
        return (
            f"{'FAILED' if self.status else 'ok    '} {self.target:<14} {self.seconds:6.1f} s  {words(self.counts)}"
        )


def reports_of(target: str) -> list[Path]:
    """Return the reports of a target: one, or one for each process that shares its tests."""
    return [*REPORTS.glob(f"{target}.xml"), *REPORTS.glob(f"{target}-[0-9].xml")]


def counted(reports: Iterable[Path]) -> Counter[str]:
    """Add up the numbers of JUnit reports; there are none if a run died before it wrote one."""
    totals: Counter[str] = Counter()
    for suite in (suite for report in reports for suite in ElementTree.parse(report).iter("testsuite")):
        tests, failed, errors, skipped = (
            int(suite.get(kind, "0")) for kind in ("tests", "failures", "errors", "skipped")
        )
        totals.update(failed=failed, errors=errors, skipped=skipped, passed=tests - failed - errors - skipped)
    return totals


def run(target: str) -> Outcome:
    """Run a target with its output shown."""
    for report in reports_of(target):
        report.unlink()
    say(target)
    begun = time.monotonic()
    status = subprocess.run(["make", target, "ARGS="], cwd=ROOT, check=False).returncode
    return Outcome(target, status, counted(reports_of(target)), time.monotonic() - begun)


def words(counts: Counter[str]) -> str:
    """Return counts in words; empty if there are none."""
    return ", ".join(f"{counts[kind]} {kind}" for kind in ("failed", "errors", "passed", "skipped") if counts[kind])


def closing_line(outcomes: Iterable[Outcome]) -> str:
    """Return one line over all targets; one without tests counts as one passed, or one error."""
    total: Counter[str] = Counter()
    seconds = 0.0
    for each in outcomes:
        seconds += each.seconds
        total.update(each.counts)
        if each.status and not each.counts["failed"] + each.counts["errors"]:
            total["errors"] += 1
        elif not each.counts:
            total["passed"] += 1
    return f" {words(total) or 'nothing ran'} in {seconds:.2f}s ".center(80, "=")


def main(targets: list[str]) -> int:
    """Run all targets; print the result of each, and the closing line."""
    outcomes = [run(target) for target in targets]
    print("", *outcomes, closing_line(outcomes), sep="\n", flush=True)
    return int(any(each.status for each in outcomes))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
