"""The comparison of pictures sees changes where they are, and a page shows changed ones in pairs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image

from commands import SetupError
from e2e.lib.camera import GROUPS
from e2e.lib.trees import commit_of
from e2e.pictures import ALIKE, are_alike, differences, files_of
from e2e.shots import changed, write_pairs

MOST_BYTES = 1_500_000
"""Limit for the size of all kept pictures: a change of looks adds as much to the project's history."""
FINE = ALIKE[0]


def test_the_pictures_are_light() -> None:
    files = [file for group in GROUPS for file in files_of(group).values()]
    assert len(files) > 100
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES


def paper(*stains: tuple[int, int, int, int], colour: str = "firebrick", height: int = 80) -> Image.Image:
    """Return a small picture with coloured areas."""
    picture = Image.new("RGB", (40, height), "ivory")
    for stain in stains:
        picture.paste(Image.new("RGB", (stain[2] - stain[0], stain[3] - stain[1]), colour), stain)
    return picture


def test_a_colour_that_changes_and_a_thing_that_moves_are_seen_where_they_are() -> None:
    card = (8, 16, 24, 40)
    changed = differences(paper(card), paper(card, colour="darkorange"), FINE)
    assert changed.getbbox() == (2, 4, 6, 10)
    moved = differences(paper(card), paper((12, 16, 28, 40)), FINE)
    assert moved.getbbox() == (2, 4, 7, 10)
    assert differences(paper(card), paper(card), FINE).getbbox() is None


def test_a_slight_change_of_a_plain_colour_is_seen_over_a_large_area_alone() -> None:
    speck, field = (8, 16, 12, 20), (0, 0, 40, 80)
    assert are_alike(paper(speck, colour="#808080"), paper(speck, colour="#8e8e8e"))
    assert not are_alike(paper(field, colour="#808080"), paper(field, colour="#8e8e8e"))


def test_a_picture_of_another_size_differs_where_it_is_longer() -> None:
    longer = paper(height=100)
    assert differences(paper(), longer, FINE).getbbox() == (0, 20, 10, 25)
    assert not are_alike(paper(), longer)
    assert are_alike(paper(), paper(height=81))


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """Return two folders of pictures, each of one colour with its own corner."""
    for folder, colours in (("before", {"a": "red", "b": "red", "c": "red"}), ("after", {"a": "red", "b": "blue"})):
        (tmp_path / folder).mkdir()
        for name, colour in colours.items():
            paper((0, 0, 16, 16), colour=colour).save(tmp_path / folder / f"{name}.png")
    return tmp_path / "before", tmp_path / "after"


def test_pictures_that_are_changed_or_gone_are_pairs_of_a_page(folders: tuple[Path, Path], tmp_path: Path) -> None:
    before, after = folders
    assert [*changed(before, after)] == ["b.png", "c.png"]
    page = write_pairs(tmp_path, ("before", "after"), changed(before, after))
    text = page.read_text(encoding="utf-8")
    assert re.findall("<h2>(.*?)</h2>", text) == ["b.png", "c.png"]
    shown = [(page.parent / file).read_bytes() for file in re.findall('src="(.*?)"', text)]
    assert shown == [*((each / "b.png").read_bytes() for each in folders), (before / "c.png").read_bytes(), b""]


def test_a_blind_page_names_no_side_and_its_key_names_each(tmp_path: Path) -> None:
    pairs = {f"{number}.png": [bytes([number, 0]), bytes([number, 1])] for number in range(1, 21)}
    pairs["gone.png"] = [b"seen", b""]
    text = write_pairs(tmp_path, ("old", "new"), pairs, seed=1).read_text(encoding="utf-8")
    key = (tmp_path / "key.txt").read_text(encoding="utf-8")
    told = re.findall(r"^(\d+): (\d+)\.png: left (\w+), right (\w+)$", key, re.MULTILINE)
    assert len(told) == 20
    assert not re.search("old|new", text)
    assert {left for *_, left, _ in told} == {"old", "new"}
    for number, name, left, right in told:
        for side, called in (("left", left), ("right", right)):
            shown = (tmp_path / "pairs" / f"{number}-{side}.png").read_bytes()
            assert shown == bytes([int(name), ("old", "new").index(called)])
    assert write_pairs(tmp_path, ("old", "new"), pairs, seed=1).read_text(encoding="utf-8") == text


def test_a_commit_that_is_not_there_is_named() -> None:
    with pytest.raises(SetupError, match="no-such-commit"):
        commit_of("no-such-commit")
