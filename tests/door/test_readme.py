"""The pages about the door agree with the door."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

from py_engine import bridge, reading, views
from py_engine.bridge import Door
from py_engine.games import GAMES
from tests.links import recorded_means

ROOT = Path(__file__).parents[2]
PROTOCOL = (ROOT / "py_engine" / "README.md").read_text(encoding="utf-8")
CODES = PROTOCOL.split("## Limits and codes")[1]


def test_the_session_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    lines = readme.split("```json\n")[1].split("```")[0].splitlines()
    door = Door()
    asked, answered = lines[::2], lines[1::2]
    assert len(asked) == len(answered) >= 5
    for request, answer in zip(asked, answered, strict=True):
        assert request.startswith("> ")
        assert json.loads(door.handle(request[2:])) == json.loads(answer)
    assert any('"ok":false' in answer for answer in answered)


def test_the_protocol_has_every_request_and_no_other() -> None:
    headings = re.findall(r"^##+ (`.+)$", PROTOCOL, re.MULTILINE)
    assert set(re.findall(r"`(\w+)`", " ".join(headings))) == set(Door()._ops)


def test_every_example_of_the_protocol_gives_its_answer() -> None:
    result = doctest.testfile(str(ROOT / "py_engine" / "README.md"), module_relative=False)
    assert result.attempted > 20
    assert result.failed == 0


RAISED = re.compile(r'\bBadInput\(\s*"(\w+)"|\b(name_from)\([^()]*, "(\w+)"\)')


def test_the_protocol_has_every_code_of_an_error_and_no_other() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "py_engine").rglob("*.py"))
    raised = {code or f"unknown_{name}" for code, _, name in RAISED.findall(source)}
    rows = re.findall(r"^\| (`.*?) \|", CODES, re.MULTILINE)
    assert set(re.findall(r"`(\w+)`", " ".join(rows))) == raised | {"internal"}


def test_the_protocol_has_the_limits() -> None:
    limits = [bridge.MOST_CHARACTERS, bridge.MOST_DEPTH, bridge.MOST_LEGAL, bridge.MOST_MATCHES, views.MOST_VIEWS]
    for limit in (*limits, reading.MOST_NAME, reading.MOST_IN_LIST):
        assert re.search(rf"(?<![\d,]){limit:,}(?![\d,])", CODES), f"{limit:,} is not told"


def test_the_protocol_says_how_long_links_are() -> None:
    (most,) = re.findall(r"a link has (\d+) characters at most on\s+average", PROTOCOL)
    longest = max(mean for game in GAMES for mean in recorded_means(game).values())
    assert int(most) - 10 < longest <= int(most)
