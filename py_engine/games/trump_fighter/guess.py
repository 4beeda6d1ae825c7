"""What a player of Super Trump Fighter knows of the deck: all that was drawn from it; how a fight came about."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from py_engine.cards import Chance, shuffled
from py_engine.game import Deal, Game
from py_engine.games.trump_fighter.data import CARDS, HAND_SIZE, INDEX, NONE, SEATS
from py_engine.games.trump_fighter.score import skill_ids
from py_engine.games.trump_fighter.state import NO_SEAT, TrumpFighterState
from py_engine.phase import Entry
from py_engine.player import Course, Knowledge, View, entries_of
from py_engine.refusals import BadInput, Refused
from py_engine.think.dice import Dice
from py_engine.think.request import replayed

BLANK = len(CARDS)
"""Cards from here on are blank: drawn, the next number later, but not yet known which they are."""
MOST_REPLAYED = 24_000
"""After so many entries that led nowhere a view is taken for none. What costs them are wrong guesses of covered
cards, which the standstill's rule moved (5.1) and no entry names: in 15,000 views of fights with many standstills
it was 11,000 at most."""

Places = list[list[int]]
"""Places in the hands, by seat."""
Guess = tuple[int, ...]
"""Cards that the standstill's rule moved unseen, the first first."""


class NoGuess(Exception):  # noqa: N818 (it is an answer, not a fault)
    """All cards that may have been moved unseen have turned out wrong, after those guessed before."""


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
        self.is_forced = any(entry["do"] == "stall" for entry in self.entries)
        self.named = {card for entry in self.entries for _, card in _moved(entry)}
        self.shown = _cards_shown(view)
        self.options = game.read_options(view["options"])
        self.emptied: dict[int, Places] = {}
        draws = next(self._replays(Dice(1))).draws
        self.empty = _empty(view["hands"], None)
        self.emptied[draws] = self.empty
        if draws:
            drawn = view["last_attack"]["drawn"]
            self.emptied[draws - 1] = [[place - 1 for place in places] for places in drawn]

    def course(self, chance: Chance) -> Course[TrumpFighterState]:
        """Return the fight from the choice of fighters on; raise ``BadInput`` where none leads to the view."""
        for replay in self._replays(chance):
            if self.is_forced and not replay.ends_right():
                continue
            deck = {"deck": [CARDS[card] for card in replay.deck()]}
            if not self.is_forced or self._leads_here(deck):
                return self._dealt(deck)
        raise AssertionError("replays go on until they are refused")

    def _replays(self, chance: Chance) -> Iterator[_Replay]:
        """Yield replays that come to the log's end, each with another guess; raise when there are no more."""
        wrong, spent = set[Guess](), 0
        while () not in wrong and spent < MOST_REPLAYED:
            replay = _Replay(self, shuffled(range(BLANK), chance), wrong)
            if replay.reaches_end():
                yield replay
                spent += replay.followed  # the deck found was tried as well
            wrong.add(tuple(replay.guess))
            spent += replay.followed
        raise BadInput("bad_view", "no cards can have led there")

    def _dealt(self, deck: Deal) -> Course[TrumpFighterState]:
        self.game.check_deal(SEATS, self.options, deck)
        return Course(self.game.begin(SEATS, self.options, deck), self.entries)

    def _leads_here(self, deck: Deal) -> bool:
        """Tell whether the fight comes to the view with that deck: a card moved unseen may have met a skill."""
        try:
            replayed(self.game, self.view, self._dealt(deck))
        except (BadInput, Refused):
            return False
        return True


class _Replay:
    """One replay with blanks; ``order`` has the cards as unknown ones are taken for them.

    ``guess`` are the covered cards that it has guessed, which begin like none of the ``wrong`` guesses; ``draws``
    counts how often cards were drawn after the first hands, ``followed`` the entries replayed.
    """

    def __init__(self, known: TrumpFighterKnowledge, order: Sequence[int], wrong: Collection[Guess]) -> None:
        self.known = known
        self.wrong = wrong
        self.guess: list[int] = []
        self.draws = 0
        self.followed = 0
        self.unnamed = [card for card in order if card not in known.named]
        self.names: dict[int, int] = {}
        options = known.options
        blanks = [*range(2 * BLANK - 1, BLANK - 1, -1)]
        self.state = TrumpFighterState(
            known.game.phase_table, options["check_s"] * 1000, options["window_ms"], blanks
        )

    def reaches_end(self) -> bool:
        """Replay the entries; tell whether all of them could be: a wrong guess may have ended the fight before."""
        state = self.state
        try:
            for entry in self.known.entries:
                before = state.settlement
                self.followed += 1
                self._follow(entry)
                self.draws += state.settlement is not before
        except (NoGuess, Refused):
            return False
        return True

    def _follow(self, entry: Entry) -> None:
        state = self.state
        for seat, card in _moved(entry):
            self._name(seat, self._place_left(seat), card)
        if entry["do"] == "stall" and state.bound_seat != NO_SEAT:
            self._name_forced(state.bound_seat)
        state.play(self.known.game.read_move(state, entry, replay=True)[0])

    def _place_left(self, seat: int) -> int:
        """Return the place that a card leaves: the last that must be empty, as the rule of 5.1 takes the first."""
        hand = self.state.hands[seat]
        emptied = self.known.emptied.get(self.draws)
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
        seen = [card for card in self.known.shown[seat][field.index(NONE)] if card in self.unnamed]
        card = seen[0] if seen else self._guessed(self.known.shown[seat][-1])
        self.unnamed.remove(card)
        self._name(seat, place, card)

    def _guessed(self, in_hand: Collection[int]) -> int:
        """Return a card that may have been moved unseen, as none of those has that are in hand."""
        for card in self.unnamed:
            if card not in in_hand and (*self.guess, card) not in self.wrong:
                self.guess.append(card)
                return card
        raise NoGuess

    def ends_right(self) -> bool:
        """Tell whether the replay ends with the points that the view shows, by the same skills, and such hands."""
        state, view = self.state, self.known.view
        used = [skill_ids(state, seat, state.used[seat]) for seat in range(SEATS)]
        scores = self.known.game.scores(state)
        return bool((used, scores, _empty(state.hands, NONE)) == (view["used"], view["scores"], self.known.empty))

    def deck(self) -> list[int]:
        """Return the deck, first drawn first; what was never seen comes as it was guessed."""
        for seat, hand in enumerate(self.known.view["hands"]):
            for place, name in enumerate(hand):
                if name is not None:
                    self.names[self.state.hands[seat][place]] = INDEX[name]
        used = {*self.names.values()}
        rest = iter([card for card in self.unnamed if card not in used])
        return [self.names[blank] if blank in self.names else next(rest) for blank in range(BLANK, 2 * BLANK)]


def _empty(hands: Sequence[Sequence[Any]], nothing: Any) -> Places:
    """Return the places of each hand where ``nothing`` is."""
    return [[place for place, card in enumerate(hand) if card == nothing] for hand in hands]


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
