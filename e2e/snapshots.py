"""Whether every screen looks as it did: ``python -m e2e.snapshots`` compares, ``--write`` keeps.

The pictures are those of ``e2e.shots`` in Japanese, kept at half their size in ``e2e/snapshots/``. Two pictures are
alike where no tile of them differs by more than the noise of another Chromium; what has changed is written side by
side, before and after, into ``shots/changed/``.
"""

from __future__ import annotations

import io
import shutil
import sys
import tempfile
from pathlib import Path

from PIL import Image, ImageChops

from e2e.shots import FOLDER, take
from paths import ROOT

KEPT = ROOT / "e2e" / "snapshots"
CHANGED = FOLDER / "changed"
Pictures = dict[str, Path]
TILE = 8  # px of a kept picture
MOST = 40
"""How far, of 255, the mean of a tile may be off in any colour."""


def reduced(path: Path) -> bytes:
    """Return a picture at half its size, as it is kept."""
    picture = Image.open(path).convert("RGB")
    half = picture.resize((max(picture.width // 2, 1), max(picture.height // 2, 1)), Image.Resampling.BOX)
    kept = io.BytesIO()
    half.save(kept, "webp", quality=45, method=6)
    return kept.getvalue()


def differ(before: Image.Image, after: Image.Image) -> bool:
    """Tell whether two pictures are not alike."""
    if before.size != after.size:
        return True
    difference = ImageChops.difference(before, after)
    tiles = (max(difference.width // TILE, 1), max(difference.height // TILE, 1))
    return any(most > MOST for _, most in difference.resize(tiles, Image.Resampling.BOX).getextrema())  # type: ignore[misc]


def side_by_side(before: Image.Image, after: Image.Image) -> Image.Image:
    """Return both pictures as one."""
    both = Image.new("RGB", (before.width + after.width, max(before.height, after.height)))
    both.paste(before, (0, 0))
    both.paste(after, (before.width, 0))
    return both


def both(kept: Path, taken: Path) -> tuple[Image.Image, Image.Image]:
    """Return two pictures as they are kept, so that what that costs in sharpness is no difference."""
    return Image.open(io.BytesIO(kept.read_bytes())), Image.open(io.BytesIO(reduced(taken)))


def changes(now: Pictures, kept: Pictures) -> dict[str, str]:
    """Return by name what is new, gone or changed."""
    return {
        **dict.fromkeys(now.keys() - kept.keys(), "is new"),
        **dict.fromkeys(kept.keys() - now.keys(), "is gone"),
        **{name: "has changed" for name in now.keys() & kept.keys() if differ(*both(kept[name], now[name]))},
    }


def write(now: Pictures, kept: Pictures) -> int:
    """Keep the pictures taken, and only these; those that look as they did stay as they lie."""
    KEPT.mkdir(exist_ok=True)
    found = changes(now, kept)
    for name in found:
        if name in now:
            (KEPT / f"{name}.webp").write_bytes(reduced(now[name]))
        else:
            kept[name].unlink()
    print(f"{len(now)} pictures are kept, {len(found)} are new, gone or changed")
    return 0


def compare(now: Pictures, kept: Pictures) -> int:
    """Print what has changed, come or gone; the exit status is 1 where anything has."""
    found = changes(now, kept)
    shutil.rmtree(CHANGED, ignore_errors=True)
    for name in found.keys() & now.keys() & kept.keys():
        CHANGED.mkdir(parents=True, exist_ok=True)
        side_by_side(*both(kept[name], now[name])).save(CHANGED / f"{name}.png")
    print(
        "\n".join(sorted(f"{name} {what}" for name, what in found.items()))
        or f"{len(now)} pictures are as they were"
    )
    return 1 if found else 0


def main(words: list[str]) -> int:
    """Take the pictures and keep or compare them."""
    with tempfile.TemporaryDirectory() as folder:
        take(Path(folder), locales=["ja-JP"])
        now = {path.stem: path for path in Path(folder).glob("*.png")}
        kept = {path.stem: path for path in KEPT.glob("*.webp")}
        return (write if "--write" in words else compare)(now, kept)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
