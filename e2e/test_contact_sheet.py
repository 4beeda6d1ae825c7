"""The page of two folders of pictures shows changed ones first, with the places of the changes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image

from commands import SetupError
from e2e.contact_sheet import pairs, write_sheet
from e2e.lib.trees import commit_of


def draw(folder: Path, colours: dict[str, str]) -> Path:
    """Write small pictures, each of one colour with its own corner."""
    folder.mkdir()
    for name, colour in colours.items():
        picture = Image.new("RGB", (64, 48), "ivory")
        picture.paste(Image.new("RGB", (16, 16), colour), (0, 0))
        picture.save(folder / f"{name}.png")
    return folder


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    before = draw(tmp_path / "before", {"a": "red", "b": "red", "c": "red"})
    after = draw(tmp_path / "after", {"a": "red", "b": "blue", "d": "red"})
    return before, after


def test_every_picture_is_the_same_changed_new_or_gone(folders: tuple[Path, Path]) -> None:
    assert {pair.name: pair.state for pair in pairs(*folders)} == {
        "a": "same",
        "b": "changed",
        "c": "gone",
        "d": "new",
    }


def test_a_change_is_marked_where_it_is(folders: tuple[Path, Path]) -> None:
    (changed,) = [pair for pair in pairs(*folders) if pair.state == "changed"]
    assert changed.mask
    assert changed.mask.size == (8, 6)
    assert changed.mask.getbbox() == (0, 0, 2, 2)


def test_the_page_shows_both_side_by_side_and_names_equal_pictures(
    folders: tuple[Path, Path], tmp_path: Path
) -> None:
    text = write_sheet(*folders, tmp_path / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<h2>(.*?)</h2>", text) == ["b: changed", "c: gone", "d: new"]
    assert re.findall(r'loading="lazy" src="(.*?)"', text) == [
        "before/b.png",
        "after/b.png",
        "before/c.png",
        "after/d.png",
    ]
    assert text.count('class="mark"') == 2
    assert "1 are the same" in text
    assert "<li>a</li>" in text


def test_a_commit_that_is_not_there_is_named() -> None:
    with pytest.raises(SetupError, match="no-such-commit"):
        commit_of("no-such-commit")
