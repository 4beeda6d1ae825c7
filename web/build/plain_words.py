"""Report the surest tics of style in comments, docstrings and names of tests: ``make lint-words``."""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator

from paths import ROOT

TICS = {
    r"^(?:What|Who|Whoever|Whose|(?:How|So) (?:many|much|often))\b(?![ -]if)[^?]*$": "begin with a noun or a verb",
    r"\banew\b": "again",
    r"\bwhoever\b": "the player who",
    r"\bin (?:its|the) (?:stead|mean)\b": "instead, on average",
    r"\b(?:but|save) for\b": "except",
    r"\b(?:is|are|was|were) to be\b": "must be",
    r"\b(?:times|seconds?|points?|cards?|one|two|three) an? (?:seat|game|match|turn|line|step)\b": "per",
    r"\b(?:lies?|lay) open\b": "is open",
    r"\b(?:goes|go|going|gone) on\b": "continues",
}
BLOCK = re.compile(r"/\*\*?(?=\s)([\s\S]*?)\*/|(?:^|\s)// (.*(?:\n\s*// .*)*)")
EDGE = re.compile(r"\s*\n\s*(?:\*|//)?\s*")


def python_texts(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of each docstring, comment and test name of a module."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, text
            case ast.FunctionDef(name=name) if name.startswith("test_"):
                yield node.lineno, name[5:].replace("_", " ").capitalize()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("# ")


def script_texts(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of each comment of a script or a style sheet."""
    for block in BLOCK.finditer(source):
        yield source.count("\n", 0, block.start()) + 1, block[1] or block[2]


def faults(name: str, source: str) -> Iterator[str]:
    """Yield the tics of a file, each with its place and better words."""
    for line, text in python_texts(source) if name.endswith(".py") else script_texts(source):
        for tic, better in TICS.items():
            if found := re.search(tic, EDGE.sub(" ", text).strip()):
                yield f"{name}:{line}: {found[0][:60]!r}: {better}"


if __name__ == "__main__":
    listed = ["git", "grep", "--untracked", "-le", "", "--", "*.py", "*.ts", "*.tsx", "*.mjs", "*.js", "*.css"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()
    sys.exit("\n".join(each for name in names for each in faults(name, (ROOT / name).read_text("utf-8"))) or None)
