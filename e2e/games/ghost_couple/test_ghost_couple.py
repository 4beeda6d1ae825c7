"""Ghost Couple through the screen: every step, every refusal, the hidden cards, and the fifteen seconds."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.games.ghost_couple.scenes import CELLS, STORIES, Story, before_event, event, put, with_banished
from e2e.games.ghost_couple.table import check_screen, felt, needs_hand, perform
from e2e.lib.forced import BOTH_THEMES, is_seen
from e2e.lib.forms import any_form
from e2e.lib.pairs import begun
from e2e.lib.played import played
from e2e.lib.stage import overlaps
from e2e.lib.support import in_both_languages, pause_clock
from e2e.lib.table import NAMES, Table
from py_engine.match import Match
from tests.play import SetUp, card_names
from tests.twins import exchanges

pytestmark = pytest.mark.shares_page

PHONE = {"width": 360, "height": 640}
LAPTOP = {"width": 1440, "height": 900}
PHONE_JA = pytest.mark.browser_context_args(viewport=PHONE, locale="ja-JP")
LAPTOP_EN = pytest.mark.browser_context_args(viewport=LAPTOP, locale="en-US")
HIDE = {"ja": "隠す", "en": "Hide"}
STEPS = [name for name in STORIES if not name.startswith("over")]


def open_at(table: Table, story: Story) -> Match:
    """Put a match on the screen and open the hand of its seat to act."""
    table.replace(story.save())
    table.uncover(story.match)
    felt(table, story.match)
    return story.match


def stored(table: Table) -> list[dict[str, Any]]:
    """Return the log of the stored match."""
    log: list[dict[str, Any]] = table.stored().save()["log"]
    return log


def attributes(cards: Locator, name: str) -> list[str]:
    """Return an attribute of each of them."""
    found: list[str] = cards.evaluate_all("(all, name) => all.map((each) => each.getAttribute(name))", name)
    return found


def cell(table: Table, number: int) -> Locator:
    return table.table.locator(f"[data-cell='{number}']")


@PHONE_JA
def test_the_last_row_of_the_largest_board_is_reached_on_the_smallest_phone(table: Table) -> None:
    whole = played(SetUp("ghost_couple", 2, (("deck", "ghosts"),)), 11)
    match = begun(whole, len(whole.log) - 1)
    last = len(match.view(None)["board"])
    assert last > 50, "the board has not grown"
    table.prepare(match.save())
    cell(table, last).click(trial=True)  # fails if the cell is covered


@pytest.mark.parametrize(
    "names",
    [
        pytest.param(STEPS[::4], marks=PHONE_JA, id="phone-ja"),
        pytest.param(STEPS[2::4], marks=LAPTOP_EN, id="laptop-en"),
        pytest.param(STEPS[1::2], marks=[PHONE_JA, pytest.mark.long], id="phone-ja-others"),
        pytest.param(STEPS[1::2], marks=[LAPTOP_EN, pytest.mark.long], id="laptop-en-others"),
    ],
)
def test_every_step_shows_what_the_rules_show_and_is_carried_out_by_taps(table: Table, names: list[str]) -> None:
    rng = random.Random(7)
    for name in names:
        match = open_at(table, STORIES[name]())
        (seat,) = match.state.actors()
        check_screen(table, match, seat)
        assert table.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), name
        actions = match.legal(3000)[0]
        action = rng.choice([each for each in actions if each["do"] == "couple"] or actions)
        if not needs_hand(match, action):
            table.page.get_by_role(
                "button", name=HIDE[table.page.evaluate("document.documentElement.lang")]
            ).click()
            table.noren.wait_for()
        perform(table, match, action)
        match.act(action)
        table.arrived(match)
        check_screen(table, match, seat)
        assert stored(table) == match.save()["log"], name


def hand(table: Table, card: str) -> Locator:
    return table.table.locator(f".hand [data-card='{card}']")


def tap_all(table: Table, taps: list[str]) -> None:
    """Tap hand cards by their names and cells by their numbers, each once the last tap shows."""
    for tap in taps:
        (cell(table, int(tap)) if tap.isdigit() else hand(table, tap)).click()


def pair_in_hand() -> Story:
    return Story("ghosts", 2, hands=[["hana0a", "hana1a"]], board={1: "hana0b", 2: "fox1a"}).flip(1, 2)


def corners_up() -> Story:
    return event(4, hands=[["hana1a"]], board={1: "hana0a"})


REFUSALS = [
    (pair_in_hand, ["hana1a", "hana0a"], "are both in your hand", "2.3"),
    (pair_in_hand, ["hana1a", "2"], "don’t go together", "2.3"),
    (pair_in_hand, ["3"], "You can’t turn up more cards now", "2.2"),
    (lambda: Story("ghosts", 2), ["13"], "There is no face-down card on place 13", "2.2"),
    (lambda: Story("ghosts", 2, hands=[["hana0a"]]), ["hana0a"], "Turn up the cards first", "2.3"),
    (lambda: event(5), ["6"], "too near the edge", "6.3"),
    (lambda: event(7), ["1", "4", "5", "6"], "Choose 3 cards, not 4", "5.4"),
    (lambda: event(7), ["13"], "There is no face-down card", "6.3"),
    (lambda: event(13), ["2"], "There is no card on place 2", "6.3"),
    (STORIES["lay"], ["7"], "is taken", "2.1"),
]


def test_an_illegal_action_shows_the_reason_with_its_rule_and_changes_nothing(table: Table) -> None:
    refusal = table.table.locator(".prompt-refusal")
    for story, taps, words, rule in REFUSALS:
        match = open_at(table, story())
        tap_all(table, taps)
        refusal.filter(has_text=words).wait_for()
        assert refusal.get_by_role("button").inner_text() == f"Rule {rule}"
        assert stored(table) == match.save()["log"]
    table.table.locator(".prompt-rule").click()
    expect(table.page.locator(".rules-marked .rules-number")).to_have_text("2.1")


@PHONE_JA
def test_refusals_speak_japanese(table: Table) -> None:
    open_at(table, pair_in_hand())
    tap_all(table, ["hana1a", "hana0a"])
    expect(table.table.locator(".prompt-refusal")).to_contain_text("「さくら × うにゅう」は両方とも手札です")
    expect(table.table.locator(".prompt-rule")).to_have_text("遊び方2.3")


def test_mates_of_the_chosen_card_are_highlighted_and_two_taps_take_the_couple(table: Table) -> None:
    match = open_at(table, STORIES["couple"]())
    hand(table, "moon0a").click()
    expect(hand(table, "moon0a")).to_have_attribute("aria-pressed", "true")
    mates = table.table.locator("[data-cell].gc-legal")
    expect(mates).to_have_count(1)
    expect(mates).to_have_attribute("data-up", "moon1b")
    expect(table.table.get_by_role("button", name="Swap Tsukuyo with the centre")).to_be_visible()
    mates.click()
    match.act({"do": "couple", "cards": ["moon0a", "moon1b"]})
    felt(table, match)
    expect(table.table.locator(".gc-taken")).to_contain_text(
        "Tsukuyo × Crescent Rabbit: a couple! Reverse the direction"
    )
    expect(table.table.get_by_role("img", name="anticlockwise")).to_be_visible()
    expect(cell(table, 2)).to_have_attribute("data-up", match.view(0)["board"][1]["card"])
    table.table.locator("[data-do=end]").click()
    expect(table.noren.get_by_role("heading")).to_contain_text(NAMES[2])


def test_the_table_shows_a_couples_effect_the_skipped_seats_and_a_closed_hand(table: Table) -> None:
    match = open_at(table, before_event(13))
    board = table.table.locator(".gc-board")
    before = board.bounding_box()
    cell(table, CELLS[0]).click()
    expect(table.table.locator(".gc-info-brings").filter(has_text="your turn ends")).to_be_visible()
    assert board.bounding_box() == before
    assert stored(table) == match.save()["log"]
    number = table.page.locator(".gc-number").first
    plate, ink = number.evaluate("(each) => [getComputedStyle(each).backgroundColor, getComputedStyle(each).color]")
    assert contrast(plate, ink) > 7
    open_at(table, STORIES["skipped"]())
    expect(table.table.locator(".gc-facts")).to_contain_text("Next: ちえ")
    expect(table.table.locator(".gc-facts")).to_contain_text("Skipped: Benjamin")
    match = open_at(table, corners_up())
    assert table.table.locator(".gc-legal").count() == 0
    hand(table, "hana1a").click()
    expect(table.table.locator("[data-info='hana1a']")).to_contain_text("Also goes with Sakura")
    assert stored(table) == match.save()["log"]


def test_a_choice_among_players_covers_the_board_in_its_place(table: Table) -> None:
    open_at(table, before_event(9))
    board = table.table.locator(".gc-board")
    before = board.bounding_box()
    for number in CELLS:
        cell(table, number).click()
    table.table.locator(".seat-picker").wait_for()
    assert board.bounding_box() == before


@any_form(locale=in_both_languages(viewport=PHONE))
def test_an_event_on_a_small_phone_covers_no_card(table: Table, locale: str) -> None:
    for name in ("skipped", "put", "take"):
        open_at(table, STORIES[name]())
        covered = overlaps(table.page, ".gc-info, .prompt-words, .prompt .button", "[data-cell], .hand-card")
        assert covered == [], name


@LAPTOP_EN
def test_no_treasure_of_playing_cards_covers_another(table: Table) -> None:
    whole = played(SetUp("ghost_couple", 2, (("deck", "trump"),)), 3)
    table.prepare(begun(whole, len(whole.log) * 9 // 10).save())
    assert table.table.locator(".gc-row:has(> :nth-child(6))").count()
    assert overlaps(table.page, ".gc-open", ".gc-open") == []


@pytest.mark.browser_context_args(viewport={"width": 820, "height": 1180})
def test_six_players_on_a_tablet_are_in_two_straight_rows(table: Table) -> None:
    table.prepare(STORIES["flip-six"]().save())
    seats = table.table.locator(".seats > .seat")
    expect(seats).to_have_count(6)
    tops, heights = (
        seats.evaluate_all(
            f"(all) => [...new Set(all.map((each) => Math.round(each.getBoundingClientRect().{side})))]"
        )
        for side in ("top", "height")
    )
    assert (len(tops), len(heights)) == (2, 1)


def test_cards_are_turned_laid_back_and_laid_on_new_places_step_by_step(table: Table) -> None:
    match = open_at(table, event(5))
    cell(table, 8).click()
    (area,) = [area for area in match.view(0)["pending"]["areas"] if area["cell"] == 8]
    expect(table.table.locator("[data-do=flip_x]")).to_have_text("Turn these 4 up")
    assert [*map(int, attributes(table.table.locator(".gc-marked"), "data-cell"))] == area["cells"]
    cell(table, 8).click()
    match.act({"do": "flip_x", "cell": 8})
    felt(table, match)
    check_screen(table, match, 0)

    match = open_at(table, put())
    cards = match.view(0)["hand"][:3][::-1]
    expect(table.table.locator(".gc-order")).to_have_text(["1", "2", "3"])
    for card, number in zip(cards, (5, 7, 12), strict=True):
        expect(table.table.locator(".prompt")).to_contain_text(f"place {number} ")
        hand(table, card).click()
        cell(table, number).locator("svg.gc-face").wait_for()
    table.table.locator("[data-do=put]").click()
    match.act({"do": "put", "cards": cards})
    felt(table, match)
    assert stored(table)[-1] == {"do": "put", "cards": cards}
    check_screen(table, match, 0)

    match = open_at(table, STORIES["lay"]())
    (seat,) = match.state.actors()
    card = match.view(seat)["hand"][0]
    expect(cell(table, 26)).to_have_class(re.compile("gc-empty"))
    hand(table, card).click()
    expect(table.table.locator(".prompt")).to_contain_text("Where does")
    cell(table, 26).click()
    match.act({"do": "lay", "card": card, "cell": 26})
    felt(table, match)
    expect(cell(table, 26)).to_have_class(re.compile("gc-down"))
    check_screen(table, match, seat)


def test_a_banished_card_couples_from_its_sheet(table: Table) -> None:
    match = open_at(table, with_banished())
    expect(table.table.locator(".gc-button.gc-legal")).to_contain_text("Banished")
    table.table.locator(".gc-button.gc-legal").click()
    table.page.locator("dialog [data-open='moon0a']").click()
    expect(table.page.locator("dialog")).to_have_count(0)
    expect(hand(table, "moon1a")).not_to_have_class(re.compile("hand-off"))
    hand(table, "moon1a").click()
    match.act({"do": "couple", "cards": ["moon0a", "moon1a"]})
    felt(table, match)
    expect(table.table.locator(".gc-taken")).to_contain_text("leave the game")
    expect(table.table.locator("[data-do=end]")).to_be_visible()


def up_cards(table: Table) -> int:
    return table.table.locator("[data-up]").count()


def test_after_fifteen_seconds_the_board_is_covered_automatically(page: Page, table: Table) -> None:
    story = event(19)
    match = story.match
    page.clock.install()
    table.replace(story.save())
    felt(table, match)
    pause_clock(table.page)
    assert up_cards(table) == 23
    timer = table.table.get_by_role("timer")
    table.page.clock.run_for(1000 * (int(timer.inner_text()) - 2))
    expect(timer).to_have_accessible_name(re.compile("^[12] seconds? left"))
    assert len(stored(table)) == len(match.log)
    table.page.clock.run_for(3_000)
    is_covered(table, match)


def is_covered(table: Table, match: Match) -> None:
    """Wait until the open board of event 19 has been covered."""
    match.act({"do": "cover"})
    felt(table, match)
    assert up_cards(table) == 1
    assert stored(table)[-1] == {"do": "cover"}


def test_an_open_board_does_not_come_back_after_the_page_was_left(table: Table) -> None:
    match = open_at(table, event(19))
    table.page.reload()
    is_covered(table, match)


def test_everyone_sees_cards_turned_while_no_hand_is_open(table: Table) -> None:
    story = Story("ghosts", 2)
    match = story.match
    table.replace(story.save())
    for number in (1, 2):
        felt(table, match)
        cell(table, number).click()
        match.act({"do": "flip", "cell": number})
    felt(table, match)
    table.tells_nobody(match)
    expect(table.table.locator(".prompt")).to_contain_text("open it")
    table.uncover(match)
    expect(table.hand).to_have_count(6)


def test_a_hand_stays_open_while_its_owner_continues_and_shows_its_new_cards(table: Table) -> None:
    match = open_at(table, event(9))
    table.table.locator(".seat-picker [data-seat='0']").click()
    match.act({"do": "draw_for", "to": 0})
    expect(table.open.locator(".hand-fresh")).to_have_count(3)
    expect(table.hand).to_have_count(len(match.view(0)["hand"]))


def with_another_hand(match: Match) -> Match:
    """Return a match that looks the same to everyone, but whose seat in turn has other legal actions."""
    seen = card_names(match.game, match.view(None))
    for twin, _ in exchanges(match, seen, random.Random(5), 2000):
        if twin.view(None) == match.view(None) and twin.legal(3000)[0] != match.legal(3000)[0]:
            return twin
    raise AssertionError("no other hand would do something else")


@pytest.mark.parametrize(
    "names",
    [
        ("couple", "put", "lay", "banished"),
        pytest.param(("couple-trump", "swap", "banish_hand"), marks=pytest.mark.long),
    ],
)
def test_a_closed_hand_leaves_no_trace_on_the_table(table: Table, names: tuple[str, ...]) -> None:
    for name in names:
        match = STORIES[name]().match
        found = []
        for each in (match, with_another_hand(match)):
            table.replace(each.save())
            felt(table, each)
            found.append([table.all_told()])
            table.table.locator("[data-up]").first.click()
            found[-1].append(table.all_told())
        assert found[0] == found[1], name


@pytest.mark.parametrize(
    ("name", "terms"),
    [
        pytest.param("over", ("cards", "abilities", "bonus"), marks=PHONE_JA),
        pytest.param("over-trump", ("cards", "quartets", "bonus"), marks=[LAPTOP_EN, pytest.mark.long]),
    ],
)
def test_the_score_sheet_has_every_term_and_the_treasures(table: Table, name: str, terms: tuple[str, ...]) -> None:
    match = STORIES[name]().match
    view = match.view(None)
    table.prepare(match.save())
    for row in match.status()["result"]:
        shown = table.page.locator(f".score-row[data-seat='{row['seat']}']")
        assert attributes(shown.locator("[data-term]"), "data-term") == [*terms]
        for term in terms:
            expect(shown.locator(f"[data-term={term}]")).to_have_text(re.compile(rf"(^|\D){row[term]}\D*$"))
        expect(shown.get_by_role("heading", level=3)).to_contain_text(str(row["points"]))
        cards = attributes(shown.locator("[data-open]"), "data-open")
        assert {*cards} == {*view["treasures"][row["seat"]], *(view["hands"][row["seat"]] or [])}
    assert sum(row["bonus"] for row in match.status()["result"]) == len(view["seats"])


def test_all_ghosts_and_all_events_can_be_looked_up(table: Table) -> None:
    open_at(table, STORIES["flip"]())
    table.table.get_by_role("button", name="Ghosts").click()
    sheet = table.page.get_by_role("dialog")
    expect(sheet.locator(".gc-everybody > li")).to_have_count(27)
    expect(sheet.locator("svg.gc-face")).to_have_count(100)
    assert {*attributes(sheet.locator("[data-event]"), "data-event")} == {str(number) for number in range(1, 20)}
    expect(sheet).to_contain_text("Watering Can Kid")


def test_every_target_is_large_enough_and_all_of_a_turn_is_in_sight(table: Table) -> None:
    for name in ("couple", "take", "flip-six"):
        open_at(table, STORIES[name]())
        boxes = table.table.locator(".gc button").evaluate_all(
            "all => all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => [width, height])"
        )
        assert min(min(box) for box in boxes) >= 44, name
        expect(table.table.locator(".gc-board")).to_be_in_viewport(ratio=1)
        expect(table.table.locator(".prompt")).to_be_in_viewport(ratio=1)


WINDOWS = [
    pytest.param((wide, high), marks=pytest.mark.browser_context_args(viewport={"width": wide, "height": high}))
    for wide, high in ((390, 844), (360, 640), (844, 390), (1440, 900), (768, 1024))
]
HANDS = (5, 8, 12)


def hands_of_all_sizes() -> Iterator[Story]:
    """Yield a match at the start of each turn, in which no seat takes a couple and the hands grow."""
    story = Story("ghosts", 2)
    for count in HANDS:
        while len(story.match.view(story.match.view(None)["turn"])["hand"]) < count:
            story.swap()
        yield story


@any_form(window=WINDOWS)
def test_the_board_keeps_its_place_and_size_however_large_the_hand_is(
    table: Table, window: tuple[int, int]
) -> None:
    board = table.table.locator(".gc-board")
    found = []
    for story in hands_of_all_sizes():
        match = table.prepare(story.save())
        found.append(board.bounding_box())
        for number in [each["cell"] for each in match.view(None)["board"] if each["state"] == "down"][:2]:
            cell(table, number).click()
            match.act({"do": "flip", "cell": number})
            felt(table, match)
        found.append(board.bounding_box())
        table.uncover(match)
        found.append(board.bounding_box())
        table.hand.first.click()
        expect(table.table.locator(".gc-info")).to_be_visible()
        found.append(board.bounding_box())
    assert len(found) == 4 * len(HANDS)
    first, *others = filter(None, found)
    assert len(others) == len(found) - 1
    for each in others:
        assert dict(each) == {side: pytest.approx(at, abs=1) for side, at in first.items()}


@pytest.mark.browser_context_args(viewport={"width": 360, "height": 640})
@pytest.mark.parametrize("count", [33, pytest.param(25, marks=pytest.mark.long)])
def test_a_hand_of_four_rows_covers_nothing_that_is_asked(table: Table, count: int) -> None:
    story = Story("ghosts", 2)
    while len(story.match.view(story.match.view(None)["turn"])["hand"]) < count:
        story.swap()
    match = table.prepare(story.save())
    for number in [each["cell"] for each in match.view(None)["board"] if each["state"] == "down"][:2]:
        cell(table, number).click()
        match.act({"do": "flip", "cell": number})
        felt(table, match)
    table.uncover(match)
    table.hand.first.click()
    table.table.locator("[data-do=swap]").click(trial=True)
    expect(table.table.locator(".prompt")).to_be_in_viewport(ratio=1)
    expect(table.table.locator(".gc-board")).to_be_in_viewport(ratio=1)


def contrast(one: str, other: str) -> float:
    """Return the contrast of two opaque colours in a style's form."""

    def light(colour: str) -> float:
        assert colour.startswith("rgb("), f"{colour} lets the pattern through"
        parts = [int(part) / 255 for part in colour[4:-1].split(",")]
        red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@BOTH_THEMES
def test_cells_to_choose_are_seen_in_forced_colours(table: Table, theme: str) -> None:
    open_at(table, Story())
    assert is_seen(cell(table, 1), "gc-legal")
    cell(table, 1).evaluate("(cell) => cell.classList.add('gc-marked')")
    assert is_seen(cell(table, 1), "gc-marked")
