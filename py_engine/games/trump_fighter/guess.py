"""What a player of Super Trump Fighter knows of the deck: all that was drawn from it; how a fight came about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

from py_engine.cards import Chance, shuffled
from py_engine.game import Deal, Game, ReadAction
from py_engine.games.trump_fighter.data import CARDS, HAND_SIZE, INDEX, MISS_POINTS, NONE, SEATS
from py_engine.games.trump_fighter.score import character_of, skill_ids
from py_engine.games.trump_fighter.state import NO_SEAT, TrumpFighterState
from py_engine.phase import Entry
from py_engine.player import Course, Knowledge, View, entries_of
from py_engine.refusals import BadInput, Refused
from py_engine.think.dice import Dice

BLANK = len(CARDS)
"""Cards from here on are blank: drawn, the next number later, but not yet known which they are."""
MOST_REPLAYED = 24_000
"""After so many entries that led nowhere a view is taken for none. What costs them are wrong guesses of covered
cards, which the standstill's rule moved (5.1) and no entry names: in 27,000 views of fights with many standstills
it was 20,000 at most."""
OF_THE_GUESS = {"calls", "misses", "fields", "skills", "before"}
"""What of the last attack hangs on the cards that were moved unseen before it."""

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
        self.seat = seat
        self.entries = entries_of(view)
        self.steps = [(entry, game.read_act(entry, replay=True)) for entry in self.entries]
        self.is_forced = any(entry["do"] == "stall" for entry in self.entries)
        self.named = {card for entry in self.entries for _, card in _moved(entry)}
        self.shown = _cards_shown(view)
        self.in_hand = {INDEX[name] for hand in view["hands"] for name in hand if name is not None}
        self.options = game.read_options(view["options"])
        self.emptied: dict[int, Places] = {}
        draws = next(self._replays(Dice(1)))[0].draws
        self.empty = _empty(view["hands"], None)
        self.emptied[draws] = self.empty
        if draws:
            drawn = view["last_attack"]["drawn"]
            self.emptied[draws - 1] = [[place - 1 for place in places] for places in drawn]

    def course(self, chance: Chance) -> Course[TrumpFighterState]:
        """Return the fight from the choice of fighters on; raise ``BadInput`` where none leads to the view."""
        for replay, order in self._replays(chance):
            replay.name_hands()
            looks = replay.looks() if self.is_forced else "right"
            if looks == "false":
                break
            if looks == "right":
                return self._dealt({"deck": [CARDS[card] for card in replay.deck(order)]})
        raise BadInput("bad_view", "whatever was moved unseen, it looks not like that")

    def _replays(self, chance: Chance) -> Iterator[tuple[_Replay, Sequence[int]]]:
        """Yield replays to the log's end, each with another guess, and in which order cards were guessed.

        Every guess begins anew, so that none is likelier than another; raise when there are no more.
        """
        replay = _Replay(self)
        spent, start = replay.follow(), _Fork(replay)
        while not start.is_wrong and spent < MOST_REPLAYED:
            order = shuffled(range(BLANK), chance)
            end, followed = start.guess(order)
            if end:
                yield end, order
            spent += followed
        raise BadInput("bad_view", "no cards can have led there")

    def _dealt(self, deck: Deal) -> Course[TrumpFighterState]:
        self.game.check_deal(SEATS, self.options, deck)
        return Course(self.game.begin(SEATS, self.options, deck), self.entries)


class _Replay:
    """A replay with blanks, as far as the entries can be followed without a guess.

    ``free`` are the cards that nothing has moved, ``draws`` counts how often cards were drawn after the first
    hands, ``done`` the entries replayed. ``asks`` tells that a card must be guessed, ``failed`` that the next entry
    can't be: a wrong guess may have ended the fight before.
    """

    def __init__(self, known: TrumpFighterKnowledge) -> None:
        self.known = known
        self.free = {*range(BLANK)} - known.named
        self.names: dict[int, int] = {}
        self.draws = self.done = 0
        self.asks = self.failed = False
        options = known.options
        blanks = [*range(2 * BLANK - 1, BLANK - 1, -1)]
        self.state = TrumpFighterState(
            known.game.phase_table, options["check_s"] * 1000, options["window_ms"], blanks
        )

    def copy(self) -> _Replay:
        """Return the same replay, to be followed further without touching this one."""
        other = object.__new__(_Replay)
        vars(other).update(vars(self), free={*self.free}, names={**self.names}, state=self.state.copy())
        return other

    def follow(self, guess: int | None = None) -> int:
        """Replay on, with a card for where it asks for one; return how many entries were looked at."""
        begun, self.asks = self.done, False
        try:
            for entry, act in self.known.steps[begun:]:
                before = self.state.settlement
                if not self._follow(entry, act, guess):
                    self.asks = True
                    break
                guess = None
                self.draws += self.state.settlement is not before
                self.done += 1
        except Refused:
            self.failed = True
        return self.done - begun + 1

    def _follow(self, entry: Entry, act: ReadAction, guess: int | None) -> bool:
        """Replay an entry; tell whether it could be: not where a card must be guessed and is not."""
        state = self.state
        for seat, card in _moved(entry):
            self._name(seat, self._place_left(seat), card)
        if entry["do"] == "stall" and state.bound_seat != NO_SEAT:
            forced = self._seen(state.bound_seat) if guess is None else guess
            if forced is None:
                return False
            self._name_forced(state.bound_seat, forced)
        state.play(self.known.game.move_of(state, act)[0])
        return True

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

    def _seen(self, seat: int) -> int | None:
        """Return the card that a standstill moves, if it lies on the leftmost empty spot or did at an attack."""
        spot = self.state.fields[seat].index(NONE)
        return next((card for card in self.known.shown[seat][spot] if card in self.free), None)

    def _name_forced(self, seat: int, card: int) -> None:
        """Name the leftmost card, which a standstill moves."""
        hand = self.state.hands[seat]
        self.free.remove(card)
        self._name(seat, next(place for place in range(HAND_SIZE) if hand[place] != NONE), card)

    def may_be(self, card: int) -> bool:
        """Tell whether a card may have been moved unseen where it asks for one: those in hand have not been."""
        return card in self.free and card not in self.known.in_hand

    def name_hands(self) -> None:
        """Name what the view shows in the hands."""
        for seat, hand in enumerate(self.known.view["hands"]):
            for place, name in enumerate(hand):
                if name is not None and self.state.hands[seat][place] != NONE:
                    self._name(seat, place, INDEX[name])

    def looks(self) -> Literal["right", "wrong", "false"]:
        """Tell how the table looks beside the view: like it, not after this guess, or after none.

        Which skills succeeded when, who called wrongly, and which of the cards moved unseen lie open hangs on the
        guess; all else follows from these and from the log.
        """
        view, state = self.known.view, self.state
        if not self._lies_right() or not self._adds_up():
            return "false"
        used = [skill_ids(state, seat, state.used[seat]) for seat in range(SEATS)]
        empty = _empty(state.hands, NONE)
        if (used, state.misses, empty) != (view["used"], view["misses"], self.known.empty):
            return "wrong"
        shown = {**self.known.game.view(state, self.known.seat), "scores": self.known.game.scores(state)}
        if _open_cards(shown["fields"]) != _open_cards(view["fields"]):
            return "wrong"
        unlike = {name for name, value in shown.items() if view[name] != value}
        if unlike == {"last_attack"} and view["last_attack"] and shown["last_attack"]:
            unlike = _unlike_attack(shown["last_attack"], view["last_attack"])
            return "wrong" if unlike <= OF_THE_GUESS else "false"
        return "false" if unlike else "right"

    def _lies_right(self) -> bool:
        """Tell whether what entries have moved lies where the view says."""
        rows = zip(self.state.fields, self.known.view["fields"], strict=True)
        spots = [pair for row, seen in rows for pair in zip(row, seen, strict=True)]
        named = self.known.named
        return all(spot["card"] == CARDS[card] for card, spot in spots if card in named)

    def _adds_up(self) -> bool:
        """Tell whether the points of the view are those of its skills and miss cards."""
        view = self.known.view
        values = [
            {skill.id: skill.value for skill in character_of(self.state, seat).skills} for seat in range(SEATS)
        ]
        points = [sum(value[skill] for skill in used) for value, used in zip(values, view["used"], strict=True)]
        return bool(
            view["scores"] == [own + MISS_POINTS * n for own, n in zip(points, view["misses"], strict=True)]
        )

    def deck(self, order: Sequence[int]) -> list[int]:
        """Return the deck, first drawn first; what was never seen comes in this order."""
        used = {*self.names.values()}
        rest = iter([card for card in order if card in self.free and card not in used])
        return [self.names[blank] if blank in self.names else next(rest) for blank in range(BLANK, 2 * BLANK)]


class _Fork:
    """A replay that asks for a card, or has ended; ``beyond`` is what came of each card, ``wrong`` led nowhere."""

    def __init__(self, replay: _Replay) -> None:
        self.replay = replay
        self.beyond: dict[int, _Fork] = {}
        self.wrong = set[int]()
        self.is_wrong = False

    def guess(self, order: Sequence[int]) -> tuple[_Replay | None, int]:
        """Guess on to the end, each time the first card that may be; the same cards are not guessed again.

        Return the replay that came to the log's end, if it did, and how many entries were looked at.
        """
        replay = self.replay
        card = next(filter(self._may_be, order), None) if replay.asks else None
        if card is None:
            self.is_wrong = True
            return None if replay.asks or replay.failed else replay, 0
        looked_at = 0
        if card not in self.beyond:
            further = replay.copy()
            looked_at = further.follow(card)
            self.beyond[card] = _Fork(further)
        fork = self.beyond[card]
        end, more = fork.guess(order)
        if fork.is_wrong:
            self.wrong.add(card)
            del self.beyond[card]
        return end, looked_at + more

    def _may_be(self, card: int) -> bool:
        return card not in self.wrong and self.replay.may_be(card)


def _open_cards(fields: Any) -> list[list[Any]]:
    return [[spot["card"] for spot in field] for field in fields]


def _unlike_attack(one: Mapping[str, Any], other: Mapping[str, Any]) -> set[str]:
    return {name for name in {*one, *other} if name not in one or name not in other or one[name] != other[name]}


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
    """Return by seat and spot the cards that lie open there or did at the last attack."""
    shown: list[list[list[int]]] = []
    for seat in range(SEATS):
        rows: list[Any] = [[spot["card"] for spot in view["fields"][seat]]]
        if view["last_attack"]:
            rows.append(view["last_attack"]["fields"][seat])
        shown.append([[INDEX[name] for name in names if name is not None] for names in zip(*rows, strict=True)])
    return shown
