"""Bokunron's table through the screen: every special step, refusals, the worked-out contest, the score sheet."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from e2e.games.bokunron.scenes import SCENES, Save, dealt
from e2e.games.bokunron.table import check_screen, choose_cards, expected_faces, faces, tap_cards
from e2e.lib.forms import any_form
from e2e.lib.matches import do
from e2e.lib.room import resize
from e2e.lib.stage import overlaps
from e2e.lib.support import SHAPES
from e2e.lib.table import NAMES, Table, named
from py_engine.games import GAMES
from py_engine.match import Match

pytestmark = pytest.mark.shares_page

LAPTOP: ViewportSize = {"width": 1440, "height": 900}
# a browser moves the focus away from an element that can't have it when it draws
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
FACES = "(cards) => cards.map((card) => card.dataset.face)"
in_japanese = pytest.mark.browser_context_args(viewport={"width": 360, "height": 640}, locale="ja-JP")


def load(save: Save) -> Match:
    return Match.load(GAMES["bokunron"], save)


def show(table: Table, save: Save) -> Match:
    """Put a prepared match on the screen, open for the first seat to act, and return it."""
    match = table.prepare(save)
    if not match.state.over:
        table.uncover(match)
        table.shows(match)
    return match


def refused(table: Table, words: str, clause: str) -> None:
    """Check a refusal's words, and its rule behind the link."""
    page = table.page
    expect(page.locator(".prompt-refusal")).to_contain_text(words)
    assert overlaps(page, ".prompt-refusal", ".prompt-buttons > *") == []
    page.locator(".prompt-rule").click()
    expect(page.locator(".rules-marked .rules-number")).to_have_text(clause)
    page.get_by_role("dialog").get_by_role("button").first.click()


def test_the_screen_shows_the_seats_view_and_nothing_else(table: Table) -> None:
    for scene, save in SCENES.items():
        match = show(table, save())
        if match.state.over:
            continue
        seat = match.state.actors()[0]
        check_screen(table, match, seat)
        assert table.page.evaluate("document.documentElement.scrollWidth") <= 360, f"{scene} scrolls sideways"


def test_seven_of_sixteen_are_chosen_counted_and_taken(table: Table) -> None:
    match = show(table, SCENES["hand-seven"]())
    stock = match.view(0)["stock"]
    expect(table.hand).to_have_count(16)
    for card in table.hand.all():
        box = card.bounding_box()
        assert box
        assert box["width"] >= 41.5
        assert box["height"] >= 44
    # a hand is suggested, ready to be taken
    assert sorted(named(table.page.locator(".hand-chosen"))) == sorted(match.view(0)["suggested"])
    expect(table.button).to_contain_text("Take these 7")
    choose_cards(table, stock[:5])
    expect(table.page.locator(".bk-counter")).to_have_text("5 of 7")
    assert table.button.count() == 0
    tap_cards(table, stock[5:7])
    expect(table.button).to_contain_text("Take these 7")
    tap_cards(table, stock[7:8])
    refused(table, "Choose 7 cards for your hand, not 8", "1.5")
    tap_cards(table, stock[:1])
    expect(table.page.locator(".prompt-refusal")).to_have_count(0)
    tap_cards(table, stock[7:8])
    table.button.click()
    table.stored_and_shown(1)
    assert table.stored().save()["log"] == [{"do": "hand", "seat": 0, "cards": stock[1:8]}]
    expect(table.noren.get_by_role("heading")).to_contain_text(NAMES[1])


@in_japanese
def test_a_hand_of_six_is_chosen_after_a_pass(table: Table) -> None:
    match = show(table, SCENES["hand-six"]())
    stock = match.view(0)["stock"]
    expect(table.page.locator(".prompt")).to_contain_text("おすすめの6枚")
    do(table, match, {"do": "hand", "seat": 0, "cards": stock[2:8]})
    assert match.view(0)["hand"] == stock[2:8]


def test_a_play_shows_its_power_must_follow_and_may_have_one_open_card(table: Table) -> None:
    match = show(table, SCENES["play"]())
    struck = table.page.get_by_role("button", name="Won tricks").locator(".bk-strike")
    expect(struck).to_have_text(f"lowest + {match.view(0)['numbers']['struck_from']}: out")
    tap_cards(table, ["S2"])
    expect(table.page.locator(".prompt")).to_contain_text("Add a card of hearts")
    table.page.locator(".prompt .bk-off").click()
    refused(table, "You hold hearts ♥", "3.4")
    tap_cards(table, ["S3", "S4"])  # without hearts three are too many: the choice starts again
    assert named(table.page.locator(".hand-chosen")) == ["S4"]
    tap_cards(table, ["H2", "D2", "S2", "H2"])
    seen = match.view(match.state.actors()[0])
    assert seen["marker"] == seen["seat"]
    powers = {column["suit"]: column["power"] for column in seen["plaza"]}
    expect(table.button).to_contain_text(f"Power {powers['S'] + powers['H']} − 1")

    match = show(table, SCENES["play"]())
    do(table, match, {"do": "play", "cards": ["S2", "H2", "D3"], "up": "D3"})
    do(table, match, {"do": "no_tyrant"})
    table.uncover(table.stored())
    assert faces(table)[(".bk-laid", "D3")] == 1
    check_screen(table, match, 1)
    expect(table.page.locator(".bk-laid .bk-back")).to_have_count(2)
    expect(table.page.locator(".news")).to_contain_text("Aki played 3 cards, ♦\ufe0ediamonds 3 face up")


PLAYS: dict[str, tuple[str, dict[str, Any]]] = {
    "the button": (".prompt .button-main", {"cards": ["S2", "H2"]}),
    "the card to be face up": ("[data-up=D3]", {"cards": ["S2", "H2", "D3"], "up": "D3"}),
    "a second tap": (".hand-chosen", {"cards": ["H2"]}),
}


@any_form(way=PLAYS)
def test_a_play_puts_no_chips_down_unless_they_are_asked_for(table: Table, way: str) -> None:
    press, play = PLAYS[way]
    match = show(table, SCENES["play"]())
    tap_cards(table, play["cards"])
    table.page.locator(press).click()
    table.stored_and_shown(len(match.log) + 2)
    assert table.stored().save()["log"][-2:] == [{"do": "play", **play}, {"do": "no_tyrant"}]
    table.page.get_by_role("button", name="undo that").click()
    table.stored_and_shown(len(match.log))


def test_a_complete_trick_stays_on_the_table_before_it_is_worked_out(table: Table) -> None:
    page = table.page
    page.emulate_media(reduced_motion="no-preference")
    match = show(table, last_to_play_and_wins())
    (seat,) = match.state.actors()
    tap_cards(table, ["H5"])
    table.button.click()
    page.locator("[data-testid=review]").wait_for()
    laid = page.locator(".bk-laid [data-face]")
    cards = laid.evaluate_all(FACES)
    assert page.locator("[data-testid=review] .bk-plaza").count() == 1
    page.locator(".bk-contest").wait_for()
    contest = table.stored().view(None)["tricks"][-1]
    assert sorted(cards) == sorted(card for part in contest["seats"] for card in part["cards"])
    assert laid.evaluate_all(FACES) == cards
    assert page.locator(f"[data-seat='{seat}'] .bk-laid-won").count() == 1


@any_form(
    size=({"width": 360, "height": 640}, {"width": 844, "height": 390}, {"width": 820, "height": 1180}, LAPTOP)
)
def test_crown_state_and_won_cards_cover_nothing_at_a_seat(table: Table, size: ViewportSize) -> None:
    resize(table.page, size)
    for scene in ("hand-seven", "play-late", "tyrant", "contest", "out-of-play"):
        table.prepare(SCENES[scene]())
        assert overlaps(table.page, ".bk-crown, .bk-state", ".bk-laid .card, .seat-name b, .bk-label") == [], scene
        assert overlaps(table.page, ".bk-label", ".bk-laid .card, .bk-label") == [], scene


def test_passing_shows_its_cost_and_the_reason_against_it(table: Table) -> None:
    match = show(table, SCENES["play"]())
    expect(table.page.locator(".bk-pass")).to_contain_text("1 chip")
    do(table, match, {"do": "pass"})
    assert match.view(0)["counts"]["chips"][0] == 4
    for scene, words in NO_PASS.items():
        match = show(table, SCENES[scene]())
        table.page.locator(".bk-pass").click()
        refused(table, words, "3.6")
        assert table.stored().save() == match.save()
    match = show(table, SCENES["must-pass"]())
    expect(table.hand).to_have_count(0)
    do(table, match, {"do": "pass"})


NO_PASS = {
    "no-second-pass": "You can’t pass twice in a row",
    "no-chips": "A pass costs a chip, and you have none left",
}


def test_the_tyrant_sees_what_chips_would_do_and_puts_them_on_a_column_or_the_lead_card(table: Table) -> None:
    page = table.page
    match = show(table, SCENES["tyrant"]())
    page.locator(".bk-column[data-suit='D']").click()
    expect(page.locator(".prompt")).to_contain_text("A card counts 2 now")
    expect(page.locator("[data-chips='1']")).to_contain_text("→ 0")
    page.locator(".bk-column[data-suit='C']").click()
    refused(table, "The plaza has no clubs", "3.5")
    page.locator(".bk-lead").click()
    expect(page.locator(".prompt")).to_contain_text("A card counts 10 now")
    after = page.locator("[data-chips]").evaluate_all(
        "(all) => all.map((each) => each.innerText.split(/\\s+/).at(-1))"
    )
    assert after == ["8", "6", "4", "2", "0"]
    page.get_by_role("button", name="Cancel").click()
    do(table, match, {"do": "tyrant", "on": "D", "chips": 1})
    for action in ({"do": "tyrant", "on": "H", "chips": 5}, {"do": "no_tyrant"}):
        do(table, show(table, SCENES["tyrant"]()), action)


def last_to_play_and_wins() -> Save:
    """ちえ plays last, and wins with hearts: she leads on."""
    match = dealt(("S2 S3 S4 H2 H3 D2 D3", "s2 s3 s4 h2 h3 d2 d3", "S5 S6 S7 H5 H6 D5 D6"), leads="HK SQ")
    for card in ("H2", "h2"):
        match.act({"do": "play", "cards": [card]})
        match.act({"do": "no_tyrant"})
    return match.save()


def test_a_seat_that_continues_after_winning_starts_its_next_step_without_a_choice(table: Table) -> None:
    match = show(table, last_to_play_and_wins())
    for card in ("H5", "S5"):
        table.ready(match)
        do(table, match, {"do": "play", "cards": [card]})
        expect(table.page.locator(".bk-spot-chosen")).to_have_count(0)
        do(table, match, {"do": "tyrant", "on": "C", "chips": 1})


def test_if_no_seat_followed_each_picks_a_card_for_the_plaza(table: Table) -> None:
    page = table.page
    match = table.prepare(SCENES["plaza"]())
    expect(page.locator(".bk-contest")).to_contain_text("No one wins the trick")
    table.uncover(match)
    page.locator(".hand [data-card='S4']").click()
    refused(table, "wasn’t played", "5.4")
    do(table, match, {"do": "plaza", "card": "S3"})
    expect(page.locator(".bk-contest [data-seat='0'] .bk-went")).to_contain_text("to the plaza")
    table.uncover(match)
    do(table, match, {"do": "plaza", "card": "h2"})
    expect(page.locator(".bk-contest [data-seat='1'] .bk-went")).to_contain_text("out of the game")


def test_a_contest_is_worked_out_card_by_card_and_stays_until_a_hand_is_opened(table: Table) -> None:
    page = table.page
    match = table.prepare(SCENES["contest"]())
    contest = match.view(None)["tricks"][-1]
    expect(page.locator(".bk-contest h2")).to_have_text("Benjamin wins the trick")
    for part in contest["seats"]:
        row = page.locator(f".bk-contest [data-seat='{part['seat']}']")
        if not part["follows"]:
            expect(row.locator(".play-total")).to_have_text("not in the contest")
            continue
        terms = [f"{term['value']}−{term['value'] - term['power']}={term['power']}" for term in part["terms"]]
        shown = [re.sub(r"\s", "", text) for text in row.locator(".bk-term").all_inner_texts()]
        assert shown == [
            term if each["chips"] else str(each["power"]) for term, each in zip(terms, part["terms"], strict=True)
        ]
        expect(row.locator(".play-total b")).to_have_text(str(part["power"]))
    expect(page.locator(".bk-contest [data-seat='0'] .bk-sum")).to_have_text("2+2+6−1=")
    expect(page.locator(".bk-contest [data-seat='0'] .bk-crown")).to_have_count(1)
    page.get_by_role("button", name="What happened").click()
    page.get_by_role("dialog").get_by_role("button").first.click()
    expect(page.locator(".bk-contest")).to_be_visible()
    table.uncover(match)
    expect(page.locator(".bk-contest")).to_have_count(0)
    expect(page.locator(".bk-lead")).to_be_visible()


@any_form(
    motion=[pytest.param("on", marks=pytest.mark.browser_context_args(reduced_motion="no-preference")), "off"]
)
def test_by_keys_the_focus_moves_to_the_next_hand_and_to_its_question(table: Table, motion: str) -> None:
    page = table.page
    match = show(table, last_to_play_and_wins())
    do(table, match, {"do": "play", "cards": ["H5"]})
    page.locator("[data-do=no_tyrant]").press("Enter")
    match.act({"do": "no_tyrant"})
    expect(page.locator(".bk-contest")).to_be_visible()
    expect(page.locator(".noren-first")).to_be_focused()
    table.uncover(match)
    page.locator(".review-under[data-later=false]").wait_for(state="attached")
    page.wait_for_function("() => document.getAnimations().length === 0")
    page.evaluate(TWO_FRAMES)
    assert page.evaluate("document.activeElement.closest('.prompt') !== null")


def test_level_powers_and_a_trick_that_all_passed_are_explained(table: Table) -> None:
    contest = table.page.locator(".bk-contest")
    table.prepare(SCENES["level"]())
    expect(contest).to_contain_text("Tied at 10, and ちえ played later")
    table.prepare(SCENES["all-passed"]())
    expect(contest).to_contain_text("Everyone passed")
    assert contest.locator(".play-laid").count() == 3


def test_the_own_stock_and_everybodys_won_tricks_are_looked_up_any_time(table: Table) -> None:
    page = table.page
    match = show(table, SCENES["play-late"]())
    view = match.view(match.state.actors()[0])
    page.get_by_role("button", name=re.compile("^Stock")).click()
    cards = page.get_by_role("dialog").locator("[data-face]")
    assert cards.evaluate_all(FACES) == view["stock"]
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Won tricks").click()
    won = [trick["lead"] for tricks in view["won_tricks"] for trick in tricks]
    known = [ace for ace in view["aces"] if ace] + won
    assert sorted(cards.evaluate_all(FACES)) == sorted(known + view["leads_gone"])


@any_form(locale=["en", pytest.param("ja", marks=in_japanese)])
def test_the_score_sheet_has_every_term_and_strikes_the_tyrants(table: Table, locale: str) -> None:
    page = table.page
    match = show(table, SCENES["over"]())
    expect(table.result).to_be_visible()
    lowest = min(row["points"] for row in match.status()["result"])
    for row in match.status()["result"]:
        sheet = page.locator(f".score-row[data-seat='{row['seat']}']")
        for term in ("base", "suits", "ranks", "fewest"):
            expect(sheet.locator(f"[data-term='{term}'] .bk-term-points")).to_have_text(str(row[term]))
        assert sheet.locator(".cards [data-face]").evaluate_all(FACES) == [row["ace"], *row["leads"]]
        struck = sheet.and_(page.locator(".bk-struck"))
        expect(struck).to_have_count(1 if row["struck"] else 0)
        if row["struck"]:
            expect(struck).to_contain_text("Monarchomachi" if locale == "en" else "モナルコマキ")
            expect(struck).to_contain_text(str(lowest))
    for seat in match.status()["winners"]:
        expect(page.locator(".winners")).to_contain_text(NAMES[seat])
    show(table, SCENES["over-by-tricks"]())
    expect(table.result).to_contain_text(LEVEL[locale])


LEVEL = {"en": "Tied on points: the player with more tricks wins.", "ja": "取ったトリックの多い人の勝ちです。"}


def swapped_start() -> tuple[Save, Save]:
    """Two deals that differ in the others' aces, hands and stocks: ちえ and Benjamin have each other's."""
    deal = load(SCENES["hand-seven"]()).deal
    aces, cards = deal["aces"], deal["cards"]
    other = {
        **deal,
        "aces": [aces[0], aces[2], aces[1], aces[3]],
        "cards": [cards[0], cards[2], cards[1], cards[3]],
    }
    return _fresh(deal), _fresh(other)


def _fresh(deal: dict[str, Any]) -> Save:
    names = [{"name": name} for name in NAMES[: len(deal["aces"])]]
    return Match.new(GAMES["bokunron"], names, {}, {"deal": deal}).save()


def swapped_lead_pile() -> tuple[Save, Save]:
    """Two deals that differ in the order of the face-down lead cards."""
    deal = load(SCENES["hand-seven"]()).deal
    leads = deal["leads"]
    return _fresh(deal), _fresh({**deal, "leads": [*leads[:3], *reversed(leads[3:])]})


def swapped_play() -> tuple[Save, Save]:
    """Two matches in which Aki laid other cards face down next to the same open one, before Benjamin's turn."""
    saves = []
    for cards in (["S2", "H2", "D2"], ["S3", "H3", "D2"]):
        match = dealt(("S2 S3 S4 H2 H3 D2 D3", "s2 s3 s4 h2 h3 d2 d3", "S5 S6 S7 H5 H6 D5 D6"), leads="HK SQ")
        match.act({"do": "play", "cards": cards, "up": "D2"})
        match.act({"do": "no_tyrant"})
        saves.append(match.save())
    return saves[0], saves[1]


def swapped_choice() -> tuple[Save, Save]:
    """Two matches in which the others chose other hands out of the same cards."""
    saves = []
    for hand in (slice(0, 7), slice(9, 16)):
        match = load(SCENES["hand-seven"]())
        for seat in (1, 2, 3):
            match.act({"do": "hand", "seat": seat, "cards": match.view(seat)["stock"][hand]})
        saves.append(match.save())
    return saves[0], saves[1]


@pytest.mark.parametrize(
    "pair",
    [
        swapped_play,
        *(
            pytest.param(each, marks=pytest.mark.long)
            for each in (swapped_start, swapped_lead_pile, swapped_choice)
        ),
    ],
)
def test_hidden_cards_change_nothing_on_a_seats_screen(table: Table, pair: Callable[[], tuple[Save, Save]]) -> None:
    """Same markup and accessible names of everyone's table and with a hand open."""
    saves = pair()
    assert saves[0] != saves[1]
    first, second = [seen(table, save) for save in saves]
    assert first == second


def seen(table: Table, save: Save) -> list[str]:
    """Return everything visible and audible: with no hand open, then with one, and with the tricks won."""
    page = table.page
    page.evaluate("() => { location.hash = '' }")
    match = table.prepare(save)
    found = [*table.all_told()]
    table.uncover(match)
    page.locator(".bk").wait_for()
    found += table.all_told()
    page.get_by_role("button", name="Won tricks").click()
    return [*found, *table.all_told()]


@pytest.mark.browser_context_args(viewport=LAPTOP, locale="ja-JP")
def test_a_laptop_shows_the_same_table_without_scrolling(table: Table) -> None:
    page = table.page
    match = show(table, SCENES["play-late"]())
    seat = match.state.actors()[0]
    assert faces(table) == expected_faces(match.view(seat))
    assert page.evaluate("document.documentElement.scrollHeight") <= LAPTOP["height"]
    expect(page.locator(".bk-pass")).to_contain_text("チップ1枚")


@any_form(locale=SHAPES)
def test_the_summary_is_one_press_away_and_marks_the_open_lead_cards(table: Table, locale: str) -> None:
    match = table.prepare(SCENES["play-late"]())
    page, name = table.page, "早見表" if locale == "ja-JP" else "Summary"
    page.get_by_role("button", name=name).click()
    sheet = page.get_by_role("dialog", name=name)
    expect(sheet).to_be_visible()
    won = match.view(None)["won_tricks"]
    assert any(won)
    for seat, tricks in enumerate(won):
        expect(sheet.locator(f"td .bk-mark.seat-{seat}")).to_have_count(len(tricks))
    numbers = match.view(None)["numbers"]
    for kind in ("suit", "rank"):
        row = sheet.get_by_role("row").filter(has_text=re.compile(f"\\+{numbers[f'{kind}_bonus'][2]}"))
        expect(row.first.get_by_role("cell")).to_have_text([f"+{each}" for each in numbers[f"{kind}_bonus"][2:]])
    closed = sheet.inner_text()
    page.keyboard.press("Escape")
    table.uncover(match)
    page.get_by_role("button", name=name).click()
    assert sheet.inner_text() == closed, "the sheet shows the player's own ace"
    assert sheet.locator(".sheet-body").evaluate("(body) => body.scrollHeight <= body.clientHeight")
