"""The parts of a view of Ghost Couple that the clauses' own tests leave out."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from py_engine.cards import cards_in
from py_engine.games.ghost_couple.decks import DECKS
from py_engine.games.ghost_couple.game import GAME
from py_engine.games.ghost_couple.shapes import GhostCoupleCard
from tests.door.shapes import fault
from tests.games.ghost_couple.record_eventful import couples_first
from tests.games.ghost_couple.table import Table, take_event, take_rank, trump_table
from tests.play import SetUp, card_names


def pending(table: Table, seat: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = table.view(seat)["pending"]
    return found


@pytest.mark.parametrize("deck", ["ghosts", "trump"])
def test_the_pending_choice_names_the_values_of_the_legal_actions_and_the_event_of_the_log(deck: str) -> None:
    """Everyone sees the actions that name open cards alone, in full."""
    opened, events = Counter[str](), 0
    for seed in range(6):
        match, rng = SetUp("ghost_couple", 3, (("deck", deck),)).match(seed), random.Random(seed)
        while not match.state.over:
            legal, complete = match.legal(5000)
            view, (seat,) = match.view(None), match.state.actors()
            shown, hidden = view["pending"], {*match.view(seat)["hand"]}
            assert (shown["choice"], match.view(0)["pending"]["cells"]) == (match.state.phase.name, shown["cells"])
            if complete:
                named_by(legal, shown)
                named = [each for each in legal if not card_names(match.game, each) & hidden]
                assert shown["open"] == (named if shown["choice"] in ("couple", "rob", "banish_treasure") else [])
                opened.update(action["do"] for action in shown["open"])
            for last in view["log"][-1:]:
                if last["do"] == "couple" and shown["couple"]:
                    events += 1
                    assert last["event"] == shown["event"]
            match.act(couples_first(legal[:200], rng))
    assert events
    assert {*opened} == {"couple", "end", *(("rob", "banish_treasure") if deck == "ghosts" else ())}


def named_by(legal: list[dict[str, Any]], shown: dict[str, Any]) -> None:
    """Compare the cells and seats of a pending choice with all legal actions."""
    if shown["choice"] in ("couple", "put", "cover", "reshuffle"):
        return
    cells = {cell for each in legal for cell in each.get("cells", [each.get("cell")]) if cell}
    seats = {each[field] for each in legal for field in ("to", "from") if field in each}
    assert shown["cells"] == sorted(cells)
    assert shown["choice"] == "banish_hand" or shown["seats"] == sorted(seats)


def test_pending_names_the_couple_and_its_event() -> None:
    table = take_rank("K")
    assert (pending(table)["couple"], pending(table)["event"]) == (["HK", "SK"], 20)
    table = Table()
    assert (pending(table)["couple"], pending(table)["event"]) == (None, None)


def test_pending_shows_the_cells_that_each_x_would_turn_up() -> None:
    table = trump_table("5")
    table.state.turn_up(1)
    table.do("couple S5 H5")
    areas = {area["cell"]: area["cells"] for area in pending(table)["areas"]}
    assert areas[7] == [7, 11]
    assert areas[19] == [15, 19, 23, 25]
    assert list(areas) == pending(table)["cells"]


def test_pending_of_put_names_the_freed_cells() -> None:
    table = take_rank("3")
    table.do("take 9 5 20")
    assert (pending(table)["cells"], pending(table)["count"]) == ([5, 9, 20], 3)


def test_pending_of_cover_names_the_cells_to_cover() -> None:
    assert pending(take_event(19))["cells"] == [cell for cell in range(1, 26) if cell not in (2, 3, 13)]


def test_swap_owed_until_a_couple_is_taken() -> None:
    table = trump_table("6")
    assert table.view()["swap_owed"] is True
    table.do("couple S6 H6")
    assert table.view()["swap_owed"] is False


def last_entry(table: Table, seat: int | None = None) -> dict[str, Any]:
    """Return the log's last entry as ``seat`` sees it."""
    found: dict[str, Any] = table.view(seat)["log"][-1]
    return found


@pytest.mark.parametrize("seat", [0, 1, None])
def test_7_only_the_log_names_a_card_that_was_turned_down_again(seat: int | None) -> None:
    table = Table(board={1: "HQ", 2: "CJ", 13: "S3"}, hands=[["S7"]])
    table.flip(1, 2)
    table.do("swap S7")
    log = table.view(seat)["log"]
    assert [entry.get("card") for entry in log] == ["HQ", "CJ", "S7"]
    assert log[2]["taken"] == "S3"
    assert "HQ" not in str({**table.view(seat), "log": []})


@pytest.mark.parametrize("seat", [0, 1, None])
def test_7_the_log_names_the_cards_of_an_x_and_of_a_block_cell_by_cell(seat: int | None) -> None:
    table = take_rank("5", board={7: "D9", 11: "CJ"})
    table.do("flip_x 7")
    cards = [table.view()["board"][cell - 1]["card"] for cell in (1, 7, 11)]
    assert cards[1:] == ["D9", "CJ"]
    assert last_entry(table, seat)["cards"] == cards
    table = take_event(6)
    table.do("flip_block 19")
    area = [cell for cell in (13, 14, 15, 18, 19, 20, 23, 24, 25) if cell != 13]
    assert last_entry(table, seat)["cards"] == [table.view()["board"][cell - 1]["card"] for cell in area]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_7_a_couple_that_turns_cards_up_names_them_with_their_cells(seat: int | None) -> None:
    for table, cells in ((take_rank("4"), [1, 5, 21, 25]), (take_event(19), [*range(1, 26)])):
        board = table.view()["board"]
        opened = [board[cell - 1] for cell in cells if cell not in (2, 3, 13)]
        assert last_entry(table, seat)["opened"] == [{k: each[k] for k in ("cell", "card")} for each in opened]
    assert last_entry(take_rank("6"), seat)["opened"] == []


@pytest.mark.parametrize("seat", [0, 1, None])
def test_7_the_log_names_cards_banished_face_down(seat: int | None) -> None:
    table = take_rank("K", board={9: "D9"})
    table.do("banish 9")
    assert last_entry(table, seat)["cards"] == ["D9"]


def test_1_3_a_card_that_only_the_acting_seat_saw_is_in_its_own_log_only() -> None:
    table = take_rank("3", board={9: "D9", 5: "CJ", 20: "H4"})
    table.do("take 9 5 20")
    looked = take_event(15, hands=[[], []])
    hand = looked.hand(1)
    looked.do("look 1")
    shuffled = take_event(12)
    before = shuffled.hand(0)
    shuffled.do("reshuffle")
    for each, cards in ((table, ["CJ", "D9", "H4"]), (looked, hand), (shuffled, before)):
        assert last_entry(each, 0)["cards"] == cards
        assert "cards" not in last_entry(each, 1)
        assert "cards" not in last_entry(each)


def test_catalogue_cards_have_the_published_shapes() -> None:
    assert fault(GAME.cards(), list[GhostCoupleCard]) is None


def couple_entry(table: Table) -> dict[str, Any]:
    """Return the last couple of the log as an onlooker sees it."""
    found: dict[str, Any] = [entry for entry in table.view()["log"] if entry["do"] == "couple"][-1]
    return found


@pytest.mark.parametrize(("rank", "event"), [("K", 20), ("4", 4), ("7", None)])
def test_the_log_says_which_event_a_couple_brought(rank: str, event: int | None) -> None:
    entry = couple_entry(take_rank(rank))
    assert (entry["went"], entry["event"]) == ("treasure", event)


def test_a_joker_silences_the_event_in_the_log_as_well() -> None:
    table = Table("trump", board={2: "JO1", 3: "HK"})
    table.flip(2, 3)
    table.do("couple JO1 HK")
    assert couple_entry(table)["event"] is None


def test_the_log_says_that_a_couple_with_a_banished_card_left_the_game() -> None:
    table = Table("trump", board={2: "HK", 3: "S9"})
    table.flip(2, 3)
    table.arrange(banished=["SK"])
    table.do("couple HK SK")
    assert (couple_entry(table)["went"], couple_entry(table)["event"]) == ("gone", None)


def test_a_couple_whose_cards_were_banished_later_still_went_into_the_treasure() -> None:
    table = take_rank("7")
    table.arrange(banished=["H7", "S7"])
    table.state.gone = table.state.banished
    table.state.banished = 0
    assert set(table.view()["gone"]) >= {"H7", "S7"}
    assert couple_entry(table)["went"] == "treasure"


def test_the_seats_that_will_be_skipped_are_named_in_the_direction_of_play() -> None:
    table = take_rank("J", seats=3)
    assert table.view()["skipped"] == [1]
    table.state.direction = -1
    assert (table.view()["skipped"], table.view()["next"]) == ([2], 1)


def test_the_terms_are_those_that_the_deck_scores() -> None:
    assert Table("trump").view()["terms"] == ["cards", "quartets", "bonus"]
    assert Table("ghosts").view()["terms"] == ["cards", "abilities", "bonus"]


def test_the_catalogue_has_the_kind_of_cards_that_a_playing_card_goes_with() -> None:
    tables = DECKS["trump"]
    for card in GAME.cards():
        if card["deck"] == "trump":
            mates = [tables.names[mate] for mate in cards_in(tables.partners[tables.index[card["id"]]])]
            without_jokers = [mate for mate in mates if mate[:2] != "JO"]
            count = {"any_card": 52, "same_rank": 3, "other_colour": 2}[card["goes_with"]]
            assert len(without_jokers) == count
            assert card["silent"] == bool(tables.jokers >> tables.index[card["id"]] & 1)
            assert (card["quartet"] is not None) == bool(tables.quartet >> tables.index[card["id"]] & 1)
