"""How long a tap takes until its result is painted, in the middle of the largest match of every game.

``python -m e2e.bench_taps [actions]``: once as the machine is, once with Chromium's processor throttle at 4 (it
slows the page's own thread; the worker that runs Python stays as it is). A tap counts from the click's own time
stamp to the frame after the one in which its result stands in the document and nothing is asked of the engine.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "web" / "build"))

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from browser import ensure_chromium
from dist import ensure_dist
from e2e.matches import TWO_STEPS, SetUp, choose, driver_of, open_curtain
from e2e.table import NAMES, Table
from paths import is_root
from py_engine.games import GAMES
from py_engine.match import Match
from serve import Site

ACTIONS = 40
PHONE: ViewportSize = {"width": 390, "height": 844}  # CSS px
THROTTLES = {1: 50, 4: 120}  # how many times slower → goal for the 95th percentile, ms
SETUPS = (
    SetUp("lucky_maker", 5),
    SetUp("akuma_trick", 6),
    SetUp("bokunron", 4),
    SetUp("ghost_couple", 3, {"deck": "trump"}),
    SetUp("ghost_couple", 6, {"deck": "ghosts"}),
)

# window.taps: ms from each click on an open table to the paint of what it led to.
TIMER = """
(() => {
  window.taps = [];
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
  const settled = (start, frames) => requestAnimationFrame(() => {
    if (pending > 0 || (!changed && frames < 30)) return settled(start, frames + 1);
    if (!changed) return;
    const after = new MessageChannel();
    after.port1.onmessage = () => window.taps.push(performance.now() - start);
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


def half_played(setup: SetUp) -> Match:
    """Return a match in its middle: played at random to its end, then taken up again half-way."""
    seats = [{"name": name} for name in NAMES[: setup.players]]
    rng = random.Random(str(setup))
    match = Match.new(GAMES[setup.game], seats, dict(setup.options), {"seed": 1})
    while not match.state.over:
        match.act(choose(match, rng))
    save = match.save()
    return Match.load(GAMES[setup.game], {**save, "log": save["log"][: len(save["log"]) // 2]})


def measure(browser: Browser, setup: SetUp, throttle: int, actions: int) -> list[float]:
    """Carry that many actions out through the screen and return the times of their taps, in ms."""
    rng = random.Random(f"{setup} {throttle}")
    driver = driver_of(setup.game)
    context = browser.new_context(viewport=PHONE, locale="en-US")
    context.add_init_script(TIMER)
    page = context.new_page()
    with Site(ensure_dist()) as site:
        table = Table(page, site.url)
        table.go_home()
        page.evaluate(TWO_STEPS)
        match = half_played(setup)
        table.put(match.save())
        page.reload()
        table.curtain.wait_for()
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
        for _ in range(actions):
            if match.state.over:
                break
            if table.curtain.count():
                open_curtain(table, NAMES[match.state.actors()[0]])
            action = choose(match, rng)
            driver.perform(table, match, action)
            table.settled(len(match.log) + 1)
            match.act(action)
            table.arrived(match)
        times: list[float] = page.evaluate("window.taps")
    context.close()
    return times


def report(throttle: int, found: dict[str, list[float]]) -> None:
    """Print median and 95th percentile by game and how they stand to the goal."""
    goal = THROTTLES[throttle]
    print(f"\ntap to painted result, {'as it is' if throttle == 1 else f'page slowed down {throttle} times'}")
    for setup, times in found.items():
        worst = quantiles(times, n=20)[-1]
        verdict = "within" if worst <= goal else "ABOVE"
        print(
            f"  {setup:<24}{len(times):5} taps   p50 {median(times):6.1f} ms   p95 {worst:6.1f} ms   "
            f"{verdict} the goal of {goal} ms"
        )


def main(actions: int = ACTIONS) -> None:
    """Measure and print."""
    arguments = ["--disable-gpu", *(["--no-sandbox"] if is_root() else [])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure_chromium(), args=arguments)
        for throttle in THROTTLES:
            report(throttle, {str(setup): measure(browser, setup, throttle, actions) for setup in SETUPS})
        browser.close()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
