"""Tables with hands on their owners' phones: whole matches, storage, and no trace of the hands."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewContext
from e2e.lib.drivers import cards_of, turn_driver
from e2e.lib.forms import any_form, forms
from e2e.lib.machines import PATIENCE
from e2e.lib.pairs import Pair, begun, pairs
from e2e.lib.phones import WITH_HANDS, Phone, phones_of
from e2e.lib.played import choose, played
from e2e.lib.seated import Machines, go_on, machines_but
from e2e.lib.site import Site
from e2e.lib.store import replay, stored_matches
from e2e.lib.support import Guard, in_both_languages, origin_of
from e2e.lib.table import NAMES, TWO_STEPS, Table, named
from e2e.test_review import Walk
from py_engine.link import write
from py_engine.match import Match
from tests.play import SetUp, card_names, deck_of

pytestmark = pytest.mark.shares_page

MATCH = "prepared"
MOST_ACTIONS = int(os.environ.get("PHONE_ACTIONS", "14"))
"""Number of actions per match in ``make test``; ``make test-hands`` plays to the end."""
WHO: dict[str, Callable[[int], range]] = {"all": range, "some": lambda seats: range(0, seats, 2)}
LAST_ACTIONS = 20
"""Number of actions before the end at which a match with bots begins."""
GAME = WITH_HANDS[0]
SEATED = {game: turn_driver(game).SMALLEST[0] for game in WITH_HANDS}


TOLD = """() => {
    window.told = null;
    new MutationObserver(() => {
        window.told ||= document.querySelector(".hand-code-text")
            && document.querySelector(".code-told")?.textContent;
    }).observe(document.body, { childList: true, subtree: true });
}"""
"""Keeps the hint that is shown next to a code."""


class PhoneTable(Table):
    """A table at which some seats have phones, each in its own browser context."""

    def __init__(self, page: Page, url: str, phones: Mapping[int, Phone]) -> None:
        super().__init__(page, url)
        self.phones = phones
        self.numbers: dict[int, dict[str, int]] = {}
        self.codes = 0

    def scan(self, seat: int) -> None:
        """Open the code on the seat's curtain, and read it with the seat's phone."""
        phone = self.phones[seat]
        phone.scan(self.code().replace(" ", ""))
        phone.lift()
        self.numbers[seat] = phone.numbers()
        self.codes += 1

    def act(self, match: Match, action: dict[str, Any], bots: Machines | None = None) -> None:
        """Carry out a legal action, by numbers if it needs a hand on a phone; then wait for the bots."""
        driver = turn_driver(match.game.id)
        seat = action.get("seat", match.state.actors()[0])
        if seat in self.phones and driver.needs_hand(match, action):
            if self.code_noren.count():
                self.scan(seat)
            driver.by_numbers(self, action, self.numbers.get(seat, {}))
        else:
            if driver.needs_hand(match, action):
                self.ready(match)
            driver.perform(self, match, action)
        match.act(action)
        if bots:
            go_on(match, bots)
        self.logged(len(match.log), len(match.log))
        self.arrived(match)

    def scan_with_hint(self, seat: int) -> None:
        """Request a hint at the code's curtain, read it next to the code, where alone it is shown, and scan."""
        self.page.locator("[data-do=hint]").click()
        status = self.code_noren.get_by_role("status").filter(has_text=re.compile(r"beside|コード"))
        status.wait_for(timeout=PATIENCE)
        self.gone(".code-told")
        self.page.evaluate(TOLD)
        self.scan(seat)
        assert self.page.evaluate("window.told")


@pytest.fixture
def seated(table: Table, new_context: NewContext, guard: Guard) -> Any:
    """Return a function that seats people at a table, each phone in its own browser context."""
    guard.origins.add(origin_of(table.url))
    shared = table

    def phone() -> Phone:
        context = new_context(reduced_motion="reduce")
        # a phone that scans leaves its page for an empty one, which has no storage
        context.add_init_script(f"location.protocol === 'about:' || ({TWO_STEPS})()")
        return Phone(context.new_page(), shared.url)

    def sit(set_up: SetUp, used: range, match: Match | None = None, **fields: Any) -> tuple[PhoneTable, Match]:
        table = PhoneTable(shared.page, shared.url, {seat: phone() for seat in used})
        match = match or set_up.match(3, NAMES)
        table.put(match.save(), MATCH, phones=phones_of(set_up.seats, used), **fields)
        table.table.wait_for()
        return table, match

    return sit


def head_of(page: Page) -> dict[str, Any]:
    """Return the stored match."""
    head: dict[str, Any] = stored_matches(page)[MATCH]
    return head


# ── playing ──────────────────────────────────────────────────────────────────────────────────────────────────────


@forms(game=WITH_HANDS, who=WHO, locale=in_both_languages())
def test_a_match_is_played_by_numbers_and_only_phones_show_the_cards(
    seated: Any, game: str, who: str, locale: str
) -> None:
    set_up = SEATED[game]
    used = WHO[who](set_up.seats)
    table, match = seated(set_up, used)
    rng = random.Random(5)
    while not match.state.over and (MOST_ACTIONS == 0 or len(match.log) < MOST_ACTIONS):
        seat = match.state.actors()[0]
        action = choose(match, rng)
        if seat in used and not table.code_noren.count():
            table.tells_nobody(match)
        table.act(match, action)
        if seat in used and seat in table.numbers:
            left = card_names(match.game, match.view(seat)) & table.numbers[seat].keys()
            assert left >= {*match.view(seat)["hand"]} & table.numbers[seat].keys()
    assert table.codes >= len(used)
    if match.state.over:
        expect(table.result).to_be_visible()


@any_form(game=WITH_HANDS, locale=in_both_languages())
def test_a_phone_a_curtain_and_bots_play_with_hints_to_a_result_a_replay_and_a_link(
    seated: Any, game: str, locale: str
) -> None:
    set_up = SEATED[game]
    bots = machines_but([0, 1], set_up.seats)
    save = played(set_up, 3).save()
    late = replay({**save, "log": save["log"][:-LAST_ACTIONS]})
    table, match = seated(set_up, range(1), late, bots=bots)
    go_on(match, bots)
    table.arrived(match)
    rng, hints = random.Random(5), 0
    while not match.state.over:
        if not hints and table.code_noren.locator("[data-do=hint]").count():
            table.scan_with_hint(0)
            hints += 1
        table.act(match, choose(match, rng), bots)
    stored = head_of(table.page)
    assert (stored["over"], hints, stored["hints"][0]["count"]) == (True, 1, 1)
    table.page.goto(f"{table.url}#/review/{MATCH}")
    walk = Walk(table, match)
    walk.stands_at(0)
    assert sorted(walk.hands()[0]) == sorted(walk.past(0).view(0)["hand"])
    table.page.goto(f"{table.url}#/link/{write(match, is_deal=False, is_named=False)}")
    table.page.get_by_test_id("link").wait_for()


@any_form(game=WITH_HANDS)
def test_a_turn_sends_the_engine_no_request_before_the_action(seated: Any, game: str) -> None:
    set_up = SEATED[game]
    table, match = seated(set_up, range(set_up.seats))
    table.scan(match.state.actors()[0])
    table.doors.forget()
    action = choose(match, random.Random(1))
    table.act(match, action)
    (asked,) = table.doors.requests
    assert asked[0]["op"] == "act"
    assert {each["op"] for each in asked} <= {"act", "view"}
    assert asked[0]["eyes"] is None, "the answer would contain legal actions"


def test_a_refusal_is_on_everyones_table_without_its_reason_which_is_next_to_the_code(seated: Any) -> None:
    set_up = SEATED[GAME]
    table, match = seated(set_up, range(set_up.seats))
    rng = random.Random(2)
    while not (found := refused_card(match)):
        table.act(match, choose(match, rng))
    seat, card = found
    if table.code_noren.count():
        table.scan(seat)
    table.tap_numbers([table.numbers[seat][card]])
    table.button.click()
    refusal = table.page.locator(".prompt-refusal")
    expect(refusal).to_contain_text("can’t be played")
    table.tells_nobody(match)
    assert len(head_of(table.page)["log"]) == len(match.log)
    table.page.locator("[data-do=code]").click()
    table.code_noren.locator(".noren-first").click()
    table.code_noren.locator(".noren-second button").click()
    expect(table.page.locator(".code-told")).to_contain_text("while you hold")
    table.page.keyboard.press("Escape")
    expect(table.page.locator(".code-told")).to_have_count(0)


def refused_card(match: Match) -> tuple[int, str] | None:
    """Return the seat to act and a card of its hand that it may not play, if there is one."""
    seat = match.state.actors()[0]
    for card in match.view(seat)["hand"]:
        if match.check({"do": "play", "card": card}) is not None:
            return seat, card
    return None


# ── storage ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_numbers_survive_a_second_scan_a_reload_and_another_tab(seated: Any) -> None:
    set_up = SEATED[GAME]
    table, match = seated(set_up, range(set_up.seats))
    seat = match.state.actors()[0]
    table.scan(seat)
    first = table.numbers[seat]
    table.page.locator("[data-do=code]").click()
    table.scan(seat)
    assert table.numbers[seat] == first
    table.page.reload()
    table.phone_turn.wait_for()
    table.page.locator("[data-do=code]").click()
    table.scan(seat)
    assert table.numbers[seat] == first
    other = PhoneTable(table.page.context.new_page(), table.url, table.phones)
    other.page.goto(f"{table.url}#/play/{MATCH}")
    other.page.get_by_test_id("elsewhere").locator(".button-main").click()
    other.phone_turn.wait_for()
    other.page.locator("[data-do=code]").click()
    other.scan(seat)
    assert other.numbers[seat] == first


def test_two_seats_that_share_a_phone_are_asked_whose_hand_they_want(seated: Any) -> None:
    set_up = SEATED[GAME]
    table, match = seated(set_up, range(set_up.seats))
    first = match.state.actors()[0]
    second = (first + 1) % set_up.seats
    shared = table.phones[first]
    table.phones = {**table.phones, second: shared}
    table.scan(first)
    table.act(match, choose(match, random.Random(1)))
    table.scan(second)
    assert shared.names()
    shared.open.locator(".button-main").click()
    shared.page.get_by_role("button", name=f"Player {first + 1}").click()
    expect(shared.covered.locator(".noren-name")).to_contain_text(f"Player {first + 1}")
    shared.lift()
    assert {*shared.names()} == table.numbers[first].keys()


def test_a_closed_code_leaves_no_trace_in_the_page_or_its_address(seated: Any) -> None:
    set_up = SEATED[GAME]
    table, match = seated(set_up, range(set_up.seats))
    code = table.code()
    table.phone_turn.wait_for()
    told = "".join(table.all_told()) + table.page.url
    assert code not in told and code.replace(" ", "") not in told
    table.tells_nobody(match)


# ── secrecy ──────────────────────────────────────────────────────────────────────────────────────────────────────


class PhoneSide(Table):
    """One page of a pair at whose table every seat has a phone."""

    def begin_on_phones(self, match: Match, match_id: str, numbers: list[dict[str, int]]) -> None:
        """Put a match on the page, with these numbers for its cards; every code was opened before."""
        self.page.goto(f"{self.url}#/settings")
        start, length = match.view(None)["log_start"], len(match.log)
        phones = [
            {
                "tag": seat,
                "shown": 1,
                "numbering": {"count": 1, "deal": 1, "start": start, "from": length, "numbers": each},
            }
            for seat, each in enumerate(numbers)
        ]
        self.put(match.save(), match_id, phones=phones)
        self.phone_turn.wait_for()

    def told(self) -> dict[str, str]:
        """Return everything that the table shows, without the engine's and the stored data."""
        markup, names, title = self.all_told()
        return {"markup": markup, "names": names, "title": title, "url": self.page.url}


def held(match: Match, seat: int) -> list[str]:
    """Return all cards that a seat holds."""
    view = match.view(seat)
    return sorted([*view["hand"], *view.get("stock", [])])


def numbers_of(pair: Pair, rng: random.Random) -> tuple[list[dict[str, int]], list[dict[str, int]]]:
    """Return numbers for both matches of a pair; a card that a seat holds in both has the same number."""
    first, second = [], []
    match, twin = (begun(each, pair.at) for each in (pair.match, pair.twin))
    for seat in range(len(match.names)):
        mine, theirs = held(match, seat), held(twin, seat)
        drawn = rng.sample(range(1, len(mine) + 1), len(mine))
        numbers = dict(zip(mine, drawn, strict=True))
        free = iter([number for card, number in numbers.items() if card not in theirs])
        first.append(numbers)
        second.append({card: numbers[card] if card in numbers else next(free) for card in theirs})
    return first, second


def found_in(game: str) -> list[tuple[Pair, Match]]:
    """Return pairs of one match in which a seat acts by cards, each with the whole match."""
    whole = played(SEATED[game], 11)
    found: list[Pair] = []
    # the last action ends the match, and all hands are open
    for at in range(len(whole.log) // 3, len(whole.log) - 1):
        found += [pair for pair in pairs(whole, {at}, random.Random(7), (None,)) if cards_of(whole.log[at].entry)]
        if len(found) == int(os.environ.get("PHONE_PAIRS", "2")):
            break
    assert found
    return [(pair, whole) for pair in found]


def test_tables_of_matches_that_differ_only_in_hands_are_the_same_at_every_moment(
    new_context: NewContext, site: Site
) -> None:
    sides = [PhoneSide(new_context().new_page(), site.url) for _ in range(2)]
    for side in sides:
        side.go_home()
    rng = random.Random(3)
    for at, (pair, whole) in enumerate(each for game in WITH_HANDS for each in found_in(game)):
        numbers = numbers_of(pair, rng)
        for side, match, each in zip(sides, (pair.match, pair.twin), numbers, strict=True):
            # a match of its own: the page takes for granted that one never changes its game
            side.begin_on_phones(begun(match, pair.at), f"pair-{at}", each)
        same(pair, sides, "the turn")
        shown = sides[0].shown_numbers()
        for number in (shown[0], shown[-1]):
            backs = [side.page.locator(f".phone-back[data-number='{number}']") for side in sides]
            # once as many are chosen as an action takes, no other can be
            if backs[0].is_disabled():
                continue
            for back in backs:
                back.click()
            same(pair, sides, f"{number} tapped")
        if pair.acts:
            entry = whole.log[pair.at].entry
            action = {key: value for key, value in entry.items() if key != "seat" or entry["do"] == "hand"}
            if begun(pair.twin, pair.at).check(action):
                continue  # the twin's seat has other cards in its hand
            for side, each in zip(sides, numbers, strict=True):
                turn_driver(whole.game.id).by_numbers(side, action, each[pair.seat])
                side.logged(pair.at + 1, pair.at + 1)
                side.page.locator(f"[data-testid=table][data-at='{pair.at + 1}']").wait_for()
            same(pair, sides, "played")


def same(pair: Pair, sides: list[PhoneSide], moment: str) -> None:
    """Check that both tables show the same."""
    first, second = (side.told() for side in sides)
    assert first == second, f"{pair}: {moment}"


# ── everybody's table ────────────────────────────────────────────────────────────────────────────────────────────


def test_another_window_shows_everyones_table_without_an_engine_or_controls(seated: Any) -> None:
    set_up = SEATED[GAME]
    table, match = seated(set_up, range(set_up.seats))
    actor = match.state.actors()[0]
    window = table.page.context.new_page()
    workers: list[str] = []
    window.on("worker", lambda worker: workers.append(worker.url))
    window.goto(f"{table.url}#/watch/{MATCH}")
    seen = window.get_by_test_id("everybody")
    expect(seen).to_have_attribute("data-at", "0")
    table.page.bring_to_front()
    table.act(match, choose(match, random.Random(1)))
    expect(seen).to_have_attribute("data-at", "1")
    fact = window.locator(f"[data-seat='{actor}'] .seat-fact[title*='opened']")
    expect(fact).to_have_attribute("title", f"{match.names[actor]}’s code: opened 1×")
    told = {*named(window.locator("[data-card]"))}
    assert told & deck_of(GAME) <= card_names(match.game, match.view(None))
    assert window.locator(":is(button, a, input):not([inert] *)").count() == 0
    assert workers == []


# ── choosing ─────────────────────────────────────────────────────────────────────────────────────────────────────


@any_form(game=WITH_HANDS)
def test_the_set_up_puts_hands_on_phones(table: Table, game: str) -> None:
    set_up = SEATED[game]
    table.choose(set_up)
    for seat in range(set_up.seats):
        table.page.locator(f"[data-who='{seat}']").select_option("phone")
    table.page.locator(".setup-start").click()
    table.code_noren.wait_for()
    (stored,) = stored_matches(table.page).values()
    assert len({phone["tag"] for phone in stored["phones"]}) == set_up.seats


def test_a_seat_moves_its_hand_from_the_curtain_to_a_phone_and_back(seated: Any) -> None:
    table, match = seated(SEATED[GAME], range(0))
    table.noren.locator(".noren-phone").click()
    table.code_noren.wait_for()
    seat = match.state.actors()[0]
    assert [bool(phone) for phone in head_of(table.page)["phones"]] == [
        each == seat for each in range(len(match.names))
    ]
    table.page.locator("[data-do=to-noren]").click()
    table.noren.locator(".noren-first").wait_for()
    assert head_of(table.page)["phones"] == []


def test_a_code_shows_only_while_its_button_is_held(table: Table) -> None:
    page, set_up = table.page, SEATED[GAME]
    table.set("curtain", "hold")
    table.put(set_up.match(3, NAMES).save(), phones=phones_of(set_up.seats, range(set_up.seats)))
    code = page.get_by_test_id("hand-code")
    for ending in ("let go", "left"):
        if page.locator("[data-do=code]").count():
            page.locator("[data-do=code]").click()
        table.press(table.code_noren.locator(".hold"))
        code.wait_for()
        if ending == "let go":
            page.mouse.up()
        else:
            page.evaluate("() => window.dispatchEvent(new Event('blur'))")
        table.gone("[data-testid=hand-code]")
        page.mouse.up()
        table.phone_turn.wait_for()
