"""Clauses 6.1, 6.2, 6.4: couples of ghosts, and abilities; the numbers in the names are the clauses."""

from __future__ import annotations

from itertools import combinations

import pytest

from py_engine.games.ghost_couple.decks import DECKS
from tests.games.ghost_couple.table import Table

DECK = DECKS["ghosts"]
FACES = {face.id: face for face in DECK.faces}


def go(one: str, other: str) -> bool:
    a, b = DECK.index[one], DECK.index[other]
    assert bool(DECK.partners[a] >> b & 1) == bool(DECK.partners[b] >> a & 1)
    return bool(DECK.partners[a] >> b & 1)


def cards_of(*names: str) -> list[str]:
    """Return the ids of all cards with these characters."""
    return [face.id for face in DECK.faces if face.name in names]


def side(number: int) -> list[str]:
    return [face.id for face in DECK.faces if face.side == number]


def of_one_ghost() -> list[tuple[str, str]]:
    return [(one, other) for one, other in combinations(DECK.names, 2) if FACES[one].ghost is FACES[other].ghost]


SPECIAL = set(
    cards_of(
        *("変なうにゅう", "キモいゆうか", "飛白", "ダミアン様", "毒子", "薬子", "核子", "ほにゅう"),
        *("かこん", "汁親父", "うにゅう"),
    )
)


def test_6_1_a_0_and_a_1_card_of_the_same_ghost_go_together_and_without_abilities_nothing_else() -> None:
    plain = [card for card in DECK.names if card not in SPECIAL]
    for one, other in combinations(plain, 2):
        a, b = FACES[one], FACES[other]
        assert go(one, other) == (a.ghost is b.ghost and a.side != b.side), (one, other)


def test_6_1_also_cards_with_abilities_go_with_their_own_ghost() -> None:
    pairs = [pair for pair in of_one_ghost() if FACES[pair[0]].side != FACES[pair[1]].side]
    assert len(pairs) == 23 * 4 + 4, "23 ghosts have two cards of each side, four have one"
    assert all(go(*pair) for pair in pairs)


def test_6_1_two_cards_of_the_same_side_of_a_ghost_do_not_go_together() -> None:
    pairs = [pair for pair in of_one_ghost() if FACES[pair[0]].side == FACES[pair[1]].side]
    assert len(pairs) == 23 * 2
    assert not any(go(*pair) for pair in pairs)


def test_6_2_no_couple_has_two_events() -> None:
    couples = [pair for pair in combinations(DECK.names, 2) if go(*pair)]
    assert len(couples) > 23 * 4 + 4
    assert not any(FACES[one].event and FACES[other].event for one, other in couples)


@pytest.mark.parametrize("name", ["変なうにゅう", "キモいゆうか"])
def test_6_4_a_wild_card_goes_with_any_0_card_and_costs_a_point(name: str) -> None:
    for card in cards_of(name):
        assert FACES[card].points == -1
        own_ghost = [face.id for face in DECK.faces if face.ghost is FACES[card].ghost]
        for other in DECK.names:
            if other != card:
                assert go(card, other) == (FACES[other].side == 0 or other in own_ghost), (card, other)


def test_6_4_damian_and_kasuri_go_together_and_with_their_own_ghosts() -> None:
    for card in cards_of("飛白"):
        others = {*cards_of("ダミアン様", "変なうにゅう", "キモいゆうか"), "indigo1a", "indigo1b"}
        assert {other for other in DECK.names if other != card and go(card, other)} == others


def test_6_4_the_seat_that_takes_kasuri_with_damian_keeps_two_points_more() -> None:
    table = Table("ghosts", board={1: "castle1a", 2: "fox0a"}, hands=[["indigo0a"]])
    table.flip(1, 2)
    table.do("couple indigo0a castle1a")
    assert table.view()["scores"] == [3, 0]
    assert table.view()["sheets"][0]["abilities"] == 2
    table.arrange(treasures={0: [], 1: ["indigo0a"]})
    assert table.view()["scores"] == [2, 1]


def test_6_4_other_couples_of_kasuri_and_damian_bring_nothing_more() -> None:
    table = Table("ghosts", board={1: "castle1b", 2: "indigo1a"}, hands=[["indigo0a", "castle0a"]])
    table.flip(1, 2)
    table.do("couple indigo0a indigo1a")
    table.flip(3)
    table.do("couple castle0a castle1b")
    assert [row["abilities"] for row in table.view()["sheets"]] == [0, 0]


def test_6_4_the_four_of_the_vials_go_in_any_two_of_different_names() -> None:
    for one, other in combinations(cards_of("毒子", "薬子", "核子", "ほにゅう"), 2):
        assert go(one, other) == (FACES[one].name != FACES[other].name), (one, other)


def test_6_4_two_0_cards_of_the_vials_are_a_couple_without_an_event() -> None:
    table = Table("ghosts", board={1: "vial0a"}, hands=[["stone0b"]])
    table.flip(1, 2)
    table.do("couple vial0a stone0b")
    assert (table.phase, table.view()["scores"]) == ("couple", [3, 0])


@pytest.mark.parametrize(
    ("one", "others"),
    [
        ("かこん", ["飯綱", "みぎわ"]),
        ("汁親父", ["双葉", "ゆのか"]),
        ("うにゅう", ["さくら", "御影さくら"]),
    ],
)
def test_6_4_a_1_card_goes_also_with_the_character_it_names(one: str, others: list[str]) -> None:
    wanted = set(cards_of(*others))
    for card in cards_of(one):
        assert {other for other in DECK.names if other != card and go(card, other)} == wanted


def test_6_4_an_ability_brings_the_event_of_its_1_card() -> None:
    table = Table("ghosts", board={1: "bamboo1b"}, hands=[["fox0a"]])
    table.flip(1, 2)
    table.do("couple fox0a bamboo1b")
    assert table.view()["skips"] == 1


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["stall1a", "slope1a"], 1),
        (["stall1a", "stall1b", "slope1a", "slope1b"], 1),
        (["stall1a", "stall1b"], 0),
        (["slope1b"], 0),
    ],
)
def test_6_4_broth_and_para_in_one_treasure_bring_a_point_once(cards: list[str], points: int) -> None:
    table = Table("ghosts")
    table.arrange(treasures={1: cards})
    assert table.view()["sheets"][1]["abilities"] == points
    assert table.view()["scores"][1] == points


def test_6_4_broth_and_para_in_different_treasures_bring_nothing() -> None:
    table = Table("ghosts")
    table.arrange(treasures={0: ["stall1a"], 1: ["slope1a"]})
    assert table.view()["scores"] == [0, 0]
