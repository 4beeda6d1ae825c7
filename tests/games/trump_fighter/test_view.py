"""What is seen of the table (S4), and what a finished attack tells."""

from __future__ import annotations

import random

import pytest

from py_engine.games.trump_fighter.data import CARDS
from py_engine.games.trump_fighter.game import GAME
from py_engine.match import Match
from tests.games.trump_fighter.table import SEATS, Table
from tests.play import card_names, walk


@pytest.mark.parametrize("seed", range(6))
def test_1_2_no_view_names_a_card_of_the_deck_or_a_miss_card(seed: int) -> None:
    match = Match.new(GAME, SEATS, {"window_ms": [0, 100, 200][seed % 3]}, {"seed": seed})
    for _ in walk(match, random.Random(seed)):
        state = match.state
        hidden = {CARDS[card] for card in (*state.deck, *state.miss_cards)}
        for seat in (None, 0, 1):
            named = card_names(GAME, match.view(seat))
            assert not named & hidden
            assert named or state.phase.name == "character"
    assert state.miss_cards, "random play calls wrongly now and then"


def test_1_2_before_the_choice_no_view_names_any_card() -> None:
    match = Match.new(GAME, SEATS, {}, {"seed": 3})
    match.act({"do": "character", "seat": 0, "name": GAME.characters()[0]["id"]})
    for seat in (None, 0, 1):
        assert card_names(GAME, match.view(seat)) == set()


@pytest.mark.usefixtures("hearts")
def test_2_5_the_last_attack_tells_calls_fields_successes_with_their_cards_totals_and_places_drawn() -> None:
    table = Table("SA H9 S2 C9  C3 HA C4 H2")
    table.battle(0)
    table.moves(0, "SA H9 S2", at=0)
    table.moves(1, "HA", at=0)
    table.call(1, 40)
    table.call(0, 80)
    table.act(do="resolve", at=140)
    assert table.view["last_attack"] == {
        "at": 140,
        "occasion": "call",
        "calls": [{"seat": 1, "at": 40, "right": "skill"}, {"seat": 0, "at": 80, "right": "skill"}],
        "misses": [],
        "fields": [["SA", "H9", "S2", None], ["HA", None, None, None]],
        "skills": [
            [
                {
                    "id": "ann0",
                    "value": 3,
                    "alternative": 0,
                    "conditions": [
                        {
                            "own": [1, 3],
                            "opp": [],
                            "cards": ["SA", "S2"],
                            "roles": [{"role": "spade", "n": 2, "cards": ["SA", "S2"]}],
                        }
                    ],
                },
                {
                    "id": "ann1",
                    "value": 4,
                    "alternative": 0,
                    "conditions": [
                        {
                            "own": [],
                            "opp": [1],
                            "cards": ["HA"],
                            "roles": [{"role": "heart", "n": 1, "cards": ["HA"]}],
                        }
                    ],
                },
            ],
            [
                {
                    "id": "ben1",
                    "value": 5,
                    "alternative": 0,
                    "conditions": [
                        {
                            "own": [],
                            "opp": [1],
                            "cards": ["SA"],
                            "roles": [{"role": "spade", "n": 1, "cards": ["SA"]}],
                        }
                    ],
                }
            ],
        ],
        "before": [0, 0],
        "totals": [7, 5],
        "drawn": [[1, 2, 3], [2]],
    }


@pytest.mark.usefixtures("hearts")
def test_2_5_the_last_attack_stays_as_it_was_while_the_field_changes() -> None:
    table = Table("SA S2 C9 C10  C3 HA C4 H2  D5 D6")
    table.battle(0)
    table.moves(0, "SA S2", at=0)
    table.settle(0, at=0)
    shown = table.view["last_attack"]
    table.battle(500)
    table.moves(0, "C9 C10", at=500, first=3)
    table.move(0, "D5", 1, at=500)
    assert table.view["last_attack"] == shown


@pytest.mark.usefixtures("hearts")
def test_2_4_the_view_tells_which_unused_skills_are_met_now() -> None:
    table = Table("SA S2 C9 C10  C3 HA C4 H2")
    table.battle(0)
    assert table.view["met"] == [[], []]
    table.move(0, "SA", 1, at=0)
    assert table.view["met"] == [[], ["ben1"]]
    table.move(1, "HA", 1, at=0)
    table.move(0, "S2", 2, at=0)
    assert table.view["met"] == [["ann0", "ann1"], ["ben1"]]


@pytest.mark.usefixtures("plain")
def test_5_and_4_2_clock_data_belong_to_their_phases() -> None:
    table = Table("C2 C3 C4 C5  D2 D3 D4 D5")
    kept = ("check", "standstill", "call")
    assert [key for key in kept if table.view[key]] == ["check"]
    table.battle(0)
    assert [key for key in kept if table.view[key]] == ["standstill"]
    table.call(0, 0)
    assert [key for key in kept if table.view[key]] == ["call"]
    table.act(do="resolve", at=100)
    assert [key for key in kept if table.view[key]] == ["check"]
    assert table.view["ready"] == [False, False]
