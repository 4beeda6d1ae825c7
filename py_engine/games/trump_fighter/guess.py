"""Positions of Super Trump Fighter that agree with a view, with the cards that no seat saw in any order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from py_engine.cards import Chance, shuffled
from py_engine.game import Game
from py_engine.games.trump_fighter.data import CARDS, INDEX, MISS_POINTS, NONE, SEATS, SPOTS
from py_engine.games.trump_fighter.deal import lay_out
from py_engine.games.trump_fighter.roster import CHARACTER_INDEX
from py_engine.games.trump_fighter.score import character_of
from py_engine.games.trump_fighter.skill_checker import CHECKERS
from py_engine.games.trump_fighter.state import NEVER, NO_SEAT, JudgedCall, Row, Settlement, TrumpFighterState
from py_engine.games.trump_fighter.traits import trait_mask
from py_engine.player import Knowledge, View, fit

UNSEEN = -2
"""A covered card that no entry names: the standstill's rule moved it (5.1)."""


class TrumpFighterKnowledge(Knowledge[TrumpFighterState]):
    """Everything is open except the deck, the miss cards, and covered cards that a standstill has moved.

    The cards that were never seen are dealt to these places, each order equally likely.
    """

    def __init__(self, game: Game[TrumpFighterState], view: View, seat: int) -> None:
        self._open = state = _open_position(game, view)
        rows = (*state.hands, *state.fields, *(spot for spots in state.covered for spot in spots))
        seen = [card for row in rows for card in row if card not in (NONE, UNSEEN)]
        self.unseen = [card for card in range(len(CARDS)) if card not in seen]
        fit(len(self.unseen) + len(seen) == len(CARDS), "a card is in two places")
        misses, unknown = sum(state.misses), sum(spot.count(UNSEEN) for spots in state.covered for spot in spots)
        fit(min(state.misses) >= 0 and misses + unknown <= len(self.unseen), "more cards than there are")

    def world(self, chance: Chance) -> TrumpFighterState:
        """Deal the unseen cards to the covered spots, the miss cards and the deck."""
        state, pool = self._open.copy(), shuffled(self.unseen, chance)
        state.covered = [
            [[pool.pop() if card == UNSEEN else card for card in spot] for spot in spots] for spots in state.covered
        ]
        state.miss_cards = [pool.pop() for _ in range(sum(state.misses))]
        state.deck = pool
        return state


def _open_position(game: Game[TrumpFighterState], view: View) -> TrumpFighterState:
    """Return the position without the deck, with points, covered cards and the time."""
    options = game.read_options(view["options"])
    state = lay_out(game.phase_table, SEATS, options, {"deck": []})
    moves = _Moves(view["log"])
    state.at, state.covered = moves.at, moves.covered
    state.moved_at, state.moved_spot = moves.moved_at, moves.moved_spot
    fit({*view["characters"]} <= {None, *CHARACTER_INDEX}, "other characters")
    state.characters = [NONE if name is None else CHARACTER_INDEX[name] for name in view["characters"]]
    fit((NONE in state.characters) == (view["phase"] == "character"), "a phase before its time")
    if NONE not in state.characters:
        state.checkers = [CHECKERS[character] for character in state.characters]
        state.hands = [_cards(hand) for hand in view["hands"]]
        state.fields = [_cards(spot["card"] for spot in field) for field in view["fields"]]
        _succeed(state, view)
    if view["check"]:
        state.check_since, state.must_move = view["check"]["since"], [*view["check"]["must_move"]]
        state.ready = [*view["ready"]]
    if view["on_table"]["standstill"]:
        state.still_since, state.bound_seat = view["on_table"]["standstill"]["since"], moves.bound
    fit((view["phase"] == "call") == bool(view["call"] and view["call"]["calls"]), "calls at another time")
    if view["call"]:
        state.calls = [(call["seat"], call["at"]) for call in view["call"]["calls"]]
    state.enter(view["phase"])
    state.log_length = len(view["log"])
    return state


def _cards(names: Iterable[str | None]) -> list[int]:
    return [NONE if name is None else INDEX[name] for name in names]


def _succeed(state: TrumpFighterState, view: View) -> None:
    """Apply the successes of the view's skills, and the miss cards for wrong calls (2.5, 3.1)."""
    state.misses = [*view["misses"]]
    for seat in range(SEATS):
        state.used[seat] = _places(state, seat, view["used"][seat])
        state.unused[seat] &= ~_mask(state.used[seat])
        values = [character_of(state, seat).skills[skill].value for skill in state.used[seat]]
        state.totals[seat] = sum(values) + MISS_POINTS * state.misses[seat]
    if view["last_attack"]:
        state.settlement = _settlement(state, view["last_attack"])


def _places(state: TrumpFighterState, seat: int, ids: Sequence[str]) -> list[int]:
    skills = [skill.id for skill in character_of(state, seat).skills]
    fit({*ids} <= {*skills}, "skills of another character")
    return [skills.index(each) for each in ids]


def _mask(skills: Iterable[int]) -> int:
    return sum(1 << skill for skill in skills)


def _settlement(state: TrumpFighterState, attack: Mapping[str, Any]) -> Settlement:
    """Return the last call's settlement."""
    met = [
        _mask(_places(state, seat, [each["id"] for each in row])) for seat, row in enumerate(attack["skills"] or ())
    ]
    own, theirs = (tuple(_cards(row)) for row in attack["fields"])
    mine, others = (_row(places) for places in attack["drawn"])
    masks = zip(state.checkers, met, (trait_mask(own, theirs), trait_mask(theirs, own)), strict=False)
    fit(all(checker.met(traits, skills) == skills for checker, skills, traits in masks), "skills that were not met")
    return Settlement(
        attack["at"],
        attack["occasion"],
        tuple(JudgedCall(call["seat"], call["at"], call["right"]) for call in attack["calls"]),
        tuple(1 - seat for seat in attack["misses"]),
        (own, theirs),
        (met[0], met[1]) if met else None,
        (attack["before"][0], attack["before"][1]),
        (attack["totals"][0], attack["totals"][1]),
        (mine, others),
    )


def _row(places: Iterable[int]) -> Row:
    return tuple(place - 1 for place in places)


class _Moves:
    """The moves of a log: the cards that they cover, and each seat's last move of the present battle.

    A field only fills, so the cards that a seat has moved give the number of its taken spots, and with it the seat
    that the standstill's rule bound and the card's spot (5.1).
    """

    def __init__(self, log: Sequence[Mapping[str, Any]]) -> None:
        self.at = 0
        self.moved_at, self.moved_spot = [NEVER, NEVER], [0, 0]
        self._piles: list[list[list[int]]] = [[[] for _ in range(SPOTS)] for _ in range(SEATS)]
        self.bound = NO_SEAT
        for entry in log:
            self.at = entry.get("at", self.at)
            if entry["do"] == "battle":
                self._begin(entry["fastest"])
            elif entry["do"] == "move":
                self._move(entry["seat"], INDEX[entry["card"]], entry["to"] - 1)
            elif entry["do"] in ("stall", "agree"):
                self._stand_still()

    @property
    def covered(self) -> list[list[list[int]]]:
        """By seat and spot the covered cards, the last covered last; ``UNSEEN`` if no entry names one."""
        return [[pile[:-1] for pile in piles] for piles in self._piles]

    def _begin(self, fastest: Sequence[Mapping[str, Any] | None]) -> None:
        self.moved_at, self.bound = [NEVER, NEVER], NO_SEAT
        for seat, act in enumerate(fastest):
            if act and act["do"] == "move":
                self._cover(seat, INDEX[act["card"]], act["to"] - 1)

    def _cover(self, seat: int, card: int, spot: int) -> None:
        fit(seat is not None and 0 <= spot < SPOTS, "a move to no spot")
        self._piles[seat][spot].append(card)

    def _move(self, seat: int, card: int, spot: int) -> None:
        self._cover(seat, card, spot)
        self.moved_at[seat], self.moved_spot[seat] = self.at, spot
        if self.bound != 1 - seat:
            self.bound = NO_SEAT

    def _stand_still(self) -> None:
        taken = [sum(map(bool, piles)) for piles in self._piles]
        if self.bound != NO_SEAT:
            self._move(self.bound, UNSEEN, taken[self.bound] % SPOTS)
        elif taken[0] != taken[1]:
            self.bound = 0 if taken[0] < taken[1] else 1
