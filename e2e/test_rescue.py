"""With any part of the page missing or damaged it never stays blank: it is repaired, or reports the fault."""

from __future__ import annotations

import json
from collections.abc import Callable
from http import HTTPStatus
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewContext
from e2e.lib.builds import build_of
from e2e.lib.kept import drop, repaired, spoil
from e2e.lib.sample import finished, fresh
from e2e.lib.site import Fault, Site
from e2e.lib.starts import patch, path_in, state_of
from e2e.lib.store import BLANK, put_raw, put_texts, rows_of, save_of, text_of
from e2e.lib.support import ENGINE_PATIENCE, Guard, wait_for_engine
from e2e.lib.table import Table
from e2e.test_offline import visit, wait_offline

USUAL = [("main", spoil), ("image.bin", spoil)]
"""The damages in every run of the tests: to the page itself, and to a part of the engine."""
PARTS = ("main", ".css", "python.bin", "pyodide.asm.mjs", "image.bin")
OTHERS = [each for each in product(PARTS, (spoil, drop)) if each not in USUAL]
NEW = "html[data-version='2']"
FAULTS = "404|ERR_|Failed to|no-response|integrity|SyntaxError|Unexpected token|MIME|Script error|digest"


@pytest.fixture
def main(dist: Path) -> str:
    """Return the end of the address of the page's own script."""
    return path_in(dist, "assets/index-*.js")


@pytest.fixture
def table(page: Page, site: Site, guard: Guard) -> Table:
    """Return a match on a device that stores the full site."""
    guard.allow(FAULTS)
    table = Table(page, site.url)
    visit(page, site)
    wait_offline(page, ready=True)
    table.put(fresh().save())
    expect(table.noren).to_be_visible()
    return table


def opened_anew(table: Table) -> Table:
    """Open the match in a new tab, since each reloads automatically only once."""
    place, page = table.page.url, table.page.context.new_page()
    table.page.close()
    page.goto(place)
    return Table(page, table.url)


def go_on(table: Table, played: int = 1) -> None:
    """Play a card of the match, which then has ``played`` entries."""
    expect(table.noren).to_be_visible(timeout=ENGINE_PATIENCE)
    table.lift()
    table.play(table.legal.first)
    table.stored_and_shown(played)


@pytest.mark.service_worker
@pytest.mark.parametrize(
    "harms", [USUAL, pytest.param(OTHERS, marks=pytest.mark.long)], ids=["the usual ones", "the others"]
)
def test_a_wrong_part_is_fetched_again_and_the_match_continues(
    table: Table, main: str, harms: list[tuple[str, Callable[[Page, str], None]]]
) -> None:
    for played, (part, harm) in enumerate(harms, 1):
        harm(table.page, main if part == "main" else part)
        table = opened_anew(table)
        go_on(table, played)
        assert state_of(table.page)["path"] == "snapshot"
        repaired(table.page)
        assert repaired(table.page) == {"repaired": [], "wrong": [], "unregistered": False}


@pytest.mark.service_worker
def test_without_network_a_page_names_its_missing_parts_exports_the_matches_and_continues_later(
    table: Table, main: str
) -> None:
    harms = ((main, spoil), ("python.bin", drop))
    for played, (name, harm) in enumerate(harms, 1):
        harm(table.page, name)
        save = table.stored().save()
        table.page.context.set_offline(True)
        table = opened_anew(table)
        page = table.page
        if name == "python.bin":
            expect(page.get_by_test_id("engine-failed")).to_contain_text("could not be loaded")
            expect(page.get_by_text("Your matches are safe")).to_be_visible()
        else:
            page.reload()
            expect(page.get_by_test_id("rescue")).to_contain_text(f"Missing parts: {name}")
            expect(page.get_by_test_id("rescue")).to_contain_text("対戦の記録は無事です")
            with page.expect_download() as download:
                page.get_by_role("button", name="Save all matches to a file").click()
            (match,) = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))["matches"]
            assert save_of(match) == save
        page.context.set_offline(False)
        page.get_by_role("button", name="Try again").click()
        go_on(table, played)
        repaired(page)


@pytest.mark.service_worker
@pytest.mark.parametrize("part", ["main", pytest.param("python.bin", marks=pytest.mark.long)])
def test_half_of_an_old_version_is_replaced_by_the_servers(
    table: Table, site: Site, dist: Path, other: Path, main: str, part: str
) -> None:
    drop(table.page, main if part == "main" else part)
    site.root = other
    table.page.reload()
    table.page.locator(NEW).wait_for(state="attached")
    wait_for_engine(table.page)
    assert state_of(table.page)["build"] == build_of(dist)[::-1]
    go_on(table)


@pytest.mark.parametrize("part", ["index", "en"], ids=["script", "words"])
def test_without_the_pages_script_or_words_on_the_server_the_page_reports_it(
    page: Page, site: Site, dist: Path, part: str, guard: Guard
) -> None:
    guard.allow(FAULTS)
    site.faults[path_in(dist, f"assets/{part}-*.js")] = Fault(status=HTTPStatus.NOT_FOUND)
    page.goto(site.url)
    expect(page.get_by_test_id("rescue")).to_contain_text("Parts of the page are missing or damaged")
    site.faults.clear()
    page.get_by_role("button", name="Try again").click()
    wait_for_engine(page)
    expect(page.get_by_text("Tefuda needs JavaScript")).to_be_hidden()


RUNNING, OVER = (text_of(each.save(), name) for each, name in ((fresh(), "running"), (finished(), "over")))


def test_running_and_finished_matches_are_exported_from_both_stores(
    page: Page, site: Site, dist: Path, guard: Guard
) -> None:
    guard.allow(FAULTS)
    page.goto(f"{site.url}{BLANK}")
    put_raw(page, rows_of(OVER))
    put_texts(page, RUNNING)
    site.faults[path_in(dist, "assets/index-*.js")] = Fault(status=HTTPStatus.NOT_FOUND)
    page.goto(site.url)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all matches to a file").click()
    content = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert content["tefuda_matches"] == 1
    given = {each["id"]: save_of(each) for each in content["matches"]}
    assert given == {"running": save_of(RUNNING), "over": save_of(OVER)}


def test_a_browser_that_is_too_old_gets_a_notice(page: Page, site: Site) -> None:
    patch(site, "index.html", lambda text: text.replace('type="module"', 'type="unknown"'))
    page.add_init_script("delete HTMLScriptElement.prototype.noModule")
    page.goto(site.url)
    expect(page.get_by_test_id("rescue")).to_contain_text("This browser is too old for Tefuda")
    expect(page.get_by_test_id("rescue")).to_contain_text("このブラウザは古い")


def test_a_browser_without_a_needed_style_gets_the_notice_instead_of_a_table(page: Page, site: Site) -> None:
    page.add_init_script(
        "const { supports } = CSS;CSS.supports = (style) => !style.includes('round(') && supports.call(CSS, style)"
    )
    page.goto(site.url)
    expect(page.get_by_test_id("rescue")).to_contain_text("This browser is too old for Tefuda")
    expect(page.get_by_test_id("rescue")).to_contain_text("Chrome 125、Firefox 121、Safari 16.4以降")


def says_what_it_runs_on(page: Page) -> None:
    """Check that the page states, in both languages, that it needs scripts."""
    expect(page.get_by_text("Tefuda needs JavaScript")).to_be_visible()
    for cause in ("switched off for this site", "an extension on the way", "the host sends them wrongly"):
        expect(page.get_by_text(cause)).to_be_visible()
    expect(page.get_by_text("サーバーがスクリプトを正しく送っていない")).to_be_visible()


def test_without_scripts_the_page_shows_a_notice(new_context: NewContext, site: Site) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(site.url)
    says_what_it_runs_on(page)


FORBIDDING = {
    "worker-src 'self'": "worker-src",
    "script-src 'self' 'unsafe-inline'": "script-src",
    "connect-src 'none'": "connect-src",
    "trusted-types 'none'": "trusted-types",
    "sandbox allow-scripts": "sandbox",
}


def test_a_host_whose_policy_forbids_a_part_is_named_as_the_cause_with_the_policy_that_is_needed(
    page: Page, site: Site, guard: Guard
) -> None:
    guard.allow("Content Security Policy|Trusted|sandbox|CORS|Failed to|blocked|violates")
    for policy, directive in FORBIDDING.items():
        site.headers["Content-Security-Policy"] = policy
        page.goto("about:blank")
        page.goto(site.url)
        said = page.locator("#forbidden, [data-testid=engine-failed]").filter(visible=True)
        expect(said).to_contain_text("This host forbids", timeout=ENGINE_PATIENCE)
        expect(said).to_contain_text(directive)
        expect(said).to_contain_text("'wasm-unsafe-eval'; worker-src 'self' blob:;")


def test_with_scripts_forbidden_by_a_policy_the_page_shows_a_notice(page: Page, site: Site, guard: Guard) -> None:
    guard.allow("Content Security Policy")
    for policy in ("script-src 'none'", "default-src 'none'"):
        site.headers["Content-Security-Policy"] = policy
        page.goto(site.url)
        says_what_it_runs_on(page)
