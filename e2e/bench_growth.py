"""Cost of an action, part by part, after ten entries of a log and near the end of the longest recorded match.

``python -m e2e.bench_growth [actions [game …]]``: people pass the device on and play ``actions`` actions on the
screen from either point, and the hands opened between them count too. It counts the characters of requests to the
engine's worker and of its answers, the characters of a match's text in local storage, and the elements drawn. It
times the median waits for the answers to an act and to an opened hand, the work of the page's thread, and JSON. The
two points alternate, so that a busy machine affects both.
"""

from __future__ import annotations

from statistics import mean, median
from typing import Any

from playwright.sync_api import Browser, Page

from e2e.bench.run import asked, chromium, number, verdict
from e2e.bench.tables import SHORT, WARM, cut, longest, more, play_on
from e2e.lib.drivers import IN_TURNS
from py_engine.match import Match

ACTIONS = 10
ROUNDS = 2

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


def cost(browser: Browser, match: Match, actions: int) -> dict[str, float]:
    """Return the mean cost of an action, and the median wait for its answer."""
    seen: list[Any] = []

    def step(page: Page) -> None:
        if not seen:
            seen.append(page.context.new_cdp_session(page))
            seen[0].send("Performance.enable")
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


if __name__ == "__main__":
    actions, games = asked(ACTIONS)
    with chromium() as browser:
        for game in games or IN_TURNS:
            save, late = longest(game, actions)
            rounds = [[cost(browser, cut(save, at), actions) for at in (SHORT - WARM, late)] for _ in range(ROUNDS)]
            print(f"\n{game}, {SHORT} and {len(save['log'])} entries; an action costs")
            for name, words in NAMES.items():
                early, end = (mean(each[name] for each in costs) for costs in zip(*rounds, strict=True))
                goal = f"   {verdict(round(end, 1), more(early), ' ms')}" if words.startswith("ms") else ""
                times = f"{end / early if early else 1:>5.2f} times"
                print(f"  {words:<28}{number(early):>10}{number(end):>10}   {times}{goal}", flush=True)
