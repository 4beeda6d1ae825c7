"""Akuma Trick's bots guess every deal that agrees with the seat's knowledge equally often."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from itertools import combinations
from typing import Any

import pytest

from py_engine.games.akuma_trick.data import CARDS, INDEX
from py_engine.games.akuma_trick.game import GAME
from py_engine.games.akuma_trick.guess import AkumaTrickKnowledge
from py_engine.games.akuma_trick.state import AkumaTrickState
from py_engine.match import Match
from py_engine.phase import Entry
from py_engine.player import View
from py_engine.refusals import BadInput
from py_engine.think.dice import Dice
from tests.play import SetUp
from tests.spread import spread_fault

DRAWS_A_DEAL = 40
"""Guesses per possible deal."""
MOST_UNSEEN, MOST_DEALS = 6, 300
"""Unseen cards, and deals, of an ending small enough to list all."""
LISTED = 60

Hands = list[set[str]]
"""All hands by name."""


def knowledge_of(match: Match) -> AkumaTrickKnowledge:
    """Return the knowledge of the seat to act."""
    (seat,) = match.state.actors()
    return AkumaTrickKnowledge(GAME, match.view(seat), seat)


def hidden(state: AkumaTrickState) -> Hashable:
    """Return all hands."""
    return tuple(state.hands)


def splits(cards: list[str], sizes: list[int]) -> Iterator[Hands]:
    """Yield every way to give hands of these sizes."""
    if not sizes:
        yield []
        return
    for hand in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in hand]
        yield from ([{*hand}, *others] for others in splits(rest, sizes[1:]))


def taken_back(log: list[dict[str, Any]], hands: Hands) -> Iterator[tuple[Hands, list[Entry]]]:
    """Yield every deal from which ``log`` may lead to ``hands``, and the log with all stolen cards in it."""
    if not log:
        yield hands, []
        return
    *earlier, line = log
    if line["do"] != "steal":
        before = [{*hand} for hand in hands]
        before[line["seat"]] |= {*line.get("cards", ())}
        yield from ((deal, [*entries, line]) for deal, entries in taken_back(earlier, before))
        return
    for card in sorted(hands[line["seat"]] & {line.get("card", any_card) for any_card in CARDS}):
        before = [hand - {card} for hand in hands]
        before[line["from"]].add(card)
        for deal, entries in taken_back(earlier, before):
            yield deal, [*entries, {**line, "card": card}]


def possible(match: Match, seat: int) -> set[Hashable]:
    """Return all hands that agree with the seat's view, by the rules alone."""
    view, state = match.view(seat), match.state
    others = [each for each in range(state.seats) if each != seat]
    unseen = sorted(CARDS[card] for each in others for card in range(60) if state.hands[each] >> card & 1)
    found: set[Hashable] = set()
    for hands in splits(unseen, [state.hands[each].bit_count() for each in others]):
        hands.insert(seat, {*view["hand"]})
        if any(agrees(match, view, deal, entries) for deal, entries in taken_back(view["log"], hands)):
            found.add(tuple(sum(1 << INDEX[card] for card in hand) for hand in hands))
    return found


def agrees(match: Match, view: View, hands: Hands, entries: list[Entry]) -> bool:
    """Return whether the rules lead from this deal to the view."""
    deal = {**match.deal, "hands": [sorted(hand) for hand in hands]}
    try:
        return Match.load(GAME, {**match.save(), "deal": deal, "log": entries}).view(view["seat"]) == view
    except BadInput:
        return False


def steals_unseen(knowledge: AkumaTrickKnowledge) -> bool:
    return any(event.victim >= 0 and event.card < 0 for event in knowledge.events)


def robbed_of_robbed(knowledge: AkumaTrickKnowledge) -> bool:
    """Return whether a card known to have been in a hand may have been stolen again."""
    return len(knowledge.ends) > 1 and not any(event.short for event in knowledge.events)


def keeps_zeros(knowledge: AkumaTrickKnowledge) -> bool:
    """Return whether another seat once kept only 0s, without the seat knowing which."""
    return len(knowledge.ends) > 1 and any(event.short for event in knowledge.events)


def knows_nothing(knowledge: AkumaTrickKnowledge) -> bool:
    return not any(event.victim >= 0 or event.short for event in knowledge.events)


def ending(seats: int, kind: Callable[[AkumaTrickKnowledge], bool]) -> tuple[Match, set[Hashable]]:
    """Return the first random position of a kind with few possible deals, and these."""
    for seed in range(4000):
        match, rng = SetUp("akuma_trick", seats).match(seed), random.Random(seed)
        while not match.state.over:
            seat = match.state.turn
            unseen = sum(hand.bit_count() for hand in match.state.hands) - match.state.hands[seat].bit_count()
            if 3 <= unseen <= MOST_UNSEEN and kind(knowledge_of(match)):
                cases = possible(match, seat)
                if 4 <= len(cases) <= MOST_DEALS:
                    return match, cases
            match.act(rng.choice(match.legal(LISTED)[0]))
    raise AssertionError("no such ending")


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("kind", [steals_unseen, robbed_of_robbed, keeps_zeros, knows_nothing])
def test_every_deal_that_agrees_is_guessed_equally_often(
    seats: int, kind: Callable[[AkumaTrickKnowledge], bool]
) -> None:
    match, cases = ending(seats, kind)
    knowledge, dice = knowledge_of(match), Dice(5)
    drawn = Counter(hidden(knowledge.world(dice)) for _ in range(DRAWS_A_DEAL * len(cases)))
    assert spread_fault(drawn, cases) == ""
