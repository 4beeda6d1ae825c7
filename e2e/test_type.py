"""Type and icons: every character comes from one of the site's own typefaces, and every icon has a name."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewContext
from e2e.lib.drivers import IN_TURNS, opening
from e2e.lib.site import Site
from e2e.lib.table import Table
from py_engine.bridge import handle
from py_engine.games import GAMES

TESTS = (".test.ts", ".test.tsx", ".testing.ts")
SOURCE = Path(__file__).parents[1] / "web" / "src"
MOST_FONT_BYTES = 490_000
TEXT_STYLE = "\ufe0e"  # requests a sign as text, draws nothing itself
OUTSIDE = "龘"  # no word of the site is written with it
FACES = {"gothic": (400, 700), "mincho": (600,)}
SHOW = """async ([text, family, weight]) => {
    const probe = document.createElement("p");
    probe.id = "probe";
    probe.style.fontFamily = `var(--${family})`;
    probe.style.fontWeight = weight;
    probe.textContent = text;
    document.querySelector("#probe")?.remove();
    document.body.append(probe);
    await document.fonts.ready;
}"""


def words() -> str:
    return "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.ftl"))


def literals() -> str:
    """Return all non-ASCII text in quotes or between tags in the page's code."""
    code = [path for path in SOURCE.rglob("*.ts*") if not path.name.endswith(TESTS)]
    lines = [line for path in code for line in path.read_text(encoding="utf-8").splitlines()]
    return "".join(line for line in lines if not re.match(r"\s*(//|/?\*)", line))


def catalogue() -> str:
    return json.dumps(json.loads(handle('{"op":"catalog"}')), ensure_ascii=False)


def characters(text: str) -> str:
    """Return every character once, in its text form; spaces are not drawn."""
    return "".join(sorted({each for each in text if each.isprintable() and not each.isspace()} - {TEXT_STYLE}))


WRITTEN: dict[str, Callable[[], str]] = {
    "gothic": lambda: characters(words() + literals() + catalogue()),
    "mincho": lambda: characters(words()),
}


def drawn_by(page: Page, selector: str) -> dict[str, bool]:
    """Return the fonts that draw the first such element's text, and whether each is one of the site's own."""
    devtools = page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        devtools.send(f"{domain}.enable")
    root = devtools.send("DOM.getDocument")["root"]["nodeId"]
    node = devtools.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    fonts = devtools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    devtools.detach()
    return {font["familyName"]: font["isCustomFont"] for font in fonts}


def strangers(page: Page, text: str, family: str, weight: int) -> str:
    """Return the characters of ``text`` that no typeface of the site draws."""
    page.evaluate(SHOW, [text, family, weight])
    if all(drawn_by(page, "#probe").values()):
        return ""
    if len(text) == 1:
        return text
    middle = len(text) // 2
    return "".join(strangers(page, half, family, weight) for half in (text[:middle], text[middle:]))


@pytest.mark.parametrize("family", FACES)
def test_every_character_of_the_site_is_drawn_by_its_own_typefaces(page: Page, site: Site, family: str) -> None:
    page.goto(site.url)
    expect(page.locator("h1")).to_be_visible()
    text = WRITTEN[family]()
    assert len(text) > 300
    for weight in FACES[family]:
        assert strangers(page, text, family, weight) == "", weight


def test_a_name_with_other_characters_takes_only_those_from_the_system(page: Page, site: Site) -> None:
    page.goto(site.url)
    expect(page.locator("h1")).to_be_visible()
    page.evaluate(SHOW, [f"手{OUTSIDE}", "gothic", 400])
    fonts = drawn_by(page, "#probe")
    assert fonts.pop("Zen Maru Gothic")
    assert list(fonts.values()) == [False]


@pytest.mark.parametrize("locale", ["ja-JP", "en-US"])
def test_titles_and_text_are_set_in_the_typefaces_that_the_site_serves(
    site: Site, new_context: NewContext, locale: str
) -> None:
    page = new_context(locale=locale).new_page()
    page.goto(site.url)
    expect(page.locator(".box-name").first).to_be_visible()
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    for selector, family in ((".box-name", "Shippori Mincho"), (".box-facts", "Zen Maru Gothic")):
        fonts = drawn_by(page, selector)
        assert [name for name, own in fonts.items() if own and name.startswith(family)] == list(fonts)
    assert [path for path in site.requests if path.endswith(".woff2")]


def test_the_typefaces_are_light_and_kept_for_offline(dist: Path) -> None:
    fonts = list(dist.glob("assets/*.woff2"))
    assert sum(font.stat().st_size for font in fonts) <= MOST_FONT_BYTES
    kept = (dist / "sw.js").read_text(encoding="utf-8")
    assert [font.name for font in fonts if font.name not in kept] == []


@pytest.mark.shares_page
def test_icons_are_decoration_in_something_that_has_a_name(table: Table) -> None:
    holders = table.page.locator("button:has(.icon), a:has(.icon), [role=img]:has(.icon)")
    for game in IN_TURNS:
        table.uncover(table.prepare(opening(game)))
        assert holders.count() >= 4
        for holder in holders.all():
            expect(holder).to_have_accessible_name(re.compile(r"\w"))
        expect(table.page.locator(".icon:not([aria-hidden=true])")).to_have_count(0)


NO_PHRASES = """(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...asked) => !asked.includes("auto-phrase") && supports(...asked);
})()"""


@pytest.mark.browser_context_args(locale="ja-JP")
@pytest.mark.parametrize("alone", [True, False], ids=["finds phrases itself", "needs them marked"])
def test_japanese_has_room_for_a_lines_end_after_each_phrase(page: Page, site: Site, alone: bool) -> None:
    if not alone:
        page.add_init_script(NO_PHRASES)
    page.goto(f"{site.url}#/rules/{next(iter(GAMES))}")
    story = page.locator(".leaflet-story")
    expect(story).to_contain_text(re.compile("[ぁ-ん]{2}" if alone else "\u200b"))
    phrases = story.inner_text().split("\u200b")
    assert len(phrases) == 1 if alone else 5 < len(phrases) < len("".join(phrases)) / 2
