"""Fixtures for all tests of the fight."""

from __future__ import annotations

import pytest

from e2e.games.trump_fighter.table import FightTable
from e2e.lib.table import Table


@pytest.fixture
def fight(table: Table) -> FightTable:
    """A page for a fight."""
    return FightTable(table)
