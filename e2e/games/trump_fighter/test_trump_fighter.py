"""Super Trump Fighter on the screen: face to face, on one keyboard, against the machine, and in turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e.games.trump_fighter.ring import (
    FACES,
    KEYS,
    SLOW,
    Fingers,
    Ring,
    centre,
    compact,
    in_battle,
    judged,
    lay,
    new_match,
    over,
)
from e2e.table import NAMES, stored_matches
from py_engine.cards import HashChance
from py_engine.games.trump_fighter.bot import LEVELS, decide, table_of_view
from py_engine.games.trump_fighter.data import CARDS
from serve import Site

TALL: ViewportSize = {"width": 390, "height": 844}
LAPTOP: ViewportSize = {"width": 1440, "height": 900}
MACHINE = {"way": "machine", "level": "sharp"}


def shaped(viewport: ViewportSize = TALL, *, touch: bool = True, locale: str = "en-US") -> pytest.MarkDecorator:
    return pytest.mark.browser_context_args(viewport=viewport, has_touch=touch, locale=locale)


@pytest.fixture
def ring(page: Page, site: Site) -> Ring:
    return Ring(page, site.url)


def on_spot(ring: Ring, seat: int, to: int, card: str) -> None:
    """Wait until a card lies open on a spot."""
    expect(ring.spot(seat, to)).to_have_attribute("data-card", card)


# -- face to face


@shaped(locale="ja-JP")
def test_a_whole_match_from_the_set_up_to_the_score_sheet_by_taps(ring: Ring) -> None:
    page = ring.page
    ring.table.go_home()
    page.locator("a.box[href*='trump_fighter']").click()
    for seat in range(2):
        page.locator(".names input").nth(seat).fill(NAMES[seat])
    page.locator("input[name='best'][value='3']").check(force=True)
    page.locator(".setup-start").click()
    for seat, name in enumerate(("rose", "sayo")):
        ring.press(f"[data-half='{seat}'] [data-fighter='{name}']")
        ring.press(f"[data-half='{seat}'] [data-take='{name}']")
    play_to_the_end(ring)
    match = ring.only()
    status = match.status()
    for row in status["result"]:
        head = page.locator(f".score-row.seat-{row['seat']}").get_by_role("heading", level=3)
        expect(head).to_contain_text(NAMES[row["seat"]])
        expect(head).to_contain_text(str(row["total"]))
    expect(page.get_by_test_id("series")).to_be_visible()
    assert [entry["name"] for entry in match.save()["log"][:2]] == ["rose", "sayo"]


def play_to_the_end(ring: Ring) -> None:
    """Let both sides act by a bot's advice, through the screen, until somebody has won."""
    while not ring.only().state.over:
        ring.ready()
        expect(ring.page.locator("[data-testid='arena'][data-phase='battle']")).to_be_visible()
        fight_one_battle(ring)
    for seat in range(2):
        ring.press(f"[data-half='{seat}'] .tf-report-close")
        if ring.result.count():
            break
    expect(ring.result).to_be_visible()


def fight_one_battle(ring: Ring) -> None:
    """Lay cards in turns by taps until one side calls."""
    for step in range(40):
        match = ring.only()
        seat = step % 2
        if match.state.phase.name != "battle":
            return
        act = decide(table_of_view(match.view(seat), seat), LEVELS["sharp"], HashChance(str(step)))
        steps = len(match.log)
        if act.do == "move":
            ring.card(CARDS[act.card]).click()
            ring.press(f"[data-half='{seat}'] [data-spot='{act.spot + 1}']")
            ring.logged(steps + 1)
        elif act.do == "call" or step > 20:
            ring.press(f"[data-call='{seat}']")
            ring.logged(steps + 2)
            return


@shaped()
def test_both_sides_carry_a_card_at_the_same_time(ring: Ring) -> None:
    ring.enter(in_battle(new_match()))
    fingers = Fingers(ring.page)
    fingers.press(1, centre(ring.card("S3")))
    fingers.press(2, centre(ring.card("S5")))
    fingers.move(1, centre(ring.spot(0, 1)))
    fingers.move(2, centre(ring.spot(1, 1)))
    expect(ring.page.locator("[data-dragged]")).to_have_count(2)
    fingers.lift(2)
    on_spot(ring, 1, 1, "S5")
    fingers.lift(1)
    on_spot(ring, 0, 1, "S3")
    ring.shows(ring.match())


@shaped()
def test_a_finger_belongs_to_the_half_in_which_it_came_down(ring: Ring) -> None:
    ring.enter(in_battle(new_match()))
    fingers = Fingers(ring.page)
    before = ring.log()
    fingers.drag(1, centre(ring.card("S3")), centre(ring.spot(1, 1)))
    expect(ring.page.locator("[data-dragged]")).to_have_count(0)
    fingers.drag(1, centre(ring.card("S5")), centre(ring.spot(0, 1)))
    ring.shows(ring.match())
    assert ring.log() == before


@shaped()
def test_a_second_finger_of_the_same_half_carries_nothing(ring: Ring) -> None:
    ring.enter(in_battle(new_match()))
    fingers = Fingers(ring.page)
    fingers.press(1, centre(ring.card("S3")))
    fingers.move(1, centre(ring.spot(0, 1)))
    fingers.press(2, centre(ring.card("H9")))
    fingers.move(2, centre(ring.spot(0, 2)))
    expect(ring.page.locator("[data-dragged]")).to_have_count(1)
    fingers.lift(2)
    fingers.lift(1)
    on_spot(ring, 0, 1, "S3")
    expect(ring.hand(0)).to_have_count(3)


@shaped()
def test_cancelled_touches_return_their_cards(ring: Ring) -> None:
    ring.enter(in_battle(new_match()))
    fingers = Fingers(ring.page)
    for finger, card, seat in ((1, "S3", 0), (2, "S5", 1)):
        fingers.press(finger, centre(ring.card(card)))
        fingers.move(finger, centre(ring.spot(seat, 1)))
    expect(ring.page.locator("[data-dragged]")).to_have_count(2)
    fingers.cancel()
    ring.shows(ring.match())
    fingers.drag(3, centre(ring.card("S3")), centre(ring.spot(0, 1)))
    on_spot(ring, 0, 1, "S3")


@shaped()
def test_a_card_carried_for_three_seconds_goes_back(ring: Ring) -> None:
    ring.enter(in_battle(new_match()))
    fingers = Fingers(ring.page)
    fingers.press(1, centre(ring.card("S3")))
    fingers.move(1, centre(ring.spot(0, 1)))
    expect(ring.page.locator("[data-dragged]")).to_have_count(1)
    expect(ring.page.locator("[data-dragged]")).to_have_count(0)
    fingers.lift(1)
    ring.shows(ring.match())
    assert all(entry["do"] != "move" for entry in ring.log())


@shaped()
def test_a_call_sends_carried_cards_back_and_freezes_the_field(ring: Ring) -> None:
    ring.enter(lay(in_battle(new_match("S3 H9 C4 D4 SA CA DA HA")), 1, "SA CA"))
    fingers = Fingers(ring.page)
    fingers.press(1, centre(ring.card("S3")))
    fingers.move(1, centre(ring.spot(0, 1)))
    expect(ring.page.locator("[data-dragged]")).to_have_count(1)
    ring.press("[data-call='1']")
    expect(ring.page.get_by_test_id("report")).to_have_count(2)
    expect(ring.page.locator("[data-dragged]")).to_have_count(0)
    fingers.lift(1)
    ring.shows(ring.match())
    assert [entry["do"] for entry in ring.log()[-2:]] == ["call", "resolve"]


@shaped()
def test_a_card_that_is_let_go_over_a_spot_is_not_seen_to_jump_back(ring: Ring) -> None:
    ring.enter(in_battle(new_match()))
    ring.page.evaluate(
        """() => {
            window.jumps = 0;
            const still = ({ target: { isConnected, dataset } }) =>
                isConnected && !("dragged" in dataset) && !("over" in dataset);
            new MutationObserver((records) => { window.jumps += records.filter(still).length; })
                .observe(document.body, { subtree: true, attributeFilter: ["data-dragged", "data-over"] });
        }"""
    )
    fingers = Fingers(ring.page)
    fingers.drag(1, centre(ring.card("S3")), centre(ring.spot(0, 1)))
    expect(ring.spot(0, 1).locator(".tf-laid")).to_be_visible()
    assert ring.page.evaluate("window.jumps") == 0
    fingers.drag(1, centre(ring.hand(0).first), centre(ring.spot(1, 1)))
    expect(ring.page.locator("[data-dragged]")).to_have_count(0)
    assert ring.page.evaluate("window.jumps") > 0, "what is let go elsewhere does"


# what is seen of every card as it begins to hang over a spot: how many px it is off, and what lies there
HUNG = """() => {
    window.hung = [];
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    new MutationObserver((records) => {
        for (const { target } of records.filter(({ target }) => target.dataset.over)) {
            const spot = target.closest("[data-half]").querySelector(`[data-spot="${target.dataset.over}"]`);
            const [[x, y], [a, b]] = [target, spot].map((each) => middle(each.getBoundingClientRect()));
            const off = Math.hypot(x - a, y - b);
            window.hung.push({ card: target.dataset.handCard, off, there: spot.dataset.card });
        }
    }).observe(document.body, { subtree: true, attributeFilter: ["data-over"] });
}"""


@shaped(LAPTOP)
def test_a_card_hangs_over_its_spot_from_the_moment_it_is_let_go(ring: Ring) -> None:
    ring.enter(in_battle(new_match()), KEYS)
    ring.page.evaluate(HUNG)
    fingers = Fingers(ring.page)
    fingers.drag(1, centre(ring.card("S3")), centre(ring.spot(0, 1)))
    on_spot(ring, 0, 1, "S3")
    fingers.press(1, centre(ring.card("H9")))
    fingers.lift(1)
    expect(ring.page.locator(".tf-chosen")).to_have_count(1)
    fingers.press(1, centre(ring.spot(0, 2)))
    fingers.lift(1)
    on_spot(ring, 0, 2, "H9")
    for key in ("Digit7", "KeyP"):
        ring.page.keyboard.press(key)
    on_spot(ring, 1, 1, "S5")
    hung = ring.page.evaluate("window.hung")
    assert [(each["card"], each["there"]) for each in hung] == [("S3", ""), ("H9", ""), ("S5", "")]
    assert all(each["off"] < 1 for each in hung)
    expect(ring.page.locator("[data-over]")).to_have_count(0)


@shaped()
def test_a_card_that_is_refused_goes_back_from_its_spot(ring: Ring) -> None:
    ring.enter(in_battle(new_match()))
    ring.page.evaluate(HUNG)
    home = centre(ring.card("S3"))
    ring.card("S3").click()
    ring.press("[data-half='0'] [data-spot='3']")
    expect(ring.refused).to_be_visible()
    assert [each["card"] for each in ring.page.evaluate("window.hung")] == ["S3"]
    expect(ring.page.locator("[data-over], .tf-chosen")).to_have_count(0)
    assert centre(ring.card("S3")) == home


@shaped()
def test_a_card_is_laid_once_however_many_spots_are_touched_at_a_time(ring: Ring) -> None:
    ring.enter(in_battle(new_match()))
    ring.card("S3").click()
    expect(ring.page.locator("[data-half='0'] .tf-chosen")).to_have_count(1)
    ring.page.evaluate(
        """() => document.querySelectorAll("[data-half='0'] [data-spot]").forEach((spot) =>
            spot.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0 })))"""
    )
    expect(ring.spot(0, 1).locator(".tf-laid")).to_be_visible()
    expect(ring.page.locator(".tf-chosen")).to_have_count(0)
    expect(ring.refused).to_have_count(0)
    assert [entry["do"] for entry in ring.log()].count("move") == 1


@shaped()
def test_a_spot_that_is_passed_over_is_refused_with_its_rule(ring: Ring) -> None:
    ring.enter(in_battle(new_match()))
    ring.card("S3").click()
    ring.press("[data-half='0'] [data-spot='3']")
    expect(ring.refused).to_contain_text("spot 1")
    ring.refused.get_by_role("button").dispatch_event("pointerdown", {"button": 0})
    expect(ring.page.locator(".rules-marked")).to_contain_text("leftmost empty")


@shaped()
def test_the_browsers_own_gestures_never_interfere(ring: Ring) -> None:
    ring.enter(in_battle(new_match()))
    prevented = ring.page.evaluate(
        """(types) => types.map((type) => {
            const event = new Event(type, { bubbles: true, cancelable: true });
            document.querySelector("[data-hand-card]").dispatchEvent(event);
            return event.defaultPrevented;
        })""",
        ["touchstart", "touchmove", "contextmenu", "selectstart", "dblclick", "gesturestart"],
    )
    assert prevented == [True] * 6
    styles = ring.page.evaluate(
        """() => [...document.querySelectorAll("[data-testid=arena], [data-testid=arena] button")].map((each) => {
            const { touchAction, userSelect } = getComputedStyle(each);
            return `${touchAction} ${userSelect}`;
        })"""
    )
    assert set(styles) == {"none none"}


# -- the course of a match

SAVED_LOOKS = """() => {
    window.looks = {};
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
        if (key.startsWith("tefuda:match:")) {
            const last = JSON.parse(text.replace(/^tefuda.*\\n/, "")).save.log.at(-1);
            const arena = document.querySelector("[data-testid=arena]").cloneNode(true);
            for (const seconds of arena.querySelectorAll(".tf-seconds")) seconds.remove();
            for (const fuse of arena.querySelectorAll(".tf-fuse")) fuse.removeAttribute("style");
            if (last) window.looks[last.do] = arena.outerHTML;
        }
        return set.call(this, key, text);
    };
}"""


@shaped()
def test_nothing_of_a_call_shows_before_it_is_settled(ring: Ring) -> None:
    ring.enter(lay(in_battle(new_match(window_ms=200)), 1, "S5 H5"))
    ring.page.evaluate(SAVED_LOOKS)
    ring.press("[data-call='0']")
    expect(ring.page.get_by_test_id("report")).to_have_count(2)
    looks = ring.page.evaluate("() => window.looks")
    assert set(looks) == {"call", "resolve"}
    assert looks["call"] == looks["resolve"], "the screen tells of a call that is not settled"


STRUCK = """() => {
    const rows = () => [...document.querySelectorAll(".tf-inner")].map((each) => each.outerHTML);
    window.asked = [];
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message, ...rest) {
        for (const each of message.requests ?? []) if (JSON.parse(each).op === "act") window.asked.push(each);
        if (window.asked.length === 1) window.before ??= rows();
        return postMessage.call(this, message, ...rest);
    };
    new MutationObserver(() => {
        const strikes = [...document.querySelectorAll("[data-strike]")];
        if (strikes.length) window.struck ??= { words: strikes.map((each) => each.textContent), rows: rows() };
    }).observe(document.body, { subtree: true, childList: true });
}"""


@shaped()
def test_the_verdict_strikes_first_over_a_table_that_stands_still(ring: Ring) -> None:
    ring.enter(judged())
    ring.page.evaluate(STRUCK)
    ring.press("[data-call='0']")
    expect(ring.page.get_by_test_id("report")).to_have_count(2)
    expect(ring.page.locator("[data-strike]")).to_have_count(0)
    before, struck, asked = ring.page.evaluate("[window.before, window.struck, window.asked]")
    assert struck == {"words": ["Aki: right!"] * 2, "rows": before}
    assert len(asked) == 2, "a call is settled once"
    ring.shows(ring.match())


@shaped()
def test_with_no_window_a_call_is_settled_without_any_waiting(ring: Ring) -> None:
    ring.enter(in_battle(new_match(window_ms=0)))
    ring.page.evaluate("() => { window.setTimeout = () => 0; }")
    ring.press("[data-call='0']")
    expect(ring.page.locator("[data-strike='0']")).to_have_text("Aki: wrong!")


@shaped()
def test_the_report_lays_out_each_success_with_the_cards_that_meet_it(ring: Ring) -> None:
    ring.enter(judged())
    ring.press("[data-call='0']")
    report = ring.page.locator("[data-half='0'] [data-testid='report']")
    expect(report.locator("[data-right='skill']")).to_contain_text("Aki called")
    attack = ring.match().view(None)["last_attack"]
    (won,) = attack["skills"][0]
    assert won["id"] == "sunrise_axe"
    assert len(won["conditions"][0]["cards"]) == 3
    expect(report.locator(".tf-success [role=img]")).to_have_count(sum_of_cards(attack))
    expect(ring.page.locator("[data-half='0'] .tf-spot.tf-hit")).to_have_count(2)
    expect(report.locator(".tf-total b").first).to_have_text("5")


def sum_of_cards(attack: dict[str, Any]) -> int:
    return sum(len(part["cards"]) for side in attack["skills"] for won in side for part in won["conditions"])


@shaped()
def test_a_wrong_call_pays_a_miss_card(ring: Ring) -> None:
    ring.enter(in_battle(new_match()))
    ring.press("[data-call='1']")
    report = ring.page.locator("[data-half='1'] [data-testid='report']")
    expect(report.locator("[data-right='wrong']")).to_be_visible()
    ring.press("[data-half='0'] .tf-report-close")
    expect(ring.page.locator("[data-half='0'] .tf-misses i")).to_have_count(1)
    expect(ring.page.locator("[data-half='0'] .tf-bar .tf-total b")).to_have_text("2")


@shaped()
def test_fastest_acts_prepared_in_the_count_show_together(ring: Ring) -> None:
    ring.enter(new_match())
    ring.ready()
    expect(ring.page.locator(".tf-count")).to_be_visible()
    ring.card("H9").click()
    ring.press("[data-half='0'] [data-spot='1']")
    expect(ring.page.locator("[data-set='0']")).to_be_visible()
    ring.card("S3").click()
    ring.press("[data-half='0'] [data-spot='1']")
    ring.card("HK").click()
    ring.press("[data-half='1'] [data-spot='1']")
    expect(ring.page.locator("[data-set='1']")).to_be_visible()
    assert all(entry["do"] != "battle" for entry in ring.log())
    on_spot(ring, 0, 1, "S3")
    on_spot(ring, 1, 1, "HK")
    battle = ring.log()[-1]
    assert battle["fastest"] == [{"do": "move", "card": card, "to": 1} for card in ("S3", "HK")]


@shaped()
def test_one_ready_side_is_enough_after_the_time_set_and_a_late_one_finds_the_count_begun(ring: Ring) -> None:
    match = new_match()
    match.act({"do": "ready", "seat": 1, "at": 9200})
    ring.enter(match)
    expect(ring.page.locator(".tf-clock[role=timer]")).to_be_visible()
    expect(ring.page.locator(".tf-count")).to_be_visible()
    expect(ring.page.locator("[data-testid='arena'][data-phase='battle']")).to_be_visible()
    assert [entry["do"] for entry in ring.log()[2:]] == ["ready", "battle"]
    assert ring.log()[-1]["at"] >= 10_000 + 2400


@shaped()
def test_after_a_break_the_leftmost_card_goes_out_by_itself_and_a_call_is_refused(ring: Ring) -> None:
    match = in_battle(new_match())
    match.act({"do": "stall", "at": 11_000})
    ring.enter(match)
    expect(ring.page.locator(".tf-note-rule")).to_have_count(2)
    ring.ready()
    expect(ring.page.locator(".tf-count")).to_be_visible()
    ring.press("[data-call='0']")
    expect(ring.refused).to_contain_text("has to be a card")
    on_spot(ring, 0, 1, "S3")
    on_spot(ring, 1, 1, "S5")


@shaped()
def test_a_standstill_comes_after_ten_seconds_of_the_matchs_own_clock(ring: Ring) -> None:
    ring.page.clock.install()
    ring.enter(lay(in_battle(new_match()), 0, "S3"))
    expect(ring.page.locator(".tf-fuse")).to_be_visible()
    ring.page.clock.run_for(10_100)
    expect(ring.page.locator("[data-half='1'] .tf-note-rule")).to_be_visible()
    stall = ring.log()[-1]
    assert stall == {"do": "stall", "at": 11_000}


# -- standing still


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


# -- the keyboard


@shaped(LAPTOP, touch=False)
def test_both_hands_play_on_one_keyboard(ring: Ring) -> None:
    ring.enter(in_battle(new_match()), KEYS)
    keyboard = ring.page.keyboard
    for key in ("Digit1", "Digit8"):
        keyboard.down(key)
    for key in ("KeyQ", "KeyP"):
        keyboard.down(key)
    on_spot(ring, 0, 1, "S3")
    on_spot(ring, 1, 1, "H5")
    for key in ("Digit1", "Digit8", "KeyQ", "KeyP"):
        keyboard.up(key)
    keyboard.press("Enter")
    expect(ring.page.get_by_test_id("report")).to_have_count(2)
    assert [entry["do"] for entry in ring.log()[-2:]] == ["call", "resolve"]
    assert ring.log()[-2]["seat"] == 1


@shaped(LAPTOP, touch=False)
def test_the_big_keys_take_the_cover_off_and_say_ready(ring: Ring) -> None:
    ring.table.go_home()
    ring.put(new_match(), KEYS)
    ring.page.keyboard.press("Space")
    ring.page.keyboard.press("Enter")
    expect(ring.cover).to_be_hidden()
    ring.page.keyboard.press("Space")
    ring.page.keyboard.press("Enter")
    expect(ring.page.locator(".tf-count")).to_be_visible()
    ring.page.keyboard.press("Escape")
    expect(ring.cover).to_be_visible()


@shaped(LAPTOP, touch=False)
def test_keys_can_be_changed_and_a_taken_key_changes_places(ring: Ring) -> None:
    ring.table.go_home()
    ring.page.goto(f"{ring.table.url}#/setup/trump_fighter")
    ring.page.locator("[data-key='0-call-0']").click()
    ring.page.keyboard.press("KeyQ")
    expect(ring.page.locator("[data-key='0-call-0']")).to_have_text("Q")
    expect(ring.page.locator("[data-key='0-field-0']")).to_have_text("Space")
    ring.put(in_battle(new_match()), KEYS)
    for key in ("KeyQ", "Enter", "Digit1", "Space"):
        ring.page.keyboard.press(key)
    on_spot(ring, 0, 1, "S3")


@shaped(LAPTOP, touch=False)
def test_with_one_mouse_only_the_set_up_offers_what_is_fair(ring: Ring) -> None:
    ring.table.go_home()
    ring.page.goto(f"{ring.table.url}#/setup/trump_fighter")
    ring.page.locator("input[name='mode'][value='faces']").check(force=True)
    notice = ring.page.get_by_role("alert")
    expect(notice).to_contain_text("unfair")
    notice.get_by_role("button", name="In turns").click()
    expect(ring.page.locator("input[name='turn']")).to_have_count(4)
    expect(notice).to_have_count(0)


# -- the machine, and turns


@shaped(locale="ja-JP")
def test_the_machine_chooses_gets_ready_and_acts_by_itself(ring: Ring) -> None:
    page = ring.page
    ring.table.go_home()
    page.goto(f"{ring.table.url}#/setup/trump_fighter")
    page.locator("input[name='mode'][value='machine']").check(force=True)
    page.locator("input[name='level'][value='sharp']").check(force=True)
    expect(page.locator(".names input")).to_have_count(1)
    page.locator(".setup-start").click()
    ring.press("[data-fighter='rose']")
    ring.press("[data-take='rose']")
    ring.ready(0)
    page.wait_for_function(
        """() => Object.entries(localStorage).some(([key, text]) => key.startsWith("tefuda:match:")
            && JSON.parse(text.replace(/^tefuda.*\\n/, "")).save.log.some(({ do: verb, seat, fastest }) =>
                verb === "battle" ? fastest[1] : seat === 1 && (verb === "move" || verb === "call")))"""
    )
    log = ring.only().save()["log"]
    assert [(entry["do"], entry["seat"]) for entry in log[:4]] == [
        ("character", 0),
        ("character", 1),
        ("ready", 0),
        ("ready", 1),
    ]


@shaped()
def test_nobody_can_move_the_machines_cards(ring: Ring) -> None:
    ring.enter(new_match(), MACHINE)
    ring.ready(0)
    Fingers(ring.page).drag(1, centre(ring.hand(1).first), centre(ring.spot(1, 1)))
    ring.card("S3").click()
    assert ring.page.locator("[data-half='1'] .tf-chosen").count() == 0
    assert ring.page.locator("[data-half='1'] [data-call]").count() == 0


@shaped()
def test_in_turns_each_side_acts_once_and_two_passes_are_a_standstill(ring: Ring) -> None:
    ring.enter(in_battle(new_match()), SLOW)
    turn = ring.page.locator("[data-call]:not([aria-disabled=true])")
    expect(turn).to_have_attribute("data-call", "1")
    ring.card("S5").click()
    ring.press("[data-half='1'] [data-spot='1']")
    expect(turn).to_have_attribute("data-call", "0")
    ring.card("H5").click()
    expect(ring.page.locator(".tf-chosen")).to_have_count(0)
    ring.press("[data-pass]")
    expect(turn).to_have_attribute("data-call", "1")
    ring.press("[data-pass]")
    expect(ring.page.locator("[data-half='0'] .tf-note-rule")).to_be_visible()
    assert ring.log()[-1]["do"] == "stall"
    expect(turn).to_have_attribute("data-call", "0")
    ring.press("[data-call='0']")
    expect(ring.page.get_by_test_id("report")).to_have_count(2)


@shaped()
def test_in_turns_both_choose_their_fastest_act_before_either_shows(ring: Ring) -> None:
    ring.enter(new_match(), SLOW)
    ring.ready()
    ring.card("S3").click()
    ring.press("[data-half='0'] [data-spot='1']")
    expect(ring.page.locator("[data-set='0']")).to_be_visible()
    assert ring.spot(0, 1).get_attribute("data-card") == ""
    ring.press("[data-pass]")
    on_spot(ring, 0, 1, "S3")
    assert ring.log()[-1]["fastest"] == [{"do": "move", "card": "S3", "to": 1}, None]


@shaped()
def test_a_turn_ends_when_its_clock_does(ring: Ring) -> None:
    ring.page.clock.install()
    ring.enter(in_battle(new_match()), {**SLOW, "turn": 20})
    turn = ring.page.locator("[data-call]:not([aria-disabled=true])")
    expect(turn).to_have_attribute("data-call", "1")
    ring.page.clock.run_for(21_000)
    expect(turn).to_have_attribute("data-call", "0")


# -- skills, series, layout


@shaped()
def test_met_skills_are_lit_only_where_the_players_want_that(ring: Ring) -> None:
    match = lay(in_battle(new_match("H3 H9 C4 D4 S5 H5 D2 HK")), 0, "H3 H9")
    lay(match, 1, "HK")
    assert match.view(None)["met"][0] == ["sunrise_axe"]
    ring.table.go_home()
    for help_on in (False, True):
        ring.put(match, {**FACES, "help": help_on}, match_id=f"help-{help_on}")
        ring.back()
        expect(ring.page.locator("[data-half='0'] .tf-skill")).to_have_count(4)
        expect(ring.page.locator("[data-half='0'] .tf-skill-met")).to_have_count(int(help_on))


@shaped()
def test_a_tap_on_a_skill_says_it_in_words(ring: Ring) -> None:
    ring.enter(in_battle(new_match()))
    ring.press("[data-skill='sunrise_axe']")
    words = ring.page.locator("[data-help='sunrise_axe']")
    expect(words).to_contain_text("2 of your cards with 1 of theirs: 3 ♥")
    ring.press("[data-help='sunrise_axe']")
    expect(words).to_have_count(0)


@shaped()
def test_a_series_goes_on_with_the_same_fighters(ring: Ring) -> None:
    match = over()
    ring.table.go_home()
    key = "tefuda:live:prepared"
    ring.page.evaluate(
        "([key, text]) => localStorage.setItem(key, text)", [key, compact({"way": "faces", "best": 3})]
    )
    ring.table.put(match.save())
    expect(ring.page.get_by_test_id("series")).to_contain_text("Aki 1 – 0 Benjamin")
    ring.page.get_by_role("button", name="same fighters").click()
    expect(ring.arena).to_be_visible()
    match_id = ring.page.evaluate("() => location.hash").rpartition("/")[2]
    stored = ring.match(match_id)
    assert [entry["name"] for entry in stored.save()["log"]] == ["hinata", "gonzo"]
    form = stored_matches(ring.page)[match_id]["form"]
    assert (form["best"], form["wins"]) == (3, [1, 0])


SIZES = ((360, 640), (640, 360), (390, 844), (844, 390), (820, 1180), (1440, 900))
BOXES = """() => [...document.querySelectorAll(".tf-place, .tf-big, .tf-skill")].map((each) => {
    const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
    return { name: each.className, left, top, right, bottom, width, height };
})"""
CUT = """() => [...document.querySelectorAll(".tf-skill, .tf-big, .tf-bar")]
    .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
    .map((each) => each.textContent)"""


@pytest.mark.parametrize(
    "fighters",
    [
        pytest.param(("abaco", "pomelo"), marks=shaped(), id="en"),
        pytest.param(("tombo", "rose"), marks=shaped(locale="ja-JP"), id="ja"),
    ],
)
def test_everything_fits_and_what_is_played_with_is_large_enough(ring: Ring, fighters: tuple[str, str]) -> None:
    ring.enter(lay(in_battle(new_match(fighters=fighters)), 0, "S3 H9"))
    faults = []
    for width, height in SIZES:
        ring.page.set_viewport_size({"width": width, "height": height})
        if ring.cover.count():
            ring.back()
        boxes = ring.page.evaluate(BOXES)
        assert len(boxes) == 2 * (8 + 1 + 4)
        for box in boxes:
            inside = box["left"] >= 0 and box["top"] >= 0 and box["right"] <= width and box["bottom"] <= height
            large = "tf-skill" in box["name"] or min(box["width"], box["height"]) >= 44
            if not (inside and large):
                faults.append((width, height, box))
        faults += [(width, height, text) for text in ring.page.evaluate(CUT)]
    assert faults == [], "\n".join(map(str, faults))
