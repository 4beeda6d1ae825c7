"""The cards that a seat of Akuma Trick does not see, and endings in which its bot guesses them."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial

from py_engine.games.akuma_trick.data import CARDS, INDEX
from py_engine.games.akuma_trick.game import GAME
from py_engine.games.akuma_trick.state import AkumaTrickState
from py_engine.match import Match
from py_engine.phase import Entry
from py_engine.player import View
from py_engine.refusals import BadInput
from tests.play import SetUp, after
from tests.spread import splits

Hands = list[set[str]]
"""All hands by name."""


def hidden(state: AkumaTrickState) -> Hashable:
    """Return all hands."""
    return tuple(state.hands)


def taken_back(log: list[Entry], hands: Hands) -> Iterator[tuple[Hands, list[Entry]]]:
    """Yield every deal from which ``log`` may lead to ``hands``, and the log with all stolen cards in it."""
    if not log:
        yield hands, []
        return
    *earlier, line = log
    steals = line["do"] == "steal"
    stolen = sorted(hands[line["seat"]] & {line.get("card", each) for each in CARDS}) if steals else [None]
    for card in stolen:
        before = [hand - {card} for hand in hands]
        if card:
            before[line["from"]].add(card)
        before[line["seat"]] |= {*line.get("cards", ())}
        for deal, entries in taken_back(earlier, before):
            yield deal, [*entries, {**line, "card": card} if card else line]


def agrees(match: Match, view: View, hands: Hands, entries: list[Entry]) -> bool:
    """Return whether the rules lead from this deal to the view."""
    deal = {**match.deal, "hands": [sorted(hand) for hand in hands]}
    try:
        return Match.load(GAME, {**match.save(), "deal": deal, "log": entries}).view(view["seat"]) == view
    except BadInput:
        return False


def possible(match: Match, seat: int) -> set[Hashable]:
    """Return every position that the rules allow: a card that was played may have been stolen unseen before."""
    view, hands = match.view(seat), match.state.hands
    others = [each for each in range(match.state.seats) if each != seat]
    unseen = sorted(CARDS[card] for each in others for card in range(len(CARDS)) if hands[each] >> card & 1)
    found: set[Hashable] = set()
    for parts in splits(unseen, [hands[each].bit_count() for each in others]):
        now = [{*part} for part in parts]
        now.insert(seat, {*view["hand"]})
        if any(agrees(match, view, deal, entries) for deal, entries in taken_back(view["log"], now)):
            found.add(tuple(sum(1 << INDEX[card] for card in hand) for hand in now))
    return found


ENDINGS = {
    f"{seats} seats, {kind}": partial(after, SetUp("akuma_trick", seats), seed, steps)
    for kind, seats, seed, steps in (
        ("a steal unseen", 3, 2, 20),
        ("a steal unseen", 4, 3, 28),
        ("the robber robbed", 3, 48, 21),
        ("the robber robbed", 4, 218, 30),
        ("only 0s kept", 3, 536, 24),
        ("only 0s kept", 4, 50, 30),
        ("nothing known", 3, 3, 21),
        ("nothing known", 4, 0, 22),
    )
}
