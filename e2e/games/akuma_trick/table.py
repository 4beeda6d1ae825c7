"""Akuma Trick's table: carrying actions out through the screen, and checks of the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import expect

from e2e.lib.table import Table, named
from py_engine.match import Match


def perform(table: Table, match: Match, action: dict[str, Any]) -> None:
    """Carry a legal action out by taps: choose the cards, press the button."""
    if action["do"] == "steal":
        table.open.locator(f".ak-steal > .seat-picker [data-seat='{action['from']}']").click()
    elif action["do"] == "stop":
        table.open.locator("[data-do=stop]").click()
    else:
        choose(table, action["do"], action["cards"])
        table.button.click()


def carry(table: Table, match: Match, action: dict[str, Any]) -> None:
    """Choose all cards except the last, and drag that to the table; drag a release that is ready as it is."""
    if "cards" not in action:
        return perform(table, match, action)
    *first, last = action["cards"]
    turn_to(table, action["do"])
    if named(table.page.locator(".hand-chosen")) != action["cards"]:
        choose(table, action["do"], first)
    return table.carry(last)


def by_numbers(table: Table, action: dict[str, Any], numbers: Mapping[str, int]) -> None:
    """Carry out the action of a seat whose hand is on its phone, by the ``numbers`` of its cards."""
    if action["do"] == "steal":
        table.phone_turn.locator(f"[data-seat='{action['from']}']").click()
        return
    table.tap_numbers(numbers[card] for card in action.get("cards", ()))
    if action["do"] == "play":
        table.button.click()
    else:
        table.phone_turn.locator(f"[data-do={action['do']}]").click()


def turn_to(table: Table, doing: str) -> None:
    """Switch to playing or releasing."""
    switch = table.page.locator(f"[data-doing={doing}]")
    if switch.count():
        switch.click()
        expect(switch).to_have_count(0)


def choose(table: Table, doing: str, cards: Sequence[str]) -> None:
    """Switch to playing or releasing, and make exactly ``cards`` chosen in the hand."""
    page = table.page
    turn_to(table, doing)
    for card in page.locator(".hand-chosen").all():
        if card.get_attribute("data-card") not in cards:
            card.click()
    for name in cards:
        card = page.locator(f".hand [data-card='{name}']")
        if card.get_attribute("aria-pressed") != "true":
            card.click()
            expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".hand-chosen")).to_have_count(len(cards))


def check_screen(table: Table, match: Match, seat: int) -> None:
    """Check that ``seat`` sees its hand, the trick and the counts by the rules, and no other card."""
    view = match.view(seat)
    expect(table.hand).to_have_count(len(view["hand"]))
    assert table.cards() == view["hand"]
    for each, count in enumerate(view["counts"]["hands"]):
        expect(table.open.locator(f".seats .seat-{each} .seat-fact").first).to_contain_text(str(count))
    arrows = "ak-forth" if view["direction"] == 1 else "ak-back"
    table.open.locator(f".ak.{arrows}").wait_for()
    if view["steal"]:
        named = table.open.locator(".ak-steal > .seat-picker [data-seat]").all()
        assert [int(str(each.get_attribute("data-seat"))) for each in named] == view["steal"]["victims"]
        return
    plays = table.open.locator(".ak-plays .play-laid")
    expect(plays).to_have_count(len(view["current_trick"]["plays"]))
    for laid, shown in zip(view["current_trick"]["plays"], plays.all(), strict=True):
        expect(shown.locator(".play-name")).to_have_text(match.names[laid["seat"]])
        expect(shown.locator("svg.face")).to_have_count(len(laid["cards"]))
    expect(table.open.locator(".ak-number dd")).to_have_text(str(view["release"]["total"]))
    expect(table.open.locator(".ak-lock .suit-sign")).to_have_count(len(view["lock"]))
    if view["beat"] is not None:
        expect(table.open.locator(".ak-beat dd")).to_have_text(str(view["beat"]))
    faces = len(view["hand"]) + sum(len(play["cards"]) for play in view["current_trick"]["plays"])
    known = table.open.locator(".ak-thefts svg.face").count()
    expect(table.open.locator("svg.face")).to_have_count(faces + known)
