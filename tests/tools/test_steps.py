"""The summary counts the tests of its steps, and each target of the Makefile names existing tests."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

import steps
from commands import SetupError, output_of, run
from paths import ROOT

MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"\b((?:e2e|tests)/[\w/*]+\.py)(?:::(\w+))?", MAKEFILE)))
REPORT = '<testsuites><testsuite tests="8" failures="2" errors="0" skipped="1"/></testsuites>'


def test_the_closing_line_counts_failed_tests_and_failed_checks() -> None:
    outcomes = [
        steps.Outcome("lint-one", 1, Counter(), 0.5),
        steps.Outcome("lint-two", 0, Counter(), 2),
        steps.Outcome("test-three", 1, Counter(failed=2, passed=5, skipped=1), 10),
    ]
    line = steps.closing_line(outcomes).strip("= ")
    assert line == "2 failed, 1 errors, 6 passed, 1 skipped in 12.50s"


def test_reports_are_counted_also_of_several_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "REPORTS", tmp_path)
    for name in ("test-a.xml", "test-b-0.xml", "test-b-1.xml"):
        (tmp_path / name).write_text(REPORT)
    assert steps.counted(steps.reports_of("test-a")) == Counter(passed=5, failed=2, skipped=1)
    assert steps.counted(steps.reports_of("test-b")) == Counter(passed=10, failed=4, skipped=2)
    assert steps.counted(steps.reports_of("test-c")) == Counter()


def test_a_failed_target_fails_the_whole_and_the_others_run(capfd: pytest.CaptureFixture[str]) -> None:
    assert steps.main(["no-such-target", "help"]) == 1
    assert steps.main(["help"]) == 0
    told = capfd.readouterr().out
    assert "FAILED no-such-target" in told
    assert "ok     help" in told


def test_a_missing_program_is_no_success() -> None:
    with pytest.raises(SetupError, match="127"):
        run(["no-such-program-anywhere"])
    assert output_of(["no-such-program-anywhere"]) is None


def test_help_fits_a_screen() -> None:
    assert len((output_of(["make", "--silent", "-C", ROOT, "help"]) or "").splitlines()) in range(10, 25)


def test_each_target_names_tests_that_exist() -> None:
    """A wrong name would stay unnoticed until a long target is run."""
    assert NAMED
    for pattern, test in NAMED:
        found = list(ROOT.glob(pattern))
        assert found, pattern
        assert all(f"def {test}" in path.read_text(encoding="utf-8") for path in found), test


def test_the_pages_are_not_in_the_wheel() -> None:
    packed = [each.distribution_path for each in WheelBuilder(str(ROOT)).recurse_included_files()]
    assert "py_engine/bridge.py" in packed
    assert [name for name in packed if name.endswith(".md")] == []
