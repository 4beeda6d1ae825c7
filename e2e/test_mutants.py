"""Mutated saves in the storage and at the engine: none stops the page, none enters the rules unchecked.

``make test-mutants`` tries 20,000, every run of the tests two hundred. Each is a stored match of any game, mutated
in its bytes, in its JSON, or in what it says; the page must stand with every one of them listed or put to one side,
and the engine refuses what it can't replay or comes to a match that is worth its own save.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.journal import FORGET
from e2e.starts import ask
from e2e.support import wait_for_engine
from e2e.table import Table, record, sealed
from py_engine.bridge import Door
from py_engine.games import GAMES
from py_engine.match import Match
from serve import Site
from tests.fuzz import fingerprint
from tests.hostile import names_of
from tests.mutate import MARK, Mutator
from tests.record import FIXTURES

MUTANTS = int(os.environ.get("MUTANTS", "200"))
BATCH = 200
A_PAGE = 10
"""Batches that one page goes through, started anew for each."""
OPENED = 3
"""Of each batch so many are opened on the screen."""
DEEPEST = 100_000
JUNK = ('"', "\\", "{", "}", "[", "]", ",", ":", "\x00", "\ufeff", "\u2028", "<img src=x onerror=alert(1)>")
NUMBERS = ("1e999", "-1e999", "1e300", "-1", "0.5", "9007199254740993", "8.64e15", "8.65e15", "null", '"7"')


def saves() -> list[dict[str, Any]]:
    """Return some recorded matches of every game, cut in their course: small ones, so that many fit the storage."""
    found = []
    for game in GAMES:
        paths = sorted(path for path in (FIXTURES / game).glob("*-0[0-3].json") if path.name != "perft.json")
        for number, path in enumerate(paths):
            save = json.loads(path.read_text(encoding="utf-8"))["save"]
            found.append({**save, "log": save["log"][: 3 * number]})
    return found


NUMBERS_OF_SLOTS = (0, 1, 7, 2**53)


def of_bytes(save: dict[str, Any], mutator: Mutator) -> str:
    """Cut, join or overwrite the text."""
    rng = mutator.rng
    text = rng.choice((record(save), sealed(rng.choice(NUMBERS_OF_SLOTS), record(save))))
    at, to = sorted(rng.randrange(len(text) + 1) for _ in range(2))
    other = chr(rng.choice((0, 10, 34, 48, 57, 91, 0x624B, 0xD7FF)))
    cuts = (text[:at], text[at:], text[:at] + text[to:])
    return rng.choice(
        (*cuts, text[:at] + rng.choice(JUNK) + text[at:], text[:at] + other + text[at + 1 :], text * 2)
    )


def of_structure(save: dict[str, Any], mutator: Mutator) -> str:
    """Change any place in the record: other types, members gone or added, prototype keys."""
    mutated = mutator.mutate(json.loads(record(save)), mutator.rng.choice((1, 1, 2, 4)))
    return mutator.text(mutated)


def of_fields(save: dict[str, Any], mutator: Mutator) -> str:
    """Mutate what the page itself reads of a record."""
    rng = mutator.rng
    text = {**json.loads(record(save)), "title": "t", "rules": 1, "form": {"way": "keys"}}
    name = rng.choice([*text])
    text[name] = rng.choice((mutator.odd(), MARK))
    return json.dumps(text).replace(json.dumps(MARK), rng.choice(NUMBERS))


def of_log(save: dict[str, Any], mutator: Mutator) -> str:
    """Mutate an entry of the log, or put an odd one there."""
    rng = mutator.rng
    log = mutator.mutate(save["log"], 1) if save["log"] else [mutator.odd()]
    return mutator.text(
        {**json.loads(record(save)), "save": {**save, "log": rng.choice((log, [*save["log"], {}]))}}
    )


def of_depth(save: dict[str, Any], mutator: Mutator) -> str:
    """Nest something far too deep."""
    depth = mutator.rng.choice((25, 200, 5000, DEEPEST))
    opening, closing = mutator.rng.choice((("[", "]"), ('{"a":', "}")))
    deep = opening * depth + "1" + closing * depth
    whole = {**json.loads(record(save)), "form": "@form"}
    whole["save"] = {**whole["save"], "log": ["@log"], "deal": {"@deal": "@deal"}}
    where = mutator.rng.choice(("@form", "@log", "@deal"))
    text = json.dumps(whole).replace(f': "{where}"', f": {deep}").replace(f'["{where}"]', f"[{deep}]")
    return mutator.rng.choice((text, sealed(1, text)))


WAYS: tuple[Callable[[dict[str, Any], Mutator], str], ...] = (of_bytes, of_structure, of_fields, of_log, of_depth)
WEIGHTS = (25, 35, 20, 19, 1)


def mutants(rng: Random, count: int) -> list[str]:
    """Return so many mutated entries of the storage."""
    wholes = saves()
    ways = rng.choices(WAYS, WEIGHTS, k=count)
    mutators = [(way, rng.choice(wholes)) for way in ways]
    return [way(save, Mutator(rng, names_of(save["game"]))) for way, save in mutators]


def storable(text: str) -> str:
    """Return what local storage makes of a text: lone surrogates stay, Python's own way to send them does not."""
    return text.encode("utf-8", "replace").decode("utf-8")


PUT = """(texts) => {
    localStorage.clear();
    const kept = texts.filter((text, at) => {
        try { localStorage.setItem(`tefuda:match:x${at}${at % 3 ? "" : "/1"}`, text); return true; }
        catch { return false; }
    });
    return kept.length;
}"""
LISTED = """() => [...document.querySelectorAll("[data-match]")].map((each) => each.dataset.match)"""


SEEDS = range(-(-MUTANTS // BATCH))


@pytest.mark.parametrize("seeds", [SEEDS[first : first + A_PAGE] for first in SEEDS[::A_PAGE]], ids=str)
def test_mutants_are_listed_or_put_aside_and_the_page_stands(page: Page, site: Site, seeds: range) -> None:
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
    """Find each of so many entries on the home screen, give all matches out, and return the matches' ids."""
    expect(page.get_by_role("heading", name="Tefuda")).to_be_visible()
    more = page.get_by_role("button", name="Show more")
    while more.count():
        more.first.click()
    listed: list[str] = page.evaluate(LISTED)
    assert len(listed) + page.locator("code").filter(has_text="tefuda:").count() == put
    with page.expect_download() as everything:
        page.get_by_role("button", name="Save all matches as a file").click()
    assert len(json.loads(everything.value.path().read_text(encoding="utf-8"))["matches"]) == len(listed)
    return listed


def open_mutant(page: Page, table: Table, match_id: str) -> None:
    """Open a match: it is played, shown at its end, or said to be unreadable."""
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
    """Have the engine load what a text holds, as the page would, and say what came of it."""
    try:
        value = json.loads(text.partition("\n")[2] if text.startswith("tefuda") else text)
    except (ValueError, RecursionError):
        return "no save"
    save = value.get("save") if isinstance(value, dict) else None
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
    """Return a door that has one match open."""
    door = Door()
    door.matches["again"] = match
    return door
