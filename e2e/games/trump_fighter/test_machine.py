"""A fight against the machine."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.fingers import Fingers, centre
from e2e.games.trump_fighter.fights import new_match
from e2e.games.trump_fighter.table import FightTable, shaped

MACHINE = {"way": "machine", "level": "hard"}


@shaped(locale="ja-JP")
def test_the_machine_chooses_gets_ready_and_acts_by_itself(fight: FightTable) -> None:
    page = fight.page
    fight.table.go_home()
    page.goto(f"{fight.table.url}#/setup/trump_fighter")
    page.locator("input[name='mode'][value='machine']").check(force=True)
    page.locator("input[name='level'][value='hard']").check(force=True)
    expect(page.locator(".names input")).to_have_count(1)
    page.locator(".setup-start").click()
    fight.press("[data-fighter='rose']")
    fight.press("[data-take='rose']")
    fight.ready(0)
    page.wait_for_function(
        """() => Object.entries(localStorage).some(([key, text]) => key.startsWith("tefuda:match:")
            && JSON.parse(text.replace(/^tefuda.*\\n/, "")).save.log.some(({ do: verb, seat, fastest }) =>
                verb === "battle" ? fastest[1] : seat === 1 && (verb === "move" || verb === "call")))"""
    )
    log = fight.only().save()["log"]
    assert [(entry["do"], entry["seat"]) for entry in log[:4]] == [
        ("character", 0),
        ("character", 1),
        ("ready", 0),
        ("ready", 1),
    ]


@shaped()
def test_nobody_can_move_the_machines_cards(fight: FightTable) -> None:
    fight.enter(new_match(), MACHINE)
    fight.ready(0)
    Fingers(fight.page).drag(1, centre(fight.hand(1).first), centre(fight.spot(1, 1)))
    fight.card("S3").click()
    assert fight.page.locator("[data-half='1'] .tf-chosen").count() == 0
    assert fight.page.locator("[data-half='1'] [data-call]").count() == 0
