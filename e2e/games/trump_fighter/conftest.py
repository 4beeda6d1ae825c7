"""What all tests of the fight begin with."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.games.trump_fighter.table import FightTable
from e2e.table import Table
from serve import Site


@pytest.fixture
def fight(page: Page, site: Site) -> FightTable:
    """A page for a fight."""
    return FightTable(Table(page, site.url))
