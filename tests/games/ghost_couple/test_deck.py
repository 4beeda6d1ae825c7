"""The ghost deck as designed (6.1, 6.2, 6.5) and in the catalogue (7)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from py_engine.games.ghost_couple.game import GAME
from py_engine.games.ghost_couple.ghosts import GHOSTS

GHOST_CARDS = [card for card in GAME.cards() if card["deck"] == "ghosts"]


def cards_on(side: int) -> list[dict[str, Any]]:
    return [card for card in GHOST_CARDS if card["side"] == side]


def test_6_1_there_are_100_cards_23_ghosts_of_four_and_4_of_two() -> None:
    assert len(GHOST_CARDS) == 100
    sizes = Counter(card["ghost"]["ja"] for card in GHOST_CARDS)
    assert Counter(sizes.values()) == {4: 23, 2: 4}
    for ghost in GHOSTS:
        assert len(ghost.side0.numbers) == len(ghost.side1.numbers)


def test_6_1_each_side_of_a_ghost_has_its_own_character() -> None:
    characters = [side for ghost in GHOSTS for side in (ghost.side0, ghost.side1)]
    for names in (
        [each.ja for each in characters],
        [each.en for each in characters],
        [ghost.ja for ghost in GHOSTS],
        [ghost.en for ghost in GHOSTS],
        [ghost.key for ghost in GHOSTS],
    ):
        assert len(set(names)) == len(names)


def test_6_2_cards_of_side_0_carry_1_to_3_points_and_no_event() -> None:
    for card in cards_on(0):
        assert card["event"] is None
        assert card["points"] == -1 if card["name"]["ja"] == "キモいゆうか" else card["points"] in (1, 2, 3)


def test_6_2_cards_of_side_1_carry_no_points_and_one_event() -> None:
    for card in cards_on(1):
        assert card["event"] in range(1, 20)
        assert card["points"] == (-1 if card["name"]["ja"] == "変なうにゅう" else 0)


def test_6_3_each_event_is_on_at_least_one_card() -> None:
    assert {card["event"] for card in cards_on(1)} == set(range(1, 20))


def test_6_4_abilities_are_numbered_in_the_order_of_the_sheet_and_on_every_copy() -> None:
    expected = {
        "変なうにゅう": [1],
        "キモいゆうか": [2],
        "飛白": [3],
        "ダミアン様": [4],
        "毒子": [5],
        "薬子": [5],
        "核子": [5],
        "ほにゅう": [5],
        "かこん": [6],
        "汁親父": [7, 9],
        "うにゅう": [8],
        "真の漢ぱら": [9],
    }
    for card in GHOST_CARDS:
        assert card["ability"] == expected.get(card["name"]["ja"], [])


def test_7_ghost_cards_carry_both_names_in_both_languages() -> None:
    for card in GHOST_CARDS:
        assert set(card) == {"id", "deck", "ghost", "name", "side", "points", "event", "ability"}
        for names in (card["ghost"], card["name"]):
            assert set(names) == {"ja", "en"}
            assert names["en"].isascii()
            assert not names["ja"].isascii()


def test_5_2_the_catalogue_has_suit_rank_points_and_event_of_playing_cards() -> None:
    faces = {card["id"]: card for card in GAME.cards()}
    fields = ("suit", "rank", "side", "points", "event")
    assert {name: tuple(faces[name][field] for field in fields) for name in ("HK", "S2", "JO1")} == {
        "HK": ("H", "K", 0, 2, 20),
        "S2": ("S", "2", 1, 0, 8),
        "JO1": (None, None, None, -1, None),
    }
