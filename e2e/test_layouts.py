"""Number of the browser's style and layout passes from a tap to the paint of its result.

Chromium's own trace counts them, independently of the machine's speed.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from e2e.lib.clock import FIXED
from e2e.lib.drivers import IN_TURNS, turn_driver
from e2e.lib.forms import forms
from e2e.lib.played import choose, played
from e2e.lib.table import Table

MOST_LAYOUTS = 2
MOST_STYLES = 4
ACTIONS = 6
DRAWN = "drawn"
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
MARKS = f"""
{FIXED}
localStorage["tefuda:1:tips"] = "off";
new MutationObserver(() => performance.mark("{DRAWN}"))
    .observe(document, {{ subtree: true, attributeFilter: ["data-at"] }});
"""
"""Before a page's scripts: a mark in the trace for each action that the table shows."""
pytestmark = pytest.mark.shares_page(MARKS)

PAINTED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


class Cost(NamedTuple):
    """The browser's work for one tap."""

    layouts: int
    styles: int


def costs(trace: list[dict[str, Any]]) -> Iterator[Cost]:
    """Yield the cost of each tap that led to an action, up to the first picture that shows it."""
    marks = [event for event in trace if event["name"] == DRAWN]
    for mark in marks:
        thread = sorted((each for each in trace if _place(each) == _place(mark)), key=_time)
        click = max(_time(each) for each in thread if _is_click(each) and _time(each) < _time(mark))
        picture = min(_time(each) for each in thread if each["name"] == "Commit" and _time(each) > _time(mark))
        names = [each["name"] for each in thread if click < _time(each) < picture]
        yield Cost(names.count("Layout"), names.count("UpdateLayoutTree"))


def _place(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]


def _time(event: dict[str, Any]) -> int:
    time: int = event.get("ts", 0)
    return time


def _is_click(event: dict[str, Any]) -> bool:
    return bool(event["name"] == "EventDispatch" and event["args"]["data"]["type"] == "click")


@forms(game=IN_TURNS)
def test_a_tap_costs_at_most_two_layouts_until_its_result_is_painted(table: Table, game: str) -> None:
    page, driver, rng = table.page, turn_driver(game), random.Random(4)
    set_up = driver.LARGEST[-1]
    match = table.prepare(played(set_up, 1, len(played(set_up, 1).log) // 2).save())
    browser = page.context.browser
    assert browser
    found = []
    for _ in range(ACTIONS):
        table.ready(match)
        action = choose(match, rng)
        # the end of an earlier tap's shield is a layout of its own, at its own time
        table.gone("[data-shield]")
        browser.start_tracing(page=page, categories=CATEGORIES)
        driver.perform(table, match, action)
        table.stored_and_shown(len(match.log) + 1)
        page.evaluate(PAINTED)
        trace = json.loads(browser.stop_tracing())["traceEvents"]
        match.act(action)
        found += [(action["do"], cost) for cost in costs(trace)]
    assert len(found) >= ACTIONS
    # on a busy machine the focus that follows a tap's paint comes as late as the next tap, and is counted there
    least = {do: (min(each[part] for done, each in found if done == do) for part in range(2)) for do, _ in found}
    assert all(layouts <= MOST_LAYOUTS and styles <= MOST_STYLES for layouts, styles in least.values()), found
