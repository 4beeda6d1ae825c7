"""Properties of Bokunron over the positions of random matches."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from py_engine.games.bokunron.data import CARDS
from py_engine.games.bokunron.game import GAME
from py_engine.match import Match
from tests.games.bokunron.table import NAMES, any_action, legal
from tests.play import card_names

SUITS = "SHDC"


def seen_by(match: Match, seat: int | None) -> set[str]:
    """Return the names that ``seat`` has seen, from the deal, the log and the number of the trick alone."""
    deal, view = match.deal, match.view(None)
    known = {*deal["plaza"], *deal["leads"][: view["trick"] + 3]}
    if seat is not None:
        known |= {deal["aces"][seat], *deal["cards"][seat]}
    if match.state.over:
        known |= set(deal["aces"])
    plays = [item.entry for item in match.log if item.entry["do"] == "play"]
    face_down = len(view["plays"]) if view["phase"] in ("play", "tyrant") else 0
    for entry in plays[: len(plays) - face_down]:
        known |= set(entry["cards"])
    return known | {entry["up"] for entry in plays if "up" in entry}


def positions(seats: int, seed: int) -> Iterator[Match]:
    """Yield a match at every step of random play."""
    match, rng = Match.new(GAME, NAMES[:seats], {}, {"seed": seed}), random.Random(seed)
    while not match.state.over:
        yield match
        match.act(any_action(match, rng))
    yield match


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2)])
def test_every_play_that_could_be_made_is_legal_exactly_if_it_is_listed(seats: int, seed: int) -> None:
    """Brute force: all sets of up to four cards of the hand and three others, with every card face up or none."""
    tried = 0
    for number, match in enumerate(positions(seats, seed)):
        if match.state.phase.name != "play" or number % 3:
            continue
        actor = match.state.turn
        hand, stock = match.view(actor)["hand"], match.view(actor)["stock"]
        cards = sorted([*hand, *stock[:2], next(iter(match.deal["plaza"]))], key=CARDS.index)
        candidates: list[dict[str, Any]] = [{"do": "pass"}]
        for size in range(5):
            for chosen in combinations(cards, size):
                play: dict[str, Any] = {"do": "play", "cards": list(chosen)}
                candidates += [play, *({**play, "up": up} for up in (None, *cards[:4], *chosen))]
        listed = legal(match)
        assert all(action in candidates for action in listed)
        assert len({str(action) for action in listed}) == len(listed), "each once"
        for action in candidates:
            assert (match.check(action) is None) == (action in listed), action
        tried += len(candidates)
    assert tried > 5000


@pytest.mark.parametrize(("seats", "seed"), [(3, 3), (4, 4), (3, 5)])
def test_every_tyrants_step_and_every_pick_is_legal_exactly_if_it_is_listed(seats: int, seed: int) -> None:
    phases = set()
    for match in positions(seats, seed):
        if match.state.phase.name not in ("tyrant", "plaza"):
            continue
        phases.add(match.state.phase.name)
        candidates: list[dict[str, Any]] = [{"do": "no_tyrant"}, {"do": "pass"}]
        candidates += [{"do": "tyrant", "on": on, "chips": chips} for on in SUITS for chips in range(-1, 7)]
        candidates += [{"do": "plaza", "card": card} for card in CARDS]
        listed = legal(match)
        assert [action for action in listed if action not in candidates] == []
        for action in candidates:
            assert (match.check(action) is None) == (action in listed), action
    assert "tyrant" in phases


@pytest.mark.parametrize(("seats", "seed"), [(3, 6), (4, 7)])
def test_no_chip_is_lost_and_each_seat_sees_what_it_would_see_at_the_table(seats: int, seed: int) -> None:
    for match in positions(seats, seed):
        view = match.view(None)
        lying = sum(column["chips"] for column in view["plaza"])
        assert sum(view["counts"]["chips"]) + view["counts"]["used"] + lying == 5 * seats
        for seat in (None, *range(seats)):
            assert card_names(GAME, match.view(seat)) == seen_by(match, seat)


@pytest.mark.parametrize("seats", [3, 4])
def test_every_contest_against_a_plain_reading_of_clauses_4_and_5(seats: int) -> None:
    """Recompute winner, plaza, won cards and marker of every trick from open cards alone."""
    outcomes = set()
    for seed in range(12):
        before: dict[str, Any] = {}
        for match in positions(seats, seed):
            after = match.view(None)
            last = after["tricks"][-1] if after["tricks"] else None
            if before and last and last not in before["tricks"] and last["number"] == before["trick"]:
                outcomes.add(last["outcome"])
                if before["phase"] in ("play", "tyrant"):
                    check_contest(before, after, last, seats)
            before = after
    assert outcomes == {"won", "nobody_followed", "all_passed"}


def check_contest(before: dict[str, Any], after: dict[str, Any], last: dict[str, Any], seats: int) -> None:
    """Compare a settled trick with the table ``before`` its last action and ``after`` it."""
    played = {part["seat"]: part["cards"] for part in last["seats"]}
    order = [(before["marker"] + i) % seats for i in range(seats)]
    assert list(played) == [seat for seat in order if seat in played]
    worth = {each["suit"]: len(each["upright"]) + 2 * len(each["piles"]) for each in before["plaza"]}
    worth[before["lead_suit"]] = 10
    for placed in last["placed"]:
        worth[placed["on"]] -= 2 * placed["chips"]
    totals = {}
    for seat, cards in played.items():
        if any(card[0].upper() == before["lead_suit"] for card in cards):
            total = sum(max(0, worth[card[0].upper()]) for card in cards)
            totals[seat] = max(0, total - (seat == before["marker"]))
    assert {part["seat"]: part["power"] for part in last["seats"] if part["follows"]} == totals
    winner = max(totals, key=lambda seat: (totals[seat], order.index(seat))) if totals else None
    assert last["winner"] == winner
    assert after["marker"] == (before["marker"] if winner is None else winner)
    if winner is not None:
        check_clean_up(before, after, played, winner)


def check_clean_up(
    before: dict[str, Any], after: dict[str, Any], played: dict[int, list[str]], winner: int
) -> None:
    columns = {each["suit"]: list(each["upright"]) for each in before["plaza"]}
    piles = {each["suit"]: len(each["piles"]) for each in before["plaza"]}
    kept = len(played[winner])
    for seat, cards in played.items():
        for suit in SUITS if seat != winner else "":
            used = [card for card in cards if card[0].upper() == suit]
            if used:
                columns[suit].append(min(used, key=lambda card: (int(card[1:]), card[0].islower())))
                kept += len(used) - 1
                if len(columns[suit]) == 5:
                    columns[suit], piles[suit] = [], piles[suit] + 1
    assert {each["suit"]: each["upright"] for each in after["plaza"]} == columns
    assert {each["suit"]: len(each["piles"]) for each in after["plaza"]} == piles
    assert after["won_tricks"][winner][-1] == {"lead": before["lead"], "cards": kept, "trick": before["trick"]}
