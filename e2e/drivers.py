"""What the tests of the screen know of each game: ``e2e/games/<id>/`` offers it, and is found by the game's id.

The folder's ``__init__.py`` has every name of a driver: of :class:`TurnDriver` for a game in turns, of
:class:`LiveDriver` for one that the catalogue calls live. ``test_drivers.py`` says what is missing. Beside it lie
the game's own tests (``test_*.py``) and measurements (``bench_*.py``), which run with all others.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol, cast

from e2e.store import Text, replay
from e2e.table import Table
from e2e.tips import Special
from py_engine.games import GAMES
from py_engine.match import Match
from tests.play import SetUp

IN_TURNS = tuple(game.id for game in GAMES.values() if not game.live)
"""The games that are played by passing the device round."""
WITH_MACHINES = tuple(game for game in IN_TURNS if GAMES[game].bots)
"""Those of them at which a machine may sit."""
LIVE = tuple(game.id for game in GAMES.values() if game.live)
"""The games that are played in real time."""


class Driver(Protocol):
    """What the folder of every game offers."""

    MEASURED: Sequence[SetUp]
    """The set-ups whose speed is measured: the game as it is usually played."""


class TurnDriver(Driver, Protocol):
    """What the folder of a game in turns offers."""

    SCENES: Mapping[str, Callable[[], dict[str, Any]]]
    """Saves to be looked at, by name: the first a match that begins, every phase and every special screen once."""
    SMALLEST: Sequence[SetUp]
    """The fewest players, once with each deck; the first is played to its end in every run of the tests."""
    LARGEST: Sequence[SetUp]
    """The most players, once with each deck."""

    def perform(self, table: Table, match: Match, action: dict[str, Any]) -> None:
        """Carry a legal action out as a person would, on the table, which shows ``match`` with the hand open."""

    def carry(self, table: Table, match: Match, action: dict[str, Any]) -> None:
        """Do as ``perform`` does, with the fewest presses there are: hand cards are carried to the table."""

    def needs_hand(self, match: Match, action: dict[str, Any]) -> bool:
        """Whether a legal action can only be carried out with a hand open, not on everybody's table."""

    def check_screen(self, table: Table, match: Match, seat: int) -> None:
        """Assert that the open table shows what ``seat`` may see of ``match``, and no other card."""


class LiveDriver(Driver, Protocol):
    """What the folder of a game in real time offers."""

    SCENES: Mapping[str, Callable[[Table], None]]
    """Screens by name: each lays its match on the page of a table and waits until it is seen."""

    def begin(self, seed: int) -> Text:
        """Return a match for :meth:`act`, as it is stored, that lasts for some minutes."""

    def act(self, table: Table, match: Match, rng: random.Random) -> None:
        """Uncover the running ``match``, do something in whatever phase it is, and wait until that is stored."""

    def do_at_once(self, table: Table, action: Mapping[str, Any]) -> None:
        """Do one thing of a seat on a table that lies open, as a person would."""


def driver_of(game: str) -> Driver:
    """Return what the folder of a game offers."""
    return cast("Driver", importlib.import_module(f"e2e.games.{game}"))


def turn_driver(game: str) -> TurnDriver:
    """Return what the folder of a game in turns offers."""
    return cast("TurnDriver", driver_of(game))


def live_driver(game: str) -> LiveDriver:
    """Return what the folder of a game in real time offers."""
    return cast("LiveDriver", driver_of(game))


def needs_hand(match: Match, action: dict[str, Any]) -> bool:
    """Return whether an action takes an open hand: every one, unless a game's ``needs_hand`` says otherwise."""
    said = getattr(driver_of(match.game.id), "needs_hand", None)
    return said is None or bool(said(match, action))


def specials(game: str) -> Mapping[str, Special]:
    """Return what a game's tips are about, by their names, in a game that has some."""
    found: Mapping[str, Special] = getattr(driver_of(game), "SPECIAL", {})
    return found


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
    """Return every scene of a game by name, as what brings it on the screen; the first with no hand open, too."""
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
    """Whether everybody looks at a trick, until a hand is opened."""
    tricks = match.view(None).get("tricks", [])
    return bool(tricks) and tricks[-1]["log_end"] == len(match.log)


def _names_of(protocol: type) -> set[str]:
    """Return the names that whatever follows a protocol must have."""
    parts = [vars(part) for part in protocol.__mro__ if part.__module__ == __name__]
    names = {name for part in parts for name in (*part, *part.get("__annotations__", ()))}
    return {name for name in names if not name.startswith("_")}


def missing(game: str) -> Iterator[str]:
    """Yield in words what the folder of a game does not offer."""
    try:
        driver = driver_of(game)
    except ModuleNotFoundError as no:
        yield f"{game}: {no.name} is missing"
        return
    names = _names_of(LiveDriver if GAMES[game].live else TurnDriver)
    absent = sorted(name for name in names if not hasattr(driver, name))
    yield from (f"{game}: e2e/games/{game}/__init__.py has no {name}" for name in absent)
    empty = sorted(name for name in names - {*absent} if name.isupper() and not getattr(driver, name))
    yield from (f"{game}: {name} of e2e/games/{game}/__init__.py is empty" for name in empty)
    if not (GAMES[game].live or absent or empty):
        yield from (f"{game}: {fault}" for fault in (*_without_scene(game), *_wrong_set_ups(game)))


def _without_scene(game: str) -> Iterator[str]:
    """Yield the phases of a game in turns that no scene shows."""
    shown = {replay(save()).state.phase.name for save in turn_driver(game).SCENES.values()}
    yield from (f"no scene shows the phase {name}" for name in GAMES[game].phase_table if name not in shown)


def _wrong_set_ups(game: str) -> Iterator[str]:
    """Yield what is wrong with the smallest and the largest set-ups of a game in turns."""
    bounds = {"SMALLEST": GAMES[game].min_players, "LARGEST": GAMES[game].max_players}
    for name, players in bounds.items():
        set_ups: Sequence[SetUp] = getattr(turn_driver(game), name)
        yield from (f"{name} has {each}" for each in set_ups if each.game != game)
        if players not in {each.seats for each in set_ups}:
            yield f"{name} has no set-up for {players}"
