"""A page that the browser translates stays correct: names, points, the seat in turn and the question."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from e2e.conftest import NewContext
from e2e.lib.drivers import smallest
from e2e.lib.forms import any_form
from e2e.lib.leaving import blur
from e2e.lib.matches import act
from e2e.lib.support import Guard
from e2e.lib.table import TWO_STEPS, Table
from e2e.lib.translator import TRANSLATED, TRANSLATOR
from serve import Site
from tests.play import SetUp

ACTIONS = 5
WORDS = """() => [...document.querySelectorAll(".play-head h1, .seat, .prompt, .noren-name, .play-name")]
    .map((part) => part.textContent)"""
"""The texts of a table about its players, their results, and the action to take."""


@pytest.fixture
def untranslated(new_context: NewContext, site: Site) -> Table:
    """Return the same table on another device, without translation."""
    page = new_context().new_page()
    page.add_init_script(f"({TWO_STEPS})()")
    table = Table(page, site.url)
    table.go_home()
    return table


@any_form(set_up=smallest())
def test_a_translated_table_says_the_same_as_the_table(table: Table, untranslated: Table, set_up: SetUp) -> None:
    match, rng = table.prepare(set_up.match(3).save()), random.Random(3)
    table.page.evaluate(TRANSLATOR)
    for _ in range(ACTIONS):
        act(table, match, rng)
        assert table.page.evaluate(TRANSLATED) > 0
        blur(table.page)  # a hand whose seat continues is open
        untranslated.prepare(match.save())
        untranslated.arrived(match)
        assert table.page.evaluate(WORDS) == untranslated.page.evaluate(WORDS)


def test_the_page_asks_the_browser_not_to_translate(page: Page, site: Site) -> None:
    page.goto(site.url)
    assert page.evaluate("document.documentElement.translate") is False
    assert page.locator("meta[name=google][content=notranslate]").count() == 1


LANGUAGE = "() => document.documentElement.lang"
KEEPS = "(language) => localStorage.setItem('tefuda:1:language', language)"


@pytest.mark.parametrize(
    ("spoken", "chosen", "shown"),
    [("en-US", None, "en"), ("de-DE", None, "en"), ("en-US", "ja", "ja"), ("ja-JP", None, "ja")],
)
def test_the_page_declares_its_language_before_its_script_loads(
    new_context: NewContext, site: Site, guard: Guard, spoken: str, chosen: str | None, shown: str
) -> None:
    page = new_context(locale=spoken).new_page()
    if chosen:
        page.goto(f"{site.url}icons/icon.svg")
        page.evaluate(KEEPS, chosen)
    guard.allow("ERR_FAILED")
    page.route("**/*.js", lambda route: route.abort())
    page.goto(site.url)
    assert page.evaluate(LANGUAGE) == shown
