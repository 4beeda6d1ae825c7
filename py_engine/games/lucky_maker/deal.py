"""The deal: shuffling, checking, and the start of a game (1.1)."""

from __future__ import annotations

from py_engine.cards import Chance, dealt, parts_fault, shuffled
from py_engine.game import Deal, Options
from py_engine.games.lucky_maker.data import CARD, CARDS, HAND_SIZE, INDEX
from py_engine.games.lucky_maker.state import LuckyMakerState
from py_engine.phase import Phases
from py_engine.reading import integer, list_of

_CARDS = list_of(CARD, max(HAND_SIZE.values()))
DEAL_FIELDS = {"hands": list_of(_CARDS, max(HAND_SIZE)), "masters": _CARDS, "start": integer}
"""A deal's fields: ``hands`` by seat, the pile of ``masters``, and the ``start`` seat (5)."""


def make_deal(seats: int, options: Options, chance: Chance, start: int) -> Deal:
    """Return a shuffled deal as card names."""
    size = HAND_SIZE[seats]
    *hands, masters = dealt(shuffled(CARDS, chance), [size] * (seats + 1))
    return {"hands": hands, "masters": masters, "start": start}


def deal_fault(seats: int, options: Options, deal: Deal) -> str | None:
    """Describe the fault in the cards of a deal, or return ``None`` (S3)."""
    return parts_fault([*deal["hands"], deal["masters"]], [HAND_SIZE[seats]] * (seats + 1), INDEX)


def lay_out(phases: Phases, seats: int, options: Options, deal: Deal) -> LuckyMakerState:
    """Return the first position of a checked deal: the first game has begun."""
    state = new_match(phases, seats, options, deal["start"])
    begin_game(state, deal)
    return state


def new_match(phases: Phases, seats: int, options: Options, start: int) -> LuckyMakerState:
    """Return a match before its first game, which ``start`` leads (4.2)."""
    games = seats if options["games"] == "players" else 1
    return LuckyMakerState(seats, phases, games, options["tie_lead"] == "winner", start)


def begin_game(state: LuckyMakerState, deal: Deal) -> None:
    """Begin a game of the match with a deal of names."""
    index = INDEX.__getitem__
    hands = [map(index, hand) for hand in deal["hands"]]
    state.begin_game(hands, map(index, reversed(deal["masters"])), deal["start"])
