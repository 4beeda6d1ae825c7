"""Akuma Trick, release, end, notation, worked cases (4 to 7), shared clauses; the names begin with the clauses."""

from __future__ import annotations

import pytest

from py_engine.games.akuma_trick.game import GAME
from py_engine.games.akuma_trick.trick import release_number, release_total
from tests.clauses import rows
from tests.games.akuma_trick.table import Case, dealt, do, legal, mask_of

THIRTY = "Y1 P1 G1, Y4 P4, Y7, Y8"
"""Plays of three seats with a release number of 30 for seat 1 (7)."""

RELEASE = {
    "4.1 the leader must play": Case(
        "Y8 Y1 / P9 P4 / G1 G2",
        releases="",
        refused={"release Y1": "4.1 leader_must_play", "release": "4.1 leader_must_play"},
    ),
    "4.1 the leader of a later trick too": Case(
        "Y8 Y1 / P9 P4 / G1 G2", "Y8, release P4", refused={"release G1": "4.1 leader_must_play"}
    ),
    "4.2 a finished trick keeps its number, and the next begins with none": Case(
        "Y1 P1 Y9 Y2 / P3 P8 P2 / G4 G9 G1",
        "Y1 P1, P3, G4, release Y9",
        {"release.total": 0, "tricks.-1.release.total": 8},
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
    "4.5 a hand of zeros releases with an empty list": Case("Y8 Y1 / P0 G0 / G1 G3", "Y8", releases="nothing"),
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
    "5.1 the seat that ran out of cards is named": Case("Y8 / P9 P3 P2 / G1 G2 G3", "Y8", {"ended_by": 0}),
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
    "6 discards are logged in one order however they are named": Case(
        "Y8 Y1 / P1 P3 P2 / G1 G2", "Y8, release P3 P1", {"log.-1.cards": ["P1", "P3"]}
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


def test_the_catalogue_has_colour_rank_and_points_of_sixty_cards() -> None:
    cards = {card["id"]: card for card in GAME.cards()}
    assert len(cards) == 60
    assert cards["Y0"].items() >= {"id": "Y0", "colour": "Y", "rank": 0, "points": 15}.items()
    assert cards["W9"].items() >= {"id": "W9", "colour": "W", "rank": 9, "points": 9}.items()
