"""The list of sabotages fits the source: each finds its text, and its tests exist."""

from __future__ import annotations

import ast
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from e2e.sabotage.__main__ import CAUGHT, THROUGH, UNTRIED, verdict
from e2e.sabotage.kinds import TARGETS, Sabotage, every_sabotage, read
from e2e.sabotage.runs import Run, cases_in
from paths import ROOT
from py_engine.games import GAMES

EVERY = [*every_sabotage()]
LEAST = 100
"""Faults that tests once missed are among them."""


def names_in(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def test_each_sabotage_finds_its_text_exactly_once_and_its_tests_exist() -> None:
    for each in EVERY:
        assert each.spoilt(ROOT) != (ROOT / each.file).read_text(encoding="utf-8"), each.name
        assert each.tests, each.name
        for path, _, name in (test.partition("::") for test in each.tests):
            assert TARGETS[path.partition("/")[0]] == each.selection[0], each.name
            assert (ROOT / path).is_file(), each.name
            assert not name or name in names_in(ROOT / path), each.name


def test_they_go_over_page_engine_and_most_games_and_each_is_another() -> None:
    assert len(EVERY) >= LEAST
    assert max(Counter(each.name for each in EVERY).values()) == 1
    files = "\n".join(each.file for each in EVERY)
    assert len([game for game in GAMES if f"/{game}/" in files]) > len(GAMES) / 2
    assert {each.selection[0] for each in EVERY} == {*TARGETS.values()}


def test_a_text_that_occurs_twice_or_never_is_an_error(tmp_path: Path) -> None:
    sabotage = replace(EVERY[0], file="a.py", old="one", new="other")
    for text in ("", "one one"):
        (tmp_path / "a.py").write_text(text, encoding="utf-8")
        with pytest.raises(ValueError, match="what is to be replaced"):
            sabotage.spoilt(tmp_path)


def test_a_row_has_the_lines_of_its_texts_and_selects_its_tests() -> None:
    sabotage = read(["a fault", "a.py | tests/a.py::test_b tests/c.py -k d or e", "-   x = 1", "-", "+ y"])
    assert sabotage == Sabotage("a fault", "a.py", "  x = 1\n", "y", ("tests/a.py::test_b", "tests/c.py"), "d or e")
    assert sabotage.selection == ("test-rules", "tests/a.py::test_b", "tests/c.py", "-k", "d or e")
    assert read(["left out", "a.ts | web/src/a.test.ts", "- x"]).selection == ("test-page", "src/a.test.ts")
    for wrong in (["a", "a | t", "+ x"], ["a", "a.py", "- x"], ["a", "a | t", "- x", "y"]):
        with pytest.raises(ValueError, match="no row of the form"):
            read(wrong)


REPORT = """<testsuites><testsuite>
<testcase classname="a" name="passes"/>
<testcase classname="a" name="fails"><failure message="assert 0"/></testcase>
<testcase classname="a" name="skips"><skipped/></testcase>
<testcase classname="a" name="has no site"><error message='failed on setup with "x"'/></testcase>
<testcase classname="a" name="is guarded"><error message='failed on teardown with "x"'/></testcase>
<testcase classname="" name="a"><error message="collection failure"/></testcase>
</testsuite></testsuites>"""


def test_a_report_lists_passed_and_failed_tests(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    assert cases_in(report) == ((), ())
    report.write_text(REPORT, encoding="utf-8")
    assert cases_in(report) == (("a passes",), ("a fails", "a is guarded"))


@pytest.mark.parametrize(
    ("passed", "failed", "outcome"),
    [
        (("one",), (), THROUGH),
        ((), ("one",), CAUGHT),
        (("two",), ("unsound", "one"), CAUGHT),
        (("one",), ("unsound",), UNTRIED),
        ((), ("file that does not load",), UNTRIED),
        ((), (), UNTRIED),
    ],
)
def test_only_a_test_that_passes_without_it_catches_a_sabotage(
    passed: tuple[str, ...], failed: tuple[str, ...], outcome: str
) -> None:
    run = Run(passed, failed, "the build broke", 1.0)
    assert verdict(EVERY[0], run, frozenset({"one", "two"})).outcome == outcome
