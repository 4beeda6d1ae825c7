"""The curtain: a hand opens only on purpose, closes when its owner acts or the page hides, and leaks no card."""

from __future__ import annotations

import os
import random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e.lib.drivers import IN_TURNS, opening
from e2e.lib.flights import SMALL_PX
from e2e.lib.forms import any_form
from e2e.lib.grounds import ground_of
from e2e.lib.leaving import LEAVINGS, Leaving
from e2e.lib.matches import do
from e2e.lib.played import choose
from e2e.lib.sample import HELD, fresh
from e2e.lib.support import stop_clock
from e2e.lib.table import Table
from serve import Site


@pytest.fixture
def table(page: Page, site: Site) -> Table:
    """Return a fresh match, no hand open yet."""
    table = Table(page, site.url)
    table.go_home()
    table.put(fresh().save())
    expect(table.noren).to_be_visible()
    return table


def test_it_opens_by_holding_for_400_ms_and_by_nothing_shorter(table: Table) -> None:
    page = table.page
    expect(table.hold).to_be_focused()
    page.keyboard.press("Enter")
    for _ in range(3):
        table.hold.click()
    expect(table.noren).to_be_visible()
    assert table.hand.count() == 0
    stop_clock(page)
    table.press(table.hold)
    page.clock.run_for(390)
    page.mouse.up()
    page.clock.run_for(1000)
    expect(table.noren).to_be_visible()
    table.press(table.hold)
    page.clock.run_for(399)
    expect(table.noren).to_be_visible()
    page.clock.run_for(200)
    expect(table.noren).to_be_hidden()
    page.mouse.up()
    expect(table.hand).to_have_count(HELD)
    page.get_by_role("button", name="Hide").click()
    page.clock.run_for(1000)
    table.hold.focus()
    page.keyboard.down(" ")
    page.clock.run_for(500)
    expect(table.noren).to_be_hidden()


HIDING: dict[str, Leaving] = {
    "reload": lambda page: page.reload(),
    "the button": lambda page: page.get_by_role("button", name="Hide").click(),
    **LEAVINGS,
}


def test_it_comes_back_and_takes_every_card_with_it(table: Table) -> None:
    match = fresh()
    for hide in HIDING.values():
        table.lift()
        expect(table.hand).to_have_count(HELD)
        hide(table.page)
        table.noren.wait_for()
        table.tells_nobody(match)
        expect(table.noren.get_by_role("heading")).to_contain_text("Aki")


SQUARE: ViewportSize = {"width": 700, "height": 720}
UNFOLDED: ViewportSize = {"width": 740, "height": 720}
WITH_KEYBOARD: ViewportSize = {"width": 740, "height": 420}


def test_a_divider_a_hinge_and_a_keyboard_leave_a_hand_open_and_a_real_turn_closes_it(table: Table) -> None:
    page = table.page
    page.set_viewport_size(SQUARE)
    table.lift()
    for shape in (UNFOLDED, SQUARE, UNFOLDED, WITH_KEYBOARD):
        page.set_viewport_size(shape)
        page.wait_for_function("({ width, height }) => innerWidth === width && innerHeight === height", arg=shape)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        assert table.cards(), shape
    turned = {
        "deviceScaleFactor": 0,
        "mobile": False,
        "screenOrientation": {"type": "portraitPrimary", "angle": 90},
    }
    page.context.new_cdp_session(page).send("Emulation.setDeviceMetricsOverride", {**SQUARE, **turned})
    table.noren.wait_for()


PLACES = """() => {
    const table = document.querySelector(".seats").closest("main > *");
    return [document.querySelector(".play-head"), ...table.children]
        .concat([...table.querySelectorAll("[data-fly], [data-place], .button")].filter(
            (thing) => !thing.closest(".noren, .hand, .prompt, [data-place=hand]")))
        .map((place) => place.getBoundingClientRect())
        .flatMap(({ x, y, width, height }) => [x, y, width, height]);
}"""


SIZES = ((390, 844), (844, 390), (1440, 900))
HOLD = "() => document.querySelector('.hold').getBoundingClientRect().toJSON()"
AWAY_PX = 8
NOTE_PRESSES = """() => addEventListener("click", ({ target }) => {
    window.pressed = target.closest("button:not(.hand-card)")?.getBoundingClientRect().toJSON() ?? null;
}, { capture: true })"""
"""``window.pressed``: the place of the last button pressed; empty after a card of the hand."""
CLOTH = """() => {
    const [noren, cloth, crest] = [".noren", ".noren-cloth", ".noren-crest svg"]
        .map((each) => document.querySelector(each));
    const [hung, covered, mark] = [noren, cloth, crest].map((each) => each.getBoundingClientRect());
    return {
        half: covered.height > hung.height / 2,
        torn: [...document.querySelectorAll(".noren-body > .noren-name, .noren-body button")]
            .map((each) => [each.textContent, each.getBoundingClientRect()])
            .filter(([, each]) => each.top < covered.bottom && each.bottom > covered.bottom)
            .map(([words]) => words),
        crest: crest.outerHTML,
        inside: covered.top <= mark.top && mark.bottom <= covered.bottom && mark.height > 0,
        below: [hung.left + 1, hung.bottom - 1],
    };
}"""


def looks_like_every_noren(table: Table) -> tuple[str, str]:
    """Check the common parts of all curtains; return the crest and the ground behind the curtain."""
    cloth = table.page.evaluate(CLOTH)
    assert cloth["half"]
    assert cloth["torn"] == []  # no button crosses the hem
    assert cloth["inside"]
    return cloth["crest"], ground_of(table.page, cloth["below"])


def lie_apart(one: dict[str, float], other: dict[str, float]) -> bool:
    """Return whether two boxes are so far apart that a finger on the one does not touch the other."""
    across = max(one["x"], other["x"]) - min(one["x"] + one["width"], other["x"] + other["width"])
    down = max(one["y"], other["y"]) - min(one["y"] + one["height"], other["y"] + other["height"])
    return max(across, down) >= AWAY_PX


@pytest.mark.parametrize(
    ("width", "height"), [SIZES[0], *(pytest.param(*each, marks=pytest.mark.long) for each in SIZES[1:])]
)
def test_the_curtain_looks_the_same_on_every_table_moves_nothing_and_opens_away_from_the_last_button(
    page: Page, site: Site, width: int, height: int
) -> None:
    table, found, presses, grounds, crests = Table(page, site.url), [], 0, [], []
    page.set_viewport_size({"width": width, "height": height})
    table.go_home()
    page.evaluate(NOTE_PRESSES)
    for game in IN_TURNS:
        match = table.prepare(opening(game))
        found.append(table.hold.bounding_box())
        (crest, closed), places = looks_like_every_noren(table), page.evaluate(PLACES)
        crests.append(crest)
        assert len(places) > 3 * 4
        table.lift()
        if height > width:  # on its side a table has the hand next to it
            assert page.evaluate(PLACES) == pytest.approx(places, abs=SMALL_PX), game
            page.get_by_role("button", name="Hide").click()
            table.noren.wait_for()
            assert page.evaluate(PLACES) == pytest.approx(places, abs=SMALL_PX), game
            table.lift()
        grounds.append(ground_of(page))
        assert grounds[-1] == closed
        do(table, match, choose(match, random.Random(game)))
        if table.noren.count():
            found.append(table.hold.bounding_box())
            pressed = page.evaluate("window.pressed")
            presses += bool(pressed)
            assert not pressed or lie_apart(pressed, page.evaluate(HOLD)), pressed
    assert presses > 1
    assert len(found) > len(IN_TURNS)
    assert [box for box in found if box != pytest.approx(found[0], abs=1)] == []
    assert len({*grounds}) == len({*crests}) == len(IN_TURNS)


def test_a_hand_is_gone_in_the_moment_in_which_its_owner_acts(table: Table) -> None:
    """No frame shows a hand together with its owner's action, or another seat's hand."""
    table.page.evaluate(
        """() => {
            window.wrong = 0;
            new MutationObserver(() => {
                const shown = document.querySelector("[data-testid=table]");
                const cards = document.querySelectorAll(".hand [data-card]").length;
                if (!shown || (cards > 0) !== (shown.dataset.stage === "open")) window.wrong += 1;
            }).observe(document.body, { subtree: true, childList: true, attributes: true });
        }"""
    )
    table.lift()
    table.play(table.legal.first)
    expect(table.noren.get_by_role("heading")).to_contain_text("Benjamin")
    assert table.page.evaluate("window.wrong") == 0
    table.tells_nobody(table.stored())


TAPS = int(os.environ.get("TAPS", "50"))
"""A thousand in all; ``make test-touch`` sets a thousand per game."""
NOTE_OPENING = """() => new MutationObserver(() => {
    window.opened ||= Boolean(document.querySelector("[data-stage=open], .hand [data-card]"));
}).observe(document, { subtree: true, childList: true })"""


@any_form(game=IN_TURNS)
def test_random_taps_never_open_it(page: Page, site: Site, game: str) -> None:
    rng = random.Random(9)
    table = Table(page, site.url)
    table.go_home()
    table.put(opening(game))
    expect(table.noren).to_be_visible()
    page.evaluate(NOTE_OPENING)
    size = page.viewport_size
    assert size
    play = page.url
    for _ in range(TAPS):
        page.mouse.click(rng.uniform(0, size["width"]), rng.uniform(0, size["height"]))
        if page.url != play:
            page.goto(play)
            expect(table.noren).to_be_visible()
    expect(table.noren).to_be_visible()
    assert page.evaluate("() => window.opened") is not True
