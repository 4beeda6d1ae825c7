"""Special positions at a table, in recorded matches, and the line that explains each."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from e2e.lib.store import replay
from paths import WEB
from py_engine.match import Match
from tests.record import recorded

TIP = "[data-testid=tip]"
Special = Callable[[Match], bool]
"""A test whether a match's last action was special."""


def last(match: Match) -> Mapping[str, Any]:
    """Return the last action of a match in the stored form."""
    action: Mapping[str, Any] = match.save()["log"][-1]
    return action


def does(verb: str) -> Special:
    """Return whether a match's last action has that verb."""
    return lambda match: bool(last(match)["do"] == verb)


def first(game: str, is_special: Special) -> Match:
    """Return a recorded match of a game up to its first special position of a kind."""
    for save in recorded(game):
        for entries in range(1, len(save["log"])):
            match = replay({**save, "log": save["log"][:entries]})
            if is_special(match):
                return match
    raise LookupError(game)


def words(tip: str, locale: str) -> str:
    """Return the text of a tip."""
    text = (WEB / "src" / "games" / tip.partition("-")[0] / f"{locale[:2]}.ftl").read_text(encoding="utf-8")
    (said,) = re.findall(rf"^{tip} = (.+)$", text, re.MULTILINE)
    return str(said)


def all_given() -> str:
    """Return a script after which a device has had every tip."""
    files = sorted((WEB / "src" / "games").glob("*/en.ftl"))
    tips = [
        tip for file in files for tip in re.findall(r"^(\w+-tip-\w+) =", file.read_text(encoding="utf-8"), re.M)
    ]
    return f"localStorage.setItem('tefuda:1:tips-given', {json.dumps(json.dumps(tips))})"
