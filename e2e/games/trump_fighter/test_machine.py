"""A fight against the machine."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.games.trump_fighter.fights import new_match
from e2e.games.trump_fighter.fingers import Fingers, centre
from e2e.games.trump_fighter.ring import Ring, shaped

MACHINE = {"way": "machine", "level": "sharp"}


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
