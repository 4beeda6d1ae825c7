"""Lighthouse finds nothing to say about access and good practice; its speed is measured by ``e2e.bench_home``."""

from __future__ import annotations

from e2e.audit import audit
from serve import Site

WANTED = ("accessibility", "best-practices")
PLACES = ("", "#/setup/ghost_couple")


def test_lighthouse_gives_full_marks_for_access_and_good_practice(site: Site) -> None:
    for place in PLACES:
        found = audit(f"{site.url}{place}", *WANTED)
        assert found.scores == dict.fromkeys(WANTED, 1), (place, found.faults)
