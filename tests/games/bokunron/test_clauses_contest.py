"""Bokunron, clauses 4 and 5: the contest, and the cards after it. The names begin with the clause."""

from __future__ import annotations

import pytest

from py_engine.games.bokunron.data import FIRST_OF_SUIT, INDEX, NO_CARD, SUITS
from py_engine.games.bokunron.trick import NOBODY, TablePlay, card_powers, play_power, trick_winner
from py_engine.match import Match
from tests.clauses import rows
from tests.games.bokunron.table import SPREAD, Case, column, do, legal, match_with

CLUBS = ("C6 C7 S2 S3 S4 H2 H3", *SPREAD[1:3])
"""Hands of which only the first has clubs."""
HEARTS = ("H2 H3 D2 D3 S2 S3 S4", *SPREAD[1:3])
TENS = ("S9 S10 s9 h7 h8 h9 h10", "S2 S3 S4 S5 D2 D3 D4", "S6 S7 s2 s3 D5 D6 D7", "s7 s8 d7 d8 d9 d10 c7")
NOBODY_FOLLOWS = "S2 S3 | s2 | S5 H5 D5"

CONTEST = {
    "4.1 the next trick's plays lie face down again": Case(
        "S2 H2, s2, S5, S6",
        {"seats.0.log.9": {"seat": 2, "do": "play", "count": 1}, "seats.0.log.3.cards": ["S2", "H2"]},
        deal={"leads": "SJ SQ"},
    ),
    "4.2 only seats with the lead suit take part": Case(
        "C6, s2 s3 s4, S5 S6 S7",
        {
            "contest.powers": {0: 9, 1: None, 2: None},
            "contest.winner": 0,
            "contest.parts.1.terms": [],
            "contest.parts.1.follows": False,
        },
        hands=CLUBS,
        deal={"leads": "CJ", "plaza": "S8 S9 S10 H7"},
    ),
    "4.2 if nobody follows nobody wins and the lead card leaves the game; 5.1 holds": Case(
        "S2 S3, s2 with 2 on C, S5 H5 D5",
        {
            "phase": "plaza",
            "contest.outcome": "nobody_followed",
            "contest.winner": None,
            "contest.level": [],
            "leads_gone": ["CJ"],
            "lead": None,
            "lead_row": ["CQ", "SK"],
            "counts.used": 2,
            "columns.C.chips": 0,
            "counts.tricks": [0, 0, 0],
            "won_tricks": [[], [], []],
        },
        deal={"leads": "CJ CQ SK"},
    ),
    "4.3 upright cards count one and a pile two for other suits": Case(
        "S2 H2 D2, s2, S5",
        {
            "contest.parts.0.terms": [
                {"card": "S2", "suit": "S", "value": 10, "chips": 0, "power": 10},
                {"card": "H2", "suit": "H", "value": 3, "chips": 0, "power": 3},
                {"card": "D2", "suit": "D", "value": 1, "chips": 0, "power": 1},
            ],
            "contest.parts.0.sum": 14,
            "contest.powers": {0: 13, 1: 10, 2: 10},
        },
        deal={"plaza": "H7 H8 H9 D7"},
    ),
    "4.4 chips of several seats add up and go back to nobody": Case(
        "S2 with 2 on S | s2 with 1 on S | S5",
        {
            "contest.chips": [3, 0, 0, 0],
            "contest.placed": [{"seat": 0, "on": "S", "chips": 2}, {"seat": 1, "on": "S", "chips": 1}],
            "contest.powers": {0: 3, 1: 4, 2: 4},
            "counts.chips": [3, 4, 5],
            "counts.used": 3,
        },
        deal={"leads": "SJ SQ"},
    ),
    "4.5 the marker holder's total is one less, but not below nothing": Case(
        "S2 with 5 on S, s2, S5",
        {"contest.parts.0.marker": 0, "contest.parts.1.marker": 0, "contest.powers": {0: 0, 1: 0, 2: 0}},
    ),
    "4.6 the highest power wins": Case(
        "S2, s2 s3, S5", {"contest.powers": {0: 9, 1: 20, 2: 10}, "contest.winner": 1, "contest.level": [1]}
    ),
    "4.6 level, the seat that played later wins": Case(
        "s2, S5, S2",
        {"contest.powers": {1: 9, 2: 10, 0: 10}, "contest.level": [2, 0], "contest.winner": 0},
        deal={"start": 1},
    ),
    "5.1 chips on the plaza and on the lead card go to the discard": Case(
        "S2 with 2 on S, s2, S5 with 3 on C",
        {
            "counts.used": 5,
            "columns.S.chips": 0,
            "columns.C.chips": 0,
            "placed": [],
            "contest.chips": [2, 0, 0, 3],
        },
    ),
    "8 the marker holder with two lead suit cards has nineteen": Case(
        "S2 S3, s2, S5", {"contest.powers": {0: 19, 1: 10, 2: 10}}
    ),
}

AFTER = {
    "5.2 the sheet's case: one heart and two diamonds used, a heart and a diamond laid, a diamond given": Case(
        "H2 D2 D3, h2 h3 d2, H5",
        {
            "contest.winner": 1,
            "contest.parts.0.laid": ["H2", "D2"],
            "contest.parts.0.given": ["D3"],
            "contest.parts.2.laid": ["H5"],
            "contest.parts.2.given": [],
            "contest.parts.1.laid": [],
            "contest.parts.1.given": [],
            "columns.H.upright": ["H2", "H5"],
            "columns.D.upright": ["D2"],
            "won_tricks.1": [{"lead": "HJ", "cards": 4, "trick": 0}],
        },
        hands=HEARTS,
        deal={"leads": "HJ"},
    ),
    "5.2 ten is the highest number": Case("S10 s9, S2 S3 S4, S6, s7", {"contest.parts.0.laid": ["s9"]}, hands=TENS),
    "5.2 seats that did not follow lay too, in the order of play": Case(
        "S5 D5, C6, s2 s3",
        {"contest.winner": 0, "columns.S.upright": ["S5", "s2"], "won_tricks.0.0.cards": 2},
        hands=CLUBS,
        deal={"leads": "CJ", "start": 2},
    ),
    "5.3 five upright cards become a pile as soon as they lie there": Case(
        "S2 S3, s2, S5",
        {
            "contest.winner": 0,
            "columns.S.upright": [],
            "columns.S.piles": [["S8", "S9", "S10", "s2", "S5"]],
            "columns.S.value": 2,
            "contest.formed": ["S"],
        },
        hands=("S2 S3 H2 H3 D2 D3 C6", *SPREAD[1:3]),
        deal={"leads": "SJ", "plaza": "S8 S9 S10 H9"},
    ),
    "5.3 a sixth card lies upright beside the pile": Case(
        "S2, s2, S5, s7 s8",
        {
            "columns.S.piles": [["S8", "S9", "S10", "S2", "s2"]],
            "columns.S.upright": ["S5"],
            "columns.S.value": 3,
        },
        hands=SPREAD,
        deal={"plaza": "S8 S9 S10 h5"},
    ),
    "5.4 each seat that played picks one card, in order": Case(
        "s2, S5 H5 D5, S2 S3",
        {"phase": "plaza", "to_act": [1]},
        {"plaza s2": "", "plaza S5": "5.4 not_played: card S5"},
        deal={"leads": "CJ SQ", "start": 1},
    ),
    "5.4 the next seat picks one of its own": Case(
        "s2, S5 H5 D5, S2 S3, plaza s2",
        {"to_act": [2]},
        {
            "plaza H5": "",
            "plaza S6": "5.4 not_played: card S6",
            "plaza s2": "5.4 not_played: card s2",
        },
        deal={"leads": "CJ SQ", "start": 1},
    ),
    "5.4 the rest leaves the game and the marker stays": Case(
        "s2, S5 H5 D5, S2 S3, plaza s2, plaza H5, plaza S3",
        {
            "phase": "play",
            "marker": 1,
            "columns.S.upright": ["s2", "S3"],
            "columns.H.upright": ["H5"],
            "contest.parts.0.laid": ["S3"],
            "contest.parts.0.gone": ["S2"],
            "contest.parts.0.given": [],
            "contest.parts.2.laid": ["H5"],
            "contest.parts.2.gone": ["S5", "D5"],
            "seats.1.log.5.cards": ["S5", "H5", "D5"],
            "seats.1.log.7.cards": ["S2", "S3"],
        },
        deal={"leads": "CJ SQ", "start": 1},
    ),
    "5.4 the cards lie turned up while seats pick": Case(
        NOBODY_FOLLOWS,
        {"plays.0.cards": ["S2", "S3"], "plays.1.cards": ["s2"], "plays.2.cards": ["S5", "H5", "D5"]},
        deal={"leads": "CJ SQ"},
    ),
    "5.4 seats that passed are skipped": Case("-, s2, S5", {"to_act": [1]}, deal={"leads": "CJ SQ"}),
    "5.4 the last pick ends the trick": Case(
        "-, s2, S5, plaza s2, plaza S5", {"phase": "hand"}, deal={"leads": "CJ SQ"}
    ),
    "5.4 five upright cards become a pile here too": Case(
        "S2, s2, H5 S5, plaza S2, plaza s2, plaza S5",
        {
            "columns.S.piles": [["S8", "S9", "S10", "S2", "s2"]],
            "columns.S.upright": ["S5"],
            "contest.formed": ["S"],
        },
        deal={"leads": "CJ SQ", "plaza": "S8 S9 S10 h5"},
    ),
    "5.5 the winner keeps its cards and the lead card and takes the marker": Case(
        "S2, s2 s3 h2, S5",
        {
            "won_tricks": [[], [{"lead": "SJ", "cards": 3, "trick": 0}], []],
            "counts.tricks": [0, 1, 0],
            "marker": 1,
            "order": [1, 2, 0],
            "to_act": [1],
            "leads_gone": [],
        },
        deal={"leads": "SJ SQ"},
    ),
}


@rows(CONTEST | AFTER)
def test_clause(row: Case) -> None:
    found, wanted = row.outcome()
    assert found == wanted


def table_play(seat: int, cards: str) -> TablePlay:
    return TablePlay(seat, tuple(sorted(INDEX[card] for card in cards.split())), NO_CARD)


@pytest.mark.parametrize(
    ("clause", "cards", "lead", "values", "chips", "power"),
    [
        ("4.3 lead suit, empty column", "S2", "S", {"S": 0}, {}, 10),
        ("4.3 lead suit, upright cards", "S2", "S", {"S": 4}, {}, 10),
        ("4.3 lead suit, upright cards and piles", "S2", "S", {"S": 7}, {}, 10),
        ("4.3 several of the lead suit", "S2 s5 S10", "S", {"S": 3}, {}, 30),
        ("4.4 a chip takes two off every card of its suit", "S2 S3", "S", {}, {"S": 1}, 16),
        ("4.4 of another suit too", "S2 H2", "S", {"H": 3}, {"H": 1}, 11),
        ("4.4 each card not below nothing", "S2 H2 H3", "S", {"H": 3}, {"H": 2}, 10),
        ("4.4 five chips leave nothing", "S2 S3", "S", {}, {"S": 5}, 0),
        ("4.4 nine chips neither", "S2 S3", "S", {}, {"S": 9}, 0),
        ("8 three hearts and a pile, two spades and two piles", "C2 H2 S2", "C", {"H": 3 + 2, "S": 2 + 4}, {}, 21),
        ("8 one diamond under three chips", "D2", "D", {"C": 2}, {"D": 3, "C": 1}, 4),
        ("8 two diamonds", "D2 D3", "D", {"C": 2}, {"D": 3, "C": 1}, 8),
        ("8 three diamonds", "D2 D3 D4", "D", {"C": 2}, {"D": 3, "C": 1}, 12),
        ("8 a club with a pile and a chip is worth nothing", "D2 C2", "D", {"C": 2}, {"D": 3, "C": 1}, 4),
    ],
)
@pytest.mark.parametrize("marker", [False, True], ids=["without the marker", "4.5 with it"])
def test_the_power_of_cards(
    clause: str, cards: str, lead: str, values: dict[str, int], chips: dict[str, int], power: int, marker: bool
) -> None:
    suit, by_suit = SUITS.index(lead), [[each.get(suit, 0) for suit in SUITS] for each in (values, chips)]
    seat = 0 if marker else 1
    total = play_power(table_play(0, cards), suit, card_powers(suit, *by_suit), seat)
    assert total == (max(0, power - 1) if marker else power), clause


def test_4_6_level_at_nothing_the_latest_that_takes_part_wins() -> None:
    table = [table_play(0, "S2"), table_play(1, "S3"), table_play(2, "H2")]
    assert trick_winner(table, 0, [0, 0, 0, 0], 0) == 1
    assert trick_winner(table, 3, [0, 0, 0, 0], 0) == NOBODY


def test_5_4_a_pick_is_an_action_even_where_only_one_is_legal() -> None:
    match = do(match_with(leads="CJ SQ", start=1), "s2, S5 H5 D5, S2 S3")
    assert legal(match) == [{"do": "plaza", "card": "s2"}]
    assert [each["card"] for each in legal(do(match, "plaza s2"))] == ["S5", "H5", "D5"]


def test_5_6_an_eighth_trick_without_a_winner_is_cleared_up_before_the_end() -> None:
    """Clubs are led last, and no seat takes one in hand; the first and the third trick are passed for that."""
    match = match_with(leads="SJ SQ SK HJ HQ DJ DQ CJ")
    while (match.state.trick, match.state.phase.name) != (7, "plaza"):
        act_without_clubs(match, passing=(0, 2))
    assert match.view(None)["aces"] == [None] * 3
    for _ in range(3):
        assert not match.state.over
        match.act(legal(match)[0])
    assert match.status()["over"]
    assert match.view(None)["aces"] == match.deal["aces"]
    assert match.view(None)["leads_gone"][-1] == "CJ"


def act_without_clubs(match: Match, passing: tuple[int, ...]) -> None:
    """Carry out one action: a hand without clubs, a pass in the tricks ``passing``, else one card and no chips."""
    if match.state.phase.name == "hand":
        seat = match.status()["to_act"][0]
        stock = [card for card in match.view(seat)["stock"] if card[0] not in "Cc"]
        match.act({"do": "hand", "seat": seat, "cards": stock[:6]})
        return
    wanted = "pass" if match.state.trick in passing else "play"
    actions = {each["do"]: each for each in reversed(legal(match))}
    match.act(actions.get("no_tyrant") or actions.get("plaza") or actions[wanted])


def test_8_hearts_and_spades_are_worth_five_and_six_in_such_a_plaza() -> None:
    match = match_with()
    state = match.state
    for suit, many in enumerate((5 + 5 + 2, 5 + 3)):
        for _ in range(many - len(state.upright[suit])):
            state.add_to_plaza(FIRST_OF_SUIT[suit])
    columns = [column(match, suit) for suit in "HS"]
    assert [(len(each["upright"]), len(each["piles"]), each["value"]) for each in columns] == [(3, 1, 5), (2, 2, 6)]
