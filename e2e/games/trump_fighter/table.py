"""The screen of a fight: its parts, and presses on them."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from e2e.lib.store import as_json, match_in, stored_matches
from e2e.lib.table import Table
from py_engine.match import Match

TALL: ViewportSize = {"width": 390, "height": 844}  # CSS px
LAPTOP: ViewportSize = {"width": 1440, "height": 900}
FACES = {"mode": "faces"}
KEYS = {"mode": "keys"}
SLOW = {"mode": "slow", "turn": 0}
PREPARED = "prepared"

# the content of each half, as the page draws it, and whether a finger holds a card
SHOWN = """() => [0, 1].map((seat) => {
    const half = document.querySelector(`[data-half="${seat}"]`);
    const names = (selector, key) => [...half.querySelectorAll(selector)].map((each) => each.dataset[key]);
    return {
        hand: names("[data-hand-card]", "handCard"),
        field: Object.fromEntries([...half.querySelectorAll("[data-spot]")]
            .map((each) => [each.dataset.spot, each.dataset.card])),
        carried: half.querySelectorAll("[data-dragged]").length,
    };
})"""


def shaped(viewport: ViewportSize = TALL, *, touch: bool = True, locale: str = "en-US") -> pytest.MarkDecorator:
    """Mark a test with the device of the fight."""
    return pytest.mark.browser_context_args(viewport=viewport, has_touch=touch, locale=locale)


class FightTable:
    """One page with a fight on it."""

    def __init__(self, table: Table) -> None:
        self.page = page = table.page
        self.table = table
        self.arena = page.get_by_test_id("arena")
        self.cover = table.cover
        self.result = table.result
        self.refused = page.locator(".tf-note:not(.tf-note-rule)")

    def put(self, match: Match, form: Mapping[str, Any] = FACES, match_id: str = PREPARED) -> None:
        """Store a prepared match with its form, and go to it: the cover is over it once it has begun."""
        self.table.put(match.save(), match_id, settings=dict(form))
        self.arrived(match)

    def arrived(self, match: Match) -> None:
        """Wait for the screen of a match that was just opened."""
        if match.state.over:
            self.result.wait_for()
        else:
            (self.cover if match.log else self.page.locator("[data-half]").first).wait_for()
            # the cover is there before the match is open
            self.table.gone(".tf-screen > main")

    def back(self, *seats: int) -> None:
        """Confirm behind the cover that these seats, or both, are there."""
        for seat in seats or (0, 1):
            self.press(f"[data-back='{seat}']")
        self.cover.wait_for(state="hidden")

    def enter(self, match: Match, form: Mapping[str, Any] = FACES, match_id: str = PREPARED) -> None:
        """Put a match on the page and take the cover off."""
        self.page.goto(f"{self.table.url}#/")
        self.put(match, form, match_id)
        if match.log:
            self.back(*((0,) if form.get("mode") == "machine" else ()))

    def press(self, selector: str) -> None:
        """Press one of the table's own buttons: they act on pointer down."""
        self.page.locator(selector).first.dispatch_event(
            "pointerdown", {"button": 0, "pointerId": 77, "isPrimary": True, "bubbles": True}
        )

    def take(self, seat: int, fighter: str) -> None:
        """Make a side look at a fighter and take it."""
        self.press(f"[data-half='{seat}'] [data-fighter='{fighter}']")
        self.press(f"[data-half='{seat}'] [data-take='{fighter}']")

    def ready(self, *seats: int) -> None:
        """Press "ready" for seats, as soon as the page listens."""
        for seat in seats or (0, 1):
            button = self.page.locator(f"[data-ready='{seat}']")
            button.wait_for()
            self.page.wait_for_function(
                """(seat) => {
                    const half = document.querySelector(`[data-half="${seat}"]`);
                    const button = half.querySelector("[data-ready]");
                    if (!button || button.classList.contains("tf-said")) return true;
                    button.dispatchEvent(new PointerEvent("pointerdown", { button: 0, bubbles: true }));
                    return false;
                }""",
                arg=seat,
                polling=100,
            )

    def match(self, match_id: str = PREPARED) -> Match:
        """Return the stored match, replayed by the rules on this side."""
        return match_in(stored_matches(self.page)[match_id])

    def only(self) -> Match:
        """Return the only stored match."""
        return self.table.stored()

    def log(self, match_id: str = PREPARED) -> list[dict[str, Any]]:
        """Return the stored log."""
        entries: list[dict[str, Any]] = stored_matches(self.page)[match_id]["log"]
        return entries

    def hand(self, seat: int) -> Locator:
        """Return the cards of a hand."""
        return self.page.locator(f"[data-half='{seat}'] [data-hand-card]")

    def card(self, card: str) -> Locator:
        """Return a card in a hand."""
        return self.page.locator(f"[data-hand-card='{card}']")

    def spot(self, seat: int, to: int) -> Locator:
        """Return a field spot."""
        return self.page.locator(f"[data-half='{seat}'] [data-spot='{to}']")

    def shows(self, match: Match) -> None:
        """Check that the halves show exactly the cards of the rules' own view, and no finger holds one."""
        view = match.view(None)
        wanted = [
            {
                "hand": [card for card in view["hands"][seat] if card],
                "field": {str(to): spot["card"] or "" for to, spot in enumerate(view["fields"][seat], 1)},
                "carried": 0,
            }
            for seat in range(2)
        ]
        self.page.wait_for_function(f"(wanted) => JSON.stringify(({SHOWN})()) === wanted", arg=as_json(wanted))


def on_spot(fight: FightTable, seat: int, to: int, card: str) -> None:
    """Wait until a card is open on a spot."""
    expect(fight.spot(seat, to)).to_have_attribute("data-card", card)


def do_at_once(table: Table, action: Mapping[str, Any]) -> None:
    """Lay a card on a spot, or call."""
    fight, seat = FightTable(table), action["seat"]
    if action["do"] == "call":
        fight.press(f"[data-call='{seat}']:not([aria-disabled=true])")
    else:
        fight.card(action["card"]).click()
        fight.press(f"[data-half='{seat}'] [data-spot='{action['to']}']")


def act(table: Table, match: Match, rng: random.Random) -> None:
    """Take the cover off if there is one, carry out the phase's actions, and wait until that is stored."""
    fight = FightTable(table)
    fight.page.locator("[data-half]").first.wait_for()
    if fight.cover.count():
        fight.back()
    seats = rng.sample(match.state.actors(), len(match.state.actors()))
    table.logged(len(match.log) + ACTS[match.state.phase.name](fight, match, seats))


def act_slowly(table: Table, match: Match) -> None:
    """Carry out one action of a fight in turns by the table's buttons, and wait until it is stored or shows.

    The first battle begins with a laid card; the seat in turn calls.
    """
    fight, seats, before = FightTable(table), match.state.actors(), len(match.log)
    if fight.cover.count():
        fight.back()
    if match.state.phase.name == "battle":
        is_first = not any(entry["do"] == "move" for entry in match.save()["log"])
        seat = int(fight.page.locator("[data-call]:not([aria-disabled=true])").get_attribute("data-call") or 0)
        if is_first:
            fight.press(f"[data-half='{seat}'] [data-hand-card]")
            fight.press(f"[data-half='{seat}'] [data-spot='1']")
        else:
            fight.press(f"[data-call='{seat}']")
    elif all(match.state.ready):
        for _ in seats:
            fight.press("[data-pass]")
    else:
        for seat in seats:
            fight.press(f"[data-ready='{seat}']")
    table.logged(before + 1)


def _choose(fight: FightTable, match: Match, seats: list[int]) -> int:
    taken = {character["id"] for character in match.view(None)["characters"] if character}
    free = [each["id"] for each in match.game.characters() if each["id"] not in taken]
    for seat, name in zip(seats, free, strict=False):
        fight.take(seat, name)
    return len(seats)


def _get_ready(fight: FightTable, match: Match, seats: list[int]) -> int:
    """Press "ready" for each side that is not; once both are, the battle begins automatically."""
    if all(match.state.ready):
        return 1
    fight.ready(*seats)
    return len(seats)


def _call(fight: FightTable, match: Match, seats: list[int]) -> int:
    """Call for one side; the call is settled automatically."""
    fight.press(f"[data-call='{seats[0]}']")
    return 2


ACTS: Mapping[str, Callable[[FightTable, Match, list[int]], int]] = {
    "character": _choose,
    "check": _get_ready,
    "battle": _call,
    "call": lambda fight, match, seats: 1,
}
"""The players' actions in each phase; each returns the number of log entries that follow."""
