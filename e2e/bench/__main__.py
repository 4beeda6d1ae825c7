"""All measurements one after the other: ``python -m e2e.bench [module …]``, and last the goals that were missed.

``BEFORE=<commit>`` runs each measurement of that commit next to ours, by its own code on its own site, so that both
meet the same machine; a first visit alternates between the two sites.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path

from commands import say
from e2e.lib.trees import PATHS, commit_of, tree_of
from paths import ROOT

MISSED = ("ABOVE", "BELOW", "BROKE OFF")
"""A measurement prints one of them for each goal that it misses."""


def modules() -> list[str]:
    """Return the names of all measurements."""
    found = sorted(ROOT.glob("e2e/**/bench_*.py"))
    return [".".join(file.relative_to(ROOT).with_suffix("").parts) for file in found]


def lines_of(module: str, tree: Path, env: Mapping[str, str]) -> Iterator[str]:
    """Run a measurement of a tree; yield each line as it comes, and at the end whether it broke off."""
    python = tree / ".venv" / "bin" / "python"
    # a measurement of an earlier commit would build yet another one
    inherited = {name: value for name, value in os.environ.items() if name != "BEFORE"}
    with subprocess.Popen(
        [python, "-u", "-m", module],
        cwd=tree,
        env={**inherited, **PATHS, **env},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as running:
        assert running.stdout
        yield from running.stdout
    if running.returncode:
        yield f"BROKE OFF: {module}\n"


def main(wanted: Sequence[str]) -> int:
    """Measure, and return 1 if a goal was missed."""
    missed: list[str] = []
    with ExitStack() as stack:
        env: dict[str, str] = {}
        before = os.environ.get("BEFORE")
        if before:
            tree = stack.enter_context(tree_of(commit_of(before)))
            env["BEFORE_SITE"] = str(tree / "dist")
        for module in wanted or modules():
            say(module)
            for line in lines_of(module, ROOT, env):
                print(line, end="", flush=True)
                missed += [f"{module}: {line}"] if any(word in line for word in MISSED) else []
            if before and (tree / f"{module.replace('.', '/')}.py").exists():
                say(f"{module} of {before}")
                for line in lines_of(module, tree, {}):
                    print(line, end="", flush=True)
    say(f"{len(missed)} goals were missed")
    print(*missed, sep="")
    return bool(missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
