"""Time from a tap until its result is painted, in the middle of the largest match of every game.

``python -m e2e.bench_taps [actions [game …]]``: once at normal speed, once while a second engine thinks without a
pause like a bot, once with Chromium's processor throttle at 4 (it slows only the page's own thread, not the worker
that runs Python). The longest recorded match of every game shows the cost of a long log: taps after ten entries
compared with taps before its end. A tap counts from the click's own time stamp to the frame after the one in which
its result is in the document and no request to the engine is open.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from e2e.bench.run import PATIENCE, asked, chromium, p95, show
from e2e.bench.tables import SHORT, WARM, cut, half_played, longest, more, play_on
from e2e.lib.drivers import IN_TURNS, largest
from py_engine.match import Match

ACTIONS = 40
WAYS = {
    "as it is": (1, 25, False),
    "while a machine thinks": (1, 35, True),
    "page slowed down 4 times": (4, 70, False),
}
"""The throttle, the goal for the 95th percentile in ms, and whether a bot thinks all the time."""

# window.measured: ms from each click on an open table to the paint of its result; window.settled is fulfilled once
# the last one's result was painted, or it had none.
TIMER = """
(() => {
  window.measured = [];
  window.settled = Promise.resolve();
  let pending = 0;
  let changed = false;
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", () => { pending = Math.max(0, pending - 1); });
    }
    postMessage(...given) {
      pending += 1;
      super.postMessage(...given);
    }
  };
  // an action shows once the database has it on the disk
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...given) {
    const made = transaction.apply(this, given);
    pending += 1;
    for (const end of ["complete", "abort"]) {
      made.addEventListener(end, () => { pending = Math.max(0, pending - 1); });
    }
    return made;
  };
  const settle = (start, frames, done) => requestAnimationFrame(() => {
    if (pending > 0 || (!changed && frames < 30)) return settle(start, frames + 1, done);
    if (!changed) return done();
    const after = new MessageChannel();
    after.port1.onmessage = () => done(window.measured.push(performance.now() - start));
    after.port2.postMessage(0);
  });
  addEventListener("click", ({ timeStamp, target }) => {
    if (!target.closest("[data-testid=table]") || target.closest("[data-testid=noren]")) return;
    changed = false;
    pending = 0;
    window.settled = new Promise((done) => settle(timeStamp, 0, done));
  }, { capture: true });
  new MutationObserver(() => { changed = true; })
    .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})();
"""

# window.thinkAlong(request): a second engine, started like the first one, answers the request repeatedly;
# window.thoughts counts the answers, and is 0 once it has begun.
THINKER = """
const Plain = Worker;
let made;
let start;
window.Worker = class extends Plain {
  constructor(...given) {
    super(...given);
    made ??= given;
  }
  postMessage(message, ...rest) {
    if (message.type === "start") start ??= message;
    super.postMessage(message, ...rest);
  }
};
window.thinkAlong = (request) => {
  const worker = new Plain(...made);
  const ask = () => worker.postMessage({ type: "ask", id: 0, requests: [request] });
  worker.onmessage = ({ data }) => {
    if (data.type === "ready") window.thoughts = 0;
    else if (data.type === "answers") window.thoughts += 1;
    if (data.type === "ready" || data.type === "answers") ask();
  };
  worker.postMessage(start);
};
"""
MOST_WORLDS = 10_000


def settle(page: Page) -> None:
    """Wait until the last tap's result was painted, and ask the page nothing before, which would take its time."""
    page.evaluate("() => window.settled")


def thinks_along(match: Match) -> Callable[[Page], None]:
    """Return a function that makes a bot think about a match while the page is open."""
    view = match.view(match.state.actors()[0])
    request = {"op": "think", "view": view, "level": match.game.bots[-1], "effort": MOST_WORLDS}

    def begin(page: Page) -> None:
        page.evaluate("request => window.thinkAlong(request)", json.dumps(request))
        page.wait_for_function("() => window.thoughts !== undefined", timeout=PATIENCE)

    return begin


if __name__ == "__main__":
    actions, games = asked(ACTIONS)
    usual: dict[str, Any] = {"warm": WARM, "after_step": settle}
    with chromium() as browser:
        for how, (throttle, goal, with_machine) in WAYS.items():
            print(f"\ntap to painted result, {how}")
            for set_up in (each for each in largest() if not games or each.game in games):
                match = half_played(set_up)
                begin: dict[str, Any] = {"before": thinks_along(match)} if with_machine else {}
                taps = play_on(browser, match, THINKER + TIMER, throttle, actions, **usual, **begin)
                show(str(set_up), taps, goal)
        print(f"\ntap to painted result, after {SHORT} entries and before the end of the longest recorded match")
        for game in games or IN_TURNS:
            save, late = longest(game, actions)
            early, end = (
                play_on(browser, cut(save, at), TIMER, 1, actions, **usual) for at in (SHORT - WARM, late)
            )
            show(f"{game}, {SHORT} entries", early)
            show(f"{game}, {len(save['log'])} entries", end, more(p95(early)))
