"""What a fight shows beside the cards: skills, a series, and that everything fits."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.games.trump_fighter.fights import in_battle, lay, new_match, over
from e2e.games.trump_fighter.ring import FACES, Ring, compact, shaped
from e2e.table import stored_matches


@shaped()
def test_met_skills_are_lit_only_where_the_players_want_that(ring: Ring) -> None:
    match = lay(in_battle(new_match("H3 H9 C4 D4 S5 H5 D2 HK")), 0, "H3 H9")
    lay(match, 1, "HK")
    assert match.view(None)["met"][0] == ["sunrise_axe"]
    ring.table.go_home()
    for help_on in (False, True):
        ring.put(match, {**FACES, "help": help_on}, match_id=f"help-{help_on}")
        ring.back()
        expect(ring.page.locator("[data-half='0'] .tf-skill")).to_have_count(4)
        expect(ring.page.locator("[data-half='0'] .tf-skill-met")).to_have_count(int(help_on))


@shaped()
def test_a_tap_on_a_skill_says_it_in_words(ring: Ring) -> None:
    ring.enter(in_battle(new_match()))
    ring.press("[data-skill='sunrise_axe']")
    words = ring.page.locator("[data-help='sunrise_axe']")
    expect(words).to_contain_text("2 of your cards with 1 of theirs: 3 ♥")
    ring.press("[data-help='sunrise_axe']")
    expect(words).to_have_count(0)


@shaped()
def test_a_series_goes_on_with_the_same_fighters(ring: Ring) -> None:
    match = over()
    ring.table.go_home()
    key = "tefuda:live:prepared"
    ring.page.evaluate(
        "([key, text]) => localStorage.setItem(key, text)", [key, compact({"way": "faces", "best": 3})]
    )
    ring.table.put(match.save())
    expect(ring.page.get_by_test_id("series")).to_contain_text("Aki 1 – 0 Benjamin")
    ring.page.get_by_role("button", name="same fighters").click()
    expect(ring.arena).to_be_visible()
    match_id = ring.page.evaluate("() => location.hash").rpartition("/")[2]
    stored = ring.match(match_id)
    assert [entry["name"] for entry in stored.save()["log"]] == ["hinata", "gonzo"]
    form = stored_matches(ring.page)[match_id]["form"]
    assert (form["best"], form["wins"]) == (3, [1, 0])


SIZES = ((360, 640), (640, 360), (390, 844), (844, 390), (820, 1180), (1440, 900))
BOXES = """() => [...document.querySelectorAll(".tf-place, .tf-big, .tf-skill")].map((each) => {
    const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
    return { name: each.className, left, top, right, bottom, width, height };
})"""
CUT = """() => [...document.querySelectorAll(".tf-skill, .tf-big, .tf-bar")]
    .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
    .map((each) => each.textContent)"""


@pytest.mark.parametrize(
    "fighters",
    [
        pytest.param(("abaco", "pomelo"), marks=shaped(), id="en"),
        pytest.param(("tombo", "rose"), marks=shaped(locale="ja-JP"), id="ja"),
    ],
)
def test_everything_fits_and_what_is_played_with_is_large_enough(ring: Ring, fighters: tuple[str, str]) -> None:
    ring.enter(lay(in_battle(new_match(fighters=fighters)), 0, "S3 H9"))
    faults = []
    for width, height in SIZES:
        ring.page.set_viewport_size({"width": width, "height": height})
        if ring.cover.count():
            ring.back()
        boxes = ring.page.evaluate(BOXES)
        assert len(boxes) == 2 * (8 + 1 + 4)
        for box in boxes:
            inside = box["left"] >= 0 and box["top"] >= 0 and box["right"] <= width and box["bottom"] <= height
            large = "tf-skill" in box["name"] or min(box["width"], box["height"]) >= 44
            if not (inside and large):
                faults.append((width, height, box))
        faults += [(width, height, text) for text in ring.page.evaluate(CUT)]
    assert faults == [], "\n".join(map(str, faults))
