"""Trees of other commits, for pictures and measurements, and copies of this one, each with its build tools."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from filecmp import cmp
from pathlib import Path
from tempfile import TemporaryDirectory

from commands import SetupError, make, output_of, run, say
from paths import CACHE, LOCKS, NODE_MODULES, ROOT, VENV, WEB

TREES = CACHE / "trees"
# results of a build's downloads and steps
FETCHED = ("chromium", "engine", "fonts", "node", "pyodide-wheels", "stdlib", "wheel", "wheels")
NPM = (WEB / "package.json", WEB / "package-lock.json")
LOCKED = (*LOCKS.glob("*.txt"), *NPM)


def commit_of(name: str) -> str:
    """Return the id of a commit; raise :class:`SetupError` if no commit has that name."""
    found = output_of(["git", "-C", ROOT, "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}"])
    if not found:
        raise SetupError(f"no commit is named {name}")
    return found.strip()


def shots_of(commit: str, folder: Path, games: Sequence[str] = ()) -> Path:
    """Return the folder below ``folder`` with a commit's pictures, taken by its own code unless they exist.

    ``games`` restricts the pictures to these games.
    """
    wanted = folder / "-".join([commit[:12], *games])
    if wanted.exists():
        return wanted
    with tree_of(commit) as tree:
        say(f"taking pictures of {commit[:12]}")
        words = " ".join(f"--game {game}" for game in games)
        make("shots", f"ARGS={words}", tree=tree)
        folder.mkdir(exist_ok=True)
        (tree / "shots").rename(wanted)
    return wanted


@contextmanager
def tree_of(commit: str) -> Iterator[Path]:
    """Make a tree of a commit, and remove it afterwards."""
    tree = TREES / commit[:12]
    _remove(tree)
    run(["git", "-C", ROOT, "worktree", "add", "--force", "--detach", "--quiet", tree, commit])
    try:
        _furnish(tree)
        yield tree
    finally:
        _remove(tree)


@contextmanager
def copied_tree() -> Iterator[Path]:
    """Make a tree with every tracked or new file of this one in its present state, and remove it afterwards."""
    listed = output_of(["git", "-C", ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard"])
    if not listed:
        raise SetupError("git does not say which files are the project's")
    TREES.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=TREES) as folder:
        tree = Path(folder)
        for file in filter(None, listed.split("\0")):
            if (ROOT / file).is_file():
                (tree / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / file, tree / file)
        _furnish(tree)
        yield tree


def _remove(tree: Path) -> None:
    shutil.rmtree(tree, ignore_errors=True)
    run(["git", "-C", ROOT, "worktree", "prune"])


def _furnish(tree: Path) -> None:
    """Give a tree the downloads of this one, if it would download the same."""
    for name in FETCHED:
        if (CACHE / name).is_dir():
            shutil.copytree(CACHE / name, tree / CACHE.name / name)
        elif (CACHE / name).exists():
            (tree / CACHE.name).mkdir(exist_ok=True)
            shutil.copy(CACHE / name, tree / CACHE.name / name)
    for file in LOCKED:
        if _same(file, tree):  # for make the results must be newer than this file
            os.utime(tree / file.relative_to(ROOT), (0, 0))
    if all(_same(LOCKS / name, tree) for name in ("uv.txt", "dev.txt")):
        (tree / VENV.name).symlink_to(VENV, target_is_directory=True)
    if all(_same(file, tree) for file in NPM):
        shutil.copytree(NODE_MODULES, tree / NODE_MODULES.relative_to(ROOT), symlinks=True, copy_function=os.link)


def _same(file: Path, tree: Path) -> bool:
    other = tree / file.relative_to(ROOT)
    return other.exists() and cmp(file, other, shallow=False)
