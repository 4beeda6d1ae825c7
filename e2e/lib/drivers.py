"""The screen tests' knowledge of each game, in ``e2e/games/<id>/``, found by the game's id.

The folder's ``__init__.py`` has the differences from :class:`TurnDriver` for a game in turns, and every name of
:class:`LiveDriver` for a game that is live in the catalogue. ``tests/tools/test_drivers.py`` reports missing names.
The folder also has the game's own tests (``test_*.py``) and measurements (``bench_*.py``).
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol, cast

from e2e.lib.played import played
from e2e.lib.store import Text, replay
from e2e.lib.table import Table, named
from e2e.lib.tips import Special
from py_engine.games import GAMES
from py_engine.match import Match
from tests.play import SetUp

IN_TURNS = tuple(game.id for game in GAMES.values() if not game.live)
"""The games in turns, in which people pass the device round."""
WITH_MACHINES = tuple(game for game in IN_TURNS if GAMES[game].bots)
"""The games in turns that have a bot."""
LIVE = tuple(game.id for game in GAMES.values() if game.live)
"""The games in real time."""


class TurnDriver:
    """The driver of a game in turns: by default, each action plays one card of the hand in turn.

    Names in the game's folder override its own.
    """

    SPECIAL: Mapping[str, Special] = {}
    """For each of the game's tips, by name, a test whether the tip is about a match's last action."""

    def __init__(self, game: str) -> None:
        least, most = GAMES[game].min_players, GAMES[game].max_players
        usual = SetUp(game, (least + most) // 2)
        self.SMALLEST: Sequence[SetUp] = (SetUp(game, least),)
        """The fewest players, once with each deck; every run of the tests plays the first to its end."""
        self.LARGEST: Sequence[SetUp] = (SetUp(game, most),)
        """The most players, once with each deck."""
        self.MEASURED: Sequence[SetUp] = (usual,)
        """The set-ups whose speed is measured: the usual forms of the game."""
        self.MOST_PRESSES = 2
        """Limit for the mean number of presses per turn while all hands are on phones."""
        self.SCENES: Mapping[str, Callable[[], dict[str, Any]]] = {
            "lead": lambda: played(usual, 3, 0).save(),
            "follow": lambda: played(SetUp(game, most), 3, 2).save(),
            "finished-trick": lambda: played(usual, 3, usual.seats).save(),
            "over": lambda: played(usual, 3).save(),
        }
        """Saves by name: the first a match at its beginning, every phase and every special screen once."""

    def perform(self, table: Table, match: Match, action: dict[str, Any]) -> None:
        """Carry a legal action out like a person, on the table, which shows ``match`` with the hand open."""
        if "card" in action:
            table.play(table.card(action["card"]))
        else:
            table.button.click()

    def carry(self, table: Table, match: Match, action: dict[str, Any]) -> None:
        """Do the same as ``perform`` with the fewest presses: drag hand cards to the table."""
        if "card" in action:
            table.carry(action["card"])
        else:
            self.perform(table, match, action)

    def needs_hand(self, match: Match, action: dict[str, Any]) -> bool:
        """Return whether a legal action needs an open hand, and can't be carried out on everyone's table."""
        return True

    def by_numbers(self, table: Table, action: dict[str, Any], numbers: Mapping[str, int]) -> None:
        """Carry out the action of a seat whose hand is on its phone, by the ``numbers`` of its cards."""
        table.tap_numbers(numbers[card] for card in cards_of(action))
        table.button.click()

    def check_screen(self, table: Table, match: Match, seat: int) -> None:
        """Check that the open table shows the hand of ``seat``, no other card, and its legal cards."""
        assert sorted(table.cards()) == sorted(match.view(seat)["hand"])
        playable = {action["card"] for action in match.legal(99)[0] if "card" in action}
        assert set(named(table.legal)) == playable


class LiveDriver(Protocol):
    """The interface of the folder of a game in real time."""

    MEASURED: Sequence[SetUp]
    """The set-ups whose speed is measured."""

    SCENES: Mapping[str, Callable[[Table], None]]
    """Screens by name: each puts its match on the page of a table and waits until it shows."""

    def begin(self, seed: int) -> Text:
        """Return a match for :meth:`act`, in the stored form, that lasts for some minutes."""

    def begin_slowly(self, seed: int) -> Text:
        """Return such a match in the form in which the seats act one after the other, without a clock."""

    def act_slowly(self, table: Table, match: Match) -> None:
        """Carry an action out in such a match by the table's buttons, and wait until it is stored."""

    def act(self, table: Table, match: Match, rng: random.Random) -> None:
        """Uncover the running ``match``, carry an action out in any phase, and wait until it is stored."""

    def do_at_once(self, table: Table, action: Mapping[str, Any]) -> None:
        """Carry out one action of a seat on an open table, like a person."""


def cards_of(action: Mapping[str, Any]) -> list[str]:
    """Return the cards that an action names."""
    return [*action.get("cards", [action["card"]] if "card" in action else [])]


def turn_driver(game: str) -> TurnDriver:
    """Return the driver of a game in turns, with the names of its folder."""
    driver, own = TurnDriver(game), vars(importlib.import_module(f"e2e.games.{game}"))
    vars(driver).update({name: own[name] for name in dir(driver) if name in own and not name.startswith("_")})
    return driver


def live_driver(game: str) -> LiveDriver:
    """Return the driver in the folder of a game in real time."""
    return cast("LiveDriver", importlib.import_module(f"e2e.games.{game}"))


def driver_of(game: str) -> TurnDriver | LiveDriver:
    """Return the driver of any game."""
    return live_driver(game) if GAMES[game].live else turn_driver(game)


def smallest() -> list[SetUp]:
    """Return the smallest set-ups of all games in turns."""
    return [each for game in IN_TURNS for each in turn_driver(game).SMALLEST]


def largest() -> list[SetUp]:
    """Return the largest set-ups of all games in turns."""
    return [each for game in IN_TURNS for each in turn_driver(game).LARGEST]


def measured() -> list[SetUp]:
    """Return the set-ups of all games whose speed is measured."""
    return [each for game in GAMES for each in driver_of(game).MEASURED]


def opening(game: str) -> dict[str, Any]:
    """Return the save of the first scene of a game in turns."""
    return next(iter(turn_driver(game).SCENES.values()))()


def screens(game: str) -> Mapping[str, Callable[[Table], None]]:
    """Return every scene of a game by name, as a function that shows it; the first also without an open hand."""
    if GAMES[game].live:
        return live_driver(game).SCENES
    scenes = turn_driver(game).SCENES
    first, save = next(iter(scenes.items()))
    return {f"{first}-closed": _shower(save, False), **{name: _shower(save) for name, save in scenes.items()}}


def _shower(save: Callable[[], dict[str, Any]], with_hand: bool = True) -> Callable[[Table], None]:
    def show(table: Table) -> None:
        match = table.prepare(save())
        if with_hand and not match.state.over and not _ends_a_trick(match):
            table.uncover(match)

    return show


def _ends_a_trick(match: Match) -> bool:
    """Return whether everyone looks at a trick, until a hand is opened."""
    tricks = match.view(None).get("tricks", [])
    return bool(tricks) and tricks[-1]["log_end"] == len(match.log)


def missing(game: str) -> Iterator[str]:
    """Yield in words the names that the folder of a game lacks."""
    try:
        driver = driver_of(game)
    except ModuleNotFoundError as no:
        yield f"{game}: {no.name} is missing"
        return
    names = [name for name in (*vars(LiveDriver), *LiveDriver.__annotations__) if not name.startswith("_")]
    absent = [name for name in sorted(names) if GAMES[game].live and not hasattr(driver, name)]
    yield from (f"{game}: e2e/games/{game}/__init__.py has no {name}" for name in absent)
    empty = [name for name in ("LARGEST", "MEASURED", "SCENES", "SMALLEST") if not getattr(driver, name, True)]
    yield from (f"{game}: {name} of e2e/games/{game}/__init__.py is empty" for name in empty)
    if not (GAMES[game].live or absent or empty):
        yield from (f"{game}: {fault}" for fault in (*_without_scene(game), *_wrong_set_ups(game)))


def _without_scene(game: str) -> Iterator[str]:
    """Yield the phases of a game in turns that no scene shows."""
    shown = {replay(save()).state.phase.name for save in turn_driver(game).SCENES.values()}
    yield from (f"no scene shows the phase {name}" for name in GAMES[game].phase_table if name not in shown)


def _wrong_set_ups(game: str) -> Iterator[str]:
    """Yield the faults in the smallest and the largest set-ups of a game in turns."""
    bounds = {"SMALLEST": GAMES[game].min_players, "LARGEST": GAMES[game].max_players}
    for name, players in bounds.items():
        set_ups: Sequence[SetUp] = getattr(turn_driver(game), name)
        yield from (f"{name} has {each}" for each in set_ups if each.game != game)
        if players not in {each.seats for each in set_ups}:
            yield f"{name} has no set-up for {players}"
