"""Positions of Akuma Trick that agree with a seat's knowledge of the cards that it does not see.

A card that the seat saw being stolen stays with the thief, unless it is stolen again; a seat that could not pay a
release in full keeps only 0s (4.5). Everything else is open or reveals nothing about hidden cards. :mod:`.trace`
follows this knowledge through the steals whose card the seat does not see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from py_engine.cards import Chance, cards_in, drawn, mask_of, shuffled
from py_engine.game import Game
from py_engine.games.akuma_trick.data import ALL, COLOUR, INDEX, RANK
from py_engine.games.akuma_trick.deal import lay_out
from py_engine.games.akuma_trick.effects import lock_of, reverses, steals_of
from py_engine.games.akuma_trick.state import AkumaTrickState
from py_engine.games.akuma_trick.trace import Trace, events_of
from py_engine.games.akuma_trick.trick import Trick
from py_engine.player import Knowledge, View, fit


class AkumaTrickKnowledge(Knowledge[AkumaTrickState]):
    """The seat's own cards, the cards that are or were open, and the possible places of the others.

    ``ends`` lists all possible places of the pinned cards now, each with the number of deals of the other cards: so
    each deal that agrees is guessed equally often.
    """

    def __init__(self, game: Game[AkumaTrickState], view: View, seat: int) -> None:
        self.seat = seat
        self.own = _mask(view["hand"])
        self.events = events_of(view["log"])
        self._open = _open_position(game, view)
        trace = Trace(self.events, self._open.seats, seat, self.own)
        self.sizes = trace.sizes
        deck = _deck(self._open.seats)
        fit(self.own.bit_count() == trace.sizes[seat] and not self.own & ~deck, "a hand of other cards")
        self.unseen = deck & ~(self.own | self._open.gone | self._open.table_cards)
        self.ends = trace.ends(self.unseen.bit_count())
        fit(all(sum(pins) & ~self.unseen == 0 for pins, _ in self.ends), "a card is in two places")

    def world(self, chance: Chance) -> AkumaTrickState:
        """Deal the unseen cards to the other hands."""
        state, pins = self._open.copy(), drawn(self.ends, chance)
        pool = shuffled(cards_in(self.unseen & ~sum(pins)), chance)
        hands = [*pins]
        hands[self.seat] = self.own
        for seat, pinned in enumerate(pins):
            if seat != self.seat:
                free = self.sizes[seat] - pinned.bit_count()
                hands[seat] |= mask_of(pool[:free])
                pool = pool[free:]
        state.hands = hands
        return state


def _deck(seats: int) -> int:
    return mask_of(card for card in cards_in(ALL) if COLOUR[card] < seats)


def _open_position(game: Game[AkumaTrickState], view: View) -> AkumaTrickState:
    """Return the position without the hands, with the effects of the present trick's plays."""
    seats = len(view["seats"])
    nothing = {"hands": [[] for _ in range(seats)], "start": view["leader"]}
    state = lay_out(game.phase_table, seats, game.read_options(view["options"]), nothing)
    state.tricks = [_finished(trick) for trick in view["tricks"]]
    state.gone = sum(_cards_of(trick.plays) | trick.discards for trick in state.tricks)
    fit(view["current_trick"] is not None, "no trick on the table")
    state.table = _plays(view["current_trick"]["plays"])
    state.table_cards = _cards_of(state.table)
    _settle(state, view)
    state.log_length = len(view["log"])
    return state


def _settle(state: AkumaTrickState, view: View) -> None:
    """Apply the effects of all tricks' plays (3); those of the last play wait until its steal is over."""
    plays = [*(play for trick in state.tricks for play in trick.plays), *state.table]
    if view["phase"] == "steal":
        fit(bool(state.table), "nothing was played that steals")
        taken = next((at for at, line in enumerate(reversed(view["log"])) if line["do"] != "steal"), 0)
        (state.turn, cards) = plays.pop()
        state.steals = steals_of(cards) - taken
        state.enter("steal")
    state.direction = -1 if sum(reverses(cards) for _, cards in plays) % 2 else 1
    if state.table:
        state.beat = RANK[state.table[-1][1].bit_length() - 1]
        here = plays[len(plays) - len(state.table) + (state.steals > 0) :]
        state.lock = next((lock for _, cards in reversed(here) if (lock := lock_of(cards))), 0)
        if not state.steals:
            state.turn = (state.table[-1][0] + state.direction) % state.seats


def _finished(trick: Mapping[str, Any]) -> Trick:
    """Return a finished trick of a view in a position's form; no seat leads after a release that ends the game."""
    plays, next_leader = tuple(_plays(trick["plays"])), trick["next_leader"]
    lead = -1 if next_leader is None else next_leader
    return Trick(trick["leader"], plays, trick["releaser"], _mask(trick["discards"]), lead, trick["log_end"])


def _plays(plays: Sequence[Mapping[str, Any]]) -> list[tuple[int, int]]:
    return [(play["seat"], _mask(play["cards"])) for play in plays]


def _cards_of(plays: Sequence[tuple[int, int]]) -> int:
    return sum(cards for _, cards in plays)


def _mask(cards: Sequence[str]) -> int:
    fit(None not in cards and len({*cards}) == len(cards), "a card that is face down, or twice")
    return mask_of(INDEX[card] for card in cards)
