"""The moments at which two pages are compared, each with the step that leads to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import Locator

from e2e.lib.sides import Side


@dataclass(frozen=True)
class Moment:
    """A moment by its name: ``step`` leads a page to it, and returns whether it occurs.

    ``untold`` are kinds of notes that belong to a hand which was open on the way there.
    """

    name: str
    step: Callable[[Side], bool]
    untold: frozenset[str] = field(default=frozenset())


def stands(_: Side) -> bool:
    """Leave the page as it is."""
    return True


def opens(side: Side) -> bool:
    """Open the hand."""
    side.ready(side.match)
    return True


def reads_log(side: Side) -> bool:
    """Open the list of events."""
    side.page.get_by_role("button", name="What happened").click()
    side.page.locator("dialog").wait_for()
    return True


def reads_tricks(side: Side) -> bool:
    """Open the finished tricks, if there are any and they do not cover the table."""
    button = side.page.locator("button:not([inert] *)", has_text="Tricks so far")
    if not button.count():
        return False
    button.click()
    side.page.locator("dialog").wait_for()
    return True


def closes_sheet(side: Side) -> bool:
    """Close the sheet over the table."""
    if not side.page.locator("dialog").count():
        return False
    side.page.keyboard.press("Escape")
    side.gone("dialog")
    return True


def taps_illegal(side: Side) -> bool:
    """Tap a card that may not be played."""
    card = side.page.locator(".hand .hand-off")
    if not card.count():
        return False
    card.first.click()
    return True


def chooses(side: Side) -> bool:
    """Tap a card of the hand that may be played."""
    if not side.legal.count():
        return False
    side.legal.first.click()
    return True


def hides(side: Side) -> bool:
    """Close the hand by the seat's own button."""
    side.close()
    return True


def acts(side: Side) -> bool:
    """Carry out the seat's action."""
    if side.acts:
        side.act()
        return True
    return False


def puts_away(side: Side) -> bool:
    """Close the cards that the seat alone saw by its action."""
    if not side.shown.count():
        return False
    side.close()
    return True


def takes_back_by(side: Side, button: Locator) -> bool:
    """Undo the seat's action, if the page offers it."""
    if side.acts or not button.count():
        return False
    button.click()
    side.logged(0, len(side.match.log) - 1)
    return True


def takes_back(side: Side) -> bool:
    """Undo that action on everyone's table."""
    return takes_back_by(side, side.page.get_by_role("button", name="undo that"))


def is_asked_to_look(side: Side) -> bool:
    """Show the curtain of the first other seat that wants to look out of turn."""
    button = side.page.get_by_role("button", name="Look at a hand")
    if not button.count():
        return False
    button.click()
    side.page.locator("[data-look]").first.click()
    side.gone("dialog")
    return True


def looks_out_of_turn(side: Side) -> bool:
    """Open the hand of the seat that wants to look, read the events, and close it."""
    if not side.noren.get_by_role("button", name="Cancel").count():
        return False
    side.noren.locator(".noren-first").click()
    side.second.click()
    side.shown.wait_for()
    for step in (reads_log, closes_sheet):
        step(side)
    side.forget()
    side.close()
    return True


def is_asked(side: Side) -> bool:
    """Take the first of the two steps that open a hand."""
    if not side.noren.count():
        return False
    side.claim(side.match)
    side.second.wait_for()
    return True


def looks_into_the_hand(side: Side) -> bool:
    """Open the hand, use it, and close it."""
    if side.second.count():
        side.second.click()
        side.open.wait_for()
    for step in (reads_log, closes_sheet, taps_illegal, chooses):
        step(side)
    side.forget()
    side.close()
    return True


def acts_and_closes(side: Side) -> bool:
    """Carry out the seat's action, and close its hand if that stays open."""
    if not acts(side):
        return False
    side.close()
    return True


OF_THE_SEAT = (
    Moment("table", stands),
    Moment("opened", opens),
    Moment("log sheet", reads_log),
    Moment("log closed", closes_sheet),
    Moment("tricks", reads_tricks),
    Moment("tricks closed", closes_sheet),
    Moment("refused", taps_illegal),
    Moment("chosen", chooses),
    Moment("hidden", hides),
    Moment("opened again", opens),
    Moment("acted", acts),
    Moment("put away", puts_away),
    Moment("taken back", takes_back),
)
"""The view of a seat that does not know the exchanged cards, with its hand open and closed."""

OF_THE_HAND = frozenset({"question", "answer", "timer", "tap"})
"""Requests of an open hand and taps on it, up to the task in which it closes."""
OF_EVERYBODY = (
    Moment("everybody's table", stands),
    Moment("everybody's log", reads_log),
    Moment("everybody's log closed", closes_sheet),
    Moment("everybody's tricks", reads_tricks),
    Moment("everybody's tricks closed", closes_sheet),
    Moment("asked to look", is_asked_to_look),
    Moment("looked out of turn", looks_out_of_turn, OF_THE_HAND),
    Moment("noren asked", is_asked),
    Moment("hand looked into", looks_into_the_hand, OF_THE_HAND),
    Moment("hand closed", stands),
    Moment("played", acts_and_closes, OF_THE_HAND),
    Moment("play taken back", takes_back),
)
"""Everyone's view while no hand is open, for a pair in which the hand of the seat to act differs."""


def looks_on(tab: Side) -> bool:
    """Open in a second tab the match of the first one."""
    tab.page.goto(tab.address)
    tab.elsewhere.wait_for()
    return True


def takes_over(tab: Side) -> bool:
    """Take the match over in the second tab."""
    tab.elsewhere.locator(".button-main").click()
    tab.table.wait_for()
    return True


def is_told(side: Side) -> bool:
    """Wait for the first tab's notice that the match continues in another one."""
    side.elsewhere.wait_for()
    return True
