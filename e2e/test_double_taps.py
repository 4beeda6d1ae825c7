"""The second tap of a double tap does not hit anything that has just appeared, on any screen of any game."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from e2e.lib.drivers import IN_TURNS, WITH_MACHINES, turn_driver
from e2e.lib.forms import any_form
from e2e.lib.machines import play_alone, play_now
from e2e.lib.played import choose
from e2e.lib.table import NAMES, Table
from py_engine.games import GAMES
from serve import Site

pytestmark = pytest.mark.shields

SIZES = ((360, 640), (375, 667), (390, 664))
"""Phones' windows, in CSS px."""
GAPS = (120, 300)
"""Milliseconds between the taps."""
ROOM = 150
"""Milliseconds by which a busy machine may be late; a later tap is not a double tap, and not counted."""
TRIES = 30
"""Most set-ups of a match until both of its steps were tapped twice quickly enough."""
ROUND = 6
"""Number of a person's actions in which bots act in between in every game."""
ACTIONS = 2
"""Number of double taps in a match."""
PRESSABLE = "a[href], button, input, label, summary"
NOTE_PRESSES = f"""() => {{
    const controls = "{PRESSABLE}";
    window.presses = [];
    addEventListener("pointerdown", ({{ clientX: x, clientY: y, timeStamp: at, target }}) => {{
        const there = new Set(document.querySelectorAll(controls));
        presses.push({{ x, y, at, there, on: target.closest(controls), counts: false }});
    }}, {{ capture: true }});
    // not on the window: there the page swallows the click of a press that came before any shield
    document.addEventListener("click", () => {{
        if (presses.length) presses.at(-1).counts = true;
    }}, {{ capture: true }});
}}"""
LAST = "() => { const { x, y, at } = presses.at(-1); return [x, y, performance.now() - at]; }"
APART = "() => presses.at(-1).at - presses.at(-2).at"
HIT = """() => {
    const [first, second] = presses.slice(-2);
    return second.counts && second.on && !first.there.has(second.on) ? second.on.outerHTML : null;
}"""
"""The target of the last press, if it was not there at the press before."""


def sized(page: Page, site: Site, width: int, height: int) -> Table:
    page.set_viewport_size({"width": width, "height": height})
    page.add_init_script(f"({NOTE_PRESSES})()")
    table = Table(page, site.url)
    table.go_home()
    return table


def tap_again(page: Page, gap: int) -> bool:
    """Tap the last place again after ``gap`` ms; return whether the machine was quick enough for a double tap."""
    x, y, ago = page.evaluate(LAST)
    page.wait_for_timeout(max(0, gap - ago))
    page.mouse.click(x, y)
    return bool(page.evaluate(APART) <= gap + ROOM)


def by_the_button(patch: pytest.MonkeyPatch, table: Table) -> None:
    """Make the prompt's button do what a second tap on a chosen card does, if there is one."""
    click = Locator.click

    def press(target: Locator, **options: Any) -> None:
        chosen = "hand-chosen" in (target.get_attribute("class") or "")
        click(table.button if chosen and table.button.count() else target, **options)

    patch.setattr(Locator, "click", press)


@any_form(game=IN_TURNS, way=["by cards", "by the button"], size=SIZES, gap=GAPS)
def test_an_action_is_followed_by_nothing_else(
    page: Page, site: Site, monkeypatch: pytest.MonkeyPatch, game: str, way: str, size: tuple[int, int], gap: int
) -> None:
    table, rng = sized(page, site, *size), random.Random(f"{game} {size} {gap}")
    if way == "by the button":
        by_the_button(monkeypatch, table)
    match = turn_driver(game).SMALLEST[0].match(3, NAMES)
    counted = 0
    while counted < ACTIONS and not match.state.over:
        # new each time: a second tap may correctly choose a card that the first has turned up
        table.prepare(match.save())
        table.lift()
        action = choose(match, rng)
        turn_driver(game).perform(table, match, action)
        quick = tap_again(page, gap)
        hit = page.evaluate(HIT)
        table.logged(len(match.log) + 1)
        match.act(action)
        if not quick:
            continue  # a separate tap: it had its normal effect
        counted += 1
        assert hit is None, f"after {action} the second tap fell on {hit}"
        table.arrived(match)
        assert table.stored().save() == match.save()
        assert "#/play/" in page.url
    assert counted == ACTIONS


@any_form(game=GAMES, size=SIZES, gap=GAPS)
def test_a_match_is_set_up_and_dealt_and_nothing_else(
    page: Page, site: Site, game: str, size: tuple[int, int], gap: int
) -> None:
    table = sized(page, site, *size)
    targets = {"box": page.locator(f"a[href='#/setup/{game}']").first, "deal": page.locator(".setup-start")}
    counted: set[str] = set()
    for _ in range(TRIES):
        table.go_home()
        for name, target in targets.items():
            target.click()
            if tap_again(page, gap):
                counted.add(name)
                assert page.evaluate(HIT) is None
        page.locator("[data-testid=table], [data-testid=choose]").first.wait_for()
        assert "#/play/" in page.url
        if counted == {*targets}:
            return
    raise AssertionError(f"only {counted} was tapped twice quickly enough")


NOTE_WHAT_TAKES_ITS_PLACE = """() => {
    window.taken = [];
    let box = null;
    const look = () => {
        const button = document.querySelector("[data-do=hurry]");
        if (box && !button) {
            const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            window.taken.push(there?.hasAttribute("data-shield") ?? false);
        }
        box = button?.getBoundingClientRect() ?? null;
        requestAnimationFrame(look);
    };
    look();
}"""
"""``window.taken``: each time the button that hurries has gone, whether its place was shielded a frame later."""


@any_form(game=WITH_MACHINES)
def test_the_place_of_the_hurry_button_is_shielded_after_a_bots_turn(table: Table, game: str) -> None:
    page = table.page
    table.go_home()
    play_now(table, game)
    page.evaluate(NOTE_WHAT_TAKES_ITS_PLACE)
    play_alone(table, 1, most=ROUND)
    taken = page.evaluate("window.taken")
    assert taken
    assert all(taken)
