"""The course of a fight: calls, the verdict, the report, the check before a battle, a standstill."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from e2e.games.trump_fighter.fights import in_battle, judged, lay, new_match
from e2e.games.trump_fighter.table import FightTable, on_spot, shaped
from e2e.lib.forms import any_form
from e2e.lib.store_faults import TELLING

pytestmark = pytest.mark.shares_page

SAVED_LOOKS = f"""() => {{
    {TELLING}
    window.looks = {{}};
    window.stored = (rows) => {{
        const entry = rows.findLast(([name]) => name === "entries");
        const arena = document.querySelector("[data-testid=arena]").cloneNode(true);
        for (const seconds of arena.querySelectorAll(".tf-seconds")) seconds.remove();
        for (const fuse of arena.querySelectorAll(".tf-fuse")) fuse.removeAttribute("style");
        if (entry) window.looks[entry[2].do] = arena.outerHTML;
    }};
}}"""
"""``window.looks``: the arena at the moment each action was stored, before any drawing of it."""


@shaped()
def test_nothing_of_a_call_shows_before_it_is_settled(page: Page, fight: FightTable) -> None:
    fight.enter(lay(in_battle(new_match(window_ms=200)), 1, "S5 H5"))
    page.evaluate(SAVED_LOOKS)
    fight.press("[data-call='0']")
    expect(fight.page.get_by_test_id("report")).to_have_count(2)
    looks = fight.page.evaluate("() => window.looks")
    assert set(looks) == {"call", "resolve"}
    assert looks["call"] == looks["resolve"], "the screen shows an unsettled call"


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


LATE = """() => {
    const { now } = Performance.prototype;
    new MutationObserver(() => {
        const stopped = now.call(performance);
        if (document.querySelector("[data-strike]")) Performance.prototype.now = () => stopped;
        const ready = document.querySelector("[data-ready='0']");
        if (!ready || window.isPressed) return;
        window.isPressed = true;
        ready.dispatchEvent(new PointerEvent("pointerdown", { button: 0, bubbles: true }));
        Performance.prototype.now = now;
        const reports = () => document.querySelectorAll("[data-half='0'] [data-testid=report]").length;
        requestAnimationFrame(() => requestAnimationFrame(() => (window.reports = reports())));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Presses the big key as soon as it is "ready": a call that came too late, the moment after the verdict."""


@shaped()
def test_a_call_that_comes_too_late_is_not_taken_for_ready_and_the_report_stays(
    page: Page, fight: FightTable
) -> None:
    fight.enter(judged())
    page.evaluate(LATE)
    fight.press("[data-call='0']")
    fight.page.wait_for_function("() => window.reports !== undefined")
    assert fight.page.evaluate("window.reports") == 1
    fight.ready(0)
    expect(fight.page.locator("[data-half='0'] [data-testid=report]")).to_have_count(0)


@shaped()
def test_the_verdict_comes_first_over_a_still_table_and_a_report_shows_each_success(
    page: Page, fight: FightTable
) -> None:
    fight.enter(judged())
    page.evaluate(STRUCK)
    fight.press("[data-call='0']")
    expect(fight.page.get_by_test_id("report")).to_have_count(2)
    fight.table.gone("[data-strike]")
    before, struck, asked = fight.page.evaluate("[window.before, window.struck, window.asked]")
    assert struck == {"words": ["Aki has it!"] * 2, "rows": before}
    assert len(asked) == 2, "a call is settled once"
    fight.shows(fight.match())
    report = fight.page.locator("[data-half='0'] [data-testid='report']")
    expect(report.locator("[data-right='skill']")).to_contain_text("Aki called")
    attack = fight.match().view(None)["last_attack"]
    (won,) = attack["skills"][0]
    assert won["id"] == "sunrise_axe"
    assert len(won["conditions"][0]["cards"]) == 3
    expect(report.locator(".tf-success [role=img]")).to_have_count(sum_of_cards(attack))
    expect(fight.page.locator("[data-half='0'] .tf-spot.tf-hit")).to_have_count(2)
    expect(report.locator(".tf-total b").first).to_have_text("5")


def sum_of_cards(attack: dict[str, Any]) -> int:
    return sum(len(part["cards"]) for side in attack["skills"] for won in side for part in won["conditions"])


@shaped()
def test_a_wrong_call_pays_a_miss_card_and_its_report_covers_no_card(fight: FightTable) -> None:
    fight.enter(in_battle(new_match()))
    fight.press("[data-call='1']")
    report = fight.page.locator("[data-half='1'] [data-testid='report']")
    report.locator("[data-right='wrong']").wait_for()
    covered, below = fight.page.locator("[data-half='0'] [data-testid='report']").evaluate(
        """(report) => {
            const { top, bottom } = report.getBoundingClientRect();
            const cards = [...report.parentElement.querySelectorAll(".tf-place")];
            const words = [...report.querySelectorAll("p, li > span")];
            const lowest = (each) => Math.max(...each.map((one) => one.getBoundingClientRect().bottom));
            return [lowest(cards) - top, lowest(words) - bottom];
        }"""
    )
    assert covered <= 0, "the report covers cards"
    assert below <= 0, "the report cuts its words"
    fight.press("[data-half='0'] .tf-report-close")
    expect(fight.page.locator("[data-half='0'] .tf-misses i")).to_have_count(1)
    expect(fight.page.locator("[data-half='0'] .tf-bar .tf-total b")).to_have_text("2")


@shaped()
def test_fastest_acts_prepared_in_the_count_show_together(fight: FightTable) -> None:
    fight.enter(new_match())
    fight.ready()
    expect(fight.page.locator(".tf-count")).to_be_visible()
    fight.card("H9").click()
    fight.press("[data-half='0'] [data-spot='1']")
    expect(fight.page.locator("[data-set='0']")).to_be_visible()
    fight.card("S3").click()
    fight.press("[data-half='0'] [data-spot='1']")
    fight.card("HK").click()
    fight.press("[data-half='1'] [data-spot='1']")
    expect(fight.page.locator("[data-set='1']")).to_be_visible()
    assert all(entry["do"] != "battle" for entry in fight.log())
    on_spot(fight, 0, 1, "S3")
    on_spot(fight, 1, 1, "HK")
    battle = fight.log()[-1]
    assert battle["fastest"] == [{"do": "move", "card": card, "to": 1} for card in ("S3", "HK")]


WORDS = """(ms) => {
    const count = document.querySelector(".tf-count");
    for (const each of count.getAnimations({ subtree: true })) { each.pause(); each.currentTime = ms; }
    return [...count.querySelectorAll("b")].map((word) => Number(getComputedStyle(word).opacity) > 0.02);
}"""
"""Visible words of the count by the time since its start, far side first."""


WISHES = {"reduce": "system", "no-preference": "off"}
"""Preferences of the system, each with a setting that then stops movement."""


@shaped()
@any_form(wish=WISHES, setting=["on", "still"])
def test_the_count_shows_one_word_at_a_time_and_moves_by_the_setting(
    fight: FightTable, wish: Literal["reduce", "no-preference"], setting: str
) -> None:
    fight.table.set("motion", WISHES[wish] if setting == "still" else setting)
    fight.enter(new_match())
    fight.page.emulate_media(reduced_motion=wish)
    fight.ready()
    word = fight.page.locator(".tf-count b").first
    word.wait_for(state="attached")
    fight.page.evaluate(WORDS, 100)
    assert (word.evaluate("(word) => getComputedStyle(word).transform") == "none") == (setting == "still")
    for step, ms in enumerate((100, 500, 1000, 1500, 1700, 2200)):
        seen = [word == step // 2 for word in range(3)]
        assert fight.page.evaluate(WORDS, ms) == seen * 2, ms


@shaped()
def test_one_ready_side_is_enough_after_the_time_set_and_a_late_one_finds_the_count_begun(
    fight: FightTable,
) -> None:
    match = new_match()
    match.act({"do": "ready", "seat": 1, "at": 9200})
    fight.enter(match)
    expect(fight.page.locator(".tf-clock[role=timer]")).to_be_visible()
    expect(fight.page.locator(".tf-count")).to_be_visible()
    expect(fight.page.locator("[data-testid='arena'][data-phase='battle']")).to_be_visible()
    assert [entry["do"] for entry in fight.log()[2:]] == ["ready", "battle"]
    assert fight.log()[-1]["at"] >= 10_000 + 2400


@shaped()
def test_after_a_break_the_leftmost_card_is_laid_automatically_and_a_call_is_refused(fight: FightTable) -> None:
    match = in_battle(new_match())
    match.act({"do": "stall", "at": 11_000})
    fight.enter(match)
    expect(fight.page.locator(".tf-note-rule")).to_have_count(2)
    fight.ready()
    expect(fight.page.locator(".tf-count")).to_be_visible()
    fight.press("[data-call='0']")
    expect(fight.refused).to_contain_text("have to play a card")
    on_spot(fight, 0, 1, "S3")
    on_spot(fight, 1, 1, "S5")


@shaped({"width": 1280, "height": 720}, touch=False)
def test_the_words_that_close_a_report_do_not_cover_its_line(fight: FightTable) -> None:
    fight.enter(judged())
    fight.press("[data-call='0']")
    half = fight.page.locator("[data-half='0']")
    close, line = half.locator(".tf-report-close span").bounding_box(), half.locator(".tf-line").bounding_box()
    assert close and line
    assert line["y"] + line["height"] <= close["y"]
