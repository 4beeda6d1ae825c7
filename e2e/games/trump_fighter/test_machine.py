"""A fight against the bot."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from e2e.games.trump_fighter.fights import judged, new_match, over, unchosen
from e2e.games.trump_fighter.table import FightTable, shaped
from e2e.lib.fingers import Fingers, centre
from e2e.lib.lessons import LESSONS, open_step
from e2e.lib.machines import MINDS, hears_views_alone
from e2e.lib.seated import machines_but, won_by_machine
from e2e.lib.store import STORED
from e2e.lib.support import wait_for_promise
from py_engine.match import Match

MACHINE = {"mode": "machine", "level": "hard"}
SWIFT = """
const SPEED = 6;
const { now } = Performance.prototype;
Performance.prototype.now = function () { return SPEED * now.call(this); };
const stamped = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp").get;
Object.defineProperty(Event.prototype, "timeStamp", { get() { return SPEED * stamped.call(this); } });
const later = window.setTimeout;
window.setTimeout = (task, delay = 0, ...given) => later(task, delay / SPEED, ...given);
"""
"""Speeds up the page's time; intervals, which detect a hanging engine, keep their speed."""
PLAY = """() => {
    const own = (what) => [...document.querySelectorAll(`[data-half='0'] ${what}`)];
    const press = ([button]) =>
        button?.dispatchEvent(new PointerEvent("pointerdown", { button: 0, pointerId: 77, bubbles: true }));
    let steps = 0;
    const play = () => {
        if (document.querySelector("[data-testid=result]")) return;
        press(own("[data-ready]:not(.tf-said)"));
        if (!own("[data-ready]").length) press(document.querySelectorAll(".tf-report-close"));
        const calls = own("[data-call]:not([aria-disabled=true])");
        if (!window.resting && !document.querySelector(".tf-count") && calls.length) {
            const spots = own("[data-spot]").sort((one, other) => one.dataset.spot - other.dataset.spot);
            own("[data-hand-card]")[0]?.click();
            press([spots.find(({ dataset }) => !dataset.card) ?? spots[0]]);
            if ((steps += 1) % 4 === 0) press(calls);
        }
        setTimeout(play, 700);
    };
    play();
}"""
"""Plays for the person: gets ready, lays its first card, calls at times, and closes the last report.

While it rests it only gets ready and closes reports, so that the bot has all the time it needs.
"""
ACTED = f"""async (least) => Object.values(await ({STORED})()).some(({{ log }}) =>
    log.filter(({{ do: verb, seat, fastest }}) =>
        verb === "battle" ? fastest[1] : seat === 1 && (verb === "move" || verb === "call")).length >= least)"""
"""Returns whether the bot at seat 1 has acted at least ``least`` times in battle, by the stored log."""
PATIENCE = 60_000
"""Milliseconds for a full match, on a busy machine."""
EARLY = 6
"""Number of log entries after which the match is disturbed."""


@shaped(locale="ja-JP")
def test_the_bot_chooses_gets_ready_and_acts_automatically(fight: FightTable) -> None:
    page = fight.page
    page.goto(f"{fight.table.url}#/setup/trump_fighter")
    page.locator("input[name='company'][value='alone']").check(force=True)
    expect(page.locator("input[name='mode']")).to_have_count(0)
    page.locator("input[name='level'][value='hard']").check(force=True)
    expect(page.locator(".names input")).to_have_count(1)
    page.locator(".setup-start").click()
    fight.press("[data-fighter='rose']")
    fight.press("[data-take='rose']")
    fight.ready(0)
    wait_for_promise(page, ACTED, 1)
    log = fight.only().save()["log"]
    assert [(entry["do"], entry["seat"]) for entry in log[:4]] == [
        ("character", 0),
        ("character", 1),
        ("ready", 0),
        ("ready", 1),
    ]


@shaped()
def test_alone_the_player_gets_the_bots_room_and_can_not_move_its_cards(fight: FightTable) -> None:
    fight.enter(unchosen(), MACHINE)
    own, idle = (fight.page.locator(f"[data-half='{seat}']").bounding_box() for seat in (0, 1))
    assert own
    assert idle
    assert own["height"] > 10 * idle["height"]
    fight.put(judged(), MACHINE, "judged")
    fight.back(0)
    fight.press("[data-call='0']")
    expect(fight.page.get_by_test_id("report")).to_have_count(1)
    # it covers the bot's half
    report = fight.page.locator("[data-half='1'] [data-testid='report']")
    expect(report).to_contain_text("Aki called")
    fight.press(".tf-report-close")
    expect(report).to_have_count(0)
    fight.put(new_match(), MACHINE, "new")
    fight.back(0)
    fight.ready(0)
    Fingers(fight.page).drag(1, centre(fight.hand(1).first), centre(fight.spot(1, 1)))
    fight.card("S3").click()
    assert fight.page.locator("[data-half='1'] .tf-chosen").count() == 0
    assert fight.page.locator("[data-half='1'] [data-call]").count() == 0


@shaped()
def test_a_winning_bot_is_called_a_bot_wherever_it_is_named(fight: FightTable) -> None:
    form = {"mode": "machine", "level": "even"}
    won_by_machine(fight.table, over(loser=0), 1, bots=machines_but({0}, 2), settings=form)


@shaped(locale="ja-JP")
def test_in_the_lesson_the_bot_waits_for_the_first_card(fight: FightTable) -> None:
    page = fight.page
    page.add_init_script(SWIFT)
    page.reload()
    open_step(page, fight.table.url, "trump_fighter", len(LESSONS["trump_fighter"]))
    fight.ready(0)
    page.locator(".tf-note-rule").wait_for()  # ten seconds have passed without a laid card
    heard = [request["action"] for request in fight.table.doors.asked("act")]
    assert "stall" in [action["do"] for action in heard]
    assert [action for action in heard if action["do"] in ("move", "call")] == []
    assert [action["fastest"] for action in heard if action["do"] == "battle"] == [[None, None]]


@shaped()
def test_the_end_of_the_lessons_match_leads_on_from_the_lesson(fight: FightTable) -> None:
    page = fight.page
    page.add_init_script(SWIFT)
    page.reload()
    open_step(page, fight.table.url, "trump_fighter", len(LESSONS["trump_fighter"]))
    page.evaluate(PLAY)
    fight.result.wait_for(timeout=PATIENCE)
    expect(page.locator(".lesson-sum")).to_be_visible()
    expect(page.locator("[data-way=home]")).to_be_visible()
    expect(page.locator(".play-after")).to_have_count(0)  # the buttons for a further match would leave the lesson
    page.locator("[data-way=next]").click()
    page.wait_for_url("**/#/play/*")


def is_reloaded(fight: FightTable) -> None:
    """Reload the page, and continue behind the cover."""
    fight.page.reload()
    fight.back(0)
    fight.page.evaluate(PLAY)


def loses_its_thinker(fight: FightTable) -> None:
    """Make the worker that thinks die at its next question, and another one get it."""
    fight.page.evaluate("() => { window.mind = 'dies answers'; }")
    fight.page.wait_for_function("() => window.mind === 'answers'")


def machines_acts(match: Match) -> int:
    """Return the number of acts of the bot at seat 1 in battle."""
    log = match.save()["log"]
    fastest = [entry for entry in log if entry["do"] == "battle" and entry["fastest"][1]]
    return len(fastest) + len([entry for entry in log if entry["do"] in ("move", "call") and entry["seat"] == 1])


def plays_on_alone(fight: FightTable, script: str = "") -> None:
    """Begin a fast match against the bot, on a page with its own script, and let the page play it."""
    fight.page.add_init_script(SWIFT)
    fight.page.add_init_script(script)
    fight.table.doors.forget()
    fight.table.go_home()
    fight.page.goto(f"{fight.table.url}#/setup/trump_fighter")
    fight.page.locator(".setup-start").click()
    fight.take(0, "rose")
    fight.page.evaluate(PLAY)


def played_to_its_end(fight: FightTable) -> Match:
    """Wait for the end of a match between two bots, and check its score sheet."""
    fight.page.evaluate("() => { window.resting = false; }")
    fight.result.wait_for(timeout=PATIENCE)
    match = fight.only()
    assert match.state.over
    for row in match.status()["result"]:
        expect(fight.page.locator(f".score-row.seat-{row['seat']} h3")).to_contain_text(str(row["points"]))
    expect(fight.page.locator(".score-row.seat-1 h3")).to_contain_text("Bot, easy")
    return match


@shaped()
@pytest.mark.parametrize(
    "befalls", [loses_its_thinker, *(pytest.param(each, marks=pytest.mark.long) for each in (is_reloaded,))]
)
def test_a_bot_that_is_lost_during_a_match_acts_again_and_gets_its_view_alone(
    fight: FightTable, befalls: Callable[[FightTable], None]
) -> None:
    plays_on_alone(fight, MINDS)
    fight.table.logged(EARLY)
    befalls(fight)
    fight.page.evaluate("() => { window.resting = true; }")
    before = fight.only()
    assert not before.state.over
    wait_for_promise(fight.page, ACTED, machines_acts(before) + 1)
    hears_views_alone(fight.table.doors, played_to_its_end(fight))


@pytest.mark.as_built
@shaped()
def test_a_whole_match_against_the_bot_is_played_to_its_score_sheet(fight: FightTable) -> None:
    plays_on_alone(fight)
    played_to_its_end(fight)
