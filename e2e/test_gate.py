"""Who opens the curtain: one who means it. What only looks like a hold or like two presses leaves it shut."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Page, expect

from e2e.fingers import Fingers, centre
from e2e.sample import fresh
from e2e.table import NAMES, TWO_STEPS, Table
from serve import Site

HOLD = 450  # ms
TOUCH = pytest.mark.browser_context_args(has_touch=True)
TOLD = """([target, type, hidden]) => {
    const visibility = hidden ? "hidden" : "visible";
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
    (target === "window" ? window : document).dispatchEvent(new Event(type));
    delete document.hidden;
    delete document.visibilityState;
}"""
"""The browser tells of something; while it does, the page may be hidden."""


def telling(target: str, event: str, hidden: bool = False) -> Callable[[Page], None]:
    """Return what has the browser tell the page that."""
    return lambda page: page.evaluate(TOLD, [target, event, hidden])


TURNED = """() => ({
    told: new Promise((done) =>
        matchMedia("(orientation: portrait)").addEventListener("change", () => done(null), { once: true })),
})"""
"""Watches for the page to be told that the screen has been turned, which takes it a picture or two."""


def turn(page: Page) -> None:
    """Turn the screen, and wait until the page has been told."""
    size = page.viewport_size
    assert size
    watch = page.evaluate_handle(TURNED)
    page.set_viewport_size({"width": size["height"], "height": size["width"]})
    watch.evaluate("({ told }) => told")


INTERRUPTIONS: dict[str, Callable[[Page], None]] = {
    "hidden": telling("document", "visibilitychange", hidden=True),
    "blur": telling("window", "blur"),
    "pagehide": telling("window", "pagehide"),
    "back from the browser's cache": telling("window", "pageshow"),
    "freeze": telling("document", "freeze"),
    "turned": turn,
}


@pytest.fixture
def table(page: Page, site: Site) -> Table:
    """A fresh match behind its first curtain, painted, in a page whose clock stands."""
    table = Table(page, site.url)
    table.go_home()
    return behind_curtain(table)


def behind_curtain(table: Table) -> Table:
    """Put a fresh match there, let its curtain be painted, and stop the clock."""
    table.put(fresh().save())
    (table.hold if table.hold.count() else table.curtain).hover()
    return table


def stop_clock(page: Page) -> None:
    """Let no time pass but what a test runs."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))


@pytest.mark.parametrize("interruption", INTERRUPTIONS)
def test_a_hold_ends_with_whatever_takes_the_page_away(table: Table, interruption: str) -> None:
    stop_clock(table.page)
    table.press(table.hold)
    table.page.clock.run_for(HOLD - 100)
    INTERRUPTIONS[interruption](table.page)
    table.page.clock.run_for(HOLD * 3)
    expect(table.curtain).to_be_visible()
    assert table.page.locator("[data-card]").count() == 0
    table.page.mouse.up()
    table.press(table.hold)
    table.page.clock.run_for(HOLD)
    expect(table.curtain).to_be_hidden()


@TOUCH
def test_a_finger_that_slides_off_holds_no_more(table: Table) -> None:
    fingers, (x, y) = Fingers(table.page), centre(table.hold)
    stop_clock(table.page)
    fingers.press(1, (x, y))
    fingers.move(1, (x, y + 40))
    expect(table.page.locator(".hold-held")).to_be_visible()
    table.page.clock.run_for(HOLD - 100)
    fingers.move(1, (x, y + 90))
    expect(table.page.locator(".hold-held")).to_have_count(0)
    table.page.clock.run_for(HOLD * 3)
    fingers.move(1, (x, y))
    table.page.clock.run_for(HOLD * 3)
    expect(table.curtain).to_be_visible()
    fingers.lift(1)
    fingers.press(1, (x, y))
    table.page.clock.run_for(HOLD)
    expect(table.curtain).to_be_hidden()


@TOUCH
@pytest.mark.parametrize("end", ["second finger", "cancelled"])
def test_a_hold_is_of_one_finger_that_nobody_takes_away(table: Table, end: str) -> None:
    fingers, (x, y) = Fingers(table.page), centre(table.hold)
    stop_clock(table.page)
    fingers.press(1, (x, y))
    table.page.clock.run_for(HOLD - 100)
    fingers.press(2, (20, 20)) if end == "second finger" else fingers.cancel()
    table.page.clock.run_for(HOLD * 3)
    expect(table.curtain).to_be_visible()


def key_down(port: CDPSession, key: str, repeats: bool = False) -> None:
    """Tell the page that a key goes down, or that it is still down, as a keyboard does."""
    typed = (
        {"text": "\r", "windowsVirtualKeyCode": 13}
        if key == "Enter"
        else {"text": " ", "windowsVirtualKeyCode": 32}
    )
    port.send("Input.dispatchKeyEvent", {"type": "keyDown", "key": key, "autoRepeat": repeats, **typed})


def key_up(port: CDPSession, key: str) -> None:
    """Tell the page that a key is let go."""
    port.send("Input.dispatchKeyEvent", {"type": "keyUp", "key": key})


@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_key_held_since_the_act_before_passes_neither_step(page: Page, site: Site, key: str) -> None:
    page.add_init_script(f"({TWO_STEPS})()")
    table = Table(page, site.url)
    table.go_home()
    match = fresh()
    table.put(match.save())
    table.uncover(match)
    table.legal.first.click()
    table.button.focus()
    port = page.context.new_cdp_session(page)
    key_down(port, key)
    if key == " ":
        key_up(port, key)  # a space bar presses as it comes up
    expect(table.curtain.get_by_role("heading")).to_contain_text(NAMES[1])
    first = page.get_by_role("button", name=f"I am {NAMES[1]}")
    expect(first).to_be_focused()
    first.hover()
    for _ in range(5):
        key_down(port, key, repeats=True)
    key_up(port, key)
    expect(first).to_be_visible()
    expect(table.curtain).to_be_visible()


def test_two_keystrokes_open_it_where_they_are_two(page: Page, site: Site) -> None:
    page.add_init_script(f"({TWO_STEPS})()")
    table = Table(page, site.url)
    table.go_home()
    behind_curtain(table)
    port = page.context.new_cdp_session(page)
    page.get_by_role("button", name="I am Aki").focus()
    key_down(port, "Enter")
    key_up(port, "Enter")
    second = page.get_by_role("button", name="Show my hand")
    expect(second).to_be_focused()
    second.hover()
    key_down(port, "Enter")
    key_up(port, "Enter")
    expect(table.curtain).to_be_hidden()
