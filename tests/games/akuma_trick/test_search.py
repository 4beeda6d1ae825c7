"""The searches for combinations and discards, against trying every subset."""

from __future__ import annotations

import random
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from py_engine.cards import cards_in
from py_engine.games.akuma_trick.combos import Runs, combos
from py_engine.games.akuma_trick.data import ALL, CARDS, RANK, ZEROS, names
from py_engine.games.akuma_trick.deal import LEAST_RUN
from py_engine.games.akuma_trick.discards import Discards
from tests.games.akuma_trick.model import is_combination

hands = st.lists(st.integers(0, 59), max_size=11, unique=True).map(lambda cards: sum(1 << card for card in cards))


def subsets(mask: int) -> list[int]:
    """Return all subsets of a mask, the empty one first."""
    found = [0]
    for card in cards_in(mask):
        found += [each | 1 << card for each in found]
    return found


def rank_sum(mask: int) -> int:
    return sum(RANK[card] for card in cards_in(mask))


def plain_discards(cards: int, number: int, short: int) -> list[int]:
    """Return the discards that 4.3 and 4.5 allow, in lexicographic order."""
    if rank_sum(cards) < number:
        return [short]
    minimal = [
        each
        for each in subsets(cards)
        if rank_sum(each) >= number and all(rank_sum(each) - RANK[card] < number for card in cards_in(each))
    ]
    return sorted(minimal, key=cards_in)


@given(hands, st.sampled_from([*LEAST_RUN]), st.sampled_from(["one", "mixed"]))
def test_combos_are_all_that_the_clause_allows_in_order(hand: int, option: str, colours: str) -> None:
    plain = [each for each in subsets(hand) if each and is_combination(names(each), option, colours)]
    assert list(combos(hand, Runs(LEAST_RUN[option], colours == "mixed"))) == sorted(plain, key=cards_in)


@given(hands, st.integers(1, 60), st.booleans())
def test_discards_are_all_minimal_ones_in_order(hand: int, number: int, keeps_zeros: bool) -> None:
    payable = hand & ~ZEROS
    short = payable if keeps_zeros else hand
    found = Discards(payable, number, short)
    assert list(found) == plain_discards(payable, number, short)
    assert found.count == len(list(found))


@pytest.mark.parametrize("size", [14, 15])
def test_discards_of_large_hands_are_complete(size: int) -> None:
    rng = random.Random(size)
    cards = sum(1 << card for card in rng.sample(range(6, 60), size))
    for number in (17, 30):
        assert list(Discards(cards, number, cards)) == plain_discards(cards, number, cards)


@pytest.mark.parametrize(("size", "number"), [(20, 60), (30, 90), (54, 130)])
def test_discards_of_huge_hands_are_listed_lazily(size: int, number: int) -> None:
    """They are far too many to list; the first thousand are valid, rising and distinct."""
    rng = random.Random(size)
    cards = sum(1 << card for card in rng.sample(range(6, 60), size))
    found = Discards(cards, number, cards)
    assert found.count > 10_000
    first = list(islice(found, 1000))
    assert [cards_in(each) for each in first] == sorted(cards_in(each) for each in first)
    assert len(set(first)) == 1000
    for each in first:
        lowest = RANK[(each & -each).bit_length() - 1]
        assert not each & ~cards
        assert number <= rank_sum(each) < number + lowest


def test_the_discards_of_a_hand_of_twenty_are_as_many_as_a_plain_count_finds() -> None:
    """The test counts by sum and lowest card, a different way from the search's suffix tables."""
    rng = random.Random(20)
    cards = sorted(rng.sample(range(6, 60), 20))
    number = 40
    count, above = 0, {0: 1}
    for card in reversed(cards):
        rank = RANK[card]
        count += sum(ways for total, ways in above.items() if number - rank <= total < number)
        merged = dict(above)
        for total, ways in above.items():
            merged[total + rank] = merged.get(total + rank, 0) + ways
        above = merged
    mask = sum(1 << card for card in cards)
    assert Discards(mask, number, mask).count == count


def test_a_whole_deck_of_cards_has_the_combinations_one_can_count_by_hand() -> None:
    """Ten ranks of 63 sets; in each of six colours runs of the ranks 1 to 9: 36 of two or more, 28 of three."""
    assert len(list(combos(ALL, Runs(0, False)))) == 10 * 63
    assert len(list(combos(ALL, Runs(2, False)))) == 10 * 63 + 6 * 36
    assert len(list(combos(ALL, Runs(3, False)))) == 10 * 63 + 6 * 28
    assert len(CARDS) == 60
