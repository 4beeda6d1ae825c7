"""Fields of a view of Akuma Trick that spare the page the rules."""

from __future__ import annotations

import random

from py_engine.games.akuma_trick.game import GAME
from tests.games.akuma_trick.table import at, do
from tests.play import SetUp, walk


def test_4_2_to_4_4_the_catalogue_has_a_cards_value_on_the_table_and_as_a_discard() -> None:
    cards = {card["id"]: card for card in GAME.cards()}
    assert {name: (cards[name]["counts"], cards[name]["pays"]) for name in ("Y0", "P4", "G7", "W8")} == {
        "Y0": (1, None),
        "P4": (1, 4),
        "G7": (1, 7),
        "W8": (4, 8),
    }
    match = do(at("Y8 Y1", "P9 P3 P2", "G1 G2 G3"), "Y8")
    assert match.view(None)["release"]["total"] == cards["Y8"]["counts"]
    assert do(match, "release P9").view(None)["tricks"][-1]["sum"] == cards["P9"]["pays"]


def test_3_the_catalogue_has_the_effects_of_ranks() -> None:
    special = {(card["rank"], card["special"]) for card in GAME.cards() if card["special"]}
    assert special == {
        (0, "any_time"),
        (2, "steal"),
        (4, "multiply"),
        (5, "reverse"),
        (6, "lock"),
        (8, "count_more"),
    }


def test_3_1_a_steal_under_way_says_where_in_the_log_it_began() -> None:
    seen = 0
    for seed in range(30):
        match = SetUp("akuma_trick", 4, (("combos", "sets_and_runs"),)).match(seed)
        for _ in walk(match, random.Random(seed)):
            view = match.view(None)
            if view["steal"]:
                start = view["steal"]["log_start"]
                assert view["log"][start - 1]["do"] == "play"
                assert all(entry["do"] == "steal" for entry in view["log"][start:])
                seen += len(view["log"]) > start
    assert seen, "no steal took a second card"
