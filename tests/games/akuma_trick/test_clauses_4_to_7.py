"""Akuma Trick, release, end, notation, worked cases (4 to 7), shared clauses; the names begin with the clauses."""

from __future__ import annotations

from typing import Any, get_type_hints

import pytest

from py_engine.games.akuma_trick.game import GAME
from py_engine.games.akuma_trick.trick import release_number, release_total
from py_engine.match import Match
from py_engine.refusals import BadInput
from tests.clauses import rows, said
from tests.games.akuma_trick.table import NAMES, Case, at, dealt, do, legal, mask_of

THIRTY = "Y1 P1 G1, Y4 P4, Y7, Y8"
"""Plays of three seats with a release number of 30 for seat 1 (7)."""

RELEASE = {
    "4.1 a seat that could play may release instead": Case(
        "Y8 Y1 / P9 P4 P1 / G1 G2", "Y8", plays="P9", releases="P4, P9"
    ),
    "4.1 the leader must play": Case(
        "Y8 Y1 / P9 P4 / G1 G2",
        releases="",
        refused={"release Y1": "4.1 leader_must_play", "release": "4.1 leader_must_play"},
    ),
    "4.1 the leader of a later trick too": Case(
        "Y8 Y1 / P9 P4 / G1 G2", "Y8, release P4", refused={"release G1": "4.1 leader_must_play"}
    ),
    "4.2 all cards of the trick count": Case(
        "Y1 P1 Y9 Y2 / P3 P8 P2 / G4 G9 G1",
        "Y1 P1, P3, G4",
        {"release": {"ones": 4, "eights": 0, "fours": 1, "factor": 2, "total": 8}},
    ),
    "4.2 a finished trick keeps its number, and the next begins with none": Case(
        "Y1 P1 Y9 Y2 / P3 P8 P2 / G4 G9 G1",
        "Y1 P1, P3, G4, release Y9",
        {"release.total": 0, "tricks.-1.release.total": 8},
    ),
    "4.2 none of the trick before counts": Case(
        "Y1 P1 Y9 Y2 / P3 P8 P2 / G4 G9 G1",
        "Y1 P1, P3, G4, release Y9, P8",
        {"release": {"ones": 0, "eights": 1, "fours": 0, "factor": 1, "total": 4}},
    ),
    "4.3 too few and a card that could stay are told apart": Case(
        "Y8 Y1 / P1 P2 P3 P5 / G1 G2",
        "Y8",
        releases="P1 P3, P2 P3, P5",
        refused={
            "release P1 P2": "4.3 too_few: number 4, sum 3",
            "release": "4.3 too_few: number 4, sum 0",
            "release P1 P2 P3": "4.3 excess: number 4, sum 6, cards P1 P2",
        },
    ),
    "4.3 discards come from the hand, each once": Case(
        "Y8 Y1 / P1 P2 P5 / G1 G2",
        "Y8",
        refused={
            "release G1 P5": "4.3 not_in_hand: cards G1",
            "release P2 P2": "4.3 card_twice: cards P2",
        },
    ),
    "4.4 a zero is never discarded": Case(
        "Y8 Y1 / P0 P1 P5 / G1 G2", "Y8", releases="P5", refused={"release P0 P5": "4.4 zero_kept: cards P0"}
    ),
    "4.5 a hand below the number is discarded whole": Case(
        "Y8 Y1 / P1 G2 P0 / G1 G3",
        "Y8",
        releases="P1 G2",
        refused={
            "release P1": "4.5 discard_all: number 4, sum 1, cards G2",
            "release": "4.5 discard_all: number 4, sum 0, cards P1 G2",
            "release P1 G2 P0": "4.4 zero_kept: cards P0",
        },
    ),
    "4.5 the zero stays in hand and the game goes on": Case(
        "Y8 Y1 / P1 G2 P0 / G1 G3",
        "Y8, release G2 P1",
        {"own.1": ["P0"], "over": False, "tricks.-1.fell_short": True},
    ),
    "4.5 a hand of zeros releases with an empty list": Case("Y8 Y1 / P0 G0 / G1 G3", "Y8", releases="nothing"),
    "4.5 such a release is logged and changes no hand": Case(
        "Y8 Y1 / P0 G0 / G1 G3",
        "Y8, release",
        {"log.-1": {"seat": 1, "do": "release", "cards": []}, "own.1": ["P0", "G0"], "to_act": [2]},
    ),
    "4.5 a hand that makes the number exactly is discarded whole": Case(
        "Y8 Y1 / P1 P3 P0 / G1 G3",
        "Y8",
        releases="P1 P3",
        refused={"release P3": "4.3 too_few: number 4, sum 3"},
    ),
    "4.5 such a hand does not fall short": Case(
        "Y8 Y1 / P1 P3 P0 / G1 G3", "Y8, release P1 P3", {"tricks.-1.fell_short": False}
    ),
    "4.5 the option discard_all discards the zeros too": Case(
        "Y8 Y1 / P1 G2 P0 / G1 G3",
        "Y8",
        releases="P0 P1 G2",
        refused={
            "release P1 G2": "4.5 discard_hand: number 4, sum 3, cards P0",
            "release P1": "4.5 discard_hand: number 4, sum 1, cards P0 G2",
            "release": "4.5 discard_hand: number 4, sum 0, cards P0 P1 G2",
        },
        options={"short_release": "discard_all"},
    ),
    "4.5 which ends the game, and its seat can't win": Case(
        "Y8 Y1 / P1 G2 P0 / G1 G3",
        "Y8, release P0 P1 G2",
        {
            "own.1": [],
            "over": True,
            "ended_by": 1,
            "winners": [0],
            "scores": [1, 0, 4],
            "tricks.-1.fell_short": True,
            "tricks.-1.sum": 3,
        },
        options={"short_release": "discard_all"},
    ),
    "4.5 a hand of zeros is discarded then": Case(
        "Y8 Y1 / P0 G0 / G1 G3", "Y8", releases="P0 G0", options={"short_release": "discard_all"}
    ),
    "4.4 a hand that reaches the number keeps its zeros with discard_all too": Case(
        "Y8 Y1 / P0 P1 P5 / G1 G2",
        "Y8",
        releases="P5",
        refused={"release P0 P5": "4.4 zero_kept: cards P0", "release P0 P1 P5": "4.4 zero_kept: cards P0"},
        options={"short_release": "discard_all"},
    ),
    "4.6 table and discards leave the game and the left neighbour leads": Case(
        "Y8 Y1 / P4 P1 / G1 G3",
        "Y8, release P4",
        {
            "to_act": [2],
            "leader": 2,
            "beat": None,
            "counts": {"hands": [1, 1, 2], "table": 0, "gone": 26},
            "current_trick": {"number": 1, "leader": 2, "plays": []},
            "tricks": [
                {
                    "number": 0,
                    "leader": 0,
                    "plays": [{"seat": 0, "cards": ["Y8"]}],
                    "winner": None,
                    "log_end": 2,
                    "release": {"ones": 0, "eights": 1, "fours": 0, "factor": 1, "total": 4},
                    "releaser": 1,
                    "discards": ["P4"],
                    "sum": 4,
                    "fell_short": False,
                    "next_leader": 2,
                }
            ],
        },
    ),
    "4.6 while play is reversed it is the right neighbour": Case(
        "Y5 Y1 / P4 P1 / G1 G3 / V1 V2", "Y5, release V2", {"to_act": [2], "tricks.-1.next_leader": 2}
    ),
    "7 seven cards, one an eight, make ten": Case(
        "Y1 P1 G1 Y8 Y0 / Y3 P3 P6 / Y7 G2 G4",
        "Y1 P1 G1, Y3 P3, Y7, Y8",
        {"release": {"ones": 6, "eights": 1, "fours": 0, "factor": 1, "total": 10}},
    ),
    "7 with two fours they make thirty": Case(
        "Y1 P1 G1 Y8 Y0 / Y4 P4 P6 / Y7 G2 G3",
        THIRTY,
        {"release": {"ones": 6, "eights": 1, "fours": 2, "factor": 3, "total": 30}},
    ),
    "7 discards for thirty": Case(
        "Y1 P1 G1 Y8 Y0 / Y4 P4 P6 P7 P8 P9 G9 / Y7 G2 G3",
        THIRTY,
        releases="P6 P7 P8 P9, P6 P7 P8 G9, P6 P7 P9 G9, P6 P8 P9 G9, P7 P8 P9 G9",
        refused={
            "release P6 P7 P8 P9": "",
            "release P7 P8 P9 G9": "",
            "release P6 P7 P8 P9 G9": "4.3 excess: number 30, sum 39, cards P6 P7 P8 P9 G9",
        },
    ),
}

END = {
    "5.1 a play that empties a hand ends the game in mid-trick": Case(
        "Y1 Y3 / P7 / G1 G3",
        "Y1, P7",
        {"over": True, "phase": "over", "to_act": [], "current_trick.plays.1.cards": ["P7"]},
        refused={"G1": "5.1 over"},
    ),
    "5.1 the last play's effects do not happen": Case(
        "Y2 Y3 Y4 Y5 Y6 / P7 P8 / G1 G3",
        "Y2 Y3 Y4 Y5 Y6",
        {"phase": "over", "steal": None, "direction": 1, "lock": [], "counts.hands": [0, 2, 2]},
    ),
    "5.1 a release that empties a hand ends the game": Case(
        "Y8 Y3 / P1 P2 / G1 G3",
        "Y8, release P1 P2",
        {
            "over": True,
            "tricks.-1.next_leader": None,
            "tricks.-1.discards": ["P1", "P2"],
            "scores": [3, 0, 4],
        },
    ),
    "5.1 before the end no seat has run out": Case("Y8 / P9 P3 P2 / G1 G2 G3", shows={"ended_by": None}),
    "5.1 the seat that ran out of cards is named": Case("Y8 / P9 P3 P2 / G1 G2 G3", "Y8", {"ended_by": 0}),
    "5.2 before the end there are no points": Case(
        "Y8 Y3 / P0 P1 P7 / G1 G3", shows={"scores": [None, None, None]}
    ),
    "5.2 points are those of the cards in hand": Case(
        "Y8 Y3 / P0 P1 P7 / G1 G3", "Y8, release P7, G1, Y3", {"scores": [0, 16, 3]}
    ),
    "5.2 and 7 a zero counts fifteen, so zero, one and seven are twenty-three": Case(
        "Y8 / P0 P1 P7 / G1 G9",
        "Y8",
        {
            "result": [
                {"seat": 0, "cards": [], "values": [], "points": 0},
                {"seat": 1, "cards": ["P0", "P1", "P7"], "values": [15, 1, 7], "points": 23},
                {"seat": 2, "cards": ["G1", "G9"], "values": [1, 9], "points": 10},
            ]
        },
    ),
    "5.3 before the end nobody has won": Case("Y8 Y1 / P9 / G9", shows={"winners": []}),
    **{
        f"5.3 of {hands} the winners are {winners}": Case(
            f"Y8 / {hands}", "Y8", {"scores.0": 0, "winners": winners}
        )
        for hands, winners in {
            "P9 / G1 G2": [2],
            "P3 / G1 G9": [1],
            "P4 P5 / G9": [2],
            "P9 / G4 G5": [1],
            "P9 / G9": [1, 2],
            "P4 P5 / G4 G5": [1, 2],
            "P0 / G7 G8": [1],
            "P9 / G9 / V8": [3],
            "P9 / G9 / V4 V5": [1, 2],
        }.items()
    },
}

NOTATION = {
    "6 each card may be given once": Case("Y3 P3 / P1 / G1", refused={"Y3 Y3": "2.1 card_twice: cards Y3"}),
    "6 a set may be given in any order and is logged in one": Case(
        "V8 Y8 Y1 / P5 G3 P1 V4 / G1 G2 / V1 V2", "V8 Y8", {"log.-1.cards": ["Y8", "V8"]}
    ),
    "6 a release too": Case(
        "V8 Y8 Y1 / P5 G3 P1 V4 / G1 G2 / V1 V2", "V8 Y8, release V4 P5", {"log.-1.cards": ["V4", "P5"]}
    ),
    "6 cards are listed by rank, then by colour": Case(
        "W3 B3 V3 G3 P3 Y3 W1 Y0 / Y9 Y8 / P9 P8 / G9 G8 / V9 V8 / B9 B8",
        shows={"own.0": ["Y0", "W1", "Y3", "P3", "G3", "V3", "B3", "W3"]},
    ),
    "S9 a card of more players is a refusal": Case(
        "Y5 P3 / P1 P5 / G1", refused={"W5": "2.1 not_in_hand: cards W5"}
    ),
    "S9 such a discard too": Case("Y5 P3 / P1 P5 / G1", "Y5", refused={"release V9": "4.3 not_in_hand: cards V9"}),
}


@rows(RELEASE | END | NOTATION)
def test_clause(row: Case) -> None:
    found, wanted = row.outcome()
    assert found == wanted


@pytest.mark.parametrize(
    ("cards", "ones", "eights", "fours", "factor", "total"),
    [
        ("", 0, 0, 0, 1, 0),
        ("Y1", 1, 0, 0, 1, 1),
        ("Y0 P0", 2, 0, 0, 1, 2),
        ("Y8", 0, 1, 0, 1, 4),
        ("Y4", 1, 0, 1, 2, 2),
        ("Y4 P4 G4", 3, 0, 3, 4, 12),
        ("Y8 P8 Y4", 1, 2, 1, 2, 18),
        ("Y1 P1 G1 Y3 P3 Y8 Y9", 6, 1, 0, 1, 10),
        ("Y1 P1 G1 Y4 P4 Y8 Y9", 6, 1, 2, 3, 30),
    ],
)
def test_4_2_the_release_number(cards: str, ones: int, eights: int, fours: int, factor: int, total: int) -> None:
    assert release_number(mask_of(cards)) == (ones, eights, fours, factor, total)
    assert release_total(mask_of(cards)) == total


def test_6_legal_gives_each_combination_once_in_order() -> None:
    key = {card["id"]: place for place, card in enumerate(GAME.cards())}
    listed = legal(dealt("Y3 P3 G3 Y4 Y5", "P4 P5", "G6"), "play").split(", ")
    plays = [[key[card] for card in cards.split()] for cards in listed]
    assert plays == sorted(plays)
    assert len(plays) == len({tuple(cards) for cards in plays})
    assert all(cards == sorted(cards) for cards in plays)


def test_s2_the_start_seat_can_be_named() -> None:
    assert Match.new(GAME, NAMES[:3], {}, {"seed": 1, "start": 2}).status()["to_act"] == [2]


def test_s6_a_seat_is_optional_and_must_be_the_one_to_act_and_unknown_fields_are_refused() -> None:
    match = at("Y2 P3", "P1 P5", "G1")
    play = {"do": "play", "cards": ["Y2"]}
    assert said(match.check({**play, "from": 1})) == "S6 unknown_field: field from"
    assert said(match.check({**play, "seat": 1})) == "S6 not_your_turn: seat 1, to_act 0"
    assert match.act({**play, "seat": 0}) == play
    assert said(match.check({"do": "steal", "from": 1, "card": "P1"})) == "S6 unknown_field: field card"
    assert said(match.check({"do": "stop", "cards": []})) == "S6 unknown_field: field cards"


def stolen_after(twos: str, undone: int = 0) -> str:
    """Return the cards stolen from seat 1 after these twos, with the steal undone and repeated ``undone`` times."""
    match = do(dealt("Y2 P2 G2", "P3 P4", "G5 G6"), twos)
    before = match.view(1)["hand"]
    for _ in range(undone):
        match.act({"do": "steal", "from": 1})
        match.undo()
        assert match.view(1)["hand"] == before
    return str(match.act({"do": "steal", "from": 1})["card"])


def test_s8_neither_undo_nor_another_order_of_a_set_draws_another_card() -> None:
    assert {stolen_after(cards) for cards in ("Y2 P2 G2", "G2 Y2 P2", "P2 G2 Y2")} == {stolen_after("Y2 P2 G2", 2)}


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ({"do": "play", "cards": ["R5"]}, "unknown_card"),
        ({"do": "play", "cards": ["Y10"]}, "unknown_card"),
        ({"do": "play", "cards": ["y5"]}, "unknown_card"),
        ({"do": "play", "cards": [5]}, "bad_type"),
        ({"do": "play", "cards": "Y5"}, "bad_type"),
        ({"do": "play", "cards": ["Y5"] * 201}, "too_long"),
        ({"do": "play"}, "missing_field"),
        ({"do": "release"}, "missing_field"),
        ({"do": "steal"}, "missing_field"),
        ({"do": "steal", "from": True}, "bad_type"),
        ({"do": "steal", "from": 1.0}, "bad_type"),
        ({"do": "steal", "from": -1}, "unknown_seat"),
        ({"do": "steal", "from": 6}, "unknown_seat"),
        ({"do": "play", "cards": [], "seat": 6}, "unknown_seat"),
        ({"do": "pass"}, "unknown_verb"),
        ({"cards": ["Y5"]}, "bad_action"),
        ("play", "bad_action"),
    ],
)
def test_s9_an_action_of_no_form_of_this_game_is_an_error(action: Any, code: str) -> None:
    with pytest.raises(BadInput) as error:
        at("Y5 P3", "P1 P5", "G1").check(action)
    assert error.value.code == code


def test_the_catalogue_has_colour_rank_and_points_of_sixty_cards() -> None:
    cards = {card["id"]: card for card in GAME.cards()}
    assert len(cards) == 60
    assert cards["Y0"].items() >= {"id": "Y0", "colour": "Y", "rank": 0, "points": 15}.items()
    assert cards["W9"].items() >= {"id": "W9", "colour": "W", "rank": 9, "points": 9}.items()


def test_a_view_has_all_fields_of_its_shape() -> None:
    view = at("Y2 P3", "P1 P5", "G1").view(None)
    assert {*view, "match", "log_since"} == {*get_type_hints(GAME.view_shape)}
