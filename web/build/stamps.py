"""Skip work that is done: a stamp in ``.cache/stamps`` holds the digest of what the work was made from."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from paths import CACHE, ROOT

SKIPPED = {"__pycache__", "node_modules", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".vite"}
TESTS = (".test.ts", ".test.tsx", ".testing.ts")


def files_of(paths: Iterable[Path]) -> list[Path]:
    """All files below the given files and folders, sorted, without caches and tests; missing ones are left out."""
    found: set[Path] = set()
    for path in paths:
        if path.is_file():
            found.add(path)
        for folder, names, files in os.walk(path):
            names[:] = [name for name in names if name not in SKIPPED]
            found.update(Path(folder, name) for name in files if not name.endswith(TESTS))
    return sorted(found)


def digest(paths: Iterable[Path], *texts: str) -> str:
    """SHA-256 over the names and bytes of the files below ``paths`` and over ``texts``."""
    total = hashlib.sha256("\0".join(texts).encode())
    for file in files_of(paths):
        total.update(f"\0{os.path.relpath(file, ROOT)}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def stamp(name: str) -> Path:
    """The stamp file of that name."""
    return CACHE / "stamps" / name


def is_fresh(name: str, made_from: str, product: Path) -> bool:
    """Whether ``product`` exists and was made from what ``made_from`` is the digest of."""
    file = stamp(name)
    return product.exists() and file.exists() and file.read_text() == made_from


def once(name: str, made_from: str, product: Path, make: Callable[[], None]) -> None:
    """Run ``make`` unless its product is fresh; the stamp is written only after it has succeeded."""
    with locked(name):
        if is_fresh(name, made_from, product):
            return
        stamp(name).unlink(missing_ok=True)
        make()
        stamp(name).write_text(made_from)


@contextmanager
def locked(name: str) -> Iterator[None]:
    """Hold the lock of that name against other processes; the system frees it when a process dies."""
    file = stamp(name).with_suffix(".lock")
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a+b") as handle:
        _lock(handle.fileno())
        yield


def _lock(descriptor: int) -> None:
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415  (exists on Windows only)

        held = False
        while not held:  # it gives up after ten seconds, a build takes longer
            with suppress(OSError):
                msvcrt.locking(descriptor, msvcrt.LK_LOCK, 1)
                held = True
    else:
        import fcntl  # noqa: PLC0415  (exists everywhere else)

        fcntl.flock(descriptor, fcntl.LOCK_EX)
