"""The check of plain words finds each tic in comments, docstrings and names of tests."""

from __future__ import annotations

import re

import pytest

from plain_words import TICS, faults

SAMPLES = (
    "What a player sees.",
    "Deal the cards anew.",
    "Ask whoever leads.",
    "A joker is played in its stead.",
    "Ten seconds in the mean.",
    "All but for the last card.",
    "The card is to be played.",
    "Deal three cards a seat.",
    "The card lies open.",
    "The match goes on.",
)
PLAIN = "The player who leads the trick plays a card again, except in the last turn."


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_tic_is_found_wherever_a_reader_reads_it(sample: str) -> None:
    name = re.sub(r"\W+", "_", sample.rstrip("."))
    sources = {
        "docstring.py": f'def deal() -> None:\n    """{sample}"""\n',
        "comment.py": f"\nx = 1  # {sample}\n",
        "name.py": f"\ndef test_{name}() -> None: ...\n",
        "line.ts": f"\nlet x = 1; // {sample}\n",
        "block.ts": f"\n/** {sample} */\n",
        "sheet.css": f"\n/* {sample} */\n",
        "wrapped.tsx": "\n/**\n * " + sample.replace(" ", "\n * ") + "\n */\n",
    }
    for path, source in sources.items():
        (fault,) = faults(path, source)
        assert fault.startswith(f"{path}:2: ")


def test_each_tic_has_a_sample() -> None:
    assert all(any(re.search(tic, sample) for sample in SAMPLES) for tic in TICS)


def test_plain_words_and_code_pass() -> None:
    assert not [*faults("plain.py", f'"""{PLAIN}"""\nanew = "What a card lies open."\n')]
    assert not [*faults("plain.ts", f'/** {PLAIN} */\nconst anew = "whoever";\n')]
