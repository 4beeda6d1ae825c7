"""Other parts of a fight's screen: skills, a series, and whether everything fits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.games.trump_fighter.fights import in_battle, lay, new_match, over, unchosen
from e2e.games.trump_fighter.scenes import SCENES
from e2e.games.trump_fighter.table import FACES, TALL, FightTable, shaped
from e2e.lib.forced import BOTH_THEMES, is_seen, look_different, picture, stands_out
from e2e.lib.forms import any_form
from e2e.lib.seated import machines_but
from e2e.lib.stage import cut
from e2e.lib.store import stored_matches
from e2e.lib.table import Table

pytestmark = pytest.mark.shares_page


@shaped()
def test_a_skill_is_described_in_words_and_lit_only_if_set(fight: FightTable) -> None:
    match = lay(in_battle(new_match("H3 H9 C4 D4 S5 H5 D2 HK")), 0, "H3 H9")
    lay(match, 1, "HK")
    assert match.view(None)["met"][0] == ["sunrise_axe"]
    for help_on in (False, True):
        fight.put(match, {**FACES, "help": help_on}, match_id=f"help-{help_on}")
        fight.back()
        expect(fight.page.locator("[data-half='0'] .tf-skill")).to_have_count(4)
        expect(fight.page.locator("[data-half='0'] .tf-skill-met")).to_have_count(int(help_on))
    fight.press("[data-skill='sunrise_axe']")
    words = fight.page.locator("[data-help='sunrise_axe']")
    expect(words).to_contain_text("2 of your cards with 1 of theirs: 3 ♥")
    fight.press("[data-help='sunrise_axe']")
    expect(words).to_have_count(0)
    fight.press("[data-skill='sunrise_axe']")
    fight.page.go_back()
    expect(words).to_have_count(0)
    expect(fight.page.locator("[data-half='0']")).to_be_visible()


GROUND = """(part) => [...document.querySelectorAll(part)].map((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const isHalftone = getComputedStyle(each).backgroundImage.startsWith("radial-gradient");
    return { isWide: left === 0 && right === innerWidth, isHalftone, top, bottom };
})"""
"""For every element of a kind: whether it is as wide as the window, whether it is halftone, and its place."""


@shaped()
def test_the_halftone_fills_the_window_and_a_skills_cards_have_the_colours_of_the_sides(
    fight: FightTable,
) -> None:
    window = TALL["height"]
    fight.put(in_battle(new_match()))
    (cover,) = fight.page.evaluate(GROUND, ".tf-cover")
    fight.back()
    upper, lower = fight.page.evaluate(GROUND, ".tf-half")
    (strip,) = fight.page.evaluate(GROUND, ".tf-strip")
    assert all(each["isWide"] for each in (cover, upper, strip, lower))
    assert all(each["isHalftone"] for each in (cover, upper, lower))
    assert [cover["top"], cover["bottom"]] == [0, window]
    seams = [upper["top"], upper["bottom"], strip["bottom"], lower["bottom"]]
    assert seams == pytest.approx([0, strip["top"], lower["top"], window], abs=1)
    for seat in range(2):
        colours = fight.page.locator(f"[data-half='{seat}']").evaluate(COLOURS)
        assert colours["own"] == [colours["sides"][seat]]
        assert colours["opp"] == [colours["sides"][1 - seat]]
    assert set(fight.page.locator(".tf-mini-word").all_inner_texts()) == {"you", "opp"}


COLOURS = """(half) => {
    const colour = (each) => getComputedStyle(each).backgroundColor;
    const probe = (name) => {
        const each = document.body.appendChild(document.createElement("i"));
        each.style.background = `var(${name})`;
        const found = colour(each);
        each.remove();
        return found;
    };
    const cards = (kind) => [...new Set([...half.querySelectorAll(`.tf-mini-${kind} i`)].map(colour))];
    return { own: cards("own"), opp: cards("opp"), sides: [probe("--seat-0"), probe("--seat-1")] };
}"""
"""The colours of a half's own cards and of the other's in its skills, and those of both sides."""
BROKEN = """(mark) => [...document.querySelectorAll(".tf-skill-name > span")].flatMap((name) => {
    const range = document.createRange();
    const text = name.firstChild;
    const tops = [...text.data].map((_, at) => {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().top;
    });
    const isBreak = (at) => Math.abs(tops[at] - tops[at - 1]) > 4 && !` -${mark}`.includes(text.data[at - 1]);
    return tops.some((_, at) => at && text.data[at] !== mark && isBreak(at)) ? [text.data] : [];
})"""
"""The names of skills that a line's end cuts in the middle of a word."""
PAIRS = [("hinata", "gonzo"), ("pomelo", "rin_ran"), ("kiku", "abaco"), ("sayo", "rose"), ("tombo", "calabaza")]


@shaped(locale="ja-JP")
def test_the_name_of_a_skill_is_broken_only_between_words(fight: FightTable) -> None:
    found = {}
    for pair in PAIRS:
        fight.enter(in_battle(new_match(fighters=pair)), match_id="-".join(pair))
        for wide, high in LEAST_WHO:
            fight.page.set_viewport_size({"width": wide, "height": high})
            if fight.cover.count():
                fight.back()
            found[pair, wide] = fight.page.evaluate(BROKEN, "\u200b")
    assert {key: names for key, names in found.items() if names} == {}


WHO = """() => [...document.querySelectorAll(".tf-bar")].flatMap((bar) => [
    bar.querySelector(".tf-portrait").getBoundingClientRect().height,
    parseFloat(getComputedStyle(bar.querySelector(".tf-who b")).fontSize),
])"""
LEAST_WHO = {(360, 640): (60, 16), (390, 844): (67, 18), (844, 390): (64, 20), (1440, 900): (120, 30)}
"""Least height of a fighter's portrait and of the letters of its player's name (px), by the window."""


@shaped()
def test_fighters_and_their_players_are_seen_from_across_the_table(fight: FightTable) -> None:
    fight.enter(in_battle(new_match()))
    found = {}
    for wide, high in LEAST_WHO:
        fight.page.set_viewport_size({"width": wide, "height": high})
        if fight.cover.count():
            fight.back()
        found[wide, high] = fight.page.evaluate(WHO)
        assert len(found[wide, high]) == 4
    small = {
        window: sizes
        for window, sizes in found.items()
        if any(size < least for size, least in zip(sizes, LEAST_WHO[window] * 2, strict=True))
    }
    assert not small


@shaped()
def test_a_series_continues_with_the_same_fighters(fight: FightTable) -> None:
    match = over()
    # its own id: a page that shows another match under the same one would keep that one's settings
    fight.table.put(match.save(), "series", settings={"mode": "faces", "best": 3})
    expect(fight.page.get_by_test_id("series")).to_contain_text("Aki 1 – 0 Benjamin")
    fight.page.get_by_role("button", name="same fighters").click()
    expect(fight.arena).to_be_visible()
    match_id = fight.page.evaluate("() => location.hash").rpartition("/")[2]
    stored = fight.match(match_id)
    assert [entry["name"] for entry in stored.save()["log"]] == ["hinata", "gonzo"]
    settings = stored_matches(fight.page)[match_id]["settings"]
    assert (settings["best"], settings["wins"]) == (3, [1, 0])


@shaped()
@pytest.mark.parametrize("form", [FACES, {"mode": "machine", "level": "even"}], ids=["facing", "alone"])
def test_the_choice_the_pause_and_the_result_have_a_way_out_and_the_rules(
    fight: FightTable, form: Mapping[str, Any]
) -> None:
    page = fight.page
    bots = machines_but({0}, 2) if form["mode"] == "machine" else [None, None]
    for match in (unchosen(), in_battle(new_match()), over()):
        fight.arrived(fight.table.replace(match.save(), settings=dict(form), bots=bots))
        out = page.get_by_role("link", name="Back").or_(page.get_by_role("button", name="Save and leave"))
        rules = page.get_by_role("button", name="Rules")
        for each in (out, rules):
            box = each.bounding_box()
            assert box and min(box["width"], box["height"]) >= 44
        rules.click()
        page.locator("dialog").get_by_role("button", name="Close", exact=True).click()
        out.click()
        expect(page).to_have_url(f"{fight.table.url}#/")


SIZES = ((360, 640), (640, 360), (390, 844), (844, 390), (820, 1180), (1440, 900))
BOXES = """() => [...document.querySelectorAll(".tf-place, .tf-big, .tf-skill")].map((each) => {
    const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
    return { name: each.className, left, top, right, bottom, width, height };
})"""
TEXTS = ".tf-skill, .tf-big, .tf-bar"


@any_form(
    fighters=[
        pytest.param(("abaco", "pomelo"), marks=shaped()),
        pytest.param(("tombo", "rose"), marks=shaped(locale="ja-JP")),
    ]
)
def test_everything_fits_and_controls_are_large_enough(fight: FightTable, fighters: tuple[str, str]) -> None:
    fight.enter(lay(in_battle(new_match(fighters=fighters)), 0, "S3 H9"))
    faults = []
    for width, height in SIZES:
        fight.page.set_viewport_size({"width": width, "height": height})
        if fight.cover.count():
            fight.back()
        boxes = fight.page.evaluate(BOXES)
        assert len(boxes) == 2 * (8 + 1 + 4)
        for box in boxes:
            inside = box["left"] >= 0 and box["top"] >= 0 and box["right"] <= width and box["bottom"] <= height
            large = "tf-skill" in box["name"] or min(box["width"], box["height"]) >= 44
            if not (inside and large):
                faults.append((width, height, box))
        faults += [(width, height, text) for text in cut(fight.page, TEXTS)]
    assert faults == [], "\n".join(map(str, faults))


@BOTH_THEMES
def test_skills_their_signs_and_met_ones_are_visible_in_forced_colours(table: Table, theme: str) -> None:
    SCENES["battle-lit"](table)
    half = table.page.locator("[data-half='0']")
    assert is_seen(half.locator("[data-skill='sunrise_axe']"), "tf-skill-met")
    signs = table.page.locator(".tf-sign, .tf-facing").all()
    assert signs
    assert all(map(stands_out, signs))
    row = half.locator(".tf-mini-own:has(i:nth-of-type(4))").first
    before = picture(row)
    row.evaluate("(row) => row.classList.replace('tf-mini-own', 'tf-mini-opp')")
    assert look_different(before, picture(half.locator(".tf-mini-opp:has(i:nth-of-type(4))").first))


@BOTH_THEMES
def test_the_time_and_the_points_are_seen_in_forced_colours(table: Table, theme: str) -> None:
    SCENES["battle"](table)
    fuse = table.page.locator(".tf-fuse")
    before = picture(fuse)
    fuse.evaluate("(fuse) => fuse.style.setProperty('--left', 0)")
    assert look_different(before, picture(fuse))
    SCENES["report"](table)
    track = table.page.locator(".tf-side-head .tf-total-track").first
    pictures = []
    for points in (0, 1):
        track.evaluate("({ firstChild }, points) => firstChild.style.setProperty('--points', points)", points)
        pictures.append(picture(track))
    assert look_different(*pictures)


CLEAR = """() => [...document.querySelectorAll(".tf-face:has(.tf-court)")].map((face) => {
    const box = (part) => face.querySelector(part).getBoundingClientRect();
    const [court, rank] = [box(".tf-court"), box(".card-ink > g > :first-child")];
    return rank.width > 0 && (court.left >= rank.right - 0.5 || court.right <= rank.left + 0.5);
})"""
"""For each court card: whether its sign is beside its letter."""


@shaped()
def test_the_sign_of_a_court_card_is_clear_of_its_letter(fight: FightTable) -> None:
    fight.enter(in_battle(new_match("HQ SK CJ DQ SQ HK DJ CQ")))
    assert fight.page.evaluate(CLEAR) == [True] * 8
