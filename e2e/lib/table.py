"""A match as people play it: the page's parts by their meaning, and playing by its own legal cards.

A match waits by ``gone`` and ``wait_for`` where it can: ``expect`` looks again only after 100, 250, 500 … ms, which
adds up.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any, Self

from playwright.sync_api import Locator, Page, expect

from e2e.lib.served_door import Doors, doors_at
from e2e.lib.store import FORGET, Text, match_in, put, replay, stored_matches, text_of, wait_for_log
from e2e.lib.support import wait_for_engine
from py_engine.games import GAMES
from py_engine.match import Match
from tests.play import SetUp, card_names, deck_of

NAMES = ("Aki", "Benjamin", "ちえ", "Dai", "Emi", "Franziska-Katrin")
TWO_STEPS = """() => localStorage.setItem("tefuda:1:curtain", "two-step")"""
"""Makes hands open by two taps, which take no time."""
AT_ONCE = """() => localStorage.setItem("tefuda:1:pace", "at-once")"""
"""Makes bots act without a pause."""
FORGET_TIPS = "() => localStorage.removeItem('tefuda:1:tips-given')"
"""Makes a device one without any earlier tip."""
VALUES = """() => [...document.querySelectorAll("body *")]
    .flatMap((each) => [...each.attributes].map(({ value }) => value))"""
"""The values of attributes of the page's elements, names of cards included."""
UNFOLD = "() => { for (const part of document.querySelectorAll('.folded')) part.open = true; }"
"""Opens the folded parts of a form."""
UNNAMED = "[data-testid=noren]:not(:has(.noren-name))"
"""The curtain while an action is on its way."""
OVER_TABLE, HARDLY_UP = 90, 20
"""Distance (px) above its place at which a card is over the table, or still over the hand."""


def named(cards: Locator) -> list[str]:
    """Return the names of cards on the screen, in their order."""
    names: list[str] = cards.evaluate_all("cards => cards.map((card) => card.dataset.card)")
    return names


class Table:
    """One page with a match on it."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        # it names no seat while an action is on its way
        self.noren = page.locator("[data-testid=noren]:has(.noren-name)")
        self.code_noren = page.get_by_test_id("code-noren")
        self.phone_turn = page.get_by_test_id("phone-turn")
        self.cover = page.get_by_test_id("cover")
        self.table = page.get_by_test_id("table")
        self.open = page.locator("[data-testid=table][data-stage=open]")
        self.shown = page.get_by_test_id("shown")
        self.result = page.get_by_test_id("result")
        self.review = page.locator("[data-testid=review]:not([aria-hidden=true])")
        self.hold = page.locator(".hold")
        self.second = page.locator(".noren-second button")
        self.hand = page.locator(".hand [data-card]")
        self.legal = page.locator(".hand [data-card]:not(.hand-off)")
        self.button = page.locator(".prompt:not([inert] *) .button-main")
        self.prepared = 0
        # otherwise the screen of a prepared match would depend on earlier ones
        self.keeps_tips = False

    @property
    def doors(self) -> Doors:
        """Return the doors of the page's workers."""
        return doors_at(self.url)

    @classmethod
    def on(cls, page: Page, url: str, *scripts: str) -> Self:
        """Return the site with its engine ready, hands that open in two steps, and these scripts in its page."""
        for script in (*scripts, f"({TWO_STEPS})()"):
            page.add_init_script(script)
        table = cls(page, url)
        table.go_home()
        return table

    def go_home(self) -> None:
        """Open the site and wait for the engine."""
        self.page.goto(self.url)
        wait_for_engine(self.page)

    def set(self, setting: str, value: str) -> None:
        """Choose a value on the settings screen."""
        self.page.goto(f"{self.url}#/settings")
        chosen = self.page.locator(f"[data-setting={setting}] [data-value={value}] input")
        # dispatched to the element: a forced click may miss it while the screen still moves
        chosen.dispatch_event("click")
        expect(chosen).to_be_checked()

    def delete(self, match_id: str) -> None:
        """Delete a match in the list at home."""
        self.page.goto(f"{self.url}#/")
        row = self.page.locator(f"[data-match='{match_id}']")
        row.locator("summary").click()
        row.get_by_role("button", name="Delete", exact=True).click()
        row.wait_for(state="detached")

    def start(self, set_up: SetUp) -> None:
        """Set a match up by the form, with the names above, and deal."""
        self.choose(set_up)
        for seat in range(set_up.seats):
            self.page.locator(".names input").nth(seat).fill(NAMES[seat])
        self.page.locator(".setup-start").click()
        self.noren.wait_for()

    def choose(self, set_up: SetUp) -> None:
        """Go from home to the form, and choose the number of players, and the options."""
        self.page.locator(f"a[href='#/setup/{set_up.game}']").first.click()
        game = GAMES[set_up.game]
        self.together()
        asked = [("players", set_up.seats)] if game.min_players < game.max_players else []
        # a set-up may suggest another value than the default
        defaults = [(each.id, each.default) for each in game.options if each.suggested is not None]
        for name, value in (*defaults, *set_up.options, *asked):
            self.answer(name, value)

    def answer(self, name: str, value: Any) -> None:
        """In the form: choose a value."""
        control = self.page.locator(f"input[name={name}][value='{value}']")
        # not below the sticky button
        control.evaluate("control => control.scrollIntoView({ block: 'center' })")
        control.check(force=True)

    def together(self) -> None:
        """In the form: seat only people, and unfold everything."""
        page = self.page
        page.locator(".setup-start").wait_for()
        page.locator("input[name=company][value=together]").check(force=True)
        page.evaluate(UNFOLD)

    def store(self, text: Text) -> None:
        """Store a match and go to it."""
        put(self.page, text)
        self.page.goto(f"{self.url}#/play/{text['id']}")

    def put(self, save: dict[str, Any], match_id: str = "prepared", **fields: Any) -> None:
        """Store a prepared match, with other fields of its head, and go to it."""
        self.store(text_of(save, match_id, **fields))

    def replace(self, save: dict[str, Any], **fields: Any) -> Match:
        """Put a prepared match, with other fields of its head, in place of all others, go to it and return it."""
        self.prepared += 1
        self.page.evaluate(FORGET)
        if not self.keeps_tips:
            self.page.evaluate(FORGET_TIPS)
        self.put(save, f"prepared-{self.prepared}", **fields)
        return replay(save)

    def prepare(self, save: dict[str, Any]) -> Match:
        """Put a prepared match in place of all others and return it; its table is closed, or its result shown."""
        match = self.replace(save)
        (self.result if match.state.over else self.table).wait_for()
        return match

    def stored(self) -> Match:
        """Return the only stored match, replayed by the rules on this side."""
        (only,) = stored_matches(self.page).values()
        return match_in(only)

    def press(self, target: Locator) -> None:
        """Put the pointer down in the middle of ``target`` and keep it there."""
        target.hover()
        self.page.mouse.down()

    def uncover(self, match: Match) -> None:
        """Open the hand of the seat to act by the two steps, which take no time."""
        self.claim(match)
        self.second.click()
        self.open.wait_for()

    def claim(self, match: Match) -> None:
        """Take the first of the two steps for the seat to act."""
        name = match.names[match.state.actors()[0]]
        self.noren.locator(".noren-first").filter(has_text=name).click()

    def ready(self, match: Match) -> None:
        """Open the hand of the seat to act if it is closed."""
        if self.noren.count():
            self.uncover(match)

    def lift(self) -> None:
        """Open the hand in the page's way: by two steps or by holding."""
        first = self.noren.locator(".noren-first")
        first.or_(self.hold).first.wait_for()
        if first.count():
            first.click()
            self.second.click()
            self.gone("[data-testid=noren]")
            return
        self.press(self.hold)
        self.gone("[data-testid=noren]")
        self.page.mouse.up()

    def cards(self) -> list[str]:
        """Return the names of the cards in the hand on the screen."""
        return named(self.hand)

    def card(self, name: str) -> Locator:
        """Return the card of that name in the hand on the screen."""
        return self.hand.and_(self.page.locator(f"[data-card='{name}']"))

    def tap_numbers(self, numbers: Iterable[int]) -> None:
        """Choose exactly these numbers, at the turn of a seat whose hand is on its phone."""
        wanted = {*numbers}
        backs = {
            int(back.get_attribute("data-number") or 0): back for back in self.page.locator(".phone-back").all()
        }
        chosen = {number for number, back in backs.items() if back.get_attribute("aria-pressed") == "true"}
        # unchoose first: the number of chosen cards is limited
        for number in [*sorted(chosen - wanted), *sorted(wanted - chosen)]:
            backs[number].click()

    def shown_numbers(self) -> list[int]:
        """Return the numbers of the cards that the seat to act holds on its phone."""
        return [int(each) for each in self.page.locator(".phone-back").all_inner_texts()]

    def code(self) -> str:
        """Open the code on the curtain by the two steps, read it, and close it."""
        self.code_noren.locator(".noren-first").click()
        self.code_noren.locator(".noren-second button").click()
        text = self.page.locator(".hand-code-text").inner_text()
        self.page.keyboard.press("Escape")
        self.gone("[data-testid=hand-code]")
        return text

    def all_told(self) -> tuple[str, str, str]:
        """Return markup, accessible names and title, once no shield depends on the time of the last press."""
        self.gone("[data-shield]")
        body = self.page.locator("body")
        return body.inner_html(), body.aria_snapshot(), self.page.title()

    def play(self, card: Locator, way: str = "tap") -> None:
        """Play a card: by tapping it twice, by the button, or by dragging it to the table."""
        if way == "drag":
            self.drag(card, 60, 150)
            self.page.mouse.up()
        else:
            card.click()
            (self.button if way == "button" else self.page.locator(".hand-chosen")).click()

    def drag(self, card: Locator, *heights: float) -> None:
        """Take a card up with the mouse and drag it straight up to each of ``heights`` (px) over its place."""
        box = card.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        for height in heights:
            self.page.mouse.move(x, y - height, steps=3)

    def carry(self, card: str, onto: Locator | None = None) -> None:
        """Drag a card of the hand to the table, or onto a place there, and release it."""
        held = self.card(card)
        # not under the shield against a second tap
        held.hover()
        if onto is None:
            self.drag(held, OVER_TABLE)
        else:
            self.drag(held, HARDLY_UP)
            onto.hover(force=True)
        self.page.mouse.up()

    def shows(self, match: Match) -> None:
        """Wait until the open table shows ``match``: a seat that continues sees the old one at first."""
        self.page.locator(f"[data-testid=table][data-at='{len(match.log)}']").wait_for()

    def arrived(self, match: Match) -> None:
        """Wait until the screen is at the state of ``match``: its table, with a hand or none, or the end.

        The sheet with the cards that only the seat has seen is closed.
        """
        self.came_to(match)
        if self.shown.count():
            self.button.click()
            self.gone(UNNAMED)

    def came_to(self, match: Match) -> None:
        """Wait until the screen is there, or shows the seat its own news."""
        if match.state.over:
            self.result.wait_for()
        else:
            self.page.locator(f"[data-testid=table][data-at='{len(match.log)}']").wait_for()
            self.gone(UNNAMED)

    def tells_nobody(self, match: Match) -> None:
        """Check that the page names no card that anyone may not see, and has no dialog that a player opened."""
        told = set(self.page.evaluate(VALUES)) & deck_of(match.game.id)
        assert told <= card_names(match.game, match.view(None)), "a closed hand is revealed"
        assert self.page.locator("dialog, .hand [data-card]").count() == 0

    def stored_and_shown(self, actions: int) -> None:
        """Wait until ``actions`` actions are stored and the screen shows the state after them."""
        self.logged(actions, actions)
        self.gone(".hand-chosen")

    def logged(self, least: int, most: float = math.inf) -> None:
        """Wait until this number of entries of a match is stored."""
        wait_for_log(self.page, least, most)

    def gone(self, selector: str) -> None:
        """Wait until nothing on the page matches the selector."""
        self.page.wait_for_function("selector => !document.querySelector(selector)", arg=selector)
