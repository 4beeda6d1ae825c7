"""How long a tap takes until its result is painted, over whole matches of Lucky Maker played through the screen.

``python -m e2e.bench_taps [matches]``: once as the machine is, once with Chromium's processor throttle at 4 (it
slows the page's own thread; the worker that runs Python stays as it is). A tap counts from the click's own time
stamp to the frame after the one in which its result stands in the document.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "web" / "build"))

from playwright.sync_api import Browser, Locator, Page, ViewportSize, sync_playwright

from browser import ensure_chromium
from dist import ensure_dist
from e2e.table import Table
from paths import is_root
from serve import Site

MATCHES = 2
PLAYERS = 4
PHONE: ViewportSize = {"width": 390, "height": 844}  # CSS px
THROTTLES = {1: 50, 4: 120}  # how many times slower → goal for the 95th percentile, ms
KINDS = ("card chosen", "card refused", "card played", "trick put away")
TRICK = ".lm-trick"

# window.timed(selector): ms from the next click to the paint of the first state in which the selector is found.
TIMER = """
window.timed = (selector) => new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error(`nothing like ${selector} came`)), 20_000);
  const painted = (start) => requestAnimationFrame(() => {
    const after = new MessageChannel();
    after.port1.onmessage = () => resolve(performance.now() - start);
    after.port2.postMessage(0);
  });
  addEventListener("click", ({ timeStamp }) => {
    const look = () => document.querySelector(selector) && (watch.disconnect(), painted(timeStamp));
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, childList: true, attributes: true });
  }, { capture: true, once: true });
});
"""


def timed(page: Page, target: Locator, result: str) -> float:
    """Tap and return the ms until the result, a selector that is not there yet, is painted."""
    page.evaluate("selector => { window.running = window.timed(selector); }", result)
    target.click()
    elapsed: float = page.evaluate("window.running")
    return elapsed


def take_turn(page: Page, table: Table, times: dict[str, list[float]]) -> None:
    """Put the last trick away, try a card that is not legal if there is one, choose one that is, and play it."""
    if page.locator(TRICK).count():
        times["trick put away"].append(timed(page, table.button, f"body:not(:has({TRICK}))"))
    refused = page.locator(".hand [data-card].hand-off")
    if refused.count():
        times["card refused"].append(timed(page, refused.first, ".prompt-refusal"))
    card = table.legal.first.get_attribute("data-card")
    times["card chosen"].append(timed(page, table.legal.first, ".hand-chosen"))
    chosen = page.locator(".hand-chosen")
    times["card played"].append(timed(page, chosen, f"body:not(:has(.hand [data-card='{card}']))"))


def measure(browser: Browser, throttle: int, matches: int) -> dict[str, list[float]]:
    """Play that many matches and return the times of all taps by kind, in ms."""
    times: dict[str, list[float]] = {name: [] for name in KINDS}
    for _ in range(matches):
        context = browser.new_context(viewport=PHONE, locale="en-US", has_touch=True)
        context.add_init_script(TIMER)
        page = context.new_page()
        with Site(ensure_dist()) as site:
            table = Table(page, site.url)
            table.go_home()
            table.start(PLAYERS)
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
            while not table.result.count():
                if table.curtain.count():
                    table.lift()
                take_turn(page, table, times)
            context.close()
    return {name: values for name, values in times.items() if values}


def report(times: dict[str, list[float]], throttle: int) -> None:
    """Print median and 95th percentile by kind and over all."""
    print(f"\ntap to painted result, {'as it is' if throttle == 1 else f'page slowed down {throttle} times'}")
    every = [time for values in times.values() for time in values]
    for name, values in (*times.items(), ("all taps", every)):
        worst = quantiles(values, n=20)[-1] if len(values) > 1 else values[0]
        print(f"  {name:<16}{len(values):5} taps   p50 {median(values):6.1f} ms   p95 {worst:6.1f} ms")
    worst = quantiles(every, n=20)[-1]
    print(f"  {'within' if worst <= THROTTLES[throttle] else 'ABOVE'} the goal of {THROTTLES[throttle]} ms for p95")


def main(matches: int = MATCHES) -> None:
    """Measure and print."""
    arguments = ["--disable-gpu", *(["--no-sandbox"] if is_root() else [])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure_chromium(), args=arguments)
        for throttle in THROTTLES:
            report(measure(browser, throttle, matches), throttle)
        browser.close()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
