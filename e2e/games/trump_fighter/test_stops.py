"""A fight that stops: its clock stands until both players are back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.games.trump_fighter.fights import in_battle, new_match
from e2e.games.trump_fighter.fingers import Fingers, centre
from e2e.games.trump_fighter.ring import TALL, Ring, on_spot, shaped


def hide(page: Page) -> None:
    page.evaluate(
        """() => {
            Object.defineProperty(document, "hidden", { configurable: true, value: true });
            document.dispatchEvent(new Event("visibilitychange"));
            delete document.hidden;
        }"""
    )


def turn_round(page: Page) -> None:
    page.set_viewport_size({"width": 844, "height": 390})


LEAVINGS: dict[str, Callable[[Page], object]] = {
    "hidden": hide,
    "blur": lambda page: page.evaluate("() => { window.dispatchEvent(new Event('blur')); }"),
    "rotation": turn_round,
    "button": lambda page: page.locator(".tf-pause").dispatch_event("pointerdown", {"button": 0}),
}


NOW = "() => performance.now()"


@shaped()
def test_when_players_leave_the_clock_stands_until_both_are_back(ring: Ring) -> None:
    ring.table.go_home()
    for way, leave in LEAVINGS.items():
        ring.page.set_viewport_size(TALL)
        ring.put(in_battle(new_match()), match_id=way)
        begun = ring.page.evaluate(NOW)
        ring.back()
        fingers = Fingers(ring.page)
        fingers.press(1, centre(ring.card("H9")))
        fingers.move(1, centre(ring.spot(0, 1)))
        leave(ring.page)
        expect(ring.cover).to_be_visible()
        ran = ring.page.evaluate(NOW) - begun
        expect(ring.page.locator("[data-dragged]")).to_have_count(0)
        fingers.lift(1)
        ring.press("[data-back='0']")
        left = ring.page.evaluate(NOW)
        ring.page.wait_for_function("(start) => performance.now() > start + 500", arg=left)
        expect(ring.cover).to_be_visible()
        begun = ring.page.evaluate(NOW)
        ring.press("[data-back='1']")
        expect(ring.cover).to_be_hidden()
        ring.card("S3").click()
        ring.press("[data-half='0'] [data-spot='1']")
        on_spot(ring, 0, 1, "S3")
        ran += ring.page.evaluate(NOW) - begun
        moved = ring.log(way)[-1]
        assert moved["card"] == "S3"
        assert moved["at"] <= 1000 + ran, f"{way}: the clock ran on behind the cover"


@shaped()
def test_the_screen_is_kept_awake_while_a_match_is_on(ring: Ring) -> None:
    ring.page.add_init_script(
        """
        window.locks = [];
        Object.defineProperty(navigator, "wakeLock", { value: {
            request: async (kind) => {
                const lock = { kind, held: true, release: async () => { lock.held = false; } };
                window.locks.push(lock);
                return lock;
            },
        } });
        """
    )
    ring.enter(in_battle(new_match()))
    held = "() => window.locks.filter((lock) => lock.held).map((lock) => lock.kind)"
    ring.page.wait_for_function(f"() => ({held})().join() === 'screen'")
    ring.page.evaluate("() => { window.dispatchEvent(new Event('blur')); }")
    ring.page.wait_for_function(f"() => ({held})().length === 0")
    ring.back()
    ring.page.wait_for_function(f"() => ({held})().join() === 'screen'")


@shaped()
def test_a_match_opened_again_goes_on_from_its_last_time(ring: Ring) -> None:
    ring.enter(in_battle(new_match(), at=50_000))
    ring.card("S3").click()
    ring.press("[data-half='0'] [data-spot='1']")
    on_spot(ring, 0, 1, "S3")
    last = ring.log()[-1]["at"]
    ring.page.reload()
    expect(ring.cover).to_be_visible()
    ring.back()
    ring.card("H9").click()
    ring.press("[data-half='0'] [data-spot='2']")
    on_spot(ring, 0, 2, "H9")
    assert last <= ring.log()[-1]["at"] < last + 9_000
