"""The cards that both seats of Super Trump Fighter do not see, and positions in which its bot guesses them."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from py_engine.games.trump_fighter.game import GAME
from py_engine.games.trump_fighter.state import TrumpFighterState
from py_engine.match import Match
from tests.record import recorded


def hidden(state: TrumpFighterState) -> Hashable:
    """Return the card that is drawn next; the order of all would have too many cases."""
    return state.deck[-1]


def possible(match: Match, seat: int) -> set[Hashable]:
    """Return the cards that may come next."""
    return {*match.state.deck, *match.state.miss_cards}


def played(share: float) -> Match:
    """Return the first recorded fight after a share of its entries."""
    save = next(iter(recorded(GAME.id)))
    return Match.load(GAME, {**save, "log": save["log"][: int(share * len(save["log"]))]})


ENDINGS = {f"{share:.0%} of a fight": partial(played, share) for share in (0.5, 0.9)}
