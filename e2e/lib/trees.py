"""Trees of other commits, for pictures and measurements, and copies of this one, each with its build tools."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from filecmp import cmp
from pathlib import Path
from tempfile import TemporaryDirectory

from commands import SetupError, make, output_of, run
from paths import CACHE, LOCKS, NODE_MODULES, ROOT, VENV, WEB

TREES = CACHE / "trees"
# results of a build's downloads and steps
FETCHED = ("chromium", "engine", "fonts", "node", "pyodide-wheels", "stdlib", "wheel", "wheels")
NPM = (WEB / "package.json", WEB / "package-lock.json")
PATHS = {"PYTHONPATH": os.pathsep.join(["web/build", "."])}


def commit_of(name: str) -> str:
    """Return the id of a commit; raise :class:`SetupError` if no commit has that name."""
    found = output_of(["git", "-C", ROOT, "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}"])
    if not found:
        raise SetupError(f"no commit is named {name}")
    return found.strip()


@contextmanager
def tree_of(commit: str) -> Iterator[Path]:
    """Make a tree of a commit and build its site; remove the tree afterwards."""
    tree = TREES / commit[:12]
    _remove(tree)
    run(["git", "-C", ROOT, "worktree", "add", "--force", "--detach", "--quiet", tree, commit])
    try:
        _furnish(tree)
        make("build", tree=tree)
        yield tree
    finally:
        _remove(tree)


def in_tree(tree: Path, *words: str) -> None:
    """Run the Python of a tree with its own modules."""
    run([tree / VENV.name / "bin" / "python", *words], cwd=tree, env=PATHS)


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
    (tree / CACHE.name).mkdir(exist_ok=True)
    run(["cp", "-a", *(CACHE / name for name in FETCHED if (CACHE / name).exists()), tree / CACHE.name])
    same = {file for file in (*LOCKS.glob("*.txt"), *NPM) if _same(file, tree / file.relative_to(ROOT))}
    for file in same:  # for make the results must be newer than this file
        os.utime(tree / file.relative_to(ROOT), (0, 0))
    if same >= {LOCKS / "uv.txt", LOCKS / "dev.txt"}:
        (tree / VENV.name).symlink_to(VENV, target_is_directory=True)
    if same >= {*NPM}:
        shutil.copytree(NODE_MODULES, tree / NODE_MODULES.relative_to(ROOT), symlinks=True, copy_function=os.link)


def _same(one: Path, other: Path) -> bool:
    return other.exists() and cmp(one, other, shallow=False)
