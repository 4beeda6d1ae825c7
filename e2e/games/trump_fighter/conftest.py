"""What all tests of the fight begin with."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.games.trump_fighter.ring import Ring
from e2e.table import Table
from serve import Site


@pytest.fixture
def ring(page: Page, site: Site) -> Ring:
    """A page for a fight."""
    return Ring(Table(page, site.url))
