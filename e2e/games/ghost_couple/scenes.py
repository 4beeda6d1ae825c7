"""Prepared saves of Ghost Couple: every step with a choice of the player, and every screen."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from e2e.lib.table import NAMES
from py_engine.games import GAMES
from py_engine.match import Match
from tests.games.ghost_couple.table import Table, ghost_couple_with

GAME = GAMES["ghost_couple"]
Save = dict[str, Any]
CELLS = (2, 3)
"""The cells of a prepared couple."""


class Story:
    """A match with the cards in the places that a scene needs."""

    def __init__(self, deck: str = "ghosts", seats: int = 3, **layout: Any) -> None:
        self.match = Table(deck, seats, names=[{"name": name} for name in NAMES], **layout).match

    def do(self, verb: str, **fields: Any) -> Story:
        """Carry an action out; ``from_`` stands for the field ``from``."""
        self.match.act({"do": verb, **{name.rstrip("_"): value for name, value in fields.items()}})
        return self

    def flip(self, *cells: int) -> Story:
        """Turn cards up, one after the other."""
        for cell in cells:
            self.do("flip", cell=cell)
        return self

    def swap(self) -> Story:
        """Turn two cards up and swap the hand's first card with the centre."""
        down = [cell["cell"] for cell in self.match.view(None)["board"] if cell["state"] == "down"]
        seat = self.match.view(None)["turn"]
        return self.flip(*down[:2]).do("swap", card=self.match.view(seat)["hand"][0])

    def save(self) -> Save:
        """Return the match as the page stores it."""
        return self.match.save()


def before_event(event: int, seats: int = 3, **layout: Any) -> Story:
    """Return a ghost match in which that event's couple is face up."""
    zero, one = ghost_couple_with(event)
    board = {CELLS[0]: zero, CELLS[1]: one, **layout.pop("board", {})}
    return Story("ghosts", seats, board=board, **layout).flip(*CELLS)


def event(number: int, seats: int = 3, **layout: Any) -> Story:
    """Return a ghost match in which that event's couple has just been taken."""
    return before_event(number, seats, **layout).do("couple", cards=list(ghost_couple_with(number)))


def rank(name: str, seats: int = 2, **layout: Any) -> Story:
    """Return a match with playing cards in which the couple of that rank has just been taken."""
    board = {CELLS[0]: f"S{name}", CELLS[1]: f"H{name}", **layout.pop("board", {})}
    return Story("trump", seats, board=board, **layout).flip(*CELLS).do("couple", cards=[f"H{name}", f"S{name}"])


def after_others(number: int, seats: int = 3) -> Story:
    """Return a match in which seat 2 takes that event's couple after seats 0 and 1 have won one each."""
    zero, one = ghost_couple_with(number)
    others = (("chime0a", "chime1b"), ("stall0a", "stall1b"))
    board = {2: zero, 3: one, 7: others[0][0], 8: others[0][1], 17: others[1][0], 18: others[1][1]}
    story = Story("ghosts", seats, board=board)
    for cells, cards in zip(((7, 8), (17, 18)), others, strict=True):
        story.flip(*cells).do("couple", cards=list(cards)).do("end")
    return story.flip(*CELLS).do("couple", cards=[zero, one])


def put() -> Story:
    """Return the second step of event 7: three cards return to the places 5, 7 and 12."""
    return event(7).do("take", cells=[7, 5, 12])


def with_banished() -> Story:
    """Return a match in which seat 1 has a card that goes with the banished one, and has turned two cards up."""
    story = event(13, hands=[[], ["moon1a", "moon0b"]], board={7: "moon0a", 8: "hana0a", 9: "fox0a"})
    return story.do("banish", cells=[7]).flip(8, 9)


def deck_out(turns: int = 0) -> Story:
    """Return a match with playing cards without a couple until the deck is empty, and ``turns`` turns more."""
    story = Story("trump", 2)
    while True:
        view = story.match.view(None)
        if view["pending"]["choice"] == "lay":
            if turns == 0:
                return story
            turns -= 1
            story.do("lay", card=story.match.view(view["turn"])["hand"][0], cell=view["pending"]["cells"][-1])
        story.swap()


def played(actions: int, deck: str, seats: int, seed: int = 4) -> Story:
    """Return a match after ``actions`` random actions, couples first, or its end."""
    story = Story(deck, seats)
    story.match = Match.new(GAME, [{"name": name} for name in NAMES[:seats]], {"deck": deck}, {"seed": seed})
    rng = random.Random(seed)
    while not story.match.state.over and len(story.match.log) < actions:
        legal = story.match.legal(500)[0]
        couples = [action for action in legal if action["do"] == "couple"]
        story.match.act(rng.choice(couples or legal))
    return story


STORIES: dict[str, Callable[[], Story]] = {
    "flip": lambda: Story("ghosts", 3),
    "flip-six": lambda: played(60, "ghosts", min(6, len(NAMES))),
    "flip-trump": lambda: Story("trump", 3),
    "couple": lambda: before_event(2, hands=[["hana1a", "moon0a"]], board={13: "moon1b"}),
    "couple-trump": lambda: Story("trump", 2, hands=[["SA", "JO1", "H8"]], board={4: "HA", 9: "S8"}).flip(4, 9),
    "swap": lambda: Story("ghosts", 3).flip(1, 2),
    "more-flips": lambda: event(3),
    "corners": lambda: event(4, hands=[["hana1a"]], board={1: "hana0a"}),
    "flip_x": lambda: event(5),
    "flip_block": lambda: event(6),
    "take": lambda: event(7),
    "put": put,
    "draw_for": lambda: event(9),
    "skipped": lambda: event(10, 4),
    "reversed": lambda: event(11),
    "reshuffle": lambda: event(12),
    "banish": lambda: event(13),
    "banish-two": lambda: event(14),
    "look": lambda: event(15),
    "banish_hand": lambda: event(15).do("look", from_=2),
    "leader-draws": lambda: event(16),
    "rob": lambda: after_others(17),
    "banish_treasure": lambda: after_others(18),
    "cover": lambda: event(19),
    "king": lambda: rank("K"),
    "banished": with_banished,
    "lay": deck_out,
    "grown": lambda: deck_out(7),
    "over": lambda: played(2000, "ghosts", 3),
    "over-trump": lambda: played(2000, "trump", 3),
}
"""Every step and screen by its name."""


def saved(story: Callable[[], Story]) -> Callable[[], Save]:
    """Return the function that makes the save of a story."""
    return lambda: story().save()


SCENES: dict[str, Callable[[], Save]] = {name: saved(story) for name, story in STORIES.items()}
