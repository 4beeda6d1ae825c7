"""Dealing: the first deal of a match, and the phase ``deal`` between the games of a longer one (1.1, 4.2)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Any, NamedTuple

from py_engine.cards import Chance, dealt, is_deck, shuffled
from py_engine.game import Deal
from py_engine.games.lucky_maker.data import CARDS, HAND_SIZE, INDEX
from py_engine.games.lucky_maker.play import CARD
from py_engine.games.lucky_maker.state import LuckyMakerState
from py_engine.phase import Entry, TurnPhase
from py_engine.reading import Verb, integer, list_of
from py_engine.refusals import Refusal

DEAL_FIELDS = {"hands": list_of(list_of(CARD, 15), 5), "masters": list_of(CARD, 15), "start": integer}


class NextDeal(NamedTuple):
    """The move of the phase ``deal``: ``deal`` is ``None`` until it is shuffled."""

    deal: Deal | None


NO_DEAL = NextDeal(None)


def make_deal(seats: int, chance: Chance, start: int) -> Deal:
    """Return a shuffled deal as card names."""
    size = HAND_SIZE[seats]
    *hands, masters = dealt(shuffled(CARDS, chance), [size] * (seats + 1))
    return {"hands": hands, "masters": masters, "start": start}


def deal_fault(deal: Deal, seats: int) -> str | None:
    """Say in words what is wrong with the cards of a deal, ``None`` if nothing is (S3)."""
    size = HAND_SIZE[seats]
    parts = [*deal["hands"], deal["masters"]]
    if len(deal["hands"]) != seats or any(len(part) != size for part in parts):
        return f"{seats} players need {seats} hands and a pile of masters, {size} cards each"
    return None if is_deck(chain(*parts), CARDS) else "a card lies twice in the deal"


def lay_out(state: LuckyMakerState, deal: Deal) -> None:
    """Put a deal of names on the table."""
    index = INDEX.__getitem__
    hands = [map(index, hand) for hand in deal["hands"]]
    state.lay_out(hands, map(index, reversed(deal["masters"])), deal["start"])


class DealPhase(TurnPhase[LuckyMakerState, NextDeal]):
    """Clause 4.2: the next start seat deals the next game."""

    name = "deal"
    verbs = (Verb("deal", "4.2", outcome=DEAL_FIELDS),)

    def moves(self, state: LuckyMakerState) -> tuple[NextDeal, ...]:
        """Return the one move there is, nothing dealt yet."""
        return (NO_DEAL,)

    def read(self, state: LuckyMakerState, do: str, seat: int | None, fields: Mapping[str, Any]) -> NextDeal:
        """Return the move, with its outcome where a load brings one."""
        return NextDeal(dict(fields)) if fields else NO_DEAL

    def write(self, state: LuckyMakerState, move: NextDeal) -> Entry:
        """Return the action, with the deal once there is one."""
        return {"do": "deal", **(move.deal or {})}

    def refusal(self, state: LuckyMakerState, move: NextDeal) -> Refusal | None:
        """Refuse an outcome that is not the whole deck or names another start (4.2)."""
        if move.deal is None:
            return None
        if move.deal["start"] != state.next_start():
            return Refusal("4.2", "wrong_start", {"start": move.deal["start"], "expected": state.next_start()})
        fault = deal_fault(move.deal, state.seats)
        return Refusal("4.2", "bad_deal", {"fault": fault}) if fault else None

    def with_outcome(self, state: LuckyMakerState, move: NextDeal, chance: Chance) -> NextDeal:
        """Shuffle and deal."""
        return NextDeal(make_deal(state.seats, chance, state.next_start()))

    def draw(self, state: LuckyMakerState, chance: Chance) -> NextDeal:
        """Return the one move, shuffled and dealt."""
        return self.with_outcome(state, NO_DEAL, chance)

    def play(self, state: LuckyMakerState, move: NextDeal) -> None:
        """Put the new deal on the table; play goes on."""
        assert move.deal is not None, "a deal is shuffled before it is played"
        lay_out(state, move.deal)
        state.enter("play")
