"""The deal: shuffling, checking, and the first position (1)."""

from __future__ import annotations

from py_engine.cards import Chance, dealt, parts_fault, shuffled
from py_engine.game import Deal, Options
from py_engine.games.akuma_trick.combos import Runs
from py_engine.games.akuma_trick.data import BIT, CARD, HAND_SIZE, MOST_SEATS, deck
from py_engine.games.akuma_trick.state import AkumaTrickState
from py_engine.phase import Phases
from py_engine.reading import integer, list_of

DEAL_FIELDS = {"hands": list_of(list_of(CARD, HAND_SIZE), MOST_SEATS), "start": integer}
"""A deal's fields: ``hands`` by seat, and the ``start`` seat (6)."""

LEAST_RUN = {"sets_and_runs": 2, "sets_and_long_runs": 3, "sets": 0}
"""The fewest cards of a run by the option ``combos``, 0 if there are no runs (2.4)."""


def make_deal(seats: int, options: Options, chance: Chance, start: int) -> Deal:
    """Return a shuffled deal as card names."""
    return {"hands": dealt(shuffled(deck(seats), chance), [HAND_SIZE] * seats), "start": start}


def deal_fault(seats: int, options: Options, deal: Deal) -> str | None:
    """Describe the fault in the cards of a deal, or return ``None`` (S3)."""
    return parts_fault(deal["hands"], [HAND_SIZE] * seats, deck(seats))


def lay_out(phases: Phases, seats: int, options: Options, deal: Deal) -> AkumaTrickState:
    """Return the first position of a checked deal: the start seat leads (1.2)."""
    hands = [sum(map(BIT.__getitem__, hand)) for hand in deal["hands"]]
    runs = Runs(LEAST_RUN[options["combos"]], options["run_colours"] == "mixed")
    return AkumaTrickState(phases, runs, options["short_release"] == "keep_zeros", hands, deal["start"])
