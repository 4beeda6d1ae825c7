"""Mutated matches in both stores of the page: none stops it, and each is listed or set aside.

``make test-mutants`` tries 20,000, every run of the tests two hundred. Each is in local storage as a text or in the
database as rows; some are documents. ``tests/door/test_mutants.py`` shows them to the engine.
"""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.lib.mutants import BATCH, SEEDS, mutants
from e2e.lib.starts import ask
from e2e.lib.store import FORGET, script
from e2e.lib.support import wait_for_engine
from e2e.lib.table import Table
from serve import Site

A_PAGE = 10
"""Batches on one page, which is reloaded for each."""
OPENED = 3
"""Number of matches of each batch that are opened on the screen."""
ASIDE = re.compile(r"aside:(x\d+)")


def storable(text: str) -> str:
    """Return a text as local storage keeps it: lone surrogates stay, Python's own way to send them does not."""
    return text.encode("utf-8", "replace").decode("utf-8")


# every third text is in local storage; the others' parts are rows of the database, some of them missing, or a text
# that is not an object is itself a head; the first ones are documents too
PUT = script("""
    const parse = (text) => { try { return JSON.parse(text); } catch { return text; } };
    const attempt = (put) => { try { put(); return true; } catch { return false; } };
    const put = (stores, id, text, at) => {
        const whole = parse(text);
        const isObject = Object(whole) === whole && !Array.isArray(whole);
        const { deal, log, judgement, ...head } = isObject ? whole : {};
        const rows = [["matches", id, isObject ? head : whole], ["deals", id, deal], ["judgements", id, judgement],
            ...[log].flat().map((entry, n) => ["entries", [id, n], entry])];
        const kept = rows.filter((row, n) => n === 0 || (row[2] !== undefined && (n + at) % 97 > 0));
        return kept.map(([name, key, value]) => attempt(() => stores[name].put(value, key)))[0];
    };
    const isText = (at) => at % 3 === 0;
    let count = given
        .filter((text, at) => isText(at) && attempt(() => localStorage.setItem(TEXT + "x" + at, text))).length;
    await transact("readwrite", (stores) => {
        count += given.filter((text, at) => !isText(at) && put(stores, "x" + at, text, at)).length;
        for (const [at, name] of ["book", "days", "lessons"].entries()) {
            attempt(() => stores.documents.put({ revision: 1, value: parse(given[at]) }, name));
            attempt(() => localStorage.setItem("tefuda:1:doc:" + name, given[at + 3]));
        }
    });
    return count;
""")
LISTED = """() => [...document.querySelectorAll("[data-match]")].map((each) => each.dataset.match)"""
ARE_ALL_NAMED = """(put) => {
    const listed = [...document.querySelectorAll("[data-match]")].map((each) => each.dataset.match);
    const names = [...document.querySelectorAll("code")].map((each) => each.textContent).join(" ");
    return new Set([...listed, ...(names.match(/aside:x\\d+/g) ?? [])]).size >= put;
}"""
"""Returns whether this number of matches is listed or set aside; that is done once the list is there."""


@pytest.mark.parametrize("seeds", [SEEDS[first : first + A_PAGE] for first in SEEDS[::A_PAGE]], ids=str)
def test_mutants_are_listed_or_set_aside_and_the_page_works(page: Page, site: Site, seeds: range) -> None:
    table = Table(page, site.url)
    table.go_home()
    for seed in seeds:
        rng = Random(seed)
        page.evaluate(FORGET)
        put = page.evaluate(PUT, [storable(text) for text in mutants(rng, BATCH)])
        assert put > BATCH * 0.9
        page.reload()
        listed = look_at_all(page, put)
        wait_for_engine(page)
        for match_id in rng.sample(listed, OPENED):
            open_mutant(page, table, match_id)
        page.goto(site.url)
        expect(page.get_by_role("heading", name="Tefuda")).to_be_visible()


def look_at_all(page: Page, put: int) -> list[str]:
    """Find each of ``put`` mutants on the home screen, export all matches, and return the ids of those listed.

    The export reads each match completely: one that can't be read is then set aside.
    """
    expect(page.get_by_role("heading", name="Tefuda")).to_be_visible()
    expect(page.locator("[data-match]").first).to_be_visible()
    more = page.get_by_role("button", name="Show more")
    while more.count():
        more.first.click()
    page.wait_for_function(ARE_ALL_NAMED, arg=put)
    listed: list[str] = page.evaluate(LISTED)
    assert len({*listed, *aside(page)}) == put
    page.goto(f"{page.url.partition('#')[0]}#/settings")
    with page.expect_download() as everything:
        page.get_by_role("button", name="Save all matches to a file").click()
    given = json.loads(everything.value.path().read_text(encoding="utf-8"))["matches"]
    page.evaluate("() => { location.hash = '#/'; }")
    expect(page.get_by_role("heading", name="Tefuda")).to_be_visible()
    assert {*listed} <= {*(each["id"] for each in given), *aside(page)}
    return listed


def aside(page: Page) -> set[str]:
    """Return the ids of matches that the home screen reports as set aside."""
    return {*ASIDE.findall(" ".join(page.locator("code").all_text_contents()))}


def open_mutant(page: Page, table: Table, match_id: str) -> None:
    """Open a match: it is played, shown at its end, or reported as unreadable."""
    page.evaluate("id => { location.hash = `#/play/${id}`; }", match_id)
    unreadable = page.get_by_role("heading", name="can’t be opened")
    live = page.get_by_test_id("cover").or_(page.get_by_test_id("choose"))
    stands = table.noren.or_(live).or_(table.result).or_(unreadable)
    expect(stands.first).to_be_visible()
    assert ask(page, {"op": "catalog"})[0]["games"]
