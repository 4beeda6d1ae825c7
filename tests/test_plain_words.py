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


FORMS = {
    "docstring.py": 'def deal() -> None:\n    """{}"""\n',
    "comment.py": "\nx = 1  # {}\n",
    "line.ts": "\nlet x = 1; // {}\n",
    "sheet.css": "\n/* {} */\n",
}


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_tic_is_found_wherever_a_reader_reads_it(sample: str) -> None:
    sources = {path: form.format(sample) for path, form in FORMS.items()}
    sources["name.py"] = "\ndef test_" + re.sub(r"\W+", "_", sample.rstrip(".")) + "() -> None: ...\n"
    sources["wrapped.tsx"] = "\n/**\n * " + sample.replace(" ", "\n * ") + "\n */\n"
    for path, source in sources.items():
        (fault,) = faults(path, source)
        assert fault.startswith(f"{path}:2: ")


def test_plain_words_and_code_pass() -> None:
    assert all(any(re.search(tic, sample) for sample in SAMPLES) for tic in TICS)
    assert not [*faults("plain.py", f'"""{PLAIN}"""\nanew = "What a card lies open."\n')]
    assert not [*faults("plain.ts", f'/** {PLAIN} */\nconst anew = "whoever";\n')]
