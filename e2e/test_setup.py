"""The set-up does what it must once, and says no to locks that do not fit."""

from __future__ import annotations

import sys
import threading
from collections import Counter
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

import commands
import dist
import locks
import paths
import setup
import stamps
import suite


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stamps, "CACHE", tmp_path / "cache")


def test_work_is_done_once_and_again_when_its_source_or_product_changes(tmp_path: Path) -> None:
    source, product = tmp_path / "source", tmp_path / "product"
    runs: list[str] = []

    def make() -> None:
        runs.append(source.read_text())
        product.write_text("made")

    def build() -> None:
        stamps.once("thing", stamps.digest([source]), product, make)

    source.write_text("one")
    build()
    build()
    source.write_text("two")
    build()
    product.unlink()
    build()
    assert runs == ["one", "two", "two"]


def test_work_that_failed_is_tried_again(tmp_path: Path) -> None:
    product = tmp_path / "product"

    def fail() -> None:
        product.write_text("half")
        raise OSError("no network")

    with pytest.raises(OSError, match="no network"):
        stamps.once("thing", "digest", product, fail)

    def succeed() -> None:
        product.write_text("whole")

    stamps.once("thing", "digest", product, succeed)
    assert product.read_text() == "whole"


def test_two_at_once_do_the_work_once(tmp_path: Path) -> None:
    product = tmp_path / "product"
    runs: list[int] = []
    together = threading.Barrier(2, timeout=10)

    def make() -> None:
        runs.append(1)
        product.write_text("made")

    def build() -> None:
        together.wait()
        stamps.once("thing", "digest", product, make)

    threads = [threading.Thread(target=build) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(10)
    assert runs == [1]


def test_a_digest_changes_with_a_name_and_with_a_byte_but_not_with_a_cache(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("x")
    before = stamps.digest([tmp_path])
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "a.pyc").write_text("noise")
    assert stamps.digest([tmp_path]) == before
    (tmp_path / "a").rename(tmp_path / "b")
    renamed = stamps.digest([tmp_path])
    (tmp_path / "b").write_text("y")
    assert len({before, renamed, stamps.digest([tmp_path])}) == 3


@pytest.mark.parametrize(
    ("version", "fits"),
    [
        ("v20.19.0", True), ("v22.12.0", True), ("v24.1.0", True),
        ("v20.18.3", False), ("v21.7.0", False), ("v22.11.0", False), ("v18.20.0", False),
        (None, False), ("nonsense", False),
    ],
)  # fmt: skip
def test_node_is_taken_only_where_vite_runs_on_it(version: str | None, fits: bool) -> None:
    assert setup.is_new_enough(version) is fits


def test_the_lock_files_of_the_project_are_sound() -> None:
    assert list(locks.faults()) == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("thing==1.0 \\\n    --hash=sha256:00\n", None),
        ("thing==1.0\n", "without a hash"),
        ("thing==1.1 \\\n    --hash=sha256:00\n", "run `make lock`"),
        ("--index-url https://host/\nthing==1.0 \\\n    --hash=sha256:00\n", "names a registry"),
    ],
)
def test_a_bad_lock_file_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, fault: str | None
) -> None:
    monkeypatch.setattr(locks, "LOCKS", tmp_path)
    (tmp_path / "group.txt").write_text(text)
    found = list(locks.faults_of("group", {"thing": "1.0"}))
    assert (found == []) if fault is None else any(fault in line for line in found)


def test_micropip_brings_what_it_needs() -> None:
    packages = {
        "micropip": {"version": "1", "depends": ["packaging"]},
        "packaging": {"version": "2", "depends": []},
        "other": {"version": "3", "depends": []},
    }
    assert setup.runtime_pins({"packages": packages}) == {"micropip": "1", "packaging": "2"}


def test_the_closing_line_counts_failed_tests_and_failed_checks() -> None:
    outcomes = [
        suite.Outcome(1),
        suite.Outcome(0),
        suite.Outcome(1, Counter(failed=2, passed=5, skipped=1)),
    ]
    line = suite.closing_line(outcomes, 12.5).strip("= ")
    assert line == "2 failed, 1 errors, 6 passed, 1 skipped in 12.50s"


def test_a_failed_step_fails_the_whole_run(capsys: pytest.CaptureFixture[str]) -> None:
    steps = [suite.Step("bad", lambda: suite.Outcome(1)), suite.Step("good", lambda: suite.Outcome(0))]
    assert suite.run_steps(steps) == 1
    assert suite.run_steps(steps[1:]) == 0
    assert "FAILED bad" in capsys.readouterr().out


def test_a_missing_program_is_no_success() -> None:
    assert commands.status_of(["no-such-program-anywhere"]) == 127
    assert commands.status_of([sys.executable, "-c", "raise SystemExit(3)"]) == 3


def test_the_pages_are_neither_in_the_wheel_nor_sources_of_the_site() -> None:
    packed = [each.distribution_path for each in WheelBuilder(str(paths.ROOT)).recurse_included_files()]
    made_from = [path.name for path in stamps.files_of(dist.sources())]
    assert "py_engine/bridge.py" in packed
    assert "bridge.py" in made_from
    assert [name for name in (*packed, *made_from) if name.endswith(".md")] == []
