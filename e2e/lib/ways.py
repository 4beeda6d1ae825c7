"""Ways to use the page without a mouse: a driver's clicks become keys, a finger, or names alone.

A test replaces Playwright's own methods with one of them by ``monkeypatch``; the drivers of the tables stay
unchanged.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from e2e.lib.table import Table

MOST_STOPS = 200
HAS_FOCUS = "element => element === document.activeElement"
STANDS_BEFORE = """element => document.activeElement !== document.body &&
    Boolean(document.activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING)"""
IN_ITS_GROUP = "radio => document.activeElement?.name === radio.name"
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
FOCUS_IS_LOST = "() => document.activeElement === null || document.activeElement === document.body"
HEAD = re.compile(r'^- (?P<role>\w+) (?P<name>"(?:[^"\\]|\\.)*")')


def tab_to(target: Locator, arrived: str = HAS_FOCUS) -> None:
    """Press Tab until ``arrived``, called with ``target``, reports the focus there.

    It goes backwards if the target is before the focus: past its end a page gives the focus to the browser, and a
    page without focus closes the hand.
    """
    key = "Shift+Tab" if target.evaluate(STANDS_BEFORE) else "Tab"
    for _ in range(MOST_STOPS):
        if target.evaluate(arrived):
            return
        target.page.keyboard.press(key)
    raise AssertionError(f"no Tab leads to {target}")


def press(target: Locator, **options: Any) -> None:
    """Click by keys, once the target is painted: no one presses sooner, and no hand opens to an earlier press."""
    target.wait_for()
    tab_to(target)
    target.evaluate(PAINTED)
    target.page.keyboard.press("Enter")


def choose(target: Locator, **options: Any) -> None:
    """Check a radio by keys."""
    tab_to(target, IN_ITS_GROUP)
    for _ in range(target.locator("xpath=ancestor::fieldset").get_by_role("radio").count()):
        if target.is_checked():
            return
        target.page.keyboard.press("ArrowRight")
    assert target.is_checked(), f"no arrow leads to {target}"


def write(target: Locator, text: str, **options: Any) -> None:
    """Fill a field in by keys."""
    tab_to(target)
    target.page.keyboard.press("ControlOrMeta+a")
    target.page.keyboard.insert_text(text)


def named(target: Locator) -> Locator:
    """Find ``target`` again by role and accessible name alone, which must identify it.

    Cards that look the same may share a name.
    """
    target.wait_for()
    first = target.aria_snapshot().splitlines()[0]
    line = re.sub(r"^- '(.*)'.*$", lambda found: "- " + found[1].replace("''", "'"), first)
    head = HEAD.match(line)
    assert head, f"without a name: {target}: {first}"
    dialog = target.page.get_by_role("dialog")
    place: Page | Locator = dialog if dialog.count() else target.page
    role: Any = head["role"]
    found = place.get_by_role(role, name=json.loads(head["name"]), exact=True)
    # all at one moment: a hand that is drawn again in between looks different for a while
    inside: list[str] = found.evaluate_all("elements => elements.map((element) => element.innerHTML)")
    looks = {re.sub(r' data-\w+="[^"]*"', "", each) for each in inside}
    assert len(looks) == 1, f"{found.count()} of {head['role']} {head['name']}"
    return found if found.count() == 1 else found.and_(target)


def by_keys(patch: pytest.MonkeyPatch) -> None:
    """Use the page by the keyboard alone; the focus must never be lost on the way."""

    def arrived(table: Table, match: Any, told: Any = Table.arrived) -> None:
        told(table, match)
        assert not table.page.evaluate(FOCUS_IS_LOST), "the focus is lost"

    patch.setattr(Locator, "click", press)
    patch.setattr(Locator, "check", choose)
    patch.setattr(Locator, "fill", write)
    patch.setattr(Table, "arrived", arrived)


def by_touch(patch: pytest.MonkeyPatch) -> None:
    """Use the page by a finger, in a window with touches."""
    patch.setattr(Locator, "click", lambda target, **options: target.tap(**options))


def by_names(patch: pytest.MonkeyPatch) -> None:
    """Use the page by roles and accessible names alone."""
    click, check, fill = Locator.click, Locator.check, Locator.fill
    patch.setattr(Locator, "click", lambda target, **options: click(named(target), **options))
    patch.setattr(Locator, "check", lambda target, **options: check(named(target), **options))
    patch.setattr(Locator, "fill", lambda target, text, **options: fill(named(target), text, **options))
