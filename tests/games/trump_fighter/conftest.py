"""Fixtures: fighters with skills that a test can foresee."""

from __future__ import annotations

import pytest

from tests.games.trump_fighter.table import (
    THEIR_HEART,
    THEIR_SPADE,
    TWO_HEARTS,
    TWO_SPADES,
    fighter,
    install,
)


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give neither fighter a skill that can be met."""
    install(monkeypatch, fighter("ann"), fighter("ben"), fighter("cat"))


@pytest.fixture
def hearts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make two own spades (3) or an opposing heart (4) serve Ann, two own hearts (3) or a spade there (5) Ben."""
    install(
        monkeypatch,
        fighter("ann", (3, TWO_SPADES), (4, THEIR_HEART)),
        fighter("ben", (3, TWO_HEARTS), (5, THEIR_SPADE)),
    )
