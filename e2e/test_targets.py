"""What the long targets run is there: nobody would see a wrong name before the day one of them is wanted."""

from __future__ import annotations

import inspect
import re

import pytest

import suite
from paths import ROOT

NAMED = re.compile(r'"((?:e2e|tests)/[^"]+?\.py)(?:::(\w+))?"')
TARGETS = sorted(set(NAMED.findall(inspect.getsource(suite))))


@pytest.mark.parametrize(("pattern", "test"), TARGETS)
def test_each_target_names_tests_that_exist(pattern: str, test: str) -> None:
    found = list(ROOT.glob(pattern))
    assert found
    assert all(f"def {test}" in path.read_text(encoding="utf-8") for path in found)
