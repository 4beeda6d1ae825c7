"""A fight that stops: its clock is stopped until both players are back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.games.trump_fighter.fights import in_battle, new_match
from e2e.games.trump_fighter.table import TALL, FightTable, on_spot, shaped
from e2e.lib.fingers import Fingers, centre
from e2e.lib.leaving import Leaving, blur, hide, turn

STOPS: dict[str, Leaving] = {
    "hidden": hide,
    "blur": blur,
    "rotation": turn,
    "button": lambda page: page.locator(".tf-pause").dispatch_event("pointerdown", {"button": 0}),
}


NOW = "() => performance.now()"


@pytest.mark.shares_page
@shaped()
def test_when_players_leave_the_clock_stops_until_both_are_back(fight: FightTable) -> None:
    for way, leave in STOPS.items():
        fight.page.set_viewport_size(TALL)
        fight.put(in_battle(new_match()), match_id=way)
        begun = fight.page.evaluate(NOW)
        fight.back()
        fingers = Fingers(fight.page)
        fingers.press(1, centre(fight.card("H9")))
        fingers.move(1, centre(fight.spot(0, 1)))
        leave(fight.page)
        expect(fight.cover).to_be_visible()
        ran = fight.page.evaluate(NOW) - begun
        expect(fight.page.locator("[data-dragged]")).to_have_count(0)
        fingers.lift(1)
        fight.press("[data-back='0']")
        left = fight.page.evaluate(NOW)
        fight.page.wait_for_function("(start) => performance.now() > start + 500", arg=left)
        expect(fight.cover).to_be_visible()
        begun = fight.page.evaluate(NOW)
        fight.press("[data-back='1']")
        expect(fight.cover).to_be_hidden()
        fight.card("S3").click()
        fight.press("[data-half='0'] [data-spot='1']")
        on_spot(fight, 0, 1, "S3")
        ran += fight.page.evaluate(NOW) - begun
        moved = fight.log(way)[-1]
        assert moved["card"] == "S3"
        assert moved["at"] <= 1000 + ran, f"{way}: the clock ran on behind the cover"


@shaped()
def test_the_screen_is_kept_awake_while_a_match_is_on(fight: FightTable) -> None:
    fight.page.add_init_script(
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
    fight.table.go_home()
    fight.enter(in_battle(new_match()))
    held = "() => window.locks.filter((lock) => lock.held).map((lock) => lock.kind)"
    fight.page.wait_for_function(f"() => ({held})().join() === 'screen'")
    blur(fight.page)
    fight.page.wait_for_function(f"() => ({held})().length === 0")
    fight.back()
    fight.page.wait_for_function(f"() => ({held})().join() === 'screen'")


@pytest.mark.shares_page
@shaped()
def test_a_match_opened_again_continues_from_its_last_time(fight: FightTable) -> None:
    fight.enter(in_battle(new_match(), at=50_000))
    fight.card("S3").click()
    fight.press("[data-half='0'] [data-spot='1']")
    on_spot(fight, 0, 1, "S3")
    last = fight.log()[-1]["at"]
    fight.page.reload()
    expect(fight.cover).to_be_visible()
    fight.back()
    fight.card("H9").click()
    fight.press("[data-half='0'] [data-spot='2']")
    on_spot(fight, 0, 2, "H9")
    assert last <= fight.log()[-1]["at"] < last + 9_000
