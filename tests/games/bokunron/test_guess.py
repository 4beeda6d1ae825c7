"""Bokunron's bot guesses every position that agrees with its view equally often."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from itertools import combinations

import pytest

from py_engine.games.bokunron.data import INDEX, NO_CARD, STOCK_DECK, SUIT_OF, SUITS
from py_engine.games.bokunron.game import GAME
from py_engine.games.bokunron.guess import BokunronKnowledge
from py_engine.games.bokunron.spread import Bin, Spread
from py_engine.games.bokunron.state import BokunronState
from py_engine.match import Match
from py_engine.refusals import BadInput
from py_engine.think.dice import Dice
from tests.games.bokunron.table import do, match_with, play_on
from tests.play import SetUp, card_names
from tests.spread import spread_fault
from tests.strange_views import error_code, last_view

DRAWS_A_CASE = 40
DRAWS_OF_AN_ENDING = 10
"""Guesses per case, of which there are many."""
S, H, D, C = range(len(SUITS))

Parts = tuple[tuple[int, ...], ...]


def cards(names: str) -> list[int]:
    return [INDEX[name] for name in names.split()]


def splits(pool: tuple[int, ...], sizes: Sequence[int]) -> Iterator[Parts]:
    """Yield every way to take parts of these sizes out of the pool."""
    if not sizes:
        yield ()
        return
    for part in combinations(pool, sizes[0]):
        rest = tuple(card for card in pool if card not in part)
        yield from ((part, *others) for others in splits(rest, sizes[1:]))


def agrees(box: Bin, hidden: Sequence[int], held: Sequence[int], lead: int) -> bool:
    """Return by the rules alone whether a seat may have laid and kept these cards (3.4)."""
    table = [SUIT_OF[card] for card in hidden] + ([] if box.up < 0 else [box.up])
    kept = [SUIT_OF[card] for card in held]
    if any(SUIT_OF[card] in box.voids for card in (*hidden, *held)):
        return False
    return not box.hidden or lead in table or lead not in kept


def possible(pool: list[int], lead: int, bins: Sequence[Bin]) -> set[Hashable]:
    sizes = [size for box in bins for size in (box.hidden, box.held, box.free)]
    return {
        parts
        for parts in splits(tuple(pool), sizes)
        if all(agrees(box, parts[3 * at], parts[3 * at + 1], lead) for at, box in enumerate(bins))
    }


NO_VOIDS: frozenset[int] = frozenset()


@pytest.mark.parametrize(
    "bins",
    [
        [Bin(0, 2, 0, frozenset({S}), -1), Bin(0, 2, 0, frozenset({H}), -1)],
        [Bin(0, 2, 1, frozenset({S, H}), -1), Bin(0, 1, 1, NO_VOIDS, -1)],
        [Bin(1, 2, 0, NO_VOIDS, -1), Bin(1, 1, 0, NO_VOIDS, -1)],
        [Bin(2, 1, 0, NO_VOIDS, H), Bin(0, 1, 1, frozenset({D}), -1)],
        [Bin(2, 1, 0, NO_VOIDS, S), Bin(1, 1, 0, frozenset({D}), -1)],
        [Bin(1, 1, 0, frozenset({S}), -1), Bin(0, 1, 1, NO_VOIDS, -1)],
    ],
)
def test_every_spread_that_agrees_comes_equally_often(bins: list[Bin]) -> None:
    pool = cards("S2 S3 H2 H3 D2 D3 C2")
    cases = possible(pool, S, bins)
    assert len(cases) >= 20
    spread, dice = Spread(pool, S, bins), Dice(3)

    def draw() -> Hashable:
        return tuple(tuple(sorted(part)) for parts in spread.draw(dice) for part in parts)

    drawn: Counter[Hashable] = Counter(draw() for _ in range(DRAWS_A_CASE * len(cases)))
    assert spread_fault(drawn, cases) == ""


def test_a_spread_that_nothing_agrees_with_is_refused() -> None:
    with pytest.raises(BadInput, match="can't be spread"):
        Spread(cards("S2 S3 H2"), -1, [Bin(0, 2, 0, frozenset({S}), -1)])


@pytest.mark.parametrize("seats", [3, 4])
def test_aces_and_lead_cards_still_hidden_are_guessed_equally_often(seats: int) -> None:
    match = play_on(SetUp("bokunron", seats).match(4), random.Random(1), 12)
    seat = match.state.actors()[0]
    knowledge, dice = BokunronKnowledge(GAME, match.view(seat), seat), Dice(8)
    worlds = [knowledge.world(dice) for _ in range(2000)]
    aces: Counter[Hashable] = Counter(world.aces for world in worlds)
    assert spread_fault(aces, [*aces]) == ""
    assert len(aces) == 6
    last: Counter[Hashable] = Counter(world.leads[-1] for world in worlds)
    assert spread_fault(last, [*last]) == ""
    assert len(last) == 12 - len(match.view(seat)["lead_row"]) - match.state.trick


@pytest.mark.parametrize(
    "done",
    ["S2, s2, S5", "S2 | s2 | S5, plaza S2, plaza s2, plaza S5, S3 | s3 | S6"],
    ids=["one trick", "two tricks"],
)
def test_a_player_without_a_card_of_the_lead_suit_has_none_in_hand(done: str) -> None:
    match = do(match_with(leads="CJ CQ CK"), done)
    knowledge, dice = BokunronKnowledge(GAME, match.view(0), 0), Dice(1)
    for _ in range(200):
        world = knowledge.world(dice)
        assert all(SUIT_OF[card] != C for seat in (1, 2) for card in world.hands[seat])
    stocks = [card for _ in range(50) for card in knowledge.world(dice).stocks[1]]
    assert any(SUIT_OF[card] == C for card in stocks), "its stock may have it"


def cells_of(match: Match, seat: int) -> list[int]:
    """Return the numbers of another seat's unseen cards on the table, in its hand and in its stock."""
    state = match.state
    play = next((play for play in state.table if play.seat == seat), None)
    unseen = len(play.cards) - (play.up != NO_CARD) if play else 0
    return [unseen, len(state.hands[seat]), len(state.stocks[seat])]


def may_have_played(match: Match, seat: int, cells: Sequence[Sequence[int]]) -> bool:
    """Return by the log and the rules alone whether a seat can have these unseen cards (2.3, 3.4)."""
    view = match.view(None)
    leads = [SUIT_OF[INDEX[card]] for card in (*(trick["lead"] for trick in view["tricks"]), view["lead"])]
    own = [entry for entry in view["log"] if entry["seat"] == seat and entry["do"] in ("hand", "play", "pass")]
    hidden, hand, stock = cells
    left = [INDEX[card] for entry in own for card in entry.get("cards", [entry["up"]] if "up" in entry else [])]
    left += [*hidden, *hand, *stock]
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
        played = [INDEX[card] for card in shown] + ([*hidden] if "count" in entry else [])
        left = [card for card in left if card not in played]
        lacking |= set() if lead in {SUIT_OF[card] for card in played} else {lead}
    return not lacking & {SUIT_OF[card] for card in hand}


def test_every_ending_that_agrees_with_the_log_is_guessed_equally_often() -> None:
    seed = 1078  # the log excludes 560 of the 2,520 possible places of the unseen cards
    match = play_on(SetUp("bokunron", 3).match(seed), random.Random(seed), 44)
    seat = match.state.actors()[0]
    others = [each for each in range(3) if each != seat]
    knowledge, dice = BokunronKnowledge(GAME, match.view(seat), seat), Dice(seed)

    def unseen(state: BokunronState) -> Parts:
        plays = {play.seat: [card for card in play.cards if card != play.up] for play in state.table}
        parts = ((plays.get(each, []), state.hands[each], state.stocks[each]) for each in others)
        return tuple(tuple(sorted(cell)) for cells in parts for cell in cells)

    seen = {INDEX[card] for card in card_names(GAME, match.view(seat))}
    pool = tuple(INDEX[card] for card in STOCK_DECK[3] if INDEX[card] not in seen)
    every = [*splits(pool, [size for each in others for size in cells_of(match, each)])]
    cases = {
        parts
        for parts in every
        if all(may_have_played(match, each, parts[3 * at : 3 * at + 3]) for at, each in enumerate(others))
    }
    assert unseen(match.state) in cases
    assert (len(cases), len(every)) == (1960, 2520)
    drawn: Counter[Hashable] = Counter(
        unseen(knowledge.world(dice)) for _ in range(DRAWS_OF_AN_ENDING * len(cases))
    )
    assert spread_fault(drawn, cases) == ""


def test_a_view_with_a_list_by_seat_that_is_empty_is_refused() -> None:
    view = last_view(SetUp("bokunron", 3), lambda view: view["phase"] == "play")
    assert {error_code({**view, name: []}) for name in ("passed", "out", "aces")} == {"bad_view"}
