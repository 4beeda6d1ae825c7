"""The cards that a seat of Bokunron does not see, and an ending in which its bot guesses them."""

from __future__ import annotations

import random
from collections.abc import Hashable

from py_engine.games.bokunron.data import INDEX, STOCK_DECK, SUIT_OF
from py_engine.games.bokunron.game import GAME
from py_engine.games.bokunron.state import BokunronState
from py_engine.match import Match
from tests.games.bokunron.table import play_on
from tests.play import SetUp, card_names
from tests.spread import splits

Parts = tuple[tuple[int, ...], ...]


def cells(state: BokunronState, seat: int) -> Parts:
    """Return a seat's face-down cards on the table, its hand and its stock."""
    down = [card for play in state.table if play.seat == seat for card in play.cards if card != play.up]
    return tuple(tuple(sorted(cell)) for cell in (down, state.hands[seat], state.stocks[seat]))


def hidden(state: BokunronState) -> Hashable:
    """Return the unseen cards of all seats."""
    return tuple(cells(state, seat) for seat in range(state.seats))


def may_have_played(match: Match, seat: int, unseen: Parts) -> bool:
    """Return by the log and the rules alone whether a seat can have these unseen cards (2.3, 3.4)."""
    view = match.view(None)
    leads = [SUIT_OF[INDEX[card]] for card in (*(trick["lead"] for trick in view["tricks"]), view["lead"])]
    own = [entry for entry in view["log"] if entry["seat"] == seat and entry["do"] in ("hand", "play", "pass")]
    down, hand, stock = unseen
    left = [INDEX[card] for entry in own for card in entry.get("cards", [entry["up"]] if "up" in entry else [])]
    left += [*down, *hand, *stock]
    size, lacking, trick = 0, set[int](), 0
    for entry in own:
        if entry["do"] == "hand":
            size, lacking = 6 if trick else 7, set()
            continue
        lead, trick = leads[trick], trick + 1
        if entry["do"] == "pass":
            lacking = set() if size < len(left) else lacking  # a hand of all cards left takes the same cards again
            size = 0
            continue
        count = len(entry["cards"]) if "cards" in entry else entry["count"]
        size = (size or len(left)) - count  # without a choice the hand has the whole stock
        shown = entry.get("cards", [entry["up"]] if "up" in entry else [])
        played = [INDEX[card] for card in shown] + ([*down] if "count" in entry else [])
        left = [card for card in left if card not in played]
        lacking |= set() if lead in {SUIT_OF[card] for card in played} else {lead}
    return not lacking & {SUIT_OF[card] for card in hand}


def possible(match: Match, seat: int) -> set[Hashable]:
    """Return every position that the rules allow: hands are chosen unseen, so too many logs have one view."""
    state, others = match.state, [each for each in range(match.state.seats) if each != seat]
    seen = {INDEX[card] for card in card_names(GAME, match.view(seat))}
    pool = tuple(INDEX[card] for card in STOCK_DECK[state.seats] if INDEX[card] not in seen)
    found: set[Hashable] = set()
    for parts in splits(pool, [len(cell) for each in others for cell in cells(state, each)]):
        unseen = {each: parts[3 * at : 3 * at + 3] for at, each in enumerate(others)}
        if all(may_have_played(match, each, unseen[each]) for each in others):
            found.add(tuple(unseen.get(each, cells(state, each)) for each in range(state.seats)))
    return found


def ending() -> Match:
    """Return an ending whose log excludes 560 of the 2,520 possible places of the unseen cards."""
    return play_on(SetUp("bokunron", 3).match(1078), random.Random(1078), 44)


ENDINGS = {"560 of 2,520 places are excluded": ending}
