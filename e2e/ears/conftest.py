"""A desktop with Orca for each language, where Orca is available."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from e2e.ears.desktop import Desktop, missing
from e2e.ears.reader import LOCALES, Reader
from e2e.ears.transcript import Hearing
from serve import Site

RENEW = os.environ.get("RENEW") == "1"
"""Replace the kept transcripts instead of comparing with them."""


@pytest.fixture(scope="module", params=[*LOCALES])
def reader(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, dist: Path
) -> Iterator[Reader]:
    """Start Orca in one of the languages, with the page that it reads."""
    if absent := missing():
        pytest.fail(f"not installed: {', '.join(absent)}")
    folder: Path = tmp_path_factory.mktemp("desktop")
    with Site(dist) as site, Desktop(folder, request.param) as desktop, sync_playwright() as playwright:
        reader = Reader(playwright, desktop, site.url, request.param)
        try:
            reader.begin()
            yield reader
        finally:
            reader.close()


@pytest.fixture
def hearing(reader: Reader, request: pytest.FixtureRequest) -> Iterator[Hearing]:
    """Return a walk whose transcript is kept under the test's name; each fault in it fails the test."""
    hearing = Hearing(reader)
    yield hearing
    hearing.hold_hands_closed()
    game = request.node.callspec.params.get("game")
    name = "-".join(filter(None, [request.node.originalname.removeprefix("test_"), game]))
    differing = hearing.keep(name, renew=RENEW)
    assert not hearing.faults, "\n".join(hearing.faults)
    assert not differing, "\n".join(differing)
