"""The session in the README is what the door says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from py_engine.bridge import Door

README = Path(__file__).parents[2] / "README.md"


@pytest.mark.cpython_only
def test_the_session_in_the_readme() -> None:
    lines = README.read_text(encoding="utf-8").split("```json\n")[1].split("```")[0].splitlines()
    door = Door()
    asked, answered = lines[::2], lines[1::2]
    assert len(asked) == len(answered) >= 5
    for request, answer in zip(asked, answered, strict=True):
        assert request.startswith("> ")
        assert json.loads(door.handle(request[2:])) == json.loads(answer)
    assert any('"ok":false' in answer for answer in answered)
