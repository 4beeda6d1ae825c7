"""Lucky Maker's rules, clause by clause; the numbers in the names are the clauses."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from py_engine.games import GAMES
from py_engine.games.lucky_maker.data import CARDS, INDEX
from py_engine.games.lucky_maker.trick import explain
from py_engine.match import Match
from py_engine.refusals import BadInput
from tests.clauses import Outcome, parts, rows, said
from tests.play import finish

GAME = GAMES["lucky_maker"]
NAMES = [{"name": name} for name in ("Aki", "Ben", "Chie", "Dai", "Emi")]


def deal_with(hands: list[list[str]], masters: list[str], start: int = 0) -> dict[str, Any]:
    """Return a full deal whose hands and masters begin with the given cards; the rest is filled up in order."""
    size = {3: 15, 4: 12, 5: 10}[len(hands)]
    used = {card for part in (*hands, masters) for card in part}
    rest = iter(card for card in CARDS if card not in used)
    filled = [[*part, *(next(rest) for _ in range(size - len(part)))] for part in (*hands, masters)]
    return {"hands": filled[:-1], "masters": filled[-1], "start": start}


def match_with(hands: list[list[str]], masters: list[str], start: int = 0, **options: str) -> Match:
    return Match.new(GAME, NAMES[: len(hands)], options, {"deal": deal_with(hands, masters, start)})


def play(match: Match, *cards: str) -> None:
    for card in cards:
        match.act({"do": "play", "card": card})


def action(words: str) -> dict[str, Any]:
    """Return an action: ``RB1`` plays it, ``deal`` deals."""
    return {"do": "deal"} if words == "deal" else {"do": "play", "card": words}


def refused(match: Match, **action: Any) -> str:
    return said(match.check(action))


@dataclass(frozen=True)
class Case:
    """A row: hands and masters that begin with these cards, the cards played, and the expected values after them.

    ``shows`` are parts of the status and of everyone's view by their paths; ``listed`` are all cards that may be
    played, ``refused`` others, each with its refusal.
    """

    hands: str
    masters: str
    done: str = ""
    shows: Mapping[str, Any] = field(default_factory=dict)
    refused: Mapping[str, str] = field(default_factory=dict)
    listed: str | None = None
    start: int = 0
    options: Mapping[str, str] = field(default_factory=dict)

    def outcome(self) -> tuple[Outcome, Outcome]:
        """Return the actual values, and the expected ones."""
        hands = [hand.split() for hand in self.hands.split("/")]
        match = match_with(hands, self.masters.split(), self.start, **self.options)
        play(match, *self.done.split())
        found = parts({**match.view(None), **match.status()}, self.shows)
        found |= {card: said(match.check(action(card))) for card in self.refused}
        cards = " ".join(each["card"] for each in match.legal(99)[0])
        found["listed"] = cards if self.listed else None
        return found, {**self.shows, **self.refused, "listed": self.listed}


GREENS = " ".join(f"GY{number}" for number in range(1, 11))
THREE = "RB1 / RG9 / RY3"
EQUALS = "RB1 / RG9 / RY9"

PLAY = {
    "2.1 the master lies open before the lead": Case("RB1 / RB2 / RB3", "RB9 GY5", shows={"master": "RB9"}),
    "2.1 and the next one after the trick": Case(
        "RB1 / RB2 / RB3", "RB9 GY5", "RB1 RB2 RB3", {"master": "GY5", "tricks.0.master": "RB9"}
    ),
    "2.2 turns go clockwise from the leader": Case("RB1 / RB2 / RB3", "RB9", shows={"to_act": [1]}, start=1),
    "2.2 to the next": Case("RB1 / RB2 / RB3", "RB9", "RB2", {"to_act": [2]}, start=1),
    "2.2 and around": Case("RB1 / RB2 / RB3", "RB9", "RB2 RB3", {"to_act": [0]}, start=1),
    "2.2 a card that is not in the hand is refused": Case(
        "RB1 / RB2 / RB3", "RB9", refused={"RB2": "2.2 not_in_hand: card RB2"}
    ),
    "2.3 the leader too must play one of the master's suits": Case(
        f"{GREENS} RB1 BG1 RY1 BY1 RG1 / /",
        "RB9",
        refused={"GY3": "2.3 must_follow: card GY3, suits R B"},
        listed="RB1 RG1 RY1 BG1 BY1",
    ),
    "2.3 a card with both suits has no priority": Case("RB1 BG1 / RB2 / RB3", "RB9", refused={"BG1": ""}),
    "2.4 a seat that holds neither suit plays any card": Case(
        f"{GREENS} / RB1 / RB2 / RB3 / RB4", "RB10", listed=GREENS
    ),
    "2.4 it cannot win": Case(
        f"{GREENS} / RB1 / RB2 / RB3 / RB4", "RB10", "GY10 RB1 RB2 RB3 RB4", {"tricks.-1.winner": None}
    ),
    "3.7 a trick that nobody wins scores nothing for anybody": Case(
        "RB1 / RG2 / RY3", "RB9", "RB1 RG2 RY3", {"tricks.-1.winner": None, "scores": [0, 0, 0]}
    ),
    "3.8 the winner leads next": Case(THREE, "RB2", "RB1 RG9 RY3", {"to_act": [1]}),
    **{
        f"3.8 after equal highest numbers, {option}: seat {leader} leads": Case(
            EQUALS,
            "RB2",
            "RB1 RG9 RY9",
            {"tricks.-1.winner": 2, "to_act": [leader], "tricks.-1.lead_stays": leader != 2},
            options={"tie_lead": option},
        )
        for option, leader in (("stays", 0), ("winner", 2))
    },
}


@rows(PLAY)
def test_clause(row: Case) -> None:
    found, wanted = row.outcome()
    assert found == wanted


NOBODY = -1


@dataclass(frozen=True)
class Decided:
    """A row: a master and the cards of a trick, the leader, and the result by the rules.

    ``follow`` and ``scored`` are 0 or 1, the master's first or second suit.
    """

    master: str
    cards: str
    leader: int = 0
    winner_leads: bool = False
    wanted: Mapping[str, Any] = field(default_factory=dict)


def decided(master: str, cards: str, leader: int = 0, winner_leads: bool = False, **wanted: Any) -> Decided:
    return Decided(master, cards, leader, winner_leads, wanted)


TRICKS = {
    "3.1 a card with both suits counts for both": decided("RB5", "RB1 RG2 BY3", counts=(2, 2)),
    "3.1 the master is not counted": decided("RB5", "GY1 GY2 RB3", counts=(1, 1)),
    "3.2 the suit with the higher count is followed": decided("RB5", "RG2 RY9 BG10", follow=0, level=False),
    "3.2 level counts follow the master's larger number": decided("RB5", "RG9 BG3 GY1", follow=1, level=True),
    "3.2 which may be the first": decided("RB6", "RG9 BG3 GY1", follow=0),
    "3.3 if nobody followed nobody wins and the same leader leads": decided(
        "RB5", "GY1 GY2 GY3", 1, winner=NOBODY, points=0, next_leader=1, reason="no_follower"
    ),
    "3.4 the highest number of the follow suit wins": decided(
        "RB2", "RG3 RY9 RG7", 2, winner=0, reason="highest", next_leader=0
    ),
    "3.4 of several highest the last one played wins": decided(
        "RB2", "RG9 RY9 RG7", winner=1, reason="last_of_equals"
    ),
    "3.5 a higher master beats everybody": decided(
        "RY9", "RG8 RB7 RG6", 2, winner=NOBODY, points=0, reason="master_higher", next_leader=2
    ),
    "3.5 a master equal to the highest leaves the trick to the player": decided(
        "RB8", "RG8 RY7 RG6", winner=0, reason="last_of_equals"
    ),
    "3.6 the winner scores the master's number in the other suit": decided(
        "RB3", "RG9 RY4 RG1", winner=0, scored=1, points=8
    ),
    "3.8 the master's own card counts among the equals": decided("RB8", "RG8 RY7 RG6", 1, next_leader=1),
    "3.8 then the winner leads if the option says so": decided("RB8", "RG2 RY8 RG6", 1, True, next_leader=2),
    "6 red three, blue two: the highest red nine wins and scores the master's blue six": decided(
        "RB5", "RG2 BG1 RY9 RB4", counts=(3, 2), follow=0, winner=2, scored=1, points=6
    ),
    "6 level two two follows blue six, and the highest blue seven scores the red five": decided(
        "RB5", "RG9 RY3 BG2 BG7", counts=(2, 2), follow=1, winner=3, scored=0, points=5
    ),
    "6 a master red nine above every red leaves nobody the winner": decided(
        "RY9", "RG8 RB3 RG1 BY6", counts=(3, 1), winner=NOBODY
    ),
    "6 three red eights with the master's: the players' last one wins": decided(
        "RB8", "RG8 RY8 RG2 BG1", counts=(3, 1), winner=1
    ),
}


@rows(TRICKS)
def test_a_trick(row: Decided) -> None:
    cards = [INDEX[card] for card in row.cards.split()]
    done = explain(INDEX[row.master], row.leader, cards, len(cards), row.winner_leads)
    assert {name: getattr(done, name) for name in row.wanted} == row.wanted


@pytest.mark.parametrize(("seats", "size"), [(3, 15), (4, 12), (5, 10)])
def test_1_1_hands_and_masters_have_the_same_size(seats: int, size: int) -> None:
    match = Match.new(GAME, NAMES[:seats], {}, {"seed": 1})
    assert [len(hand) for hand in match.deal["hands"]] == [size] * seats
    assert len(match.deal["masters"]) == size
    assert sorted(card for part in (*match.deal["hands"], match.deal["masters"]) for card in part) == sorted(CARDS)


def test_1_2_the_start_seat_leads_first() -> None:
    match = Match.new(GAME, NAMES[:4], {}, {"seed": 1, "start": 2})
    assert match.status()["to_act"] == [2]
    assert match.view(None)["leader"] == 2


def test_a_card_is_its_first_number_and_eleven_minus_it() -> None:
    faces = {card["id"]: card for card in GAME.cards()}
    assert faces["RB7"] == {"id": "RB7", "suits": ["R", "B"], "numbers": [7, 4]}
    assert faces["GY10"]["numbers"] == [10, 1]


def test_2_1_no_master_is_turned_when_the_hands_are_empty() -> None:
    match = finish(Match.new(GAME, NAMES[:3], {}, {"seed": 1}), random.Random(1))
    assert match.view(None)["master"] is None
    assert match.view(None)["counts"] == {
        "hands": [0, 0, 0],
        "masters": 0,
        "tricks": match.view(None)["counts"]["tricks"],
    }


def test_4_1_the_most_points_win_and_level_seats_win_together() -> None:
    for seed in range(200):
        match = finish(Match.new(GAME, NAMES[:3], {}, {"seed": seed}), random.Random(seed))
        scores = match.status()["scores"]
        assert match.status()["winners"] == [seat for seat in range(3) if scores[seat] == max(scores)]
        if len(match.status()["winners"]) > 1:
            return
    pytest.fail("no level match among 200")


def test_4_1_after_the_end_every_action_is_refused() -> None:
    match = finish(Match.new(GAME, NAMES[:3], {}, {"seed": 1}), random.Random(1))
    assert refused(match, do="play", card="RB1") == "4.1 over"


def test_4_2_a_match_of_as_many_games_as_players_moves_the_start_seat_to_the_left() -> None:
    match = Match.new(GAME, NAMES[:3], {"games": "players"}, {"seed": 1, "start": 2})
    finish(match, random.Random(1))
    deals = [item for item in match.log if item.entry["do"] == "deal"]
    assert [item.entry["start"] for item in deals] == [0, 1]
    assert [item.actor for item in deals] == [0, 1]
    assert len(match.status()["result"][0]["games"]) == 3


def to_the_deal(seed: int = 1) -> Match:
    match = Match.new(GAME, NAMES[:3], {"games": "players"}, {"seed": seed, "start": 0})
    rng = random.Random(seed)
    while match.status()["phase"] == "play":
        match.act(rng.choice(match.legal(99)[0]))
    return match


def test_4_1_no_seat_leads_after_the_last_trick_of_a_game() -> None:
    before = to_the_deal()
    *others, last = before.view(None)["tricks"]
    assert [trick["next_leader"] is None for trick in (*others, last)] == [False] * len(others) + [True]
    assert not last["lead_stays"], "it is about the leader"
    assert before.view(None)["leader"] == 1, "the next game's start seat, not the trick's winner"
    after = finish(before, random.Random(1))
    assert after.view(None)["tricks"][-1]["next_leader"] is None


def test_4_2_only_the_next_start_seat_deals() -> None:
    match = to_the_deal()
    assert match.status()["phase"] == "deal"
    assert match.status()["to_act"] == [1]
    assert refused(match, do="deal", seat=0) == "S6 not_your_turn: seat 0, to_act 1"
    assert refused(match, do="play", card="RB1") == "2.2 not_now: do play, phase deal"
    match.act({"do": "deal", "seat": 1})
    assert match.status()["to_act"] == [1]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"start": 2}, "wrong_start"),
        ({"masters": ["RB1"] * 15}, "bad_deal"),
        ({"hands": []}, "bad_deal"),
    ],
)
def test_4_2_a_load_refuses_an_impossible_deal(change: dict[str, Any], code: str) -> None:
    match = to_the_deal()
    match.act({"do": "deal"})
    save = match.save()
    save["log"] = [*save["log"][:-1], {**save["log"][-1], **change}]
    with pytest.raises(BadInput) as error:
        Match.load(GAME, save)
    assert error.value.details["refusal"]["clause"] == "lucky_maker 4.2"
    assert error.value.details["refusal"]["code"] == code
    assert error.value.details["entry"] == len(save["log"]) - 1


def test_4_2_a_view_of_the_deal_shows_only_its_start_and_the_own_hand() -> None:
    match = to_the_deal()
    entry = match.act({"do": "deal"})
    assert match.view(2)["log"] == [{"seat": 1, "do": "deal", "start": 1, "hand": entry["hands"][2]}]
    assert match.view(None)["log"] == [{"seat": 1, "do": "deal", "start": 1}]


def test_4_2_points_add_up_over_the_match() -> None:
    match = finish(Match.new(GAME, NAMES[:4], {"games": "players"}, {"seed": 3}), random.Random(3))
    for seat, row in enumerate(match.status()["result"]):
        assert row["points"] == sum(game["points"] for game in row["games"]) == match.status()["scores"][seat]


def test_4_3_the_result_lists_every_trick_with_the_suit_that_scored() -> None:
    match = match_with([["RB1"], ["RG9"], ["RY3"]], ["RB2"])
    play(match, "RB1", "RG9", "RY3")
    (game,) = finish(match, random.Random(1)).status()["result"][1]["games"]
    assert game["tricks"][0] == {"master": "RB2", "suit": "B", "points": 9}
    assert game["points"] == sum(each["points"] for each in game["tricks"])
