"""Positions of Bokunron that agree with a seat's knowledge of the cards that it does not see."""

from __future__ import annotations

from collections.abc import Iterator

from py_engine.cards import Chance, shuffled
from py_engine.game import Game
from py_engine.games.bokunron.data import (
    ACES,
    DEALT,
    FIRST_HAND,
    HAND_AFTER_PASS,
    INDEX,
    LEADS,
    MOST_PLAYED,
    NO_CARD,
    STOCK_DECK,
    SUIT_OF,
    TRICKS,
    UNSEEN,
)
from py_engine.games.bokunron.position import indices, open_position
from py_engine.games.bokunron.spread import Bin, Spread
from py_engine.games.bokunron.state import BokunronState
from py_engine.games.bokunron.trick import Contest, follows
from py_engine.games.bokunron.turn import NO_SUIT
from py_engine.player import Knowledge, View, fit


class BokunronKnowledge(Knowledge[BokunronState]):
    """The cards that are or were open, the seat's own, and the suits that the other hands can't have.

    A seat that played without the lead suit has none of it in that hand (3.4); a seat that has played face down
    either played the lead suit or has none of it. Each deal that agrees is guessed equally often.
    """

    def __init__(self, game: Game[BokunronState], view: View, seat: int) -> None:
        self.seat = seat
        self.hand, self.stock = indices(view["hand"]), indices(view["stock"])
        fit(view["aces"][seat] in ACES, "a seat without an ace")
        self.ace = INDEX[view["aces"][seat]]
        self._open = state = open_position(game, view)
        self._counts = view["counts"]
        self.others = [each for each in range(state.seats) if each != seat]
        seen = [*self.hand, *self.stock, *_cards_in_sight(state)]
        pool = [INDEX[card] for card in STOCK_DECK[state.seats] if INDEX[card] not in seen]
        bins = [self._bin(each) for each in self.others]
        places = UNSEEN + sum(each.hidden + each.held + each.free for each in bins)
        fit(len({*seen}) == len(seen), "a card is in two places")
        fit(len(pool) == places, "the unseen cards don't fill their places")
        lead_suit = NO_SUIT if state.lead == NO_CARD else state.lead_suit
        self._spread = Spread(pool, lead_suit, bins)

    def _bin(self, seat: int) -> Bin:
        state = self._open
        hand, stock = self._counts["hands"][seat], self._counts["stocks"][seat]
        plays = [] if state.phase.name == "plaza" else [play for play in state.table if play.seat == seat]
        up, laid = plays[0].up if plays else NO_CARD, self._counts["played"][seat] if plays else 0
        hidden = laid - (up != NO_CARD)
        played = sum(len(play.cards) for trick in state.contests for play in trick.table if play.seat == seat)
        whole = laid + hand + stock + played == DEALT and laid <= MOST_PLAYED
        fit(whole and min(hidden, hand, stock) >= 0, "other cards are counted")
        voids, is_whole = _voids(state.contests, seat)
        if is_whole:  # the whole rest was in hand, though it may have been put back
            hand, stock = hand + stock, 0
        return Bin(hidden, hand, stock, voids, NO_SUIT if up == NO_CARD else SUIT_OF[up])

    def world(self, chance: Chance) -> BokunronState:
        """Deal the unseen cards to hands, stocks and face-down plays."""
        state = self._open.copy()
        state.hands, state.stocks = [self.hand[:]] * state.seats, [self.stock[:]] * state.seats
        for seat, (hidden, hand, stock) in zip(self.others, self._spread.draw(chance), strict=True):
            held, unseen = self._counts["hands"][seat], [*hand, *stock]
            state.hands[seat], state.stocks[seat] = sorted(unseen[:held]), sorted(unseen[held:])
            if hidden:
                _fill_in(state, seat, hidden)
        aces = shuffled([INDEX[ace] for ace in ACES if INDEX[ace] != self.ace], chance)[: state.seats - 1]
        state.aces = (*aces[: self.seat], self.ace, *aces[self.seat :])
        leads = shuffled([INDEX[lead] for lead in LEADS if INDEX[lead] not in state.leads], chance)
        state.leads += tuple(leads[: TRICKS - len(state.leads)])
        return state


def _cards_in_sight(state: BokunronState) -> Iterator[int]:
    """Yield the known stock cards in their present places: on the table, won, in the plaza, and out of the game."""
    for play in state.table[state.at if state.phase.name == "plaza" else 0 :]:
        yield from {*play.cards, play.up} - {NO_CARD}
    for tricks in state.won:
        for trick in tricks:
            yield from trick.cards
    for column, piles in zip(state.upright, state.piles, strict=True):
        yield from column
        for pile in piles:
            yield from pile
    yield from state.gone


def _fill_in(state: BokunronState, seat: int, hidden: list[int]) -> None:
    """Put cards beneath a seat's face-down play."""
    at = next(at for at, play in enumerate(state.table) if play.seat == seat)
    up = [card for card in (state.table[at].up,) if card != NO_CARD]
    state.table[at] = state.table[at]._replace(cards=tuple(sorted([*up, *hidden])))


def _voids(tricks: list[Contest], seat: int) -> tuple[frozenset[int], bool]:
    """Return the suits that the seat's hand can't have, and whether its stock can't have them either.

    The stock can't if the hand had all the seat's cards: after a pass it takes the same cards again (2.3).
    """
    hand, stock, voids = FIRST_HAND, DEALT - FIRST_HAND, set[int]()
    for trick in tricks:
        for play in trick.table:
            if play.seat == seat:
                hand -= len(play.cards)
                if not follows(play.cards, SUIT_OF[trick.lead]):
                    voids.add(SUIT_OF[trick.lead])
        if seat in trick.passed:
            left = hand + stock
            voids = set() if stock else voids
            hand = min(HAND_AFTER_PASS, left)
            stock = left - hand
    return frozenset(voids), not stock
