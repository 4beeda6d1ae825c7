"""A page that shows two folders of pictures side by side, changed ones first, with the changes marked."""

from __future__ import annotations

import base64
import io
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from PIL import Image, ImageChops, ImageOps

from e2e.pictures import Tolerance, differences, opened

EXACT = (Tolerance(8, 1),)
"""Tolerance for pictures by the same browser on the same machine."""
STYLE = """
:root { color-scheme: light dark; font: 16px / 1.5 system-ui, sans-serif; }
body { margin: 1.5rem; }
section { display: grid; grid-template-columns: repeat(2, minmax(0, max-content)); gap: 0.5rem 1rem; }
section + section { margin-top: 2.5rem; }
h2 { grid-column: 1 / -1; margin: 0; font-size: 1rem; }
figure { position: relative; overflow: hidden; margin: 0; align-self: start; line-height: 0; outline: 1px solid; }
figure img { max-width: 100%; }
figure .mark { position: absolute; inset: 0 auto auto 0; max-width: none; image-rendering: pixelated; }
label:has(:checked) ~ section .mark { display: none; }
"""


@dataclass(frozen=True)
class Pair:
    """A picture's two versions, or its only one; ``mask`` is white where they differ."""

    name: str
    before: Path | None
    after: Path | None
    mask: Image.Image | None

    @property
    def state(self) -> str:
        """Return the kind of change, in a word."""
        if self.before is None:
            return "new"
        if self.after is None:
            return "gone"
        return "changed" if self.mask else "same"


def pairs(before: Path, after: Path, tolerances: Sequence[Tolerance] = EXACT) -> Iterator[Pair]:
    """Yield every picture of two folders, by name; ``tolerances`` define differences, the smallest tiles first."""
    old, new = ({file.stem: file for file in folder.glob("*.png")} for folder in (before, after))
    for name in sorted(old.keys() | new.keys()):
        yield Pair(name, old.get(name), new.get(name), _mask(old.get(name), new.get(name), tolerances))


def _mask(before: Path | None, after: Path | None, tolerances: Sequence[Tolerance]) -> Image.Image | None:
    if before is None or after is None or before.read_bytes() == after.read_bytes():
        return None
    mask, *coarser = (differences(_opened(before), _opened(after), each) for each in tolerances)
    for each in coarser:
        mask = ImageChops.lighter(mask, each.resize(mask.size, Image.Resampling.NEAREST))
    return mask if mask.getbbox() else None


def _opened(file: Path) -> Image.Image:
    return opened(file.read_bytes())


def write_sheet(before: Path, after: Path, page: Path, tolerances: Sequence[Tolerance] = EXACT) -> Path:
    """Write the page of two folders next to them and return it."""
    found = sorted(pairs(before, after, tolerances), key=lambda pair: (pair.state == "same", pair.name))
    counts = {state: sum(pair.state == state for pair in found) for state in ("changed", "new", "gone", "same")}
    words = ", ".join(f"{count} {state}" for state, count in counts.items())
    title = escape(f"{before.name} and {after.name}: {words}")
    body = "\n".join(_section(pair, page.parent) for pair in found if pair.state != "same")
    same = "".join(f"<li>{escape(pair.name)}</li>" for pair in found if pair.state == "same")
    page.write_text(
        f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>
<h1>{title}</h1>
<label><input type="checkbox"> without marks</label>
{body}
<details><summary>{counts["same"]} are the same</summary><ul>{same}</ul></details>
</html>
""",
        encoding="utf-8",
    )
    return page


def _section(pair: Pair, folder: Path) -> str:
    files = [file for file in (pair.before, pair.after) if file]
    mark = _mark(pair.mask) if pair.mask else ""
    wide, high = (max(sides) for sides in zip(*(_opened(file).size for file in files), strict=True))
    figures = "".join(_figure(file, (wide, high), mark, folder) for file in files)
    return f"<section><h2>{escape(pair.name)}: {pair.state}</h2>{figures}</section>"


def _figure(file: Path, size: tuple[int, int], mark: str, folder: Path) -> str:
    """Return a picture with the marks over it, at the size of the larger one of the two."""
    source = escape(Path(os.path.relpath(file, folder)).as_posix())
    wide, high = (100 * side / own for side, own in zip(size, _opened(file).size, strict=True))
    over = f'<img class="mark" style="width:{wide:.3f}%;height:{high:.3f}%" src="{mark}" alt="">' if mark else ""
    return f'<figure><img loading="lazy" src="{source}" alt="">{over}</figure>'


def _mark(mask: Image.Image) -> str:
    """Return the address of a picture that is coloured where a mask is white, else transparent."""
    frame = ImageOps.colorize(mask, "white", "#e0218a").convert("RGBA")
    frame.putalpha(mask.point([0] * 255 + [110]))
    png = io.BytesIO()
    frame.save(png, "png")
    return f"data:image/png;base64,{base64.b64encode(png.getvalue()).decode()}"
