"""Links and QR codes of finished matches: they restore the match, and nothing is stored before the user agrees."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, ViewportSize, expect

from e2e.lib.drivers import IN_TURNS
from e2e.lib.forms import any_form
from e2e.lib.sample import GAME, finished
from e2e.lib.store import replay, stored_matches
from e2e.lib.support import Guard, in_both_languages, origin_of, wait_for_engine
from e2e.lib.table import VALUES, Table, named
from e2e.test_access import PHONE as SMALL
from e2e.test_review import LAPTOP, PHONE, go_through, over
from paths import WEB
from py_engine.games import GAMES
from py_engine.link import write
from py_engine.match import Match
from py_engine.reading import MOST_NAME
from tests.play import SetUp, deck_of

pytestmark = pytest.mark.shares_page

SCREENS = [*in_both_languages(viewport=PHONE), *in_both_languages(viewport=LAPTOP)]
SCANNED = [
    pytest.param(SetUp(game, GAMES[game].min_players), marks=[] if game == IN_TURNS[-1] else pytest.mark.long)
    for game in GAMES
]
WINDOWS: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "laptop": {"width": 1440, "height": 900},
}
SHARE = {"ja-JP": "リンクで共有する", "en-US": "Share as a link"}
SCANNER = WEB / "node_modules" / "jsqr" / "dist" / "jsQR.js"
"""Another library than the one that draws the codes."""
SCAN = """async (png) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const paper = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
    const pen = paper.getContext("2d");
    pen.drawImage(picture, 0, 0);
    return jsQR(pen.getImageData(0, 0, paper.width, paper.height).data, paper.width, paper.height)?.data;
}"""
NewContext = Callable[..., BrowserContext]


def share(table: Table, match: Match, locale: str = "en-US") -> Locator:
    """Replay a match and open its sheet for sharing."""
    walk = go_through(table, match)
    walk.screen.get_by_role("button", name=SHARE[locale], exact=True).click()
    return table.page.get_by_role("dialog", name=SHARE[locale])


def address(sheet: Locator) -> str:
    """Return the link on a sheet, once it is there."""
    field = sheet.get_by_role("textbox")
    field.wait_for()
    return field.input_value()


def scanned(page: Page, code: Locator) -> str:
    """Return the text of a QR code, from a picture of it at the size shown."""
    scanner = page.context.new_page()
    scanner.add_script_tag(path=SCANNER)
    text: str = scanner.evaluate(SCAN, b64encode(code.screenshot()).decode())
    scanner.close()
    return text


def opened(page: Page, link: str) -> Page:
    """Open a link on a device without any data."""
    page.goto(link)
    wait_for_engine(page)
    page.get_by_test_id("link").wait_for()
    return page


@pytest.fixture
def other(table: Table, new_context: NewContext, guard: Guard) -> Page:
    """Return a page of another device."""
    guard.origins.add(origin_of(table.url))
    return new_context().new_page()


@any_form(locale=in_both_languages(), window=WINDOWS)
def test_a_match_is_scanned_and_gone_through_on_another_device(
    table: Table, other: Page, locale: str, window: str
) -> None:
    table.page.set_viewport_size(WINDOWS[window])
    match = finished()
    sheet = share(table, match, locale)
    link = address(sheet)
    assert scanned(table.page, sheet.locator(".share-qr")) == link
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it scrolls sideways"
    page = opened(other, link)
    page.set_viewport_size(WINDOWS[window])
    expect(page.get_by_test_id("link")).to_contain_text(f"{len(match.names)}")
    assert not set(page.evaluate(VALUES)) & deck_of(GAME)
    page.locator("[data-testid=link] .button-main").click()
    page.locator("[data-testid=match-review][data-at='0']").wait_for()
    dealt = replay({**match.save(), "log": []})
    for seat, hand in enumerate(page.locator(".walk-hand").all()):
        assert named(hand.locator("[data-card]")) == dealt.view(seat)["hand"]
    assert stored_matches(page) == {}


@pytest.mark.parametrize("set_up", SCANNED, ids=str)
def test_a_match_of_every_game_is_scanned_from_a_phone(table: Table, set_up: SetUp) -> None:
    """With links of every length: the longest have hundreds of entries."""
    table.page.set_viewport_size(SMALL)
    match = over(set_up)
    sheet = share(table, match)
    link = address(sheet)
    assert link.endswith(f"/{write(match, is_deal=False, is_named=False)}")
    assert scanned(table.page, sheet.locator(".share-qr")) == link


def test_names_go_along_only_when_they_are_asked_for_and_no_qr_code_where_they_are_too_long(
    table: Table, other: Page
) -> None:
    match = finished()
    match.names = [sign * MOST_NAME for sign in "🍙🍡🍵"]
    sheet = share(table, match)
    plain = address(sheet)
    sheet.get_by_role("checkbox").check()
    sheet.get_by_text("too long for a QR code").wait_for()
    expect(sheet.locator(".share-qr")).to_have_count(0)
    told = opened(other, address(sheet)).get_by_test_id("link")
    expect(told).to_contain_text("🍙🍙🍙")
    other.goto(plain)
    expect(told).to_contain_text("3 players")
    expect(told).not_to_contain_text("🍙")
    sheet.get_by_role("checkbox").uncheck()
    sheet.locator(".share-qr").wait_for()


KEEP = {"ja-JP": "この対戦を残す", "en-US": "Save this match"}


@any_form(locale=SCREENS, where=["link", "walk"])
def test_a_linked_match_can_be_kept_and_continued(table: Table, other: Page, locale: str, where: str) -> None:
    match = finished()
    link = address(share(table, match, locale))
    page = opened(other, link)
    if where == "walk":
        page.locator("[data-testid=link] .button-main").click()
        page.locator("[data-testid=match-review][data-at='0']").wait_for()
    assert stored_matches(page) == {}
    page.get_by_role("button", name=KEEP[locale], exact=True).click()
    page.wait_for_url("**#/review/*")
    page.locator("[data-testid=match-review][data-at='0']").wait_for()
    ((kept, text),) = stored_matches(page).items()
    assert (text["deal"], text["log"]) == (match.deal, match.save()["log"])
    assert (text["over"], text["origin"]["id"]) == (True, "link")
    page.locator(f"a[href='#/what-if/{kept}/0']").click()
    page.locator(".setup-start").click()
    page.wait_for_url("**#/play/*")
    (again,) = [text for name, text in stored_matches(page).items() if name != kept]
    assert (again["deal"], again["origin"]["id"]) == (match.deal, kept)
    page.goto(link)
    page.get_by_role("button", name=KEEP[locale], exact=True).click()
    page.wait_for_url(f"**#/review/{kept}")


def test_a_deal_is_stored_once_it_is_played_and_its_match_opens_nothing_meanwhile(
    table: Table, other: Page
) -> None:
    match = finished()
    sheet = share(table, match)
    whole = address(sheet)
    sheet.get_by_text("The deal only").click()
    expect(sheet.get_by_role("textbox")).not_to_have_value(whole)
    page = opened(other, address(sheet))
    assert stored_matches(page) == {}
    page.get_by_role("button", name="Play this deal").click()
    page.get_by_test_id("noren").wait_for()
    (stored,) = stored_matches(page).values()
    assert (stored["deal"], stored["log"]) == (match.deal, [])
    assert stored["origin"]["id"] == "link", "it counts"
    for name in ("Replay the match", KEEP["en-US"]):
        page.goto(whole)
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_test_id("same-deal")).to_contain_text("still being played")
        assert not set(page.evaluate(VALUES)) & deck_of(GAME)
        assert len(stored_matches(page)) == 1


SPOILT: list[tuple[Callable[[str], str], str]] = [
    (lambda link: link[:-1], "Part of this link is missing"),
    (lambda link: f"{link[:-1]}…", "Part of this link is missing"),
    (lambda link: link[: link.index("#/link/") + 7], "Part of this link is missing"),
    (lambda link: f"{link[:-1]}{'A' if link[-1] != 'A' else 'B'}", "damaged"),
    (lambda link: link.replace("#/link/1", "#/link/2"), "newer version"),
    (lambda link: link.replace("#/link/1", "#/link/%E6%89%8B"), "damaged"),
]
"""Faults in a link, with the message for each."""


TAILS = ["。", "で遊ぼう", ")", "%20", "%", "?fbclid=IwAR0", "/index.html", "%E2%80%8B", "A" * 5000]
"""Texts that messengers, browsers and people add after a link."""


def test_a_link_with_a_tail_leads_to_its_match(table: Table) -> None:
    link = f"{table.url}#/link/{write(finished(), is_deal=False, is_named=False)}"
    for tail in TAILS:
        table.page.goto(f"{table.url}#/")
        expect(opened(table.page, link + tail).get_by_role("button", name="Replay the match")).to_be_visible()


def test_an_invalid_link_shows_the_reason(table: Table) -> None:
    link = f"{table.url}#/link/{write(finished(), is_deal=False, is_named=False)}"
    for spoil, words in SPOILT:
        expect(opened(table.page, spoil(link)).get_by_role("alert")).to_contain_text(words)
    assert stored_matches(table.page) == {}
