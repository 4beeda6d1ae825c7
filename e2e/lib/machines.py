"""Matches of one person among bots, through the screen, and the questions to the engine that thinks."""

from __future__ import annotations

import json
import random

from playwright.sync_api import Locator, Page

from e2e.lib.drivers import turn_driver
from e2e.lib.played import choose
from e2e.lib.served_door import Doors
from e2e.lib.store import replay
from e2e.lib.table import AT_ONCE, Table
from py_engine.match import Match
from tests.play import SetUp

PATIENCE = 60_000
"""Milliseconds for bots to act, on a busy machine."""
STANDS = """least => {
    const hurry = document.querySelector("[data-do=hurry]");
    if (hurry) hurry.click();
    if (document.querySelector("[data-testid=result]")) return true;
    const table = document.querySelector("[data-testid=table][data-stage=open]");
    return Boolean(table) && Number(table.dataset.at) >= least;
}"""
"""Returns whether the person has to act after ``least`` actions or more, or the match is over. Hurries bots."""


def quick_table(page: Page, url: str) -> Table:
    """Return the site at home; its bots act without a pause and hands open by two taps."""
    return Table.on(page, url, f"({AT_ONCE})()")


def play_now(table: Table, game: str) -> None:
    """Start a match alone from the home screen, with two presses."""
    table.page.locator(f"a[href='#/setup/{game}']").first.click()
    now(table).click()


def now(table: Table) -> Locator:
    """Return the button that starts a match immediately."""
    return table.page.locator(".setup-start")


def sit_alone(table: Table, set_up: SetUp) -> None:
    """Set a match up by the form, from home, with the easiest bots at all seats except the first, and deal."""
    table.choose(set_up)
    for seat in range(1, set_up.seats):
        table.page.locator(f"[data-who='{seat}']").select_option("easy")
    table.page.locator(".setup-start").click()


def stands(table: Table, least: int) -> bool:
    """Wait until the person has to act after ``least`` actions or more; return false if the match is over."""
    table.page.wait_for_function(STANDS, arg=least, timeout=PATIENCE)
    return table.result.count() == 0


def play_alone(table: Table, seed: int, most: int = 10_000) -> Match:
    """Play a match on the screen to its end, or ``most`` turns of it, and return it in its stored form."""
    rng = random.Random(seed)
    least = 0
    while most > 0 and stands(table, least):
        match = table.stored()
        seat = match.state.actors()[0]
        driver = turn_driver(match.game.id)
        driver.check_screen(table, match, seat)
        driver.perform(table, match, choose(match, rng))
        least = len(match.log) + 1
        table.logged(least)
        most -= 1
    return table.stored()


def hears_views_alone(doors: Doors, match: Match) -> None:
    """Check that the engines that think got only bots' views, and the first one none.

    In real time a bot may be asked while no seat has to act, and gets the time.
    """
    first, *others = doors.requests
    live = match.game.live
    assert all(request["op"] != "think" for request in first)
    asked = [request for each in others for request in each]
    assert len(asked) > 0
    for request in asked:
        assert {*request} <= {"op", "view", "level", "effort", *(["at"] if live else [])}
        assert (request["op"], request["level"]) == ("think", "easy")
        view = request["view"]
        assert "match" not in view
        assert view["seat"] != 0, "a person's hand was shown to it"
        at = replay({**match.save(), "log": match.save()["log"][: view["log_start"] + len(view["log"])]})
        assert live or view["seat"] in at.state.actors()
        seen = json.loads(json.dumps(at.view(view["seat"])))
        assert {key: view[key] for key in seen} == seen
        assert {*view} - {*seen} <= {"game", "seats", "options"}


MINDS = """
window.mind = "";
window.asked = 0;
const kept = [];
const workers = [];
const kill = (worker) => worker.dispatchEvent(new ErrorEvent("error", { message: "out of memory" }));
window.kill = (which) => kill(workers[which]);
window.free = () => {
    window.mind = "";
    for (const go of kept.splice(0)) go();
};
window.Worker = class extends Worker {
    constructor(...given) {
        super(...given);
        workers.push(this);
    }
    postMessage(message, ...rest) {
        const go = () => super.postMessage(message, ...rest);
        if (!message.requests?.some((each) => JSON.parse(each).op === "think")) return go();
        window.asked += 1;
        const [mind, ...next] = window.mind.split(" ");
        if (next.length) window.mind = next.join(" ");
        if (mind === "waits") kept.push(go);
        else if (mind === "dies") setTimeout(() => kill(this));
        else if (mind !== "hangs") go();
    }
};
"""
"""``window.mind``: the fate of a worker that gets a question: it ``answers``, ``dies``, ``hangs`` or ``waits``
until ``window.free()``; several words are for one question each, the last for all later ones. ``window.asked``
counts the questions; ``window.kill(number)``: that worker dies."""
