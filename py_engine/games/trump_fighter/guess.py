"""What a player of Super Trump Fighter knows of the deck: all that was drawn from it; how a fight came about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from py_engine.cards import Chance, shuffled
from py_engine.game import Game
from py_engine.games.trump_fighter.data import CARDS, HAND_SIZE, INDEX, NONE, SEATS
from py_engine.games.trump_fighter.state import NO_SEAT, TrumpFighterState
from py_engine.phase import Entry
from py_engine.player import Course, Knowledge, View, entries_of

BLANK = len(CARDS)
"""Cards from here on are blank: drawn, the next number later, but not yet known which they are."""
TRIES = 30
"""How often to guess what lies covered that the standstill's rule moved (5.1): no entry names it."""

Places = list[list[int]]
"""Places in the hands, by seat."""


class TrumpFighterKnowledge(Knowledge[TrumpFighterState]):
    """A fight's log, from which the deck is found as far as it was drawn.

    The fight is replayed with a deck of blanks; a blank gets its name when it is moved, and those still in hand get
    theirs from the view. From which place a card came shows only in what is empty now, and in what the last draw
    filled; ``emptied`` holds these places by the number of draws before.
    """

    def __init__(self, game: Game[TrumpFighterState], view: View, seat: int) -> None:
        self.game = game
        self.view = view
        self.entries = entries_of(view)
        self.emptied: dict[int, Places] = {}
        draws = _Replay(self, [*range(BLANK)]).run()
        empty = [[place for place, card in enumerate(hand) if card is None] for hand in view["hands"]]
        self.emptied[draws] = empty
        if draws:
            drawn = view["last_attack"]["drawn"]
            self.emptied[draws - 1] = [[place - 1 for place in places] for places in drawn]

    def course(self, chance: Chance) -> Course[TrumpFighterState]:
        """Return the fight from the choice of fighters on."""
        for _ in range(TRIES):
            replay = _Replay(self, shuffled(range(BLANK), chance))
            replay.run()
            if replay.ends_right():
                break
        options = self.game.read_options(self.view["options"])
        deck = {"deck": [CARDS[card] for card in replay.deck()]}
        self.game.check_deal(SEATS, options, deck)
        return Course(self.game.begin(SEATS, options, deck), self.entries)


class _Replay:
    """One replay with blanks; ``guessed`` are the cards in the order in which unknown ones are taken for them."""

    def __init__(self, known: TrumpFighterKnowledge, guessed: list[int]) -> None:
        self.known = known
        named = {card for entry in known.entries for _, card in _moved(entry)}
        self.shown = _cards_shown(known.view)
        self.unnamed = [card for card in guessed if card not in named]
        self.names: dict[int, int] = {}
        options = known.game.read_options(known.view["options"])
        blanks = [*range(2 * BLANK - 1, BLANK - 1, -1)]
        self.state = TrumpFighterState(
            known.game.phase_table, options["check_s"] * 1000, options["window_ms"], blanks
        )

    def run(self) -> int:
        """Replay all entries and return how often cards were drawn after the first hands."""
        state, draws = self.state, 0
        for entry in self.known.entries:
            for seat, card in _moved(entry):
                self._name(seat, self._place_left(seat, draws), card)
            if entry["do"] == "stall" and state.bound_seat != NO_SEAT:
                self._name_forced(state.bound_seat)
            before = state.settlement
            state.play(self.known.game.read_move(state, entry, replay=True)[0])
            draws += state.settlement is not before
        return draws

    def _place_left(self, seat: int, draws: int) -> int:
        """Return the place that a card leaves: the last that must be empty, as the rule of 5.1 takes the first."""
        hand = self.state.hands[seat]
        emptied = self.known.emptied.get(draws)
        places = range(HAND_SIZE) if emptied is None else emptied[seat]
        return max(place for place in places if hand[place] != NONE)

    def _name(self, seat: int, place: int, card: int) -> None:
        hand = self.state.hands[seat]
        self.names[hand[place]] = card
        hand[place] = card

    def _name_forced(self, seat: int) -> None:
        """Name the leftmost card, which goes to the leftmost empty spot: it lies there now, or did at an attack."""
        hand, field = self.state.hands[seat], self.state.fields[seat]
        place = next(place for place in range(HAND_SIZE) if hand[place] != NONE)
        seen = [card for card in self.shown[seat][field.index(NONE)] if card in self.unnamed]
        card = seen[0] if seen else next(card for card in self.unnamed if card not in self.shown[seat][-1])
        self.unnamed.remove(card)
        self._name(seat, place, card)

    def ends_right(self) -> bool:
        """Tell whether the replay ends with what the view shows of skills and points."""
        return bool(self.known.game.scores(self.state) == self.known.view["scores"])

    def deck(self) -> list[int]:
        """Return the deck, first drawn first; what was never seen comes as it was guessed."""
        for seat, hand in enumerate(self.known.view["hands"]):
            for place, name in enumerate(hand):
                if name is not None:
                    self.names[self.state.hands[seat][place]] = INDEX[name]
        used = {*self.names.values()}
        rest = iter([card for card in self.unnamed if card not in used])
        return [self.names[blank] if blank in self.names else next(rest) for blank in range(BLANK, 2 * BLANK)]


def _moved(entry: Entry) -> Iterator[tuple[int, int]]:
    """Yield the seats and cards that an entry names as moved."""
    if entry["do"] == "move":
        yield entry["seat"], INDEX[entry["card"]]
    if entry["do"] == "battle":
        for seat, act in enumerate(entry["fastest"]):
            if act and act["do"] == "move":
                yield seat, INDEX[act["card"]]


def _cards_shown(view: View) -> list[list[list[int]]]:
    """Return by seat and spot the cards that lie open there or did at the last attack, and last all in hand."""
    shown: list[list[list[int]]] = []
    for seat in range(SEATS):
        rows: list[Any] = [[spot["card"] for spot in view["fields"][seat]]]
        if view["last_attack"]:
            rows.append(view["last_attack"]["fields"][seat])
        spots = [[INDEX[name] for name in names if name is not None] for names in zip(*rows, strict=True)]
        in_hand = [INDEX[name] for hand in view["hands"] for name in hand if name is not None]
        shown.append([*spots, in_hand])
    return shown
