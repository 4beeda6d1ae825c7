"""The pages of rules: read without the engine and offline, searched, explained in place, tried out, printed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.lib.forms import any_form, forms
from e2e.lib.support import LANGUAGES, SHAPES, in_both_languages, wait_for_engine
from paths import WEB
from py_engine.games import GAMES
from serve import Site

WITH_LEAFLET = [game for game in GAMES if (WEB / "src" / "games" / game / "leaflet" / "index.tsx").exists()]
"""Games whose rules have more than words: a table and trials."""
WITHOUT_ENGINE = re.compile("/engine/")
"""Part of the site that never loads where its engine must not start."""


@any_form(game=GAMES)
def test_rules_are_read_before_the_engine_is_there(page: Page, site: Site, game: str) -> None:
    page.route(WITHOUT_ENGINE, lambda route: None)
    page.goto(f"{site.url}#/rules/{game}")
    expect(page.locator("[data-clause]").first).to_be_visible()
    for card in page.locator(".leaflet-example .card[data-card]").all():
        expect(card.locator("svg").first).to_be_attached()


HIDDEN_SIDEWAYS = """() => [...document.querySelectorAll(".leaflet-example")]
    .filter((example) => example.scrollWidth > example.clientWidth)
    .map((example) => example.closest("[data-clause]").dataset.clause)"""
"""Returns the clauses whose example is wider than its box, which cuts it off."""


@pytest.mark.parametrize("locale", SHAPES)
def test_no_example_hides_something_sideways(page: Page, site: Site, locale: str) -> None:
    page.route(WITHOUT_ENGINE, lambda route: None)
    for game in GAMES:
        page.goto(f"{site.url}#/rules/{game}")
        page.reload()  # no other game's clauses are measured
        page.locator("[data-clause]").first.wait_for()
        page.evaluate("document.fonts.ready")
        assert page.evaluate(HIDDEN_SIDEWAYS) == [], game


SIZE_PT = "words => parseFloat(getComputedStyle(words).fontSize) * 72 / 96"
LEAST_PT = 7.5
"""Greatest size of letters, that of the game with the most clauses."""


@forms(game=GAMES, locale=in_both_languages())
def test_rules_fit_two_pages_of_paper(page: Page, site: Site, game: str, locale: str) -> None:
    page.route(WITHOUT_ENGINE, lambda route: None)
    page.goto(f"{site.url}#/rules/{game}")
    page.locator("[data-clause]").first.wait_for()
    printed = page.pdf(prefer_css_page_size=True, print_background=True)
    assert 1 <= len(re.findall(rb"/Type\s*/Page\b", printed)) <= 2
    page.emulate_media(media="print")
    assert page.locator(".leaflet-words p").first.evaluate(SIZE_PT) >= LEAST_PT


def all_clauses(page: Page, site: Site) -> Locator:
    """Open the rules of a game, and return their clauses once they are there."""
    page.goto(f"{site.url}#/rules/{next(iter(GAMES))}")
    clauses = page.locator("[data-clause]")
    expect(clauses.first).to_be_visible()
    return clauses


def search(clauses: Locator, words: str) -> None:
    """Search for words in some clauses."""
    whole = clauses.count()
    clauses.page.get_by_role("searchbox").fill(words)
    expect(clauses).not_to_have_count(whole)
    expect(clauses).not_to_have_count(0)  # the other language's words load late
    assert clauses.count() < whole


@LANGUAGES
def test_a_search_finds_in_either_language_however_it_is_written(page: Page, site: Site, locale: str) -> None:
    clauses = all_clauses(page, site)
    whole = clauses.count()
    is_japanese = locale.startswith("ja")
    for words in ("ﾄﾘｯｸ" if is_japanese else "TRICK", "master card" if is_japanese else "マスターカード"):
        search(clauses, words)
        page.get_by_role("searchbox").fill("zzzz")
        expect(clauses).to_have_count(0)
        page.get_by_role("searchbox").fill("")
        expect(clauses).to_have_count(whole)


@any_form(game=WITH_LEAFLET)
def test_a_key_shows_the_meaning_of_a_term(page: Page, site: Site, game: str) -> None:
    page.goto(f"{site.url}#/rules/{game}")
    term = page.locator(".leaflet-clause .leaflet-term").first
    term.focus()
    page.keyboard.press("Enter")
    expect(term).to_have_attribute("aria-expanded", "true")
    meaning = page.locator(f"[id='{term.get_attribute('aria-controls')}']")
    expect(meaning).not_to_be_empty()
    page.keyboard.press("Enter")
    expect(meaning).to_be_empty()


TRY = """() => {
    for (const button of document.querySelectorAll("[data-testid=trial] button")) button.click();
}"""
TRIED = """() => [...document.querySelectorAll("[data-testid=trial]")].every((trial) =>
    trial.querySelectorAll(".leaflet-verdict").length === trial.querySelectorAll("button").length)"""
"""Returns whether the engine has answered all the trials."""


@any_form(game=WITH_LEAFLET)
def test_the_engine_answers_the_trials(page: Page, site: Site, game: str) -> None:
    page.goto(f"{site.url}#/rules/{game}")
    trials = page.get_by_test_id("trial")
    trials.first.wait_for()
    wait_for_engine(page)
    page.evaluate(TRY)
    page.wait_for_function(TRIED)
    for trial in trials.all():
        assert trial.locator(".leaflet-yes").count() > 0
        assert trial.locator(".leaflet-no").count() > 0


@any_form(game=[game for game in WITH_LEAFLET if GAMES[game].options])
def test_an_option_opens_its_clause_with_the_example_where_it_is_chosen(page: Page, site: Site, game: str) -> None:
    page.goto(f"{site.url}#/setup/{game}")
    wait_for_engine(page)
    page.locator("form summary").first.wait_for()
    for folded in page.locator("form summary").all():
        folded.click()
    page.locator("form .prompt-rule").first.click()
    expect(page.locator("dialog .rules-marked .rules-number")).to_have_text(re.compile(r"^\d+\.\d+$"))
    expect(page.locator("dialog .rules-marked .leaflet-example")).to_be_visible()
    expect(page.locator("dialog .sheet-head h2")).to_be_in_viewport(ratio=1)
    page.get_by_role("searchbox").fill("1")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"#/setup/{game}$"))
