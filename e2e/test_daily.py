"""The deal of the day: the date is its seed, it counts once, and its result reveals nothing of the hands."""

from __future__ import annotations

import datetime
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.lib.drivers import IN_TURNS, LIVE, turn_driver
from e2e.lib.forms import forms
from e2e.lib.sample import GAME
from e2e.lib.site import Site
from e2e.lib.store import BLANK, Text, put, replay, save_of, stored_matches
from e2e.lib.support import in_both_languages
from e2e.lib.table import AT_ONCE, TWO_STEPS, Table
from e2e.test_review import LAPTOP, PHONE
from py_engine.games import GAMES
from py_engine.match import Match
from tests.play import card_names, deck_of

JA_PHONE, EN_PHONE = in_both_languages(viewport=PHONE)
JA_LAPTOP, EN_LAPTOP = in_both_languages(viewport=LAPTOP)
SCREENS = [
    JA_PHONE,
    EN_LAPTOP,
    *(pytest.param(*each.values, marks=[*each.marks, pytest.mark.long]) for each in (EN_PHONE, JA_LAPTOP)),
]
DAILY = {"ja-JP": "今日の一局", "en-US": "Deal of the day"}
TODAY, YESTERDAY = "2026-11-23", "2026-11-22"
NOON = datetime.datetime(2026, 11, 23, 12)
DEALT = [GAME, *LIVE, *(pytest.param(game, marks=pytest.mark.long) for game in IN_TURNS if game != GAME)]
LOOK = """() => document.dispatchEvent(new Event("visibilitychange"))"""
"""Returns to the page after some time."""
COPIED = """
window.copied = [];
const writeText = async (text) => { window.copied.push(text); };
Object.defineProperty(navigator, "clipboard", { value: { writeText } });
"""
SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"


@pytest.fixture
def table(page: Page, site: Site) -> Table:
    """Return a page at noon of a day, whose bots act without a pause."""
    page.clock.set_fixed_time(NOON)
    for script in (f"({AT_ONCE})()", f"({TWO_STEPS})()", COPIED):
        page.add_init_script(script)
    table = Table(page, site.url)
    table.go_home()
    return table


def deal_of(table: Table, game: str = GAME, date: str = TODAY) -> Any:
    """Return the row of a game's deal."""
    return table.page.get_by_test_id(f"day-{game}-{date}")


def days(table: Table) -> None:
    """Open the deals of the day."""
    table.page.goto(f"{table.url}#/daily")
    table.page.get_by_test_id("daily").wait_for()


def press(table: Table, name: str, game: str = GAME, date: str = TODAY) -> None:
    """Press a button of a game's deal."""
    deal_of(table, game, date).get_by_role("button", name=name).click()


def begun(table: Table, game: str = GAME) -> Text:
    """Begin today's deal and return its match, as it is stored."""
    days(table)
    press(table, "Play", game)
    table.page.wait_for_url(f"**#/play/day-{game}-{TODAY}")
    table.logged(0)
    return stored_matches(table.page)[f"day-{game}-{TODAY}"]


def near_its_end(save: dict[str, Any]) -> Match:
    """Return a day's match in which only bots act after the person's next action."""
    match = replay({**save, "log": []})
    own: list[int] = []
    while not match.state.over:
        if match.state.actors() == (0,):
            own.append(len(match.log))
        match.act(match.legal(1)[0][0])
    return replay({**match.save(), "log": match.save()["log"][: own[-1]]})


def end(table: Table) -> Match:
    """Play the day's deal to its end through the screen, from the person's last action."""
    text = begun(table)
    match = near_its_end(save_of(text))
    table.page.goto(f"{table.url}{BLANK}")
    put(table.page, {**text, "log": match.save()["log"], "length": len(match.log), "touched": 1})
    table.page.goto(f"{table.url}#/play/day-{GAME}-{TODAY}")
    table.open.wait_for()
    action = match.legal(1)[0][0]
    turn_driver(GAME).perform(table, match, action)
    table.result.wait_for(timeout=60_000)
    return table.stored()


@forms(game=DEALT, locale=SCREENS)
def test_the_date_is_the_seed_of_every_games_deal(table: Table, game: str, locale: str) -> None:
    page = table.page
    page.get_by_role("link", name=DAILY[locale]).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(DAILY[locale])
    assert not page.evaluate(SIDEWAYS), "it scrolls sideways"
    assert not set(page.locator("body").inner_text().split()) & deck_of(game)
    deal_of(table, game).locator(".button-main").click()
    page.wait_for_url(f"**#/play/day-{game}-{TODAY}")
    table.logged(0)
    text, entry = stored_matches(page)[f"day-{game}-{TODAY}"], GAMES[game]
    players = min(max(4, entry.min_players), entry.max_players)
    dealt = Match.new(entry, text["seats"], {}, {"seed": 20261123})
    assert (text["deal"], text["options"], len(text["seats"])) == (dealt.deal, dealt.save()["options"], players)
    assert [bot and bot["level"] for bot in text["bots"]] == [None, *["even"] * (players - 1)]
    assert text["hints"] is None
    days(table)
    assert deal_of(table, game).locator("a.button-main").get_attribute("href") == f"#/play/day-{game}-{TODAY}"


def practised(table: Table, date: str) -> tuple[str, Text]:
    """Practise a day's deal, and return its match with its name."""
    press(table, "Practise", date=date)
    table.table.wait_for()
    (found,) = [
        each for each in stored_matches(table.page).items() if each[0].startswith(f"practice-{GAME}-{date}-")
    ]
    return found


def test_a_day_counts_once_is_gone_through_on_the_next_and_is_there_for_practice_after_that(table: Table) -> None:
    match = end(table)
    page, row = table.page, deal_of(table)
    points, won = match.status()["scores"][0], 0 in match.status()["winners"]
    expect(page.get_by_test_id("day-end")).to_contain_text("Streak: 1 day, best 1")
    expect(page.get_by_test_id("evening")).to_have_count(0)
    link = shared(table, match)
    page.reload()
    expect(page.get_by_test_id("day-end")).to_contain_text("Streak: 1 day, best 1")
    days(table)
    expect(row).to_contain_text(f"{'Won' if won else 'Lost'}, {points} point")
    expect(row.get_by_role("button", name="Play", exact=True)).to_have_count(0)
    expect(deal_of(table, date=YESTERDAY)).to_contain_text("Not played")
    page.clock.set_fixed_time(NOON + datetime.timedelta(days=1))
    page.evaluate(LOOK)
    row.get_by_role("link", name="Replay the match").click()
    page.locator("[data-testid=match-review][data-at]").wait_for()
    page.clock.set_fixed_time(NOON)
    days(table)
    _, text = practised(table, YESTERDAY)
    assert text["deal"] == Match.new(GAMES[GAME], text["seats"], {}, {"seed": 20261122}).deal
    days(table)
    practice, text = practised(table, TODAY)
    assert text["deal"] == match.deal
    page.goto(f"{table.url}#/")
    expect(page.locator(f"[data-match='{practice}']")).to_contain_text("practice")
    table.delete(f"day-{GAME}-{TODAY}")
    days(table)
    expect(row).to_contain_text(f"{points} point")
    expect(row.get_by_role("button", name="Play", exact=True)).to_have_count(0)
    expect(row).to_contain_text("Streak: 1 day")
    is_dealt_by(link, table, match)


def shared(table: Table, match: Match) -> str:
    """Check that a result is two lines without information on the hands, and return the deal's link in it."""
    page = table.page
    page.get_by_role("button", name="Share the result").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    (text,) = page.evaluate("window.copied")
    first, second = text.split("\n")
    status = match.status()
    place = 1 if 0 in status["winners"] else match.view(None)["standing"].index(0) + 1
    said = re.fullmatch(r"Tefuda deal of the day (\S+), (.+): (\d)\w\w of 4, (\d+) points?", first)
    assert said and said[1] == TODAY and said[2] == GAMES[GAME].name["en"]
    assert (int(said[3]), int(said[4])) == (place, status["scores"][0]), "players that are level share a place"
    signs, link = str(second).split(" ")
    winners = [trick["winner"] for trick in match.view(None)["tricks"]]
    assert signs == "".join({0: "●", None: "・"}.get(winner, "○") for winner in winners)
    assert not card_names(match.game, first.split()) and not card_names(match.game, signs)
    assert link.startswith(table.url)
    return link


def is_dealt_by(link: str, table: Table, match: Match) -> None:
    """Check that anyone can play the deal by a link, against bots of the day's level."""
    page, before = table.page, stored_matches(table.page)
    page.goto(link)
    linked = page.get_by_test_id("link")
    linked.get_by_role("button").first.wait_for()
    linked.get_by_role("button", name="Alone, against bots").click()
    table.table.wait_for()
    (dealt,) = [each for name, each in stored_matches(page).items() if name not in before]
    assert dealt["deal"] == match.deal
    assert [bot and bot["level"] for bot in dealt["bots"]] == [None, *["even"] * 3]
