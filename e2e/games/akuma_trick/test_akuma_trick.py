"""Akuma Trick's table: every special step from a prepared match, through the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from e2e.games.akuma_trick.scenes import FOUR, MATCHES, THREE, match_of
from e2e.games.akuma_trick.table import check_screen, choose, turn_to
from e2e.lib.forms import any_form
from e2e.lib.matches import do
from e2e.lib.support import SHAPES
from e2e.lib.table import NAMES, Table, named
from py_engine.match import Match
from tests.play import SetUp

pytestmark = pytest.mark.shares_page

Show = Callable[..., Table]
JAPANESE = pytest.mark.browser_context_args(viewport={"width": 360, "height": 640}, locale="ja-JP")


@pytest.fixture
def show(table: Table) -> Show:
    """Put a prepared match on the screen, its hand open: ``show("steal")`` or ``show(match)``."""

    def lay(what: str | Match) -> Table:
        match = MATCHES[what]() if isinstance(what, str) else what
        table.prepare(match.save())
        if not match.state.over:
            table.uncover(match)
        return table

    return lay


def card(table: Table, name: str) -> Locator:
    return table.page.locator(f".hand [data-card={name}]")


def test_a_steal_is_made_seat_by_seat_and_shows_the_thief_its_card(show: Show) -> None:
    match = MATCHES["steal"]()
    table = show("steal")
    panel = table.open.locator(".ak-steal")
    expect(panel).to_contain_text("up to 2 cards")
    check_screen(table, match, 0)
    do(table, match, {"do": "steal", "from": 2})
    expect(panel).to_contain_text("one more card")
    expect(panel.get_by_role("img")).to_have_count(1)
    expect(card(table, match.save()["log"][-1]["card"])).to_be_visible()
    card(table, "Y8").click()
    expect(table.page.locator(".prompt-refusal")).to_contain_text("can’t do that at this point")
    do(table, match, {"do": "stop"})
    assert match.state.actors() == (1,)


def test_only_thief_and_victim_see_a_stolen_card(show: Show) -> None:
    table = show("stolen")
    thefts = [entry["card"] for entry in table.stored().save()["log"] if entry["do"] == "steal"]
    for stolen in thefts:
        expect(card(table, stolen)).to_contain_text("new")
    expect(table.open.locator(".ak-thefts")).to_contain_text("Stolen:")
    expect(table.open.locator(".ak-thefts svg.face")).to_have_count(2)
    check_screen(table, table.stored(), 0)
    match = match_of(FOUR, "Y2 P2", "> 2", ".", "Y3")
    show(match)
    expect(table.open.locator(".ak-thefts")).to_contain_text("Stolen from you:")
    expect(table.open.locator(".ak-thefts svg.face")).to_have_count(1)
    show(match_of(FOUR, "Y2 P2", "> 2", "."))
    expect(table.open.locator(".news")).to_contain_text("Aki took a card from ちえ")
    expect(table.open.locator(".ak-thefts")).to_have_count(0)


def full_trick() -> Match:
    """Return a match of six whose first trick has had fifteen plays, the lowest rank each time."""
    match = SetUp("akuma_trick", 6).match(28, NAMES)
    while len((match.view(None)["current_trick"] or {"plays": []})["plays"]) < 15:
        legal, _complete = match.legal(2000, match.state.actors()[0])
        plays = [each for each in legal if each["do"] == "play"]
        lowest = min(plays, key=lambda play: (play["cards"][0][-1], -len(play["cards"])), default=legal[0])
        match.act(lowest)
    return match


@JAPANESE
def test_the_last_of_many_plays_stays_in_sight(table: Table) -> None:
    table.prepare(full_trick().save())
    plays = table.page.locator(".ak-plays")
    expect(plays.locator(".play-laid").nth(12)).to_be_attached()
    assert plays.evaluate("(plays) => plays.scrollHeight > plays.clientHeight")
    expect(plays.locator(".play-laid").last.locator(".card").last).to_be_in_viewport(ratio=1)


def test_a_last_card_can_not_be_stolen_and_a_nearly_empty_hand_burns(show: Show) -> None:
    table = show("spared")
    assert table.stored().view(0)["steal"]["victims"] == [2]
    expect(table.open.locator(".seats .seat-1 .ak-flame")).to_be_visible()
    expect(table.open.locator(".seats .seat-1")).to_contain_text("only one card left")
    expect(table.open.locator(".seats .seat-2 .ak-flame")).to_have_count(0)
    table.open.locator(".ak-spared [data-seat='1']").click()
    expect(table.page.locator(".prompt-refusal")).to_contain_text("Benjamin has only one card left")
    expect(table.page.locator(".prompt-refusal")).to_contain_text("Rule 3.1")


def test_a_plays_effects_on_order_and_colours_are_announced_and_shown(show: Show) -> None:
    table = show("steal_with_more")
    expect(table.open.locator(".ak-steal")).to_contain_text("After this, the direction reverses")
    expect(table.open.locator(".ak-after")).to_contain_text("yellow")
    do(table, MATCHES["steal_with_more"](), {"do": "stop"})
    table.uncover(table.stored())
    check_screen(table, table.stored(), 2)
    expect(table.open.locator(".ak-direction")).to_contain_text("reversed")
    expect(table.open.locator(".ak-lock")).to_contain_text("yellow")
    show("lead")
    expect(table.open.locator(".ak.ak-forth")).to_be_visible()
    do(table, MATCHES["lead"](), {"do": "play", "cards": ["G5"]})
    table.uncover(table.stored())
    expect(table.open.locator(".ak.ak-back")).to_be_visible()
    check_screen(table, table.stored(), 3)


REFUSED = [
    ("lock", "play", ["P8"], "only green", "3.3"),
    ("lock_of_two", "play", ["G0"], "only pink or purple", "3.3"),
    ("follow", "play", ["G1"], "green 1 can’t beat 3", "2.3"),
    ("no_play", "release", ["G0"], "a 0 can’t be discarded", "4.4"),
]


def test_an_illegal_card_shows_the_reason_and_its_rule(show: Show) -> None:
    for scene, doing, (*before, last), words, rule in REFUSED:
        table = show(scene)
        choose(table, doing, before)
        expect(card(table, last)).to_have_class("hand-card hand-off")
        card(table, last).click()
        refusal = table.page.locator(".prompt-refusal").filter(has_text=words)
        refusal.wait_for()
        assert refusal.get_by_role("button").inner_text() == f"Rule {rule}"
    refusal.get_by_role("button").click()
    expect(table.page.locator(".rules-marked .rules-number")).to_have_text(rule)


def test_a_run_is_tapped_in_any_order_and_the_bright_cards_go_along(show: Show) -> None:
    table = show(match_of(FOUR, "Y1"))
    choose(table, "play", ["P6"])
    expect(table.page.locator(".hand-joins")).to_have_count(1)
    expect(card(table, "V6")).to_have_class("hand-card hand-joins")
    expect(table.button).to_have_text("Play pink 6")
    match = match_of(THREE, "Y1")
    show(match)
    choose(table, "play", ["P5", "P3"])
    expect(table.page.locator(".prompt-words")).to_contain_text("You also need pink 4")
    expect(table.button).to_have_count(0)
    do(table, match, {"do": "play", "cards": ["P3", "P4", "P5"]})


def test_the_leader_sees_the_effects_of_ranks_and_can_not_release(show: Show) -> None:
    table = show("lead_without_runs")
    expect(table.page.locator(".prompt-words")).to_contain_text("any card, or a set of equal ranks")
    expect(table.open.locator(".ak-summary li")).to_have_count(6)
    table.page.locator("[data-doing=release]").click()
    expect(table.page.locator(".prompt-refusal")).to_contain_text("have to play")
    expect(table.page.locator("[data-doing=release]")).to_be_visible()


def test_a_release_is_weighed_as_it_is_chosen(show: Show) -> None:
    match = MATCHES["release"]()
    table = show("release")
    meter = table.page.locator(".ak-meter")
    expect(table.open.locator(".ak-terms")).to_contain_text("7 × 1 × 4 for 4s = 28")
    choose(table, "release", ["V7", "V8"])
    expect(meter).to_contain_text("15 of 28: 13 more needed")
    expect(table.button).to_have_count(0)
    choose(table, "release", ["V7", "V8", "G8", "Y9", "G2"])
    expect(meter).to_contain_text("One card too many: you can keep green 2")
    expect(card(table, "G2")).to_contain_text("keep")
    expect(table.button).to_have_count(0)
    card(table, "G2").click()
    expect(meter).to_contain_text("That’s enough")
    do(table, match, {"do": "release", "cards": ["V7", "G8", "V8", "Y9"]})


def test_a_hand_below_the_number_is_discarded_except_its_zeros(show: Show) -> None:
    match = MATCHES["discard_all"]()
    table = show("discard_all")
    meter = table.page.locator(".ak-meter")
    turn_to(table, "release")
    expect(meter).to_contain_text("That’s enough")
    card(table, "W9").click()
    expect(meter).to_contain_text("can’t reach 210")
    expect(meter).to_contain_text("white 9")
    card(table, "W9").click()
    do(table, match, {"do": "release", "cards": ["B7", "W7", "B9", "W9"]})
    expect(table.table.locator(".trick")).to_contain_text("had only 32, and only the 0s were kept")


def test_the_only_release_left_is_ready(show: Show) -> None:
    table = show("nothing_to_release")
    turn_to(table, "release")
    expect(table.button).to_have_text("Release nothing")
    match = MATCHES["forced"]()
    show(match)
    (release,) = match.legal(99)[0]
    table.button.click()
    table.stored_and_shown(len(match.log) + 1)
    match.act(release)
    assert table.stored().save() == match.save()


def test_the_last_card_stolen_is_shown_before_the_hand_closes(show: Show) -> None:
    match = MATCHES["steal_again"]()
    table = show("steal_again")
    match.act({"do": "steal", "from": match.view(0)["steal"]["victims"][0]})
    table.open.locator(".ak-steal > .seat-picker [data-seat]").first.click()
    stolen = match.save()["log"][-1]["card"]
    expect(table.shown.locator(".hand-fresh")).to_have_attribute("data-card", stolen)
    table.button.click()
    table.noren.wait_for()
    table.tells_nobody(match)


def test_a_finished_trick_stays_until_the_next_hand_is_opened(table: Table) -> None:
    match = table.prepare(MATCHES["finished"]().save())
    trick = table.table.locator(".trick")
    expect(trick).to_contain_text("Dai released")
    expect(trick.locator(".play-laid")).to_have_count(3)
    expect(trick.locator(".ak-discards svg.face")).to_have_count(4)
    expect(trick).to_contain_text("4 cards were discarded, 28 in total")
    expect(trick).to_contain_text("Aki leads next")
    table.uncover(match)
    expect(trick).to_be_hidden()
    check_screen(table, table.stored(), 0)


LAST: dict[str, dict[str, Any]] = {
    "last_card": {"do": "play", "cards": ["Y0"]},
    "last_release": {"do": "release", "cards": ["Y5", "P5", "G5", "V5", "B5", "W5", "Y9", "P9", "G9", "V9"]},
}


@pytest.mark.parametrize("scene", LAST)
def test_the_last_card_has_a_warning_and_ends_the_game_with_open_hands(show: Show, scene: str) -> None:
    match, action = MATCHES[scene](), LAST[scene]
    table = show(match)
    warning = table.page.get_by_text("Your hand will be empty: the game ends, and you can’t win.")
    assert warning.count() == 0
    choose(table, action["do"], action["cards"])
    warning.wait_for()
    table.button.click()
    table.stored_and_shown(len(match.log) + 1)
    match.act(action)
    table.arrived(match)
    for row in match.status()["result"]:
        sheet = table.result.locator(f".score-row.seat-{row['seat']}")
        expect(sheet.get_by_role("heading")).to_contain_text(f"{row['points']} point")
        shown = sheet.locator("[data-card]")
        assert named(shown) == row["cards"]
        assert shown.locator("> span").all_inner_texts() == [f"+{value}" for value in row["values"]]
    out = NAMES[match.log[-1].actor or 0]
    expect(table.result).to_contain_text(f"{out} has run out of devils")
    expect(table.result).to_contain_text("the hand with the fewest points wins")
    table.result.locator(".play-laid, .ak-discards li").first.wait_for()


def looks(show: Show, match: Match) -> list[tuple[str, str, str]]:
    """Return the screen's content for a match with a hand open and with none."""
    table = show(match)
    opened = table.all_told()
    table.page.get_by_role("button", name="Hide").click()
    table.noren.wait_for()
    return [opened, table.all_told()]


def other_hands(deal: dict[str, Any]) -> dict[str, Any]:
    """Return the deal with all cards outside seat 0's hand dealt to the others differently."""
    own, *others = deal["hands"]
    hidden = [name for hand in others for name in hand][::-1]
    return {**deal, "hands": [own, *(hidden[at : at + 10] for at in range(0, len(hidden), 10))]}


@pytest.mark.parametrize("plays", [["Y2 P2"], pytest.param([], marks=pytest.mark.long)])
def test_other_hands_do_not_change_what_a_seat_sees(show: Show, plays: list[str]) -> None:
    one, other = match_of(FOUR, *plays), match_of(other_hands(FOUR), *plays)
    assert one.save() != other.save()
    assert looks(show, one) == looks(show, other)


def test_a_third_seat_can_not_tell_which_card_was_stolen(show: Show) -> None:
    one = match_of(FOUR, "Y2 P2", "> 2", "> 3")
    save = one.save()
    taken = save["log"][1]["card"]
    another = next(name for name in FOUR["hands"][2] if name != taken)
    log = [entry if index != 1 else {**entry, "card": another} for index, entry in enumerate(save["log"])]
    other = Match.load(one.game, {**save, "log": log})
    assert one.view(0)["hand"] != other.view(0)["hand"]
    assert looks(show, one) == looks(show, other)


@JAPANESE
def test_it_speaks_japanese(show: Show) -> None:
    table = show("follow")
    card(table, "G1").click()
    expect(table.page.locator(".prompt-refusal")).to_contain_text("緑1では3を超えられません")
    choose(table, "play", ["P4", "G4"])
    expect(table.button).to_have_text("4を2枚出す")
    table.prepare(MATCHES["finished"]().save())
    expect(table.table.locator(".trick")).to_contain_text("Daiさんがカイホウ")
    show("over")
    expect(table.result).to_contain_text("Benjaminさんの手札がなくなり")
    expect(table.result).to_contain_text("手札に残った点がいちばん少ない人の勝ち")


@any_form(locale=SHAPES)
def test_the_effects_are_one_press_away_in_the_middle_of_a_trick(table: Table, locale: str) -> None:
    match = table.prepare(MATCHES["follow"]().save())
    page, name = table.page, "早見表" if locale == "ja-JP" else "Summary"
    for _ in range(2):
        page.get_by_role("button", name=name).click()
        sheet = page.get_by_role("dialog", name=name)
        expect(sheet.locator("li b")).to_have_text(["2", "5", "6", "4", "8", "0"])
        assert sheet.locator(".sheet-body").evaluate("(body) => body.scrollHeight <= body.clientHeight")
        page.keyboard.press("Escape")
        if table.noren.count():
            table.uncover(match)
