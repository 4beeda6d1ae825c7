"""A hand opens only on purpose. Anything that only resembles a hold or two presses leaves it closed."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

import pytest
from playwright.sync_api import CDPSession, Page, expect

from e2e.lib.fingers import Fingers, centre
from e2e.lib.sample import fresh
from e2e.lib.support import stop_clock
from e2e.lib.table import NAMES, TWO_STEPS, Table
from serve import Site

HOLD = 450  # ms
FINGER_PX = 12
PALM = 9
TOUCH = pytest.mark.browser_context_args(has_touch=True)


@pytest.fixture
def table(page: Page, site: Site) -> Table:
    """Return a fresh match, its curtain painted."""
    table = Table(page, site.url)
    table.go_home()
    return fresh_table(table)


def fresh_table(table: Table) -> Table:
    """Put a fresh match there, and wait until its curtain is painted."""
    table.put(fresh().save())
    (table.hold if table.hold.count() else table.noren).hover()
    return table


@TOUCH
def test_a_hold_needs_one_finger_that_neither_moves_nor_is_cancelled(table: Table) -> None:
    fingers, (x, y) = Fingers(table.page), centre(table.hold)
    stop_clock(table.page)
    ends: dict[str, Callable[[], None]] = {
        "a second finger": lambda: fingers.press(2, (180, 250)),
        "cancelled": fingers.cancel,
        "slides off": lambda: fingers.move(1, (x, y - 70)),
    }
    for end, spoil in ends.items():
        fingers.press(1, (x, y))
        fingers.move(1, (x, y - 20))
        expect(table.page.locator(".hold-held")).to_be_visible()
        table.page.clock.run_for(HOLD - 100)
        spoil()
        expect(table.page.locator(".hold-held")).to_have_count(0)
        table.page.clock.run_for(HOLD * 3)
        assert table.noren.is_visible(), end
        if fingers.down:
            fingers.move(1, (x, y))
            table.page.clock.run_for(HOLD * 3)
            assert table.noren.is_visible(), f"{end}, and comes back"
        for finger in [*fingers.down]:
            fingers.lift(finger)
        table.page.clock.run_for(HOLD)
    fingers.press(1, (x, y))
    table.page.clock.run_for(HOLD)
    expect(table.noren).to_be_hidden()


@TOUCH
def test_a_touch_below_the_button_opens_nothing_down_to_the_last_pixel(table: Table) -> None:
    page = table.page
    box, height = table.hold.bounding_box(), page.viewport_size["height"]  # type: ignore[index]
    assert box
    below = range(ceil(box["y"] + box["height"]) + 1, height)
    assert len(below) > 5
    stop_clock(page)
    fingers = Fingers(page, radius=FINGER_PX)
    for y in below:
        fingers.press(1, (box["x"] + box["width"] / 2, y))
        page.clock.run_for(HOLD * 3)
        fingers.lift(1)
        page.clock.run_for(HOLD * 3)
        assert table.noren.is_visible(), y


@TOUCH
def test_one_finger_opens_the_hand_chooses_and_plays_while_a_palm_rests(table: Table) -> None:
    fingers = Fingers(table.page)
    fingers.press(PALM, (180, 250))
    fingers.press(1, centre(table.hold))
    expect(table.noren).to_be_hidden()
    fingers.lift(1)
    for target in (table.legal.first, table.button):
        fingers.press(1, centre(target))
        fingers.lift(1)
    table.stored_and_shown(1)
    assert table.noren.is_visible()


def key_down(port: CDPSession, key: str, repeats: bool = False) -> None:
    """Send the page a key press, or its repetition, like a keyboard."""
    typed = (
        {"text": "\r", "windowsVirtualKeyCode": 13}
        if key == "Enter"
        else {"text": " ", "windowsVirtualKeyCode": 32}
    )
    port.send("Input.dispatchKeyEvent", {"type": "keyDown", "key": key, "autoRepeat": repeats, **typed})


def key_up(port: CDPSession, key: str) -> None:
    """Send the page a key release."""
    port.send("Input.dispatchKeyEvent", {"type": "keyUp", "key": key})


def test_two_separate_keystrokes_open_it_and_a_key_held_since_the_last_act_does_not_count(
    page: Page, site: Site
) -> None:
    page.add_init_script(f"({TWO_STEPS})()")
    table = Table(page, site.url)
    table.go_home()
    port = page.context.new_cdp_session(page)
    for key in ("Enter", " "):
        table.replace(fresh().save())
        table.noren.hover()
        first = page.get_by_role("button", name="I am Aki")
        place = first.bounding_box()
        first.focus()
        key_down(port, "Enter")
        key_up(port, "Enter")
        second = page.get_by_role("button", name="Show my hand")
        expect(second).to_be_focused()
        assert second.bounding_box() != place
        second.hover()
        key_down(port, "Enter")
        key_up(port, "Enter")
        expect(table.noren).to_be_hidden()
        table.legal.first.click()
        table.button.focus()
        key_down(port, key)
        if key == " ":
            key_up(port, key)  # a space bar presses on release
        expect(table.noren.get_by_role("heading")).to_contain_text(NAMES[1])
        first = page.get_by_role("button", name=f"I am {NAMES[1]}")
        expect(first).to_be_focused()
        first.hover()
        for _ in range(5):
            key_down(port, key, repeats=True)
        key_up(port, key)
        expect(first).to_be_visible()
        expect(table.noren).to_be_visible()
