"""Nothing leaves the page, nor its workers: the policy word for word, and attempts from where it must hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.attacks import attack_from_worker, outcomes
from e2e.conftest import OpenSite
from e2e.starts import patch, start
from e2e.support import Guard, wait_for_engine
from serve import Site

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; connect-src 'self'; "
    "style-src 'self'; font-src 'self'; img-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
TYPES = "; require-trusted-types-for 'script'; trusted-types own-scripts"
REFUSALS = "Content Security Policy|Trusted|404|importScripts|this script runs under"


def metas(dist: Path) -> dict[str, str]:
    page = (dist / "index.html").read_text(encoding="utf-8")
    found = re.findall(r'<meta\s+(?:http-equiv|name)="([^"]+)"\s+content="([^"]+)"\s*/?>', page)
    return dict(found)


def test_the_policy_is_this_one_word_for_word(dist: Path) -> None:
    assert metas(dist)["Content-Security-Policy"] == POLICY + TYPES


def test_nobody_is_told_where_a_visitor_came_from(dist: Path) -> None:
    assert metas(dist)["referrer"] == "no-referrer"


# older browsers have no Trusted Types: there the rest of the policy must be enough
@pytest.mark.parametrize("types", [TYPES, ""], ids=["trusted types", "no trusted types"])
def test_nothing_leaves_the_engines_worker_and_no_text_runs_in_it(
    page: Page, site: Site, dist: Path, open_site: OpenSite, guard: Guard, types: str
) -> None:
    guard.allow(REFUSALS)
    other = open_site()
    if not types:
        patch(site, "index.html", lambda text: text.replace(TYPES, ""))
    attack_from_worker(site, dist, other)
    start(page, site)
    assert {name for name, outcome in outcomes(site).items() if outcome != "refused"} == set()
    assert other.requests == []


def test_the_workers_script_runs_under_the_policy_only(page: Page, site: Site, dist: Path, guard: Guard) -> None:
    guard.allow("this script runs under")
    patch(site, "index.html", lambda text: text.replace(TYPES, ""))
    page.goto(site.url)
    wait_for_engine(page)
    (script,) = dist.glob("assets/worker-*.js")
    said = page.evaluate(
        """(name) => new Promise((resolve) => {
          const worker = new Worker(`./assets/${name}`, { type: "module" });
          worker.onerror = () => resolve("ended");
          worker.onmessage = ({ data }) => resolve(data);
          worker.postMessage({ type: "ask", id: 0, requests: [] });
        })""",
        script.name,
    )
    assert said == "ended"
