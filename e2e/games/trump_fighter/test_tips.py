"""A standstill is explained the first time one comes."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from e2e.conftest import NewContext
from e2e.games.trump_fighter.fights import in_battle, new_match
from e2e.games.trump_fighter.table import FightTable
from e2e.lib.forms import any_form
from e2e.lib.table import Table
from e2e.lib.tips import TIP, words
from serve import Site

STANDS_STILL = "trump_fighter-tip-stall"
OVER_CARDS = """() => {
    const boxOf = (each) => each.getBoundingClientRect();
    const notes = [...document.querySelectorAll(".tf-note")].map(boxOf);
    const cards = [...document.querySelectorAll("[data-hand-card], [data-spot] svg.face")].map(boxOf);
    const cross = (a, b, from, to) => a[from] < b[to] - 1 && b[from] < a[to] - 1;
    const meet = (a, b) => cross(a, b, "left", "right") && cross(a, b, "top", "bottom");
    return notes.flatMap((note) => cards.filter((card) => meet(note, card))).length;
}"""


@any_form(size=({"width": 390, "height": 844}, {"width": 1440, "height": 900}), locale=("en-US", "ja-JP"))
def test_a_standstill_is_explained_to_both_sides_once(
    new_context: NewContext, site: Site, size: Any, locale: str
) -> None:
    table = Table(new_context(viewport=size, locale=locale, has_touch=True).new_page(), site.url)
    table.go_home()
    fight, match = FightTable(table), in_battle(new_match())
    match.act({"do": "stall", "at": 11_000})
    fight.enter(match)
    notes = table.page.locator(TIP)
    expect(notes).to_have_count(2)
    expect(notes.first).to_have_text(words(STANDS_STILL, locale))
    assert table.page.evaluate(OVER_CARDS) == 0
    fight.enter(match)
    expect(table.page.locator(".tf-note")).to_have_count(2)
    assert notes.count() == 0
