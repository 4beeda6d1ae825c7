"""Lucky Maker through the screen, as people play it."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.games.lucky_maker.scenes import SCENES
from e2e.lib.drivers import turn_driver
from e2e.lib.played import played
from e2e.lib.room import resize
from e2e.lib.stage import overlaps
from e2e.lib.support import wait_for_engine
from e2e.lib.table import NAMES, Table, named
from e2e.test_review import go_through
from py_engine.games import GAMES
from py_engine.match import Match
from tests.play import SetUp

pytestmark = pytest.mark.shares_page

PHONE = {"width": 360, "height": 640}
LAPTOP = {"width": 1440, "height": 900}


def shaped(viewport: dict[str, int], locale: str) -> pytest.MarkDecorator:
    return pytest.mark.browser_context_args(viewport=viewport, locale=locale)


def take_turn(table: Table, rng: random.Random) -> None:
    """Play one legal card, or deal the next game, in one of the possible ways; wait until that shows."""
    done = len(table.stored().log)
    if table.hand.count():
        card = table.legal.nth(rng.randrange(table.legal.count()))
        table.play(card, rng.choice(["tap", "button", "drag"]))
    else:
        table.button.click()
    table.stored_and_shown(done + 1)
    table.arrived(table.stored())


@shaped(LAPTOP, "ja-JP")
def test_cards_are_played_in_all_ways_and_the_sheet_has_every_trick(table: Table) -> None:
    rng = random.Random(4)
    table.put(almost_over({}, left=6))
    table.noren.wait_for()
    while not table.result.count():
        match = table.stored()
        if table.noren.count():
            table.uncover(table.stored())
        table.open.wait_for()
        turn_driver("lucky_maker").check_screen(table, match, match.state.actors()[0])
        take_turn(table, rng)
    for seat, row in enumerate(table.stored().status()["result"]):
        terms = table.page.locator(f".score-row.seat-{seat} .lm-terms li > span:last-child").all_inner_texts()
        assert [text.strip() for text in terms] == [f"+{term['points']}" for term in row["games"][0]["tricks"]]


def almost_over(options: dict[str, Any], players: int = 3, left: int = 3) -> dict[str, Any]:
    """Return the save of a match whose first game has ``left`` actions to go."""
    match = Match.new(GAMES["lucky_maker"], [{"name": name} for name in NAMES[:players]], options, {"seed": 5})
    rng = random.Random(5)
    for _ in range(45 - left):
        match.act(rng.choice(match.legal(99)[0]))
    return match.save()


def test_the_set_up_offers_a_match_of_as_many_games_as_players_says_why_and_keeps_names(table: Table) -> None:
    table.page.goto(f"{table.url}#/setup/lucky_maker")
    games = table.page.locator("input[name='games']")
    expect(games.first).to_have_value("players")
    expect(games.first).to_be_checked()
    table.together()
    expect(table.page.get_by_text("then 29% and 39%")).to_be_visible()
    # such a long match has too many hands to open when the device is passed
    expect(games.first).not_to_be_checked()
    games.first.check(force=True)
    for seat, name in enumerate(NAMES[:3]):
        table.page.locator(".names input").nth(seat).fill(name)
    table.page.locator(".setup-start").click()
    table.noren.wait_for()
    assert table.stored().options["games"] == "players"
    table.page.goto(f"{table.url}#/setup/lucky_maker")
    table.page.reload()
    wait_for_engine(table.page)
    for seat in range(3):
        expect(table.page.locator(".names input").nth(seat)).to_have_value(NAMES[seat])


def test_a_match_of_several_games_continues_with_a_deal(table: Table) -> None:
    rng = random.Random(2)
    table.put(almost_over({"games": "players"}, left=2))
    for _ in range(2):
        table.uncover(table.stored())
        take_turn(table, rng)
    expect(table.button).to_have_text("Deal the next game")
    expect(table.page.locator(".trick")).to_be_visible()
    table.button.click()
    table.uncover(table.stored())
    expect(table.hand).to_have_count(15)
    expect(table.page.get_by_text("Game 2 of 3")).to_be_visible()
    assert table.stored().status()["phase"] == "play"


def test_between_two_games_the_points_of_each_player_stay_until_somebody_has_a_bot_deal(table: Table) -> None:
    save = SCENES["next-deal"]()
    dealer = Match.load(GAMES["lucky_maker"], save).state.actors()[0]
    bots = [{"level": "easy", "face": "R"} if seat == dealer else None for seat in range(3)]
    match = table.replace(save, bots=bots)
    view = match.view(None)
    rows = table.page.locator(".lm-totals tbody tr")
    expect(rows).to_have_count(3)
    ranked = sorted(range(3), key=lambda seat: -view["scores"][seat])
    shown = [row.locator("td").all_inner_texts() for row in rows.all()]
    assert shown == [[str(view["game_points"][0][seat]), str(view["scores"][seat])] for seat in ranked]
    assert table.stored().save() == save
    table.button.click()
    table.logged(len(save["log"]) + 1)


def off_suit_position() -> dict[str, Any]:
    """Return a fresh match in which the start seat has a card that does not follow."""
    for seed in range(100):
        match = Match.new(GAMES["lucky_maker"], [{"name": name} for name in NAMES[:3]], {}, {"seed": seed})
        if len(match.legal(99)[0]) < 15:
            return match.save()
    raise AssertionError("every card follows in every deal")


REFUSALS = [
    pytest.param("must play one of those", "Rule 2.3", marks=shaped(PHONE, "en-US"), id="en"),
    pytest.param("では出せません", "遊び方2.3", marks=[shaped(PHONE, "ja-JP"), pytest.mark.long], id="ja"),
]


@pytest.mark.parametrize(("words", "rule"), REFUSALS)
def test_a_card_that_may_not_be_played_shows_the_reason_and_opens_its_rule(
    table: Table, words: str, rule: str
) -> None:
    table.put(off_suit_position())
    table.uncover(table.stored())
    before = table.stored().save()
    table.page.locator(".hand-off").first.click()
    expect(table.page.locator(".prompt-refusal")).to_contain_text(words)
    table.page.get_by_role("button", name=rule).click()
    expect(table.page.locator(".rules-marked .rules-number")).to_have_text("2.3")
    expect(table.page.locator(".rules-marked")).to_be_in_viewport()
    assert table.stored().save() == before


def test_the_table_shows_master_counts_leader_and_all_finished_tricks(table: Table) -> None:
    table.put(almost_over({}, left=9))
    match = table.stored()
    view = match.view(None)
    table.uncover(table.stored())
    expect(table.page.get_by_role("img", name="Master card")).to_have_count(1)
    counts = [int(text) for text in table.page.locator(".lm-count b").all_inner_texts()]
    assert counts == view["suit_counts"]
    expect(table.page.locator(f".seat-{view['leader']} .seat-leads")).to_be_visible()
    for seat, points in enumerate(view["scores"]):
        expect(table.page.locator(f".seats .seat-{seat}")).to_contain_text(str(points))
    table.page.get_by_role("button", name="Tricks so far").click()
    shown = table.page.get_by_role("dialog").locator(".trick")
    expect(shown).to_have_count(len(view["tricks"]))
    for place, trick in enumerate(reversed(view["tricks"])):
        assert named(shown.nth(place).locator(".lm-trick-master [data-card]")) == [trick["master"]]
        winner = shown.nth(place).locator(".play-won .play-name")
        assert winner.all_inner_texts() == ([] if trick["winner"] is None else [match.names[trick["winner"]]])


GROWING = (((390, 844), (768, 1024), (820, 1180)), ((1024, 768), (1440, 900), (1920, 1080), (2560, 1440)))
"""Windows from small to large, upright and on their side."""
CARDS = """() => {
    const wide = (each) => each.getBoundingClientRect().width;
    const widths = (which) => [...document.querySelectorAll(which)].map(wide);
    return [widths(".lm-master-card svg"), widths(".lm-middle .plays-line .card svg")];
}"""


def test_the_master_and_the_cards_played_grow_with_the_window(table: Table) -> None:
    table.prepare(SCENES["follow-five"]())
    for sizes in GROWING:
        widths = []
        for width, height in sizes:
            resize(table.page, {"width": width, "height": height})
            (master,), plays = table.page.evaluate(CARDS)
            assert len({round(each) for each in plays}) == 1 < len(plays)
            widths.append((master, plays[0]))
        for (master, card), (larger_master, larger_card) in pairwise(widths):
            assert larger_master > master, widths
            assert larger_card > card, widths


COVERED = """() => {
    const boxes = (which) => [...document.querySelectorAll(which)].map((each) => each.getBoundingClientRect());
    const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const places = boxes(".lm-middle .plays-round > *");
    const others = boxes(".lm-master-card svg, .lm-pan, .lm-side > *");
    return [places.length, places.filter((one) => others.some((other) => meet(one, other))).length];
}"""


def test_master_and_scale_cover_no_place_of_a_card(table: Table) -> None:
    for seats in (3, 4, 5):
        table.prepare(SetUp("lucky_maker", seats).match(1).save())
        for width, height in ((820, 1180), (1024, 768), (1440, 900)):
            resize(table.page, {"width": width, "height": height})
            assert table.page.evaluate(COVERED) == [seats, 0], (seats, width)


def test_master_and_scale_of_a_replay_cover_no_place_of_a_card_and_no_words(table: Table) -> None:
    walk = go_through(table, played(SetUp("lucky_maker", 5), 4))
    walk.go(28)
    for width, height in ((820, 1180), (1024, 768), (1280, 720), (1440, 900)):
        resize(table.page, {"width": width, "height": height})
        assert table.page.evaluate(COVERED) == [5, 0], width
        assert overlaps(table.page, ".lm-beam", ".lm-side > *") == [], width


UNDER = """() => {
    const box = (which) => document.querySelector(which).getBoundingClientRect();
    const far = [...document.querySelectorAll(".seat.at-far")].map((each) => each.getBoundingClientRect());
    const left = box(".plays-round > .at-left"), right = box(".plays-round > .at-right");
    return ["at-1-of-2", "at-2-of-2"].map((side) => {
        const card = box(`.plays-round > .${side}`), seat = box(`.seat.${side}`);
        return Math.round(Math.abs(card.left + card.right - seat.left - seat.right) / 2);
    }).concat(far.filter((seat) => [left, right].some((card) =>
        card.left < seat.right && seat.left < card.right && card.top < seat.bottom + card.height / 2)).length);
}"""


def test_each_place_of_five_is_at_its_own_seat(table: Table) -> None:
    table.prepare(SetUp("lucky_maker", 5).match(1).save())
    for width, height in ((820, 1180), (1024, 768), (1440, 900), (1920, 1080)):
        resize(table.page, {"width": width, "height": height})
        *beside, under = table.page.evaluate(UNDER)
        assert max(beside) <= 8, (width, beside)
        assert under == 0, width


def test_a_hand_dims_for_a_master_only_where_that_is_seen(table: Table) -> None:
    match = SetUp("lucky_maker", 3).match(3)
    while len(match.log) < 2:
        match.act(match.legal(9)[0][0])
    table.prepare(match.save())
    table.uncover(match)
    table.play(table.legal.first)
    table.logged(3)
    match = table.stored()
    expect(table.page.locator(".trick")).to_be_visible()
    assert table.page.locator(".hand [data-card], .hand-off").count() == 0, "a hand reveals a hidden master"
    table.arrived(match)
    table.uncover(match)
    expect(table.page.locator(".trick")).to_be_hidden()
    assert set(named(table.page.locator(".lm-master .lm-master-card"))) == {match.view(None)["master"]}
    playable = {action["card"] for action in match.legal(99)[0]}
    assert set(named(table.legal)) == playable
