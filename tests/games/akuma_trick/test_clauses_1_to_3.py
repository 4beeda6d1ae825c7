"""Akuma Trick, set-up, playing and effects (1, 2, 3); the numbers in the names are the clauses."""

from __future__ import annotations

from typing import Any

import pytest

from py_engine.games.akuma_trick.game import GAME
from py_engine.match import Match
from py_engine.refusals import BadInput
from tests.clauses import rows
from tests.games.akuma_trick.table import NAMES, Case, at, dealt, do, legal, refused

PLAYING = {
    "1.2 play goes clockwise": Case("Y1 Y2 Y3 / P1 P9 / G3 G9", "P1, G3", {"to_act": [0]}, start=1),
    "1.3 the discards of a release are open": Case(
        "Y8 Y9 / P1 P2 P3 / G1 G2",
        "Y8, release P1 P3",
        {"tricks.-1.discards": ["P1", "P3"], "log.-1": {"seat": 1, "do": "release", "cards": ["P1", "P3"]}},
    ),
    "1.3 all hands are laid open at the end": Case("Y8 / P1 P2 / G1", "Y8", {"hands": [[], ["P1", "P2"], ["G1"]]}),
    "2.1 a seat that led may release when the turn comes back": Case(
        "Y1 Y4 G8 / P3 P7 / G4 G9", "Y1, P3, G4, release G8", {"tricks.-1.releaser": 0, "tricks.-1.leader": 0}
    ),
    "2.1 an empty play is refused": Case("Y1 Y3 / P1 / G1", refused={"play": "2.1 no_cards"}),
    "2.1 cards come from the hand": Case(
        "Y1 Y3 / P1 / G1",
        refused={
            "P1": "2.1 not_in_hand: cards P1",
            "G1 Y1 P1": "2.1 not_in_hand: cards P1 G1",
            "W7": "2.1 not_in_hand: cards W7",
        },
    ),
    "2.2 the leader may play any combination": Case(
        "Y0 P0 Y3 Y4 Y5 P4 / P1 / G1", plays="Y0, Y0 P0, P0, Y3, Y3 Y4, Y3 Y4 Y5, Y4, Y4 P4, Y4 Y5, P4, Y5"
    ),
    "2.3 equal is not enough": Case("Y4 Y9 / P4 P5 / G1 G2", "Y4", refused={"P4": "2.3 too_low: cards P4, beat 4"}),
    "2.3 the table names the lowest rank that beats it": Case("Y4 P9 Y9 / P5 P7 / G9 G2", "Y4", {"least": 5}),
    "2.4 a run is laid in rising order": Case(
        "Y3 Y4 Y5 / P1 / G1",
        refused={
            "Y4 Y3": "2.4 run_not_rising: cards Y3 Y4",
            "Y3 Y5 Y4": "2.4 run_not_rising: cards Y3 Y4 Y5",
            "Y5 Y4 Y3": "2.4 run_not_rising: cards Y3 Y4 Y5",
        },
    ),
    "2.4 a run's lowest card must beat": Case(
        "Y3 Y9 / P3 P4 P5 P1 / G1 G5 G7", "Y3", refused={"P3 P4 P5": "2.3 too_low: cards P3, beat 3"}
    ),
    "2.4 a run's highest card is the rank to beat": Case(
        "Y3 Y9 / P3 P4 P5 P1 / G1 G5 G7", "Y3, P4 P5", {"beat": 5, "least": 6, "to_act": [0]}
    ),
    "2.4 the option sets allows no runs": Case(
        "Y3 Y4 P4 / P1 / G1",
        plays="Y3, Y4, Y4 P4, P4",
        refused={"Y3 Y4": "2.4 no_runs: cards Y3 Y4"},
        options={"combos": "sets"},
    ),
    "2.4 without runs their colours change nothing": Case(
        "Y3 P4 P3 / P1 / G1",
        plays="Y3, Y3 P3, P3, P4",
        refused={"Y3 P4": "2.4 no_runs: cards Y3 P4"},
        options={"combos": "sets", "run_colours": "mixed"},
    ),
    "2.4 the option sets_and_long_runs allows runs of three or more": Case(
        "Y3 Y4 Y5 Y6 P4 / P1 / G1",
        plays="Y3, Y3 Y4 Y5, Y3 Y4 Y5 Y6, Y4, Y4 P4, Y4 Y5 Y6, P4, Y5, Y6",
        refused={"Y3 Y4": "2.4 short_run: cards Y3 Y4, least 3", "Y3 P4 Y5": "2.4 no_combination: cards Y3 P4 Y5"},
        options={"combos": "sets_and_long_runs"},
    ),
    "2.4 the option mixed allows runs of any colours": Case(
        "Y3 Y4 P4 G5 P7 / P1 / G1",
        plays="Y3, Y3 Y4, Y3 Y4 G5, Y3 P4, Y3 P4 G5, Y4, Y4 P4, Y4 G5, P4, P4 G5, G5, P7",
        refused={
            "Y3 Y4 P4": "2.4 no_combination: cards Y3 Y4 P4",
            "G5 P7": "2.4 no_combination: cards G5 P7",
            "P4 Y3": "2.4 run_not_rising: cards Y3 P4",
        },
        options={"run_colours": "mixed"},
    ),
    "2.4 long runs may be mixed too": Case(
        "Y3 P4 G5 / P1 / G1",
        plays="Y3, Y3 P4 G5, P4, G5",
        refused={"Y3 P4": "2.4 short_run: cards Y3 P4, least 3"},
        options={"combos": "sets_and_long_runs", "run_colours": "mixed"},
    ),
    "2.5 the number of cards binds nobody": Case(
        "Y3 P3 G3 Y9 / P4 P1 / G7 Y7 G1",
        "Y3 P3 G3, P4, Y7 G7",
        {"current_trick.plays.1.cards": ["P4"], "current_trick.plays.2.cards": ["Y7", "G7"]},
    ),
    "2.6 a zero is never part of a run": Case(
        "Y0 Y1 Y2 P0 / P1 / G1",
        plays="Y0, Y0 P0, P0, Y1, Y1 Y2, Y2",
        refused={"Y0 Y1": "2.6 zero_in_run: cards Y0", "Y0 Y1 Y2": "2.6 zero_in_run: cards Y0"},
    ),
    "2.6 a zero is never part of a mixed run": Case(
        "Y0 P1 Y2 / P9 / G9",
        plays="Y0, P1, P1 Y2, Y2",
        refused={"Y0 P1 Y2": "2.6 zero_in_run: cards Y0"},
        options={"run_colours": "mixed"},
    ),
    "2.7 cards stay on the table in order": Case(
        "Y3 P3 Y9 / P4 P1 / G7 G1",
        "Y3 P3, P4, G7",
        {
            "current_trick.plays": [
                {"seat": 0, "cards": ["Y3", "P3"]},
                {"seat": 1, "cards": ["P4"]},
                {"seat": 2, "cards": ["G7"]},
            ],
            "counts": {"hands": [1, 1, 1], "table": 4, "gone": 23},
        },
    ),
    "2.7 the table is cleared when the trick ends": Case(
        "Y3 P3 Y9 / P4 P1 / G7 G1",
        "Y3 P3, P4, G7, release Y9",
        {"current_trick": None, "tricks.-1.plays.0.cards": ["Y3", "P3"], "tricks.-1.plays.2.cards": ["G7"]},
    ),
}

TWO = "Y2 P2 Y9 / P3 P4 P5 / G3 G4 G5"
"""Hands of a seat that may steal two cards."""
DUEL = "Y2 P2 G2 Y9 / P3 P4 / G3 G4 G5"

EFFECTS = {
    "3 effects come in the order steal, reverse, lock": Case(
        "Y2 Y3 Y4 Y5 Y6 Y9 / P3 P4 / G5 G6",
        "Y2 Y3 Y4 Y5 Y6",
        {
            "phase": "steal",
            "to_act": [0],
            "direction": 1,
            "lock": [],
            "steal": {"thief": 0, "left": 1, "log_start": 1, "victims": [1, 2], "reverses": True, "locks": ["Y"]},
        },
    ),
    "3 direction and lock are the old ones until the steal is over": Case(
        "P6 P9 / P0 P1 / Y1 P2 P3 P4 P5 P7 / V1 V2",
        "P6, P0, P2 P3 P4 P5",
        {"phase": "steal", "lock": ["P"], "direction": 1, "steal.locks": []},
    ),
    "3 they are the new ones after it": Case(
        "P6 P9 / P0 P1 / Y1 P2 P3 P4 P5 P7 / V1 V2",
        "P6, P0, P2 P3 P4 P5, stop",
        {"lock": ["P"], "direction": -1, "to_act": [1]},
    ),
    "3.1 as many cards are stolen as twos were played": Case(TWO, "Y2 P2", {"steal.left": 2}),
    "3.1 the thief goes on to the second card": Case(TWO, "Y2 P2, steal 1", {"to_act": [0], "steal.left": 1}),
    "3.1 different seats may be named": Case(TWO, "Y2 P2, steal 1, steal 2", {"counts.hands": [3, 2, 2]}),
    "3.1 a seat with one card left cannot be named": Case(
        "Y2 Y9 / P3 / G3 G4",
        "Y2",
        {"steal.victims": [2]},
        refused={"steal 1": "3.1 last_card: seat 1", "steal 2": ""},
    ),
    "3.1 the last card is looked at before each steal": Case(
        DUEL, "Y2 P2 G2, steal 1", {"steal.victims": [2]}, refused={"steal 1": "3.1 last_card: seat 1"}
    ),
    "3.1 the own seat and an empty place cannot be named": Case(
        "Y2 Y9 Y8 / P3 P4 / G3 G4",
        "Y2",
        refused={
            "steal 0": "3.1 own_seat: seat 0",
            "steal 3": "3.1 no_such_seat: seat 3",
            "steal 5": "3.1 no_such_seat: seat 5",
        },
    ),
    "3.1 the steal ends without an entry when nobody can be named": Case(
        "Y2 P2 Y9 / P3 P4 / G3", "Y2 P2, steal 1", {"to_act": [1], "phase": "play", "log_length": 2}
    ),
    "3.2 the direction lasts into the next trick": Case(
        "Y5 Y1 / P3 P4 / G3 G4 / V1 V2", "Y5, release V1, G3", {"to_act": [1]}
    ),
    "3.3 a six in a run locks too": Case("Y6 Y7 Y1 / Y8 P8 P9 / G1 G2", "Y6 Y7", {"lock": ["Y"]}, plays="Y8"),
    "3.3 a zero is bound by the lock": Case(
        "Y6 Y1 / Y0 P0 P9 / G1 G2", "Y6", plays="Y0", refused={"P0": "3.3 locked: cards P0, colours Y"}
    ),
    "3.3 no six can follow a six in the same trick": Case(
        "Y6 P6 Y9 / Y0 P0 P9 / G6 V6 G1 / V1 V2",
        "Y6 P6, Y0 P0",
        {"lock": ["Y", "P"]},
        refused={"G6 V6": "3.3 locked: cards G6 V6, colours Y P"},
    ),
}


@rows(PLAYING | EFFECTS)
def test_clause(row: Case) -> None:
    found, wanted = row.outcome()
    assert found == wanted


@pytest.mark.parametrize(("seats", "colours"), [(3, "YPG"), (4, "YPGV"), (5, "YPGVB"), (6, "YPGVBW")])
def test_1_1_n_players_use_the_first_n_colours_ten_cards_each(seats: int, colours: str) -> None:
    hands = Match.new(GAME, NAMES[:seats], {}, {"seed": 1}).deal["hands"]
    assert [len(hand) for hand in hands] == [10] * seats
    cards = [card for hand in hands for card in hand]
    assert sorted(cards) == sorted(f"{colour}{rank}" for colour in colours for rank in range(10))


def test_1_3_the_log_keeps_a_stolen_card_from_others_when_the_game_is_over_too() -> None:
    match = do(at("Y2 Y9", "P3 P4 P5", "G5 G6"), "Y2, steal 1")
    assert len(match.view(0)["hand"]) == 2
    while not match.state.over:
        match.act(match.legal(1)[0][0])
    assert ["card" in match.view(seat)["log"][1] for seat in (0, 1, 2)] == [True, True, False]


def test_2_4_runs_of_two_or_more_in_one_colour_are_the_default() -> None:
    assert GAME.read_options({}).items() >= {"combos": "sets_and_runs", "run_colours": "one"}.items()


def test_3_1_the_card_is_drawn_at_random_from_the_whole_hand() -> None:
    drawn = set()
    for seed in range(120):
        match = Match.new(GAME, NAMES[:3], {}, {"seed": seed})
        start = match.deal["start"]
        two = next((card for card in match.view(start)["hand"] if card[1] == "2"), None)
        if two:
            victim = (start + 1) % 3
            hand = do(match, two).view(victim)["hand"]
            drawn.add(hand.index(match.act({"do": "steal", "from": victim})["card"]))
    assert drawn == set(range(10))


def test_3_1_a_seat_of_no_match_is_an_error() -> None:
    with pytest.raises(BadInput) as error:
        refused(do(at("Y2 Y9 Y8", "P3 P4", "G3 G4"), "Y2"), "steal 6")
    assert error.value.code == "unknown_seat"


def loaded_with(entry: dict[str, Any]) -> Match:
    """Load a match in which seat 0 has played a two, with this entry after it."""
    save = do(dealt("Y2 Y9", "P3 P4", "G3 G4"), "Y2").save()
    return Match.load(GAME, {**save, "log": [*save["log"], entry]})


def test_3_1_a_load_accepts_every_card_of_the_victims_hand_and_no_other_nor_a_missing_one() -> None:
    steal = {"do": "steal", "from": 1}
    for card in dealt("Y2 Y9", "P3 P4", "G3 G4").view(1)["hand"]:
        assert card in loaded_with({**steal, "card": card}).view(0)["hand"]
    with pytest.raises(BadInput) as error:
        loaded_with(steal)
    assert error.value.details["refusal"]["code"] == "outcome_missing"
    with pytest.raises(BadInput) as error:
        loaded_with({**steal, "card": "G3"})
    refusal = {"clause": "akuma_trick 3.1", "code": "impossible_outcome", "params": {"seat": 1, "card": "G3"}}
    assert error.value.details == {"entry": 1, "refusal": refusal}


def test_3_3_later_sixes_replace_the_lock_by_their_own_colours() -> None:
    """A lock lets no other 6 through, since each colour has one; so the test sets the older, wider lock."""
    match = at("P6 G6 Y9", "P7 G8 Y8", "V1 V2", "Y1 Y2")
    match.state.lock = 0b0111
    do(match, "P6")
    assert match.view(None)["lock"] == ["P"]
    assert legal(match, "play") == "P7"
