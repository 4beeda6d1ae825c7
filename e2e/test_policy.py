"""Nothing leaves the page or its workers: the policy's exact text, and attempts wherever it must hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import OpenSite
from e2e.lib.attacks import attack_from_worker, outcomes
from e2e.lib.sample import fresh
from e2e.lib.site import Site
from e2e.lib.starts import patch, start
from e2e.lib.support import Guard, wait_for_engine
from e2e.lib.table import Table
from paths import ROOT

OWN_SCRIPT = "'sha256-k7mEageBq5ajTJNy7wxPbKTVLWFcQv9p6H8ytGLukjY='"
"""The hash of the few lines in the page itself."""
POLICY = (
    f"default-src 'none'; script-src 'self' {OWN_SCRIPT} 'wasm-unsafe-eval'; worker-src 'self' blob:; "
    "connect-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
TYPES = "; require-trusted-types-for 'script'; trusted-types own-scripts"
REFUSALS = "Content Security Policy|Trusted|404|importScripts|this script runs under"


def metas(dist: Path) -> dict[str, str]:
    page = (dist / "index.html").read_text(encoding="utf-8")
    found = re.findall(r'<meta\s+(?:http-equiv|name)="([^"]+)"\s+content="([^"]+)"\s*/?>', page)
    return dict(found)


def test_the_policy_is_this_one_word_for_word(dist: Path) -> None:
    assert metas(dist)["Content-Security-Policy"] == POLICY + TYPES


def headers_for_netlify() -> dict[str, str]:
    text = (ROOT / "static" / "_headers").read_text(encoding="utf-8")
    return dict(re.findall(r"^  ([\w-]+): (.+)$", text, re.MULTILINE))


def headers_for_nginx() -> dict[str, str]:
    text = (ROOT / "hosting" / "nginx.conf").read_text(encoding="utf-8")
    return dict(re.findall(r'^add_header ([\w-]+) "(.+)" always;$', text, re.MULTILINE))


def test_hosts_that_set_headers_send_the_same_policy_and_forbid_foreign_frames(dist: Path) -> None:
    assert headers_for_netlify() == headers_for_nginx()
    assert headers_for_netlify()["Content-Security-Policy"] == f"{POLICY}{TYPES}; frame-ancestors 'self'"
    assert (dist / "_headers").read_bytes() == (ROOT / "static" / "_headers").read_bytes()


def test_no_request_has_a_referrer(dist: Path) -> None:
    assert metas(dist)["referrer"] == "no-referrer"


@pytest.mark.as_built
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


@pytest.mark.as_built
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


# ── in frames ────────────────────────────────────────────────────────────────────────────────────────────────────


def framing(url: str) -> str:
    return f'<!doctype html><title>frame</title><iframe src="{url}" width="360" height="640"></iframe>'


@pytest.fixture
def framed_match(page: Page, site: Site, open_site: OpenSite, tmp_path: Path) -> Table:
    """Return a page of another origin that frames the site, on a device with a stored match."""
    table = Table(page, site.url)
    table.go_home()
    table.put(fresh().save())
    site.requests.clear()
    (tmp_path / "index.html").write_text(framing(page.url), encoding="utf-8")
    page.goto(open_site(tmp_path).url)
    return table


def test_in_the_frame_of_another_site_there_is_a_notice_and_no_match(framed_match: Table, site: Site) -> None:
    page = framed_match.page
    frame = page.frame_locator("iframe")
    expect(frame.get_by_test_id("framed")).to_contain_text("shown inside another site")
    assert frame.locator("[data-card], .match, .box, [data-testid=noren]").count() == 0
    assert page.frames[1].evaluate("() => tefuda.engine.state.at") == "idle"
    assert [path for path in site.requests if path.startswith("engine/")] == []
    with page.expect_popup() as opened:
        frame.get_by_role("link", name="Open Tefuda directly").click()
    wait_for_engine(opened.value)
    expect(opened.value.get_by_test_id("noren")).to_be_visible()


def test_a_host_that_sets_the_headers_is_not_framed_at_all(
    page: Page, site: Site, open_site: OpenSite, tmp_path: Path, guard: Guard
) -> None:
    guard.allow("frame-ancestors|X-Frame-Options")
    site.headers = headers_for_netlify()
    (tmp_path / "index.html").write_text(framing(site.url), encoding="utf-8")
    page.goto(open_site(tmp_path).url)
    page.wait_for_function("() => frames.length === 1")
    assert page.frames[1].url == "chrome-error://chromewebdata/"


def test_in_a_frame_of_its_own_origin_the_page_works_normally(page: Page, site: Site) -> None:
    page.route(f"{site.url}frame.html", lambda route: route.fulfill(body=framing("./"), content_type="text/html"))
    page.goto(f"{site.url}frame.html")
    expect(page.frame_locator("iframe").locator(".box").first).to_be_visible()
