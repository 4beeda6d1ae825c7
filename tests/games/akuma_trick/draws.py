"""Drawing a move of Akuma Trick at random, each equally likely, without listing any; see :mod:`tests.draws`."""

from __future__ import annotations

from math import prod

from py_engine.cards import Chance
from py_engine.games.akuma_trick.combos import RUNS, SETS, Runs
from py_engine.games.akuma_trick.data import NOT_ZEROS, OF_RANK, RANK, WIDTH
from py_engine.games.akuma_trick.discards import Discards
from py_engine.games.akuma_trick.effects import victims
from py_engine.games.akuma_trick.play_phase import PlayPhase, playable
from py_engine.games.akuma_trick.release import payment
from py_engine.games.akuma_trick.state import AkumaTrickState
from py_engine.games.akuma_trick.steal_phase import STOP, Steal, StealPhase

SET_COUNT = bytes(len(sets) for sets in SETS)
ONE_RANK, TWICE = OF_RANK[0], 2 * WIDTH
TWO_RANKS = (1 << TWICE) - 1
SETS_OF_TWO = bytes(SET_COUNT[cards & ONE_RANK] + SET_COUNT[cards >> WIDTH] for cards in range(TWO_RANKS + 1))


def count_sets(cards: int) -> int:
    """Return the number of single cards and sets in ``cards``."""
    count = 0
    while cards:
        count += SETS_OF_TWO[cards & TWO_RANKS]
        cards >>= TWICE
    return count


def count_runs(cards: int, runs: Runs) -> int:
    """Return the number of runs in ``cards``; a 0 is never part of one (2.6)."""
    if not runs.least:
        return 0
    if runs.mixed:
        return sum(_mixed_runs_at(cards, lowest, length) for lowest, length in _spans(runs.least))
    starts = _starts(cards, runs.least)
    count = 0
    while starts:
        count += starts.bit_count()
        starts &= starts >> WIDTH
    return count


def _starts(cards: int, length: int) -> int:
    """Return the lowest cards of the runs of one colour that have this length, built up rank by rank."""
    starts = cards & NOT_ZEROS
    for _ in range(length - 1):
        starts &= starts >> WIDTH
    return starts


def _spans(least: int) -> list[tuple[int, int]]:
    """Return the lowest rank and the length of every run of any colours."""
    return [(lowest, length) for length in range(least, 10) for lowest in range(1, 11 - length)]


def _mixed_runs_at(cards: int, lowest: int, length: int) -> int:
    """Return the number of runs of any colours from that rank, of this length."""
    return prod((cards & OF_RANK[rank]).bit_count() for rank in range(lowest, lowest + length))


def pick_set(cards: int, place: int) -> int:
    """Return set number ``place`` (from 0) of those that ``count_sets`` counts."""
    shift = 0
    while place >= (count := SETS_OF_TWO[cards >> shift & TWO_RANKS]):
        place -= count
        shift += TWICE
    colours = cards >> shift & ONE_RANK
    if place >= (count := SET_COUNT[colours]):
        place -= count
        shift += WIDTH
        colours = cards >> shift & ONE_RANK
    return SETS[colours][place] << shift


def pick_run(cards: int, runs: Runs, place: int) -> int:
    """Return run number ``place`` (from 0) of those that ``count_runs`` counts, short ones first."""
    if runs.mixed:
        return _pick_mixed_run(cards, runs, place)
    length = runs.least
    starts = _starts(cards, length)
    while place >= starts.bit_count():
        place -= starts.bit_count()
        starts &= starts >> WIDTH
        length += 1
    return nth_card(starts, place) * RUNS[length]


def _pick_mixed_run(cards: int, runs: Runs, place: int) -> int:
    for lowest, length in _spans(runs.least):
        count = _mixed_runs_at(cards, lowest, length)
        if place < count:
            break
        place -= count
    run = 0
    for rank in range(lowest, lowest + length):
        place, digit = divmod(place, (cards & OF_RANK[rank]).bit_count())
        run |= nth_card(cards & OF_RANK[rank], digit)
    return run


def nth_card(cards: int, place: int) -> int:
    """Return the card of a mask that has ``place`` lower ones in it, as a mask."""
    for _ in range(place):
        cards &= cards - 1
    return cards & -cards


def lowest_rank(cards: int) -> int:
    """Return the rank of the lowest card."""
    return RANK[(cards & -cards).bit_length() - 1]


class NumberedDiscards(Discards):
    """Discards with access to any one by its number."""

    __slots__ = ()

    def pick(self, place: int) -> int:
        """Return discard number ``place`` (from 0) in the order of iteration."""
        if place >= self._together:
            return nth_card(self._alone, place - self._together) or self._short
        rest, left = self._small, self._small.bit_count() - 1
        lowest = lowest_rank(rest)
        while place >= (ways := self._ways(left, 0, lowest)):
            place -= ways
            rest &= rest - 1
            left -= 1
            lowest = lowest_rank(rest)
        mask, spent = rest & -rest, 0
        while spent < self._number - lowest:
            rest &= rest - 1
            left -= 1
            rank = lowest_rank(rest)
            ways = self._ways(left, spent + rank, lowest)
            if place < ways:
                mask |= rest & -rest
                spent += rank
            else:
                place -= ways
        return mask


def play_or_release(state: AkumaTrickState, chance: Chance) -> int:
    """Draw one of the plays and releases."""
    cards = playable(state)
    sets = count_sets(cards)
    plays = sets + count_runs(cards, state.runs)
    if state.table:
        discards = NumberedDiscards(*payment(state))
        place = chance.below(plays + discards.count)
        if place >= plays:
            return ~discards.pick(place - plays)
    else:
        place = chance.below(plays)
    return pick_set(cards, place) if place < sets else pick_run(cards, state.runs, place - sets)


def steal(state: AkumaTrickState, chance: Chance) -> Steal:
    """Draw a seat to steal from and its card, or the stop."""
    seats = victims(state)
    place = chance.below(len(seats) + 1)
    return state.phase.with_outcome(state, Steal(seats[place]), chance) if place < len(seats) else STOP


DRAWS = {PlayPhase: play_or_release, StealPhase: steal}
