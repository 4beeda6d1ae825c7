"""Smoothness of flying cards: the longest time between two frames of a flight in the middle of the largest matches.

``python -m e2e.bench_motion [actions [game …]]``: with Chromium's processor throttle at 4. It counts the
compositor's frames while an animation of a script runs, from the browser's own trace. The drawing of the changed
table is excluded: no animation starts before it is painted, and ``bench_taps`` measures it. For comparison it
measures a single box that moves on an otherwise still page.
"""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser

from e2e.bench.run import asked, chromium, show
from e2e.bench.tables import half_played, play_on
from e2e.lib.drivers import largest
from tests.play import SetUp

ACTIONS = 40
THROTTLE = 4  # factor
GOAL_MS = 50
TRACED = ["blink.user_timing", "disabled-by-default-devtools.timeline.frame"]
FLIGHT, ALONE = "flight", "alone"

# every movement becomes a measure in the trace, from its first frame until its end or a tap
PROBE = f"""
(() => {{
  window.measured = 0;
  window.flight = "{FLIGHT}";
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {{
    window.measured += 1;
    const animation = animate.apply(this, given);
    animation.ready.then(() => {{
      const start = animation.startTime;
      const due = start + animation.effect.getComputedTiming().endTime;
      const ended = () => performance.measure(window.flight, {{ start, end: Math.min(due, performance.now()) }});
      animation.finished.then(ended, ended);
    }}, () => undefined);
    return animation;
  }};
}})();
"""
A_BOX_ALONE = f"""async () => {{
  const box = document.body.appendChild(document.createElement("div"));
  box.style.cssText = "position: fixed; inset: 0 auto auto 0; width: 50px; height: 70px; background: gray";
  const way = [{{ transform: "translateY(500px)" }}, {{ transform: "none" }}];
  window.flight = "{ALONE}";
  await box.animate(way, 2000).finished;
  await new Promise(requestAnimationFrame);
  window.flight = "{FLIGHT}";
  box.remove();
}}"""
# the page gets no question while cards fly: answering takes time
QUIET = "() => new Promise((done) => setTimeout(done, 700))"


def gaps_in(events: list[dict[str, Any]], name: str) -> list[float]:
    """Return the ms from each picture to the next, and from the last to the end, in each span of movements.

    The movements have a measure of that name.
    """
    drawn = sorted(event["ts"] / 1000 for event in events if event["name"] == "DrawFrame")
    marks = sorted((event["ts"] / 1000, event["ph"] == "e") for event in events if event["name"] == name)
    gaps, moving, began = list[float](), 0, 0.0
    for at, ends in marks:
        began = began if moving else at
        moving += -1 if ends else 1
        if not moving:
            seen = [began, *(time for time in drawn if began < time < at), at]
            gaps += [after - before for before, after in pairwise(seen)]
    return gaps


def measure(browser: Browser, set_up: SetUp, actions: int) -> None:
    """Carry ``actions`` actions out, and print the times between frames during flights and with a box alone."""
    with TemporaryDirectory() as folder:
        trace = Path(folder) / "trace.json"
        browser.start_tracing(path=trace, categories=TRACED)
        flown = play_on(
            browser,
            half_played(set_up),
            PROBE,
            THROTTLE,
            actions,
            before=lambda page: page.evaluate(A_BOX_ALONE),
            after_step=lambda page: page.evaluate(QUIET),
            reduced_motion="no-preference",
        )
        browser.stop_tracing()
        events = json.loads(trace.read_text(encoding="utf-8"))["traceEvents"]
    page_of = next(event["pid"] for event in events if event["name"] == FLIGHT)
    own = [event for event in events if event["pid"] == page_of]
    gaps, alone = gaps_in(own, FLIGHT), gaps_in(own, ALONE)
    over = sum(gap > GOAL_MS for gap in gaps)
    note = f"{over} over the goal; {flown} movements; a box alone at most {max(alone):.1f} ms"
    show(str(set_up), gaps, GOAL_MS, by=max, note=note)


if __name__ == "__main__":
    actions, games = asked(ACTIONS)
    print(f"times between pictures while cards fly, page slowed down {THROTTLE} times")
    with chromium() as browser:
        for set_up in largest():
            if not games or set_up.game in games:
                measure(browser, set_up, actions)
