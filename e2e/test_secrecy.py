"""What the page holds is what the seat at the device may know.

Two matches that differ only in cards which this seat may not know must be the same page: markup, accessible names,
title, the answers of the worker, which entries of the storage are read, and every delay asked of the clock.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from e2e.drivers import smallest
from e2e.forms import forms
from e2e.matches import hidden_twin, played
from e2e.table import PUT, TWO_STEPS, Table, record
from e2e.ways import by_keys
from py_engine.match import Match
from serve import Site
from tests.play import SetUp

KINDS = ("answer", "read", "timer")
# window.noted: the worker's answers, the keys read from storage, the delays of timers.
NOTE = """
window.noted = [];
const note = (...words) => window.noted.push(words.join(" "));
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => data.type === "answers" && note("answer", ...data.answers));
  }
};
const { getItem } = Storage.prototype;
Storage.prototype.getItem = function (key) { note("read", key); return getItem.call(this, key); };
const later = window.setTimeout;
window.setTimeout = (task, delay, ...given) => { note("timer", delay ?? 0); return later(task, delay, ...given); };
"""
# until a frame and an idle moment after it bring nothing more to note
AT_REST = """() => new Promise((done) => {
  const look = (before) => requestAnimationFrame(() => requestIdleCallback(
    () => window.noted.length === before ? done() : look(window.noted.length)));
  look(-1);
})"""


def seen(context: BrowserContext, site: Site, match: Match) -> dict[str, Any]:
    """Open a match behind its curtain and then its table; return all that the page holds at both moments."""
    page = context.new_page()
    page.add_init_script(NOTE)
    table = Table(page, site.url)
    table.go_home()
    # what the start of the page asks for must not fall into the record of one match and not of the other
    page.wait_for_function("() => window.noted.some((line) => line.startsWith('answer'))")
    page.evaluate(PUT, {"tefuda:match:prepared": record(match.save())})
    page.evaluate("() => { window.noted.length = 0; location.hash = '#/play/prepared'; }")
    found = {}
    for moment in ("curtain", "table"):
        if moment == "table":
            table.uncover(match)
        expect(table.curtain if moment == "curtain" else table.open).to_be_visible()
        page.evaluate(AT_REST)
        told = table.all_told()
        # in the order of each kind: how the kinds fall together is the machine's doing, as is how often it waits
        noted = {kind: [line for line in page.evaluate("noted") if line.startswith(kind)] for kind in KINDS}
        noted["timer"] = sorted({*noted["timer"]})
        found[moment] = (*told, page.url, noted)
    page.close()
    return found


@forms(set_up=smallest(), actions=[0, 9])
def test_hidden_cards_leave_no_trace_in_the_page(
    context: BrowserContext, site: Site, monkeypatch: pytest.MonkeyPatch, set_up: SetUp, actions: int
) -> None:
    by_keys(monkeypatch)  # for how long a tap shields what comes depends on the machine
    match = played(set_up, 11, actions)
    twin = hidden_twin(match, match.state.actors()[0], random.Random(7))
    page = context.new_page()
    page.goto(site.url)
    page.evaluate(TWO_STEPS)
    page.close()
    first, second = (seen(context, site, each) for each in (match, twin))
    assert first["curtain"] == second["curtain"]
    assert first["table"] == second["table"]
