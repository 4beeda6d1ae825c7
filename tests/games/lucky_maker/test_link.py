"""How long links of matches are."""

from __future__ import annotations

import pytest

from tests.links import mean_length
from tests.play import SetUp

SET_UP = SetUp("lucky_maker", 4)
MOST = 120
"""Characters that a link may have in the mean."""


@pytest.mark.cpython_only
def test_links_are_short() -> None:
    assert mean_length(SET_UP, 100) <= MOST
