"""Taking back: free until something new was seen or the device was handed on."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.matches import driver_of
from e2e.table import NAMES, Table
from py_engine.games import GAMES
from py_engine.match import Match
from serve import Site

UNDO = "Take back"


def seats(count: int) -> list[dict[str, str]]:
    return [{"name": name} for name in NAMES[:count]]


@pytest.fixture
def table(page: Page, site: Site) -> Table:
    """A page with the engine ready."""
    table = Table(page, site.url)
    table.go_home()
    return table


def lucky_maker() -> dict[str, Any]:
    return Match.new(GAMES["lucky_maker"], seats(3), {}, {"seed": 1, "start": 0}).save()


def test_a_card_can_be_taken_back_from_the_curtain_until_somebody_opens_it(table: Table) -> None:
    table.put(lucky_maker())
    table.lift()
    before = table.cards()
    table.play(table.legal.first)
    expect(table.curtain.get_by_role("heading")).to_contain_text(NAMES[1])
    table.page.get_by_role("button", name="Aki: take that back").click()
    expect(table.curtain.get_by_role("heading")).to_contain_text(NAMES[0])
    assert table.stored().log == []
    table.lift()
    assert table.cards() == before
    table.play(table.legal.last)
    table.lift()
    table.page.get_by_role("button", name="Hide").click()
    expect(table.curtain.get_by_role("heading")).to_contain_text(NAMES[1])
    expect(table.page.get_by_role("button", name="take that back")).to_have_count(0)


def test_where_nothing_can_be_taken_back_it_says_why(table: Table) -> None:
    table.put(lucky_maker())
    table.lift()
    table.page.get_by_role("button", name=UNDO).click()
    expect(table.page.get_by_role("status").filter(has_text="nothing this turn")).to_be_visible()
    assert table.stored().log == []


def test_a_trick_that_brings_a_new_master_up_stays(table: Table) -> None:
    """Whoever wins the trick and leads on has seen the next master."""
    match = Match.load(GAMES["lucky_maker"], lucky_maker())
    while True:
        action = next(
            (each for each in match.legal(99)[0] if len(match.state.table) == 2 and leads_on(match, each)), None
        )
        if action:
            break
        match.act(match.legal(99)[0][0])
    table.put(match.save())
    table.lift()
    table.play(table.page.locator(f"[data-card={action['card']}]"))
    expect(table.page.locator(".lm-trick")).to_be_visible()
    table.page.get_by_role("button", name=UNDO).click()
    expect(table.page.get_by_role("status").filter(has_text="something new")).to_be_visible()
    assert len(table.stored().log) == len(match.log) + 1


def leads_on(match: Match, action: dict[str, Any]) -> bool:
    """Whether the seat that acts leads the next trick as well."""
    (seat,) = match.state.actors()
    after = Match.load(match.game, match.save())
    after.act(action)
    return bool(after.state.actors() == (seat,))


def next_action(match: Match, do: str) -> dict[str, Any]:
    """Return the first legal action of that kind."""
    return next(action for action in match.legal(999)[0] if action["do"] == do)


def test_a_play_face_down_can_be_taken_back_in_the_tyrants_step(table: Table) -> None:
    driver = driver_of("bokunron")
    table.put(driver.SCENES["play"]())
    match = table.stored()
    seat = match.state.actors()[0]
    table.lift()
    driver.perform(table, match, next_action(match, "play"))
    table.settled(len(match.log) + 1)
    expect(table.open).to_be_visible()
    table.page.get_by_role("button", name=UNDO).click()
    table.settled(len(match.log))
    driver.check_screen(table, match, seat)


@pytest.mark.parametrize(
    ("game", "scene", "do"), [("akuma_trick", "steal", "steal"), ("ghost_couple", "flip", "flip")]
)
def test_a_card_that_was_seen_stays_seen(table: Table, game: str, scene: str, do: str) -> None:
    driver = driver_of(game)
    table.put(driver.SCENES[scene]())
    match = table.stored()
    table.lift()
    driver.perform(table, match, next_action(match, do))
    table.settled(len(match.log) + 1)
    table.page.get_by_role("button", name=UNDO).click()
    expect(table.page.get_by_role("status").filter(has_text="something new")).to_be_visible()
    assert len(table.stored().log) == len(match.log) + 1
