"""What is special at a table, in recorded matches, and the line that says what it is."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from e2e.store import replay
from paths import WEB
from py_engine.match import Match
from tests.record import recorded

TIP = "[data-testid=tip]"
Special = Callable[[Match], bool]
"""Whether a match's last action was something special."""


def last(match: Match) -> Mapping[str, Any]:
    """Return the last action of a match as it is stored."""
    action: Mapping[str, Any] = match.save()["log"][-1]
    return action


def does(verb: str) -> Special:
    """Tell whether a match's last action has that verb."""
    return lambda match: bool(last(match)["do"] == verb)


def first(game: str, is_special: Special) -> Match:
    """Return a recorded match of a game up to where something special has just come up for the first time."""
    for save in recorded(game):
        for entries in range(1, len(save["log"])):
            match = replay({**save, "log": save["log"][:entries]})
            if is_special(match):
                return match
    raise LookupError(game)


def words(tip: str, locale: str) -> str:
    """Return what a tip says."""
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
