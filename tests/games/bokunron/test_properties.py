"""Properties of Bokunron over positions reached by hypothesis and random play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from py_engine.games.bokunron.data import CARDS
from py_engine.games.bokunron.game import GAME
from py_engine.match import Match
from tests.games.bokunron.census import census
from tests.games.bokunron.table import NAMES, any_action, legal, play_on
from tests.machine import MatchMachine
from tests.play import card_names, everything

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


def canonical(action: dict[str, Any]) -> dict[str, Any]:
    """Return the action as the log would have it."""
    named = {key: value for key, value in action.items() if key != "cards"}
    if "cards" in action:
        named["cards"] = sorted(action["cards"], key=CARDS.index)
    return named


def is_legal_hand(match: Match, action: dict[str, Any]) -> bool:
    """Return by a plain reading of 1.5 and 2.3 whether a choice is legal."""
    seat, cards = action["seat"], action["cards"]
    view = match.view(seat)
    owed = {each["seat"]: each["count"] for each in view["owing"]}
    return owed.get(seat) == len(cards) == len(set(cards)) and set(cards) <= set(view["stock"])


@st.composite
def actions(draw: st.DrawFn, match: Match) -> dict[str, Any]:
    """Draw an action of any verb, near enough to the rules to be legal at times."""
    seats = len(match.names)
    seat = draw(st.integers(0, seats - 1))
    view = match.view(draw(st.sampled_from([seat, *match.state.actors()])))
    own = [*view["hand"], *view["stock"][:3], "S2", "c6"]
    do = draw(st.sampled_from(["hand", "play", "play", "pass", "tyrant", "no_tyrant", "plaza"]))
    if do == "hand":
        stock = view["stock"] or own
        size = draw(st.sampled_from([6, 7, 7, 5]))
        return {"do": do, "seat": seat, "cards": draw(st.permutations([*stock, "S2"]))[:size]}
    if do == "play":
        cards = draw(st.permutations(own))[: draw(st.integers(1, 3))]
        up = {} if draw(st.booleans()) else {"up": draw(st.sampled_from([*cards, None, "S2"]))}
        return {"do": do, "cards": cards, **up}
    if do == "tyrant":
        return {"do": do, "on": draw(st.sampled_from("SHDC")), "chips": draw(st.integers(0, 6))}
    return {"do": do, "card": draw(st.sampled_from([*CARDS]))} if do == "plaza" else {"do": do}


class BokunronMachine(MatchMachine):
    """Carries out legal and illegal actions, undoes, saves and loads; the table must stay complete."""

    match: Match

    @initialize(seed=st.integers(0, 2**32), seats=st.integers(3, 4), steps=st.integers(0, 70))
    def deal(self, seed: int, seats: int, steps: int) -> None:
        self.match = play_on(
            Match.new(GAME, NAMES[:seats], {}, {"seed": seed}), random.Random(seed), min(steps, 60)
        )

    @rule(rng=st.randoms(use_true_random=False), steps=st.integers(1, 8))
    def act(self, rng: random.Random, steps: int) -> None:
        for _ in range(steps):
            if not self.match.state.over:
                action = any_action(self.match, rng)
                assert self.match.check(action) is None
                entry = self.match.act(action)
                assert entry == canonical(action)

    @rule(data=st.data())
    def any_action_is_legal_exactly_if_it_is_listed(self, data: st.DataObject) -> None:
        action = data.draw(actions(self.match))
        if self.match.state.phase.name == "hand":
            listed = action["do"] == "hand" and is_legal_hand(self.match, action)
        else:
            listed = canonical(action) in legal(self.match)
        before = everything(self.match)
        refusal = self.match.check(action)
        assert (refusal is None) == listed
        assert everything(self.match) == before

    @invariant()
    def the_deck_is_whole(self) -> None:
        deal = self.match.deal
        dealt = [*deal["plaza"], *(card for part in deal["cards"] for card in part), *deal["aces"], *deal["leads"]]
        assert sorted(census(self.match.state)) == sorted(dealt)

    @invariant()
    def no_chip_is_lost(self) -> None:
        view = self.match.view(None)
        lying = sum(column["chips"] for column in view["plaza"])
        assert sum(view["counts"]["chips"]) + view["counts"]["used"] + lying == 5 * len(self.match.names)

    @invariant()
    def each_seat_sees_what_it_would_see_at_the_table_and_nothing_else(self) -> None:
        for seat in (None, *range(len(self.match.names))):
            assert card_names(GAME, self.match.view(seat)) == seen_by(self.match, seat)

    @invariant()
    def counts_are_those_of_the_cards(self) -> None:
        counts = self.match.view(None)["counts"]
        for seat in range(len(self.match.names)):
            view = self.match.view(seat)
            assert (counts["hands"][seat], counts["stocks"][seat]) == (len(view["hand"]), len(view["stock"]))

    @invariant()
    def no_column_has_five_upright_cards_and_every_pile_has_five(self) -> None:
        for column in self.match.view(None)["plaza"]:
            assert len(column["upright"]) < 5
            assert all(len(pile) == 5 for pile in column["piles"])
            cards = [*column["upright"], *(card for pile in column["piles"] for card in pile)]
            assert {card[0].upper() for card in cards} <= {column["suit"]}


TestBokunron = BokunronMachine.TestCase
TestBokunron.settings = settings(max_examples=min(40, settings().max_examples), stateful_step_count=20)


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
