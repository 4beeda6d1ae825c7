"""The phase ``play``: a seat plays cards (2) or releases (4).

A move is an integer: the mask of the cards played, or for a release the complement (a negative number) of the mask
of the discards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from py_engine.games.akuma_trick.combos import combos, is_run, is_set
from py_engine.games.akuma_trick.data import ALLOWED, CARD, FOLLOWING, INDEX, RANK, ZEROS, colour_names, names
from py_engine.games.akuma_trick.effects import WITH_EFFECT, begin_effects
from py_engine.games.akuma_trick.release import allowed_discards, release, release_refusal
from py_engine.games.akuma_trick.state import AkumaTrickState
from py_engine.phase import Entry, TurnPhase
from py_engine.reading import Verb, list_of
from py_engine.refusals import Refusal, Refused

CARD_LIST = list_of(CARD)
"""Reads a list of card names."""


class PlayPhase(TurnPhase[AkumaTrickState, int]):
    """Clauses 2 and 4."""

    name = "play"
    verbs = (Verb("play", "2.1", {"cards": CARD_LIST}), Verb("release", "4.1", {"cards": CARD_LIST}))

    def moves(self, state: AkumaTrickState) -> Iterator[int]:
        """Yield all plays, then all releases, each in lexicographic order of the cards."""
        yield from combos(playable(state), state.runs)
        if state.table:
            for cards in allowed_discards(state):
                yield ~cards

    def read(self, state: AkumaTrickState, do: str, seat: int | None, fields: Mapping[str, Any]) -> int:
        """Return the move; raise ``Refused`` for a card given twice (2.1, 4.3) or a run out of order (2.4)."""
        cards = [INDEX[name] for name in fields["cards"]]
        mask = 0
        for card in cards:
            if mask >> card & 1:
                raise Refused(Refusal("2.1" if do == "play" else "4.3", "card_twice", {"cards": names(1 << card)}))
            mask |= 1 << card
        if do == "release":
            return ~mask
        if mask and is_run(mask, state.runs.mixed) and cards != sorted(cards):
            raise Refused(Refusal("2.4", "run_not_rising", {"cards": names(mask)}))
        return mask

    def write(self, state: AkumaTrickState, move: int) -> Entry:
        """Return the action, its cards by rank and colour (6)."""
        return {"do": "release", "cards": names(~move)} if move < 0 else {"do": "play", "cards": names(move)}

    def refusal(self, state: AkumaTrickState, move: int) -> Refusal | None:
        """Return the refusal of a play or release, if any."""
        return release_refusal(state, ~move) if move < 0 else _play_refusal(state, move)

    def play(self, state: AkumaTrickState, move: int) -> None:
        """Release, or play the cards: an empty hand ends the game before their effects (5.1)."""
        if move < 0:
            release(state, ~move)
            return
        turn = state.turn
        state.hands[turn] = hand = state.hands[turn] ^ move
        state.table.append((turn, move))
        state.table_cards |= move
        state.beat = RANK[move.bit_length() - 1]
        if not hand:
            state.enter("over")
        elif move & WITH_EFFECT:
            begin_effects(state, move)
        else:
            state.turn = state.next_seat()


def playable(state: AkumaTrickState) -> int:
    """Return the cards in hand that may be played singly by rank and lock (2.3, 2.6, 3.3)."""
    return state.hands[state.turn] & FOLLOWING[state.beat] & ALLOWED[state.lock]


def _play_refusal(state: AkumaTrickState, cards: int) -> Refusal | None:
    if not cards:
        return Refusal("2.1", "no_cards")
    missing = cards & ~state.hands[state.turn]
    if missing:
        return Refusal("2.1", "not_in_hand", {"cards": names(missing)})
    if not is_set(cards):
        no = _run_refusal(state, cards)
        if no:
            return no
    off = cards & ~ALLOWED[state.lock]
    if off:
        return Refusal("3.3", "locked", {"cards": names(off), "colours": colour_names(state.lock)})
    low = cards & ~FOLLOWING[state.beat]
    return Refusal("2.3", "too_low", {"cards": names(low), "beat": state.beat}) if low else None


def _run_refusal(state: AkumaTrickState, cards: int) -> Refusal | None:
    """Return the refusal of cards of different ranks played together (2.4, 2.6)."""
    least, mixed = state.runs
    if not is_run(cards, mixed):
        return Refusal("2.4", "no_combination", {"cards": names(cards)})
    if not least:
        return Refusal("2.4", "no_runs", {"cards": names(cards)})
    if cards & ZEROS:
        return Refusal("2.6", "zero_in_run", {"cards": names(cards & ZEROS)})
    if cards.bit_count() < least:
        return Refusal("2.4", "short_run", {"cards": names(cards), "least": least})
    return None
