"""The screens of a fight, for pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from e2e.games.trump_fighter.fights import in_battle, judged, lay, new_match, over, unchosen
from e2e.games.trump_fighter.table import FACES, KEYS, SLOW, FightTable
from e2e.lib.table import Table
from py_engine.match import Match

ARENA, CHOOSE, REPORT = "[data-testid='arena']", "[data-testid='choose']", "[data-testid='report']"


@dataclass(frozen=True)
class Scene:
    """A fight, its form, the presses once the cover is off, and the element that shows then."""

    begin: Callable[[], Match]
    form: Mapping[str, Any] = field(default_factory=lambda: FACES)
    press: tuple[str, ...] = ()
    shows: str = ARENA
    is_covered: bool = False

    def __call__(self, table: Table) -> None:
        """Put it on the page of a table, alone, and wait until it shows."""
        table.page.goto(f"{table.url}#/")
        fight = FightTable(table)
        match = table.replace(self.begin().save(), settings=dict(self.form))
        fight.arrived(match)
        if match.log and not match.state.over and not self.is_covered:
            fight.back()
        for button in self.press:
            fight.press(button)
        table.page.locator(self.shows).first.wait_for()


SCENES = {
    "choose": Scene(unchosen, shows=CHOOSE),
    "check": Scene(new_match),
    "battle": Scene(lambda: lay(in_battle(new_match()), 0, "S3 H9")),
    "battle-lit": Scene(judged, {**FACES, "help": True}),
    "battle-keys": Scene(lambda: in_battle(new_match()), KEYS),
    "battle-slow": Scene(lambda: in_battle(new_match()), SLOW),
    "skill": Scene(lambda: in_battle(new_match()), press=("[data-skill]",), shows="[data-help]"),
    "report": Scene(judged, press=("[data-call='0']",), shows=REPORT),
    "report-wrong": Scene(lambda: in_battle(new_match()), press=("[data-call='1']",), shows=REPORT),
    "cover": Scene(lambda: in_battle(new_match()), is_covered=True),
    "over": Scene(over, shows="[data-testid='result']"),
}
