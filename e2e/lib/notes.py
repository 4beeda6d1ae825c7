"""Everything that a page shows, names, reads and asks at a moment, for comparison with another page.

``NOTE`` runs before a page's scripts; ``SEEN`` records everything once the page is idle.
"""

from __future__ import annotations

from e2e.lib.clock import FIXED
from e2e.lib.senses import SENSES

NOTE = (
    f"""{FIXED}
{SENSES}
// a clock that jumps, so that no sound is skipped for coming too soon after another
window.ticks = 0;
Object.defineProperty(AudioContext.prototype, "currentTime", {{ get: () => (window.ticks += 1) }});
"""
    """
window.noted = [];
window.awaited = 0;
const SOON = 50;
const note = (kind, ...words) => window.noted.push([kind, words.join(" ")]);
const noting = (prototype, name, kind, said) => {
  const own = prototype[name];
  prototype[name] = function (...given) {
    note(kind, name, ...said(given));
    return own.apply(this, given);
  };
};
// to load a match the page sends all of it to the engine
const withoutSave = (request) => JSON.stringify({ ...JSON.parse(request), save: undefined });
// a bot's knowledge passes from the engine of the rules to the one that thinks, and its action back
const isForMachine = (text) => {
  const { op, seat, eyes } = JSON.parse(text);
  const { machines = [] } = window;
  if (op === "act") return machines.length > 0 && eyes === null;
  return op === "think" || (op === "view" && machines.includes(seat));
};
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.secret = new Set();
    this.addEventListener("message", ({ data }) => {
      if (data.type !== "answers") return;
      window.awaited -= 1;
      note(this.secret.has(data.id) ? "machine's answer" : "answer", ...data.answers);
    });
  }
  postMessage(...given) {
    const [{ type, id, requests }] = given;
    if (type === "ask") {
      const isSecret = requests.some(isForMachine);
      window.awaited += 1;
      if (isSecret) this.secret.add(id);
      note(isSecret ? "machine's question" : "question", ...requests.map(withoutSave));
    }
    super.postMessage(...given);
  }
};
for (const name of ["getItem", "setItem", "removeItem", "key"]) {
  noting(Storage.prototype, name, "storage", ([key]) => [key]);
}
const keyOf = (key) => JSON.stringify(key instanceof IDBKeyRange ? [key.lower, key.upper] : key);
const noteRequests = (name, place) => {
  const own = IDBObjectStore.prototype[name];
  IDBObjectStore.prototype[name] = function (...given) {
    if (!this.transaction.db.isOfTests) note("database", name, this.name, keyOf(given[place]));
    return own.apply(this, given);
  };
};
for (const name of ["get", "getKey", "getAll", "getAllKeys", "count", "delete", "clear", "openCursor"]) {
  noteRequests(name, 0);
}
for (const name of ["put", "add"]) noteRequests(name, 1);
const { transaction } = IDBDatabase.prototype;
IDBDatabase.prototype.transaction = function (...given) {
  const begun = transaction.apply(this, given);
  if (this.isOfTests) return begun;
  window.awaited += 1;
  for (const end of ["complete", "abort"]) begun.addEventListener(end, () => { window.awaited -= 1; });
  return begun;
};
// the page's time is stopped unless the test advances it: no rest of a delay is longer on a busy
// machine, and nothing happens between two moments; only zero delays end at once
window.time = 0;
Performance.prototype.now = () => window.time;
Object.defineProperty(Event.prototype, "timeStamp", { get: () => window.time });
window.later = window.setTimeout;
const { later, clearTimeout: notLater } = window;
const due = new Map();
let timers = 1_000_000_000; // far from the browser's own
const wait = (task, delay, again) => {
  timers += 1;
  due.set(timers, { task, at: window.time + delay, again });
  return timers;
};
window.setTimeout = (task, delay = 0, ...given) =>
  delay < SOON ? later(task, delay, ...given) : wait(() => task(...given), delay, 0);
window.setInterval = (task, delay, ...given) => wait(() => task(...given), delay, delay);
window.clearTimeout = window.clearInterval = (timer) => due.delete(timer) || notLater(timer);
const next = (end) => [...due].filter(([, { at }]) => at <= end).sort(([, one], [, other]) => one.at - other.at)[0];
window.pass = (moment) => {
  const end = window.time + moment;
  for (let found = next(end); found; found = next(end)) {
    const [timer, { task, at, again }] = found;
    window.time = at;
    if (again) due.set(timer, { task, at: at + again, again });
    else due.delete(timer);
    task();
  }
  window.time = end;
};
for (const name of ["setTimeout", "setInterval"]) noting(window, name, "timer", ([, delay]) => [delay ?? 0]);
noting(window, "fetch", "request", ([what]) => [what.url ?? what]);
noting(XMLHttpRequest.prototype, "open", "request", (given) => given);
noting(Navigator.prototype, "sendBeacon", "request", ([url]) => [url]);
noting(BroadcastChannel.prototype, "postMessage", "tabs", ([message]) => [JSON.stringify(message)]);
noting(Element.prototype, "animate", "motion", (given) => [JSON.stringify(given)]);
// the number of taps on an open hand is the person's choice: the sound of a tap is noted separately
let isTapped = false;
const tap = ({ target }) => { isTapped = target.closest("[data-stage=open] .hand [data-card]") !== null; };
window.addEventListener("click", tap, true);
window.addEventListener("click", () => { isTapped = false; });
window.heard.push = (sound) => {
  if (isTapped) note("tap", JSON.stringify(sound));
  else window.heard[window.heard.length] = sound;
  isTapped = false;
};
"""
)
"""Before a page's scripts: ``window.noted`` has the page's requests and readings, each with its kind.
``window.pass`` lets some milliseconds pass, with everything due in them; ``window.later`` is the browser's
``setTimeout``. Messages between the page and its engines about the hands of ``window.machines`` are noted as a
bot's."""

A_MOMENT = 700
"""Milliseconds: longer than a shield; a pair has too few of them for the clock of a game in turns to run out."""

FORGET_NOTES = "() => { for (const notes of [window.noted, window.heard, window.felt]) notes.length = 0; }"
"""Discards the earlier notes before the next moment."""

AT_REST = """async (moment) => {
  const LIMIT = 60_000, IDLE = 1000;
  const shields = () => document.querySelectorAll("[data-shield]").length;
  const state = () => JSON.stringify({
    shields: shields(),
    awaited: window.awaited,
    engine: document.documentElement.dataset.engine,
    visible: document.visibilityState,
    noted: window.noted.slice(-5),
  });
  const idle = () =>
    new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done, { timeout: IDLE })));
  const still = async (isStill) => {
    for (let before = -1; !isStill() || window.noted.length !== before;) {
      before = window.noted.length;
      await Promise.race([idle(), tooLong]);
    }
  };
  let limit;
  const tooLong = new Promise((_, fail) => {
    limit = window.later(() => fail(new Error(`no rest: ${state().slice(0, 2000)}`)), LIMIT);
  });
  await still(() => window.awaited === 0);
  do {
    window.pass(moment);
    await still(() => window.awaited === 0);
  } while (moment > 0 && shields() > 0);
  clearTimeout(limit);
}"""
"""Waits until engine and database have answered, and a frame and an idle moment later add nothing to note; then
again after some milliseconds, until no shield is left: elements that came in that time have their own. A busy
machine does not prevent this; a page that never becomes idle fails."""

SEEN = """() => {
  const LOOKS = ["color", "backgroundColor", "borderTopColor", "opacity", "visibility", "transform", "order",
    "outlineStyle", "boxShadow", "cursor", "pointerEvents", "fontWeight", "zIndex", "animationName"];
  const look = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const place = [x, y, width, height, element.scrollTop, element.scrollLeft];
    return [element.localName, ...place, ...LOOKS.map((name) => style[name])].join(" ");
  };
  const outer = (elements) => [...elements].map((each) => each.outerHTML);
  const kinds = {};
  for (const [kind, words] of window.noted.splice(0)) (kinds[kind] ??= []).push(words);
  kinds.timer = [...new Set(kinds.timer)].sort();
  // a busy machine decides which of two keys is written first
  const keyOf = (words) => words.split(" ")[1] ?? "";
  kinds.storage?.sort((one, other) => keyOf(one).localeCompare(keyOf(other)));
  const all = [...document.querySelectorAll("html, body, body *")];
  const isMatch = (key) => key.startsWith("tefuda:1:match:");
  return {
    // parts that come later add links to the head in the order in which the network brings them
    markup: [document.documentElement.cloneNode().outerHTML, ...outer(document.head.children).sort(),
      ...outer([document.body])].join("\\n"),
    styles: all.map(look).join("\\n"),
    focus: String(all.indexOf(document.activeElement)),
    fields: [...document.querySelectorAll("input, select, textarea")].map((each) => each.value).join("\\n"),
    title: document.title,
    address: location.href,
    state: JSON.stringify(history.state),
    globals: Object.keys(window).sort().join(" "),
    keys: Object.keys(localStorage).sort().join("\\n"),
    // a match is stored with its deal
    stored: JSON.stringify(Object.entries(localStorage).filter(([key]) => !isMatch(key)).sort()),
    session: JSON.stringify([Object.entries(sessionStorage).sort(), document.cookie, window.name]),
    sounds: JSON.stringify([window.heard.splice(0), window.felt.splice(0)]),
    ...Object.fromEntries(Object.entries(kinds).map(([kind, words]) => [kind, words.join("\\n")])),
  };
}"""
"""Returns everything by kind, as texts. Notes keep the order within each kind; the order between kinds, and the
number of Preact's requests to the clock, depend on the machine."""
