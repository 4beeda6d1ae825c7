"""After any fault during a match the page reports it and continues from the last stored action."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.lib.leaving import turn
from e2e.lib.sample import some_match
from e2e.lib.site import Site
from e2e.lib.starts import engine_worker, hook_python
from e2e.lib.support import Guard
from e2e.lib.table import Table
from e2e.lib.workers import MEDDLE


def start_anew(table: Table) -> None:
    """Restart a dead engine and continue the match from its last stored action."""
    table.page.get_by_role("button", name="Try again").click()
    expect(table.noren).to_be_visible(timeout=60_000)
    kept = len(table.stored().log)
    assert kept in (10, 11)
    table.lift()
    table.play(table.legal.first)
    table.stored_and_shown(kept + 1)


@pytest.fixture
def table(page: Page, site: Site) -> Table:
    """Return a running match with no hand open, in a page whose worker can be changed."""
    page.add_init_script(MEDDLE)
    table = Table(page, site.url)
    table.go_home()
    table.put(some_match().save())
    expect(table.noren).to_be_visible()
    return table


USUAL = "as a play is made"
"""Moments at which every run of the tests kills a worker; ``test_saves.py`` does it with a hand open."""
MOMENTS: dict[str, Any] = {
    "with no hand open": lambda table: None,
    "with the hand open": lambda table: table.lift(),
    "with a card chosen": lambda table: (table.lift(), table.legal.first.click()),
    "right after a play": lambda table: (table.lift(), table.play(table.legal.first)),
    "as a play is made": lambda table: (
        table.lift(),
        table.legal.first.click(),
        table.page.evaluate("() => { document.querySelector('.hand-chosen').click(); window.kill(); }"),
    ),
}


@pytest.mark.as_built
@pytest.mark.parametrize(
    "moment", [pytest.param(each, marks=[] if each == USUAL else pytest.mark.long) for each in MOMENTS]
)
def test_a_worker_killed_at_any_moment_loses_no_stored_action(table: Table, moment: str) -> None:
    MOMENTS[moment](table)
    table.page.evaluate("() => window.kill()")
    expect(table.page.get_by_test_id("engine-failed")).to_be_visible()
    assert table.page.locator("[data-card], svg.face").count() == 0
    start_anew(table)


@pytest.mark.as_built
def test_a_fault_inside_the_engine_is_reported_and_the_match_continues(table: Table) -> None:
    table.lift()
    table.page.evaluate("() => window.failNext('act')")
    table.play(table.legal.first)
    expect(table.noren).to_be_visible()
    assert len(table.stored().log) == 10
    table.lift()
    expect(table.page.get_by_role("alert")).to_contain_text("continues from the last saved move")
    table.play(table.legal.first)
    table.stored_and_shown(11)


# Python takes the rest of its memory, and the browser gives it no more
EXHAUST = """() => {
    WebAssembly.Memory.prototype.grow = () => { throw new RangeError("no more memory"); };
    python.runPython("hoard = []\\nsize = 1 << 20\\nwhile size >= 64:\\n  try:\\n    hoard.append(bytearray(size))"
        + "\\n  except MemoryError:\\n    size //= 2");
}"""


@pytest.mark.as_built
def test_out_of_memory_the_page_reports_it_and_continues(page: Page, site: Site, dist: Path, guard: Guard) -> None:
    guard.allow("memory|Error")
    hook_python(site, dist)
    table = Table(page, site.url)
    table.go_home()
    table.put(some_match().save())
    table.lift()
    engine_worker(page).evaluate(EXHAUST)
    table.play(table.legal.first)
    expect(page.get_by_test_id("engine-failed")).to_be_visible()
    start_anew(table)


def test_a_jump_of_the_clock_and_turning_the_device_in_mid_drag_change_nothing(table: Table) -> None:
    for played, year in enumerate((1999, 2222), 11):
        table.lift()
        table.page.evaluate("year => { Date.now = () => new Date(year, 0, 1).getTime(); }", year)
        table.play(table.legal.first)
        table.stored_and_shown(played)
    table.lift()
    before = table.cards()
    card = table.legal.first
    box = card.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    table.page.mouse.move(x, y)
    table.page.mouse.down()
    table.page.mouse.move(x, y - 40, steps=3)
    turn(table.page)
    expect(table.noren).to_be_visible()
    table.page.mouse.up()
    turn(table.page)
    table.lift()
    assert table.cards() == before
    table.play(table.legal.first)
    table.stored_and_shown(13)


def test_script_addresses_and_markup_from_strings_are_refused(page: Page, site: Site, guard: Guard) -> None:
    guard.allow("TrustedHTML|TrustedScript|Content Security Policy|Trusted Type|EvalError|unsafe-eval")
    page.goto(site.url)
    # in a task of the page: a test's evaluations have more rights
    refused = page.evaluate(
        """() => new Promise((resolve) => setTimeout(() => resolve([
            () => { document.createElement("div").innerHTML = "<b>x</b>"; },
            () => new Worker("https://example.invalid/x.js"),
            () => eval("1"),
        ].map((attempt) => { try { attempt(); return "done"; } catch { return "refused"; } }))))"""
    )
    assert refused == ["refused"] * 3
