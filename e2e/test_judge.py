"""Bot analysis: of a finished match, from its players' knowledge; never of a running one."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from e2e.lib.drivers import LIVE, WITH_MACHINES, turn_driver
from e2e.lib.forms import any_form
from e2e.lib.played import played
from e2e.lib.sample import finished
from e2e.lib.store import replay, stored_matches
from e2e.lib.table import Table
from e2e.test_after_match import put_finished
from e2e.test_review import SCREENS
from py_engine.bridge import handle
from py_engine.match import Match
from tests.play import card_names
from tests.record import FIXTURES, recorded

JUDGE = {"ja-JP": "からくりの分析", "en-US": "Bot analysis"}
HARD = "hard"
PATIENCE = 240_000
"""Milliseconds for a full match, on a busy machine."""
STAYS_IN = """() => {
    const { top, bottom } = document.querySelector(".walk-scene").getBoundingClientRect();
    return document.documentElement.scrollHeight <= innerHeight && top < innerHeight / 2 && bottom > 0;
}"""
"""Returns whether the page does not scroll and the table is in sight."""
Judged = dict[str, Any]


def size_of(path: Path) -> int:
    """Return the bytes of a file."""
    return path.stat().st_size


def open_judge(table: Table, match: Match) -> Locator:
    """Go from a match's result to its analysis, which begins."""
    put_finished(table, "past", match.save())
    table.page.goto(f"{table.url}#/play/past")
    table.page.locator("a[href='#/review/past/analysis']").click()
    return table.page.get_by_test_id("judge")


def wait_for_it(judge: Locator) -> None:
    judge.locator(".judge-moves").wait_for(timeout=PATIENCE)


def thoughts(table: Table) -> list[dict[str, Any]]:
    """Return all requests to the engine that thinks."""
    return table.doors.asked("think")


def judged_here(match: Match, effort: int) -> list[Judged]:
    """Return the answers by the rules on this side about every action of a match, each with its step."""
    answers: list[Judged] = []
    save = match.save()
    for step, entry in enumerate(save["log"]):
        before = replay({**save, "log": save["log"][:step]})
        for seat, done in chosen_in(before, entry):
            view = {name: value for name, value in before.view(seat).items() if name != "match"}
            request = {"op": "think", "view": view, "level": HARD, "effort": effort, "weigh": done}
            answers.append({"step": step, "asked": request, **json.loads(handle(json.dumps(request)))})
    return answers


def chosen_in(before: Match, entry: dict[str, Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield the choices in an entry with their seats, without outcomes of chance or other seats' acts."""
    actors, game = before.state.actors(), before.game
    if entry["do"] not in game.weighs:
        return
    added, field = game.verbs[entry["do"]].outcome, game.weighs[entry["do"]]
    done = {name: value for name, value in entry.items() if name not in added}
    if field is None:
        yield entry.get("seat", actors[0]), done
        return
    for seat, act in enumerate(entry[field]):
        if act is not None and seat in actors:
            yield seat, {**done, field: [act if other == seat else None for other in range(len(entry[field]))]}


def loss(judged: Judged) -> float:
    """Return the worth that an action lost against the best one."""
    worths = [each["worth"] for each in judged["choices"] if each["action"] == judged["asked"]["weigh"]]
    return float(judged["choices"][0]["worth"] - worths[0])


def finished_match(game: str) -> Match:
    """Return a finished match of a game, always the same; in real time the shortest recorded one."""
    if game not in LIVE:
        return played(turn_driver(game).SMALLEST[0], 1)
    path = min(FIXTURES.glob(f"{game}/all-*.json"), key=size_of)
    return replay(json.loads(path.read_text(encoding="utf-8"))["save"])


@pytest.mark.long
@any_form(game=LIVE, locale=SCREENS)
def test_a_finished_fight_is_analysed_from_its_players_views(table: Table, game: str, locale: str) -> None:
    is_judged(table, game, locale)


@pytest.mark.parametrize(
    "game", [WITH_MACHINES[0], *(pytest.param(game, marks=pytest.mark.long) for game in WITH_MACHINES[1:])]
)
@any_form(locale=SCREENS)
def test_a_finished_match_is_analysed_from_its_players_knowledge(table: Table, game: str, locale: str) -> None:
    is_judged(table, game, locale)


def is_judged(table: Table, game: str, locale: str) -> None:
    """Let a match be analysed, and compare the result with the answers by the rules on this side."""
    match = finished_match(game)
    judge = open_judge(table, match)
    expect(judge).to_have_accessible_name(JUDGE[locale])
    wait_for_it(judge)
    assert not table.page.evaluate("document.documentElement.scrollWidth > innerWidth"), "it scrolls sideways"
    asked = thoughts(table)
    here = judged_here(match, asked[0]["effort"])
    assert asked == [each["asked"] for each in here], "the bot got something outside its seat's knowledge"
    kept = stored_matches(table.page)["past"]["judgement"]
    for step, chances in kept["points"]:
        given = [each["chances"] for each in here if each["step"] == step]
        assert chances == [
            pytest.approx(100 * sum(each) / len(given), abs=0.51) for each in zip(*given, strict=True)
        ]
    losses = {(each["step"], each["asked"]["view"]["seat"]): loss(each) for each in here}
    worst = sorted((loss for loss in losses.values() if loss >= 0.02), reverse=True)[:3]
    assert sorted((losses[turn["step"], turn["seat"]] for turn in kept["turns"]), reverse=True) == worst
    cards = judge.get_by_test_id("turning-move")
    expect(cards).to_have_count(len(worst))
    for card, turn in zip(cards.all(), kept["turns"], strict=True):
        expect(card).to_contain_text(match.names[turn["seat"]])
        (judged,) = [
            each for each in here if (each["step"], each["asked"]["view"]["seat"]) == (turn["step"], turn["seat"])
        ]
        assert turn["best"] == judged["choices"][0]
        assert "-reason-" not in card.inner_text(), "a reason has no words"
    judge.locator("summary").click()
    shown = judge.get_by_role("table")
    expect(shown.get_by_role("columnheader")).to_have_count(1 + len(match.names))
    winners = match.status()["winners"]
    last = [f"{round(100 / len(winners)) if seat in winners else 0}%" for seat in range(len(match.names))]
    expect(shown.locator("tbody tr").last.locator("td")).to_have_text(last)
    table.doors.forget()
    table.page.reload()
    expect(judge.locator(".judge-moves")).to_be_visible()
    expect(cards).to_have_count(len(worst))
    assert thoughts(table) == [], "a known answer was requested again"
    for turn in kept["turns"][:1]:
        cards.first.get_by_role("button").focus()
        table.page.keyboard.press("Enter")
        table.page.locator(f"[data-testid=match-review][data-at='{turn['step']}']").wait_for()
        assert table.page.evaluate(STAYS_IN), "the page scrolls, or the table is out of sight"


def test_it_shows_its_progress_leaves_nothing_when_cancelled_and_begins_again_when_asked(table: Table) -> None:
    match = finished()
    judge = open_judge(table, match)
    bar = judge.get_by_role("progressbar")
    expect(bar).to_have_attribute("max", str(len(match.log)))
    expect(judge).to_contain_text(re.compile(rf"\d of {len(match.log)} steps"), timeout=60_000)
    judge.get_by_role("button", name="Cancel").click()
    expect(bar).to_have_count(0)
    assert "judgement" not in stored_matches(table.page)["past"]
    judge.get_by_role("button", name="Analyse this match").click()
    expect(bar).to_have_count(1)


@pytest.mark.long
def test_it_does_not_get_chance_outcomes(table: Table) -> None:
    match = _with_outcomes()
    judge = open_judge(table, match)
    wait_for_it(judge)
    for step, asked in enumerate(thoughts(table)):
        entry = match.save()["log"][step]
        hidden = {name: entry[name] for name in match.game.verbs[entry["do"]].outcome}
        assert not set(hidden) & set(asked["weigh"])
        assert card_names(match.game, asked["weigh"]) <= card_names(match.game, asked["view"])


def _with_outcomes() -> Match:
    """Return a finished match in which chance has filled something in."""
    for match in map(replay, recorded("*", "*-0[0-9]")):
        if any(match.game.verbs[entry["do"]].outcome for entry in match.save()["log"]):
            return match
    raise AssertionError("no recorded match has any")
