"""Costs of a tap and a deal: transactions, texts, reads, and round trips to the engine."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from e2e.lib.clock import FIXED
from e2e.lib.drivers import IN_TURNS, LIVE, live_driver, turn_driver
from e2e.lib.forms import any_form
from e2e.lib.played import choose, played
from e2e.lib.store import MATCH, match_in
from e2e.lib.table import Table

COSTS = (
    FIXED
    + """
localStorage["tefuda:1:tips"] = "off"; // a tip is recorded once on a device
window.costs = [];
const cost = (...words) => window.costs.push(words.join(" "));
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (message, ...rest) {
    if (message.type === "ask") cost("ask", ...message.requests.map((each) => JSON.parse(each).op));
    return postMessage.call(this, message, ...rest);
};
const { transaction } = IDBDatabase.prototype;
IDBDatabase.prototype.transaction = function (names, mode = "readonly", ...rest) {
    const begun = transaction.call(this, names, mode, ...rest);
    if (this.isOfTests) return begun;
    cost("transaction", mode);
    begun.addEventListener("complete", () => cost("complete"));
    return begun;
};
for (const name of ["get", "getKey", "getAll", "getAllKeys", "count", "openCursor", "put", "add", "delete"]) {
    const request = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (...given) {
        if (!this.transaction.db.isOfTests) cost("request", name, this.name);
        return request.apply(this, given);
    };
}
for (const name of ["getItem", "setItem", "removeItem", "key"]) {
    const own = Storage.prototype[name];
    Storage.prototype[name] = function (...given) {
        cost("storage", name, given[0]);
        return own.apply(this, given);
    };
}
let shown = null;
new MutationObserver(() => {
    const spots = [...document.querySelectorAll("[data-spot]")].map(({ dataset }) => dataset.card);
    const at = document.querySelector("[data-testid=table]")?.dataset.at ?? spots.join();
    if (at && at !== shown) cost("drawn");
    shown = at || shown;
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
)
"""Before a page's scripts: ``window.costs`` lists the page's requests, writes, reads and drawings in order."""
pytestmark = pytest.mark.shares_page(COSTS)

IDLE = "() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)))"
HAS_TEXT = """() => window.costs.some((each) => each.startsWith("storage setItem tefuda:1:match:"))"""
TEXT_HAS = "([key, length]) => JSON.parse(localStorage[key]).length === length"
"""Returns whether the text of a match has ``length`` entries."""
MOST_LEGAL = 500
ACTIONS = 3
"""Number of actions after the beginning and before the end of a match that are measured."""


def forget(page: Page) -> None:
    """Restart the count, once the page is idle."""
    page.evaluate(IDLE)
    page.evaluate("() => { window.costs.length = 0; }")


def costs_of_a_write(page: Page) -> list[str]:
    """Return all costs up to the text in local storage, and those immediately after it."""
    page.wait_for_function(HAS_TEXT)
    page.evaluate(IDLE)
    costs: list[str] = page.evaluate("() => window.costs")
    return costs


def only(costs: list[str], *kinds: str) -> list[str]:
    """Return the costs of some kinds, in a fixed order."""
    return sorted(each for each in costs if each.partition(" ")[0] in kinds)


def is_cheap(costs: list[str], match_id: str) -> None:
    """Check that an action cost one request, one transaction, and one text after the drawing."""
    assert only(costs, "transaction") == ["transaction readwrite"]
    assert only(costs, "request") == ["request get matches", "request put entries", "request put matches"]
    assert only(costs, "storage") == [f"storage setItem {MATCH}{match_id}"]
    order = [costs.index(each) for each in ("complete", "drawn", *only(costs, "storage"))]
    assert order == sorted(order), "it is drawn once it is stored, and the text comes last"
    assert len([each for each in only(costs, "ask") if "act" in each]) == 1


@any_form(game=IN_TURNS)
def test_an_action_is_one_transaction_and_one_text_after_the_drawing_at_any_length(table: Table, game: str) -> None:
    page, set_up, rng = table.page, turn_driver(game).SMALLEST[0], random.Random(4)
    length = len(played(set_up, 1).log)
    for actions in (ACTIONS, length // 2, length - ACTIONS):
        match = table.prepare(played(set_up, 1, actions).save())
        table.ready(match)
        forget(page)
        turn_driver(game).perform(table, match, choose(match, rng))
        table.stored_and_shown(actions + 1)
        is_cheap(costs_of_a_write(page), f"prepared-{table.prepared}")


@any_form(game=LIVE)
def test_an_act_in_real_time_is_one_transaction_and_one_text_after_the_drawing(table: Table, game: str) -> None:
    page, driver = table.page, live_driver(game)
    text = driver.begin(4)
    table.store(text)
    match, rng = match_in(text), random.Random(4)
    while not (moves := [each for each in match.legal(MOST_LEGAL)[0] if each["do"] == "move"]):
        driver.act(table, match, rng)
        match = table.stored()
    page.wait_for_function(TEXT_HAS, arg=[f"{MATCH}{text['id']}", len(match.log)])
    forget(page)
    driver.do_at_once(table, moves[0])
    table.logged(len(match.log) + 1)
    is_cheap(costs_of_a_write(page), text["id"])


@any_form(game=IN_TURNS)
def test_a_deal_is_one_round_trip_and_one_transaction(table: Table, game: str) -> None:
    page = table.page
    table.choose(turn_driver(game).SMALLEST[0])
    forget(page)
    page.locator(".setup-start").click()
    table.noren.wait_for()
    costs = costs_of_a_write(page)
    assert len(only(costs, "ask")) == 1, only(costs, "ask")
    writes = [each for each in only(costs, "request") if "put" in each]
    assert writes == ["request put deals", "request put matches"]
    assert only(costs, "transaction").count("transaction readwrite") == 1
