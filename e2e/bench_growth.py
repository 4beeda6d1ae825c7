"""Cost of an action, part by part, after ten entries of a log and near the end of the longest recorded match.

``python -m e2e.bench_growth [actions [game …]]``: people pass the device on and play ``actions`` actions on the
screen from either point, and the hands opened between them count too. It counts the characters of requests to the
engine's worker and of its answers, the characters of a match's text in local storage, and the elements drawn. It
times the median waits for the answers to an act and to an opened hand, the work of the page's thread, and JSON. The
two points alternate, so that a busy machine affects both.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from statistics import mean, median
from typing import Any

from playwright.sync_api import Browser, Page

from e2e.bench.browser import chromium, verdict
from e2e.bench.tables import cut, play_on
from e2e.lib.drivers import IN_TURNS
from tests.record import recorded

ACTIONS = 10
ROUNDS = 2
WARM = 4
SHORT = 10
"""Entries in a log of negligible cost."""
MORE, MORE_MS = 1.2, 2
"""Most cost of the late action: as a multiple of the early one, or in ms more."""

# window.measured: ms until each act's answer; window.looks: ms until each hand's; window.parts: sums of all
PROBE = """
(() => {
  window.measured = [];
  window.looks = [];
  window.parts = { acts: 0, asked: 0, answered: 0, json: 0, stored: 0 };
  const { parts } = window;
  const timed = (object, name, tell) => {
    const plain = object[name];
    object[name] = function (...given) {
      const start = performance.now();
      const made = plain.apply(this, given);
      tell(performance.now() - start, given, made);
      return made;
    };
  };
  for (const name of ["parse", "stringify"]) timed(JSON, name, (ms) => { parts.json += ms; });
  timed(Storage.prototype, "setItem", (ms, [, text]) => { parts.stored += text.length; });
  window.Worker = class extends Worker {
    asks = new Map();
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        if (data.type !== "answers") return;
        const { op, start } = this.asks.get(data.id);
        for (const each of data.answers) parts.answered += each.length;
        if (op === "act") parts.acts += 1;
        if (op === "act") window.measured.push(performance.now() - start);
        if (op === "view") window.looks.push(performance.now() - start);
      });
    }
    postMessage(message, ...more) {
      if (message.type === "ask") {
        for (const each of message.requests) parts.asked += each.length;
        const [, op] = message.requests[0].split('"op":"')[1].match(/(\\w+)/);
        this.asks.set(message.id, { op, start: performance.now() });
      }
      super.postMessage(message, ...more);
    }
  };
})();
"""
NAMES = {
    "act": "ms until an act's answer",
    "look": "ms until an opened hand's",
    "task": "ms of the page's thread",
    "json": "ms of them in JSON",
    "asked": "characters asked",
    "answered": "characters answered",
    "stored": "characters stored as a text",
    "nodes": "elements",
}
TIMES = ("act", "look", "task", "json")
Cost = dict[str, float]


def cost(browser: Browser, match: Any, actions: int) -> Cost:
    """Return the mean cost of an action, and the median wait for its answer."""
    seen: list[Any] = []

    def step(page: Page) -> None:
        if not seen:
            devtools = page.context.new_cdp_session(page)
            devtools.send("Performance.enable")
            seen.append(devtools)
        told = {each["name"]: each["value"] for each in seen[0].send("Performance.getMetrics")["metrics"]}
        parts = page.evaluate("() => ({ ...parts, looks, nodes: document.querySelectorAll('*').length })")
        seen.append({**parts, "task": told["TaskDuration"] * 1000})

    acts = play_on(browser, match, PROBE, 1, actions, warm=WARM, after_step=step)
    told = [each for each in seen[1:] if each["acts"] >= WARM]
    first, last = told[0], told[-1]
    done = last["acts"] - first["acts"]
    found = {name: (last[name] - first[name]) / done for name in first if name not in ("looks", "nodes")}
    looks = median(last["looks"][len(first["looks"]) :])
    return {**found, "act": median(acts), "look": looks, "nodes": mean(each["nodes"] for each in told)}


def report(game: str, browser: Browser, actions: int) -> None:
    """Print a game's costs at both points and their ratio."""
    save = max(recorded(game), key=lambda each: len(each["log"]))
    late = len(save["log"]) - WARM - actions - 1
    rounds: list[tuple[Cost, Cost]] = [
        (cost(browser, cut(save, SHORT - WARM), actions), cost(browser, cut(save, late), actions))
        for _ in range(ROUNDS)
    ]
    print(f"\n{game}, {SHORT} and {len(save['log'])} entries; an action costs")
    for name, words in NAMES.items():
        early, end = (mean(each[place][name] for each in rounds) for place in (0, 1))
        most = max(early * MORE, early + MORE_MS)
        goal = f"   {verdict(round(end, 1), round(most, 1), ' ms')}" if name in TIMES else ""
        print(f"  {words:<28}{early:>10,.1f}{end:>10,.1f}   {end / early if early else 1:>5.2f} times{goal}")


def main(actions: int = ACTIONS, games: Sequence[str] = ()) -> None:
    """Measure and print all games in turns, or those named."""
    with chromium() as browser:
        for game in games or IN_TURNS:
            report(game, browser, actions)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ACTIONS, sys.argv[2:])
