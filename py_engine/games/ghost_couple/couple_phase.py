"""The phase ``couple``: taking couples, swapping with the centre, ending the turn (2.3, 2.4, 3.2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Any

from py_engine.cards import cards_in
from py_engine.games.ghost_couple.data import CENTRE, PRIZE_POINTS
from py_engine.games.ghost_couple.decks import CARD
from py_engine.games.ghost_couple.effects import EFFECTS
from py_engine.games.ghost_couple.state import GhostCoupleState
from py_engine.games.ghost_couple.turn import ChoicePhase, card_named, centre_card, end_turn
from py_engine.phase import Entry
from py_engine.reading import Verb, list_of
from py_engine.refusals import Refusal, Refused

Move = tuple[int, ...]
"""Two cards: a couple, the lower first. One card: the swap. None: the end of the turn."""
END: Move = ()
"""The move that ends the turn without a swap (2.4)."""


def usable_hand(state: GhostCoupleState) -> int:
    """Return the hand cards that may be used for a couple (5.3)."""
    return 0 if state.hand_closed else state.hands[state.turn]


def couples(state: GhostCoupleState, with_hand: bool = True) -> list[Move]:
    """Return all legal couples, or only those of open cards, in canonical order (2.3, 3.2).

    Each has a face-up or banished card: two hand cards, or two banished cards, are no couple here.
    """
    partners, up, banished = state.deck.partners, state.up, state.banished
    hand = usable_hand(state) if with_hand else 0
    found: list[Move] = []
    rest = up | banished
    while rest:
        bit = rest & -rest
        rest ^= bit
        card = bit.bit_length() - 1
        mates = partners[card] & ((rest if up & bit else rest & up) | hand)
        while mates:
            low = mates & -mates
            mates ^= low
            mate = low.bit_length() - 1
            found.append((card, mate) if card < mate else (mate, card))
    found.sort()
    return found


def swap_owed(state: GhostCoupleState) -> bool:
    """Return whether the turn can only be ended by a swap (2.4)."""
    return not state.couples and centre_card(state) >= 0 and state.hands[state.turn] != 0


def take_from_table(state: GhostCoupleState, card: int) -> None:
    """Take a card of a couple from its place: banish area, hand or board."""
    bit = 1 << card
    state.note(state.place[card], card)
    if state.banished & bit:
        state.banished ^= bit
    elif state.hands[state.turn] & bit:
        state.lose(state.turn, bit)
    else:
        state.lift(state.place[card])


def take_couple(state: GhostCoupleState, one: int, other: int) -> None:
    """Take a couple and begin its effect; with a banished card both leave the game instead (2.3, 3.2)."""
    both = 1 << one | 1 << other
    from_banished = both & state.banished
    take_from_table(state, one)
    take_from_table(state, other)
    state.couples += 1
    state.couple = (one, other)
    if from_banished:
        state.gone |= both
        state.gone_couples.append(both)
        return
    state.treasures[state.turn] |= both
    if state.deck.is_prized(one, other):
        state.prizes[state.turn] += PRIZE_POINTS
    event = state.deck.event_of(one, other)
    if event:
        EFFECTS[event](state)


def swap(state: GhostCoupleState, card: int) -> None:
    """Swap a hand card with the centre card (2.4)."""
    taken = centre_card(state)
    state.note(CENTRE, taken)
    both = 1 << card | 1 << taken
    state.hands[state.turn] ^= both
    state.up ^= both
    state.board[CENTRE] = card
    state.place[card], state.place[taken] = CENTRE, 0
    state.hide(taken)
    state.show(card)


def couple_refusal(state: GhostCoupleState, one: int, other: int) -> Refusal | None:
    """Return the refusal of the two cards as a couple now (2.3, 3.2, 5.3)."""
    names = state.deck.names
    hand, cards = state.hands[state.turn], [names[one], names[other]]
    both = 1 << one | 1 << other
    if one == other:
        return Refusal("2.3", "same_card", {"card": names[one]})
    for card in (one, other):
        if not (state.up | hand | state.banished) >> card & 1:
            return Refusal("2.3", "not_available", {"card": names[card]})
    if not both & ~hand:
        return Refusal("2.3", "both_in_hand", {"cards": cards})
    if not both & ~state.banished:
        return Refusal("3.2", "both_banished", {"cards": cards})
    if state.hand_closed and both & hand:
        return Refusal(state.deck.effects_clause, "hand_out_of_use", {"card": names[cards_in(both & hand)[0]]})
    if not state.deck.partners[one] >> other & 1:
        return Refusal("2.3", "no_couple", {"cards": cards, "why": state.deck.why_apart(one, other)})
    return None


class CouplePhase(ChoicePhase[Move]):
    """Clauses 2.3, 2.4 and 3.2."""

    name = "couple"
    verbs = (
        Verb("couple", "2.3", {"cards": list_of(CARD)}),
        Verb("swap", "2.4", {"card": CARD}),
        Verb("end", "2.4"),
    )

    def moves(self, state: GhostCoupleState) -> Iterable[Move]:
        """Yield the couples, then the swaps, or the end if no swap is owed."""
        if not swap_owed(state):
            return [*couples(state), END]
        return chain(couples(state), ((card,) for card in cards_in(state.hands[state.turn])))

    def open_moves(self, state: GhostCoupleState) -> Iterable[Move]:
        """Return the couples of two open cards, and the end if no swap is owed."""
        found = couples(state, with_hand=False)
        return found if swap_owed(state) else [*found, END]

    def read(self, state: GhostCoupleState, do: str, seat: int | None, fields: Mapping[str, Any]) -> Move:
        """Return the named cards, rising; refuse a couple of more or fewer than two (2.3)."""
        if do == "swap":
            return (card_named(state, fields["card"]),)
        if do == "end":
            return END
        cards = fields["cards"]
        if len(cards) != 2:
            raise Refused(Refusal("2.3", "not_two_cards", {"count": len(cards)}))
        return tuple(sorted(card_named(state, card) for card in cards))

    def write(self, state: GhostCoupleState, move: Move) -> Entry:
        """Return the action."""
        names = [state.deck.names[card] for card in move]
        if len(names) == 2:
            return {"do": "couple", "cards": names}
        return {"do": "swap", "card": names[0]} if names else {"do": "end"}

    def refusal(self, state: GhostCoupleState, move: Move) -> Refusal | None:
        """Refuse cards that are not a couple here, a swap that is not owed, an end while a swap is owed."""
        if len(move) == 2:
            return couple_refusal(state, *move)
        if not move:
            return Refusal("2.4", "swap_owed") if swap_owed(state) else None
        name = state.deck.names[move[0]]
        if state.couples:
            return Refusal("2.4", "no_swap_after_couple", {"card": name})
        if centre_card(state) < 0:
            return Refusal("2.4", "centre_empty", {"card": name})
        if not state.hands[state.turn] >> move[0] & 1:
            return Refusal("2.4", "not_in_hand", {"card": name})
        return None

    def play(self, state: GhostCoupleState, move: Move) -> None:
        """Take the couple, or end the turn, with a swap if owed."""
        if len(move) == 2:
            take_couple(state, *move)
            return
        if move:
            swap(state, move[0])
        end_turn(state)
