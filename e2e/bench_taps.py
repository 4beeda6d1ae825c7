"""How long a tap takes until its result is painted, in the middle of the largest match of every game.

``python -m e2e.bench_taps [actions [game …]]``: once as the machine is, once with Chromium's processor throttle at
4 (it slows the page's own thread; the worker that runs Python stays as it is). A tap counts from the click's own
time stamp to the frame after the one in which its result stands in the document and nothing is asked of the engine.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from statistics import median, quantiles

from playwright.sync_api import sync_playwright

from browser import ensure_chromium
from e2e.bench.tables import play_on
from e2e.drivers import largest
from paths import is_root

ACTIONS = 40
WARM = 6
THROTTLES = {1: 50, 4: 120}  # how many times slower → goal for the 95th percentile, ms

# window.measured: ms from each click on an open table to the paint of what it led to.
TIMER = """
(() => {
  window.measured = [];
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
  // an action shows once the journal has it on the disk
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...given) {
    const made = transaction.apply(this, given);
    pending += 1;
    for (const end of ["complete", "abort"]) {
      made.addEventListener(end, () => { pending = Math.max(0, pending - 1); });
    }
    return made;
  };
  const settled = (start, frames) => requestAnimationFrame(() => {
    if (pending > 0 || (!changed && frames < 30)) return settled(start, frames + 1);
    if (!changed) return;
    const after = new MessageChannel();
    after.port1.onmessage = () => window.measured.push(performance.now() - start);
    after.port2.postMessage(0);
  });
  addEventListener("click", ({ timeStamp, target }) => {
    if (!target.closest("[data-testid=table]")) return;
    changed = false;
    pending = 0;
    settled(timeStamp, 0);
  }, { capture: true });
  const watch = () => new MutationObserver(() => { changed = true; })
    .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  watch();
})();
"""


def report(throttle: int, found: dict[str, list[float]]) -> None:
    """Print median and 95th percentile by game and how they stand to the goal."""
    goal = THROTTLES[throttle]
    print(f"\ntap to painted result, {'as it is' if throttle == 1 else f'page slowed down {throttle} times'}")
    for set_up, times in found.items():
        worst = quantiles(times, n=20)[-1]
        verdict = "within" if worst <= goal else "ABOVE"
        print(
            f"  {set_up:<24}{len(times):5} taps   p50 {median(times):6.1f} ms   p95 {worst:6.1f} ms   "
            f"{verdict} the goal of {goal} ms"
        )


def main(actions: int = ACTIONS, games: Sequence[str] = ()) -> None:
    """Measure and print all games, or those named."""
    set_ups = [set_up for set_up in largest() if not games or set_up.game in games]
    arguments = ["--disable-gpu", *(["--no-sandbox"] if is_root() else [])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure_chromium(), args=arguments)
        for throttle in THROTTLES:
            report(
                throttle,
                {str(each): play_on(browser, each, TIMER, throttle, actions, warm=WARM) for each in set_ups},
            )
        browser.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ACTIONS, sys.argv[2:])
