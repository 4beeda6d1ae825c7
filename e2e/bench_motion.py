"""How smoothly cards fly: the longest frame during flights in the middle of the largest match of every game.

``python -m e2e.bench_motion [actions]``: with Chromium's processor throttle at 4. A frame counts while anything
that a script set in motion moves; its length is the time to the next frame. The frame that draws the changed table
is not one of them: nothing moves before it is painted, and how long that takes is what ``bench_taps`` measures.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "web" / "build"))

from playwright.sync_api import Browser, Page, sync_playwright

from browser import ensure_chromium
from e2e.bench.tables import play_on
from e2e.matches import LARGEST, SetUp
from paths import is_root

ACTIONS = 40
THROTTLE = 4  # times slower
GOAL_MS = 50

# window.measured: ms of every frame during flights, and how many movements there were.
PROBE = """
(() => {
  window.measured = { frames: [], flown: 0 };
  let watching = false;
  const playing = new Set();
  const watch = (last, count) => requestAnimationFrame((now) => {
    if (!watching) return;
    if (count > 1) window.measured.frames.push(now - last);
    if (playing.size) return watch(now, count + 1);
    watching = false;
  });
  // a tap ends the flight; its frames are the tap's
  addEventListener("pointerdown", () => { watching = false; }, { capture: true });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    window.measured.flown += 1;
    if (!watching) {
      watching = true;
      watch(0, 0);
    }
    const animation = animate.apply(this, given);
    const ended = () => playing.delete(animation);
    playing.add(animation);
    animation.finished.then(ended, ended);
    return animation;
  };
})();
"""

# nothing is asked of the page while cards fly: answering takes time of its own
QUIET = "() => new Promise((done) => setTimeout(done, 700))"


# the longest of the frames of two seconds in which nothing moves: what the machine itself does to frames
STILL = """() => new Promise((done) => {
  const frames = [];
  const watch = (last) => requestAnimationFrame((now) => {
    if (last) frames.push(now - last);
    if (frames.length < 120) watch(now);
    else done(Math.max(...frames));
  });
  watch(0);
})"""


def measure(browser: Browser, setup: SetUp, actions: int) -> tuple[int, list[float], float]:
    """Carry that many actions out; return how much flew, each frame, and the longest of a still page, in ms."""
    still: list[float] = []

    def look_at_the_machine(page: Page) -> None:
        still.append(page.evaluate(STILL))

    measured = play_on(
        browser,
        setup,
        PROBE,
        THROTTLE,
        actions,
        before=look_at_the_machine,
        after_step=lambda page: page.evaluate(QUIET),
        reduced_motion="no-preference",
    )
    return measured["flown"], measured["frames"], still[0]


def main(actions: int = ACTIONS) -> None:
    """Measure and print."""
    arguments = ["--disable-gpu", *(["--no-sandbox"] if is_root() else [])]
    print(f"frames while cards fly, page slowed down {THROTTLE} times")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure_chromium(), args=arguments)
        for setup in LARGEST:
            flown, frames, still = measure(browser, setup, actions)
            verdict = "within" if max(frames) <= GOAL_MS else "ABOVE"
            print(
                f"  {setup!s:<24}{flown:5} movements{len(frames):6} frames   p50 {median(frames):5.1f} ms   "
                f"longest {max(frames):6.1f} ms (still page {still:5.1f})   over the goal "
                f"{sum(frame > GOAL_MS for frame in frames)}   {verdict} the goal of {GOAL_MS} ms"
            )
        browser.close()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
