"""What a machine player is to the rest of the engine: it is shown a view, and says what it would do.

:mod:`py_engine.think` asks it and has the players of games in turns; a game offers its own as ``Game.player``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from py_engine.cards import Chance
from py_engine.phase import Entry, State

View = Mapping[str, Any]
"""A seat's view as JSON, the answer of the request ``view``."""

S = TypeVar("S", bound=State)


class Knowledge(ABC, Generic[S]):
    """All that one seat knows of the present deal, taken from its view; made by :meth:`MachinePlayer.study`.

    Anybody may have written the view: sizes and numbers are taken from the rules, not from there.
    """

    @abstractmethod
    def world(self, chance: Chance) -> S:
        """Return a whole position: the open part of the view, and the unseen cards dealt as what is known allows.

        Each such deal is about equally likely; the same ``chance`` makes the same position. May raise anything
        where no deal fits. :mod:`py_engine.think` checks once that a world looks like the view.
        """


class Look(NamedTuple, Generic[S]):
    """What a player is asked with: its ``seat``, the ``view``, and what it made of it.

    ``world`` is a first position that agrees with the view. ``level`` is one of the player's; ``effort`` how many
    worlds to look at instead of the level's own, ``None`` for these; ``at`` the time of the look in ms, in games in
    real time. ``chance`` is drawn from all that was asked. ``weighed`` is a legal move that is to be weighed beside
    the player's own, ``None`` for no other. In an ``even`` look no move is given up or preferred, and each choice
    says how far it lies behind the best.
    """

    view: View
    seat: int
    knowledge: Knowledge[S]
    world: S
    level: str
    effort: int | None
    at: int
    chance: Chance
    weighed: Any = None
    even: bool = False


@dataclass(frozen=True, slots=True)
class Reason:
    """What speaks for a move: ``code``, a short stable name, and the JSON values that a sentence about it needs.

    It is said to the seat that is to act, of what this seat knows: no value tells of a card that it has not seen.
    """

    code: str
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Choice:
    """A move that was weighed, the expected share of the win (``None``: not counted), and what speaks for it.

    The ``action`` is ``None`` to wait. ``behind``, after an even look, is the 95 % interval of the share that the
    best choice brings more.
    """

    action: Entry | None
    worth: float | None
    why: Reason
    behind: Sequence[float] | None = None

    def to_json(self) -> dict[str, Any]:
        """Return the choice as the door sends it."""
        why = {"code": self.why.code, "params": dict(self.why.params)}
        told = {"action": self.action, "worth": self.worth, "why": why}
        return told if self.behind is None else {**told, "behind": [*self.behind]}


class Thought(NamedTuple):
    """What a player does.

    ``action`` is ``None`` to wait; ``choices`` are up to ten moves that were weighed, best first; ``spent`` is the
    number of worlds looked at, ``worlds`` the level's own. ``after``, in games in real time: the ms until then, or
    until the next look.
    ``chances`` is each seat's share of the win where a move was to be weighed, together 1.
    """

    action: Entry | None
    choices: Sequence[Choice]
    spent: int = 0
    after: int | None = None
    chances: Sequence[float] | None = None
    worlds: int = 0

    def with_behind(self, intervals: Sequence[Sequence[float]]) -> Thought:
        """Return the thought with how far each of its choices lies behind the best."""
        pairs = zip(self.choices, intervals, strict=True)
        return self._replace(choices=[replace(choice, behind=behind) for choice, behind in pairs])


class MachinePlayer(ABC, Generic[S]):
    """A player made of rules; one instance a game, without state."""

    levels: ClassVar[tuple[str, ...]] = ("easy", "even", "hard")
    """Its strengths by name, the weakest first."""
    worlds: ClassVar[Mapping[str, int]] = {}
    """How many worlds each level looks at if nothing else is asked for; those not named go by rules alone."""

    @abstractmethod
    def study(self, game: Any, view: View, seat: int) -> Knowledge[S]:
        """Return what ``seat``, which is to act, knows by its view; may raise anything where that is no view.

        ``game`` is the ``Game`` that is played.
        """

    @abstractmethod
    def think(self, look: Look[S]) -> Thought:
        """Return what it does; equal looks, equal thoughts."""
