"""Mutated matches in both stores and at the engine: none stops the page, none enters the rules unchecked.

``make test-mutants`` tries 20,000, every run of the tests two hundred. Each is a stored match of any game, mutated
in its bytes, in its JSON, or in its values, as a text in local storage or as rows in the database; some are
documents. The page must open with every one of them listed or set aside, and the engine must refuse it if it can't
replay it, or reach a match that equals its own save.
"""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.lib.starts import ask
from e2e.lib.store import FORGET, Text, save_of, script, text_of
from e2e.lib.support import wait_for_engine
from e2e.lib.table import Table
from py_engine.bridge import Door
from py_engine.games import GAMES
from py_engine.match import Match
from serve import Site
from tests.fuzz import fingerprint, names_of
from tests.mutate import MARK, Mutator
from tests.record import recorded

MUTANTS = int(os.environ.get("MUTANTS", "200"))
BATCH = 200
A_PAGE = 10
"""Batches on one page, which is reloaded for each."""
OPENED = 3
"""Number of matches of each batch that are opened on the screen."""
DEEPEST = 100_000
ASIDE = re.compile(r"aside:(x\d+)")
JUNK = ('"', "\\", "{", "}", "[", "]", ",", ":", "\x00", "\ufeff", "\u2028", "<img src=x onerror=alert(1)>")
NUMBERS = ("1e999", "-1e999", "1e300", "-1", "0.5", "9007199254740993", "8.64e15", "8.65e15", "null", '"7"')


def saves() -> list[dict[str, Any]]:
    """Return some recorded matches of every game, cut short: small ones, so that many fit the storage."""
    found = []
    for game in GAMES:
        for number, save in enumerate(recorded(game, "*-0[0-3]")):
            found.append({**save, "log": save["log"][: 3 * number]})
    return found


def of_bytes(text: Text, mutator: Mutator) -> str:
    """Cut, join or overwrite the text."""
    rng, whole = mutator.rng, json.dumps(text)
    at, to = sorted(rng.randrange(len(whole) + 1) for _ in range(2))
    other = chr(rng.choice((0, 10, 34, 48, 57, 91, 0x624B, 0xD7FF)))
    cuts = (whole[:at], whole[at:], whole[:at] + whole[to:])
    return rng.choice(
        (*cuts, whole[:at] + rng.choice(JUNK) + whole[at:], whole[:at] + other + whole[at + 1 :], whole * 2)
    )


def of_structure(text: Text, mutator: Mutator) -> str:
    """Change any place in the match: other types, members gone or added, prototype keys."""
    return mutator.text(mutator.mutate(text, mutator.rng.choice((1, 1, 2, 4))))


def of_fields(text: Text, mutator: Mutator) -> str:
    """Mutate the fields of a match that the page itself reads."""
    rng, judgement = mutator.rng, {"length": text["length"], "points": [], "turns": []}
    whole = {**text, "title": "t", "settings": {"way": "keys"}, "judgement": judgement}
    whole[rng.choice([*whole])] = rng.choice((mutator.odd(), MARK))
    return json.dumps(whole).replace(json.dumps(MARK), rng.choice(NUMBERS))


def of_log(text: Text, mutator: Mutator) -> str:
    """Mutate an entry of the log, or insert an odd one."""
    log = mutator.mutate(text["log"], 1) if text["log"] else [mutator.odd()]
    log = mutator.rng.choice((log, [*text["log"], {}]))
    return mutator.text({**text, "log": log, "length": len(log) if isinstance(log, list) else 1})


def of_depth(text: Text, mutator: Mutator) -> str:
    """Nest something far too deep."""
    depth = mutator.rng.choice((25, 200, 5000, DEEPEST))
    opening, closing = mutator.rng.choice((("[", "]"), ('{"a":', "}")))
    deep = opening * depth + "1" + closing * depth
    whole = {**text, "settings": "@settings", "log": ["@log"], "length": 1, "deal": {"@deal": "@deal"}}
    where = mutator.rng.choice(("@settings", "@log", "@deal"))
    return json.dumps(whole).replace(f': "{where}"', f": {deep}").replace(f'["{where}"]', f"[{deep}]")


WAYS: tuple[Callable[[Text, Mutator], str], ...] = (of_bytes, of_structure, of_fields, of_log, of_depth)
WEIGHTS = (25, 35, 20, 19, 1)


def mutants(rng: Random, count: int) -> list[str]:
    """Return ``count`` mutated texts, of matches whose ids are ``x0``, ``x1`` …."""
    wholes = saves()
    ways = rng.choices(WAYS, WEIGHTS, k=count)
    mutators = [(way, rng.choice(wholes)) for way in ways]
    return [
        way(text_of(save, f"x{at}"), Mutator(rng, names_of(save["game"])))
        for at, (way, save) in enumerate(mutators)
    ]


def storable(text: str) -> str:
    """Return a text as local storage keeps it: lone surrogates stay, Python's own way to send them does not."""
    return text.encode("utf-8", "replace").decode("utf-8")


# every third text is in local storage; the others' parts are rows of the database, some of them missing, or a text
# that is not an object is itself a head; the first ones are documents too
PUT = script("""
    const parse = (text) => { try { return JSON.parse(text); } catch { return text; } };
    const attempt = (put) => { try { put(); return true; } catch { return false; } };
    const put = (stores, id, text, at) => {
        const whole = parse(text);
        const isObject = Object(whole) === whole && !Array.isArray(whole);
        const { deal, log, judgement, ...head } = isObject ? whole : {};
        const rows = [["matches", id, isObject ? head : whole], ["deals", id, deal], ["judgements", id, judgement],
            ...[log].flat().map((entry, n) => ["entries", [id, n], entry])];
        const kept = rows.filter((row, n) => n === 0 || (row[2] !== undefined && (n + at) % 97 > 0));
        return kept.map(([name, key, value]) => attempt(() => stores[name].put(value, key)))[0];
    };
    const isText = (at) => at % 3 === 0;
    let count = given
        .filter((text, at) => isText(at) && attempt(() => localStorage.setItem(TEXT + "x" + at, text))).length;
    await transact("readwrite", (stores) => {
        count += given.filter((text, at) => !isText(at) && put(stores, "x" + at, text, at)).length;
        for (const [at, name] of ["book", "days", "lessons"].entries()) {
            attempt(() => stores.documents.put({ revision: 1, value: parse(given[at]) }, name));
            attempt(() => localStorage.setItem("tefuda:1:doc:" + name, given[at + 3]));
        }
    });
    return count;
""")
LISTED = """() => [...document.querySelectorAll("[data-match]")].map((each) => each.dataset.match)"""
ARE_ALL_NAMED = """(put) => {
    const listed = [...document.querySelectorAll("[data-match]")].map((each) => each.dataset.match);
    const names = [...document.querySelectorAll("code")].map((each) => each.textContent).join(" ");
    return new Set([...listed, ...(names.match(/aside:x\\d+/g) ?? [])]).size >= put;
}"""
"""Returns whether this number of matches is listed or set aside; that is done once the list is there."""


SEEDS = range(-(-MUTANTS // BATCH))


@pytest.mark.parametrize("seeds", [SEEDS[first : first + A_PAGE] for first in SEEDS[::A_PAGE]], ids=str)
def test_mutants_are_listed_or_set_aside_and_the_page_works(page: Page, site: Site, seeds: range) -> None:
    table = Table(page, site.url)
    table.go_home()
    for seed in seeds:
        rng = Random(seed)
        page.evaluate(FORGET)
        put = page.evaluate(PUT, [storable(text) for text in mutants(rng, BATCH)])
        assert put > BATCH * 0.9
        page.reload()
        listed = look_at_all(page, put)
        wait_for_engine(page)
        for match_id in rng.sample(listed, OPENED):
            open_mutant(page, table, match_id)
        page.goto(site.url)
        expect(page.get_by_role("heading", name="Tefuda")).to_be_visible()


def look_at_all(page: Page, put: int) -> list[str]:
    """Find each of ``put`` mutants on the home screen, export all matches, and return the ids of those listed.

    The export reads each match completely: one that can't be read is then set aside.
    """
    expect(page.get_by_role("heading", name="Tefuda")).to_be_visible()
    expect(page.locator("[data-match]").first).to_be_visible()
    more = page.get_by_role("button", name="Show more")
    while more.count():
        more.first.click()
    page.wait_for_function(ARE_ALL_NAMED, arg=put)
    listed: list[str] = page.evaluate(LISTED)
    assert len({*listed, *aside(page)}) == put
    page.goto(f"{page.url.partition('#')[0]}#/settings")
    with page.expect_download() as everything:
        page.get_by_role("button", name="Save all matches to a file").click()
    given = json.loads(everything.value.path().read_text(encoding="utf-8"))["matches"]
    page.evaluate("() => { location.hash = '#/'; }")
    expect(page.get_by_role("heading", name="Tefuda")).to_be_visible()
    assert {*listed} <= {*(each["id"] for each in given), *aside(page)}
    return listed


def aside(page: Page) -> set[str]:
    """Return the ids of matches that the home screen reports as set aside."""
    return {*ASIDE.findall(" ".join(page.locator("code").all_text_contents()))}


def open_mutant(page: Page, table: Table, match_id: str) -> None:
    """Open a match: it is played, shown at its end, or reported as unreadable."""
    page.evaluate("id => { location.hash = `#/play/${id}`; }", match_id)
    unreadable = page.get_by_role("heading", name="can’t be opened")
    live = page.get_by_test_id("cover").or_(page.get_by_test_id("choose"))
    stands = table.noren.or_(live).or_(table.result).or_(unreadable)
    expect(stands.first).to_be_visible()
    assert ask(page, {"op": "catalog"})[0]["games"]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_mutant_is_refused_with_a_code_or_is_a_whole_match(seed: int) -> None:
    rng = Random(1000 + seed)
    outcomes: Counter[str] = Counter()
    for text in mutants(rng, BATCH):
        outcomes[load(text)] += 1
    assert outcomes["loaded"] > 0
    assert sum(outcomes.values()) - outcomes["loaded"] - outcomes["no save"] > BATCH / 10


def load(text: str) -> str:
    """Let the engine load a text, like the page, and return the outcome."""
    try:
        value = json.loads(text)
        save = save_of(value)
    except (ValueError, RecursionError, TypeError, KeyError):
        return "no save"
    door = Door()
    answer = json.loads(door.handle(json.dumps({"op": "load", "save": save})))
    if "error" in answer:
        assert answer["error"]["code"] != "internal", answer
        assert door.matches == {}
        return str(answer["error"]["code"])
    match = door.matches[answer["match"]]
    again = Match.load(match.game, match.save())
    assert fingerprint(door, answer["match"]) == fingerprint(of_one(again), "again")
    return "loaded"


def of_one(match: Match) -> Door:
    """Return a door with one open match."""
    door = Door()
    door.matches["again"] = match
    return door
