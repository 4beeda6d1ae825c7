"""Hints: the strongest bot's move, shown to the seat whose hand is open, from that seat's view."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e.lib.drivers import LIVE, WITH_MACHINES, opening, turn_driver
from e2e.lib.forms import forms
from e2e.lib.hints import PATIENCE, ask_hint, lamp, panel
from e2e.lib.machines import play_now, stands
from e2e.lib.matches import do
from e2e.lib.played import played
from e2e.lib.site import Site
from e2e.lib.store import stored_matches
from e2e.lib.support import wait_for_engine
from e2e.lib.table import Table, named
from py_engine.bridge import Door
from py_engine.match import Match
from tests.play import ask

pytestmark = pytest.mark.shares_page

WINDOWS: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "laptop": {"width": 1366, "height": 768},
    "on its side": {"width": 844, "height": 390},
}
LIT_CARDS = """() => [...new Set([...document.querySelectorAll("[data-card].lit, [data-up].lit, [data-pick].lit")]
    .map(({ dataset }) => dataset.card ?? dataset.up ?? dataset.pick))].sort()"""
"""The names of the highlighted cards of a hint."""
MANY_TURNS = 8
MOST_TOLD = 3
"""Greatest number of moves in a hint."""
COVERS = """() => {
    const hand = document.querySelector(".hand").getBoundingClientRect();
    const hint = document.querySelector(".hint").getBoundingClientRect();
    const isWide = document.documentElement.scrollWidth > innerWidth || hint.right > innerWidth;
    return isWide || hint.bottom > hand.top + 1;
}"""
"""Returns whether a hint covers the hand or does not fit."""


ANSWERED = """() => fetch("./").then(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done))))"""
"""Lets an answer that the site has sent arrive and be drawn."""


def best(table: Table, match: Match) -> dict[str, Any]:
    """Return the strongest bot's answer to the seat to act, by the rules on this side.

    It uses the number of worlds in the page's last request.
    """
    (seat,) = match.state.actors()[:1]
    door = Door()
    loaded = ask(door, op="load", save=match.save())["match"]
    view = ask(door, op="view", match=loaded, seat=seat)
    level = match.game.bots[-1]
    last = [each for each in table.doors.asked("think") if each["level"] == level][-1]
    effort = {"effort": last["effort"]} if "effort" in last else {}
    answer: dict[str, Any] = ask(door, op="think", view=view, level=level, **effort)
    return answer


def cards_of(match: Match, action: dict[str, Any]) -> set[str]:
    """Return the cards that an action names."""
    return {*action.get("cards", []), *([action["card"]] if "card" in action else [])}


def hints_of(table: Table) -> list[int]:
    """Return the number of hints of each seat of the only match, as it is stored."""
    (text,) = stored_matches(table.page).values()
    assert len(text["hints"]) == len(text["seats"])
    return [each["count"] for each in text["hints"]]


def alone(table: Table, game: str) -> Match:
    """Sit down among bots and return the match as soon as the person has to act."""
    play_now(table, game)
    assert stands(table, 0)
    return table.stored()


@forms(game=WITH_MACHINES, window=[pytest.param(name, id=name.replace(" ", "-")) for name in WINDOWS])
def test_a_hint_is_the_strongest_bots_move_and_one_tap_chooses_it(
    table: Table, game: str, window: str, issues: list[str]
) -> None:
    page = table.page
    page.set_viewport_size(WINDOWS[window])
    match = alone(table, game)
    moves = ask_hint(table)
    wanted = best(table, match)
    cards = cards_of(match, wanted["action"])
    assert moves.count() == min(MOST_TOLD, len(wanted["choices"]))
    assert page.evaluate(LIT_CARDS) == sorted(cards)
    said = moves.first.inner_text()
    # in some deals the bot considers one move alone, which has no worth
    if len(wanted["choices"]) > 1:
        assert "best" in said.lower()
        assert len(said.splitlines()) >= 3, "a move, its worth and the reason"
    has_words(table)
    assert not page.evaluate(COVERS), "the hint covers the hand"
    assert hints_of(table) == [1, *[0] * (len(match.names) - 1)]
    panel(table).locator(".hint-take").click()
    table.gone("[data-testid=hint]")
    assert {*named(page.locator(".hand-chosen"))} == cards & {*table.cards()}
    assert page.locator(".lit").count() > 0
    assert table.stored().save() == match.save(), "a hint plays nothing"
    assert issues == [], "the browser sees an issue with it"


def has_words(table: Table) -> None:
    """Check that each move and each reason of the hint on the screen has a sentence."""
    text = panel(table).inner_text()
    assert "-move-" not in text
    assert "-reason-" not in text


@pytest.mark.long
@pytest.mark.parametrize("game", WITH_MACHINES)
def test_turn_after_turn_a_hint_has_words_for_its_moves_and_reasons(table: Table, game: str) -> None:
    """The person follows the hints."""
    match = alone(table, game)
    for _ in range(MANY_TURNS):
        ask_hint(table)
        has_words(table)
        wanted = best(table, match)["action"]
        lamp(table).click()
        turn_driver(game).perform(table, match, wanted)
        if not stands(table, len(match.log) + 1):
            return
        match = table.stored()


def test_another_of_the_moves_is_lit_by_a_tap_chosen_instead_and_played_by_the_next_tap(
    table: Table,
) -> None:
    page, match = table.page, alone(table, WITH_MACHINES[0])
    moves = ask_hint(table)
    second = cards_of(match, best(table, match)["choices"][1]["action"])
    moves.nth(1).locator(".hint-what").click()
    assert page.evaluate(LIT_CARDS) == sorted(second)
    panel(table).locator(".hint-take").click()
    assert {*named(page.locator(".hand-chosen"))} == second
    table.button.click()
    table.logged(len(match.log) + 1)


def opened(page: Page, site: Site, game: str = WITH_MACHINES[0]) -> Table:
    """Return a page with a hand open, in a match of people alone."""
    table = Table.on(page, site.url)
    table.uncover(table.prepare(opening(game)))
    return table


@pytest.mark.as_built
def test_the_second_engine_comes_with_the_first_hint_from_files_that_are_there(page: Page, site: Site) -> None:
    table = opened(page, site)
    sent = engine_files(site.requests)
    assert len(sent) == len({*sent}), "a start fetches each file once"
    assert len(page.workers) == 1, "no request yet"
    ask_hint(table)
    assert len(page.workers) == 2
    again = [path for path in engine_files(site.requests) if path not in site.unchanged]
    assert [path for path in again if again.count(path) > 1] == [], "a file was sent twice"


def test_the_second_engine_gets_only_the_asking_seats_view(page: Page, site: Site) -> None:
    table = opened(page, site)
    match = table.stored()
    ask_hint(table)
    first, second = table.doors.requests
    assert all(request["op"] != "think" for request in first)
    assert second
    seat = match.state.actors()[0]
    seen = json.loads(json.dumps(match.view(seat)))
    for each in second:
        assert {*each} <= {"op", "view", "level", "effort"}
        assert (each["level"], "match" in each["view"]) == (match.game.bots[-1], False)
        assert {key: each["view"][key] for key in seen} == seen


def shut(table: Table) -> tuple[str, str, str]:
    """Close the open hand like leaving the page, and return the page's full content then."""
    table.page.evaluate("() => window.dispatchEvent(new Event('blur'))")
    table.noren.wait_for()
    return table.all_told()


@pytest.mark.parametrize(
    "game", [WITH_MACHINES[0], *(pytest.param(game, marks=pytest.mark.long) for game in WITH_MACHINES[1:])]
)
def test_a_hint_closes_with_the_hand_and_a_later_one_shows_nothing(page: Page, site: Site, game: str) -> None:
    table = opened(page, site, game)
    match = table.stored()
    closed = shut(table)
    table.uncover(match)
    with table.doors.holding("think"):
        lamp(table).click()
        expect(panel(table).get_by_role("status")).to_have_text("Thinking…")
        assert page.locator(".lamp-thinking svg").evaluate("lamp => getComputedStyle(lamp).animationName") == "none"
        table.doors.wait_for_held()
        assert shut(table) == closed
    page.evaluate(ANSWERED)
    assert table.all_told() == closed, "an answer that came late is shown"
    assert not any(hints_of(table)), "an answer that came late counts"
    table.uncover(match)
    ask_hint(table)
    assert shut(table) == closed
    table.tells_nobody(match)


def test_a_hint_is_requested_read_applied_and_closed_with_only_keys_and_names(table: Table) -> None:
    page, match = table.page, alone(table, WITH_MACHINES[0])
    button = page.get_by_role("button", name="Hint", exact=True)
    button.focus()
    page.keyboard.press("Enter")
    status = page.get_by_role("region", name="Hint").get_by_role("status")
    expect(status).to_contain_text("Best", timeout=PATIENCE)
    expect(button).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    expect(panel(table)).to_have_count(0)
    button.press("Enter")
    lit = page.get_by_role("button", name="(hint)")
    assert {*named(lit)} == cards_of(match, best(table, match)["action"])
    take = page.get_by_role("button", name="Select:")
    take.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hand-chosen")).to_have_count(lit.count())
    page.wait_for_function("() => document.activeElement !== document.body")  # or the focus is lost


def test_the_count_survives_a_reload_and_is_on_the_score_sheet(table: Table) -> None:
    page, set_up = table.page, turn_driver(WITH_MACHINES[0]).SMALLEST[0]
    ended = played(set_up, 1)
    last = ended.save()
    final = last["log"].pop()
    table.put(last)
    match = table.stored()
    table.uncover(match)
    ask_hint(table)
    page.reload()
    wait_for_engine(page)
    table.uncover(match)
    ask_hint(table)
    seat = match.state.actors()[0]
    assert hints_of(table) == [int(each == seat) for each in range(set_up.seats)], "the same hint counts once"
    lamp(table).click()
    legal, _ = match.legal(1000, seat)
    final = {key: value for key, value in final.items() if any(key in each for each in legal)}
    do(table, match, final)
    row = page.locator(f".score-row.seat-{seat}")
    expect(row).to_contain_text("1 hint")
    expect(page.locator(f".score-row.seat-{(seat + 1) % set_up.seats}")).to_contain_text("0 hints")


def test_a_match_without_hints_has_no_lamp_and_a_note_and_real_time_has_no_hints(table: Table) -> None:
    page, set_up = table.page, turn_driver(WITH_MACHINES[0]).SMALLEST[0]
    page.goto(f"{table.url}#/setup/{set_up.game}")
    table.together()
    table.answer("hints", "off")
    expect(page.get_by_text("No hints in this match")).to_be_visible()
    page.locator(".setup-start").click()
    table.noren.wait_for()
    (text,) = stored_matches(page).values()
    assert text["hints"] is None
    table.uncover(table.stored())
    expect(lamp(table)).to_have_count(0)
    page.goto(f"{table.url}#/setup/{set_up.game}")
    expect(page.locator("input[name=hints][value=off]")).to_be_checked()
    table.put(played(set_up, 1).save(), "over", hints=None)
    expect(table.result).to_contain_text("without hints")
    for game in LIVE:
        page.goto(f"{table.url}#/setup/{game}")
        page.locator(".setup-start").wait_for()
        expect(page.locator("input[name=hints]")).to_have_count(0)


def engine_files(paths: Sequence[str]) -> list[str]:
    """Return the requested paths that are parts of the engine."""
    return [path for path in paths if path.startswith("engine/")]
