"""A hand on its owner's phone: hidden before a hold, numbered, separate for each match, and available offline."""

from __future__ import annotations

import gzip
import re
from http import HTTPStatus
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e.conftest import OpenSite
from e2e.lib.forms import any_form
from e2e.lib.kept import spoil
from e2e.lib.leaving import LEAVINGS
from e2e.lib.phones import MOST, WITH_HANDS, Hand, Phone, hand_of
from e2e.lib.site import Fault, Site
from e2e.lib.starts import path_in
from e2e.lib.support import Guard, in_both_languages, wait_for_promise
from e2e.test_access import AXE, LOOKS
from e2e.test_access import CHECK as AXE_CHECK
from e2e.test_policy import framing, metas
from e2e.test_type import drawn_by

GAME = WITH_HANDS[0]
MOST_BYTES = 60_000
"""Limit for the scripts, styles and HTML of the phone's page after gzip -9, with the card faces of all games."""
BOXES = "cards => cards.map((card) => card.getBoundingClientRect().toJSON())"
SIZES: list[ViewportSize] = [
    {"width": 360, "height": 640},
    {"width": 390, "height": 844},
    {"width": 1440, "height": 900},
]
KEPT = """() => Promise.all([indexedDB.databases(), caches.keys()]).then(([databases, caches]) => ({
    texts: Object.keys(localStorage), session: sessionStorage.length, databases: databases.length,
    caches, cookies: document.cookie }))"""
PAINTS = """
const replaced = [];
const replace = history.replaceState;
history.replaceState = function (...given) {
    replaced.push([performance.now(), location.hash]);
    return replace.apply(this, given);
};
window.whenPainted = () => new Promise((done) => new PerformanceObserver((list) =>
    done([replaced, list.getEntries()[0].startTime])).observe({ type: "paint", buffered: true }));
"""
IS_KEPT = """async (names) => {
    const kept = await (await caches.open("tefuda-hand")).keys();
    const { active } = (await navigator.serviceWorker.getRegistration("./")) ?? {};
    return active?.state === "activated" && kept.length === names;
}"""
BAD: dict[str, tuple[str, dict[str, str]]] = {
    "damaged": ("7" + hand_of(GAME).text[1:], {"en-US": "can’t be read", "ja-JP": "読み取れません"}),
    "cut": (hand_of(GAME).text[:-1], {"en-US": "can’t be read", "ja-JP": "読み取れません"}),
    "too long": (hand_of(GAME).text * 3, {"en-US": "too long", "ja-JP": "長すぎます"}),
    "a book": ("A" * 50_000, {"en-US": "too long", "ja-JP": "長すぎます"}),
    "of another version": (
        hand_of(GAME, version=3).text,
        {"en-US": "another version", "ja-JP": "別のバージョン"},
    ),
    "markup": ("<img src=x onerror=alert(1)>", {"en-US": "can’t be read", "ja-JP": "読み取れません"}),
}


@pytest.fixture
def phone(page: Page, site: Site) -> Phone:
    """A phone that has not opened anything yet."""
    return Phone(page, site.url)


def text_of(page: Page) -> str:
    """Return the page's markup."""
    text: str = page.evaluate("() => document.body.outerHTML")
    return text


# ── from the scan to the cover ───────────────────────────────────────────────────────────────────────────────────


@any_form(game=WITH_HANDS, locale=in_both_languages())
def test_a_hand_is_scanned_held_open_crossed_out_covered_and_scanned_again(
    phone: Phone, game: str, locale: str
) -> None:
    hand = hand_of(game)
    phone.shows(hand)
    expect(phone.page.locator("html")).to_have_attribute("lang", locale[:2])
    phone.hold()
    assert phone.names() == hand.sorted
    for card in phone.cards.all():
        number = hand.cards[card.get_attribute("data-card") or ""]
        expect(card.locator(".face")).to_be_visible()
        expect(card.locator(".phone-number")).to_have_text(str(number))
        assert re.match(rf"{number}(: |番：)\S", card.get_attribute("aria-label") or "")
    first = phone.card(hand.sorted[0])
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    first.click()
    expect(first).to_have_attribute("aria-pressed", "false")
    first.click()
    phone.cover()
    phone.hold()
    expect(first).to_have_attribute("aria-pressed", "true")
    fewer = Hand(game, {card: hand.cards[card] for card in hand.sorted[:9]})
    phone.shows(fewer)
    phone.hold()
    assert phone.names() == fewer.sorted
    expect(first).to_have_attribute("aria-pressed", "true")
    phone.shows(hand_of(game, seed=2, numbering=4))
    phone.hold()
    assert phone.names() == hand_of(game, seed=2).sorted
    expect(phone.open.locator("[aria-pressed=true]")).to_have_count(0)


def test_a_code_of_the_first_release_is_read(phone: Phone) -> None:
    phone.shows(hand_of(GAME, version=1))
    expect(phone.covered).not_to_contain_text("Player")
    phone.hold()
    assert phone.names() == hand_of(GAME).sorted


def test_a_typed_code_is_grouped_by_four_and_may_have_small_letters_and_look_alikes(phone: Phone) -> None:
    hand = hand_of(GAME)
    phone.page.goto(phone.url)
    field = phone.empty.get_by_role("textbox")
    field.press_sequentially(hand.text[:10].lower())
    expect(field).to_have_value(re.compile(r"^\w{4} \w{4} \w\w$"))
    field.press_sequentially(hand.text[10:].lower().replace("0", "o").replace("1", "l"))
    field.press("Enter")
    expect(phone.covered).to_be_visible()
    phone.hold()
    assert phone.names() == hand.sorted
    phone.cover()
    expect(phone.page.locator("#phone-code")).to_have_value("")


def test_a_hand_opens_by_two_taps_once_that_is_chosen(phone: Phone) -> None:
    phone.shows(hand_of(GAME))
    phone.covered.get_by_role("button", name="Open with two taps").click()
    phone.covered.get_by_role("button", name="I am player 1").click()
    expect(phone.cards).to_have_count(0)
    phone.covered.get_by_role("button", name="Show my hand").click()
    expect(phone.open).to_be_visible()
    phone.page.reload()
    expect(phone.covered.get_by_role("button", name="I am player 1")).to_be_visible()


def test_a_hand_is_opened_crossed_out_and_covered_by_keys(phone: Phone) -> None:
    hand = hand_of(GAME)
    phone.shows(hand)
    expect(phone.covered.locator(".hold")).to_be_focused()
    phone.page.keyboard.down("Enter")
    phone.open.wait_for()
    phone.page.keyboard.up("Enter")
    phone.card(hand.sorted[3]).focus()
    phone.page.keyboard.press("Space")
    expect(phone.card(hand.sorted[3])).to_have_attribute("aria-pressed", "true")
    phone.open.locator(".button-main").focus()
    phone.page.keyboard.press("Enter")
    expect(phone.covered).to_be_visible()


def test_matches_are_kept_apart_and_each_may_be_deleted(phone: Phone) -> None:
    one, other = hand_of(WITH_HANDS[0], tag=1), hand_of(WITH_HANDS[1], tag=2)
    phone.shows(one)
    phone.shows(other)
    phone.page.get_by_role("heading", name="Other hands").locator("..").get_by_role("button").click()
    phone.hold()
    assert phone.names() == one.sorted
    phone.cover()
    phone.page.get_by_role("button", name="Delete this hand").click()
    phone.page.get_by_role("button", name="Really delete it").click()
    phone.hold()
    assert phone.names() == other.sorted
    assert phone.page.evaluate(KEPT)["texts"] == ["tefuda:1:hand:2"]


def test_a_newer_code_in_another_tab_is_not_overwritten_by_a_tap_in_this_one(phone: Phone) -> None:
    old, new = hand_of(GAME), hand_of(GAME, seed=2, numbering=4)
    phone.shows(old)
    phone.hold()
    second = Phone(phone.page.context.new_page(), phone.url.removesuffix("hand/"))
    second.shows(new)
    phone.page.bring_to_front()
    phone.page.evaluate("document.querySelector('[data-card]')?.click()")
    expect(phone.covered).to_be_visible()
    phone.hold()
    assert phone.names() == new.sorted


# ── secrecy ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_before_the_hold_pages_of_two_hands_are_the_same(phone: Phone) -> None:
    for game in WITH_HANDS:
        seen = set()
        for seed in (1, 2, 3):
            phone.shows(hand_of(game, seed))
            seen.add(text_of(phone.page))
            assert "data-face" not in text_of(phone.page)
        assert len(seen) == 1


def test_a_page_out_of_sight_covers_its_hand(phone: Phone) -> None:
    phone.shows(hand_of(GAME))
    for leave in LEAVINGS.values():
        phone.hold()
        leave(phone.page)
        expect(phone.covered).to_be_visible()
        assert "data-face" not in text_of(phone.page)


def test_too_short_a_hold_shows_no_card_and_names_the_two_taps(phone: Phone) -> None:
    phone.page.clock.install()
    phone.shows(hand_of(GAME))
    phone.page.clock.pause_at(phone.page.evaluate("Date.now() / 1000 + 1"))
    phone.covered.locator(".hold").hover()
    phone.page.mouse.down()
    phone.page.clock.run_for(400)
    phone.page.mouse.up()
    phone.page.clock.run_for(1000)
    expect(phone.covered.locator(".hold")).to_contain_text("Open with two taps")
    assert "data-face" not in text_of(phone.page)


def test_the_text_leaves_the_address_before_the_first_paint_without_a_history_entry(
    phone: Phone,
) -> None:
    phone.page.add_init_script(PAINTS)
    hand = hand_of(GAME)
    phone.shows(hand)
    replaced, painted = phone.page.evaluate("() => whenPainted()")
    assert {hash_before for _, hash_before in replaced[1:]} == {""}
    assert replaced[0][1] == f"#{hand.text}"
    assert replaced[0][0] < painted
    assert phone.page.url == phone.url
    assert hand.text not in text_of(phone.page)
    phone.page.go_back()
    assert phone.page.url == "about:blank"
    phone.page.go_forward()
    assert phone.page.url == phone.url


def test_a_code_opened_within_the_page_covers_the_hand_and_leaves_the_address(phone: Phone) -> None:
    phone.shows(hand_of(GAME))
    phone.hold()
    other = hand_of(GAME, seed=2, numbering=4)
    phone.page.evaluate("text => { location.hash = text; }", other.text)
    expect(phone.covered).to_be_visible()
    assert phone.page.url == phone.url
    phone.hold()
    assert phone.names() == other.sorted


def test_the_device_stores_only_the_hand_and_no_request_contains_it(phone: Phone, site: Site) -> None:
    hand = hand_of(GAME)
    phone.shows(hand)
    kept = phone.page.evaluate(KEPT)
    assert kept == {"texts": ["tefuda:1:hand:9ix"], "session": 0, "databases": 0, "caches": [], "cookies": ""}
    assert phone.page.evaluate("Object.keys(JSON.parse(localStorage['tefuda:1:hand:9ix']))") == [
        "text",
        "at",
        "crossed",
        "apart",
    ]
    assert not [path for path in site.requests if hand.text in path]
    assert {path.split("/")[0] for path in site.requests} <= {"hand", "icons"}


def test_in_the_frame_of_another_site_no_hand_is_shown(
    page: Page, site: Site, open_site: OpenSite, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text(framing(f"{site.url}hand/#{hand_of(GAME).text}"), encoding="utf-8")
    page.goto(open_site(tmp_path).url)
    expect(page.frame_locator("iframe").locator("body")).to_contain_text("shown inside another site")
    assert page.frame_locator("iframe").locator(".hold").count() == 0


# ── bad texts ────────────────────────────────────────────────────────────────────────────────────────────────────


@any_form(locale=in_both_languages())
def test_bad_texts_are_reported_and_not_stored(phone: Phone, locale: str) -> None:
    for text, said in BAD.values():
        phone.scan(text)
        expect(phone.fault).to_contain_text(said[locale])
        assert phone.page.url == phone.url
        assert phone.page.evaluate(KEPT)["texts"] == []


def test_a_bad_text_does_not_replace_the_stored_hand(phone: Phone) -> None:
    hand = hand_of(GAME)
    phone.shows(hand)
    phone.scan(hand.text[:-2])
    expect(phone.fault).to_be_visible()
    phone.page.get_by_role("heading", name="Other hands").locator("..").get_by_role("button").click()
    phone.hold()
    assert phone.names() == hand.sorted


# ── looks ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.browser_context_args(locale="ja-JP")
def test_words_and_numbers_use_the_sites_own_typefaces(phone: Phone) -> None:
    phone.page.goto(phone.url)
    drawn = drawn_by(phone.page, "h1") | drawn_by(phone.page, ".screen > p")
    phone.shows(hand_of(GAME))
    drawn |= drawn_by(phone.page, "h1") | drawn_by(phone.page, ".hold-words")
    phone.hold()
    drawn |= drawn_by(phone.page, ".phone-number") | drawn_by(phone.page, ".phone-help")
    assert {name.removesuffix(" SemiBold") for name, is_own in drawn.items() if is_own} >= {
        "Zen Maru Gothic",
        "Shippori Mincho",
    }
    assert all(drawn.values())


def test_sixteen_cards_fit_the_screen(phone: Phone) -> None:
    for game, size in product(WITH_HANDS, SIZES):
        phone.page.set_viewport_size(size)
        phone.shows(hand_of(game))
        phone.hold()
        boxes: list[dict[str, float]] = phone.cards.evaluate_all(BOXES)
        assert len(boxes) == MOST
        for box in boxes:
            assert box["width"] >= 60
            assert box["left"] >= 0
            assert box["right"] <= size["width"]
            assert box["bottom"] <= size["height"]


@any_form(game=WITH_HANDS, locale=in_both_languages())
def test_axe_finds_nothing_on_the_page_covered_or_open(phone: Phone, game: str, locale: str) -> None:
    phone.page.add_init_script(path=AXE)
    off = ["label-content-name-mismatch"]
    look = [{**how, "off": [*off, *how["off"]]} for how in LOOKS[locale] if "forced" not in how]
    phone.page.goto(phone.url)
    found = [phone.page.evaluate(AXE_CHECK, how) for how in look]
    phone.scan("NONSENSE")
    found += [phone.page.evaluate(AXE_CHECK, how) for how in look]
    phone.shows(hand_of(game))
    found += [phone.page.evaluate(AXE_CHECK, how) for how in look]
    phone.hold()
    phone.cards.first.click()
    found += [phone.page.evaluate(AXE_CHECK, how) for how in look]
    assert [fault for faults in found for fault in faults] == []


# ── the files ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_scripts_styles_and_faces_are_small_and_load_no_part_of_the_large_page(
    phone: Phone, site: Site, dist: Path
) -> None:
    files = [path for path in (dist / "hand").rglob("*") if path.suffix in {".js", ".css", ".html"}]
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 9, mtime=0)) for path in files}
    assert sum(sizes.values()) <= MOST_BYTES, sizes
    phone.shows(hand_of(GAME))
    assert not [path for path in site.requests if path.startswith(("engine/", "assets/"))]


def test_the_policy_equals_that_of_the_large_page(dist: Path) -> None:
    policy = metas(dist)["Content-Security-Policy"]
    assert f'content="{policy}"' in (dist / "hand" / "index.html").read_text(encoding="utf-8")


@pytest.mark.service_worker
def test_after_one_visit_other_hands_are_shown_without_network(
    phone: Phone, site: Site, dist: Path, guard: Guard
) -> None:
    files = [path for path in (dist / "hand").rglob("*") if path.is_file() and path.name != "sw.js"]
    phone.shows(hand_of(GAME))
    wait_for_promise(phone.page, IS_KEPT, len(files))
    assert phone.page.evaluate("() => caches.keys()") == ["tefuda-hand"]
    assert sum(path.stat().st_size for path in files) < 500_000
    site.shutdown()
    site.server_close()
    phone.page.context.set_offline(True)
    hand = hand_of(WITH_HANDS[-1], tag=2)
    phone.shows(hand)
    phone.hold()
    assert phone.names() == hand.sorted


BITE = """async () => {
    const cache = await caches.open("tefuda-hand");
    const [page] = (await cache.keys()).filter(({ url }) => url.includes("/index.html?"));
    await cache.put(page, await fetch("../index.html"));
    return (await cache.match(page)).redirected;
}"""
"""Stores an answer after a redirect in the page's place, as version 1.0.0 did."""


@pytest.mark.service_worker
@pytest.mark.parametrize("final_slash", [True, False], ids=["with a final slash", "without one"])
def test_a_host_that_redirects_from_the_pages_file_does_not_spoil_the_stored_page(
    phone: Phone, site: Site, dist: Path, final_slash: bool
) -> None:
    site.final_slash = final_slash
    files = [path for path in (dist / "hand").rglob("*") if path.is_file() and path.name != "sw.js"]
    phone.shows(hand_of(GAME))
    wait_for_promise(phone.page, IS_KEPT, len(files))
    phone.shows(hand_of(GAME, seed=2))
    assert phone.page.evaluate(BITE)
    phone.shows(hand_of(GAME, seed=3))
    site.shutdown()
    site.server_close()
    phone.page.context.set_offline(True)
    phone.shows(hand_of(GAME, seed=4))


@pytest.mark.service_worker
def test_a_stored_script_that_is_damaged_is_fetched_again_and_the_scanned_hand_is_shown(
    phone: Phone, dist: Path, guard: Guard
) -> None:
    guard.allow("SyntaxError|Unexpected token|Failed to|integrity")
    files = [path for path in (dist / "hand").rglob("*") if path.is_file() and path.name != "sw.js"]
    phone.shows(hand_of(GAME))
    wait_for_promise(phone.page, IS_KEPT, len(files))
    spoil(phone.page, path_in(dist, "hand/assets/index-*.js"))
    phone.shows(hand_of(GAME, seed=2))


def test_without_its_script_on_the_server_the_page_reports_it_and_shows_the_hand_later(
    phone: Phone, site: Site, dist: Path, guard: Guard
) -> None:
    guard.allow("404|Failed to")
    site.faults[path_in(dist, "hand/assets/index-*.js")] = Fault(status=HTTPStatus.NOT_FOUND)
    phone.scan(hand_of(GAME).text)
    expect(phone.page.get_by_test_id("rescue")).to_contain_text("Parts of the page are missing or damaged")
    assert phone.page.url == phone.url
    site.faults.clear()
    phone.page.get_by_role("button", name="Try again").click()
    expect(phone.covered).to_be_visible()
