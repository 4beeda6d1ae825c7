"""The interface of bots: given a view, a bot returns its action.

:mod:`py_engine.think` asks them and has the common part for games in turns; a game offers its own as
``Game.player``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from py_engine.cards import Chance
from py_engine.phase import Entry, State
from py_engine.refusals import BadInput

View = Mapping[str, Any]
"""A seat's view as JSON, the answer of the request ``view``."""

S = TypeVar("S", bound=State)


def bad_view(why: str) -> BadInput:
    """Return the error for a view that no position looks like."""
    return BadInput("bad_view", why)


def fit(fits: bool, why_not: str) -> None:
    """Raise ``bad_view`` unless fields of a view fit together."""
    if not fits:
        raise bad_view(why_not)


class Line(dict[str, Any]):
    """A line of a view's log; reading a field that it lacks raises ``bad_view``."""

    def __missing__(self, name: str) -> Any:
        """Raise ``bad_view``."""
        raise bad_view(f"a line of the log needs the field {name}")


class Knowledge(ABC, Generic[S]):
    """All that one seat knows of the present deal, taken from its view; made by :meth:`MachinePlayer.study`.

    The view may come from anyone, though :mod:`py_engine.think` has checked its shape: sizes and numbers are taken
    from the rules, not from the view, and the unseen cards must be as many as their places.
    """

    @abstractmethod
    def world(self, chance: Chance) -> S:
        """Return a complete position: the view's open part, and the unseen cards dealt as the knowledge allows.

        All such deals are about equally likely; the same ``chance`` makes the same position. Raises
        ``bad_view`` if no deal fits. :mod:`py_engine.think` checks once that a world looks like the view.
        """


class Look(NamedTuple, Generic[S]):
    """The question to a player: its ``seat``, the ``view``, and its knowledge from it.

    ``world`` is a first position that agrees with the view. ``level`` is one of the player's; ``effort`` the number
    of worlds instead of the level's own, ``None`` for the level's; ``at`` the time of the look in ms, in games in
    real time. ``chance`` is drawn from the whole request. ``weighed`` is a legal move to weigh in addition to the
    player's own, ``None`` for no other. An ``even`` look drops no move and prefers none; each choice has its
    distance ``behind`` the best.
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
    """The reason for a move: ``code``, a short stable name, and the JSON values for a sentence about it.

    The seat to act may read it: no value depends on a card that the seat has not seen.
    """

    code: str
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Choice:
    """A weighed move, its expected share of the win (``None``: not counted), and its reason.

    The ``action`` is ``None`` to wait. ``behind``, after an even look, is the 95 % interval of the share that the
    best choice brings more.
    """

    action: Entry | None
    worth: float | None
    why: Reason
    behind: Sequence[float] | None = None

    def to_json(self) -> dict[str, Any]:
        """Return the choice in the door's form."""
        why = {"code": self.why.code, "params": dict(self.why.params)}
        told = {"action": self.action, "worth": self.worth, "why": why}
        return told if self.behind is None else {**told, "behind": [*self.behind]}


class Thought(NamedTuple):
    """A player's answer.

    ``action`` is ``None`` to wait; ``choices`` are up to ten weighed moves, best first; ``spent`` is the number of
    worlds used, ``worlds`` the level's own. ``after``, in games in real time, is the delay in ms of the action, or
    of the next look. ``chances`` is each seat's share of the win if a move had to be weighed, together 1.
    """

    action: Entry | None
    choices: Sequence[Choice]
    spent: int = 0
    after: int | None = None
    chances: Sequence[float] | None = None
    worlds: int = 0

    def with_behind(self, intervals: Sequence[Sequence[float]]) -> Thought:
        """Return the thought with ``behind`` in each of its choices."""
        pairs = zip(self.choices, intervals, strict=True)
        return self._replace(choices=[replace(choice, behind=behind) for choice, behind in pairs])


class MachinePlayer(ABC, Generic[S]):
    """A bot: a player made of rules, with one instance per game and no state."""

    levels: ClassVar[tuple[str, ...]] = ("easy", "even", "hard")
    """Its strengths by name, the weakest first."""
    worlds: ClassVar[Mapping[str, int]] = {}
    """Default number of worlds of each level; levels without one use rules alone."""

    @abstractmethod
    def study(self, game: Any, view: View, seat: int) -> Knowledge[S]:
        """Return the knowledge of ``seat``, which must act, from its view.

        ``game`` is the ``Game`` being played. Raises ``bad_view``, or the refusal of a rule that the log
        breaks, if no position looks like the view.
        """

    @abstractmethod
    def think(self, look: Look[S]) -> Thought:
        """Return the player's answer; equal looks give equal answers."""
