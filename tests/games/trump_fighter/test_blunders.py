"""Positions with blunders that a bot must not make.

The met skills come from :mod:`tests.games.trump_fighter.skill_model`, not from the bot's own planning.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from py_engine.games.trump_fighter.planning import LEVELS, decide
from py_engine.games.trump_fighter.roster import CHARACTER_INDEX, CHARACTERS
from py_engine.think.dice import Dice
from tests.games.trump_fighter.skill_model import met
from tests.games.trump_fighter.test_planning import table

CHANCES = 5
NOTHING, LIES, SERVES, WINS = "calls for nothing", "lets a skill lie", "serves the other", "lets the match go on"
NEVER = {NOTHING: {"call"}, LIES: {"wait"}, SERVES: {"call"}, WINS: {"wait", "move"}}
"""The blunder in each kind of position."""


class Blunder(NamedTuple):
    """A kind, both fighters, the cards in hand, and the open cards on both sides."""

    why: str
    fighters: tuple[str, str]
    hand: str
    own: str
    theirs: str

    def points(self) -> tuple[int, int]:
        """Return the points that a call would bring both sides."""
        rows = self.own.split(), self.theirs.split()
        first, second = (CHARACTERS[CHARACTER_INDEX[name]].skills for name in self.fighters)
        return (
            sum(skill.value for skill in first if met(skill.when, *rows)),
            sum(skill.value for skill in second if met(skill.when, *rows[::-1])),
        )


BLUNDERS = [
    Blunder(NOTHING, ("calabaza", "sayo"), "HA C4", "H9 C10 H6 H3", "D8 S2 D4 C3"),
    Blunder(NOTHING, ("pomelo", "kiku"), "DQ C3 CK", "DK H9 H8 H3", "C9 SQ D10 CQ"),
    Blunder(NOTHING, ("hinata", "tombo"), "HJ S10", "CK D7 CA D4", "S9 C5 HQ DA"),
    Blunder(NOTHING, ("tombo", "gonzo"), "SJ D4", "C6 D6 H2 H4", "S7 HQ DK D7"),
    Blunder(LIES, ("kiku", "gonzo"), "SK DA D2", "D10 C7 SA C6", "DJ H7 HQ D7"),
    Blunder(LIES, ("abaco", "hinata"), "S7 D3", "CJ S3 D4 SJ", "HK H9 C6 DJ"),
    Blunder(LIES, ("rin_ran", "calabaza"), "H7 CK H3", "DA C4 S10 C8", "S4 H10 DJ S8"),
    Blunder(SERVES, ("sayo", "gonzo"), "H3 S4", "SJ S8 CJ D5", "C3 CQ D9 S7"),
    Blunder(SERVES, ("kiku", "abaco"), "C8 SK D9 H5", "H2 CA SQ H6", "HQ CQ C7 S2"),
    Blunder(SERVES, ("rose", "sayo"), "C8 D6 C9 C4", "S8 D10 SJ CJ", "HJ SQ H7 S10"),
    Blunder(SERVES, ("pomelo", "rose"), "H5 C2 HA C7", "H4 DJ S5 H10", "S8 SQ H3 D5"),
    Blunder(WINS, ("gonzo", "tombo"), "CA HQ H6", "SA C7 C10 S5", "S6 D9 D4 CQ"),
    Blunder(WINS, ("kiku", "gonzo"), "SK DA D2", "D10 C7 SA C6", "DJ H7 HQ D7"),
]


@pytest.mark.parametrize("blunder", BLUNDERS, ids=lambda each: f"{each.why}: {each.fighters[0]}")
@pytest.mark.parametrize("level", ["even", "hard"])
def test_it_makes_no_blunder(blunder: Blunder, level: str) -> None:
    totals = (9, 0) if blunder.why == WINS else (0, 0)
    seen = table(blunder.hand, blunder.own, blunder.theirs, blunder.fighters, totals=totals)
    for chance in range(CHANCES):
        assert decide(seen, LEVELS[level], Dice(chance)).do not in NEVER[blunder.why]


@pytest.mark.parametrize("blunder", BLUNDERS, ids=lambda each: f"{each.why}: {each.fighters[0]}")
def test_each_position_fits_its_description(blunder: Blunder) -> None:
    own, theirs = blunder.points()
    assert {NOTHING: own == theirs == 0, SERVES: 0 < own < theirs}.get(blunder.why, own > 0 == theirs)
