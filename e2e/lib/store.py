"""The store of matches, IndexedDB with texts in local storage next to it: filled, read and emptied.

Databases opened by these scripts are marked ``isOfTests``: hooks that count or disturb a page's own access ignore
them (:mod:`e2e.lib.store_faults`).
"""

from __future__ import annotations

import json
import math
import zlib
from typing import Any

from playwright.sync_api import Page

from e2e.lib.support import wait_for_promise
from py_engine.games import GAMES
from py_engine.match import Match

BLANK = "icons/icon.svg"
"""A page of the site without scripts."""
KEY = "tefuda:1:"
"""The prefix of all the page's keys in local storage."""
MATCH, DOCUMENT, ASIDE = f"{KEY}match:", f"{KEY}doc:", f"{KEY}doc:aside:"
TAB = "tests"
"""The name of the tab that wrote the prepared texts."""
Text = dict[str, Any]
"""A match in its text's form: its head, ``deal`` and ``log``, and ``judgement`` if there is one."""
Row = tuple[str, Any, Any]
"""A value in the database, after its object store and its key."""

_STORE = """
const NAMES = ["matches", "entries", "deals", "judgements", "documents"];
const TEXT = "tefuda:1:match:";
const answer = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
});
const make = (database) => NAMES.forEach((name) => database.createObjectStore(name));
const open = (isMade) => new Promise((resolve) => {
    let request;
    try { request = indexedDB.open("tefuda-1"); } catch { return resolve(null); }
    request.onupgradeneeded = () => isMade ? make(request.result) : request.transaction.abort();
    request.onsuccess = () => resolve(Object.assign(request.result, { isOfTests: true }));
    request.onerror = (event) => { event.preventDefault(); resolve(null); };
});
const transact = async (mode, work) => {
    const database = await open(mode === "readwrite");
    if (!database) return null;
    const begun = database.transaction(NAMES, mode, { durability: "strict" });
    const ended = new Promise((resolve, reject) => {
        begun.oncomplete = resolve;
        begun.onabort = () => reject(begun.error);
    });
    const found = await work(Object.fromEntries(NAMES.map((name) => [name, begun.objectStore(name)])));
    await ended;
    database.close();
    return found;
};
const rows = async (store) => {
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()].map(answer));
    return keys.map((key, at) => [key, values[at]]);
};
const texts = () => Object.entries(localStorage).filter(([key]) => key.startsWith(TEXT))
    .map(([key, text]) => [key.slice(TEXT.length), JSON.parse(text)]);
const tell = (match) => {
    if (!window.BroadcastChannel) return;
    const channel = new BroadcastChannel("tefuda-1");
    channel.postMessage({ match });
    channel.close();
};
"""


def script(body: str) -> str:
    """Return a function of the page with the parameter ``given`` and access to the store."""
    return f"async (given) => {{{_STORE}{body}}}"


STORED = script("""
    const found = await transact("readonly", async ({ matches, entries, deals, judgements }) => {
        const [heads, logged, ...others] = await Promise.all([matches, entries, deals, judgements].map(rows));
        const [dealt, judged] = others.map((each) => Object.fromEntries(each));
        const text = (id) => ({
            deal: dealt[id],
            log: logged.filter(([[of]]) => of === id).map(([, entry]) => entry),
            ...(judged[id] && { judgement: judged[id] }),
        });
        return Object.fromEntries(heads.map(([id, head]) => [id, head.gone ? null : { ...head, ...text(id) }]));
    });
    return Object.fromEntries(Object.entries({ ...Object.fromEntries(texts()), ...found })
        .filter(([, text]) => text));
""")
"""Returns every match by its id, from the database, or from local storage if the database does not have it."""
_LOGGED = script("""
    const heads = await transact("readonly", ({ matches }) => rows(matches));
    const all = { ...Object.fromEntries(texts()), ...Object.fromEntries(heads ?? []) };
    const [least, most] = given;
    return Object.values(all).some(({ gone, length }) => !gone && length >= least && length <= most);
""")
_PUT = script("""
    const isStored = await transact("readwrite", async ({ matches, entries, deals, judgements }) => {
        for (const text of given) {
            const { id } = text;
            const before = await answer(matches.get(id));
            // newer than a pending write of the page for a match of that id
            for (const name of ["revision", "logRevision"]) {
                text[name] = Math.max(text[name], (before?.[name] ?? 0) + 1);
            }
            const { deal, log, judgement, ...head } = text;
            matches.put(head, id);
            entries.delete(IDBKeyRange.bound([id], [id, []]));
            log.forEach((entry, n) => entries.put(entry, [id, n]));
            deals.put(deal, id);
            judgements.delete(id);
            if (judgement) judgements.put(judgement, id);
        }
        return true;
    });
    for (const text of given) {
        if (isStored && text.over) localStorage.removeItem(TEXT + text.id);
        else localStorage.setItem(TEXT + text.id, JSON.stringify(text));
        tell(text.id);
    }
""")
_PUT_RAW = script("""
    const [made, kept] = given;
    let count = 0;
    const attempt = (put) => { try { put(); count += 1; } catch { /* no storage takes that */ } };
    if (made.length) await transact("readwrite", (stores) => {
        for (const [name, key, json] of made) attempt(() => stores[name].put(JSON.parse(json), key));
    });
    for (const [key, text] of Object.entries(kept)) attempt(() => localStorage.setItem(key, text));
    return count;
""")
_DUMPED = script("""
    const found = await transact("readonly", async (stores) => {
        const each = async (name) => (await rows(stores[name])).map((row) => [name, ...row]);
        return (await Promise.all(NAMES.map(each))).flat();
    });
    return [found ?? [], Object.fromEntries(Object.entries(localStorage))];
""")
_EMPTY = """
    await transact("readwrite", (stores) => Object.values(stores).forEach((store) => store.clear()));
    Object.keys(localStorage).filter((key) => /^tefuda:1:(match|doc):/.test(key))
        .forEach((key) => localStorage.removeItem(key));
"""
FORGET = script(_EMPTY)
"""Removes matches, documents and set-aside texts from both stores; settings stay."""
FORGOTTEN = script(f"{_EMPTY} tell(); return !document.querySelector('[data-match]');")
"""Removes them and has the page read its stores again; returns whether it lists no match."""
_REMOVE = script("""
    await transact("readwrite", ({ matches, entries, deals, judgements }) => {
        for (const store of [matches, deals, judgements]) store.delete(given);
        entries.delete(IDBKeyRange.bound([given], [given, []]));
    });
    localStorage.removeItem(TEXT + given);
""")


def replay(save: dict[str, Any]) -> Match:
    """Return the match of a save, by the rules on this side."""
    return Match.load(GAMES[save["game"]], save)


def save_of(text: Text) -> dict[str, Any]:
    """Return the engine's save of a stored match."""
    return {"format": 1, **{name: text[name] for name in ("game", "options", "seats", "deal", "log")}}


def match_in(text: Text) -> Match:
    """Return a stored match, replayed by the rules on this side."""
    return replay(save_of(text))


def _base_36(number: int) -> str:
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    return (_base_36(number // 36) if number >= 36 else "") + digits[number % 36]


def as_json(value: Any) -> str:
    """Return JSON in JavaScript's form."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def print_of(save: dict[str, Any]) -> str:
    """Return the fingerprint of a finished match."""
    told = as_json([save[name] for name in ("game", "seats", "deal", "log")])
    return f"{_base_36(len(save['log']))}-{_base_36(zlib.crc32(told.encode()))}"


_CASTAGNOLI = 0x82F63B78


def _crc32c(data: bytes) -> int:
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (_CASTAGNOLI if crc & 1 else 0)
    return crc ^ 0xFFFFFFFF


def dealt_of(save: dict[str, Any]) -> str:
    """Return the fingerprint of a deal."""
    told = json.dumps(
        [save[name] for name in ("game", "options", "deal")],
        ensure_ascii=False,
        separators=(",", ":"),
        sort_keys=True,
    ).encode()
    return f"{_base_36(zlib.crc32(told))}-{_base_36(_crc32c(told))}"


def outcome_of(match: Match) -> dict[str, Any]:
    """Return a match's result in the form of its head."""
    status = match.status()
    return {
        "winners": status["winners"],
        "scores": status["scores"],
        "standing": match.view(None)["standing"],
    }


def text_of(save: dict[str, Any], match_id: str = "prepared", **fields: Any) -> Text:
    """Return a save in the page's stored form; ``fields`` replace those of a match among people."""
    match, seats = replay(save), len(save["seats"])
    over = match.state.over
    head = {
        "id": match_id,
        **{name: save[name] for name in ("game", "options")},
        "rules": match.game.rules,
        "title": "",
        "seats": save["seats"],
        "bots": [None] * seats,
        "settings": None,
        "over": over,
        "outcome": outcome_of(match) if over else None,
        "origin": None,
        "copyOf": None,
        "played": None,
        "seen": [0] * seats,
        "hints": [{"count": 0, "at": -1}] * seats,
        "phones": [],
        "codes": [],
        "touched": 1,
        "print": print_of(save) if over else "",
        "dealt": dealt_of(save),
        "revision": 1,
        "logRevision": 1,
        "length": len(save["log"]),
        "tab": TAB,
        "restored": 0,
    }
    assert fields.keys() <= {*head, "judgement"}, fields
    last = {"judgement": fields.pop("judgement")} if "judgement" in fields else {}
    return {**head, **fields, "deal": save["deal"], "log": save["log"], **last}


def put(page: Page, *texts: Text) -> None:
    """Put matches into the page's stores: running ones into both; and notify all tabs."""
    page.evaluate(_PUT, texts)


def remove(page: Page, match_id: str) -> None:
    """Remove everything stored of a match, without a trace."""
    page.evaluate(_REMOVE, match_id)


def rows_of(text: Text) -> list[Row]:
    """Return a match in the database's form, the head first."""
    rest = ("deal", "log", "judgement")
    head = {name: value for name, value in text.items() if name not in rest}
    log: list[Row] = [("entries", [text["id"], n], entry) for n, entry in enumerate(text["log"])]
    judged: list[Row] = [("judgements", text["id"], text["judgement"])] if "judgement" in text else []
    return [("matches", text["id"], head), ("deals", text["id"], text["deal"]), *log, *judged]


def put_raw(page: Page, rows: list[Row] | None = None, texts: dict[str, str] | None = None) -> int:
    """Put rows into the database and texts into local storage as they are; return the number that fitted."""
    as_json = [[name, key, json.dumps(value)] for name, key, value in rows or []]
    count: int = page.evaluate(_PUT_RAW, [as_json, texts or {}])
    return count


def put_texts(page: Page, *texts: Text) -> None:
    """Put matches into local storage alone."""
    put_raw(page, texts={f"{MATCH}{text['id']}": json.dumps(text) for text in texts})


def stored_matches(page: Page) -> dict[str, Text]:
    """Return every stored match by its id."""
    found: dict[str, Text] = page.evaluate(STORED)
    for text in found.values():
        assert text["length"] == len(text["log"]), "the head does not fit the log"
    return found


def dumped(page: Page) -> tuple[list[Row], dict[str, str]]:
    """Return all rows of the database, and everything in local storage by key."""
    rows, texts = page.evaluate(_DUMPED)
    return [(name, key, value) for name, key, value in rows], texts


def local_texts(page: Page) -> dict[str, Text]:
    """Return the matches in local storage alone, by id."""
    _, texts = dumped(page)
    return {key.removeprefix(MATCH): json.loads(text) for key, text in texts.items() if key.startswith(MATCH)}


def set_aside(page: Page) -> dict[str, str]:
    """Return the set-aside texts, as the page exports them, by name."""
    rows, texts = dumped(page)
    found = {key.removeprefix(DOCUMENT): json.loads(text) for key, text in texts.items() if key.startswith(ASIDE)}
    found |= {key: row for name, key, row in rows if name == "documents" and key.startswith("aside:")}
    values = {name.removeprefix("aside:"): row["value"] for name, row in found.items()}
    return {name: value if isinstance(value, str) else as_json(value) for name, value in values.items()}


def wait_for_log(page: Page, least: int, most: float = math.inf) -> None:
    """Wait until a match with this number of entries is stored."""
    wait_for_promise(page, _LOGGED, [least, most])
