"""What a seat of Bokunron knows of the cards that it does not see, and positions that agree with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from py_engine.cards import Chance, shuffled
from py_engine.game import Game
from py_engine.games.bokunron.data import ACES, CARDS, DEALT, INDEX, LEADS, STOCK_DECK, SUIT_OF, TRICKS
from py_engine.games.bokunron.past import Past, Stint
from py_engine.games.bokunron.spread import Bin, Spread
from py_engine.games.bokunron.state import BokunronState
from py_engine.games.bokunron.trick import TablePlay
from py_engine.phase import Entry
from py_engine.player import Course, Knowledge, View, entries_of

MOST_TRIES = 1000
"""Guesses that may break with what an earlier hand showed until it is given up."""


class Hidden(NamedTuple):
    """How the unseen cards may lie now: by seat its ace, its hand, its stock and its play; the lead pile."""

    aces: tuple[int, ...]
    leads: tuple[int, ...]
    hands: list[list[int]]
    stocks: list[list[int]]
    plays: list[list[int]]


class BokunronKnowledge(Knowledge[BokunronState]):
    """The cards that lie open or did, its own, and of the others' hands what they can't have.

    A seat that played without the lead suit had none of it in hand then (3.4), and whoever has played face down
    either did so with the lead suit or has none. Among all ways in which the cards may lie now, each is guessed
    equally often, however many choices of earlier hands would have led to it.
    """

    def __init__(self, game: Game[BokunronState], view: View, seat: int) -> None:
        self.seat, self.seats = seat, len(view["seats"])
        self._game, self._view = game, view
        self._now: BokunronState | None = None
        self.hand, self.stock = ([INDEX[card] for card in view[part]] for part in ("hand", "stock"))
        self.ace = INDEX[view["aces"][seat]]
        self.leads = [INDEX[card] for card in (*(each["lead"] for each in view["tricks"]), *view["lead_row"])]
        self.others = [each for each in range(self.seats) if each != seat]
        self.pasts = _pasts(view, self.seats, [SUIT_OF[card] for card in self.leads])
        self.plaza = _first_plaza(view, {card for past in self.pasts for card in past.shown})
        counts = view["counts"]
        self.hand_sizes, self.stock_sizes = counts["hands"], counts["stocks"]
        self._check_sizes()
        self._spread = self._spread_of_the_rest()

    def _check_sizes(self) -> None:
        for seat in self.others:
            past = self.pasts[seat]
            hidden = past.stints[-1].hidden if past.open else 0
            if len(past.shown) + hidden + self.hand_sizes[seat] + self.stock_sizes[seat] != DEALT:
                raise ValueError(f"seat {seat} has not {DEALT} cards")

    def _spread_of_the_rest(self) -> Spread:
        own = {*self.hand, *self.stock, *self.plaza}
        seen = own | {card for past in self.pasts for card in past.shown}
        pool = [INDEX[card] for card in STOCK_DECK[self.seats] if INDEX[card] not in seen]
        lead_suit = SUIT_OF[self.leads[len(self._view["tricks"])]] if self._view["lead"] else -1
        return Spread(pool, lead_suit, [self._bin(seat) for seat in self.others])

    def _bin(self, seat: int) -> Bin:
        past = self.pasts[seat]
        hidden = past.stints[-1].hidden if past.open else 0
        free = -1 if past.up is None else SUIT_OF[past.up]
        # who took all the stock in hand, and put it back, has nothing but what it had in hand
        voids = past.hand_voids()
        together = bool(past.whole_voids()) and not self.hand_sizes[seat]
        held = self.hand_sizes[seat] + (self.stock_sizes[seat] if together else 0)
        return Bin(hidden, held, self.stock_sizes[seat] - held * together, frozenset(voids), free)

    def _hidden(self, chance: Chance) -> Hidden:
        for _ in range(MOST_TRIES):
            parts = dict(zip(self.others, self._spread.draw(chance), strict=True))
            if all(self._could_be(seat, [*hand, *stock, *play]) for seat, (play, hand, stock) in parts.items()):
                return self._all_hidden(parts, chance)
        raise ValueError("no hands agree with what was shown")

    def _could_be(self, seat: int, unseen: Sequence[int]) -> bool:
        """Tell whether the seat's earlier hands may have been: enough cards that they could leave behind."""
        past = self.pasts[seat]
        for seen, stint in past.ended():
            if stint.voids:
                left = [card for card in (*past.shown[seen:], *unseen) if SUIT_OF[card] not in stint.voids]
                if len(left) < stint.returned():
                    return False
        return True

    def _all_hidden(self, parts: Mapping[int, Sequence[list[int]]], chance: Chance) -> Hidden:
        hands, stocks = [self.hand] * self.seats, [self.stock] * self.seats
        plays: list[list[int]] = [[] for _ in range(self.seats)]
        for seat, (play, hand, stock) in parts.items():
            if self.hand_sizes[seat] != len(hand):
                hands[seat], stocks[seat] = [], sorted([*hand, *stock])
            else:
                hands[seat], stocks[seat] = sorted(hand), sorted(stock)
            plays[seat] = play
        aces = shuffled([INDEX[ace] for ace in ACES if INDEX[ace] != self.ace], chance)[: self.seats - 1]
        aces.insert(self.seat, self.ace)
        unseen = shuffled([INDEX[lead] for lead in LEADS if INDEX[lead] not in self.leads], chance)
        leads = [*self.leads, *unseen[: TRICKS - len(self.leads)]]
        return Hidden(tuple(aces), tuple(leads), hands, stocks, plays)

    def course(self, chance: Chance) -> Course[BokunronState]:
        """Return the match from its deal on; of an earlier hand what went back unseen is drawn."""
        hidden, view = self._hidden(chance), self._view
        unseen = [[*hidden.plays[each], *hidden.hands[each], *hidden.stocks[each]] for each in range(self.seats)]
        deal: dict[str, Any] = {
            "aces": _names(hidden.aces),
            "leads": _names(hidden.leads),
            "plaza": _names(self.plaza),
            "cards": [_names([*self.pasts[each].shown, *unseen[each]]) for each in range(self.seats)],
            "start": view["tricks"][0]["marker"] if view["tricks"] else view["marker"],
        }
        options = self._game.read_options(view["options"])
        self._game.check_deal(self.seats, options, deal)
        chosen = {each: iter(self._chosen(each, hidden, unseen[each], chance)) for each in self.others}
        log = [self._filled(entry, chosen, hidden) for entry in entries_of(view)]
        return Course(self._game.begin(self.seats, options, deal), log)

    def _chosen(self, seat: int, hidden: Hidden, unseen: Sequence[int], chance: Chance) -> list[list[int]]:
        """Return the hands that the seat chose, one after the other."""
        past = self.pasts[seat]
        found = []
        for seen, stint in past.ended():
            if not stint.whole:
                found.append(_chosen_before(stint, [*past.shown[seen:], *unseen], chance))
        if past.open and not past.stints[-1].whole:
            found.append([*past.stints[-1].played, *hidden.plays[seat], *hidden.hands[seat]])
        return found

    def _filled(self, entry: Entry, chosen: Mapping[int, Any], hidden: Hidden) -> Entry:
        """Return a log entry as it was, with the cards that the seat was not shown."""
        if "cards" in entry or entry["do"] not in ("hand", "play"):
            return entry
        seat = entry["seat"]
        if entry["do"] == "hand":
            return {**entry, "cards": _names(next(chosen[seat]))}
        up = [entry["up"]] if "up" in entry else []
        shown = {name: value for name, value in entry.items() if name != "count"}
        return {**shown, "cards": [*up, *_names(hidden.plays[seat])]}

    def world(self, chance: Chance) -> BokunronState:
        """Return a position that agrees with the view; all that lies open is worked out once."""
        if self._now is None:
            self._now = super().world(chance)
            return self._now.copy()
        state, hidden = self._now.copy(), self._hidden(chance)
        state.aces, state.leads = hidden.aces, hidden.leads
        state.hands, state.stocks = [[*each] for each in hidden.hands], [[*each] for each in hidden.stocks]
        if state.phase.name != "plaza":
            state.table = [self._play_of(play, hidden) for play in state.table]
        return state

    def _play_of(self, play: TablePlay, hidden: Hidden) -> TablePlay:
        if play.seat == self.seat:
            return play
        up = [play.up] if self.pasts[play.seat].up is not None else []
        return play._replace(cards=tuple(sorted([*up, *hidden.plays[play.seat]])))


def _names(cards: Iterable[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def _pasts(view: View, seats: int, lead_suits: Sequence[int]) -> list[Past]:
    pasts = [Past() for _ in range(seats)]
    for entry in view["log"]:
        pasts[entry["seat"]].note(entry, lead_suits)
    return pasts


def _first_plaza(view: View, played: set[int]) -> list[int]:
    """Return the cards that were laid in the plaza at the start, column by column."""
    columns = [[*(card for pile in each["piles"] for card in pile), *each["upright"]] for each in view["plaza"]]
    return [INDEX[card] for column in columns for card in column if INDEX[card] not in played]


def _chosen_before(stint: Stint, later: Sequence[int], chance: Chance) -> list[int]:
    fitting = [card for card in later if SUIT_OF[card] not in stint.voids]
    return [*stint.played, *shuffled(fitting, chance)[: stint.returned()]]
