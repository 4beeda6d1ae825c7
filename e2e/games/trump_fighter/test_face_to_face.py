"""Super Trump Fighter face to face: from the set-up to the score sheet, and cards under fingers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.games.trump_fighter.fights import in_battle, lay, new_match, wrong_calls
from e2e.games.trump_fighter.table import KEYS, LAPTOP, FightTable, on_spot, shaped
from e2e.lib.fingers import Fingers, centre
from e2e.lib.table import NAMES
from py_engine.cards import HashChance
from py_engine.games.trump_fighter.data import CARDS
from py_engine.games.trump_fighter.planning import LEVELS, decide, table_of

pytestmark = pytest.mark.shares_page


@shaped(locale="ja-JP")
def test_a_match_is_set_up_and_its_first_battle_and_its_last_call_are_taps(fight: FightTable) -> None:
    page = fight.page
    page.locator("a.box[href*='trump_fighter']").click()
    fight.table.together()
    for seat in range(2):
        page.locator(".names input").nth(seat).fill(NAMES[seat])
    page.locator(".setup-start").click()
    for seat, name in enumerate(("rose", "sayo")):
        fight.take(seat, name)
    fight.ready()
    expect(page.locator("[data-testid='arena'][data-phase='battle']")).to_be_visible()
    fight_one_battle(fight)
    assert [entry["name"] for entry in fight.only().save()["log"][:2]] == ["rose", "sayo"]
    fight.enter(wrong_calls(left=1))
    fight.press("[data-call='1']")
    for seat in range(2):
        fight.press(f"[data-half='{seat}'] .tf-report-close")
        if fight.result.count():
            break
    expect(fight.result).to_be_visible()
    for row in fight.match().status()["result"]:
        head = page.locator(f".score-row.seat-{row['seat']}").get_by_role("heading", level=3)
        expect(head).to_contain_text(NAMES[row["seat"]])
        expect(head).to_contain_text(str(row["points"]))


def fight_one_battle(fight: FightTable) -> None:
    """Lay cards in turns by taps, like the bot, until one side calls."""
    for step in range(40):
        match = fight.only()
        seat = step % 2
        act = decide(table_of(match.state, seat), LEVELS["hard"], HashChance(str(step)))
        steps = len(match.log)
        if act.do == "move":
            fight.card(CARDS[act.card]).click()
            fight.press(f"[data-half='{seat}'] [data-spot='{act.spot + 1}']")
            fight.table.logged(steps + 1)
        elif act.do == "call" or step > 20:
            fight.press(f"[data-call='{seat}']")
            fight.table.logged(steps + 2)
            return


@shaped()
def test_both_sides_drag_cards_at_the_same_time_but_none_of_the_other_half(fight: FightTable) -> None:
    fight.enter(in_battle(new_match()))
    fingers = Fingers(fight.page)
    before = fight.log()
    fingers.drag(1, centre(fight.card("S3")), centre(fight.spot(1, 1)))
    fight.table.gone("[data-dragged]")
    fingers.drag(1, centre(fight.card("S5")), centre(fight.spot(0, 1)))
    fight.shows(fight.match())
    assert fight.log() == before
    fingers.press(1, centre(fight.card("S3")))
    fingers.press(2, centre(fight.card("S5")))
    fingers.move(1, centre(fight.spot(0, 1)))
    fingers.move(2, centre(fight.spot(1, 1)))
    expect(fight.page.locator("[data-dragged]")).to_have_count(2)
    fingers.lift(2)
    on_spot(fight, 1, 1, "S5")
    fingers.lift(1)
    on_spot(fight, 0, 1, "S3")
    fight.shows(fight.match())


@shaped()
def test_a_call_sends_carried_cards_back_and_freezes_the_field(fight: FightTable) -> None:
    fight.enter(lay(in_battle(new_match("S3 H9 C4 D4 SA CA DA HA")), 1, "SA CA"))
    fingers = Fingers(fight.page)
    fingers.press(1, centre(fight.card("S3")))
    fingers.move(1, centre(fight.spot(0, 1)))
    expect(fight.page.locator("[data-dragged]")).to_have_count(1)
    fight.press("[data-call='1']")
    expect(fight.page.get_by_test_id("report")).to_have_count(2)
    expect(fight.page.locator("[data-dragged]")).to_have_count(0)
    fingers.lift(1)
    fight.shows(fight.match())
    assert [entry["do"] for entry in fight.log()[-2:]] == ["call", "resolve"]


@shaped()
def test_a_card_that_is_let_go_over_a_spot_is_not_seen_to_jump_back(fight: FightTable) -> None:
    fight.enter(in_battle(new_match()))
    fight.page.evaluate(
        """() => {
            window.jumps = 0;
            const still = ({ target: { isConnected, dataset } }) =>
                isConnected && !("dragged" in dataset) && !("over" in dataset);
            new MutationObserver((records) => { window.jumps += records.filter(still).length; })
                .observe(document.body, { subtree: true, attributeFilter: ["data-dragged", "data-over"] });
        }"""
    )
    fingers = Fingers(fight.page)
    fingers.drag(1, centre(fight.card("S3")), centre(fight.spot(0, 1)))
    expect(fight.spot(0, 1).locator(".tf-laid")).to_be_visible()
    assert fight.page.evaluate("window.jumps") == 0
    fingers.drag(1, centre(fight.hand(0).first), centre(fight.spot(1, 1)))
    expect(fight.page.locator("[data-dragged]")).to_have_count(0)
    assert fight.page.evaluate("window.jumps") > 0, "a card released elsewhere did not jump back"


# the state of every card as it begins to float over a spot: its distance in px, and the card beneath
HUNG = """() => {
    window.hanging?.disconnect();
    window.hung = [];
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    window.hanging = new MutationObserver((records) => {
        for (const { target } of records.filter(({ target }) => target.dataset.over)) {
            const spot = target.closest("[data-half]").querySelector(`[data-spot="${target.dataset.over}"]`);
            const [[x, y], [a, b]] = [target, spot].map((each) => middle(each.getBoundingClientRect()));
            const off = Math.hypot(x - a, y - b);
            window.hung.push({ card: target.dataset.handCard, off, there: spot.dataset.card });
        }
    });
    window.hanging.observe(document.body, { subtree: true, attributeFilter: ["data-over"] });
}"""


@shaped(LAPTOP)
def test_a_card_floats_over_its_spot_from_its_release_on(fight: FightTable) -> None:
    fight.enter(in_battle(new_match()), KEYS)
    fight.page.evaluate(HUNG)
    fingers = Fingers(fight.page)
    fingers.drag(1, centre(fight.card("S3")), centre(fight.spot(0, 1)))
    on_spot(fight, 0, 1, "S3")
    fingers.press(1, centre(fight.card("H9")))
    fingers.lift(1)
    expect(fight.page.locator(".tf-chosen")).to_have_count(1)
    fingers.press(1, centre(fight.spot(0, 2)))
    fingers.lift(1)
    on_spot(fight, 0, 2, "H9")
    for key in ("Digit7", "KeyP"):
        fight.page.keyboard.press(key)
    on_spot(fight, 1, 1, "S5")
    hung = fight.page.evaluate("window.hung")
    assert [(each["card"], each["there"]) for each in hung] == [("S3", ""), ("H9", ""), ("S5", "")]
    assert all(each["off"] < 1 for each in hung)
    expect(fight.page.locator("[data-over]")).to_have_count(0)


@shaped()
def test_a_card_is_laid_once_however_many_spots_are_touched_at_a_time(fight: FightTable) -> None:
    fight.enter(in_battle(new_match()))
    fight.card("S3").click()
    fight.page.locator("[data-half='0'] .tf-chosen").wait_for()
    fight.page.evaluate(
        """() => document.querySelectorAll("[data-half='0'] [data-spot]").forEach((spot) =>
            spot.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0 })))"""
    )
    expect(fight.spot(0, 1).locator(".tf-laid")).to_be_visible()
    expect(fight.page.locator(".tf-chosen")).to_have_count(0)
    expect(fight.refused).to_have_count(0)
    assert [entry["do"] for entry in fight.log()].count("move") == 1


@shaped()
def test_a_skipped_spot_is_refused_with_its_rule_and_the_card_returns(fight: FightTable) -> None:
    fight.enter(in_battle(new_match()))
    fight.page.evaluate(HUNG)
    home = centre(fight.card("S3"))
    fight.card("S3").click()
    fight.press("[data-half='0'] [data-spot='3']")
    expect(fight.refused).to_contain_text("spot 1")
    assert [each["card"] for each in fight.page.evaluate("window.hung")] == ["S3"]
    fight.table.gone("[data-over], .tf-chosen")
    assert centre(fight.card("S3")) == home
    fight.refused.get_by_role("button").dispatch_event("pointerdown", {"button": 0})
    expect(fight.page.locator(".rules-marked")).to_contain_text("leftmost empty")


@shaped()
def test_the_browsers_own_gestures_never_interfere(fight: FightTable) -> None:
    fight.enter(in_battle(new_match()))
    prevented = fight.page.evaluate(
        """(types) => types.map((type) => {
            const event = new Event(type, { bubbles: true, cancelable: true });
            document.querySelector("[data-hand-card]").dispatchEvent(event);
            return event.defaultPrevented;
        })""",
        ["touchstart", "touchmove", "contextmenu", "selectstart", "dblclick", "gesturestart"],
    )
    assert prevented == [True] * 6
    styles = fight.page.evaluate(
        """() => [...document.querySelectorAll("[data-testid=arena], [data-testid=arena] button")].map((each) => {
            return getComputedStyle(each).userSelect;
        })"""
    )
    assert set(styles) == {"none"}
