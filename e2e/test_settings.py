"""Settings: each takes effect immediately, and is kept."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.lib.sample import HELD, SET_UP, following, fresh
from e2e.lib.store import dumped
from e2e.lib.table import NAMES, Table
from serve import Site

pytestmark = pytest.mark.shares_page

CHOICES = {
    "theme": "dark",
    "card-size": "large",
    "motion": "off",
    "sound": "off",
    "vibration": "off",
    "speech": "full",
    "hand-order": "own",
    "confirm": "on",
    "curtain": "two-step",
    "lone-hand": "closed",
    "side": "left",
    "tips": "off",
    "pace": "slow",
    "seating": "own",
}
PAPER = {"light": "rgb(247, 241, 229)", "dark": "rgb(35, 30, 26)"}
BARS = {"light": "#f7f1e5", "dark": "#231e1a"}
PAPER_NOW = "getComputedStyle(document.documentElement).backgroundColor"
SCHEME_NOW = "getComputedStyle(document.documentElement).colorScheme"
BARS_NOW = "[...document.querySelectorAll('meta[name=theme-color]')].map((bar) => bar.content)"


def radio(table: Table, setting: str, value: str) -> Locator:
    return table.page.locator(f"[data-setting={setting}] [data-value={value}] input")


def test_the_screen_has_every_setting_and_each_choice_is_kept(page: Page, site: Site) -> None:
    table = Table(page, site.url)
    page.goto(f"{table.url}#/settings")
    sections = page.locator("[data-setting]")
    expect(sections).to_have_count(len(CHOICES))
    assert [each.get_attribute("data-setting") for each in sections.all()] == list(CHOICES)
    slider = page.get_by_role("slider", name="Volume")
    slider.focus()
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    page.reload()
    expect(slider).to_have_value("30")
    for setting, value in CHOICES.items():
        expect(radio(table, setting, value)).not_to_be_checked()
        radio(table, setting, value).check(force=True)
    expect(slider).to_have_count(0)  # the slider belongs to the sound
    page.reload()
    for setting, value in CHOICES.items():
        expect(radio(table, setting, value)).to_be_checked()


def test_theme_and_motion_are_the_systems_until_they_are_chosen(table: Table) -> None:
    assert table.page.evaluate("document.documentElement.dataset.motion") == "off"
    systems: tuple[Any, Any] = ("light", "dark")
    for system, chosen in product(systems, PAPER):
        table.page.emulate_media(color_scheme=system)
        assert table.page.evaluate(PAPER_NOW) == PAPER[system]
        assert table.page.evaluate(BARS_NOW) == [BARS["light"], BARS["dark"]]
        table.set("theme", chosen)
        assert table.page.evaluate(PAPER_NOW) == PAPER[chosen]
        assert set(table.page.evaluate(SCHEME_NOW).split()) == {"only", chosen}, "a browser may darken other pages"
        assert table.page.evaluate(BARS_NOW) == [BARS[chosen]] * 2
        table.set("theme", "system")
        assert table.page.evaluate(PAPER_NOW) == PAPER[system]
    table.set("motion", "on")
    table.put(fresh().save())
    table.page.evaluate(
        """() => {
            window.moved = 0;
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...given) {
                window.moved += 1;
                return animate.apply(this, given);
            };
        }"""
    )
    table.lift()
    assert table.page.evaluate("window.moved") == HELD


def moved(cards: list[str], card: str, to: int) -> list[str]:
    """Return the cards with that one in another place."""
    others = [each for each in cards if each != card]
    return [*others[:to], card, *others[to:]]


def carry(table: Table, card: Locator, onto: Locator) -> None:
    """Drag one card of the hand to the place of another."""
    start, end = card.bounding_box(), onto.bounding_box()
    assert start
    assert end
    table.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + 30)
    table.page.mouse.down()
    table.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + 30, steps=4)
    table.page.mouse.up()


def test_a_hands_own_order_is_set_by_dragging_keys_and_buttons_for_one_seat_and_only_in_memory(
    table: Table,
) -> None:
    page = table.page
    table.set("hand-order", "own")
    table.put(fresh().save())
    table.lift()
    expect(table.hand).to_have_count(HELD)
    cards = table.cards()
    carry(table, table.hand.nth(1), table.hand.nth(4))
    cards = moved(cards, cards[1], 4)
    assert table.cards() == cards
    assert table.stored().log == []
    expect(page.locator(".hand-chosen")).to_have_count(0)
    page.get_by_role("button", name="Hide").click()
    table.lift()
    assert table.cards() == cards
    card = cards[3]
    place = page.locator(f".hand [data-card={card}]")
    place.focus()
    page.keyboard.press("Shift+ArrowRight")
    assert table.cards() == moved(cards, card, 4)
    expect(place).to_be_focused()
    page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("Shift+ArrowLeft")
    assert table.cards() == moved(cards, card, 2)
    expect(place).to_be_focused()
    for at in (1, 0, 0, 0):
        page.locator(".hand-mover [data-move='-1']").click()
        assert table.cards() == moved(cards, card, at)
    table.play(table.hand.nth(1), "button")
    expect(table.noren.get_by_role("heading")).to_contain_text(NAMES[1])
    table.lift()
    assert table.cards() == table.stored().view(1)["hand"]
    assert '"order' not in json.dumps(dumped(page))
    page.reload()
    table.lift()
    assert table.cards() == table.stored().view(1)["hand"]


PARTS = [("link", "Back"), ("button", "Undo"), ("button", "What happened"), ("button", "Hide")]


def test_the_frame_is_mirrored_for_the_left_hand_and_the_seat_at_the_device_is_first_or_where_it_always_is(
    table: Table,
) -> None:
    def places() -> list[float]:
        head = table.page.locator(".play-head")
        boxes = [head.get_by_role(role, name=name).bounding_box() for role, name in PARTS]  # type: ignore[arg-type]
        return [box["x"] for box in boxes if box]

    for side, seating, first in (("right", "own", NAMES[1]), ("left", "fixed", NAMES[0])):
        table.set("seating", seating)
        table.set("side", side)
        table.replace(following().save())
        table.lift()
        found = places()
        assert len(found) == len(PARTS)
        assert found == sorted(found, reverse=side == "left")
        listed = table.page.locator(".seats .seat-name").all_inner_texts()
        start = NAMES.index(first)
        assert listed == [NAMES[(start + place) % SET_UP.seats] for place in range(SET_UP.seats)]
