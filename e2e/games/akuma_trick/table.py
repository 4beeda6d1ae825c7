"""Akuma Trick's table: carrying actions out through the screen, what it must show, and prepared positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import expect

from e2e.table import NAMES, Table
from py_engine.games import GAMES
from py_engine.match import Match

GAME = GAMES["akuma_trick"]
COLOURS = "YPGVBW"


def perform(table: Table, match: Match, action: dict[str, Any]) -> None:
    """Carry a legal action out by taps: a finished trick is put away, cards are chosen, the button does it."""
    put_away(table)
    if action["do"] == "steal":
        table.open.locator(f".ak-steal > .seat-picker [data-seat='{action['from']}']").click()
    elif action["do"] == "stop":
        table.open.locator("[data-do=stop]").click()
    else:
        choose(table, action["do"], action["cards"])
        table.button.click()


def put_away(table: Table) -> None:
    """Tap the finished trick away, if one lies there."""
    table.open.locator(".ak").wait_for()
    if table.open.locator(".ak-trick").count():
        table.button.click()
        table.open.locator(".ak-trick").wait_for(state="hidden")


def choose(table: Table, doing: str, cards: Sequence[str]) -> None:
    """Turn to playing or releasing, and have exactly ``cards`` chosen in the hand."""
    page = table.page
    switch = page.locator(f".ak-switch [data-doing={doing}]")
    if switch.get_attribute("aria-pressed") != "true":
        switch.click()
        expect(switch).to_have_attribute("aria-pressed", "true")
    for card in page.locator(".hand-chosen").all():
        if card.get_attribute("data-card") not in cards:
            card.click()
    for name in cards:
        card = page.locator(f".hand [data-card='{name}']")
        if card.get_attribute("aria-pressed") != "true":
            card.click()
            expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".hand-chosen")).to_have_count(len(cards))


def check_screen(table: Table, match: Match, seat: int) -> None:
    """Assert that ``seat`` sees its hand, the trick and the counts as the rules show them, and no other card."""
    view = match.view(seat)
    put_away(table)
    expect(table.hand).to_have_count(len(view["hand"]))
    assert table.cards() == view["hand"]
    for each, count in enumerate(view["counts"]["hands"]):
        expect(table.open.locator(f".seats .seat-{each} .seat-fact").first).to_contain_text(str(count))
    arrows = "ak-forth" if view["direction"] == 1 else "ak-back"
    table.open.locator(f".ak-round.{arrows}").wait_for()
    if view["steal"]:
        named = table.open.locator(".ak-steal > .seat-picker [data-seat]").all()
        assert [int(str(each.get_attribute("data-seat"))) for each in named] == view["steal"]["victims"]
        return
    plays = table.open.locator(".ak-plays .play-laid")
    expect(plays).to_have_count(len(view["table"]))
    for laid, shown in zip(view["table"], plays.all(), strict=True):
        expect(shown.locator(".play-name")).to_have_text(NAMES[laid["seat"]])
        expect(shown.locator("svg.face")).to_have_count(len(laid["cards"]))
    expect(table.open.locator(".ak-number dd")).to_have_text(str(view["release"]["total"]))
    expect(table.open.locator(".ak-lock .suit-sign")).to_have_count(len(view["lock"]))
    if view["beat"] is not None:
        expect(table.open.locator(".ak-beat dd")).to_have_text(str(view["beat"]))
    faces = len(view["hand"]) + sum(len(play["cards"]) for play in view["table"])
    known = table.open.locator(".ak-thefts svg.face").count()
    expect(table.open.locator("svg.face")).to_have_count(faces + known)


def deal_of(*hands: str) -> dict[str, Any]:
    """Return a deal in which seat 0 starts and each hand begins with the cards named; the others fill it up."""
    named = [hand.split() for hand in hands]
    used = {card for hand in named for card in hand}
    rest = [f"{colour}{rank}" for colour in COLOURS[: len(named)] for rank in range(10)]
    spare = iter(card for card in rest if card not in used)
    return {"hands": [[*hand, *(next(spare) for _ in range(10 - len(hand)))] for hand in named], "start": 0}


def match_of(deal: dict[str, Any], *actions: str, options: dict[str, str] | None = None) -> Match:
    """Return a match played by short words: ``Y5 P5`` plays, ``! Y5`` releases, ``> 2`` steals, ``.`` stops."""
    seats = [{"name": NAMES[seat]} for seat in range(len(deal["hands"]))]
    match = Match.new(GAME, seats, options or {}, {"deal": deal})
    for words in actions:
        match.act(action_of(words))
    return match


def action_of(words: str) -> dict[str, Any]:
    """Return the action that short words stand for."""
    sign, *rest = words.split() or [""]
    if sign == ".":
        return {"do": "stop"}
    if sign == ">":
        return {"do": "steal", "from": int(rest[0])}
    if sign == "!":
        return {"do": "release", "cards": rest}
    return {"do": "play", "cards": words.split()}


def ranked(*ranks: int) -> list[str]:
    """Return plays of all six colours of each rank in turn."""
    return [" ".join(f"{colour}{rank}" for colour in COLOURS) for rank in ranks]


def gone_round(match: Match) -> Match:
    """Let the others play single cards without an effect until the seat that acted before them is to act."""
    seat = match.log[-1].actor
    while match.state.actors() != (seat,):
        plays = [action for action in match.legal(99)[0] if action["do"] == "play" and len(action["cards"]) == 1]
        match.act(next(action for action in plays if action["cards"][0][1] not in "0256"))
    return match


FOUR = deal_of(
    "Y1 Y2 P2 Y4 Y8 G5 G6 P0 V3 V9",
    "Y3 P3 G3 P6 V6 G9 P8 Y0 Y5 V0",
    "G4 P4 V4 P7 G7 Y6 P5 G0 P9 G1",
    "V5 V7 V8 G8 Y7 Y9 G2 V2 P1 V1",
)
THREE = deal_of("Y1 Y2 Y3 Y4 Y5 Y6 Y7 P2 G0 G9", "P3 P4 P5 P6 P7 P8 P9 G2 G3 Y0", "G1 G4 G5 G6 G7 G8 Y8 Y9 P0 P1")
POOR = deal_of("Y0 Y3 Y4 Y5 Y6 Y7 Y8 Y9 P9 G9", "P4 P5 P6 P7 P8 G4 G5 G6 G7 G8", "P0 P1 P2 P3 G0 G1 G2 G3 Y1 Y2")
SIX = deal_of(
    "Y1 P1 G1 V1 B1 W1 Y6 P6 Y8 P8",
    "Y2 P2 G2 V2 B2 W2 G6 V6 B6 W6",
    "Y3 P3 G3 V3 B3 W3 Y7 P7 G7 V7",
    "Y4 P4 G4 V4 B4 W4 G8 V8 B8 W8",
    "Y5 P5 G5 V5 B5 W5 Y9 P9 G9 V9",
    "Y0 P0 G0 V0 B0 W0 B9 W9 B7 W7",
)
LONG_RUN = ("Y1", "P3 P4 P5 P6 P7 P8 P9")
CLIMB = (*ranked(1, 2), ".", *ranked(3, 4))
ENDGAME = (*LONG_RUN, "! Y4 Y5 Y6 Y7", "G1", "G2 G3", ".")

MATCHES: dict[str, Callable[[], Match]] = {
    "lead": lambda: match_of(FOUR),
    "lead_without_runs": lambda: match_of(FOUR, options={"combos": "sets"}),
    "follow": lambda: match_of(FOUR, "Y1", "Y3 P3 G3"),
    "release": lambda: match_of(FOUR, "Y1", "Y3 P3 G3", "G4 P4 V4"),
    "steal": lambda: match_of(FOUR, "Y2 P2"),
    "steal_with_more": lambda: match_of(THREE, "Y2 Y3 Y4 Y5 Y6"),
    "steal_again": lambda: match_of(FOUR, "Y2 P2", "> 2"),
    "stolen": lambda: gone_round(match_of(FOUR, "Y2 P2", "> 2", "> 3")),
    "spared": lambda: match_of(THREE, *ENDGAME, "! Y3", "P1", "!", "Y2 P2"),
    "lock": lambda: match_of(FOUR, "G6"),
    "lock_of_two": lambda: match_of(FOUR, "Y1", "P6 V6"),
    "reverse": lambda: match_of(FOUR, "G5"),
    "no_play": lambda: match_of(THREE, *LONG_RUN),
    "forced": lambda: match_of(POOR, "Y4 Y5 Y6 Y7 Y8"),
    "nothing_to_release": lambda: match_of(THREE, *ENDGAME, "! Y3", "P1"),
    "discard_all": lambda: match_of(SIX, *CLIMB, *ranked(5)),
    "finished": lambda: match_of(FOUR, "Y1", "Y3 P3 G3", "G4 P4 V4", "! V7 V8 G8 V5"),
    "finished_big": lambda: match_of(SIX, *CLIMB, *ranked(5), "! B7 W7 B9 W9"),
    "last_card": lambda: match_of(THREE, *ENDGAME, "G9", "P0"),
    "last_release": lambda: match_of(SIX, *CLIMB),
    "over": lambda: match_of(THREE, *ENDGAME, "G9", "P0", "Y0"),
    "over_by_release": lambda: match_of(SIX, *CLIMB, "! Y5 P5 G5 V5 B5 W5 Y9 P9 G9 V9"),
}


def scene(name: str) -> Callable[[], dict[str, Any]]:
    """Return what makes the save of a prepared match."""
    return lambda: MATCHES[name]().save()


SCENES: dict[str, Callable[[], dict[str, Any]]] = {name: scene(name) for name in MATCHES}
