"""Super Trump Fighter face to face: a whole match, and cards under fingers."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.games.trump_fighter.fights import in_battle, lay, new_match
from e2e.games.trump_fighter.fingers import Fingers, centre
from e2e.games.trump_fighter.ring import KEYS, LAPTOP, Ring, on_spot, shaped
from e2e.table import NAMES
from py_engine.cards import HashChance
from py_engine.games.trump_fighter.bot import LEVELS, decide, table_of_view
from py_engine.games.trump_fighter.data import CARDS


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
        ring.take(seat, name)
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
            ring.table.logged(steps + 1)
        elif act.do == "call" or step > 20:
            ring.press(f"[data-call='{seat}']")
            ring.table.logged(steps + 2)
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
