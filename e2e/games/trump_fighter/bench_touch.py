"""Time from a touch until its result is painted in Super Trump Fighter, and the engine's answer time for a move.

``python -m e2e.games.trump_fighter.bench_touch [matches]``: once at normal speed, once with Chromium's processor
throttle at 4 (it slows only the page's own thread, not the worker that runs Python). An event counts from its own
time stamp to the frame after the one in which its result is in the document: the card is chosen, dragged, or floats
over its spot; or the verdict on a call. Later results from the engine's answer, the laid card and the report, are
"the rest". The engine's answer counts from the page's message to the worker until the worker's message to the page,
with the view and all legal actions after the move. For comparison it measures the minimum: a touch that marks the
only button of an empty page.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from statistics import median

from playwright.sync_api import Browser, Page

from e2e.bench.run import PAINTED, PHONE, asked, at_the_site, show, slow_down
from e2e.bench.tables import IDLE
from e2e.games.trump_fighter.fights import in_battle, new_match
from e2e.games.trump_fighter.table import FightTable
from e2e.lib.fingers import Fingers, centre
from e2e.lib.table import Table
from py_engine.games.trump_fighter.data import CARDS, DEFAULT_WINDOW_MS

MATCHES = 8
MOST_PAINTED_MS = {1: 33, 4: 45}  # 95th percentile, by the throttle
MOST_ANSWER_MS = 3  # median
LATER = ": the rest"
LEAST_TOUCHES = 60
BARE = """() => {
  const button = document.body.appendChild(document.createElement("button"));
  button.style.cssText = "width: 200px; height: 200px";
  button.onpointerdown = () => button.toggleAttribute("data-on");
}"""
PAUSE_MS = (100, 200)  # between a visible result, or a finger coming down, and the next touch
FIRST_TAP = (1, 1)  # px; no player's first touch of a page is in a battle, and the first one opens the sound
Event = tuple[str, list[float]]  # its kind, and ms until each of its results

# window.timed(type, selectors): ms from the next event of a type to the paint of what each selector finds then;
# window.answers: ms of every answer of the worker to an action
TIMER = """
window.answers = [];
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.asked = new Map();
    this.addEventListener("message", ({ data }) => {
      if (!this.asked.has(data.id)) return;
      window.answers.push(performance.now() - this.asked.get(data.id));
      this.asked.delete(data.id);
    });
  }
  postMessage(message, ...rest) {
    const acts = message.requests?.some((each) => each.includes('"op":"act"'));
    if (acts) this.asked.set(message.id, performance.now());
    super.postMessage(message, ...rest);
  }
};
window.timed = (type, selectors) => Promise.all(selectors.map((selector) => new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error(`nothing like ${selector} came`)), 20_000);
  addEventListener(type, ({ timeStamp }) => {
    const done = () => painted(() => resolve(performance.now() - timeStamp));
    const look = () => document.querySelector(selector) && (watch.disconnect(), done());
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    look();  // the page may have heard the event before
  }, { capture: true, once: true });
})));
"""


def begin(page: Page, event: str, *results: str) -> None:
    """Start the clock for the next event of a type until its results, which are not there yet, are painted.

    The event comes once the page is idle, as soon after the last drawing as a quick hand reacts.
    """
    page.evaluate(IDLE)
    page.wait_for_timeout(random.uniform(*PAUSE_MS))
    page.evaluate("([event, results]) => { window.running = window.timed(event, results); }", [event, results])


def elapsed(page: Page) -> list[float]:
    """Return the ms until each result."""
    ms: list[float] = page.evaluate("window.running")
    return ms


def laid(seat: int, to: int) -> tuple[str, str]:
    """Return the selectors of a released card: over its spot, and laid there after the engine's answer."""
    half = f"[data-half='{seat}']"
    return f"{half} [data-over='{to}']", f"{half} [data-spot='{to}'] .tf-laid"


def by_taps(fight: FightTable, fingers: Fingers, seat: int, to: int) -> Iterator[Event]:
    """Choose a card by a tap and lay it by a tap."""
    page, card = fight.page, fight.hand(seat).first
    at = centre(card)
    fingers.press(1, at)
    begin(page, "pointerup", f"[data-half='{seat}'] .tf-chosen")
    fingers.lift(1)
    yield "card chosen", elapsed(page)
    begin(page, "pointerdown", *laid(seat, to))
    fingers.press(1, centre(fight.spot(seat, to)))
    fingers.lift(1)
    yield "card laid by a tap", elapsed(page)


def by_dragging(fight: FightTable, fingers: Fingers, seat: int, to: int) -> Iterator[Event]:
    """Drag a card to a spot."""
    page, goal = fight.page, centre(fight.spot(seat, to))
    fingers.press(1, centre(fight.hand(seat).first))
    begin(page, "pointermove", "[data-dragged]")
    fingers.move(1, goal)
    yield "card carried", elapsed(page)
    begin(page, "pointerup", *laid(seat, to))
    fingers.lift(1)
    yield "card laid by dragging", elapsed(page)


def play(fight: FightTable, number: int) -> Iterator[Event]:
    """Lay all eight cards in turns, then call: one match with no window for simultaneous acts, the next as usual.

    A usual call counts from the end of its window, since it may not show before (trump_fighter 4.2).
    """
    cards = list(CARDS)
    random.Random(number).shuffle(cards)
    window = number % 2 * DEFAULT_WINDOW_MS
    fight.put(in_battle(new_match(" ".join(cards), window_ms=window)), match_id=f"bench{number}")
    fight.back()
    fingers = Fingers(fight.page)
    for to in range(1, 5):
        for seat in range(2):
            yield from (by_taps if (to + seat) % 2 else by_dragging)(fight, fingers, seat, to)
    begin(fight.page, "pointerdown", "[data-strike]", "[data-testid='report']")
    fingers.press(1, centre(fight.page.locator("[data-call='0']")))
    fingers.lift(1)
    yield f"call after {window} ms", [ms - window for ms in elapsed(fight.page)]


def least(browser: Browser, throttle: int) -> list[float]:
    """Return the ms of touches with almost no effect."""
    page = browser.new_context(viewport=PHONE, has_touch=True).new_page()
    page.evaluate(f"() => {{ {PAINTED} {TIMER} }}")
    page.evaluate(BARE)
    slow_down(page, throttle)
    fingers, times = Fingers(page), list[float]()
    for number in range(LEAST_TOUCHES):
        begin(page, "pointerdown", "button:not([data-on])" if number % 2 else "button[data-on]")
        fingers.press(1, centre(page.locator("button")))
        fingers.lift(1)
        times += elapsed(page)
    page.context.close()
    return times


def measure(browser: Browser, url: str, throttle: int, matches: int) -> None:
    """Print the ms of every kind of event, and of all together, and of the engine's answers."""
    times: dict[str, list[float]] = {}
    context = browser.new_context(viewport=PHONE, locale="en-US", has_touch=True)
    context.add_init_script(PAINTED + TIMER)
    page = context.new_page()
    fight = FightTable(Table(page, url))
    fight.table.go_home()
    page.touchscreen.tap(*FIRST_TAP)
    slow_down(page, throttle)
    for number in range(matches):
        for kind, (first, *later) in play(fight, number):
            times.setdefault(kind, []).append(first)
            if later:
                times.setdefault(kind + LATER, []).extend(later)
    for kind, values in times.items():
        show(kind, values)
    every = [ms for kind, values in times.items() if not kind.endswith(LATER) for ms in values]
    show("all events", every, MOST_PAINTED_MS[throttle])
    show("on an empty page", least(browser, throttle))
    answers = page.evaluate("window.answers")
    show("engine's answer to a move", answers, MOST_ANSWER_MS if throttle == 1 else None, by=median)
    context.close()


if __name__ == "__main__":
    matches, _ = asked(MATCHES)
    with at_the_site() as (browser, url):
        for throttle in MOST_PAINTED_MS:
            print(f"\nSuper Trump Fighter, page slowed down {throttle} times")
            measure(browser, url, throttle, matches)
